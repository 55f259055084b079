"""Whole games of random decisions through the contract: simulations, benchmarks, tests."""

from random import Random

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, EventT, Game, MemoryT, OptionsT, StateT, ViewT


def playout(
    game: Game[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT], state: StateT, seed: bytes, random: Random
) -> tuple[StateT, int]:
    """Play on at random to the end. Returns the last position and the number of decisions."""
    actors, legal, apply, roll = game.actors, game.legal, game.apply, random.random
    decisions = 0
    while seats := actors(state):
        for seat in seats:
            # In a simultaneous step all of them choose; elsewhere a choice may take the others' away.
            if actions := legal(state, seat):
                decisions += 1
                action = actions[int(roll() * len(actions))]
                state = apply(state, seat, action, Chance(seed, decisions))
    return state, decisions
