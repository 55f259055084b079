"""Section 3: a turn's four steps — subject, winding, photo, field."""

import pytest

from serao.engine.problem import BadNotation, Refused
from serao.games import photograph
from serao.games.photograph import State
from serao.games.photograph.actions import Take, Wind
from serao.games.photograph.news import Shot, Took, Wound
from serao.games.photograph.pieces import EMPTY
from serao.games.photograph.state import OVER, SUBJECT, WINDING
from tests.games.photograph.scenes import (
    ANA,
    BRUNO,
    EMPTY_ROW,
    act,
    back,
    card,
    cards,
    happened,
    idle_wind,
    rows_of,
    scene,
    strip,
)

HAND = "blue-1 blue-2 blue-3 blue-4 blue-5"
ROW = "red-1 red-8 red-9 red-4"
WHOLE_ROW = {"L1", "L2", "L3", "R1", "R2", "R3"}


def one_row(row: str, seats: int = 2) -> State:
    return scene(seats, hands={ANA: HAND}, rows=(row, "? ? ? ?", "? ? ? ?", "? ? ? ?"))


def notations(state: State, seat: int) -> list[str]:
    return [photograph.text(action) for action in photograph.legal(state, seat)]


def refused(state: State, seat: int, action: Take | Wind) -> str:
    why = photograph.refusal(state, seat, action)
    assert why is not None
    return why.key


@pytest.mark.parametrize(
    ("take", "taken"),
    [
        ("1L1", "red-1"),
        ("1L2", "red-1 red-8"),
        ("1L3", "red-1 red-8 red-9"),
        ("1R1", "red-4"),
        ("1R2", "red-4 red-9"),
        ("1R3", "red-4 red-9 red-8"),
    ],
)
def test_rule_3_1_cards_go_to_the_front_of_the_hand_in_the_order_taken(take: str, taken: str) -> None:
    state = act(one_row(ROW), (ANA, take))
    assert state.hands[ANA] == cards(HAND) + cards(taken)
    assert set(rows_of(state)[0]) == set(cards(ROW)) - set(cards(taken)) | {EMPTY}


def test_rule_3_1_the_other_rows_are_left_alone() -> None:
    before = one_row(ROW)
    assert rows_of(act(before, (ANA, "1R3")))[1:] == rows_of(before)[1:]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_3_1_a_full_field_offers_six_takes_a_row(seats: int) -> None:
    found = notations(scene(seats), ANA)
    rows = range(1, (3 if seats == 2 else 4) + 1)
    assert len(found) == len(set(found))
    assert set(found) == {f"{row}{take}" for row in rows for take in WHOLE_ROW}


@pytest.mark.parametrize(
    ("row", "takes"),
    [
        ("? ? ? ?", WHOLE_ROW),
        (". ? ? ?", WHOLE_ROW),
        ("? ? ? .", WHOLE_ROW),
        (". ? ? .", {"L1", "L2", "R1", "R2"}),
        ("? ? . .", {"L1", "L2", "R1", "R2"}),
        (". . ? ?", {"L1", "L2", "R1", "R2"}),
        (". . ? .", {"L1"}),
        (". . . .", set()),
    ],
)
def test_rule_3_1_no_more_than_the_row_has(row: str, takes: set[str]) -> None:
    found = notations(scene(rows=(EMPTY_ROW, row, "? ? ? ?")), ANA)
    assert set(found) == {f"2{take}" for take in takes} | {f"3{take}" for take in WHOLE_ROW}
    assert len(found) == len(set(found))


@pytest.mark.parametrize("number", [0, 4, -1])
def test_rule_3_1_never_none_and_never_more_than_three(number: int) -> None:
    refused = photograph.refusal(scene(), ANA, Take(0, "L", number))
    assert refused is not None
    assert refused.key == "photograph-take-how"


def test_rule_3_1_only_from_the_left_or_the_right() -> None:
    refused = photograph.refusal(scene(), ANA, Take(0, "X", 1))
    assert refused is not None
    assert refused.key == "photograph-take-how"


def test_rule_3_1_more_than_the_row_has_is_refused_with_what_it_has() -> None:
    state = scene(rows=("? ? . .", "? ? ? ?", "? ? ? ?"))
    why = photograph.refusal(state, ANA, Take(0, "R", 3))
    assert why is not None
    assert (why.key, why.args["row"], why.args["left"]) == ("photograph-row-short", 1, 2)
    assert refused(scene(rows=(EMPTY_ROW, "? ? ? ?", "? ? ? ?")), ANA, Take(0, "L", 1)) == "photograph-row-short"


