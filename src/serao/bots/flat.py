"""Flat search for any game: it imagines what it cannot see, tries each action, and plays on at random."""

from random import Random
from statistics import fmean as mean
from typing import Any

from serao.bots.rollout import rollout, worth_of
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame

WORLDS = 3  # in which a win must be seen to be believed


def choose(game: AnyGame, memory: Any, chance: Chance, each: float) -> Any:
    """The legal action after which random games end best; for each action so many are tried."""
    if len(memory.legal) == 1:
        return memory.legal[0]
    random = Random(chance.below(2**32))
    order = random.sample(memory.legal, len(memory.legal))  # where time is short, not all of them are tried
    worths: list[list[float]] = [[] for _ in order]
    tries = max(2, round(each * len(order)))
    for number in (place % len(order) for place in range(tries)):
        if number == 0:
            world = game.imagine(memory, Chance(random.randbytes(8)))
        state = game.apply(world, memory.seat, order[number], Chance(random.randbytes(8)))
        state, _played = rollout(game, state, random)
        worths[number].append(worth_of(game.outcome(state))[memory.seat])
    tried = range(min(tries, len(order)))
    return order[max(tried, key=lambda number: mean(worths[number]))]


def win_or_anything(game: AnyGame, memory: Any, chance: Chance) -> Any:
    """An action that wins at once, if there is one; otherwise any."""
    worlds = [game.imagine(memory, Chance(chance.below(2**32).to_bytes(4, "big"))) for _ in range(WORLDS)]
    at_once = [action for action in memory.legal if all(wins(game, world, memory.seat, action) for world in worlds)]
    return chance.pick(at_once or memory.legal)


def wins(game: AnyGame, world: Any, seat: int, action: Any) -> bool:
    """Whether the game is over after that action, and won alone."""
    outcome = game.outcome(game.apply(world, seat, action, Chance(b"at once")))
    return outcome is not None and outcome.ranking[0] == (seat,)
