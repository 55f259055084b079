"""Projection against numbers worked out by hand."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from serao.games.picture_perfect.studio.camera import (
    Camera,
    Vector,
    clipped,
    lens_of,
    on_picture,
    projected,
    seen_from,
    standing,
)

# 36 mm on film 36 mm wide: a thing as far away as it is wide fills the picture. 1200 pixels across.
STRAIGHT = Camera(x=0.0, y=0.0, z=0.0, aim_x=0.0, aim_y=1.0, aim_z=0.0, zoom=36.0)


def pixel(camera: Camera, *point: float) -> list[float]:
    lens = lens_of(camera, 1200, 900)
    x, y, z = point
    return list(on_picture(lens, seen_from(lens, (x, y, z))))


def test_what_is_straight_ahead_is_in_the_middle() -> None:
    assert pixel(STRAIGHT, 0.0, 10.0, 0.0) == [600.0, 450.0]


def test_a_centimetre_at_ten_is_a_tenth_of_the_focal_length() -> None:
    assert pixel(STRAIGHT, 1.0, 10.0, 0.0) == [720.0, 450.0]
    assert pixel(STRAIGHT, 0.0, 10.0, 1.0) == [600.0, 330.0]


def test_twice_as_far_is_half_as_large() -> None:
    assert pixel(STRAIGHT, -1.0, 20.0, -2.0) == [540.0, 570.0]


def test_twice_the_zoom_is_twice_as_large() -> None:
    camera = Camera(x=0.0, y=0.0, z=0.0, aim_x=0.0, aim_y=1.0, aim_z=0.0, zoom=72.0)
    assert pixel(camera, 1.0, 10.0, 0.0) == [840.0, 450.0]


def test_a_camera_that_looks_down_by_three_in_four() -> None:
    # Ahead is (0, 0.8, -0.6), up is (0, 0.6, 0.8): the point (1, 10, 0) from (0, 0, 5) lies 11 ahead, 2 up and 1 aside.
    camera = Camera(x=0.0, y=0.0, z=5.0, aim_x=0.0, aim_y=4.0, aim_z=2.0, zoom=36.0)
    assert pixel(camera, 1.0, 10.0, 0.0) == pytest.approx([600 + 1200 / 11, 450 - 2400 / 11])


def test_a_camera_that_looks_to_the_right() -> None:
    # Ahead is (0.6, 0.8, 0), right is (0.8, -0.6, 0): the point (6, 8, 1) is straight ahead at 10, one up.
    camera = Camera(x=0.0, y=0.0, z=0.0, aim_x=3.0, aim_y=4.0, aim_z=0.0, zoom=36.0)
    assert pixel(camera, 6.0, 8.0, 1.0) == pytest.approx([600.0, 330.0])
    assert pixel(camera, 7.6, 6.8, 0.0) == pytest.approx([600.0 + 240.0, 450.0])


def test_vertices_are_rounded_to_sixteenths_of_a_pixel() -> None:
    corners = ((1.0, 7.0, 0.0), (1.0, 7.0, 1.0), (0.0, 7.0, 1.0), (0.0, 7.0, 0.0))
    found = projected(lens_of(STRAIGHT, 1200, 900), corners)
    assert found[0] == (round((600 + 1200 / 7) * 16), 450 * 16)


lengths = st.integers(-2000, 2000).map(lambda each: each / 100)


@given(st.builds(Camera, *[lengths] * 6, st.floats(10, 100)), st.tuples(*[lengths] * 3))
def test_an_upright_figure_is_projected_as_its_points_are(camera: Camera, foot: Vector) -> None:
    """To the last bit: near the camera and far, where a shorter way is taken, and where it is cut off."""
    assume((camera.x, camera.y) != (camera.aim_x, camera.aim_y))
    lens, loop = lens_of(camera), ((-1.0, 0.0), (1.3, 0.2), (0.7, 5.1), (-0.1, 7.0))
    corners = tuple((across + foot[0], foot[1], up + foot[2]) for across, up in loop)
    assert standing(lens, (loop,), foot, ((-1.0, 0.0), (1.3, 7.0))) == [projected(lens, corners)]


def test_what_reaches_behind_the_camera_is_cut_off_before_it() -> None:
    kept = clipped([(-1.0, 0.0, 2.1), (1.0, 0.0, 2.1), (1.0, 0.0, -1.9), (-1.0, 0.0, -1.9)])
    expected = [(-1, 0, 2.1), (1, 0, 2.1), (1, 0, 0.1), (-1, 0, 0.1)]
    assert [coordinate for each in kept for coordinate in each] == pytest.approx([c for each in expected for c in each])


def test_what_is_wholly_behind_the_camera_is_not_there() -> None:
    assert clipped([(0.0, 0.0, -1.0), (1.0, 0.0, -1.0), (0.0, 1.0, -2.0)]) == []
