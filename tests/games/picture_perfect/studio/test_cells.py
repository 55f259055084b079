"""Photographs without drawing: the same judgement as the studio's, and a file that is what the studio makes."""

from importlib.resources import files
from random import Random

import pytest
from msgspec.structs import replace

from serao.games.picture_perfect.arrangement import STANDARD_CAMERA, Arrangement, Camera, Figure, Ornament, in_spaces
from serao.games.picture_perfect.opponent.views import VIEWS
from serao.games.picture_perfect.photo import WITH_CELLS, developed, drawn, found, middle_spaces
from serao.games.picture_perfect.studio.cells import STANDARD, file_name, seen, shipped_cells
from tests.campaign import times
from tests.games.picture_perfect.studio.write_cells import made

PLACED = in_spaces({0: 7, 5: 6, 12: 3})


def some_spaces(random: Random) -> dict[int, int]:
    """Any guests, in any order, in spaces of their own."""
    number = random.randint(0, 14)
    return dict(zip(random.sample(range(14), number), random.sample(range(14), number), strict=True))


@pytest.mark.campaign
@pytest.mark.parametrize("camera", WITH_CELLS, ids=WITH_CELLS.values())
@pytest.mark.parametrize("rules", [1, 2])
def test_rule_7_3_found_without_drawing_is_what_the_picture_shows(rules: int, camera: Camera) -> None:
    random = Random(f"cells {rules}")
    for _ in range(times(60, 20_000)):
        spaces = some_spaces(random)
        arrangement = Arrangement(tuple(in_spaces({guest: spaces[guest]}).figures[0] for guest in spaces))
        assert found(spaces, rules, WITH_CELLS[camera]) == drawn(arrangement, camera, rules), spaces


@pytest.mark.parametrize("name", VIEWS)
def test_a_shipped_file_is_what_the_studio_makes(name: str) -> None:
    shipped = files("serao.games.picture_perfect.studio").joinpath(file_name(name)).read_bytes()
    assert shipped == made(VIEWS[name])
    assert len(shipped) < 500_000


def test_rule_7_2_who_is_wholly_hidden_is_out_of_sight() -> None:
    cells = shipped_cells(STANDARD)
    everywhere = sum(1 << place for place in range(cells.number))
    curtain = cells._replace(bodies=(*cells.bodies[:6], everywhere, *cells.bodies[7:]))  # guest 1 in C3
    assert seen(curtain, {0: 6, 12: 7}).out_of_sight == 1 << 12


@pytest.mark.parametrize(
    "arrangement",
    [
        replace(PLACED, ornaments=(Ornament(0, 125, 50),)),
        Arrangement((Figure(0, 24, 25),)),
        Arrangement((Figure(0, 25, 25), Figure(1, 25, 25))),
        Arrangement((Figure(0, 25, 25), Figure(0, 25, 75))),
        Arrangement((Figure(14, 25, 25),)),
    ],
)
def test_what_is_not_usual_is_left_to_the_studio(arrangement: Arrangement) -> None:
    assert middle_spaces(arrangement) is None


def test_another_camera_is_left_to_the_studio() -> None:
    low = replace(STANDARD_CAMERA, z=100, aim_z=40)
    assert developed(PLACED, low) == drawn(PLACED, low, 2)
    assert middle_spaces(PLACED) == {0: 7, 5: 6, 12: 3}
