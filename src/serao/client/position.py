"""A position: the game as one seat sees it, in the game's own values."""

from functools import cache, cached_property
from typing import Any

import msgspec

from serao.client.messages import NOTHING, SeatView
from serao.client.problem import not_done
from serao.engine.contract import AnyGame
from serao.games import game_named
from serao.table.wire import TableView


@cache
def decoder(game: str, kind: str) -> msgspec.json.Decoder[Any]:
    """The decoder of a game's views, memories or lists of actions, made once because making it is slow."""
    module = game_named(game)
    actions = tuple.__class_getitem__((module.ACTIONS, ...))
    types: dict[str, Any] = {"view": module.View, "memory": module.Memory, "legal": actions}
    return msgspec.json.Decoder(types[kind])


class Position:
    """The game at one length of the log, for one seat (None: a spectator). What is never asked for is never decoded."""

    def __init__(self, table: TableView, length: int, seen: SeatView) -> None:
        self.game: AnyGame = game_named(table.game)
        self.table = table
        self.length = length
        self.seat = seen.seat
        self.undo = seen.undo
        self._seen = seen

    @cached_property
    def view(self) -> Any:
        """What the seat sees now: the game's View, with the news of the last action."""
        return decoder(self.game.NAME, "view").decode(self._seen.view)

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """Every action the seat may take, as the game's own values; empty when it is not its to choose."""
        if not self.acts:
            return ()
        return decoder(self.game.NAME, "legal").decode(self._seen.legal)  # type: ignore[no-any-return]

    @cached_property
    def memory(self) -> Any:
        """All the seat has lawfully seen: the game's Memory. It comes only when it was asked for."""
        if bytes(self._seen.memory) == NOTHING:
            raise not_done("client-no-memory")
        return decoder(self.game.NAME, "memory").decode(self._seen.memory)

    @cached_property
    def options(self) -> Any:
        """The variants that are played: the game's Options."""
        return msgspec.convert(self.table.options, self.game.Options)

    @property
    def acts(self) -> bool:
        """Whether the seat must choose now."""
        return bytes(self._seen.legal) != NOTHING

    def same_choice(self, other: "Position") -> bool:
        """Whether the seat has the same to choose from here and there."""
        return self.acts and bytes(self._seen.legal) == bytes(other._seen.legal)

    def text(self, action: Any) -> str:
        """An action in the game's notation."""
        return self.game.text(action)
