"""Rule 6.5: the variant Missed photo gives up the colour of the last card in hand."""

import pytest

from serao.engine.outcome import ScoreLine
from serao.games import photograph
from serao.games.photograph.news import Missed
from tests.games.photograph.scenes import (
    ANA,
    BRUNO,
    Strips,
    act,
    all_wind,
    card,
    counted,
    happened,
    holder,
    last_winding,
    over,
    scene,
)

EVERYTHING: Strips = {(ANA, "blue"): (1, 2, 3, 4, -12), (ANA, "red"): (1, 2)}


def ana(strips: Strips, last: str, good_shots: dict[str, int] | None = None, missed: bool = True) -> int:
    """Ana's points with this last card; Bruno has played nothing and gives up a colour of no cards."""
    state = over(strips, good_shots, last={ANA: last, BRUNO: "brown-12"}, missed=missed)
    return counted(state).scores[ANA].total


def test_rule_6_5_the_strip_of_that_colour_counts_as_no_cards() -> None:
    strips: Strips = {(ANA, "blue"): (1, 2, 3, 4), (ANA, "red"): (1, 2)}
    assert ana(strips, "blue-9", missed=False) == 7 + 3 - 9
    assert ana(strips, "blue-9") == -3 + 3 - 9
    assert ana(strips, "red-9") == 7 - 3 - 9


def test_rule_6_5_with_its_good_shot() -> None:
    good_shots = {"blue": ANA}
    assert ana(EVERYTHING, "blue-9", good_shots, missed=False) == 7 - 2 + 5 + 3 - 9
    assert ana(EVERYTHING, "blue-9", good_shots) == -3 + 3 - 9


def test_rule_6_5_with_its_cards_out_of_focus() -> None:
    strips: Strips = {(ANA, "blue"): (9, 12, -1, -2, -3)}
    assert ana(strips, "blue-5", missed=False) == 3 - 6 - 12
    assert ana(strips, "blue-5") == -3 - 12, "no two points are lost for what is given up"


def test_rule_6_5_other_colours_keep_good_shots_and_lose_for_their_blurred_photos() -> None:
    assert ana(EVERYTHING, "red-9", {"blue": ANA}) == 7 - 2 + 5 - 3 - 9


def test_rule_6_5_with_no_card_of_that_colour_only_the_hand_card_goes() -> None:
    assert ana(EVERYTHING, "green-9", {"blue": ANA}) == 7 - 2 + 5 + 3 - 9


def test_rule_6_5_the_score_shows_the_colour_as_no_cards() -> None:
    state = over(EVERYTHING, {"blue": ANA}, last={ANA: "blue-9"}, missed=True)
    lines = counted(state).scores[ANA].lines
    assert [line for line in lines if line.args["colour"] == "blue"] == [
        ScoreLine("strip", -3, {"colour": "blue", "number": 0})
    ]
    assert photograph.view(state, BRUNO).scores[ANA] == -9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_6_5_everybody_gives_up_a_colour_of_their_own(seats: int) -> None:
    strips: Strips = {(ANA, "blue"): (1, 2, 3), (BRUNO, "blue"): (9, 8), (BRUNO, "red"): (1,)}
    state = over(strips, seats=seats, last={ANA: "blue-12", BRUNO: "red-12"}, missed=True)
    colours = {2: 5, 3: 6, 4: 7}[seats]
    assert [score.total for score in counted(state).scores[:2]] == [-3 * colours, 3 - 3 * (colours - 1)]


def test_rule_6_5_nothing_is_given_up_before_the_end() -> None:
    state = scene(strips=EVERYTHING, good_shots={"blue": ANA}, hands={ANA: "blue-9 blue-8 ? ? ?"}, missed_photo=True)
    assert photograph.view(state, ANA).scores[ANA] == 7 - 2 + 5 + 3 - 9


@pytest.mark.parametrize(
    ("wind", "missed"),
    [
        ("1>3", Missed(ANA, card("blue-9"), True)),
        ("2>3", Missed(ANA, card("green-1"), False)),
        ("1>2", Missed(ANA, card("red-7"), False)),
    ],
)
def test_rule_6_5_it_is_the_card_left_after_the_last_photos(wind: str, missed: Missed) -> None:
    strips: Strips = {(ANA, "blue"): (1, 2, 3, 4)}
    state = last_winding(2, {ANA: "blue-9 green-1 red-7"}, strips, missed=True)
    assert happened(all_wind(act(state, (ANA, wind))), Missed)[ANA] == missed


def test_rule_6_5_a_strip_begun_by_the_last_photos_is_given_up_too() -> None:
    state = all_wind(last_winding(2, {ANA: "green-1 green-9 green-2", BRUNO: "red-1 brown-1 red-2"}, missed=True))
    assert happened(state, Missed)[ANA] == Missed(ANA, card("green-9"), True)
    assert counted(state).scores[ANA].total == -15


def test_rule_6_5_without_the_variant_nothing_is_given_up() -> None:
    state = all_wind(last_winding(2, {ANA: "green-1 green-9 green-2"}))
    assert happened(state, Missed)[ANA] == Missed(ANA, card("green-9"), False)


def test_ruling_6_5_ties_do_not_count_a_strip_given_up() -> None:
    strips: Strips = {
        (ANA, "yellow"): (1, 2, 3, 4, 5, 6, 7),
        (ANA, "red"): (1, 2),
        (ANA, "green"): (7,),
        (BRUNO, "blue"): (1, 2, 3, 4),
    }
    state = over(strips, {"yellow": ANA}, last={ANA: "yellow-12", BRUNO: "brown-12"}, missed=True)
    outcome = counted(state)
    assert [score.total for score in outcome.scores] == [3 + 1 - 9, 7 - 12]
    assert [score.ties for score in outcome.scores] == [(0, 2), (0, 4)]
    assert (outcome.ranking, outcome.decided) == (((BRUNO,), (ANA,)), "longest-strip")


def test_ruling_6_5_good_shot_given_up_goes_to_nobody() -> None:
    strips: Strips = {(ANA, "blue"): (1, 2, 3, 4), (BRUNO, "blue"): (12, 11, 10, 9)}
    state = over(strips, {"blue": ANA}, last={ANA: "blue-8", BRUNO: "red-12"}, missed=True)
    assert holder(state, "blue") == ANA, "the card itself stays where it lay"
    assert [score.total for score in counted(state).scores] == [-15, 7 - 12]
