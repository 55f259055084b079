"""Maps of Avenue: read from text, checked, and kept as tables (rules 1.1 to 1.3)."""

from functools import lru_cache
from importlib.resources import files

import msgspec

from serao.engine.problem import BadOptions, Reason, reason
from serao.games.avenue.pieces import COLUMNS, FARMS, MOST_GRAPES, ROWS

NAMES = ("A", "B", "C")
FARM_SQUARES = tuple(f"F{farm}" for farm in FARMS)
CASTLES = ("CG", "CP")
LONGEST_QUOTED = 20


class Map(msgspec.Struct, frozen=True):
    """A map as tables by square, and where its farms and castles stand."""

    squares: tuple[str, ...]
    green: tuple[int, ...]
    purple: tuple[int, ...]
    farms: dict[str, int]
    green_castle: int
    purple_castle: int


@lru_cache(maxsize=256)
def map_of(text: str) -> Map:
    """The map of a name (A, B, C) or of a whole map text. BadOptions says what is wrong with it."""
    squares = tuple(square for line in lines_of(text) for square in line)
    grapes = [square if is_grapes(square) else "" for square in squares]
    return Map(
        squares=squares,
        green=tuple(square.count("G") for square in grapes),
        purple=tuple(square.count("P") for square in grapes),
        farms={farm: squares.index(f"F{farm}") for farm in FARMS},
        green_castle=squares.index("CG"),
        purple_castle=squares.index("CP"),
    )


def lines_of(text: str) -> list[list[str]]:
    """The squares of a map, row by row, checked."""
    if text in NAMES:
        text = files("serao.games.avenue").joinpath("maps", f"{text}.txt").read_text("ascii")
    lines = [line.split() for line in text.strip().splitlines() if line.strip()]
    fault = map_fault(lines)
    if fault:
        raise BadOptions(fault)
    return lines


def shortened(word: str) -> str:
    """What somebody wrote, short enough for a sentence."""
    return word if len(word) <= LONGEST_QUOTED else f"{word[:LONGEST_QUOTED]}…"


def is_grapes(square: str) -> bool:
    """One to four grapes, of one or both colours."""
    return 1 <= len(square) <= MOST_GRAPES and set(square) <= set("GP")


def map_fault(lines: list[list[str]]) -> Reason | None:
    """The first thing that is wrong with a map."""
    if len(lines) == 1 and len(lines[0]) <= 1:
        return reason("avenue-map-unknown", given=shortened(" ".join(lines[0])), known=", ".join(NAMES))
    if len(lines) != ROWS:
        return reason("avenue-map-rows", given=len(lines), expected=ROWS)
    for number, line in enumerate(lines, 1):
        if len(line) != COLUMNS:
            squares = sum(map(len, lines))
            return reason("avenue-map-columns", row=number, given=len(line), expected=COLUMNS, squares=squares)
    return square_fault([square for line in lines for square in line])


def square_fault(squares: list[str]) -> Reason | None:
    """The first square that cannot be, or stands there too often or not at all."""
    for place, square in enumerate(squares):
        if square != "." and square not in (*FARM_SQUARES, *CASTLES) and not is_grapes(square):
            row, column = divmod(place, COLUMNS)
            return reason("avenue-map-square", given=shortened(square), row=row + 1, column=column + 1)
    for single in (*FARM_SQUARES, *CASTLES):
        if squares.count(single) != 1:
            return reason("avenue-map-single", square=single, given=squares.count(single))
    return None
