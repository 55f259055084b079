"""The fill against the plainest check there is: is this pixel's centre inside?"""

from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from serao.games.picture_perfect.studio.camera import SUBPIXELS, Integers
from serao.games.picture_perfect.studio.fill import Window, fill

SIZE = 12
FRAME = Window(0, 0, SIZE, SIZE)
Loop = list[tuple[int, int]]
coordinates = st.integers(-3 * SUBPIXELS, (SIZE + 3) * SUBPIXELS)
loops = st.lists(st.lists(st.tuples(coordinates, coordinates), min_size=3, max_size=8), min_size=1, max_size=3)


def table(polygons: list[Loop]) -> tuple[Integers, Integers]:
    """Vertices and successors of loops."""
    points = [point for polygon in polygons for point in polygon]
    following: list[int] = []
    for polygon in polygons:
        first = len(following)
        following += [*range(first + 1, first + len(polygon)), first]
    return np.array(points, np.int64), np.array(following, np.int64)


def winding(polygons: list[Loop], x: int, y: int) -> int:
    """How often loops turn about a point: every edge that passes to its left or through it, in fractions."""
    turns = 0
    for polygon in polygons:
        for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            if min(b, d) <= y < max(b, d) and a + Fraction((y - b) * (c - a), d - b) <= x:
                turns += 1 if d > b else -1
    return turns


def naive(polygons: list[Loop]) -> list[list[bool]]:
    """Every pixel asked for itself."""
    centres = [each * SUBPIXELS + SUBPIXELS // 2 for each in range(SIZE)]
    return [[winding(polygons, x, y) != 0 for x in centres] for y in centres]


def filled(polygons: list[Loop]) -> list[list[bool]]:
    """The same, filled."""
    image = np.zeros((SIZE, SIZE), np.bool_)
    window, mask = fill(*table(polygons), FRAME)
    image[window.slices] |= mask
    whole: list[list[bool]] = image.tolist()
    return whole


@given(loops)
def test_the_fill_is_the_point_in_polygon_check(polygons: list[Loop]) -> None:
    assert filled(polygons) == naive(polygons)


def test_two_neighbours_share_no_pixel_and_leave_none() -> None:
    left, right = [(0, 0), (100, 0), (83, 192), (0, 192)], [(100, 0), (192, 0), (192, 192), (83, 192)]
    one, other = np.array(filled([left])), np.array(filled([right]))
    assert not (one & other).any()
    assert (one | other).all()


def test_overlapping_loops_of_one_direction_add_up_and_a_hole_turns_the_other_way() -> None:
    outer = [(0, 0), (192, 0), (192, 192), (0, 192)]
    inner = [(64, 64), (128, 64), (128, 128), (64, 128)]
    assert np.array(filled([outer, inner])).all()
    assert np.array(filled([outer, inner[::-1]])).sum() == SIZE * SIZE - 16


def test_without_a_frame_everything_counts() -> None:
    window, mask = fill(*table([[(-160, -160), (160, -160), (160, 160), (-160, 160)]]))
    assert (window.top, window.left) == (-10, -10)
    assert mask.sum() == 400


def test_nothing_is_filled_with_nothing() -> None:
    _, mask = fill(np.zeros((0, 2), np.int64), np.zeros(0, np.int64))
    assert mask.size == 0
