"""Filling polygons in whole numbers: a pixel is inside when its centre is, by exact arithmetic."""

from array import array
from itertools import pairwise
from typing import NamedTuple

from serao.games.picture_perfect.studio.camera import SUBPIXELS, Pixel, Traced

Crossings = tuple[list[int], list[int]]
HALF = SUBPIXELS // 2
# What is added to a place so that a whole number of pixels comes out: the first whose centre is not before the place.
ROUND_UP = SUBPIXELS - 1 - HALF
PIXEL_BITS = SUBPIXELS.bit_length() - 1


class Spans(NamedTuple):
    """Runs of pixels: where each begins and ends (the pixel after its last), counted row by row. Some are empty."""

    starts: "array[int]"
    ends: "array[int]"

    @property
    def pixels(self) -> int:
        """How many pixels there are."""
        return sum(self.ends) - sum(self.starts)


class Window(NamedTuple):
    """A rectangle of pixels: from top and left, up to but not with bottom and right."""

    top: int
    left: int
    bottom: int
    right: int


def first_centre(subpixels: int) -> int:
    """The first pixel whose centre is not before a place."""
    return (subpixels + ROUND_UP) >> PIXEL_BITS


def bounds(loops: list[Traced]) -> Window:
    """The smallest window that holds every pixel of a polygon."""
    columns = [x for loop in loops for x, _ in loop] or [0]
    rows = [y for loop in loops for _, y in loop] or [0]
    return Window(*map(first_centre, (min(rows), min(columns), max(rows), max(columns))))


def common(one: Window, other: Window) -> Window:
    """What two windows share."""
    return Window(
        max(one.top, other.top),
        max(one.left, other.left),
        min(one.bottom, other.bottom),
        min(one.right, other.right),
    )


def fill(loops: list[Traced], window: Window) -> Spans:
    """The pixels of a window inside closed loops (not winding to zero)."""
    held = bounds(loops)
    downwards, upwards = (crossings if common(held, window) == held else crossings_within)(loops, window)
    downwards.sort()
    upwards.sort()
    starts, ends = (downwards, upwards) if downwards <= upwards else (upwards, downwards)
    return Spans(array("q", starts), array("q", ends)) if alternate(starts, ends) else wound(downwards, upwards)


def crossings(loops: list[Traced], window: Window) -> Crossings:
    """The first pixels behind each crossing of an edge with the centre line of a row: of edges down, and of edges up.

    An edge owns the rows from its upper end up to, but not with, its lower end; so neighbours never both or neither.
    It crosses a row at x + (centre - y) * across / down; whole numbers find the first centre behind that.
    """
    width = window.right - window.left
    corner = window.top * width + window.left
    downwards: list[int] = []
    upwards: list[int] = []
    for loop in filter(None, loops):
        x, y = loop[-1]
        row = (y + ROUND_UP) >> PIXEL_BITS
        for next_x, next_y in loop:
            next_row = (next_y + ROUND_UP) >> PIXEL_BITS
            if row != next_row:
                if row < next_row:
                    across, down, first, last, found = next_x - x, next_y - y, row, next_row, downwards
                else:
                    across, down, first, last, found = x - next_x, y - next_y, next_row, row, upwards
                # The same line from either of its ends; most edges cross one row or two.
                rest = (HALF - x) * down - (first * SUBPIXELS + HALF - y) * across
                step, divisor, place = across * SUBPIXELS, down * SUBPIXELS, first * width - corner
                while first < last:
                    found.append(place - rest // divisor)
                    rest -= step
                    place += width
                    first += 1
            x, y, row = next_x, next_y, next_row
    return downwards, upwards


def crossings_within(loops: list[Traced], window: Window) -> Crossings:
    """The same for loops that reach out of the window: what crosses a row beside it crosses it at the window's edge."""
    downwards: list[int] = []
    upwards: list[int] = []
    for loop in loops:
        for start, end in pairwise([*loop[-1:], *loop]):
            if start[1] < end[1]:
                downwards += crossed(start, end, window)
            else:
                upwards += crossed(end, start, window)
    return downwards, upwards


def crossed(start: Pixel, end: Pixel, window: Window) -> list[int]:
    """The first pixels of the window behind an edge that goes down."""
    (x, y), left, width = start, window.left, window.right - window.left
    across, down = end[0] - x, end[1] - y
    first, last = max(first_centre(y), window.top), min(first_centre(end[1]), window.bottom)
    rest = (HALF - x) * down - (first * SUBPIXELS + HALF - y) * across
    step, divisor = across * SUBPIXELS, down * SUBPIXELS
    found = []
    for place in range((first - window.top) * width, (last - window.top) * width, width):
        column = -(rest // divisor) - left
        found.append(place + (0 if column < 0 else width if column > width else column))
        rest -= step
    return found


def alternate(starts: list[int], ends: list[int]) -> bool:
    """Whether every run ends before the next begins: then loops wind about no pixel twice."""
    both = starts + ends
    both[::2], both[1::2] = starts, ends
    return both == sorted(both)  # which is quick where they are sorted already


def wound(downwards: list[int], upwards: list[int]) -> Spans:
    """The runs of pixels about which loops wind, however often, in either direction."""
    starts, ends = array("q"), array("q")
    turns = 0
    for place, turn in sorted([*((place, 1) for place in downwards), *((place, -1) for place in upwards)]):
        if turns == 0:
            starts.append(place)
        turns += turn
        if turns == 0:
            ends.append(place)
    return Spans(starts, ends)
