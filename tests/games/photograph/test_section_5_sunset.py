"""Rule 5.3: Sunset interrupts the dealing; everybody winds in secret and plays two cards."""

from typing import Any

import pytest

from serao.games import photograph
from serao.games.photograph import State
from serao.games.photograph.actions import Take, Wind
from serao.games.photograph.news import Chose, Dealt, Shot, SunsetFell, Wound
from serao.games.photograph.pieces import EMPTY, SUNSET
from serao.games.photograph.state import AT_SUNSET, FREE, SUBJECT
from tests.games.photograph.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    EMPTY_ROW,
    act,
    all_wind,
    cards,
    happened,
    holder,
    scene,
    strip,
)

BEFORE = "blue-1 blue-2 blue-3"
AFTER = " ".join(f"red-{number}" for number in range(1, 13)) + " yellow-1 yellow-2 yellow-3"
SIZE = {2: 12, 3: 16, 4: 16}
LAST_CARDS = ("? . . .", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW)


def fallen(seats: int, deck: str, turn: int = ANA, **table: Any) -> State:
    """Somebody's turn has emptied the field, and the dealing has begun."""
    state = scene(seats, turn=turn, rows=LAST_CARDS, deck=deck, **table)
    return act(state, (turn, "1L1"), (turn, "5>6"))


def key(state: State, seat: int, action: Take | Wind) -> str:
    why = photograph.refusal(state, seat, action)
    assert why is not None
    return why.key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_sunset_in_the_middle_of_a_refill_interrupts_it(seats: int) -> None:
    state = fallen(seats, f"{BEFORE} sunset {AFTER}")
    assert state.phase == AT_SUNSET
    assert state.field == cards(BEFORE) + (EMPTY,) * (SIZE[seats] - 3)
    assert state.deck[0] == SUNSET
    assert photograph.actors(state) == tuple(range(seats))
    assert state.news[-2:] == (Dealt(3), SunsetFell())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_sunset_leaves_and_dealing_goes_on_where_it_was(seats: int) -> None:
    state = all_wind(fallen(seats, f"{BEFORE} sunset {AFTER}"))
    assert state.field == cards(f"{BEFORE} {AFTER}")[: SIZE[seats]]
    assert SUNSET not in (*state.deck, *state.gone, *state.field)
    assert state.phase == SUBJECT
    assert happened(state, Dealt) == [Dealt(SIZE[seats] - 3)]


