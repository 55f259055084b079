"""Where a tile may be added (rule 6): spots that touch the kingdom, and rivers compared edge by edge as bits."""

from typing import cast

from serao.games.fairy_tile.actions import ADDS, Action
from serao.games.fairy_tile.edges import RINGS, SHARED, TAKEN, WET
from serao.games.fairy_tile.hexes import HEXES, TURNS
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.pieces import OFFSETS, SHAPES


def first_hex(turn: int) -> int:
    """Where the first hex of a tile lies on a spot, when the tile is turned so."""
    spot = set(OFFSETS[turn % 2])
    return next(first for first in spot if {first + offset for offset in OFFSETS[turn]} == spot)


FIRST = tuple(first_hex(turn) for turn in TURNS)


def ring_rivers(side: int, turn: int) -> int:
    """The edges of the spot's ring that the river of a tile crosses, when it lies there turned so."""
    rivers = {FIRST[turn] + offset: river for offset, _terrain, river in SHAPES[side][turn]}
    return sum(1 << edge for edge, (cell, way) in enumerate(RINGS[turn % 2]) if rivers[cell] >> way & 1)


BOARD = range(HEXES)
RIVERS = tuple(tuple(ring_rivers(side, turn) for turn in TURNS) for side in range(len(SHAPES)))


def touches(shared: int) -> bool:
    """6.1 Two shared edges with a common corner: neighbours in the ring, whose last edge meets its first."""
    return bool(shared & (shared << 1 | shared >> 11))


def spots(kingdom: Kingdom) -> dict[int, int]:
    """6.1 Every free spot, in order, that shares two edges with a common corner with the kingdom, and its edges."""
    if "spots" not in kingdom.kept:
        touched = kingdom.spots.items()
        free = [(spot, edges) for spot, edges in touched if edges < TAKEN and touches(edges & SHARED)]
        kingdom.kept["spots"] = dict(sorted(free))
    return cast(dict[int, int], kingdom.kept["spots"])


def additions(kingdom: Kingdom, side: int) -> tuple[Action, ...]:
    """6 Every way to add the tile that shows this side; worked out once for each kingdom."""
    key = ("additions", side)
    if key not in kingdom.kept:
        rivers = RIVERS[side]
        kingdom.kept[key] = tuple(
            [
                ADDS[turn][spot % HEXES + FIRST[turn]]
                for spot, edges in spots(kingdom).items()
                for turn in TURNS[spot // HEXES :: 2]
                if rivers[turn] & edges == edges >> WET  # 6.2
            ]
        )
    return cast(tuple[Action, ...], kingdom.kept[key])


def why_not(kingdom: Kingdom, side: int, at: int, turn: int) -> str:
    """What is wrong with adding a tile there: `overlap`, `edges`, `river`, or nothing."""
    if any(at + offset in kingdom.terrain for offset in OFFSETS[turn]):
        return "overlap"
    edges = spots(kingdom).get(turn % 2 * HEXES + at - FIRST[turn])
    if edges is None or at not in BOARD:  # beyond the board a number would name a spot of the other kind
        return "edges"
    return "" if RIVERS[side][turn] & edges == edges >> WET else "river"
