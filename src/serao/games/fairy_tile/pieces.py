"""What is in the box of Fairy Tile: tiles and pages from the data file, turned and tabled (rule 1)."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from serao.games.fairy_tile.hexes import AXIAL, DIRECTIONS, HEXES, TURNS, corner, hex_at
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.objectives import Objective, objective_of
from serao.games.fairy_tile.places import CHARACTERS, TERRAINS


class Place(msgspec.Struct, frozen=True):
    """One hex of a tile: its terrain, and the edges that the river crosses."""

    terrain: str
    river: tuple[str, ...]


class Tile(msgspec.Struct, frozen=True):
    """1.1 A tile with two sides; a starting tile has its place, its turn and its character."""

    id: str
    kind: str
    a: tuple[Place, Place, Place]
    b: tuple[Place, Place, Place]
    at: tuple[int, int] = (0, 0)
    turn: int = 0
    character: str = ""


class Page(msgspec.Struct, frozen=True):
    """1.3 A page card."""

    number: int
    objective: dict[str, Any]
    published: bool


class Box(msgspec.Struct, frozen=True):
    """The data file."""

    about: str
    directions: dict[str, tuple[int, int]]
    tiles: tuple[Tile, ...]
    pages: tuple[Page, ...]


BOX = msgspec.json.decode(files(f"{__package__}.data").joinpath("fairy-tile.json").read_bytes(), type=Box)
assert tuple(BOX.directions.items()) == tuple(zip(DIRECTIONS, AXIAL, strict=True))

TILES = BOX.tiles
STARTING = tuple(number for number, tile in enumerate(TILES) if tile.kind == "start")
REGULAR = tuple(number for number, tile in enumerate(TILES) if tile.kind == "regular")

# A side is twice its tile's number, plus one for side b.
SIDES = 2 * len(TILES)
CELLS = tuple(getattr(tile, side) for tile in TILES for side in "ab")

PAGES = tuple(page.number for page in BOX.pages)
OBJECTIVES: dict[int, Objective] = {page.number: objective_of(page.objective) for page in BOX.pages}
NO_PAGE = 0


def tile_of(side: int) -> int:
    """The tile that a side belongs to."""
    return side // 2


def side_name(side: int) -> str:
    """A side as it stands in the data file: T7a."""
    return f"{TILES[tile_of(side)].id}{'ab'[side % 2]}"


# ── Tiles turned ──────────────────────────────────────────────────────────────────────────────────

# A tile's hexes lie at its first one, at the next direction of its turn and at the one before (0: E and SE).
OFFSETS = tuple(corner(turn) for turn in TURNS)


def turned_river(river: tuple[str, ...], turn: int) -> int:
    """The edges of a river, one bit a direction, after so many sixths counter-clockwise."""
    return sum(1 << (DIRECTIONS.index(edge) + turn) % 6 for edge in river)


# By side and turn: the three hexes as (offset, terrain, river).
SHAPES = tuple(
    tuple(
        tuple(
            (offset, TERRAINS.index(cell.terrain), turned_river(cell.river, turn))
            for offset, cell in zip(OFFSETS[turn], cells, strict=True)
        )
        for turn in TURNS
    )
    for cells in CELLS
)

# ── Tiles laid ────────────────────────────────────────────────────────────────────────────────────

# A laid tile is one number: its first hex, its turn and its side.


def lay(side: int, at: int, turn: int) -> int:
    """A tile as it lies in the kingdom."""
    return (side * len(TURNS) + turn) * HEXES + at


def lifted(laid: int) -> tuple[int, int, int]:
    """The side that a laid tile shows, its first hex and its turn."""
    rest, at = divmod(laid, HEXES)
    side, turn = divmod(rest, len(TURNS))
    return side, at, turn


def side_of(laid: int) -> int:
    """The side that a laid tile shows."""
    return lifted(laid)[0]


def cells_of(laid: int) -> tuple[tuple[int, int, int], ...]:
    """The three hexes of a laid tile as (hex, terrain, river)."""
    side, at, turn = lifted(laid)
    return tuple((at + offset, terrain, river) for offset, terrain, river in SHAPES[side][turn])


@lru_cache(maxsize=768)  # of 38 kB each: one for every table in play, and those it grew out of lately
def kingdom_of(laid: tuple[int, ...]) -> Kingdom:
    """The kingdom of these tiles; it grows out of the one before, which is remembered."""
    if not laid:
        return Kingdom({}, {})
    return kingdom_of(laid[:-1]).grown(cells_of(laid[-1]))


# 2.1, 2.2 Where the starting tiles lie and their characters stand (on a tile's third hex), by character.
START_AT = tuple((hex_at(*TILES[tile].at), TILES[tile].turn) for tile in STARTING)
START_HEXES = tuple(at + OFFSETS[turn][2] for at, turn in START_AT)
assert tuple(TILES[tile].character for tile in STARTING) == CHARACTERS
