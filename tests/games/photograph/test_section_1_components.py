"""Section 1: what is in the box, and what a card's back tells."""

from collections import Counter

import pytest

from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph import Options
from serao.games.photograph.pieces import BACK, COLOUR, COLOURS, EMPTY, NUMBER, PHOTOS, SUNSET
from serao.games.photograph.state import FREE, NOT_IN_PLAY
from tests.games.photograph.scenes import ANA, BRUNO, act, all_wind, back, backs, card, scene


def test_rule_1_1_seven_colours_times_twelve_numbers_each_once() -> None:
    assert PHOTOS == 84
    assert Counter(zip(COLOUR, NUMBER, strict=True)) == Counter(
        (colour, number) for colour in range(7) for number in range(1, 13)
    )


def test_rule_1_1_every_card_of_a_game_for_four_lies_somewhere_once() -> None:
    state = photograph.new(Options(), 4, Chance(b"1.1"))
    laid = [*state.field, *(each for hand in state.hands for each in hand), *state.deck]
    assert Counter(laid) == Counter([*range(84), SUNSET])


def test_ruling_1_1_brown_is_the_seventh_colour() -> None:
    assert COLOURS == ("blue", "red", "yellow", "green", "brown", "grey", "purple")


@pytest.mark.parametrize("colour", COLOURS)
def test_rule_1_2_a_back_shows_colour_and_half_of_the_range(colour: str) -> None:
    low = {back(f"{colour}-{number}") for number in range(1, 7)}
    high = {back(f"{colour}-{number}") for number in range(7, 13)}
    assert len(low) == len(high) == 1
    assert low != high


def test_rule_1_2_fourteen_different_backs_none_of_them_a_face() -> None:
    assert len(set(BACK)) == 14
    assert not set(BACK) & {*range(84), SUNSET, EMPTY}


def test_rule_1_2_backs_are_seen_in_the_field_in_hands_and_on_the_deck() -> None:
    state = scene(
        rows=("blue-1 red-6 red-7 green-12", ". . . .", ". . . ."),
        hands={ANA: "blue-7 blue-8 yellow-1 yellow-2 yellow-3"},
        deck="green-6 ? ?",
    )
    seen = photograph.view(state, BRUNO)
    assert seen.field[0::3] == (card("blue-1"), back("red-1"), back("red-12"), card("green-12"))
    assert seen.hands[ANA] == backs("blue-12 blue-12 yellow-6 yellow-6 yellow-6")
    assert seen.deck_top == back("green-1")


@pytest.mark.parametrize("seat", [ANA, BRUNO, None])
def test_ruling_1_2_deck_top_is_seen_by_everybody_with_the_number_of_cards(seat: int | None) -> None:
    state = scene(deck="yellow-9 blue-1 red-1")
    assert photograph.view(state, seat).deck_top == back("yellow-7")
    assert photograph.memory(state, seat).deck_top == back("yellow-7")
    assert photograph.view(state, seat).deck == 3


def test_ruling_1_2_deck_top_is_sunset_while_everybody_winds_and_then_goes() -> None:
    state = scene(rows=(". . . ?", *(". . . .",) * 2), deck="? ? sunset green-9 ? ? ? ? ? ? ? ? ? red-1")
    state = act(state, (ANA, "1L1"), (ANA, "5>6"))
    assert photograph.view(state, None).deck_top == SUNSET
    assert photograph.view(all_wind(state), None).deck_top == back("red-1")


def test_ruling_1_2_deck_top_of_no_deck_is_empty() -> None:
    assert photograph.view(scene(deck=""), ANA).deck_top == EMPTY


def test_rule_1_3_one_good_shot_a_colour_and_all_free_at_first() -> None:
    assert photograph.new(Options(), 4, Chance(b"1.3")).good_shots == (FREE,) * 7


def test_rule_1_3_one_sunset_card() -> None:
    for seats in (2, 3, 4):
        assert photograph.new(Options(), seats, Chance(b"1.3")).deck.count(SUNSET) == 1


def test_rule_1_3_no_good_shot_of_a_colour_left_out() -> None:
    state = photograph.new(Options(left_out=("red", "brown")), 2, Chance(b"1.3"))
    assert state.good_shots == (FREE, NOT_IN_PLAY, FREE, FREE, NOT_IN_PLAY, FREE, FREE)
