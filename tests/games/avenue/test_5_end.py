"""Rule 5: castles, penalties, ranking, and the grades of a game alone."""

import pytest

from serao.engine.chance import Chance
from serao.games import avenue
from serao.games.avenue.state import State
from tests.games.avenue.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    EMPTY,
    LAST_CARDS,
    end_of,
    everyone,
    finished,
    scene,
    sheet,
)
from tests.games.avenue.test_4_scoring import COLUMN_C

# Map A: purple castle a7 joined to b7 G and c7 P; green castle f1 to f3 GG, e3 G, and c3 PPG beyond farm B.
BOTH_CASTLES = """
    · · · · · │
    · · · · · │
    · · ─ ─ ─ ┘
    · · · · · ·
    · · · · · ·
    · · · · · ·
    ─ ─ ─ · · ·
"""
ONE_TO_FIVE = (1, 2, 3, 4, 5)


def points(state: State, seat: int = ANA) -> dict[str, int]:
    """The lines of a seat's score that are not farms."""
    lines = end_of(state).scores[seat].lines
    return {line.key: line.points for line in lines if line.key != "farm"}


def total(state: State, seat: int = ANA) -> int:
    """A seat's total."""
    return end_of(state).scores[seat].total


def test_rule_5_1_castles_count_their_own_colour_only() -> None:
    state = finished(sheet(BOTH_CASTLES, ONE_TO_FIVE))
    assert points(state) == {"purple-castle": 1, "green-castle": 2 + 1 + 1}


def test_ruling_5_1_castle_road_is_needed_in_its_own_square() -> None:
    without = BOTH_CASTLES.replace("· · · · · │", "· · · · · ·", 1).replace("─ ─ ─ · · ·", "· ─ ─ · · ·")
    assert points(finished(sheet(without, ONE_TO_FIVE))) == {"purple-castle": 0, "green-castle": 0}


def test_ruling_5_1_castle_road_shared_by_both_castles_counts_each_colour_once() -> None:
    one_road = """
        ┌ ─ ─ ─ ─ ─
        │ · · · · ·
        │ · · · · ·
        │ · · · · ·
        │ · · · · ·
        │ · · · · ·
        │ · · · · ·
    """
    state = finished(sheet(one_road, ONE_TO_FIVE))
    assert points(state) == {"purple-castle": 1 + 1 + 1 + 2, "green-castle": 3 + 2 + 1}


@pytest.mark.parametrize("zeros", range(6))
def test_rule_5_1_five_points_lost_for_each_zero(zeros: int) -> None:
    written = (0,) * zeros + ONE_TO_FIVE[: 5 - zeros]
    state = finished(sheet(EMPTY, written))
    assert total(state) == sum(written) - 5 * zeros
    assert points(state).get("zeros", 0) == -5 * zeros


def test_rule_5_1_a_first_farm_of_zero_is_penalised_too() -> None:
    last = scene(sheet(EMPTY, (0, 1, 2, 3)), farms="BCDEAF", number=5, played=LAST_CARDS)
    assert points(everyone(last, "peek"))["zeros"] == -10  # the first and the last


def test_rule_5_1_the_game_ends_after_the_fifth_farm() -> None:
    last = scene(sheet(COLUMN_C, (1, 2, 3, 4)), farms="BCDEAF", number=5, played=LAST_CARDS)
    assert avenue.outcome(last) is None
    after = everyone(last, "peek")
    assert end_of(after).reason == "five-farms"
    assert after.sheets[ANA].written == (1, 2, 3, 4, 8)


def test_rule_5_1_the_sixth_farm_never_scores() -> None:
    state = finished(sheet(COLUMN_C, ONE_TO_FIVE), farms="BCDEFA")
    farms = [line.args["farm"] for line in end_of(state).scores[ANA].lines if line.key == "farm"]
    assert farms == list("BCDEF")
    assert total(state) == 15


def test_ruling_5_1_sixth_farm_is_no_zero_and_costs_nothing() -> None:
    state = finished(sheet(EMPTY, ONE_TO_FIVE), farms="BCDEFA")
    assert points(state) == {"purple-castle": 0, "green-castle": 0}


def test_rule_5_2_the_total_is_five_numbers_two_castles_and_the_penalties() -> None:
    state = finished(sheet(BOTH_CASTLES, (3, 5, 0, 2, 8)))
    assert total(state) == (3 + 5 + 2 + 8) + (1 + 4) - 5


