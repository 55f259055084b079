"""Strokes as polygons: a rectangle for each piece of a line, a small disc where it turns or ends."""

from itertools import pairwise
from math import sqrt

import msgspec

from serao.games.picture_perfect.studio.camera import Point

# A disc of sixteen corners: a quarter of it, turned three times.
QUARTER = ((1.0, 0.0), (0.9239, 0.3827), (0.7071, 0.7071), (0.3827, 0.9239))
DISC = (*QUARTER, *((-y, x) for x, y in QUARTER), *((-x, -y) for x, y in QUARTER), *((y, -x) for x, y in QUARTER))
# Where a line goes on within this cosine of straight, the gap between two rectangles is not seen.
STRAIGHT = 0.9995


class Polyline(msgspec.Struct, frozen=True):
    """A line through points, closed or open."""

    points: list[Point]
    closed: bool


def stroked(lines: list[Polyline], width: float, round_ends: bool) -> list[list[Point]]:
    """The polygons that a pen of that width leaves; all turn the same way, so that where they overlap they add up."""
    return [polygon for line in lines for polygon in stroke(line, width / 2, round_ends)]


def stroke(line: Polyline, radius: float, round_ends: bool) -> list[list[Point]]:
    """The polygons of one line."""
    points = without_repeats([*line.points, line.points[0]] if line.closed else line.points)
    pieces = list(pairwise(points))
    ways = [direction(*piece) for piece in pieces]
    polygons = [bar(*piece, way, radius) for piece, way in zip(pieces, ways, strict=True)]
    turns = zip(points[1:], ways, ways[1:], strict=False)
    polygons += [disc(point, radius) for point, before, after in turns if dot(before, after) < STRAIGHT]
    if line.closed or round_ends:
        polygons += [disc(point, radius) for point in {points[0], points[-1]}]
    return polygons


def without_repeats(points: list[Point]) -> list[Point]:
    """The points without those that stand where the one before stands."""
    return points[:1] + [after for before, after in pairwise(points) if after != before]


def direction(start: Point, end: Point) -> Point:
    """From one point towards another, of length one."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = sqrt(x * x + y * y)
    return (x / length, y / length)


def dot(one: Point, other: Point) -> float:
    """The cosine between two directions."""
    return one[0] * other[0] + one[1] * other[1]


def bar(start: Point, end: Point, way: Point, radius: float) -> list[Point]:
    """The rectangle around a piece of a line."""
    x, y = -way[1] * radius, way[0] * radius
    return [
        (start[0] - x, start[1] - y),
        (end[0] - x, end[1] - y),
        (end[0] + x, end[1] + y),
        (start[0] + x, start[1] + y),
    ]


def disc(centre: Point, radius: float) -> list[Point]:
    """A small disc, turning as the rectangles do."""
    return [(centre[0] + x * radius, centre[1] + y * radius) for x, y in DISC]
