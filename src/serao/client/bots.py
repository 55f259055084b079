"""Players for the client: a function from a position to an action, or an opponent of `serao.bots`."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from serao.bots import USUAL, bot_named
from serao.client.position import Position
from serao.engine.chance import Chance
from serao.engine.fairness import SECRET_BYTES

# An action is the game's own value, or its notation. A function that is no coroutine is called in a thread.
Player = Callable[[Position], Any | Awaitable[Any]]


class HouseBot(msgspec.Struct, frozen=True):
    """An opponent of `serao.bots` that plays through the client. With the same `luck` it plays the same."""

    level: str
    luck: bytes

    def __call__(self, position: Position) -> Any:
        """The action it chooses."""
        return bot_named(position.game.NAME, self.level)(position.memory, Chance(self.luck, position.length))


def house_bot(level: str = USUAL, luck: bytes | None = None) -> HouseBot:
    """An opponent of that level for any of the games; its luck is new when none is given."""
    return HouseBot(level, secrets.token_bytes(SECRET_BYTES) if luck is None else luck)