def test_rule_5_2_the_lines_add_up_to_the_total() -> None:
    state = finished(sheet(BOTH_CASTLES, (3, 5, 0, 2, 8)), sheet(COLUMN_C, ONE_TO_FIVE))
    for score in end_of(state).scores:
        assert sum(line.points for line in score.lines) == score.total


def test_rule_5_2_the_highest_total_wins() -> None:
    state = finished(sheet(written=(1, 2, 3, 4, 5)), sheet(written=(1, 2, 3, 4, 6)), sheet(written=(0, 1, 2, 3, 4)))
    outcome = end_of(state)
    assert outcome.ranking == ((BRUNO,), (ANA,), (CHLOE,))
    assert outcome.decided == "points"


def test_rule_5_2_a_tie_goes_to_the_highest_single_number() -> None:
    state = finished(sheet(written=(1, 2, 3, 4, 10)), sheet(written=(0, 5, 20, 0, 5)), sheet(written=(1, 2, 3, 4, 9)))
    outcome = end_of(state)
    assert [score.total for score in outcome.scores] == [20, 20, 19]
    assert outcome.ranking == ((BRUNO,), (ANA,), (CHLOE,))
    assert outcome.decided == "highest-farm"


def test_ruling_5_2_all_places_castles_break_no_tie() -> None:
    state = finished(sheet(BOTH_CASTLES, (1, 2, 3, 4, 5)), sheet(written=(1, 2, 3, 6, 8)))
    outcome = end_of(state)
    assert [score.total for score in outcome.scores] == [20, 20]
    assert outcome.ranking == ((BRUNO,), (ANA,))


def test_rule_5_2_then_the_victory_is_shared() -> None:
    state = finished(sheet(written=(1, 2, 3, 4, 10)), sheet(written=(1, 2, 3, 4, 5)), sheet(written=(0, 1, 6, 8, 10)))
    outcome = end_of(state)
    assert outcome.ranking == ((ANA, CHLOE), (BRUNO,))
    assert outcome.decided == "shared"


def test_ruling_5_2_all_places_are_ranked_by_the_same_tie_break() -> None:
    state = finished(sheet(written=(1, 2, 3, 4, 5)), sheet(written=(9, 10, 11, 12, 13)), sheet(written=(0, 1, 5, 6, 8)))
    outcome = end_of(state)
    assert outcome.ranking == ((BRUNO,), (CHLOE,), (ANA,))
    assert outcome.decided == "points"


def test_ruling_5_2_as_it_stands_a_sheet_shows_its_worth_if_the_game_ended_now() -> None:
    state = scene(sheet(BOTH_CASTLES, (3, 0)), sheet(written=(1, 2)), number=3)
    assert [each.score for each in avenue.view(state, None).sheets] == [3 + 5 - 5, 3]


def alone(score: int) -> State:
    """A game alone that ends with that total (of 15 at least)."""
    return finished(sheet(written=(1, 2, 3, 4, score - 10)))


@pytest.mark.parametrize(
    ("score", "grade"),
    [
        (15, "apprentice"),
        (29, "apprentice"),
        (30, "carrier"),
        (49, "carrier"),
        (50, "vintner"),
        (69, "vintner"),
        (70, "cellar-master"),
        (89, "cellar-master"),
        (90, "grand-cru"),
        (109, "grand-cru"),
        (110, "legend"),
        (150, "legend"),
    ],
)
def test_rule_5_3_the_grade_of_a_game_alone(score: int, grade: str) -> None:
    assert total(alone(score)) == score
    assert end_of(alone(score)).grade == grade
    assert avenue.view(alone(score), ANA).grade == grade


def test_rule_5_3_the_lowest_score_is_an_apprentices() -> None:
    state = finished(sheet(written=(0, 0, 0, 0, 0)))
    assert total(state) == -25
    assert end_of(state).grade == "apprentice"


def test_rule_5_3_alone_the_rules_are_the_same() -> None:
    outcome = end_of(finished(sheet(BOTH_CASTLES, (3, 5, 0, 2, 8))))
    assert outcome.ranking == ((ANA,),)
    assert outcome.decided == "alone"
    assert outcome.scores[ANA].total == 18


def test_ruling_5_3_no_grade_in_company() -> None:
    state = finished(sheet(written=ONE_TO_FIVE), sheet(written=ONE_TO_FIVE))
    assert end_of(state).grade is None
    assert avenue.view(state, ANA).grade is None


def test_rule_5_3_there_is_no_grade_before_the_end() -> None:
    assert avenue.view(avenue.new(avenue.Options(), 1, Chance(b"a vineyard", 0)), ANA).grade is None
