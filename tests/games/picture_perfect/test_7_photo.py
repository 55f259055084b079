"""Rule 7: the last look, the photograph, and what is read off it by the studio."""

import msgspec
import pytest
from msgspec.structs import replace

from serao.games import picture_perfect
from serao.games.picture_perfect import arrangement as millimetres
from serao.games.picture_perfect import version_1
from serao.games.picture_perfect.actions import LISTED_ARRANGEMENTS, Arrange
from serao.games.picture_perfect.arrangement import EMPTY, STANDARD_CAMERA, Arrangement, Figure, standing
from serao.games.picture_perfect.news import LastLook, Scored
from serao.games.picture_perfect.photo import developed, photo_refusal, scene_of
from serao.games.picture_perfect.preferences import Reading
from serao.games.picture_perfect.state import Options, State
from serao.games.picture_perfect.studio import Scene, judge, photograph
from serao.games.picture_perfect.studio.camera import Camera
from serao.games.picture_perfect.studio.render import NOTHING
from tests.games.picture_perfect.scenes import (
    ANA,
    BRUNO,
    act,
    at_the_end,
    bits,
    everyone,
    fresh,
    holding,
    luck,
    options_of,
    refused,
    with_card,
)

# Low and near: the corners look at the side screens, and between them the camera looks over the back one.
OVER_THE_SCREEN = "photo:87/-39/54>125/83/53*36"
# Straight from the front at the height of a face.
LEVEL = millimetres.Camera(125, -250, 56, 125, 100, 56, 90)


def test_rule_7_1_after_the_sixth_round_everybody_looks_once_more() -> None:
    state = with_card(holding(fresh(2), "1 2 3 4 5", "6 7 8 9 10"), "theft")
    state = replace(state, round=6, deck=state.deck[:1], played=state.deck[1:])
    state = everyone(everyone(state, "ready", "ready"), "steal6", "steal1")
    assert (state.phase, state.news[-1]) == ("photo", LastLook())
    state = act(act(state, ANA, "open6"), ANA, "vip6")
    assert picture_perfect.view(state, ANA).envelopes[5] == state.envelopes[5]
    assert state.vips[ANA] == 5


@pytest.mark.parametrize(
    ("arrangement", "fault"),
    [
        ("1@a1,2@a2", ""),
        ("1@125/50", "arrange-space"),
        ("1@2/25", "arrange-space"),
        ("1@25/25,2@26/26", "arrange-shared"),
        ("1@a1,cake@125/60,vase@100/40", ""),
    ],
)
def test_rule_7_1_each_guest_stands_inside_a_space_of_its_own(arrangement: str, fault: str) -> None:
    state = act(at_the_end(), ANA, f"arrange:{arrangement}")
    assert refused(state, ANA, "photo") == fault
    assert ("photo" in options_of(state, ANA)) is (fault == "")


def test_rule_7_2_the_camera_is_not_higher_than_the_screen() -> None:
    assert refused(at_the_end(), ANA, "photo:125/-340/151>125/100/50*70") == "fault-camera-too-high"
    assert refused(at_the_end(), ANA, "photo:125/-340/149>125/100/50*70") == ""


def test_rule_7_2_nothing_beyond_the_game_is_seen_anywhere_in_the_frame() -> None:
    assert refused(at_the_end(), ANA, "photo:125/-340/145>125/100/50*20") == "fault-beyond"
    assert refused(at_the_end(), ANA, OVER_THE_SCREEN) == "fault-beyond"


def test_rule_7_2_a_wide_lens_from_near_looks_over_the_screen() -> None:
    three = standing({"10": "C4", "1": "B3", "2": "D3"})
    near = millimetres.Camera(125, -50, 50, 125, 100, 50, 18)
    refusal = photo_refusal(three, 10, near)
    assert refusal is not None
    assert refusal.key == "picture_perfect-fault-beyond"
    assert photo_refusal(three, 10, near, rules=1) is None


def test_ruling_7_2_single_pixel_is_enough() -> None:
    within = Scene(camera=Camera(x=14.2, y=-36.7, z=11.1, aim_x=12.5, aim_y=10.2, aim_z=7.385, zoom=91.0))
    beyond = replace(within, camera=replace(within.camera, aim_z=7.386))
    pictures = [bytes(photograph(scene).owners) for scene in (within, beyond)]
    assert [picture.count(NOTHING) for picture in pictures] == [0, 1]
    assert [[fault.key for fault in judge(scene).faults] for scene in (within, beyond)] == [[], ["beyond"]]


