"""Opponents that are watched while they choose."""

from typing import Any

import msgspec

from serao.bots import AnyBot
from serao.engine.chance import Chance
from serao.testing.suite import AnySuite


def watched(suite: AnySuite, bot: AnyBot) -> AnyBot:
    """The same opponent, asked twice: its memory comes as bytes the second time, and it must not matter."""
    game = suite.game

    def choose(memory: Any, chance: Chance) -> Any:
        assert type(memory) is game.Memory
        luck = b"twice" + len(memory.legal).to_bytes(2, "big")
        sent = msgspec.json.decode(msgspec.json.encode(memory), type=game.Memory)
        action = bot(memory, Chance(luck))
        assert action in memory.legal or isinstance(action, suite.open_ended)
        assert bot(memory, Chance(luck)) == action
        assert bot(sent, Chance(luck)) == action
        return bot(memory, chance)

    return choose
