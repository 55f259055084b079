"""Taste: which of several actions that are about equally good an opponent likes best, by its temper.

A game's opponent may say, for a level, what it thinks of its actions (`IDEAS`). Who only plays the best of them plays
as everybody else of that level: two such opponents who choose in secret would draw one sheet.
"""

from functools import partial
from hashlib import sha256

from serao.bots.cast import Character, Temper
from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT
from serao.engine.idea import Idea
from serao.engine.parts import Bot, Ideas

WHIM = 4  # one time in so many a temper does as it did not use to


def tempered(ideas: Ideas[MemoryT, ActionT], character: Character) -> Bot[MemoryT, ActionT]:
    """An opponent that chooses by its temper among what is about as good as the best."""
    return partial(chosen, ideas, character)


def chosen(ideas: Ideas[MemoryT, ActionT], character: Character, memory: MemoryT, chance: Chance) -> ActionT:
    """The action that a character likes best. The same memory and luck give the same action."""
    good = [idea for idea in ideas(memory) if idea.short < 1]
    if chance.below(WHIM) == 0:
        return chance.pick(good).action
    liked = [liking(character, idea) for idea in good]
    return chance.pick([idea for idea, worth in zip(good, liked, strict=True) if worth == max(liked)]).action


def liking(character: Character, idea: Idea[ActionT]) -> float:
    """How much a character likes an idea: the bold like hope, the careful what is sure, the stubborn their habits."""
    temper: Temper = character.temper
    match temper:
        case "bold":
            return idea.hope
        case "careful":
            return -idea.hope
        case "stubborn":
            return sha256(f"{character.id} {idea.action}".encode()).digest()[0]
    return 0.0  # as luck has it