def test_ruling_7_2_begun_before_by_version_1_only_the_corners_are_looked_at() -> None:
    state = replace(at_the_end(), rules=1)
    assert refused(state, ANA, OVER_THE_SCREEN) == ""
    assert refused(state, ANA, "photo:125/-340/145>125/100/50*20") == "fault-corner-beyond"
    assert act(state, ANA, OVER_THE_SCREEN).photos[ANA] is not None


def test_ruling_7_2_begun_before_by_version_1_a_cheek_is_a_face() -> None:
    a_little_aside = Arrangement((*standing({"10": "C4"}).figures, Figure(8, 129, 125)))
    readings = [developed(a_little_aside, LEVEL, rules) for rules in (1, 2)]
    assert [reading.faces_hidden >> 9 & 1 for reading in readings if isinstance(reading, Reading)] == [0, 1]


def test_ruling_7_2_begun_before_the_version_is_that_of_the_set_up() -> None:
    assert fresh().rules == picture_perfect.RULES == 2
    assert version_1.new(Options(), 3, luck()) == replace(picture_perfect.new(Options(), 3, luck()), rules=1)
    assert picture_perfect.memory(replace(fresh(), rules=1), ANA).rules == 1


def test_rule_7_2_every_placed_guest_is_seen() -> None:
    state = act(at_the_end(), ANA, "arrange:1@a1,9@c4")
    assert refused(state, ANA, "photo") == ""
    assert refused(state, ANA, "photo:125/-340/145>125/190/60*180") == "fault-guest-outside"


def test_rule_7_2_a_guest_wholly_hidden_makes_it_invalid() -> None:
    state = act(at_the_end(), ANA, "arrange:14@c3,13@c4")
    assert refused(state, ANA, "photo:125/-340/20>125/150/60*120") == "fault-guest-hidden"


def test_ruling_7_2_as_it_stands_and_taken_again() -> None:
    state = act(at_the_end(), ANA, "arrange:1@125/50")
    assert refused(state, ANA, "photo") == "arrange-space"
    state = act(act(state, ANA, "arrange:1@c3"), ANA, "photo")
    photo = state.photos[ANA]
    assert photo is not None
    assert photo.arrangement == standing({"1": "C3"})
    assert refused(state, ANA, "photo") == "already-chosen"


def test_ruling_7_2_unseen_until_everybody_has_taken_one() -> None:
    state = act(act(at_the_end(), ANA, "arrange:1@c3"), ANA, "photo")
    seen = picture_perfect.view(state, BRUNO)
    assert (seen.photos, seen.taken) == ((None, None), (True, False))


def test_rule_7_3_what_covers_what_is_read_off_the_picture() -> None:
    found = developed(standing({"9": "C3", "12": "C4", "14": "A1"}), STANDARD_CAMERA)
    assert isinstance(found, Reading)
    assert found.covered_by[11] == bits("9")
    assert found.covered_by[8] == 0
    assert found.faces_hidden >> 13 & 1


def test_rule_7_3_the_same_arrangement_and_camera_give_the_same_reading() -> None:
    arrangement = LISTED_ARRANGEMENTS[2].arrangement
    first = developed(arrangement, STANDARD_CAMERA)
    developed.cache_clear()
    assert developed(arrangement, STANDARD_CAMERA) == first


@pytest.mark.parametrize("listed", LISTED_ARRANGEMENTS)
def test_rule_7_2_the_listed_arrangements_make_valid_standard_photographs(listed: Arrange) -> None:
    assert photo_refusal(listed.arrangement, 0, STANDARD_CAMERA) is None


def test_rule_7_4_the_photographs_are_shown_and_kept() -> None:
    state = act(act(at_the_end(), ANA, "arrange:1@c3"), ANA, "photo")
    state = act(state, BRUNO, "photo")
    assert isinstance(state.news[0], Scored)
    assert picture_perfect.view(state, None).photos == state.photos
    again = msgspec.json.decode(msgspec.json.encode(state), type=State)
    assert again.photos == state.photos


def test_rule_7_2_the_standard_camera_is_the_studio_s_own() -> None:
    assert scene_of(EMPTY).camera == Camera()
