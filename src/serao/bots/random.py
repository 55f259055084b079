"""An opponent that plays anything: every legal action as likely as the next, in any game."""

from typing import Any

from serao.engine.chance import Chance


def choose(memory: Any, chance: Chance) -> Any:
    """One of the legal actions."""
    return chance.pick(memory.legal)
