"""Rules 6.4 to 6.6, read off photographs: in front, behind, beside, the table, decorations, the frame."""

import pytest
from msgspec.structs import replace

from serao.games.picture_perfect.studio import Camera, Decoration, Guest, Scene, judge
from serao.games.picture_perfect.studio.judge import Sight
from tests.games.picture_perfect.studio.scenes import (
    BOY,
    CORGI,
    FRAME,
    GENTLEMAN,
    GIRL,
    HIGH,
    LEVEL,
    OFFICER,
    PALM,
    RED,
    TAILCOAT,
    VASE,
    reading,
)

# From very near and low the picture frame on the table's edge hides much.
CROUCHING = Camera(x=12.5, y=-12.0, z=4.0, aim_x=12.5, aim_y=10.0, aim_z=5.0, zoom=40.0)
# Past the left edge of the picture: column A is outside.
TO_THE_RIGHT = Camera(x=12.5, y=-25.0, z=5.6, aim_x=18.0, aim_y=10.0, aim_z=5.6, zoom=110.0)


def test_rule_6_4_somebody_in_front_covers_the_figure_behind() -> None:
    seen = reading({"C3": GENTLEMAN, "C4": RED})
    assert not seen.nobody_in_front(RED)
    assert seen.sights[RED].covered_by == (GENTLEMAN,)


def test_rule_6_4_who_stands_in_front_is_not_covered_by_who_stands_behind() -> None:
    assert reading({"C3": GENTLEMAN, "C4": RED}).nobody_in_front(GENTLEMAN)


def test_rule_6_4_somebody_beside_covers_nobody() -> None:
    seen = reading({"B3": GENTLEMAN, "D3": RED})
    assert seen.nobody_in_front(GENTLEMAN)
    assert seen.nobody_in_front(RED)


def test_rule_6_4_table_and_decorations_may_cover() -> None:
    seen = reading({"C3": GENTLEMAN}, CROUCHING, (Decoration(VASE, 12.5, 8.0),))
    alone = reading({"C3": GENTLEMAN}, CROUCHING)
    assert seen.sights[GENTLEMAN].visible < alone.sights[GENTLEMAN].visible
    assert seen.nobody_in_front(GENTLEMAN)


def test_rule_6_4_any_part_is_enough() -> None:
    # The corgi reaches only over the lady's hem.
    seen = judge(Scene((Guest(RED, 2.5, 5.6), Guest(CORGI, 2.6, 4.4)), camera=HIGH))
    assert not seen.nobody_in_front(RED)
    assert seen.sights[RED].visible > 10_000


def test_rule_6_4_where_a_decoration_covers_both_nobody_covers_anybody() -> None:
    # Only what the picture shows counts: the owner of each pixel, not who would be there without the vase.
    seen = reading({"C3": GENTLEMAN, "C4": GIRL}, CROUCHING, (Decoration(VASE, 12.5, 8.0),))
    assert seen.sights[GIRL].covered_by == (GENTLEMAN,)


def test_rule_6_5_a_face_in_plain_view_is_seen() -> None:
    seen = reading({"C3": RED})
    assert not seen.face_hidden(RED)
    assert seen.sights[RED].face_visible == seen.sights[RED].face


def test_rule_6_5_a_cheek_is_not_a_face() -> None:
    # A little of the officer's cheek is seen beside the gentleman in front of him.
    place = Scene((Guest(TAILCOAT, 12.9, 12.5), Guest(OFFICER, 12.5, 17.5)), camera=LEVEL)
    assert judge(place).face_hidden(OFFICER)
    assert judge(place).hides_face(TAILCOAT, OFFICER)
    assert judge(place).sights[OFFICER].visible > 0
    assert not judge(place, 1).face_hidden(OFFICER)


def test_rule_6_5_a_face_covered_by_a_guest_is_hidden() -> None:
    seen = reading({"C3": GENTLEMAN, "C4": GIRL})
    assert seen.face_hidden(GIRL)
    assert not seen.face_hidden(GENTLEMAN)


