"""Rule 4.7: Good Shots, taken by the first whose strip is long enough."""

import pytest

from serao.games import photograph
from serao.games.photograph.news import Shot
from serao.games.photograph.state import FREE
from tests.games.photograph.scenes import ANA, BRUNO, act, card, happened, holder, scene, shoot, strip

LONG = {2: (1, 2, 3), 3: (1, 2, 3), 4: (1, 2)}  # one card short of a Good Shot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_4_7_the_first_with_enough_cards_face_up_takes_it(seats: int) -> None:
    state = shoot(seats, "green-4", strips={(ANA, "green"): LONG[seats]})
    assert holder(state, "green") == ANA
    assert happened(state, Shot) == [Shot(ANA, card("green-4"), True, True)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_4_7_one_card_fewer_is_not_enough(seats: int) -> None:
    state = shoot(seats, "green-4", strips={(ANA, "green"): LONG[seats][1:]})
    assert holder(state, "green") == FREE


def test_rule_4_7_three_are_enough_with_four_players_only() -> None:
    assert holder(shoot(4, "green-1 green-2 green-3"), "green") == ANA
    assert holder(shoot(3, "green-1 green-2 green-3"), "green") == FREE
    assert holder(shoot(2, "green-1 green-2 green-3"), "green") == FREE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_4_7_only_right_after_a_card_face_up(seats: int) -> None:
    long = (*LONG[seats], 4)
    state = shoot(seats, "green-12", strips={(ANA, "green"): long})
    assert strip(state, ANA, "green") == (*long, -12)
    assert holder(state, "green") == FREE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_4_7_only_for_the_colour_played(seats: int) -> None:
    state = shoot(seats, "blue-4", strips={(ANA, "green"): (*LONG[seats], 4)})
    assert holder(state, "green") == FREE
    assert holder(state, "blue") == FREE


def test_rule_4_7_only_if_it_is_still_free() -> None:
    state = shoot(3, "green-4", strips={(ANA, "green"): (1, 2, 3)}, good_shots={"green": BRUNO})
    assert holder(state, "green") == BRUNO
    assert happened(state, Shot) == [Shot(ANA, card("green-4"), True, False)]


def test_rule_4_7_it_is_never_lost_to_a_longer_strip() -> None:
    strips = {(ANA, "green"): (5, 6, 7, 8, 9), (BRUNO, "green"): (1, 2, 3, 4)}
    state = shoot(2, "green-10", strips=strips, good_shots={"green": BRUNO})
    assert holder(state, "green") == BRUNO


def test_rule_4_7_nor_by_a_card_out_of_focus() -> None:
    state = shoot(2, "green-1", strips={(ANA, "green"): (5, 6, 7, 8)}, good_shots={"green": ANA})
    assert holder(state, "green") == ANA


def test_rule_4_7_several_in_one_turn() -> None:
    strips = {(ANA, "green"): (1, 2, 3), (ANA, "blue"): (9, 8, 7)}
    state = shoot(2, "green-4 blue-6 red-1", strips=strips)
    assert (holder(state, "green"), holder(state, "blue"), holder(state, "red")) == (ANA, ANA, FREE)


def test_rule_4_7_in_the_middle_of_a_turn_before_a_card_out_of_focus() -> None:
    state = shoot(2, "green-4 green-12 green-6", strips={(ANA, "green"): (1, 2, 3)})
    assert [event.good_shot for event in happened(state, Shot)] == [True, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_4_7_photo_cards_face_down_do_not_count(seats: int) -> None:
    film = (*LONG[seats][:-1], -12, -11)
    state = shoot(seats, "green-4", strips={(ANA, "green"): film})
    assert strip(state, ANA, "green") == (*film, 4)
    assert holder(state, "green") == FREE


def test_ruling_4_7_photo_cards_face_up_count_around_face_down_ones() -> None:
    state = shoot(3, "green-7", strips={(ANA, "green"): (1, 2, -12, 4, -11)})
    assert holder(state, "green") == ANA


def test_ruling_4_7_not_a_choice_but_taken_at_once() -> None:
    state = scene(3, hands={ANA: "green-4 ? ? ? ?"}, strips={(ANA, "green"): (1, 2, 3)})
    state = act(state, (ANA, "1L1"), (ANA, "2>3"))
    assert holder(state, "green") == ANA
    assert photograph.actors(state) == (BRUNO,)
