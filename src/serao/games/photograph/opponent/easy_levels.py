"""The two easiest opponents of Photograph, who see only what lies before them."""

from collections.abc import Sequence

from serao.engine.chance import Chance
from serao.games.photograph.actions import WINDS, Action, Take, Wind
from serao.games.photograph.memory import Memory
from serao.games.photograph.opponent.yardstick import taken
from serao.games.photograph.pieces import (
    BLURRED_POINTS,
    COLOUR,
    FIRST_BACK,
    GOOD_SHOT_AT,
    GOOD_SHOT_POINTS,
    NUMBER,
    PLAYED_TOGETHER,
)
from serao.games.photograph.rules import wound
from serao.games.photograph.scoring import strip_points
from serao.games.photograph.state import FREE, Strip
from serao.games.photograph.strips import fitting, in_focus


def child(memory: Memory, chance: Chance) -> Action:
    """Level 1: takes open cards that fit, forgets that they come last, and winds for the fun of it."""
    return chance.pick(best(memory.legal, [fitting_cards(memory, action) for action in memory.legal]))


def guest(memory: Memory, chance: Chance) -> Action:
    """Level 2: plays for the points of this turn and of the hand it keeps, and pays no heed to anybody else."""
    return chance.pick(best(memory.legal, [points_seen(memory, action) for action in memory.legal]))


def best(actions: Sequence[Action], worths: list[int]) -> list[Action]:
    """The actions of the greatest worth."""
    return [action for action, worth in zip(actions, worths, strict=True) if worth == max(worths)]


def own_strips(memory: Memory) -> list[Strip]:
    """The strips of the seat that remembers."""
    assert memory.seat is not None  # a spectator has nothing to choose
    return list(memory.strips[memory.seat])


def fitting_cards(memory: Memory, action: Action) -> int:
    """How many open cards of a take would fit, were they played at once; windings are all the same."""
    if isinstance(action, Wind):
        return 0
    strips = own_strips(memory)
    return sum(NUMBER[card] in fitting(strips[COLOUR[card]]) for card in taken(memory, action) if card < FIRST_BACK)


def points_seen(memory: Memory, action: Action) -> int:
    """The points, counted twice, that the cards played this turn bring, and once those of the cards kept."""
    assert memory.seat is not None
    hand = memory.hands[memory.seat]
    if isinstance(action, Take):
        longer = hand + taken(memory, action)
        return max(points_of(memory, wound(longer, wind), action.number) for wind in WINDS[len(longer)])
    return points_of(memory, wound(hand, action), memory.owed or PLAYED_TOGETHER)


def points_of(memory: Memory, cards: Sequence[int], number: int) -> int:
    """What these cards bring, played one after another; a covered one brings nothing that is known."""
    strips = own_strips(memory)
    total = 0
    for place, card in enumerate(cards):
        if card < FIRST_BACK:
            colour, value = COLOUR[card], NUMBER[card]
            before, fits = strips[colour], value in fitting(strips[colour])
            strips[colour] = (*before, value if fits else -value)
            gain = strip_points(strips[colour]) - strip_points(before) if fits else BLURRED_POINTS
            gain += GOOD_SHOT_POINTS * (fits and wins(memory, colour, strips[colour]))
            total += gain * (2 if place < number else 1)
    return total


def wins(memory: Memory, colour: int, strip: Strip) -> bool:
    """4.7 Whether a strip has just become long enough for a Good Shot that is free."""
    return memory.good_shots[colour] == FREE and len(in_focus(strip)) == GOOD_SHOT_AT[len(memory.hands)]
