"""The figures of an arena, reckoned by hand."""

from typing import Any

import pytest

from serao.bots.arena.figures import Mean, report_of
from tests.bots.arena.contests import contest, deal, game

# On the first deal a wins both games; on the second they win one each; on the third they share one, and a wins one.
DEALS = [
    deal(0, game((0, 1), 10, 4), game((1, 0), 2, 8)),
    deal(1, game((0, 1), 6, 4), game((1, 0), 9, 3)),
    deal(2, game((0, 1), 5, 5), game((1, 0), 1, 7)),
]


def about(value: float, error: float, deals: int) -> Mean:
    """A mean that need not be exact in its last digits."""
    near: Any = pytest.approx
    return Mean(near(value), near(error), deals)


def test_wins_scores_and_margins_with_errors_over_deals() -> None:
    first, second = report_of(contest(2, 2), DEALS).bots
    assert first.wins is not None
    assert first.wins.mean == pytest.approx((1 + 0.5 + 0.75) / 3)
    assert first.wins.error == pytest.approx(0.25 / 3**0.5)
    assert first.wins.deals == 3
    assert second.wins == about(0.25, 0.25 / 3**0.5, 3)
    assert first.score == about(6.5, (5.25 / 3) ** 0.5, 3)
    assert first.margin == about((6 - 2 + 3) / 3, (16.333333 / 3) ** 0.5, 3)
    assert (first.fair, first.games, first.unended) == (0.5, 6, 0)


def test_pairs_are_compared_on_the_same_deals() -> None:
    (pair,) = report_of(contest(2, 2), DEALS).pairs
    assert (pair.first, pair.second) == ("a", "b")
    assert pair.ahead == about(0.75, 0.25 / 3**0.5, 3)
    assert pair.wins == about(0.5, 0.5 / 3**0.5, 3)
    assert pair.score == about(7 / 3, (16.333333 / 3) ** 0.5, 3)


def test_alone_only_scores_are_compared() -> None:
    deals = [deal(0, game((0,), 50), game((1,), 40)), deal(1, game((0,), 30), game((1,), 25))]
    report = report_of(contest(2, 1), deals)
    assert report.bots[0].score == about(40, 10, 2)
    assert report.pairs[0].score == about(7.5, 2.5, 2)
    assert report.pairs[0].ahead is None
    assert [bot.rating for bot in report.bots] == [None, None]


def test_a_seat_more_is_no_strength() -> None:
    (first, second) = report_of(contest(2, 3), [deal(0, game((0, 1, 0), 3, 2, 1), game((1, 0, 0), 3, 2, 1))]).bots
    assert first.fair == second.fair == 0.5
    assert first.wins == Mean(0.5, None, 1)
    assert second.score == Mean(2.5, None, 1)


def test_games_that_do_not_end_are_counted_and_count_for_nothing() -> None:
    deals = [*DEALS, deal(3, game((0, 1)), game((1, 0), 0, 9))]
    report = report_of(contest(2, 2), deals)
    assert (report.games, report.unended, report.deals) == (8, 1, 4)
    assert report.bots[0].unended == 1
    assert report.bots[0].wins == about(3.25 / 4, 0.1196784, 4)
    assert report_of(contest(2, 2), [deal(0, game((0, 1)), game((1, 0)))]).bots[0].wins is None


def test_the_order_of_the_deals_does_not_matter() -> None:
    assert report_of(contest(2, 2), DEALS[::-1]) == report_of(contest(2, 2), DEALS)


def test_times_are_added_up() -> None:
    thinking = report_of(contest(2, 2), DEALS).thinking_times[1]
    assert (thinking.name, thinking.decisions, thinking.mean_ms, thinking.longest_ms) == ("b", 30, 30.0, 120.0)
