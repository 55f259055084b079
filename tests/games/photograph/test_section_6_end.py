"""Section 6 without its variant: the last winding, the points and the ranking."""

import pytest

from serao.engine.outcome import ScoreLine
from serao.games import photograph
from serao.games.photograph.news import Missed, Shot, Wound
from serao.games.photograph.state import FREE, OVER, Strip
from tests.games.photograph.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    DAVI,
    Strips,
    act,
    all_wind,
    back,
    card,
    cards,
    counted,
    happened,
    holder,
    last_winding,
    over,
    scene,
    strip,
)

# Equal in points and Good Shots: one strip of four against two and one.
LEVEL: Strips = {(ANA, "blue"): (1, 2, 3, 4), (BRUNO, "red"): (1, 2), (BRUNO, "green"): (7,)}


def total(strips: dict[str, Strip], good_shots: tuple[str, ...] = ()) -> int:
    state = over({(ANA, name): film for name, film in strips.items()}, dict.fromkeys(good_shots, ANA))
    return counted(state).scores[ANA].total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_6_1_everybody_winds_then_plays_the_two_rear_cards(seats: int) -> None:
    state = last_winding(seats, {ANA: "blue-5 green-1 blue-6"})
    assert photograph.actors(state) == tuple(range(seats))
    state = act(state, (ANA, "1>3"))
    state = all_wind(state)
    assert strip(state, ANA, "green") == (1,)
    assert strip(state, ANA, "blue") == (6,)
    assert [len(hand) for hand in state.hands] == [1] * seats
    assert state.phase == OVER


def test_rule_6_1_three_windings_of_three_cards() -> None:
    state = last_winding(2, {})
    assert {photograph.text(action) for action in photograph.legal(state, ANA)} == {"1>2", "1>3", "2>3"}


def test_rule_6_1_choices_are_secret_and_revealed_together() -> None:
    state = last_winding(3, {})
    one, other = act(state, (BRUNO, "1>2")), act(state, (BRUNO, "2>3"))
    assert photograph.view(one, ANA) == photograph.view(other, ANA)
    assert photograph.actors(one) == (ANA, CHLOE)
    assert one.strips == state.strips
    assert len(happened(all_wind(one), Wound)) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_6_1_no_good_shots(seats: int) -> None:
    state = all_wind(last_winding(seats, {ANA: "green-4 green-5 ?"}, {(ANA, "green"): (1, 2, 3)}))
    assert strip(state, ANA, "green") == (1, 2, 3, 4)
    assert holder(state, "green") == FREE
    assert not any(event.good_shot for event in happened(state, Shot))


def test_rule_6_1_the_last_card_is_discarded_and_counts_for_nothing() -> None:
    state = all_wind(last_winding(2, {ANA: "green-1 blue-5 green-2"}))
    assert strip(state, ANA, "green") == (1, 2)
    assert state.hands[ANA] == cards("blue-5")
    assert counted(state).scores[ANA].total == 3 - 3 * 4


def test_rule_6_1_nothing_is_counted_before_the_end() -> None:
    assert photograph.outcome(last_winding(2, {})) is None
    assert photograph.outcome(scene()) is None


@pytest.mark.parametrize("missed", [False, True])
def test_ruling_6_1_open_lies_the_last_card(missed: bool) -> None:
    state = all_wind(last_winding(2, {ANA: "green-1 blue-5 green-2"}, missed=missed))
    assert Missed(ANA, card("blue-5"), False) in photograph.view(state, BRUNO).news
    for seat in (ANA, BRUNO, None):
        assert photograph.view(state, seat).hands[ANA] == cards("blue-5")
        assert photograph.memory(state, seat).hands[ANA] == cards("blue-5")


def test_ruling_6_1_open_only_when_all_have_chosen() -> None:
    state = act(last_winding(2, {ANA: "green-1 blue-5 green-2"}), (ANA, "1>2"))
    assert photograph.view(state, BRUNO).hands[ANA] == (back("green-1"), back("blue-5"), back("green-2"))


def test_ruling_6_1_held_as_the_one_card_of_the_hand() -> None:
    state = all_wind(last_winding(2, {ANA: "green-1 blue-5 green-2"}))
    assert state.hands[ANA] == cards("blue-5")
    assert card("blue-5") not in state.gone


@pytest.mark.parametrize(
    ("number", "points"),
    [(0, -3), (1, 1), (2, 3), (3, 4), (4, 7), (5, 8), (6, 10), (7, 11), (8, 11), (9, 11), (12, 11)],
)
def test_rule_6_2_points_by_face_up_cards(number: int, points: int) -> None:
    film = tuple(range(1, number + 1))
    assert total({"blue": film}) == points - 3 * 4
    assert photograph.view(over({(ANA, "blue"): film}), BRUNO).strips[ANA][0].points == points


@pytest.mark.parametrize(("seats", "colours"), [(2, 5), (3, 6), (4, 7)])
def test_rule_6_2_every_colour_in_play_counts_and_no_other(seats: int, colours: int) -> None:
    scores = counted(over({}, seats=seats)).scores
    assert [score.total for score in scores] == [-3 * colours] * seats
    assert [len(score.lines) for score in scores] == [colours] * seats


