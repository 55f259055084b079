"""Rule 4: scoring a farm, on drawings over map A."""

import pytest

from serao.games.avenue.networks import joined
from tests.games.avenue.scenes import (
    EMPTY,
    FIVE_AND_FIVE,
    LAST_CARDS,
    everyone,
    roads,
    scene,
    sheet,
    square,
    squares,
    written_for,
)

# Column c from farm A (c1) over farm E (c5) to the border: G, PPG, GG, G, P.
COLUMN_C = """
    · · │ · · ·
    · · │ · · ·
    · · │ · · ·
    · · │ · · ·
    · · │ · · ·
    · · │ · · ·
    · · │ · · ·
"""


def found(drawing: str, start: str) -> set[int]:
    """The squares joined to one, each found once."""
    squares_found = joined(roads(drawing), square(start))
    assert len(set(squares_found)) == len(squares_found)
    return set(squares_found)


def test_rule_4_1_grapes_of_both_colours_count() -> None:
    assert written_for("A", FIVE_AND_FIVE) == 1 + 1 + 3  # P in b1, G in c2, PPG in c3


def test_rule_4_1_both_directions_count() -> None:
    one_way = FIVE_AND_FIVE.replace("· ─ ┐", "· · ┐")
    other_way = """
        · ─ ┐ · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
    """
    assert written_for("A", one_way) == 4
    assert written_for("A", other_way) == 1


def test_rule_4_1_a_square_without_a_road_is_not_joined() -> None:
    assert square("a1") not in found(FIVE_AND_FIVE, "c1")  # four grapes, and the road ends at their edge
    assert square("c4") not in found(FIVE_AND_FIVE, "c1")


def test_rule_4_1_the_farms_own_square_needs_a_road() -> None:
    round_about = """
        · ─ · ─ · ·
        · · │ · · ·
        · · │ · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
    """
    assert written_for("A", round_about) == 0
    assert found(round_about, "c1") == set()


def test_rule_4_1_an_empty_map_joins_nothing() -> None:
    assert [written_for(farm, EMPTY) for farm in "ABCDEF"] == [0] * 6


def test_rule_4_1_roads_connect_edge_to_edge() -> None:
    beside = """
        · │ ─ ┘ · ·
        · · ─ · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
    """
    assert found(beside, "c1") == squares("c1 d1")  # b1 shows its side, c2 lies across
    assert written_for("A", beside) == 2


PAIRS_ACROSS = [(west, east) for west in "┘└┌┐─│" for east in "┘└┌┐─│"]


@pytest.mark.parametrize(("west", "east"), PAIRS_ACROSS)
def test_rule_4_1_two_roads_side_by_side_join_when_both_reach_the_edge(west: str, east: str) -> None:
    drawing = EMPTY.replace("· · · · · ·", f"· · {west} {east} · ·", 1)
    reach = west in "└┌─" and east in "┘┐─"
    assert found(drawing, "c1") == (squares("c1 d1") if reach else squares("c1"))


@pytest.mark.parametrize(("north", "south"), PAIRS_ACROSS)
def test_rule_4_1_two_roads_one_above_the_other_join_when_both_reach_the_edge(north: str, south: str) -> None:
    lines = EMPTY.split("\n")
    lines[1], lines[2] = f"· · {north} · · ·", f"· · {south} · · ·"
    reach = north in "┌┐│" and south in "┘└│"
    assert found("\n".join(lines), "c1") == (squares("c1 c2") if reach else squares("c1"))


def test_rule_4_1_a_dead_end_ends_the_road() -> None:
    dead_end = COLUMN_C.replace("· · │ · · ·", "· · ─ · · ·", 3).replace("· · ─ · · ·", "· · │ · · ·", 2)
    assert found(dead_end, "c1") == squares("c1 c2")


def test_rule_4_1_a_road_into_the_border_ends_there() -> None:
    borders = """
        · · │ · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ─
        ─ · · · · ·
        · · · · · ·
        · · │ · · ─
    """
    assert found(borders, "c1") == squares("c1")
    assert found(borders, "f4") == squares("f4")
    assert found(borders, "f7") == squares("f7")


