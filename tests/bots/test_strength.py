"""The sound opponents are worth playing against: clear of random by the figures they were made for."""

from collections.abc import Sequence
from statistics import mean

import pytest

from serao.bots import RANDOM, SOUND, AnyBot, bot_named
from serao.bots.match import play_out
from serao.engine.outcome import Outcome
from serao.games import avenue, photograph

GAMES_A_TABLE = 30


def photograph_outcome(bots: Sequence[AnyBot], number: int, missed_photo: bool = False) -> Outcome:
    state, _moves = play_out(photograph, photograph.Options(missed_photo=missed_photo), bots, b"strength %d" % number)
    outcome = photograph.outcome(state)
    assert outcome is not None
    return outcome


def one_sound_seat(seats: int, number: int) -> list[AnyBot]:
    """Random opponents but for one, which sits elsewhere each game."""
    bots = [bot_named("photograph", RANDOM)] * seats
    bots[number % seats] = bot_named("photograph", SOUND)
    return bots


@pytest.mark.parametrize("missed_photo", [False, True], ids=["", "missed-photo"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sound_photograph_is_far_above_random(seats: int, missed_photo: bool) -> None:
    margins, wins = [], 0
    for number in range(GAMES_A_TABLE):
        outcome = photograph_outcome(one_sound_seat(seats, number), number, missed_photo)
        sound = number % seats
        others = [score.total for score in outcome.scores if score.seat != sound]
        margins.append(outcome.scores[sound].total - mean(others))
        wins += outcome.ranking[0] == (sound,)
    assert mean(margins) > 22
    assert wins >= GAMES_A_TABLE - 2


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
    assert avenue_average("A", SOUND, 100) > 40


@pytest.mark.parametrize("map_name", ["B", "C"])
def test_sound_avenue_knows_its_way_on_our_own_maps(map_name: str) -> None:
    assert avenue_average(map_name, SOUND, 60) > 35


def test_random_avenue_averages_what_the_rules_page_says() -> None:
    assert -20 < avenue_average("A", RANDOM, 200) < -14
