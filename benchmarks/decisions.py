"""Random decisions a second through the contract, for each game and number of seats, on one core."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from benchmarks.measure import rate, tables
from serao.bots.playout import playout
from serao.engine.chance import Chance
from serao.games import GAMES

SEATS = (1, 2, 3, 4, 10)


def games_of(name: str, seats: int) -> Callable[[], int]:
    """Plays one whole game, set-up and all, and returns its decisions."""
    game, random, numbers = GAMES[name], Random(1), count()
    options = game.Options()

    def one_game() -> int:
        seed = next(numbers).to_bytes(32, "big")
        return playout(game, game.new(options, seats, Chance(seed)), seed, random)[1]

    return one_game


def measured() -> list[dict[str, Any]]:
    """A row a table."""
    rows = []
    for name, seats in tables(SEATS):
        speed = rate(games_of(name, seats))
        rows.append({"game": name, "seats": seats, "best": round(speed.best), "median": round(speed.median)})
    return rows