def test_rule_6_5_a_face_covered_by_a_decoration_is_hidden() -> None:
    low = Camera(x=12.5, y=-12.0, z=4.2, aim_x=12.5, aim_y=10.0, aim_z=4.2, zoom=40.0)
    assert not reading({"C3": BOY}, low).face_hidden(BOY)
    seen = reading({"C3": BOY}, low, (Decoration(FRAME, 12.5, 7.0),))
    assert seen.face_hidden(BOY)
    assert seen.sights[BOY].face_covered_by == ()


def test_rule_6_5_a_face_covered_by_the_table_is_hidden() -> None:
    floor_level = Camera(x=12.5, y=-12.0, z=1.2, aim_x=12.5, aim_y=10.0, aim_z=3.0, zoom=30.0)
    assert reading({"C3": CORGI}, floor_level).face_hidden(CORGI)
    assert not reading({"A3": CORGI}, HIGH).face_hidden(CORGI)


def test_rule_6_5_a_face_outside_the_picture_is_hidden() -> None:
    seen = reading({"A3": RED, "D3": GENTLEMAN}, TO_THE_RIGHT)
    assert seen.sights[RED].face > 0
    assert seen.face_hidden(RED)
    assert not seen.face_hidden(GENTLEMAN)


def test_rule_6_5_a_corgi_whose_eyes_the_frame_cuts_off_is_not_seen() -> None:
    # Ears and forehead stand above the lower edge of a valid picture; eyes, nose and mouth lie below it.
    above_the_eyes = Camera(x=5.0, y=-25.0, z=12.0, aim_x=5.0, aim_y=12.5, aim_z=6.65, zoom=110.0)
    corgi = Scene((Guest(CORGI, 2.5, 12.5),), camera=above_the_eyes)
    seen = judge(corgi)
    assert seen.valid
    assert seen.sights[CORGI].visible > 1000
    assert seen.sights[CORGI].face_visible == 0
    assert seen.face_hidden(CORGI)
    assert not judge(corgi, 1).face_hidden(CORGI)
    a_little_lower = Scene(corgi.guests, camera=replace(above_the_eyes, aim_z=6.25))
    assert not judge(a_little_lower).face_hidden(CORGI)


def test_rule_6_5_the_palm_always_meets_it() -> None:
    assert reading({"C3": PALM}).face_hidden(PALM)


@pytest.mark.parametrize(("visible", "hidden"), [(0, True), (4, True), (5, False), (6, False)])
def test_rule_7_3_a_face_is_covered_with_fewer_than_half_a_percent_visible(visible: int, hidden: bool) -> None:
    assert Sight(RED, 10_000, (), 1000, visible, ()).face_hidden == hidden


def test_rule_6_6_who_covers_the_face_hides_it() -> None:
    seen = reading({"C3": GENTLEMAN, "C4": GIRL})
    assert seen.hides_face(GENTLEMAN, GIRL)
    assert not seen.hides_face(GIRL, GENTLEMAN)


def test_rule_6_6_who_covers_no_part_of_the_face_does_not_hide_it() -> None:
    assert not reading({"C3": GENTLEMAN, "C4": GIRL, "D3": RED}).hides_face(RED, GIRL)


def test_rule_6_6_a_face_that_is_seen_in_part_is_not_hidden() -> None:
    # The gentleman stands to the left by half a face.
    seen = judge(Scene((Guest(GENTLEMAN, 11.75, 12.5), Guest(OFFICER, 12.5, 17.5)), camera=LEVEL))
    assert seen.sights[OFFICER].face_covered_by == (GENTLEMAN,)
    assert 0 < seen.sights[OFFICER].face_visible < seen.sights[OFFICER].face
    assert not seen.hides_face(GENTLEMAN, OFFICER)


def test_rule_6_6_x_not_placed_is_not_met() -> None:
    assert not reading({"C3": GENTLEMAN}).hides_face(GENTLEMAN, GIRL)


def test_rule_6_6_a_face_outside_the_picture_is_covered_by_nobody() -> None:
    assert not reading({"A3": RED, "D3": GENTLEMAN}, TO_THE_RIGHT).hides_face(GENTLEMAN, RED)


def test_rule_6_6_x_is_the_guest_itself_reads_nobody_in_front() -> None:
    seen = reading({"C3": GENTLEMAN, "C4": TAILCOAT})
    assert seen.hides_face(GENTLEMAN, GENTLEMAN)
    assert not seen.hides_face(TAILCOAT, TAILCOAT)
