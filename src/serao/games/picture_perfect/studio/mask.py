"""Filled polygons as masks for painting: NumPy's, where the judge has spans."""

import numpy as np
from numpy.typing import NDArray

from serao.games.picture_perfect.studio.camera import Traced
from serao.games.picture_perfect.studio.fill import Window, bounds, common, fill
from serao.games.picture_perfect.studio.render import draw

Mask = NDArray[np.bool_]
EMPTY = Window(0, 0, 0, 0)


def masked(loops: list[Traced], frame: Window) -> tuple[Window, Mask]:
    """The pixels inside closed loops, in the smallest window, cut to a frame."""
    window = common(bounds(loops), frame)
    height, width = window.bottom - window.top, window.right - window.left
    if height <= 0 or width <= 0:
        return EMPTY, np.zeros((0, 0), np.bool_)
    pixels = bytearray(height * width)
    draw(pixels, fill(loops, window), True)
    return window, np.frombuffer(pixels, np.bool_).reshape(height, width)


def within(window: Window) -> tuple[slice, slice]:
    """A window as the part of an array."""
    return slice(window.top, window.bottom), slice(window.left, window.right)
