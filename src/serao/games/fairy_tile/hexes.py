"""Hexes as small integers on a board that no kingdom can leave, and the steps between them.

A hex is 64 · (r + 32) + (q + 32) in axial coordinates (q, r). The starting kingdom lies within 2 steps of
(0, 0); a tile's hexes are neighbours of each other and one of them touches the kingdom, so each of the twelve
tiles reaches at most 2 steps further: no coordinate ever passes 26, and what is next to it stays on the board.
"""

BITS = 6
SIZE = 1 << BITS
MIDDLE = SIZE // 2
HEXES = SIZE * SIZE

# The six directions counter-clockwise from east, as axial steps and as differences of hexes.
DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
AXIAL = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STEPS = tuple(SIZE * r + q for q, r in AXIAL)
TURNS = range(6)


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + 3) % 6


def hex_at(q: int, r: int) -> int:
    """The hex at axial coordinates."""
    return SIZE * (r + MIDDLE) + q + MIDDLE


def axial(place: int) -> tuple[int, int]:
    """The axial coordinates of a hex."""
    return (place & SIZE - 1) - MIDDLE, (place >> BITS) - MIDDLE


def hex_text(place: int) -> str:
    """A hex as people read it: `2,-1`."""
    q, r = axial(place)
    return f"{q},{r}"


def corner(direction: int) -> tuple[int, int, int]:
    """Three hexes around a corner, as differences to the first: itself, its neighbour there and the one before."""
    return 0, STEPS[direction], STEPS[direction - 1]