@pytest.mark.parametrize("row", [-1, 3, 9])
def test_rule_3_1_a_row_that_is_not_there_is_refused(row: int) -> None:
    assert refused(scene(2), ANA, Take(row, "L", 1)) == "photograph-row-unknown"


def test_rule_3_1_face_up_cards_are_known_to_all_face_down_ones_to_the_taker() -> None:
    state = act(one_row(ROW), (ANA, "1L3"))
    known = (card("red-1"), back("red-8"), back("red-9"))
    assert photograph.view(state, BRUNO).news == (Took(ANA, 0, "L", known),)
    assert photograph.view(state, None).news == (Took(ANA, 0, "L", known),)
    assert photograph.view(state, ANA).news == (Took(ANA, 0, "L", cards("red-1 red-8 red-9")),)


def test_rule_3_3_view_says_how_many_cards_are_played_next() -> None:
    state = one_row(ROW)
    assert photograph.view(state, ANA).to_play == 0
    state = act(state, (ANA, "1L3"))
    assert [photograph.view(state, seat).to_play for seat in (ANA, BRUNO, None)] == [3, 0, 0]


def test_rule_3_1_only_the_seat_whose_turn_it_is_chooses() -> None:
    state = scene(3, turn=BRUNO)
    assert photograph.actors(state) == (BRUNO,)
    assert refused(state, ANA, Take(0, "L", 1)) == "not-your-turn"
    with pytest.raises(Refused):
        act(state, (ANA, "1L1"))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_rule_3_1_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert refused(scene(2), seat, Take(0, "L", 1)) == "no-such-seat"


def test_ruling_3_1_outermost_is_the_outermost_card_of_the_row() -> None:
    state = one_row(". red-8 red-9 .")
    assert act(state, (ANA, "1L1")).hands[ANA][-1] == card("red-8")
    assert act(state, (ANA, "1R2")).hands[ANA][-2:] == cards("red-9 red-8")


@pytest.mark.parametrize("row", ["? . . .", ". ? . .", ". . ? .", ". . . ?"])
def test_ruling_3_1_single_card_is_offered_once_from_the_left(row: str) -> None:
    state = scene(rows=(row, "? ? ? ?", EMPTY_ROW))
    assert [take for take in notations(state, ANA) if take.startswith("1")] == ["1L1"]
    assert refused(state, ANA, Take(0, "R", 1)) == "photograph-row-single"
    assert refused(state, ANA, Take(0, "L", 2)) == "photograph-row-short"


def test_ruling_3_1_middle_end_is_taken_unseen_by_others() -> None:
    state = act(one_row("red-1 red-8 . ."), (ANA, "1R2"))
    assert photograph.view(state, BRUNO).news == (Took(ANA, 0, "R", (back("red-8"), card("red-1"))),)
    assert photograph.memory(state, BRUNO).hands[ANA][-2:] == (back("red-8"), card("red-1"))


@pytest.mark.parametrize(
    ("notation", "action"), [("2L3", Take(1, "L", 3)), ("4R1", Take(3, "R", 1)), (" 1l2 ", Take(0, "L", 2))]
)
def test_ruling_3_1_notation_is_row_side_number(notation: str, action: Take) -> None:
    assert photograph.parse(notation) == action
    assert photograph.text(action) == notation.strip().upper()


@pytest.mark.parametrize("notation", ["", "0L1", "5L1", "1L0", "1L4", "1M1", "L1", "1L12", "take"])
def test_ruling_3_1_notation_of_no_take_is_refused(notation: str) -> None:
    with pytest.raises(BadNotation) as caught:
        photograph.parse(notation)
    assert caught.value.reason.key == "photograph-notation"
    assert caught.value.reason.args == {"given": notation}


def winding(hand: str, owed: int = 1) -> State:
    return scene(phase=WINDING, owed=owed, hands={ANA: hand})


@pytest.mark.parametrize(
    ("wind", "after"),
    [
        ("1>2", "blue-2 blue-1 blue-3 blue-4 blue-5 blue-6"),
        ("1>6", "blue-2 blue-3 blue-4 blue-5 blue-6 blue-1"),
        ("3>5", "blue-1 blue-2 blue-4 blue-5 blue-3 blue-6"),
        ("5>6", "blue-1 blue-2 blue-3 blue-4 blue-6 blue-5"),
    ],
)
def test_rule_3_2_one_card_moves_towards_the_front(wind: str, after: str) -> None:
    state = act(winding("blue-1 blue-2 blue-3 blue-4 blue-5 blue-6"), (ANA, wind))
    assert state.hands[ANA] == cards(after)[1:]
    assert strip(state, ANA, "blue") == (cards(after)[0] + 1,)


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
def test_rule_3_2_every_forward_move_is_offered_once(size: int) -> None:
    state = winding(" ".join(["?"] * size))
    expected = [f"{card}>{to}" for card in range(1, size) for to in range(card + 1, size + 1)]
    assert sorted(notations(state, ANA)) == sorted(expected)


