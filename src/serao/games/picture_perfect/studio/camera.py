"""A pinhole camera that a player places, aims and zooms; projection by plain arithmetic, the same on every machine."""

from itertools import pairwise
from math import floor, sqrt

import msgspec

Point = tuple[float, float]
Vector = tuple[float, float, float]
# A closed loop of a flat figure in cm; and one on the picture, in sixteenths of a pixel from its top left.
Loop = tuple[Point, ...]
Pixel = tuple[int, int]
Traced = list[Pixel]
Box = tuple[Point, Point]  # the lower left corner and the upper right one

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


def along(vector: Vector, axis: Vector) -> float:
    """How far a vector goes along an axis."""
    return vector[0] * axis[0] + vector[1] * axis[1] + vector[2] * axis[2]


def seen_from(lens: Lens, point: Vector) -> Vector:
    """A point of the room as the camera has it: to the right, up, and ahead."""
    x, y, z = lens.position
    relative = (point[0] - x, point[1] - y, point[2] - z)
    return (along(relative, lens.right), along(relative, lens.up), along(relative, lens.forward))


def on_picture(lens: Lens, seen: Vector) -> Point:
    """Where a point ahead of the camera falls on the picture, in pixels from its top left."""
    scale = lens.focal / seen[2]
    return (lens.width / 2 + seen[0] * scale, lens.height / 2 - seen[1] * scale)


def rounded(pixel: Point) -> Pixel:
    """A place on the picture as whole numbers of sixteenths of a pixel."""
    return (floor(pixel[0] * SUBPIXELS + 0.5), floor(pixel[1] * SUBPIXELS + 0.5))


def projected(lens: Lens, corners: tuple[Vector, ...]) -> Traced:
    """A closed loop of the room on the picture, cut off at the near plane."""
    seen = [seen_from(lens, corner) for corner in corners]
    return [rounded(on_picture(lens, each)) for each in clipped(seen)]


def standing(lens: Lens, loops: tuple[Loop, ...], foot: Vector, box: Box) -> list[Traced]:
    """7.3 Loops of an upright figure, given to the right of and above its foot, all in a box, on the picture."""
    if nearest(lens, foot, box) > 2 * NEAR:
        return [upright(lens, loop, foot) for loop in loops]
    x, y, z = foot
    return [projected(lens, tuple((across + x, y, up + z) for across, up in loop)) for loop in loops]


def nearest(lens: Lens, foot: Vector, box: Box) -> float:
    """How far ahead of the camera the nearest corner of the box around an upright figure is."""
    (left, bottom), (right, top) = box
    x, y, z = foot
    corners = [(across + x, y, up + z) for across in (left, right) for up in (bottom, top)]
    return min(seen_from(lens, corner)[2] for corner in corners)


def upright(lens: Lens, loop: Loop, foot: Vector) -> Traced:
    """A loop of an upright figure that is wholly ahead of the camera.

    This is `projected`, written out because much of the time of a photograph is spent here, and the same to the last
    bit: all points are of one depth, so its share of each sum is made once; the camera is level, so its right has no
    height; and sixteenths may be made before the sum as well as after it, because sixteen is a power of two.
    """
    x, y, z = foot
    lens_x, lens_y, lens_z = lens.position
    depth = y - lens_y
    (right_x, right_y, _), (up_x, up_y, up_z), (ahead_x, ahead_y, ahead_z) = lens.right, lens.up, lens.forward
    right_y, up_y, ahead_y = depth * right_y, depth * up_y, depth * ahead_y
    focal, middle, centre = lens.focal * SUBPIXELS, lens.width / 2 * SUBPIXELS, lens.height / 2 * SUBPIXELS
    traced = []
    for across, above in loop:
        aside, high = across + x - lens_x, above + z - lens_z
        scale = focal / (aside * ahead_x + ahead_y + high * ahead_z)
        column = middle + (aside * right_x + right_y) * scale
        row = centre - (aside * up_x + up_y + high * up_z) * scale
        traced.append((floor(column + 0.5), floor(row + 0.5)))
    return traced


def clipped(seen: list[Vector]) -> list[Vector]:
    """A loop without what is nearer than the near plane."""
    return [point for start, end in pairwise([*seen, *seen[:1]]) for point in ahead(start, end)]


def ahead(start: Vector, end: Vector) -> list[Vector]:
    """What an edge gives to a loop that is cut off at the near plane: its start, and where it crosses."""
    begin, finish = start[2] - NEAR, end[2] - NEAR
    kept = [start] if begin >= 0 else []
    if (begin >= 0) != (finish >= 0):
        share = begin / (begin - finish)
        x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        kept.append((x, y, z))
    return kept
