"""How long the sound opponents think, and how well they play."""

import time
from hashlib import sha256
from statistics import mean
from typing import Any

from benchmarks.measure import tables
from serao.bots import bot_named
from serao.bots.match import play_out
from serao.games import GAMES
from serao.installed import own_games
from tests.suites import SUITES

# Each game with its usual seats, and alone where that is possible.
TABLES = [*tables((1,)), *((name, GAMES[name].USUAL_SEATS) for name in own_games())]
GAMES_EACH = 20


def measured() -> list[dict[str, Any]]:
    """A row a table: points and thinking time of the sound and of the random opponent."""
    return [row(name, seats, level) for name, seats in TABLES for level in levels(name)]


def levels(name: str) -> tuple[str, ...]:
    """The opponents that are measured; a game that has to be shortened for tests is too long at random."""
    return ("random", "sound") if SUITES[name].short is None else ("sound",)


def row(name: str, seats: int, level: str) -> dict[str, Any]:
    """The mean score over a few seeded games among equals, and the time a decision takes."""
    game, bot = GAMES[name], bot_named(name, level)
    scores: list[int] = []
    decisions, began = 0, time.perf_counter()
    for number in range(GAMES_EACH):
        seed = sha256(f"bench {number}".encode()).digest()
        state, moves = play_out(game, game.Options(), [bot] * seats, seed)
        decisions += len(moves)
        outcome = game.outcome(state)
        assert outcome is not None
        scores += [score.total for score in outcome.scores]
    milliseconds = (time.perf_counter() - began) / decisions * 1000
    return {
        "game": name,
        "seats": seats,
        "bot": level,
        "mean_score": round(mean(scores), 1),
        "ms_a_decision": round(milliseconds, 3),
    }
