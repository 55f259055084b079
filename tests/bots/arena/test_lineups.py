"""Line-ups: everybody meets everybody equally often, and sits everywhere equally often."""

from collections import Counter
from itertools import combinations

import pytest

from serao.bots.arena.lineups import line_ups

TABLES = [(bots, seats) for bots in range(1, 7) for seats in range(1, 6)]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_everybody_meets_everybody_equally_often(bots: int, seats: int) -> None:
    met = Counter(
        {
            pair: sum(line_up.count(pair[0]) * line_up.count(pair[1]) for line_up in line_ups(bots, seats))
            for pair in combinations(range(bots), 2)
        }
    )
    assert len(set(met.values())) <= 1
    assert seats == 1 or all(met.values())


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_everybody_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    sat = Counter((seat, bot) for line_up in line_ups(bots, seats) for seat, bot in enumerate(line_up))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_rotation_is_played_once(bots: int, seats: int) -> None:
    played = line_ups(bots, seats)
    assert len(played) == len(set(played))
    assert {line_up[1:] + line_up[:1] for line_up in played} == set(played)


def test_the_line_ups_of_small_tables() -> None:
    assert line_ups(2, 2) == [(0, 1), (1, 0)]
    assert line_ups(3, 1) == [(0,), (1,), (2,)]
    assert set(line_ups(3, 2)) == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert set(line_ups(2, 3)) == {(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)}
