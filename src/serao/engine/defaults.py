"""What a game may promise without writing it: the answers of an ordinary game to questions few games need."""

from collections.abc import Mapping
from typing import Any

from serao.engine.contract import Say

UNIONS: Mapping[str, Any] = {}  # its views are made of structs alone
scene = None  # it has boards of its own


def crowded(seats: int) -> bool:
    """Not a crowd, however many sit there: every view speaks of every seat."""
    return False


def named(view: object) -> tuple[int, ...]:
    """Nobody by name: asked of crowds only."""
    return ()


def spots(action: object) -> tuple[str, ...]:
    """An action that is chosen from a list, not by pointing."""
    return ()


def label(action: object, say: Say) -> str:
    """No words: the notation of an action says what it is."""
    return ""
