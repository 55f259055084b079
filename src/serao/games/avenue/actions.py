"""The decisions of Avenue and their notation: `c4` draws the road in a square, `peek` looks at the next farm."""

import re

import msgspec

from serao.engine.problem import BadNotation, reason
from serao.games.avenue.pieces import COLUMNS, ROWS, SQUARES

LETTERS = "abcdef"


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """3.2 Draw the road that is shown in a vacant square."""

    square: int


class Peek(msgspec.Struct, frozen=True, gc=False, tag="peek"):
    """3.2 Look secretly at the top card of the farm deck."""


Action = Draw | Peek
ACTIONS = Action

PEEK = Peek()
DRAWS = tuple(Draw(square) for square in range(SQUARES))
# The draws in one row of the map, by the six bits of its vacant squares.
ROW_DRAWS = tuple(
    tuple(
        tuple(DRAWS[row * COLUMNS + column] for column in range(COLUMNS) if vacant >> column & 1)
        for vacant in range(1 << COLUMNS)
    )
    for row in range(ROWS)
)

_SQUARE = re.compile(r"([a-f])([1-7])", re.IGNORECASE)


def square_text(square: int) -> str:
    """A square by its column's letter and its row's number, counted from the top left: a1 to f7."""
    row, column = divmod(square, COLUMNS)
    return f"{LETTERS[column]}{row + 1}"


def text(action: Action) -> str:
    """An action in notation."""
    match action:
        case Draw(square):
            return square_text(square)
        case Peek():
            return "peek"


def parse(notation: str) -> Action:
    """The action of a notation."""
    notation = notation.strip()
    if notation.lower() == "peek":
        return PEEK
    if found := _SQUARE.fullmatch(notation):
        return DRAWS[(int(found[2]) - 1) * COLUMNS + LETTERS.index(found[1].lower())]
    raise BadNotation(reason("avenue-notation", given=notation))
