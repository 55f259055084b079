"""Whole games of Photograph at random, position by position."""

from collections.abc import Iterator
from random import Random

from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph import Options, State


def random_game(seats: int, seed: int, options: Options | None = None) -> Iterator[State]:
    """Every position of one game, from the set-up to the end."""
    random = Random(seed)
    state = photograph.new(options or Options(), seats, Chance(random.randbytes(8)))
    yield state
    while actors := photograph.actors(state):
        seat = random.choice(actors)
        action = random.choice(photograph.legal(state, seat))
        state = photograph.apply(state, seat, action, Chance(b"", 1))
        yield state
