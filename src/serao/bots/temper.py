"""Temper: which of several actions that are about equally good an opponent likes best.

A game's opponent may say, for a level, what it thinks of its actions (`EVALUATIONS`). Who only plays the best of them
plays as everybody else of that level: two such opponents who choose in secret would draw one sheet.
"""

from functools import partial
from hashlib import sha256

from serao.bots.cast import Character, Temper
from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT
from serao.engine.evaluation import EvaluatedAction
from serao.engine.parts import Bot, Evaluation

WHIM = 4  # one time in so many a temper does as it did not use to


def tempered(evaluation: Evaluation[MemoryT, ActionT], character: Character) -> Bot[MemoryT, ActionT]:
    """An opponent that chooses by its temper among what is about as good as the best."""
    return partial(chosen, evaluation, character)


def chosen(evaluation: Evaluation[MemoryT, ActionT], character: Character, memory: MemoryT, chance: Chance) -> ActionT:
    """The action that a character likes best. The same memory and luck give the same action."""
    good = [each for each in evaluation(memory) if each.short < 1]
    if chance.below(WHIM) == 0:
        return chance.pick(good).action
    liked = [liking(character, each) for each in good]
    return chance.pick([each for each, worth in zip(good, liked, strict=True) if worth == max(liked)]).action


def liking(character: Character, evaluated: EvaluatedAction[ActionT]) -> float:
    """How much a character likes an action: the bold like hope, the careful what is sure, the stubborn their habits."""
    temper: Temper = character.temper
    match temper:
        case "bold":
            return evaluated.hope
        case "careful":
            return -evaluated.hope
        case "stubborn":
            return sha256(f"{character.id} {evaluated.action}".encode()).digest()[0]
    return 0.0  # as luck has it
