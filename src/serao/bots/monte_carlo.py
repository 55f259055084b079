"""An opponent for any game: it imagines what it cannot see, tries each action, and plays on at random many times."""

from random import Random
from typing import Any

from serao.bots.playout import playout
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.outcome import Outcome


def choose(game: AnyGame, memory: Any, chance: Chance, decisions: int) -> Any:
    """The legal action after which random games end best; so many decisions are tried for it."""
    if len(memory.legal) == 1:
        return memory.legal[0]
    random = Random(chance.below(2**32))
    worth = [0.0] * len(memory.legal)
    spent = rounds = 0
    while spent < decisions:
        rounds += 1
        world = game.imagine(memory, Chance(random.randbytes(8)))
        for number, action in enumerate(memory.legal):
            seed = random.randbytes(8)
            state, played = playout(game, game.apply(world, memory.seat, action, Chance(seed)), seed, random)
            spent += played + 1
            worth[number] += place_of(game.outcome(state), memory.seat)
    return memory.legal[max(range(len(worth)), key=worth.__getitem__)]


def place_of(outcome: Outcome | None, seat: int) -> float:
    """How well a seat did: 1 for the first place, 0 for the last, the middle of a shared one."""
    assert outcome is not None  # a playout goes on to the end
    others = len(outcome.scores) - 1
    if not others:
        return float(outcome.scores[0].total)
    ahead = 0
    for group in outcome.ranking:
        if seat in group:
            return 1 - (ahead + (len(group) - 1) / 2) / others
        ahead += len(group)
    raise ValueError(f"seat {seat} has no place in {outcome.ranking}")
