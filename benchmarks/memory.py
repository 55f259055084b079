"""The memory of one state: what a tree of positions costs for each, shared parts counted once."""

import tracemalloc
from random import Random
from typing import Any

import msgspec

from benchmarks.measure import tables
from serao.engine.chance import Chance
from serao.games import GAMES

SEATS = (1, 2, 4, 1000)
KEPT = 20


def measured() -> list[dict[str, Any]]:
    """A row a table: bytes for a position on its own, for each further one of the same game, and as JSON."""
    return [weighed(name, seats) for name, seats in tables(SEATS)]


def weighed(name: str, seats: int) -> dict[str, Any]:
    """The start position alone, and the mean of what each position of a game adds while all are kept."""
    game, random, seed = GAMES[name], Random(1), b"memory"
    game.new(game.Options(), seats, Chance(seed))  # tables that are made once are not the state's
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    states = [game.new(game.Options(), seats, Chance(seed))]
    alone = tracemalloc.get_traced_memory()[0] - before
    for number in range(KEPT):
        seat = game.actors(states[-1])[0]
        action = random.choice(game.legal(states[-1], seat))
        states.append(game.apply(states[-1], seat, action, Chance(seed, number + 1)))
    grown = tracemalloc.get_traced_memory()[0] - before - alone
    tracemalloc.stop()
    return {
        "game": name,
        "seats": seats,
        "first_bytes": alone,
        "each_further_bytes": round(grown / KEPT),
        "json_bytes": len(msgspec.json.encode(states[-1])),
    }