def test_rule_4_1_a_loop_counts_each_square_once() -> None:
    loop = """
        · · ┌ ┐ · ·
        · · └ ┘ · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
    """
    assert found(loop, "c1") == squares("c1 d1 c2 d2")
    assert written_for("A", loop) == 2 + 1 + 1


def test_rule_4_1_a_long_loop_counts_each_square_once() -> None:
    around = """
        ┌ ─ ─ ─ ─ ┐
        │ · · · · │
        │ · · · · │
        │ · · · · │
        │ · · · · │
        │ · · · · │
        └ ─ ─ ─ ─ ┘
    """
    assert len(found(around, "c1")) == 22
    top, right, bottom, left = 4 + 1 + 2, 2 + 1, 1 + 1 + 4, 1 + 1 + 2
    assert {written_for(farm, around) for farm in "ACDF"} == {top + right + bottom + left}


def test_rule_4_1_a_road_that_returns_beside_its_start_without_joining() -> None:
    spiral = """
        · ─ ─ ┐ · ·
        · └ ─ ┘ · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
    """
    assert found(spiral, "c1") == squares("b1 c1 d1 d2 c2 b2")
    assert written_for("A", spiral) == 1 + 2 + 1 + 1 + 2


def test_rule_4_1_every_square_of_a_road_finds_the_same_squares() -> None:
    everything = squares("c1 c2 c3 c4 c5 c6 c7")
    assert all(found(COLUMN_C, f"c{row}") == everything for row in range(1, 8))


def test_rule_4_2_a_farm_does_not_interrupt_a_road() -> None:
    grapes = 1 + 3 + 2 + 1 + 1
    assert written_for("A", COLUMN_C) == grapes  # beyond farm E
    assert written_for("E", COLUMN_C) == grapes


def test_rule_4_2_a_castle_does_not_interrupt_a_road() -> None:
    past_the_castle = """
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        │ · · · · ·
        │ · · · · ·
        └ ─ ─ ─ · ·
    """
    assert written_for("F", past_the_castle) == 1 + 1 + 2  # P, G, and PP beyond the purple castle


@pytest.mark.parametrize(
    ("before", "written"),
    [((), 5), ((4,), 5), ((1, 2, 4), 5), ((5,), 0), ((6,), 0), ((2, 24), 0)],
)
def test_rule_4_3_a_number_not_greater_than_the_last_writes_zero(before: tuple[int, ...], written: int) -> None:
    assert written_for("A", FIVE_AND_FIVE, before) == written


@pytest.mark.parametrize("before", [(0,), (9, 0), (5, 0), (3, 5, 9, 0)])
def test_rule_4_3_after_a_zero_anything_above_zero_is_enough(before: tuple[int, ...]) -> None:
    assert written_for("A", FIVE_AND_FIVE, before) == 5


@pytest.mark.parametrize("before", [(0,), (5, 0), (0, 0)])
def test_rule_4_3_after_a_zero_nothing_is_still_a_zero(before: tuple[int, ...]) -> None:
    assert written_for("A", EMPTY, before) == 0


def test_rule_4_3_round_1_needs_more_than_zero() -> None:
    one_grape = EMPTY.replace("· · · · · ·", "· ─ ─ · · ·", 1)
    assert written_for("A", one_grape) == 1
    assert written_for("A", EMPTY) == 0


def test_ruling_4_3_last_number_the_one_directly_above_decides_not_the_highest() -> None:
    assert written_for("A", FIVE_AND_FIVE, (20, 0, 4)) == 5
    assert written_for("A", FIVE_AND_FIVE, (20, 0, 6)) == 0


def test_ruling_4_3_must_write_zero_is_written_by_the_rules_not_chosen() -> None:
    state = scene(sheet(FIVE_AND_FIVE, (5,)), sheet(FIVE_AND_FIVE, (4,)), farms="FABCDE", number=2, played=LAST_CARDS)
    after = everyone(state, "peek", "peek")
    assert [each.written for each in after.sheets] == [(5, 0), (4, 5)]


def test_rule_4_4_a_grape_may_count_for_several_farms_in_different_rounds() -> None:
    state = scene(sheet(COLUMN_C, (4,)), farms="AEBCDF", number=2, played=LAST_CARDS)
    assert everyone(state, "peek").sheets[0].written == (4, 8)
    assert written_for("A", COLUMN_C) == written_for("E", COLUMN_C) == 8