@pytest.mark.parametrize("seats", [3, 4])
def test_rule_5_3_sunset_after_cards_have_moved(seats: int) -> None:
    rows = ("? . green-7 .", ". green-8 . .", EMPTY_ROW, EMPTY_ROW)
    state = act(scene(seats, rows=rows, deck=f"{BEFORE} sunset {AFTER}"), (ANA, "1L1"), (ANA, "5>6"))
    assert state.phase == AT_SUNSET
    assert state.field[:6] == (*cards("green-8 green-7"), *cards(BEFORE), EMPTY)
    assert all_wind(state).field == cards(f"green-8 green-7 {BEFORE} {AFTER}")[:16]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_sunset_as_the_very_first_card_of_a_refill(seats: int) -> None:
    state = fallen(seats, f"sunset {BEFORE} {AFTER}")
    assert set(state.field) == {EMPTY}
    assert all_wind(state).field == cards(f"{BEFORE} {AFTER}")[: SIZE[seats]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_sunset_is_not_reached_while_a_card_lies_on_it(seats: int) -> None:
    full = " ".join(f"{BEFORE} {AFTER}".split()[: SIZE[seats]])
    state = fallen(seats, f"{full} purple-1 sunset" if seats == 4 else f"{full} brown-1 sunset")
    assert state.phase == SUBJECT
    assert SUNSET in state.deck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_everybody_winds_and_plays_the_two_rear_cards(seats: int) -> None:
    hands = {BRUNO: "blue-6 green-2 blue-7 green-4 blue-8"}
    state = fallen(seats, f"{BEFORE} sunset {AFTER}", hands=hands)
    for seat in range(seats):
        state = act(state, (seat, "1>3"))
    assert strip(state, BRUNO, "green") == (2,)
    assert strip(state, BRUNO, "blue") == (7,)
    assert state.hands[BRUNO] == cards("blue-6 green-4 blue-8")


def test_rule_5_3_view_says_that_two_cards_of_each_hand_are_played() -> None:
    state = fallen(3, f"{BEFORE} sunset {AFTER}")
    assert [photograph.view(state, seat).to_play for seat in (ANA, BRUNO, None)] == [2, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_hands_hold_three_cards_for_the_rest_of_the_game(seats: int) -> None:
    state = all_wind(fallen(seats, f"{BEFORE} sunset {AFTER}"))
    assert [len(hand) for hand in state.hands] == [3] * seats
    state = act(state, (BRUNO, "1L3"))
    assert len(state.hands[BRUNO]) == 6
    assert len(act(state, (BRUNO, "1>2")).hands[BRUNO]) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_choices_wait_in_secret_and_are_revealed_together(seats: int) -> None:
    state = fallen(seats, f"{BEFORE} sunset {AFTER}")
    before = state
    for seat in range(seats - 1, 0, -1):
        state = act(state, (seat, "1>4"))
        assert state.news == (Chose(seat),)
        assert (state.hands, state.strips, state.field) == (before.hands, before.strips, before.field)
        assert photograph.actors(state) == tuple(range(seat))
    state = act(state, (ANA, "2>5"))
    assert [event.seat for event in happened(state, Wound)] == list(range(seats))
    assert len(happened(state, Shot)) == 2 * seats


def test_rule_5_3_another_seats_secret_is_not_in_view_memory_or_legal_actions() -> None:
    waiting = fallen(3, f"{BEFORE} sunset {AFTER}")
    one, other = act(waiting, (BRUNO, "1>4")), act(waiting, (BRUNO, "2>3"))
    for seat in (ANA, CHLOE, None):
        assert photograph.view(one, seat) == photograph.view(other, seat)
        assert photograph.memory(one, seat) == photograph.memory(other, seat)
    assert photograph.view(one, BRUNO).my_choice == Wind(0, 3)
    assert photograph.view(one, ANA).my_choice is None
    assert photograph.view(one, ANA).chosen == (False, True, False)


def test_rule_5_3_the_order_of_choosing_changes_nothing() -> None:
    state = fallen(3, f"{BEFORE} sunset {AFTER}")
    one = act(state, (ANA, "1>2"), (BRUNO, "1>4"), (CHLOE, "3>5"))
    other = act(state, (CHLOE, "3>5"), (BRUNO, "1>4"), (ANA, "1>2"))
    assert one == other


def good_shot_at_sunset(seats: int = 3) -> State:
    """Ana's fourth green card comes at Sunset: the strip is long enough, the Good Shot is not hers yet."""
    hands = {ANA: "yellow-12 green-5 yellow-11 green-6 yellow-9", BRUNO: "yellow-8 grey-12 green-8 ? ?"}
    strips = {(ANA, "green"): (2, 3, 4), (BRUNO, "green"): (11, 10, 9)}
    return all_wind(fallen(seats, f"{BEFORE} sunset {AFTER}", turn=2, hands=hands, strips=strips))


def test_rule_5_3_no_good_shot_at_sunset() -> None:
    state = good_shot_at_sunset()
    assert strip(state, ANA, "green") == (2, 3, 4, 5)
    assert holder(state, "green") == FREE
    assert not any(event.good_shot for event in happened(state, Shot))


def test_rule_5_3_it_is_taken_later_with_the_next_face_up_card_if_still_free() -> None:
    state = good_shot_at_sunset()
    assert state.hands[ANA] == cards("yellow-11 yellow-9 green-6")
    state = act(state, (ANA, "1L2"), (ANA, "1>5"))
    assert strip(state, ANA, "green") == (2, 3, 4, 5, 6)
    assert holder(state, "green") == ANA


def test_rule_5_3_not_with_another_colour_nor_with_a_card_out_of_focus() -> None:
    state = act(good_shot_at_sunset(), (ANA, "1L1"), (ANA, "2>3"))
    assert holder(state, "green") == FREE
    hands = {ANA: "yellow-12 green-5 green-12 ? ?"}
    deck = f"{BEFORE} sunset {AFTER} ? ?"
    blurred = all_wind(fallen(3, deck, turn=2, hands=hands, strips={(ANA, "green"): (2, 3, 4)}))
    blurred = act(blurred, (ANA, "1L1"), (ANA, "2>3"))
    assert strip(blurred, ANA, "green") == (2, 3, 4, 5, -12)
    assert holder(blurred, "green") == FREE


def test_rule_5_3_somebody_else_may_be_faster() -> None:
    state = act(good_shot_at_sunset(), (ANA, "1L1"), (ANA, "2>3"))
    state = act(state, (BRUNO, "2L1"), (BRUNO, "2>3"))
    assert strip(state, BRUNO, "green") == (11, 10, 9, 8)
    assert holder(state, "green") == BRUNO
    state = act(state, (CHLOE, "3L1"), (CHLOE, "2>3"))
    state = act(state, (ANA, "4L2"), (ANA, "4>5"))
    assert strip(state, ANA, "green") == (2, 3, 4, 5, 6)
    assert holder(state, "green") == BRUNO


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_5_3_end_of_refill_still_lets_everybody_wind(seats: int) -> None:
    full = " ".join(f"{BEFORE} {AFTER} yellow-4".split()[: SIZE[seats]])
    state = fallen(seats, f"{full} sunset brown-1 brown-2")
    assert state.phase == AT_SUNSET
    assert state.field == cards(full)
    state = all_wind(state)
    assert (state.field, state.deck) == (cards(full), cards("brown-1 brown-2"))
    assert not happened(state, Dealt)
    assert (state.phase, photograph.actors(state)) == (SUBJECT, (BRUNO,))


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_ruling_5_3_turn_passes_to_the_next_seat(turn: int) -> None:
    state = all_wind(fallen(3, f"{BEFORE} sunset {AFTER}", turn=turn))
    assert photograph.actors(state) == ((turn + 1) % 3,)


def test_ruling_5_3_chosen_once_until_it_is_taken_back_while_others_choose() -> None:
    before = fallen(3, f"{BEFORE} sunset {AFTER}")
    state = act(before, (BRUNO, "1>4"))
    assert photograph.legal(state, BRUNO) == ()
    assert key(state, BRUNO, Wind(0, 1)) == "already-chosen"
    assert photograph.reversible(before, state)


def test_ruling_5_3_chosen_once_stands_when_all_have_chosen() -> None:
    before = act(fallen(3, f"{BEFORE} sunset {AFTER}"), (ANA, "1>4"), (BRUNO, "1>4"))
    last = photograph.actors(before)[0]
    assert not photograph.reversible(before, act(before, (last, "1>4")))


def test_rule_5_3_nothing_is_taken_at_sunset_and_every_winding_is_offered() -> None:
    state = fallen(4, f"{BEFORE} sunset {AFTER}")
    assert key(state, BRUNO, Take(0, "L", 1)) == "photograph-wind-together"
    assert key(state, BRUNO, Wind(3, 3)) == "photograph-wind-forward"
    for seat in range(4):
        assert len(photograph.legal(state, seat)) == 10
