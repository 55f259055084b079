"""A game in which nothing is hidden: everybody sees and remembers the whole state, whose `news` is theirs.

Its module says `OPEN = True`. Its board is given an `OpenView[State]`, its opponents an `OpenMemory[State, Action]`.
"""

from collections.abc import Mapping
from typing import Any, Generic

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, StateT


class OpenView(msgspec.Struct, Generic[StateT], frozen=True):
    """What everybody sees."""

    seat: int | None  # who looks
    state: StateT
    news: tuple[Any, ...]


class OpenMemory(msgspec.Struct, Generic[StateT, ActionT], frozen=True):
    """What everybody knows, and what a seat may do."""

    seat: int | None
    state: StateT
    legal: tuple[ActionT, ...]


def open_game(given: Mapping[str, Any]) -> dict[str, Any]:
    """The names of the contract that such a game leaves out; View and Memory have its own types, to be decoded."""
    state_type, legal, actors = given["State"], given["legal"], given["actors"]
    fields = [("seat", int | None), ("state", state_type)]
    news, actions = (tuple.__class_getitem__((given[each], ...)) for each in ("EVENTS", "ACTIONS"))
    view_type = msgspec.defstruct("View", [*fields, ("news", news)], bases=(OpenView,), frozen=True)
    memory_type = msgspec.defstruct("Memory", [*fields, ("legal", actions)], bases=(OpenMemory,), frozen=True)

    def memory(state: Any, seat: int | None) -> Any:
        mine = legal(state, seat) if seat is not None and seat in actors(state) else ()
        return memory_type(seat, state, mine)

    def imagine(memory: OpenMemory[Any, Any], chance: Chance) -> Any:
        return memory.state

    return {
        "View": view_type,
        "Memory": memory_type,
        "view": lambda state, seat: view_type(seat, state, state.news),
        "memory": memory,
        "imagine": imagine,
    }
