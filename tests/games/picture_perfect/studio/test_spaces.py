"""The fourteen guest spaces (rule 1.3) and standing inside one (7.1)."""

import pytest

from serao.games.picture_perfect.studio import (
    CENTRES,
    NEIGHBOURS,
    SPACES,
    Guest,
    arrangement_fault,
    space_of,
    stands_inside,
)
from tests.games.picture_perfect.studio.scenes import EVERYBODY, PALM, RED, WHEELCHAIR, standing

PRINTED = {"A1", "A2", "A3", "A4", "E1", "E2", "E3", "E4", "B3", "C3", "D3", "B4", "C4", "D4"}


def test_rule_1_3_the_fourteen_spaces_are_those_printed() -> None:
    assert set(SPACES) == PRINTED
    assert len(SPACES) == 14


def test_rule_1_3_the_table_covers_b_to_d_of_rows_1_and_2() -> None:
    for column in range(1, 4):
        for row in range(2):
            assert space_of(column * 5 + 2.5, row * 5 + 2.5) is None


def test_rule_1_3_neighbours_share_an_edge() -> None:
    assert set(NEIGHBOURS["A1"]) == {"A2"}
    assert set(NEIGHBOURS["A3"]) == {"A2", "A4", "B3"}
    assert set(NEIGHBOURS["C3"]) == {"B3", "D3", "C4"}
    assert set(NEIGHBOURS["E4"]) == {"E3", "D4"}
    assert all(one in NEIGHBOURS[other] for one in SPACES for other in NEIGHBOURS[one])


def test_rule_1_3_the_table_separates_a_and_e() -> None:
    assert not any({one[0], other[0]} == {"A", "E"} for one in SPACES for other in NEIGHBOURS[one])


def test_rule_1_3_columns_run_from_left_to_right_and_rows_from_the_front_to_the_back() -> None:
    assert CENTRES["A1"] == (2.5, 2.5)
    assert CENTRES["E4"] == (22.5, 17.5)
    assert space_of(0, 0) == "A1"
    assert space_of(24.9, 19.9) == "E4"
    assert space_of(-0.1, 3) is space_of(25, 3) is space_of(3, 20) is space_of(3, -0.1) is None


def test_rule_7_1_everybody_stands_inside_a_space_of_their_own() -> None:
    assert arrangement_fault(standing(EVERYBODY)) is None
    assert arrangement_fault(()) is None


@pytest.mark.parametrize(
    "guest",
    [
        Guest(RED, 5.0, 12.5),
        Guest(WHEELCHAIR, 1.5, 2.5),
        Guest(RED, 12.5, 5.0),
        Guest(RED, 30, 2),
        Guest(RED, 2.5, 0.3),
    ],
)
def test_rule_7_1_a_figure_over_an_edge_on_the_table_or_outside_is_refused(guest: Guest) -> None:
    assert not stands_inside(guest)
    fault = arrangement_fault((guest,))
    assert fault is not None
    assert (fault.key, fault.args["guest"]) == ("picture_perfect-arrange-space", guest.id)


def test_rule_7_1_two_in_one_space_are_refused() -> None:
    fault = arrangement_fault((Guest(RED, 2.5, 1.5), Guest(PALM, 2.5, 4.0)))
    assert fault is not None
    assert (fault.key, fault.args) == ("picture_perfect-arrange-shared", {"guest": PALM, "other": RED, "space": "A1"})
