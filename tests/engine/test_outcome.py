"""Ranking: by points, then by each tie-break; equal in all of them is a shared place."""

from serao.engine.outcome import Score, outcome_of


def scored(*strengths: tuple[int, ...]) -> list[Score]:
    """Scores with a total and its tie-breaks."""
    return [Score(seat, total, (), tuple(ties)) for seat, (total, *ties) in enumerate(strengths)]


def test_more_points_win() -> None:
    outcome = outcome_of(scored((3, 9), (8, 0), (5, 5)), "end", ("more",))
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.decided == "points"


def test_the_tie_break_that_decides_is_named() -> None:
    assert outcome_of(scored((8, 1, 0), (8, 2, 0)), "end", ("first", "second")).decided == "first"
    assert outcome_of(scored((8, 2, 7), (8, 2, 3)), "end", ("first", "second")).decided == "second"


def test_equal_in_everything_is_shared() -> None:
    outcome = outcome_of(scored((8, 2), (1, 1), (8, 2)), "end", ("more",))
    assert outcome.ranking == ((0, 2), (1,))
    assert outcome.decided == "shared"


def test_a_tie_below_the_first_place_decides_nothing() -> None:
    outcome = outcome_of(scored((9, 0), (4, 1), (4, 1)), "end", ("more",))
    assert outcome.ranking == ((0,), (1, 2))
    assert outcome.decided == "points"


def test_alone() -> None:
    assert outcome_of(scored((9, 0)), "end", ("more",)).decided == "alone"
