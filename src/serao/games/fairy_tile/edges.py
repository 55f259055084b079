"""Spots where a tile may come to lie, and the edges around them (rule 6.1).

A spot is where three hexes meet in a corner: one of two kinds, those of a tile's turns 0 and 1, at its first hex. The
other turns cover the same spots with their first hex elsewhere. A spot is one number: kind · HEXES + first hex.
"""

from collections.abc import Iterable, Mapping

from serao.games.fairy_tile.hexes import HEXES, STEPS, corner, opposite

KINDS = (0, 1)

# The twelve edges around a spot are a bit each: those shared with the kingdom; above them the wet ones, where a river
# of the kingdom comes to the edge; and one more bit for a spot that is covered, all of it or a part.
WET = 12
SHARED = (1 << WET) - 1
TAKEN = 1 << 2 * WET


def ring_of(kind: int) -> tuple[tuple[int, int], ...]:
    """The twelve outer edges of a spot in order around it, as (offset of the hex, direction)."""
    cells = corner(kind)
    direction = next(way for way, step in enumerate(STEPS) if step not in cells)
    ring = [(0, direction)]
    while len(ring) < WET:
        cell, direction = ring[-1]
        onward = (direction + 1) % 6
        # Where the next edge is an inner one, the ring goes on along the next hex, at the same corner.
        inner = cell + STEPS[onward] in cells
        ring.append((cell + STEPS[onward], (direction - 1) % 6) if inner else (cell, onward))
    return tuple(ring)


RINGS = tuple(ring_of(kind) for kind in KINDS)


def edges_at(river: int) -> tuple[tuple[int, int], ...]:
    """What a hex with such a river brings to the spots beside it and over it, as (difference to the spot, bits)."""
    found = {kind * HEXES - cell: TAKEN for kind in KINDS for cell in corner(kind)}
    for kind, ring in enumerate(RINGS):
        for edge, (cell, way) in enumerate(ring):
            spot, wet = kind * HEXES - cell - STEPS[way], river >> opposite(way) & 1
            found[spot] = found.get(spot, 0) | 1 << edge | wet << edge + WET
    return tuple(found.items())


EDGES = tuple(edges_at(river) for river in range(1 << len(STEPS)))


def with_edges(spots: Mapping[int, int], rivers: Iterable[tuple[int, int]]) -> dict[int, int]:
    """The bits of all spots that the kingdom touches or covers, after hexes with these rivers have joined it."""
    found = dict(spots)
    for there, river in rivers:
        for difference, bits in EDGES[river]:
            spot = there + difference
            found[spot] = found.get(spot, 0) | bits
    return found
