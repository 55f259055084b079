"""An opponent that plays anything: every legal action as likely as the next, in any game."""

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, HasLegal


def choose(memory: HasLegal[ActionT], chance: Chance) -> ActionT:
    """One of the legal actions."""
    return chance.pick(memory.legal)
