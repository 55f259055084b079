"""Rules 7.2 and 7.3: which photographs are valid, and that the same scene always gives the same picture."""

import msgspec
import pytest

from serao.games.picture_perfect.studio import Camera, Decoration, Fault, Guest, Scene, judge, photograph
from serao.games.picture_perfect.studio.judge import corners
from serao.games.picture_perfect.studio.render import (
    FIRST_DECORATION,
    FLOOR_OWNER,
    NOTHING,
    SCREEN_OWNER,
    TABLE_OWNER,
)
from serao.games.picture_perfect.studio.versions import RULES
from tests.games.picture_perfect.studio.digests import DIGESTS, SCENES, digest
from tests.games.picture_perfect.studio.scenes import (
    BOY,
    CAKE,
    GENTLEMAN,
    GIRL,
    HIGH,
    LEVEL,
    RED,
    image,
    party,
    reading,
    scene,
)


def seen_from(**changes: float) -> Camera:
    """The usual camera, changed."""
    camera: Camera = msgspec.structs.replace(HIGH, **changes)
    return camera


def faults(camera: Camera, rules: int = RULES) -> list[str]:
    """The keys of what is wrong with a picture of one guest."""
    return [fault.key for fault in judge(scene({"C3": GENTLEMAN}, camera), rules).faults]


def test_rule_7_2_the_usual_camera_takes_a_valid_photograph_of_everybody() -> None:
    judgement = judge(party())
    assert [fault for fault in judgement.faults if fault.key != "guest-hidden"] == []
    assert len(judgement.sights) == 14


def test_rule_7_2_the_camera_is_not_higher_than_the_screen() -> None:
    assert faults(seen_from(z=15.0)) == []
    assert faults(seen_from(z=15.01)) == ["camera-too-high"]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"z": 0.2}, "camera-too-low"),
        ({"y": 1.0}, "camera-not-in-front"),
        ({"y": -130.0}, "camera-too-far"),
        ({"x": 90.0}, "camera-too-far"),
        ({"aim_y": -40.0}, "camera-looks-away"),
        ({"zoom": 5.0}, "camera-zoom"),
        ({"zoom": 500.0}, "camera-zoom"),
    ],
)
def test_rule_7_2_a_camera_out_of_bounds_has_a_named_fault(changes: dict[str, float], key: str) -> None:
    assert key in faults(seen_from(**changes))


beyond_the_corners = pytest.mark.parametrize(
    "camera",
    [
        pytest.param(seen_from(zoom=25.0), id="all corners"),
        pytest.param(seen_from(aim_z=9.0), id="over the screen"),
        pytest.param(seen_from(aim_z=1.0), id="before the board"),
        pytest.param(seen_from(aim_x=17.0), id="past the right screen"),
    ],
)


@beyond_the_corners
def test_rule_7_2_nothing_beyond_the_game_is_seen(camera: Camera) -> None:
    assert faults(camera) == ["beyond"]


@beyond_the_corners
def test_ruling_7_2_begun_before_every_corner_looks_at_board_table_or_screen(camera: Camera) -> None:
    assert faults(camera, 1) == ["corner-beyond"]


def test_rule_7_2_a_low_near_camera_looks_over_the_screen_between_the_corners() -> None:
    camera = Camera(x=8.7, y=-3.9, z=5.4, aim_x=12.5, aim_y=8.3, aim_z=5.3, zoom=36)
    picture = photograph(Scene(camera=camera))
    assert image(picture)[0, 900] == NOTHING
    assert NOTHING not in corners(picture)
    assert faults(camera, 1) == []
    assert faults(camera) == ["beyond"]


def test_rule_7_2_a_corner_may_look_at_a_guest() -> None:
    # Very near: the gentleman fills the picture from corner to corner.
    near = Camera(x=2.5, y=-2.0, z=4.0, aim_x=2.5, aim_y=2.0, aim_z=4.0, zoom=150.0)
    judgement = reading({"A1": GENTLEMAN}, near)
    assert set(photograph(scene({"A1": GENTLEMAN}, near)).owners) == {GENTLEMAN}
    assert judgement.valid


