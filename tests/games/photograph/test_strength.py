"""The sound opponent of Photograph is worth playing against: clear of random by the figures it was made for."""

from collections.abc import Sequence
from statistics import mean

import pytest

from serao.bots import RANDOM, YARDSTICK, AnyBot, bot_named
from serao.bots.match import play_out
from serao.engine.outcome import Outcome
from serao.games import photograph

GAMES_A_TABLE = 30


def photograph_outcome(bots: Sequence[AnyBot], number: int, missed_photo: bool = False) -> Outcome:
    state, _moves = play_out(photograph, photograph.Options(missed_photo=missed_photo), bots, b"strength %d" % number)
    outcome = photograph.outcome(state)
    assert outcome is not None
    return outcome


def one_sound_seat(seats: int, number: int) -> list[AnyBot]:
    """Random opponents but for one, which sits elsewhere each game."""
    bots = [bot_named("photograph", RANDOM)] * seats
    bots[number % seats] = bot_named("photograph", YARDSTICK)
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
