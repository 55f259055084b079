"""Ratings from rankings: what they must be where it can be reckoned, and what must not change them."""

from collections import Counter
from math import log10
from random import Random

import pytest

from serao.bots.arena.contest import Deal
from serao.bots.arena.ratings import Ranking, Rating, fitted, picks_of, ratings, scaled
from tests.bots.arena.contests import contest, deal, game


def difference(rankings: Counter[Ranking]) -> float:
    first, second = scaled(fitted(rankings, [1.0, 1.0]))
    return first - second


def test_two_that_meet_differ_by_their_wins_and_the_imagined_game() -> None:
    assert difference(Counter({((0,), (1,)): 30, ((1,), (0,)): 10})) == pytest.approx(400 * log10(30.5 / 10.5), abs=0.1)


def test_a_shared_place_is_half_a_win_each() -> None:
    assert difference(Counter({((0, 1),): 20})) == pytest.approx(0, abs=0.01)
    shared = Counter({((0,), (1,)): 10, ((0, 1),): 20})
    assert difference(shared) == pytest.approx(400 * log10(20.5 / 10.5), abs=0.1)


def test_who_always_wins_is_not_worth_endlessly_much() -> None:
    assert difference(Counter({((0,), (1,)): 50})) == pytest.approx(400 * log10(50.5 / 0.5), abs=0.1)


def test_a_ranking_is_a_row_of_picks() -> None:
    assert picks_of(((2,), (0, 1)), 3) == [((2,), (2, 0, 1), 3.0), ((0, 1), (0, 1), 3.0)]
    assert picks_of(((0, 0), (1,)), 1) == [((0, 0), (0, 0, 1), 2.0)]


def test_the_worths_that_made_the_rankings_are_found_again() -> None:
    worths, random = [8.0, 4.0, 2.0, 1.0], Random(1)
    rankings: Counter[Ranking] = Counter()
    for _ in range(4000):
        left, order = list(range(4)), []
        while left:
            order.append(random.choices(left, [worths[bot] for bot in left])[0])
            left.remove(order[-1])
        rankings[tuple((bot,) for bot in order)] += 1
    found = fitted(rankings, [1.0] * 4)
    assert [each / found[3] for each in found] == pytest.approx([8, 4, 2, 1], rel=0.1)


def many() -> list[Deal]:
    random = Random(2)
    return [
        deal(number, game((0, 1), random.randrange(9), random.randrange(6)), game((1, 0), 3, random.randrange(9)))
        for number in range(40)
    ]


def test_intervals_hold_the_rating_and_come_from_the_seed() -> None:
    rated = ratings(contest(2, 2), many())
    assert rated == ratings(contest(2, 2), many())
    for each in rated:
        assert isinstance(each, Rating)
        assert each.low < each.rating < each.high
    assert sum(each.rating for each in rated if each is not None) == pytest.approx(3000)


def test_nothing_that_ended_gives_no_rating() -> None:
    assert ratings(contest(2, 2), [deal(0, game((0, 1)))]) == [None, None]