def test_rule_7_2_a_guest_outside_the_frame_makes_it_invalid() -> None:
    camera = Camera(x=12.5, y=-25.0, z=5.6, aim_x=18.0, aim_y=10.0, aim_z=5.6, zoom=110.0)
    assert reading({"A3": RED, "D3": GENTLEMAN}, camera).faults == (Fault("7.2", "guest-outside", RED),)


def test_rule_7_2_a_guest_wholly_hidden_makes_it_invalid() -> None:
    level = Camera(x=12.5, y=-25.0, z=3.2, aim_x=12.5, aim_y=10.0, aim_z=3.2, zoom=90.0)
    crowd = (Guest(GIRL, 12.5, 19.0), Guest(GENTLEMAN, 12.5, 12.0), Guest(RED, 12.2, 14.0), Guest(2, 12.8, 16.0))
    judgement = judge(Scene(crowd, camera=level))
    assert Fault("7.2", "guest-hidden", GIRL) in judgement.faults
    assert not judgement.valid


def test_rule_7_2_a_guest_seen_in_part_is_enough() -> None:
    seen = reading({"C3": GENTLEMAN, "C4": RED})
    assert seen.sights[RED].visible > 0
    assert seen.valid


def test_rule_7_3_every_pixel_knows_its_owner() -> None:
    picture = photograph(party())
    owners = set(picture.owners)
    assert {FLOOR_OWNER, SCREEN_OWNER, TABLE_OWNER} <= owners
    assert {FIRST_DECORATION + each for each in range(10)} <= owners
    assert NOTHING not in owners


def test_rule_7_3_no_gap_opens_in_the_room_wherever_its_surfaces_are_cut() -> None:
    # Inside: every pixel looks at something, however many figures cut table and screens.
    for step in range(20):
        camera = seen_from(x=10.0 + step / 4, y=-18.0 - step / 7, zoom=70.0, aim_x=12.5, aim_z=6.0)
        assert NOTHING not in photograph(party(camera=camera)).owners


def test_rule_7_3_nearer_things_cover_farther_ones() -> None:
    both = photograph(scene({"C3": GENTLEMAN, "C4": RED}))
    body = both.bodies[GENTLEMAN]
    behind = Decoration(CAKE, 12.5, 9.0)
    assert RED not in both.owners_over(body)
    front = photograph(scene({"C3": GENTLEMAN}, LEVEL, (behind,)))
    assert FIRST_DECORATION in front.owners_over(body)


def test_rule_7_3_the_table_covers_who_stands_beside_it_only_as_far_as_it_is_in_front() -> None:
    # From the right the table hides the feet of A2; from the far left A2 stands before the table.
    right = Camera(x=20.0, y=-15.0, z=4.0, aim_x=4.0, aim_y=8.0, aim_z=3.0, zoom=50.0)
    left = Camera(x=2.0, y=-15.0, z=4.0, aim_x=4.0, aim_y=8.0, aim_z=3.0, zoom=50.0)
    for camera, covered in ((right, True), (left, False)):
        picture = photograph(scene({"A2": BOY}, camera))
        assert (TABLE_OWNER in picture.owners_over(picture.bodies[BOY])) == covered


def test_rule_7_3_the_screen_hides_guests_from_a_camera_beside_it() -> None:
    aside = Camera(x=-30.0, y=-5.0, z=6.0, aim_x=10.0, aim_y=10.0, aim_z=4.0, zoom=40.0)
    assert Fault("7.2", "guest-hidden", GENTLEMAN) in reading({"A3": GENTLEMAN}, aside).faults


def test_rule_7_3_the_order_in_which_a_scene_lists_its_guests_changes_nothing() -> None:
    scene = party()
    turned = msgspec.structs.replace(scene, guests=scene.guests[::-1])
    assert photograph(scene).owners == photograph(turned).owners


def test_rule_7_3_neither_screen_nor_floor_changes_what_covers_what() -> None:
    assert len({bytes(photograph(party(screen)).owners) for screen in range(4)}) == 1


@pytest.mark.parametrize("name", SCENES)
def test_rule_7_3_the_same_scene_gives_the_same_picture_here_as_everywhere(name: str) -> None:
    assert digest(SCENES[name]) == DIGESTS[name]
