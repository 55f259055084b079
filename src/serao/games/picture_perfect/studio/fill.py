"""Filling polygons in whole numbers: a pixel is inside when its centre is, by exact arithmetic."""

import msgspec
import numpy as np
from numpy.typing import NDArray

from serao.games.picture_perfect.studio.camera import SUBPIXELS, Integers

Mask = NDArray[np.bool_]
HALF = SUBPIXELS // 2


class Window(msgspec.Struct, frozen=True):
    """A rectangle of pixels: from top and left, up to but not with bottom and right."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def empty(self) -> bool:
        """Whether no pixel is in it."""
        return self.top >= self.bottom or self.left >= self.right

    @property
    def slices(self) -> tuple[slice, slice]:
        """The same rectangle, for an array."""
        return slice(self.top, self.bottom), slice(self.left, self.right)


def first_centre(subpixels: Integers) -> Integers:
    """The first pixel whose centre is not before a place."""
    return (subpixels + (SUBPIXELS - 1 - HALF)) // SUBPIXELS


def bounds(points: Integers) -> Window:
    """The smallest window that holds every pixel of a polygon."""
    if not len(points):
        return Window(0, 0, 0, 0)
    left, top = (int(each) for each in first_centre(points.min(axis=0)))
    right, bottom = (int(each) for each in first_centre(points.max(axis=0)))
    return Window(top, left, bottom, right)


def common(one: Window, other: Window) -> Window:
    """What two windows share."""
    return Window(
        max(one.top, other.top),
        max(one.left, other.left),
        min(one.bottom, other.bottom),
        min(one.right, other.right),
    )


def crossings(points: Integers, following: Integers, window: Window) -> tuple[Integers, Integers, Integers]:
    """Where edges cross the centre lines of rows: row, first column behind the crossing, and the direction.

    An edge owns the rows from its upper end up to, but not with, its lower end; so neighbours never both or neither.
    """
    start, end = points, points[following]
    upper, lower = np.minimum(start[:, 1], end[:, 1]), np.maximum(start[:, 1], end[:, 1])
    first = np.maximum(first_centre(upper), window.top)
    counts = np.maximum(np.minimum(first_centre(lower), window.bottom) - first, 0)
    edge = np.repeat(np.arange(len(points)), counts)
    rows = np.arange(len(edge)) + np.repeat(first - (np.cumsum(counts) - counts), counts)
    start, across = start[edge], (end - start)[edge]
    # The crossing is start.x + (centre - start.y) * across.x / across.y; whole numbers find the first centre behind it.
    numerator = (start[:, 0] - HALF) * across[:, 1] + (rows * SUBPIXELS + HALF - start[:, 1]) * across[:, 0]
    columns = -(-numerator // (SUBPIXELS * across[:, 1]))
    return rows, columns, np.sign(across[:, 1])


def fill(points: Integers, following: Integers, frame: Window | None = None) -> tuple[Window, Mask]:
    """The pixels inside closed loops (not winding to zero), in the smallest window, cut to a frame."""
    window = bounds(points) if frame is None else common(bounds(points), frame)
    if window.empty:
        return Window(0, 0, 0, 0), np.zeros((0, 0), np.bool_)
    rows, columns, directions = crossings(points, following, window)
    # One column more than the window has: there the crossings behind its right edge wait, and the row ends outside.
    height, width = window.bottom - window.top, window.right - window.left + 1
    places = (rows - window.top) * width + np.minimum(np.maximum(columns - window.left, 0), width - 1)
    return window, runs(places, directions, height * width).reshape(height, width)[:, :-1]


def runs(places: Integers, directions: Integers, length: int) -> Mask:
    """A line of pixels that is inside between the places where crossings begin and end it."""
    order = np.argsort(places, kind="stable")
    inside = np.concatenate([[False], np.cumsum(directions[order]) != 0])
    ends = np.concatenate([[0], places[order], [length]])
    return np.repeat(inside, ends[1:] - ends[:-1])
