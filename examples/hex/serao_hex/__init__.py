"""Hex: two colours take turns on a board of hexagons; who joins the two sides of their colour wins."""

import re
from functools import cache

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import Say
from serao.engine.open_game import OpenView
from serao.engine.outcome import Outcome, Score, ScoreLine, outcome_of
from serao.engine.problem import BadNotation, BadOptions, reason
from serao.engine.scene import Board, Cell, Colour, Counter, Scene

OPEN = True  # nothing is hidden: views and memories need no code
COLOURS: tuple[Colour, Colour] = ("red", "blue")  # red joins top and bottom, blue left and right
LETTERS = "abcdefghijklm"
LARGEST = len(LETTERS)
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
NOBODY = -1


class Options(msgspec.Struct, frozen=True):
    """The variants."""

    size: int = 9


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put a stone on an empty place."""

    column: int
    row: int


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """A stone was put down; `wins` where it joined two sides."""

    seat: int
    column: int
    row: int
    wins: bool


ACTIONS, EVENTS = Place, Placed


class State(msgspec.Struct, frozen=True):
    """The board, row by row: a seat, or nobody."""

    size: int
    stones: tuple[int, ...]
    turn: int = 0
    winner: int = NOBODY
    news: tuple[Placed, ...] = ()


def seats(options: Options) -> range:
    """Two play."""
    if not 3 <= options.size <= LARGEST:
        raise BadOptions(reason("hex-size", given=options.size, most=LARGEST))
    return range(2, 3)


def new(options: Options, seats: int, chance: Chance) -> State:
    """An empty board."""
    return State(options.size, (NOBODY,) * options.size**2)


def actors(state: State) -> tuple[int, ...]:
    """Turn by turn, until somebody has won."""
    return (state.turn,) if state.winner == NOBODY else ()


def legal(state: State, seat: int) -> tuple[Place, ...]:
    """Any empty place."""
    if seat not in actors(state):
        return ()
    return tuple([place for place, stone in zip(places(state.size), state.stones, strict=True) if stone == NOBODY])


@cache
def places(size: int) -> tuple[Place, ...]:
    """Every place of a board, made once: opponents ask for them ten thousand times a move."""
    return tuple(Place(column, row) for row in range(size) for column in range(size))


def apply(state: State, seat: int, action: Place, chance: Chance) -> State:
    """Put the stone down, and look whether it joins two sides."""
    place = action.row * state.size + action.column
    stones = (*state.stones[:place], seat, *state.stones[place + 1 :])
    wins = joins(stones, state.size, seat, place)
    news = (Placed(seat, action.column, action.row, wins),)
    return State(state.size, stones, 1 - seat, seat if wins else NOBODY, news)


def joins(stones: tuple[int, ...], size: int, seat: int, start: int) -> bool:
    """Whether the stones connected with this one touch both sides of their colour."""
    found, waiting = {start}, [start]
    while waiting:
        row, column = divmod(waiting.pop(), size)
        for right, down in STEPS:
            x, y = column + right, row + down
            if 0 <= x < size and 0 <= y < size and stones[y * size + x] == seat and y * size + x not in found:
                found.add(y * size + x)
                waiting.append(y * size + x)
    lines = {place // size if seat == 0 else place % size for place in found}
    return {0, size - 1} <= lines


def outcome(state: State) -> Outcome | None:
    """A point for who joined the sides."""
    if state.winner == NOBODY:
        return None
    won = [seat == state.winner for seat in range(2)]
    scores = [Score(seat, int(won[seat]), (ScoreLine("joined", int(won[seat])),)) for seat in range(2)]
    return outcome_of(scores, "joined", ())


def text(action: Place) -> str:
    """A place by its letter and number."""
    return f"{LETTERS[action.column]}{action.row + 1}"


def parse(notation: str) -> Place:
    """A place from its letter and number."""
    found = re.fullmatch(rf"([{LETTERS}])([1-9][0-9]?)", notation.strip().lower())
    if found is None:
        raise BadNotation(reason("hex-notation", given=notation))
    return Place(LETTERS.index(found[1]), int(found[2]) - 1)


def tell(event: Placed, say: Say, names: tuple[str, ...]) -> str:
    """A stone, or the last one."""
    place = text(Place(event.column, event.row))
    return say("hex-won" if event.wins else "hex-placed", name=names[event.seat], place=place)


def scene(view: OpenView[State], say: Say, names: tuple[str, ...]) -> Scene:
    """The board, with its sides in their colours, and whose turn it is."""
    state = view.state
    players = [
        Counter(title=name, number=state.stones.count(seat), colour=COLOURS[seat], active=seat in actors(state))
        for seat, name in enumerate(names)
    ]
    cells = tuple(cell(state, place, say) for place in range(state.size**2))
    numbers = tuple(str(row + 1) for row in range(state.size))
    return Scene((*players, Board(shape="hexes", cells=cells, columns=tuple(LETTERS[: state.size]), rows=numbers)))


def cell(state: State, place: int, say: Say) -> Cell:
    """One place of the board."""
    row, column = divmod(place, state.size)
    spot, stone, last = text(Place(column, row)), state.stones[place], state.size - 1
    side: Colour = "red" if row in (0, last) else "blue" if column in (0, last) else ""
    return Cell(
        name=say(f"hex-{COLOURS[stone] if stone != NOBODY else 'empty'}", place=spot),
        spot=spot,
        colour="" if stone == NOBODY else COLOURS[stone],
        last=any((event.column, event.row) == (column, row) for event in state.news),
        x=column,
        y=row,
        ground=side,
    )


def spots(action: Place) -> tuple[str, ...]:
    """The place itself."""
    return (text(action),)
