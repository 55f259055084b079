"""Random play to the end, for search: what was played, and what the end is worth to each seat."""

from collections import defaultdict
from collections.abc import Sequence
from random import Random

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT, SearchedGame, StateT
from serao.engine.outcome import Outcome

MOST_DECISIONS = 2_000  # then a random game is given up, and worth the same to all
UNKNOWN = 0.5
POINTS = 0.3  # how much the points of an end count beside the places


def own_choice(game: SearchedGame[StateT, ActionT, MemoryT], memory: MemoryT) -> tuple[int, Sequence[ActionT]]:
    """Whose choice it is, and among what; a spectator has none."""
    legal: Sequence[ActionT] = memory.legal
    assert memory.seat is not None
    return memory.seat, legal


def rollout(
    game: SearchedGame[StateT, ActionT, MemoryT], state: StateT, random: Random
) -> tuple[StateT, list[tuple[int, ActionT]]]:
    """Play on at random. The last position, and what each seat did."""
    actors, legal, apply, roll = game.actors, game.legal, game.apply, random.random
    played: list[tuple[int, ActionT]] = []
    seed = random.randbytes(8)
    while (seats := actors(state)) and len(played) < MOST_DECISIONS:
        for seat in seats:
            # In a simultaneous step all of them choose; elsewhere a choice may take the others' away.
            if actions := legal(state, seat):
                action = actions[int(roll() * len(actions))]
                played.append((seat, action))
                state = apply(state, seat, action, Chance(seed, len(played)))
    return state, played


def worth_of(outcome: Outcome | None) -> dict[int, float]:
    """By seat how good an end is, from 0 to 1: the place above all, and a little the points; alone, the points."""
    if outcome is None:
        return defaultdict(lambda: UNKNOWN)
    totals = [score.total for score in outcome.scores]
    if len(totals) == 1:
        return {0: float(totals[0])}
    places, most = placings(outcome), 1 + max(map(abs, totals))
    middle = sum(totals) / len(totals)
    ahead = {seat: 0.5 + max(-0.5, min(0.5, (total - middle) / most)) for seat, total in enumerate(totals)}
    return {seat: (1 - POINTS) * places[seat] + POINTS * ahead[seat] for seat in ahead}


def placings(outcome: Outcome) -> dict[int, float]:
    """By seat its place among several: 1 for the first, 0 for the last, the middle of a shared one."""
    others, ahead, worth = len(outcome.scores) - 1, 0, dict[int, float]()
    for group in outcome.ranking:
        worth |= dict.fromkeys(group, 1 - (ahead + (len(group) - 1) / 2) / others)
        ahead += len(group)
    return worth
