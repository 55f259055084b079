"""The room as flat patches: floor, screen and table, cut where a figure stands, so that far to near is always exact."""

from collections.abc import Iterator
from itertools import pairwise
from math import inf

import msgspec

from serao.games.picture_perfect.studio.camera import Camera, Vector
from serao.games.picture_perfect.studio.scene import (
    FLOOR_DEPTH,
    FLOOR_WIDTH,
    SCREEN_HEIGHT,
    TABLE_DEPTH,
    TABLE_HEIGHT,
    TABLE_LEFT,
    TABLE_RIGHT,
)

Corners = tuple[Vector, Vector, Vector, Vector]


class Surface(msgspec.Struct, frozen=True):
    """A rectangle of the room as one looks at it: its upper left corner, its way right, its way down, and its size."""

    corner: Vector
    right: Vector
    down: Vector
    width: float
    height: float


FLOOR, BACK, LEFT, RIGHT, TOP, FRONT, TABLE_LEFT_SIDE, TABLE_RIGHT_SIDE = range(8)
TABLE_WIDTH = TABLE_RIGHT - TABLE_LEFT
SURFACES = (
    Surface((0, FLOOR_DEPTH, 0), (1, 0, 0), (0, -1, 0), FLOOR_WIDTH, FLOOR_DEPTH),
    Surface((0, FLOOR_DEPTH, SCREEN_HEIGHT), (1, 0, 0), (0, 0, -1), FLOOR_WIDTH, SCREEN_HEIGHT),
    Surface((0, 0, SCREEN_HEIGHT), (0, 1, 0), (0, 0, -1), FLOOR_DEPTH, SCREEN_HEIGHT),
    Surface((FLOOR_WIDTH, FLOOR_DEPTH, SCREEN_HEIGHT), (0, -1, 0), (0, 0, -1), FLOOR_DEPTH, SCREEN_HEIGHT),
    Surface((TABLE_LEFT, TABLE_DEPTH, TABLE_HEIGHT), (1, 0, 0), (0, -1, 0), TABLE_WIDTH, TABLE_DEPTH),
    Surface((TABLE_LEFT, 0, TABLE_HEIGHT), (1, 0, 0), (0, 0, -1), TABLE_WIDTH, TABLE_HEIGHT),
    Surface((TABLE_LEFT, TABLE_DEPTH, TABLE_HEIGHT), (0, -1, 0), (0, 0, -1), TABLE_DEPTH, TABLE_HEIGHT),
    Surface((TABLE_RIGHT, 0, TABLE_HEIGHT), (0, 1, 0), (0, 0, -1), TABLE_DEPTH, TABLE_HEIGHT),
)


class Patch(msgspec.Struct, frozen=True):
    """A part of a surface, and the depth at which it is drawn: that of its nearest edge."""

    surface: int
    depth: float
    corners: Corners


def whole(surface: int) -> Corners:
    """The corners of a surface."""
    it = SURFACES[surface]
    across = added(it.corner, it.right, it.width)
    return it.corner, across, added(across, it.down, it.height), added(it.corner, it.down, it.height)


def added(start: Vector, way: Vector, length: float) -> Vector:
    """Where one comes to from a point along a way."""
    return (start[0] + way[0] * length, start[1] + way[1] * length, start[2] + way[2] * length)


def between(surface: int, near: float, far: float) -> Corners:
    """The corners of the part of a surface that lies between two depths."""
    one, two, three, four = ((x, min(max(y, near), far), z) for x, y, z in whole(surface))
    return one, two, three, four


def patches(camera: Camera, cuts: list[float], contained: bool) -> Iterator[Patch]:
    """Everything that stands still. Surfaces that run into the depth are cut at the depths of the figures.

    Figures are planes of one depth: what is cut there lies wholly before or behind every figure. The side screens lie
    behind everything, unless the camera is beside them or a figure is not contained between them; they are drawn whole
    all the same, because rounded cuts lie a little off the straight edge of the floor, and no gap may open there.
    """
    yield from (Patch(surface, inf, whole(surface)) for surface in (FLOOR, LEFT, RIGHT))
    yield Patch(BACK, FLOOR_DEPTH, whole(BACK))
    nearer = [side for side, beside in ((LEFT, camera.x < 0), (RIGHT, camera.x > FLOOR_WIDTH)) if beside]
    if nearer or not contained:
        yield from slabs([side for side in (LEFT, RIGHT) if side not in nearer], FLOOR_DEPTH, cuts)
    yield from slabs(table_faces(camera), TABLE_DEPTH, cuts)
    yield Patch(FRONT, 0.0, whole(FRONT))
    yield from slabs(nearer, FLOOR_DEPTH, cuts)


def table_faces(camera: Camera) -> list[int]:
    """The top and the sides of the table that this camera can see."""
    seen = {
        TABLE_LEFT_SIDE: camera.x < TABLE_LEFT,
        TABLE_RIGHT_SIDE: camera.x > TABLE_RIGHT,
        TOP: camera.z > TABLE_HEIGHT,
    }
    return [face for face, visible in seen.items() if visible]


def slabs(surfaces: list[int], depth: float, cuts: list[float]) -> Iterator[Patch]:
    """Surfaces from depth 0 to a depth, cut."""
    edges = sorted({0.0, depth, *(cut for cut in cuts if 0 < cut < depth)})
    for near, far in pairwise(edges):
        for surface in surfaces:
            yield Patch(surface, near, between(surface, near, far))
