"""The sound opponent of Avenue is worth playing against: clear of random by the figures it was made for."""

from statistics import mean

import pytest

from serao.bots import RANDOM, YARDSTICK, bot_named
from serao.bots.match import play_out
from serao.games import avenue


def avenue_average(map_name: str, name: str, games: int) -> float:
    bots = [bot_named("avenue", name)]
    totals = []
    for number in range(games):
        state, _moves = play_out(avenue, avenue.Options(map=map_name), bots, b"strength %d" % number)
        outcome = avenue.outcome(state)
        assert outcome is not None
        totals.append(outcome.scores[0].total)
    return mean(totals)


def test_sound_avenue_averages_above_forty_on_map_a() -> None:
    assert avenue_average("A", YARDSTICK, 100) > 40


@pytest.mark.parametrize("map_name", ["B", "C"])
def test_sound_avenue_knows_its_way_on_our_own_maps(map_name: str) -> None:
    assert avenue_average(map_name, YARDSTICK, 60) > 35


def test_random_avenue_averages_what_the_rules_page_says() -> None:
    assert -20 < avenue_average("A", RANDOM, 200) < -14
