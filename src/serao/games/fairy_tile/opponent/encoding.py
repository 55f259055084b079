"""Fairy Tile in numbers for learning programs, as `serao.engine.encoding` describes.

Hexes are those within `REACH` steps of the middle, row by row. Kingdoms could grow further, though they hardly ever do:
an action beyond has no number, and is not offered.
"""

from functools import lru_cache

from serao.engine.encoding import from_me, one_of, some_of
from serao.games.fairy_tile.actions import ADDS, END, MOVES, TURN, Action
from serao.games.fairy_tile.hexes import HEXES, TURNS, axial
from serao.games.fairy_tile.memory import Memory
from serao.games.fairy_tile.pieces import PAGES, SIDES, cells_of
from serao.games.fairy_tile.places import EVERYBODY, TERRAINS
from serao.games.fairy_tile.state import Options

REACH = 14


def steps_from_the_middle(place: int) -> int:
    """How far a hex is from the middle of the board."""
    q, r = axial(place)
    return max(abs(q), abs(r), abs(q + r))


NEAR = tuple(place for place in range(HEXES) if steps_from_the_middle(place) <= REACH)
NUMBER = {place: number for number, place in enumerate(NEAR)}
RIVER = len(TERRAINS)  # where the planes of the rivers begin, one an edge
LAND_PLANES = RIVER + 6


def numbered(options: Options, seats: int) -> tuple[Action, ...]:
    """Turning the page, the end, each character's moves to each hex, the tile with its first hex there, by its turn."""
    moves = (MOVES[character][place] for character in EVERYBODY for place in NEAR)
    return (TURN, END, *moves, *(ADDS[turn][place] for turn in TURNS for place in NEAR))


def observed(memory: Memory) -> bytes:
    """What is common to all, by seat what it has, one's own first; then the planes of the board."""
    assert memory.seat is not None
    seats = from_me(memory.seat, len(memory.hands))
    return b"".join(
        (
            common(memory),
            *(seat_bytes(memory, seat) for seat in seats),
            land(memory.laid),
            *(one_of(len(NEAR), NUMBER.get(place, -1)) for place in memory.characters),
            *(visited(memory, character) for character in EVERYBODY),
        )
    )


def common(memory: Memory) -> bytes:
    """The page in hand (36), own pages turned before (36), a second adventure, told this turn, who passed a castle (3),
    the visible side of a tile (30), tiles in the stack, pages aside.
    """
    assert memory.seat is not None
    mine = memory.books[memory.seat]
    return b"".join(
        (
            pages(memory.hands[memory.seat : memory.seat + 1]),
            pages(mine),
            bytes((memory.second, memory.has_told)),
            bytes([character in memory.passed for character in EVERYBODY]),
            one_of(SIDES, memory.top),
            bytes((memory.stack, memory.aside)),
        )
    )


@lru_cache(maxsize=4096)
def pages(held: tuple[int, ...]) -> bytes:
    """A byte for each page: whether it is among these."""
    return bytes([page in held for page in PAGES])


def seat_bytes(memory: Memory, seat: int) -> bytes:
    """Whose turn it is, pages in the book, magic, whether it has left (4); the pages told (36)."""
    flags = (memory.turn == seat, len(memory.books[seat]))
    return bytes((*flags, memory.magic[seat], memory.left[seat])) + pages(memory.told[seat])


@lru_cache(maxsize=1024)  # a kingdom is looked at far more often than it grows
def land(laid: tuple[int, ...]) -> bytes:
    """A plane of hexes for each terrain (4), then for the river across each edge, from east counter-clockwise (6)."""
    planes = bytearray(LAND_PLANES * len(NEAR))
    for place, terrain, river in (cell for each in laid for cell in cells_of(each)):
        if place in NUMBER:
            crossed = [RIVER + edge for edge in range(6) if river >> edge & 1]
            for plane in (terrain, *crossed):
                planes[plane * len(NEAR) + NUMBER[place]] = 1
    return bytes(planes)


def visited(memory: Memory, character: int) -> bytes:
    """A plane of the hexes on which a move of this character ended this turn."""
    there = [NUMBER[place] for who, place in memory.visits if who == character and place in NUMBER]
    return some_of(len(NEAR), there) if there else bytes(len(NEAR))
