"""Section 5 without Sunset: clearing the field, dealing it anew, and the end that a short deck brings."""

import pytest

from serao.games import photograph
from serao.games.photograph import State
from serao.games.photograph.news import Cleared, Dealt, EndCame
from serao.games.photograph.pieces import BACK, EMPTY
from serao.games.photograph.state import AT_END, SUBJECT
from tests.games.photograph.scenes import (
    ANA,
    BRUNO,
    EMPTY_ROW,
    act,
    back,
    card,
    cards,
    happened,
    places,
    rows_of,
    scene,
)

SIXTEEN = " ".join(f"{colour}-{number}" for colour in ("blue", "red") for number in range(1, 9))


def took_one(seats: int, rows: tuple[str, ...], deck: str) -> State:
    """Ana takes the left card of the first row and winds: the field is checked."""
    hands = dict.fromkeys(range(seats), "? ? ?")
    state = scene(seats, rows=rows, deck=deck, hands=hands)
    return act(state, (ANA, "1L1"), (ANA, "1>2"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_1_with_four_cards_left_nothing_happens(seats: int) -> None:
    state = took_one(seats, ("? ? ? ?", "? . . .", EMPTY_ROW, EMPTY_ROW), SIXTEEN)
    assert sum(each != EMPTY for each in state.field) == 4
    assert state.deck == cards(SIXTEEN)
    assert not happened(state, Cleared)
    assert photograph.actors(state) == (BRUNO,)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("row", ["? ? ? ?", "? ? ? .", "? . ? .", "? . . ."])
def test_rule_5_1_with_three_or_fewer_the_field_is_full_again(seats: int, row: str) -> None:
    state = took_one(seats, (row, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), SIXTEEN)
    assert EMPTY not in state.field
    assert photograph.actors(state) == (BRUNO,)


@pytest.mark.parametrize("seats", [3, 4])
def test_rule_5_1_three_or_four_players_face_up_cards_leave_the_game(seats: int) -> None:
    state = took_one(seats, ("? . . green-1", ". . . green-9", "green-5 . . .", EMPTY_ROW), SIXTEEN)
    assert set(cards("green-1 green-9 green-5")) <= set(state.gone)
    assert state.field == cards(SIXTEEN)
    assert happened(state, Cleared) == [Cleared(cards("green-5 green-1 green-9"), ())]


@pytest.mark.parametrize("seats", [3, 4])
def test_rule_5_1_face_down_cards_move_in_order_of_position_and_turn_face_up(seats: int) -> None:
    rows = ("? . green-1 .", ". green-3 . .", ". . . .", ". green-4 . .")
    state = took_one(seats, rows, SIXTEEN)
    assert places(state.field, 1, 2, 3) == cards("green-3 green-4 green-1")
    assert places(state.field, *range(4, 17)) == cards(SIXTEEN)[:13]
    assert state.deck == cards(SIXTEEN)[13:]
    assert happened(state, Cleared) == [Cleared((), cards("green-3 green-4 green-1"))]
    assert happened(state, Dealt) == [Dealt(13)]


def test_rule_5_1_position_order_is_column_by_column() -> None:
    state = took_one(3, ("? . green-1 .", ". . green-2 .", EMPTY_ROW, ". green-3 . ."), SIXTEEN)
    assert places(state.field, 1, 2, 3) == cards("green-3 green-1 green-2"), "8 comes before 9 and 10"


def test_rule_5_1_some_leave_and_some_move() -> None:
    state = took_one(4, ("? . . green-9", ". green-3 . .", "green-5 . . .", EMPTY_ROW), SIXTEEN)
    assert places(state.field, 1, 2, 3, 4) == cards("green-3 blue-1 blue-2 blue-3")
    assert set(cards("green-5 green-9")) <= set(state.gone)
    assert card("green-3") not in state.gone


def test_rule_5_1_moved_cards_are_open_to_all() -> None:
    state = took_one(3, ("? . green-1 .", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), SIXTEEN)
    assert photograph.view(state, BRUNO).field[0] == card("green-1")
    taken = act(state, (BRUNO, "1L1"))
    assert photograph.memory(taken, ANA).hands[BRUNO][-1] == card("green-1")


def test_rule_5_1_two_players_everything_leaves_and_all_is_dealt_anew() -> None:
    state = took_one(2, ("? green-1 . green-8", ". . green-2 .", EMPTY_ROW), SIXTEEN)
    assert state.field == cards(SIXTEEN)[:12]
    assert set(cards("green-1 green-2 green-8")) <= set(state.gone)
    assert happened(state, Dealt) == [Dealt(12)]


def test_rule_5_1_new_cards_lie_face_up_and_face_down_by_column() -> None:
    state = took_one(2, ("? . . .", EMPTY_ROW, EMPTY_ROW), SIXTEEN)
    deck = cards(SIXTEEN)
    seen = photograph.view(state, BRUNO).field
    assert places(seen, 1, 2, 3, 10, 11, 12) == (*deck[0:3], *deck[9:12])
    assert places(seen, 4, 9) == (back("blue-4"), back("red-1"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_1_new_face_up_cards_are_known_to_all_when_they_are_taken(seats: int) -> None:
    state = act(took_one(seats, ("? . . .", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), SIXTEEN), (BRUNO, "1L2"))
    second = places(cards(SIXTEEN), 4 if seats == 2 else 5)[0]
    assert photograph.memory(state, ANA).hands[BRUNO][-2:] == (card("blue-1"), BACK[second])


def test_rule_5_1_the_count_is_taken_after_the_photo_not_after_the_taking() -> None:
    state = scene(3, rows=("? ? ? ?", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), deck=SIXTEEN)
    state = act(state, (ANA, "1L3"))
    assert sum(each != EMPTY for each in state.field) == 1, "it waits for the winding"


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_5_1_lowest_is_the_top_of_the_left_column(seats: int) -> None:
    state = took_one(seats, ("? . . .", EMPTY_ROW, ". . green-6 .", ". . green-7 ."), SIXTEEN)
    assert [row[0] for row in rows_of(state)] == list(cards("green-6 green-7 blue-1 blue-2"))


def test_ruling_5_1_unseen_are_the_face_down_cards_that_leave_a_game_for_two() -> None:
    state = took_one(2, ("? green-1 . green-8", ". . green-9 .", EMPTY_ROW), SIXTEEN)
    seen = (back("green-1"), back("green-9"), card("green-8"))
    assert photograph.view(state, BRUNO).news[-2] == Cleared(seen, ())
    assert photograph.memory(state, ANA).gone[-3:] == seen
    assert photograph.memory(state, None).gone[-3:] == seen


@pytest.mark.parametrize(("seats", "dealt"), [(2, 5), (3, 5), (4, 11)])
def test_rule_5_2_deal_as_far_as_the_deck_goes(seats: int, dealt: int) -> None:
    deck = " ".join(SIXTEEN.split()[:dealt])
    state = took_one(seats, ("? . . .", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), deck)
    assert state.field == cards(deck) + (EMPTY,) * (len(state.field) - dealt)
    assert state.deck == ()
    assert state.phase == SUBJECT


def test_rule_5_2_moved_cards_come_before_the_last_of_the_deck() -> None:
    state = took_one(3, ("? green-1 . .", ". . green-2 .", EMPTY_ROW, EMPTY_ROW), "blue-1 blue-2 blue-3")
    assert places(state.field, 1, 2, 3, 4, 5) == cards("green-1 green-2 blue-1 blue-2 blue-3")
    assert state.phase == SUBJECT


def test_ruling_5_2_part_filled_is_played_on() -> None:
    state = took_one(3, ("? . . .", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6")
    takes = {photograph.text(action) for action in photograph.legal(state, BRUNO)}
    assert takes == {"1L1", "1L2", "1R1", "1R2", "2L1", "2L2", "2R1", "2R2", "3L1", "4L1"}
    state = act(state, (BRUNO, "1R1"), (BRUNO, "1>2"))
    assert state.phase == SUBJECT
    state = act(state, (2, "3L1"), (2, "1>2"))
    assert state.phase == SUBJECT, "four cards are left"
    state = act(state, (ANA, "4L1"), (ANA, "1>2"))
    assert state.phase == AT_END
    assert state.field[:1] == cards("blue-6"), "the card left face down still moves and turns"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dealt", [0, 1, 2, 3])
def test_rule_5_4_with_three_or_fewer_after_the_check_the_game_ends_at_once(seats: int, dealt: int) -> None:
    deck = " ".join(SIXTEEN.split()[:dealt])
    state = took_one(seats, ("? . . ?", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), deck)
    assert state.phase == AT_END
    assert photograph.actors(state) == tuple(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_4_with_four_the_next_players_turn(seats: int) -> None:
    deck = " ".join(SIXTEEN.split()[:4])
    state = took_one(seats, ("? . . ?", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), deck)
    assert (state.phase, photograph.actors(state)) == (SUBJECT, (BRUNO,))


def test_rule_5_4_moved_cards_count() -> None:
    three_face_down = ("? ? . .", ". ? . .", ". ? . .", EMPTY_ROW)
    assert took_one(3, three_face_down, "blue-1").phase == SUBJECT
    assert took_one(3, three_face_down, "").phase == AT_END


def test_rule_5_4_more_than_three_cards_and_no_deck_go_on() -> None:
    state = took_one(4, ("? ? ? ?", "? . . .", EMPTY_ROW, EMPTY_ROW), "")
    assert state.phase == SUBJECT


@pytest.mark.parametrize(("deck", "why"), [("", "deck-empty"), ("blue-1", "deck-short"), ("red-1 red-2", "deck-short")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_5_4_reason_says_whether_cards_were_dealt(seats: int, deck: str, why: str) -> None:
    state = took_one(seats, ("? . . ?", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), deck)
    assert state.reason == why
    assert state.news[-1] == EndCame(why)


def test_ruling_5_4_reason_is_empty_deck_where_cards_only_moved() -> None:
    assert took_one(3, ("? ? ? .", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW), "").reason == "deck-empty"
