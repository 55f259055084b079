"""The views from which opponents photograph: where guests stand, and tables that show what the studio draws."""

from random import Random

import pytest
from msgspec.structs import replace

from serao.engine.problem import Reason
from serao.games.picture_perfect.arrangement import Ornament
from serao.games.picture_perfect.opponent.search import kernel_for
from serao.games.picture_perfect.opponent.tables import shipped_picture
from serao.games.picture_perfect.opponent.views import NEAR_VIEWS, VIEWS
from serao.games.picture_perfect.photo import drawn, scene_of
from serao.games.picture_perfect.studio import arrangement_fault, judge
from tests.campaign import times
from tests.games.picture_perfect.studio.test_cells import some_spaces

OWN = [name for name, view in VIEWS.items() if any(view.behind)]  # the others are compared by `test_cells`


def test_rule_7_1_every_guest_stands_inside_every_space() -> None:
    for view in VIEWS.values():
        for turn in range(14):
            arrangement = view.standing(tuple((guest + turn) % 14 for guest in range(14)))
            assert arrangement_fault(scene_of(arrangement).guests) is None


@pytest.mark.parametrize("name", NEAR_VIEWS)
def test_rule_7_2_nothing_beyond_the_game_is_seen(name: str) -> None:
    assert judge(scene_of(VIEWS[name].standing((-1,) * 14), VIEWS[name].camera)).valid


def test_spaces_are_found_again_where_all_stand_as_a_view_has_them() -> None:
    one, other = VIEWS[OWN[0]], VIEWS[NEAR_VIEWS[-1]]
    spaces = (3, -1, 0, 13, *(-1,) * 10)
    arrangement = one.standing(spaces)
    assert one.spaces(arrangement) == spaces
    assert other.spaces(arrangement) is None
    assert one.spaces(replace(arrangement, ornaments=(Ornament(0, 125, 50),))) is None


@pytest.mark.campaign
@pytest.mark.parametrize("name", OWN)
def test_what_kernels_read_off_a_view_is_what_the_studio_draws(name: str) -> None:
    random, view = Random(name), VIEWS[name]
    for number in range(times(8, 2_000)):
        rules, placed = 1 + number % 2, some_spaces(random)
        spaces = tuple(placed.get(guest, -1) for guest in range(14))
        reading = drawn(view.standing(spaces), view.camera, rules)
        if isinstance(reading, Reason):
            continue  # somebody is not seen: such an arrangement is never photographed
        kernel = kernel_for(shipped_picture(name, rules))
        kernel.put(spaces)
        assert kernel.readings() == [
            (int(reading.covered_by[guest] > 0), reading.faces_hidden >> guest & 1, reading.face_covered_by[guest])
            for guest in range(14)
        ], spaces