@pytest.mark.parametrize("wind", [Wind(0, 0), Wind(2, 1), Wind(5, 5), Wind(5, 6), Wind(-1, 2), Wind(0, 9)])
def test_rule_3_2_winding_is_compulsory_and_goes_forward(wind: Wind) -> None:
    assert refused(winding("? ? ? ? ? ?"), ANA, wind) == "photograph-wind-forward"


def test_rule_3_2_others_see_which_place_moved_where() -> None:
    state = act(winding("? ? ? ? ? ?"), (ANA, "2>5"))
    assert photograph.view(state, BRUNO).news[0] == Wound(ANA, 1, 4)


@pytest.mark.parametrize("place", [5, 6, 7])
def test_ruling_3_2_any_card_taken_this_turn_may_move_too(place: int) -> None:
    state = act(scene(), (ANA, "1L3"))
    assert f"{place}>8" in notations(state, ANA)


def test_ruling_3_2_any_card_but_the_front_one_of_a_three_card_hand() -> None:
    state = act(scene(hands={ANA: "? ? ?", BRUNO: "? ? ?"}), (ANA, "1L1"))
    assert set(notations(state, ANA)) == {"1>2", "1>3", "1>4", "2>3", "2>4", "3>4"}


@pytest.mark.parametrize(("notation", "action"), [("1>5", Wind(0, 4)), (" 7>8 ", Wind(6, 7))])
def test_ruling_3_2_notation_counts_places_from_the_back(notation: str, action: Wind) -> None:
    assert photograph.parse(notation) == action
    assert photograph.text(action) == notation.strip()


@pytest.mark.parametrize("notation", ["0>1", "1>9", "1-5", "1>", ">2", "1 > 2", "11>2"])
def test_ruling_3_2_notation_of_no_winding_is_refused(notation: str) -> None:
    with pytest.raises(BadNotation):
        photograph.parse(notation)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_rule_3_3_as_many_cards_are_played_as_were_taken(number: int) -> None:
    state = act(scene(hands={ANA: HAND}), (ANA, f"1L{number}"))
    assert (state.owed, len(state.hands[ANA])) == (number, 5 + number)
    after = act(state, idle_wind(state, ANA))
    assert strip(after, ANA, "blue") == (1, 2, 3)[:number]
    assert after.hands[ANA] == (*state.hands[ANA][number:-2], state.hands[ANA][-1], state.hands[ANA][-2])


def test_rule_3_3_the_winding_comes_first() -> None:
    after = act(scene(hands={ANA: HAND}), (ANA, "1L2"), (ANA, "1>3"))
    assert [event.card for event in happened(after, Shot)] == list(cards("blue-2 blue-3"))


def test_rule_3_3_nothing_is_chosen() -> None:
    after = act(scene(), (ANA, "1L3"), (ANA, "1>8"))
    assert (after.phase, photograph.actors(after)) == (SUBJECT, (BRUNO,))


def test_ruling_3_3_one_by_one_on_the_strips_as_they_are_by_then() -> None:
    hand = "blue-5 blue-9 blue-1 ? ?"
    after = act(scene(hands={ANA: hand}), (ANA, "1L3"), (ANA, "7>8"))
    assert strip(after, ANA, "blue") == (5, -9, 1)
    other = act(scene(hands={ANA: hand}), (ANA, "1L3"), (ANA, "2>3"))
    assert strip(other, ANA, "blue") == (5, -1, 9)


def test_rule_3_4_the_four_steps_come_in_order_and_the_next_player_follows() -> None:
    state = scene(3)
    assert refused(state, ANA, Wind(0, 1)) == "photograph-take-now"
    state = act(state, (ANA, "1L1"))
    assert photograph.actors(state) == (ANA,)
    assert refused(state, ANA, Take(0, "L", 1)) == "photograph-wind-now"
    state = act(state, (ANA, "1>2"))
    assert (state.phase, photograph.actors(state)) == (SUBJECT, (BRUNO,))


def test_rule_3_4_turns_go_round() -> None:
    state = scene(3)
    for seat in (0, 1, 2, 0):
        assert photograph.actors(state) == (seat,)
        state = act(state, (seat, f"{seat + 1}L1"), (seat, "1>6"))


def test_rule_3_4_nobody_acts_when_it_is_over() -> None:
    state = scene(phase=OVER, hands={ANA: "?", BRUNO: "?"})
    assert photograph.actors(state) == ()
    assert photograph.legal(state, ANA) == ()
    assert refused(state, ANA, Take(0, "L", 1)) == "game-over"
