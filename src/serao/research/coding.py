"""Actions as numbers and memories as vectors: by a game's own encoding, or by hashing for any game."""

from collections.abc import Callable
from functools import lru_cache
from types import ModuleType
from typing import Any, Protocol
from zlib import crc32

import msgspec

from serao.engine.contract import AnyGame
from serao.engine.encoding import signed
from serao.games import GAMES, part_of

HASHED_ACTIONS = 4_096
HASHED_FEATURES = 1_024
NOT_OBSERVED = ("legal", "options")  # the mask tells the first; the second never changes in an environment

Observed = Callable[[Any], bytes]


class Numbering(Protocol):
    """A number for every action that can be chosen."""

    size: int

    def offered(self, memory: Any, /) -> dict[int, Any]:
        """By number, the actions that this seat may choose now; an open-ended one is a function of the memory."""


class TableNumbering:
    """The numbers of a game's own table, and after it what is suggested for open-ended actions."""

    def __init__(self, encoding: ModuleType, options: Any, seats: int) -> None:
        actions = encoding.numbered(options, seats)
        self.numbers = {action: number for number, action in enumerate(actions)}
        self.suggested = tuple(enumerate(getattr(encoding, "SUGGESTED", ()), len(actions)))
        self.size = len(actions) + len(self.suggested)

    def offered(self, memory: Any, /) -> dict[int, Any]:
        """Legal actions that have a number, and suggestions."""
        numbers = self.numbers
        found = {numbers[action]: action for action in memory.legal if action in numbers}
        return found | {number: find for number, (when, find) in self.suggested if when(memory)}


class HashedNumbering:
    """The number of an action is a digest of its notation; the next free one where that is taken by another."""

    size = HASHED_ACTIONS

    def __init__(self, game: AnyGame) -> None:
        self.text = game.text

    def offered(self, memory: Any, /) -> dict[int, Any]:
        """Legal actions in their order; no more than there are numbers."""
        found: dict[int, Any] = {}
        for action in memory.legal[:HASHED_ACTIONS]:
            number = crc32(self.text(action).encode()) % HASHED_ACTIONS
            while number in found:
                number = (number + 1) % HASHED_ACTIONS
            found[number] = action
        return found


def coding_of(game: AnyGame, options: Any, seats: int) -> tuple[Numbering, Observed]:
    """How a game's actions are numbered, and how its memories are told."""
    encoding = part_of(game.NAME, "opponent.encoding") if GAMES.get(game.NAME) is game else None
    if encoding is None:
        return HashedNumbering(game), hashed_features
    return TableNumbering(encoding, options, seats), encoding.observed


# ── Any memory as a vector ────────────────────────────────────────────────────────────────────────


def hashed_features(memory: Any) -> bytes:
    """Every value of a memory in a vector of fixed length, its place found by hashing where it stands and what it is.

    A number also counts at the place of where it stands, as much as it is. Two values may share a place.
    """
    features = [0] * HASHED_FEATURES
    for name in memory.__struct_fields__:
        if name not in NOT_OBSERVED:
            add_features(features, name, msgspec.to_builtins(getattr(memory, name)))
    return signed(features)


def add_features(features: list[int], path: str, value: Any) -> None:
    """Add a value, and what is inside it."""
    if isinstance(value, dict):
        for key, inside in value.items():
            add_features(features, f"{path}.{key}", inside)
    elif isinstance(value, list | tuple):
        for place, inside in enumerate(value):
            add_features(features, f"{path}.{place}", inside)
    else:
        features[place_of(f"{path}={value}")] += 1
        if isinstance(value, int):
            features[place_of(path)] += value


@lru_cache(maxsize=1 << 16)
def place_of(text: str) -> int:
    """The place of a text in a vector."""
    return crc32(text.encode()) % HASHED_FEATURES
