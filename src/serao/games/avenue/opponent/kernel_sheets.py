"""Maps as the net sees them: each square as itself on the maps of the box, and by what it is like on any other."""

from array import array
from typing import Any, NamedTuple

from serao.games.avenue import kernel
from serao.games.avenue.maps import Map
from serao.games.avenue.opponent import value_kernel
from serao.games.avenue.pieces import COLUMNS, NEIGHBOUR, ONWARD, OPPOSITE, ROADS, SQUARES
from serao.installed.kernels import fastest

# The grapes of a square, green and purple, as a kind of square; then empty, farm, castles.
GRAPES = tuple((green, purple) for green in range(5) for purple in range(5) if 1 <= green + purple <= 4)
EMPTY, FARM, GREEN_CASTLE, PURPLE_CASTLE = range(len(GRAPES), len(GRAPES) + 4)
KINDS = len(GRAPES) + 4
# The neighbours of each square, the opposite of each side, the sides of each road, and where a road goes on.
ROAD_TABLES = (
    [neighbour for sides in NEIGHBOUR for neighbour in sides],
    OPPOSITE,
    [side for sides in ((0, 0), *ROADS.values()) for side in sides],
    [onward for sides in ONWARD for onward in sides],
)
CHOICES = SQUARES + 1
ALL_KINDS = list(range(SQUARES))
ALL_FARMS = list(range(8))


class Board(NamedTuple):
    """A sheet of the kernel and its numbers: all of them, and the worth of each choice that was judged last."""

    sheet: Any
    data: memoryview
    values: "array[int]"


def sheets_of(land: Map, known: bool, heads: "array[int]", rows: "array[int]", number: int) -> list[Board]:
    """Sheets of a map with a net: one to play on, the others to try things on. `known`: it learned this very map."""
    kinds = ALL_KINDS if known else [kind_of(land, square) for square in range(SQUARES)]
    farms = ALL_FARMS if known else [*farm_kinds(land), 6, 7]
    standing, anchors = standing_of(land)
    tables = [array("h", each) for each in (ROAD_TABLES[0], standing, anchors, kinds, farms)]
    return [sheet_of(land_of(land), tables, [heads, rows]) for _ in range(number)]


def sheet_of(land: Any, tables: "list[array[int]]", weights: "list[array[int]]") -> Board:
    """One sheet, and the networks under it."""
    data, values = memoryview(value_kernel.BLANK[:]), array("i", bytes(4 * CHOICES))
    under = fastest(kernel).Networks(land, data[: kernel.SIZE])
    return Board(fastest(value_kernel).Sheet(under, data, values, tables, weights), data, values)


def land_of(land: Map) -> Any:
    """A map as the kernel's tables."""
    groups = ROAD_TABLES, (land.green, land.purple), standing_of(land)
    return fastest(kernel).Land(*([array("h", each) for each in group] for group in groups))


def standing_of(land: Map) -> tuple[list[int], list[int]]:
    """Which farm or castle stands in each square (-1: none), and where each of them stands."""
    anchors = [*land.farms.values(), land.green_castle, land.purple_castle]
    return [anchors.index(square) if square in anchors else -1 for square in range(SQUARES)], anchors


def kind_of(land: Map, square: int) -> int:
    """What a square is like: what grows or stands there, and whether it lies at the border."""
    at_border = min(NEIGHBOUR[square]) < 0
    return content_of(land, square) + KINDS * at_border


def content_of(land: Map, square: int) -> int:
    """What grows or stands in a square."""
    if square == land.green_castle:
        return GREEN_CASTLE
    if square == land.purple_castle:
        return PURPLE_CASTLE
    if square in land.farms.values():
        return FARM
    grapes = (land.green[square], land.purple[square])
    return GRAPES.index(grapes) if grapes in GRAPES else EMPTY


def farm_kinds(land: Map) -> list[int]:
    """The farms by how many grapes grow near them: 0 for the fewest."""
    near = [grapes_near(land, square) for square in land.farms.values()]
    order = sorted(range(len(near)), key=near.__getitem__)
    return [order.index(farm) for farm in range(len(near))]


def grapes_near(land: Map, square: int) -> float:
    """The grapes around a square, those of its row and column neighbours twice."""
    total = 0
    for other in range(SQUARES):
        far = abs(other // COLUMNS - square // COLUMNS) + abs(other % COLUMNS - square % COLUMNS)
        total += (land.green[other] + land.purple[other]) * max(0, 3 - far)
    return total
