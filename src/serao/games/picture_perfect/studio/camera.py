"""A pinhole camera that a player places, aims and zooms; projection by plain arithmetic, the same on every machine."""

from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Vector = tuple[float, float, float]

# The picture as it is judged (7.3), and the width of the film that the zoom is counted against.
WIDTH, HEIGHT = 1200, 900
FILM_WIDTH = 36.0
# Vertices are rounded to sixteenths of a pixel: what a machine does in its last bit is gone before anything is filled.
SUBPIXELS = 16
# Nothing nearer than this is drawn: it would be inside the lens.
NEAR = 0.1


class Camera(msgspec.Struct, frozen=True):
    """Where the camera is, the point it aims at, and its zoom: the focal length in millimetres on film 36 mm wide.

    An aim instead of angles: sines differ from machine to machine, square roots do not.
    """

    x: float = 12.5
    y: float = -20.0
    z: float = 14.0
    aim_x: float = 12.5
    aim_y: float = 8.0
    aim_z: float = 5.5
    zoom: float = 43.0


class Lens(msgspec.Struct, frozen=True):
    """A camera made ready: its axes, its focal length and the size of the picture in pixels."""

    position: Vector
    right: Vector
    up: Vector
    forward: Vector
    focal: float
    width: int
    height: int


def lens_of(camera: Camera, width: int = WIDTH, height: int = HEIGHT) -> Lens:
    """The camera's axes: level from side to side, the picture's up is the room's up."""
    forward = unit((camera.aim_x - camera.x, camera.aim_y - camera.y, camera.aim_z - camera.z))
    right = unit((forward[1], -forward[0], 0.0))
    up = (right[1] * forward[2], -right[0] * forward[2], right[0] * forward[1] - right[1] * forward[0])
    focal = camera.zoom / FILM_WIDTH * width
    return Lens((camera.x, camera.y, camera.z), right, up, forward, focal, width, height)


def unit(vector: Vector) -> Vector:
    """The same direction, one centimetre long."""
    x, y, z = vector
    length = sqrt(x * x + y * y + z * z)
    return (x / length, y / length, z / length)


def along(points: Floats, axis: Vector) -> Floats:
    """How far points lie along an axis; written out, because a matrix product may add in any order."""
    return points[:, 0] * axis[0] + points[:, 1] * axis[1] + points[:, 2] * axis[2]


def seen_from(lens: Lens, points: Floats) -> Floats:
    """Points of the room as the camera has them: to the right, up, and ahead."""
    relative = points - np.array(lens.position)
    return np.stack([along(relative, axis) for axis in (lens.right, lens.up, lens.forward)], axis=1)


def on_picture(lens: Lens, seen: Floats) -> Floats:
    """Where points ahead of the camera fall on the picture, in pixels from its top left."""
    scale = lens.focal / seen[:, 2]
    return np.stack([lens.width / 2 + seen[:, 0] * scale, lens.height / 2 - seen[:, 1] * scale], axis=1)


def rounded(pixels: Floats) -> Integers:
    """Pixels as whole numbers of sixteenths."""
    return np.floor(pixels * SUBPIXELS + 0.5).astype(np.int64)


def projected(lens: Lens, points: Floats, following: Integers) -> tuple[Integers, Integers]:
    """Closed loops of the room on the picture: vertices in sixteenths of a pixel, and which follows which."""
    seen = seen_from(lens, points)
    if seen[:, 2].min() < NEAR:
        seen, following = clipped(seen, following)
    return rounded(on_picture(lens, seen)), following


def clipped(seen: Floats, following: Integers) -> tuple[Floats, Integers]:
    """Loops cut off at the near plane."""
    vertices: list[Floats] = []
    successors: list[int] = []
    for loop in loops(following):
        kept = [point for pair in zip(loop, (*loop[1:], loop[0]), strict=True) for point in ahead(*seen[list(pair)])]
        first = len(vertices)
        successors += [*range(first + 1, first + len(kept)), first] if kept else []
        vertices += kept
    return np.array(vertices, np.float64).reshape(-1, 3), np.array(successors, np.int64)


def ahead(start: Floats, end: Floats) -> list[Floats]:
    """What an edge gives to a loop that is cut off at the near plane: its start, and where it crosses."""
    begin, finish = start[2] - NEAR, end[2] - NEAR
    kept = [start] if begin >= 0 else []
    if (begin >= 0) != (finish >= 0):
        kept.append(start + (end - start) * (begin / (begin - finish)))
    return kept


def loops(following: Integers) -> list[tuple[int, ...]]:
    """The loops of a successor table, each its vertices in order: a run of neighbours whose last leads to its first."""
    ends = np.flatnonzero(following <= np.arange(len(following)))
    starts = [int(following[end]) for end in ends]
    return [tuple(range(start, int(end) + 1)) for start, end in zip(starts, ends, strict=True)]
