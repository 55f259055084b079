"""The fill against the plainest check there is: is this pixel's centre inside?"""

from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from serao.games.picture_perfect.studio.camera import SUBPIXELS, Traced
from serao.games.picture_perfect.studio.fill import Window, bounds, fill
from serao.games.picture_perfect.studio.mask import masked, within

SIZE = 12
FRAME = Window(0, 0, SIZE, SIZE)
Picture = list[list[bool]]


def loops_of(coordinates: st.SearchStrategy[int]) -> st.SearchStrategy[list[Traced]]:
    """One to three loops."""
    return st.lists(st.lists(st.tuples(coordinates, coordinates), min_size=3, max_size=8), min_size=1, max_size=3)


inside = loops_of(st.integers(0, SIZE * SUBPIXELS))
anywhere = loops_of(st.integers(-3 * SUBPIXELS, (SIZE + 3) * SUBPIXELS))


def winding(polygons: list[Traced], x: int, y: int) -> int:
    """How often loops turn about a point: every edge that passes to its left or through it, in fractions."""
    turns = 0
    for polygon in polygons:
        for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            if min(b, d) <= y < max(b, d) and a + Fraction((y - b) * (c - a), d - b) <= x:
                turns += 1 if d > b else -1
    return turns


def naive(polygons: list[Traced]) -> list[list[bool]]:
    """Every pixel asked for itself."""
    centres = [each * SUBPIXELS + SUBPIXELS // 2 for each in range(SIZE)]
    return [[winding(polygons, x, y) != 0 for x in centres] for y in centres]


def filled(polygons: list[Traced], window: Window = FRAME) -> Picture:
    """The same, filled; of a part of the picture only what is in it."""
    image = [[False] * SIZE for _ in range(SIZE)]
    width = window.right - window.left
    for start, end in zip(*fill(polygons, window), strict=True):
        for row, column in (divmod(pixel, width) for pixel in range(start, end)):
            assert not image[window.top + row][window.left + column], "no pixel stands in two runs"
            image[window.top + row][window.left + column] = True
    return image


def cut(picture: Picture, window: Window) -> Picture:
    """A picture without what is outside a window."""
    rows, columns = range(window.top, window.bottom), range(window.left, window.right)
    return [
        [picture[row][column] and row in rows and column in columns for column in range(SIZE)] for row in range(SIZE)
    ]


@given(inside | anywhere)
def test_the_fill_is_the_point_in_polygon_check(polygons: list[Traced]) -> None:
    assert filled(polygons) == naive(polygons)


@given(inside | anywhere, st.tuples(*[st.integers(0, SIZE - 1)] * 2), st.tuples(*[st.integers(1, SIZE)] * 2))
def test_a_window_holds_what_is_in_it(polygons: list[Traced], corner: tuple[int, int], size: tuple[int, int]) -> None:
    window = Window(*corner, min(corner[0] + size[0], SIZE), min(corner[1] + size[1], SIZE))
    assert filled(polygons, window) == cut(naive(polygons), window)


@given(anywhere)
def test_a_mask_is_the_same_in_the_smallest_window(polygons: list[Traced]) -> None:
    window, mask = masked(polygons, FRAME)
    image = np.zeros((SIZE, SIZE), np.bool_)
    image[within(window)] |= mask
    assert image.tolist() == naive(polygons)


def test_two_neighbours_share_no_pixel_and_leave_none() -> None:
    left, right = [(0, 0), (100, 0), (83, 192), (0, 192)], [(100, 0), (192, 0), (192, 192), (83, 192)]
    one, other = np.array(filled([left])), np.array(filled([right]))
    assert not (one & other).any()
    assert (one | other).all()


def test_overlapping_loops_of_one_direction_add_up_and_a_hole_turns_the_other_way() -> None:
    outer = [(0, 0), (192, 0), (192, 192), (0, 192)]
    inner = [(64, 64), (128, 64), (128, 128), (64, 128)]
    assert fill([outer, inner], FRAME).pixels == SIZE * SIZE
    assert fill([outer, inner[::-1]], FRAME).pixels == SIZE * SIZE - 16


def test_the_bounds_of_a_loop_hold_all_of_it() -> None:
    square = [(-160, -160), (160, -160), (160, 160), (-160, 160)]
    assert bounds([square]) == Window(-10, -10, 10, 10)
    assert fill([square], bounds([square])).pixels == 400


def test_nothing_is_filled_with_nothing() -> None:
    assert fill([], FRAME).pixels == fill([[]], FRAME).pixels == 0
    assert masked([[]], FRAME)[1].size == 0
