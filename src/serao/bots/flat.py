"""Flat search for any game: it imagines what it cannot see, tries each action, and plays on at random."""

from random import Random
from statistics import fmean as mean

from serao.bots.rollout import own_choice, rollout, worth_of
from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT, SearchedGame, StateT

WORLDS = 3  # in which a win must be seen to be believed


def choose(game: SearchedGame[StateT, ActionT, MemoryT], memory: MemoryT, chance: Chance, each: float) -> ActionT:
    """The legal action after which random games end best; for each action so many are tried."""
    seat, legal = own_choice(game, memory)
    if len(legal) == 1:
        return legal[0]
    random = Random(chance.below(2**32))
    order = random.sample(legal, len(legal))  # where time is short, not all of them are tried
    worths: list[list[float]] = [[] for _ in order]
    tries = max(2, round(each * len(order)))
    for number in (place % len(order) for place in range(tries)):
        if number == 0:
            world = game.imagine(memory, Chance(random.randbytes(8)))
        state = game.apply(world, seat, order[number], Chance(random.randbytes(8)))
        state, _played = rollout(game, state, random)
        worths[number].append(worth_of(game.outcome(state))[seat])
    tried = range(min(tries, len(order)))
    return order[max(tried, key=lambda number: mean(worths[number]))]


def win_or_anything(game: SearchedGame[StateT, ActionT, MemoryT], memory: MemoryT, chance: Chance) -> ActionT:
    """An action that wins at once, if there is one; otherwise any."""
    seat, legal = own_choice(game, memory)
    worlds = [game.imagine(memory, Chance(chance.below(2**32).to_bytes(4, "big"))) for _ in range(WORLDS)]
    at_once = [action for action in legal if all(wins(game, world, seat, action) for world in worlds)]
    return chance.pick(at_once or legal)


def wins(game: SearchedGame[StateT, ActionT, MemoryT], world: StateT, seat: int, action: ActionT) -> bool:
    """Whether the game is over after that action, and won alone."""
    outcome = game.outcome(game.apply(world, seat, action, Chance(b"at once")))
    return outcome is not None and outcome.ranking[0] == (seat,)