def test_rule_6_2_face_down_cards_are_not_counted() -> None:
    assert total({"blue": (1, 2, -12, 5)}) == 4 - 2 - 3 * 4


def test_rule_6_3_five_for_each_good_shot() -> None:
    strips: dict[str, Strip] = {"blue": (1, 2, 3, 4), "red": (1, 2, 3, 4)}
    assert total(strips) == 7 + 7 - 9
    assert total(strips, ("blue",)) == 7 + 7 - 9 + 5
    assert total(strips, ("blue", "red")) == 7 + 7 - 9 + 10


def test_rule_6_3_two_off_for_each_face_down_card() -> None:
    assert total({"blue": (9, 12, -1, -2, -3), "red": (1, -12)}) == 3 - 6 + 1 - 2 - 9


def test_rule_6_3_every_line_of_the_score_is_told() -> None:
    state = over({(ANA, "blue"): (1, 2, 3, 4, -12)}, {"blue": ANA})
    score = counted(state).scores[ANA]
    assert score.lines[:3] == (
        ScoreLine("strip", 7, {"colour": "blue", "number": 4}),
        ScoreLine("blurred", -2, {"colour": "blue", "number": 1}),
        ScoreLine("good-shot", 5, {"colour": "blue"}),
    )
    assert sum(line.points for line in score.lines) == score.total
    assert photograph.view(state, BRUNO).scores[ANA] == score.total


def test_rule_6_4_most_points_win() -> None:
    outcome = counted(over({(BRUNO, "blue"): (1, 2)}, seats=3))
    assert outcome.ranking == ((BRUNO,), (ANA, CHLOE))
    assert (outcome.decided, outcome.reason) == ("points", "deck-empty")


def test_rule_6_4_points_come_before_good_shots() -> None:
    strips: Strips = {(ANA, "blue"): (1, 2, 3, 4), (BRUNO, "red"): (1, 2, 3, 4, 5, 6, 7), (BRUNO, "blue"): (12, 9)}
    outcome = counted(over(strips, {"blue": ANA}))
    assert [score.total for score in outcome.scores] == [7 + 5 - 12, 11 + 3 - 9]
    assert outcome.ranking == ((BRUNO,), (ANA,))


def test_rule_6_4_a_tie_goes_to_more_good_shots() -> None:
    strips: Strips = {(ANA, "blue"): (1, 2, 3, 4), (BRUNO, "red"): (1, 2, 3, 4, 5), (BRUNO, "green"): (7,)}
    outcome = counted(over(strips, {"blue": ANA}))
    assert [score.total for score in outcome.scores] == [7 + 5 - 12, 8 + 1 - 9]
    assert outcome.ranking == ((ANA,), (BRUNO,)), "though Bruno's strip is longer"
    assert outcome.decided == "good-shots"


def test_rule_6_4_then_to_the_longest_strip() -> None:
    outcome = counted(over(LEVEL))
    assert [score.total for score in outcome.scores] == [7 - 12, 3 + 1 - 9]
    assert outcome.ranking == ((ANA,), (BRUNO,))
    assert outcome.decided == "longest-strip"


def test_rule_6_4_then_the_victory_is_shared() -> None:
    outcome = counted(over({(ANA, "blue"): (1, 2, 3), (BRUNO, "red"): (12, 9, 8)}))
    assert outcome.ranking == ((ANA, BRUNO),)
    assert outcome.decided == "shared"


def test_rule_6_4_a_victory_shared_by_some_of_four() -> None:
    outcome = counted(over({(ANA, "blue"): (1, 2), (CHLOE, "red"): (5, 6)}, seats=4))
    assert outcome.ranking == ((ANA, CHLOE), (BRUNO, DAVI))
    assert outcome.decided == "shared"


def test_ruling_6_4_face_up_cards_alone_make_a_strip_long() -> None:
    strips: Strips = {
        (ANA, "blue"): (1, 2, 3, 4),
        (BRUNO, "red"): (10, 11, 12, -1, -2),
        (BRUNO, "green"): (1, 2, 3),
    }
    outcome = counted(over(strips))
    assert [score.total for score in outcome.scores] == [7 - 12, 4 - 4 + 4 - 9]
    assert outcome.ranking == ((ANA,), (BRUNO,)), "four face up beat three face up and two face down"
    assert outcome.decided == "longest-strip"


def test_ruling_6_4_places_below_the_first_are_ranked_alike() -> None:
    strips: Strips = {(CHLOE, "yellow"): (1, 2, 3, 4, 5, 6), (CHLOE, "brown"): (1, 2), **LEVEL}
    outcome = counted(over(strips, seats=3))
    assert outcome.ranking == ((CHLOE,), (ANA,), (BRUNO,))
    assert outcome.decided == "points"


@pytest.mark.parametrize("why", ["deck-short", "deck-empty"])
def test_ruling_5_4_reason_stands_in_the_outcome(why: str) -> None:
    assert counted(over({}, why=why)).reason == why
