"""The painted picture: the same projection as the judged one, and the same every time."""

import numpy as np
import pytest

from serao.games.picture_perfect.studio import Camera, Scene, photograph
from serao.games.picture_perfect.studio.camera import lens_of, on_picture, seen_from
from serao.games.picture_perfect.studio.paint import paint
from serao.games.picture_perfect.studio.perspective import BORDER, perspective
from serao.games.picture_perfect.studio.room import SURFACES, Surface, added
from serao.games.picture_perfect.studio.textures import DETAIL
from tests.games.picture_perfect.studio.scenes import GENTLEMAN, LEVEL, image, party, scene

SIZE = (240, 180)


def test_a_picture_has_the_size_that_was_asked_for_and_is_the_same_every_time() -> None:
    one, other = paint(party(), *SIZE), paint(party(), *SIZE)
    assert one.size == SIZE
    assert one.tobytes() == other.tobytes()


def test_four_screens_give_four_pictures() -> None:
    assert len({paint(party(screen), *SIZE).tobytes() for screen in range(4)}) == 4


def test_what_is_painted_is_where_it_is_judged() -> None:
    without, with_him = (np.asarray(paint(scene(places), *SIZE)).astype(int) for places in ({}, {"C3": GENTLEMAN}))
    change = np.abs(without - with_him).sum(axis=2)
    body = image(photograph(scene({"C3": GENTLEMAN}), *SIZE)) == GENTLEMAN
    assert (change[body] > 12).mean() > 0.9
    assert (change[~body] > 60).mean() < 0.05


@pytest.mark.parametrize("camera", [LEVEL, Camera(), Camera(3.0, -17.0, 9.0, 14.0, 9.0, 3.0, 33.0)])
@pytest.mark.parametrize("surface", SURFACES)
def test_textures_lie_where_the_projection_puts_them(surface: Surface, camera: Camera) -> None:
    """A point of a surface, projected and led back by the eight numbers, is the same point."""
    lens = lens_of(camera)
    across, down = surface.width * 0.3, surface.height * 0.4
    point = added(added(surface.corner, surface.right, across), surface.down, down)
    x, y = on_picture(lens, seen_from(lens, point))
    a, b, c, d, e, f, g, h = perspective(lens, surface)
    bottom = g * x + h * y + 1
    found = ((a * x + b * y + c) / bottom, (d * x + e * y + f) / bottom)
    assert found == pytest.approx((across * DETAIL + BORDER, down * DETAIL + BORDER))


def test_an_empty_room_can_be_painted() -> None:
    assert paint(Scene(), *SIZE).getbbox() is not None


def test_a_figure_and_a_flame_behind_the_camera_can_be_painted() -> None:
    inside = Camera(12.5, 6.0, 4.0, 12.5, 15.0, 4.0, 30.0)
    assert paint(party(camera=inside), *SIZE).size == SIZE
