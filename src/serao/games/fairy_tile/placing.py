"""Where a tile may be added (rule 6): spots that touch the kingdom, and rivers compared edge by edge as bits."""

from typing import NamedTuple, cast

from serao.games.fairy_tile.actions import ADDS, Action
from serao.games.fairy_tile.hexes import STEPS, TURNS, opposite
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.pieces import OFFSETS, SHAPES

# A spot is where three hexes meet in a corner: one of two kinds, those of the turns 0 and 1, at its first hex.
# The other turns cover the same spots with their first hex elsewhere.
KINDS = (0, 1)


class Spot(NamedTuple):
    """The edges around a free spot, a bit each: which are shared with the kingdom, and with a river there."""

    shared: int
    wet: int


def ring_of(kind: int) -> tuple[tuple[int, int], ...]:
    """The twelve outer edges of a spot in order around it, as (offset of the hex, direction)."""
    cells, direction = OFFSETS[kind], next(way for way, step in enumerate(STEPS) if step not in OFFSETS[kind])
    ring = [(0, direction)]
    while len(ring) < 12:
        cell, direction = ring[-1]
        onward = (direction + 1) % 6
        # Where the next edge is an inner one, the ring goes on along the next hex, at the same corner.
        inner = cell + STEPS[onward] in cells
        ring.append((cell + STEPS[onward], (direction - 1) % 6) if inner else (cell, onward))
    return tuple(ring)


RINGS = tuple(ring_of(kind) for kind in KINDS)
# Each edge of a ring as its inner hex, the hex across, and the direction back from there.
CROSSINGS = tuple(tuple((cell + STEPS[way], opposite(way)) for cell, way in ring) for ring in RINGS)


def first_hex(turn: int) -> int:
    """Where the first hex of a tile lies on a spot, when the tile is turned so."""
    spot = set(OFFSETS[turn % 2])
    return next(first for first in spot if {first + offset for offset in OFFSETS[turn]} == spot)


FIRST = tuple(first_hex(turn) for turn in TURNS)


def ring_rivers(side: int, turn: int) -> int:
    """The edges of the spot's ring that the river of a tile crosses, when it lies there turned so."""
    rivers = {FIRST[turn] + offset: river for offset, _terrain, river in SHAPES[side][turn]}
    return sum(1 << edge for edge, (cell, way) in enumerate(RINGS[turn % 2]) if rivers[cell] >> way & 1)


RIVERS = tuple(tuple(ring_rivers(side, turn) for turn in TURNS) for side in range(len(SHAPES)))


def spots(kingdom: Kingdom) -> dict[tuple[int, int], Spot]:
    """6.1 Every free spot, by kind and first hex, that shares two edges with a common corner with the kingdom."""
    if "spots" not in kingdom.kept:
        land = kingdom.terrain
        frontier = {there + step for there in land for step in STEPS}.difference(land)
        found = {}
        for kind in KINDS:
            for first in sorted({there - offset for there in frontier for offset in OFFSETS[kind]}):
                spot = spot_at(kingdom, kind, first)
                if spot is not None and touches(spot.shared):
                    found[kind, first] = spot
        kingdom.kept["spots"] = found
    return cast(dict[tuple[int, int], Spot], kingdom.kept["spots"])


def spot_at(kingdom: Kingdom, kind: int, first: int) -> Spot | None:
    """The edges around a spot; None when one of its hexes is taken."""
    land, rivers = kingdom.terrain, kingdom.river
    _, second, third = OFFSETS[kind]
    if first in land or first + second in land or first + third in land:
        return None
    shared = wet = 0
    for edge, (across, back) in enumerate(CROSSINGS[kind]):
        there = first + across
        if there in land:
            shared |= 1 << edge
            wet |= (rivers[there] >> back & 1) << edge
    return Spot(shared, wet)


def touches(shared: int) -> bool:
    """6.1 Two shared edges with a common corner: neighbours in the ring, whose last edge meets its first."""
    return bool(shared & (shared << 1 | shared >> 11))


def additions(kingdom: Kingdom, side: int) -> tuple[Action, ...]:
    """6 Every way to add the tile that shows this side; worked out once for each kingdom."""
    key = ("additions", side)
    if key not in kingdom.kept:
        kingdom.kept[key] = tuple(
            ADDS[turn][first + FIRST[turn]]
            for (kind, first), (shared, wet) in spots(kingdom).items()
            for turn in TURNS[kind::2]
            if RIVERS[side][turn] & shared == wet  # 6.2
        )
    return cast(tuple[Action, ...], kingdom.kept[key])


def why_not(kingdom: Kingdom, side: int, at: int, turn: int) -> str:
    """What is wrong with adding a tile there: `overlap`, `edges`, `river`, or nothing."""
    kind, first = turn % 2, at - FIRST[turn]
    if spot_at(kingdom, kind, first) is None:
        return "overlap"
    spot = spots(kingdom).get((kind, first))
    if spot is None:
        return "edges"
    return "" if RIVERS[side][turn] & spot.shared == spot.wet else "river"
