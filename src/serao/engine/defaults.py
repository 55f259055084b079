"""What a game may promise without writing it: the answers of an ordinary game to questions few games need."""

from collections.abc import Mapping
from typing import Any

from serao.engine.contract import Say

EARLIER: Mapping[int, Any] = {}  # its rules have only one version
UNIONS: Mapping[str, Any] = {}  # its views are made of structs alone
scene = None  # it has boards of its own


def crowded(seats: int) -> bool:
    """False: every view speaks of every seat, however many there are."""
    return False


def named(view: object) -> tuple[int, ...]:
    """No seats: only the views of a crowd name some."""
    return ()


def spots(action: object) -> tuple[str, ...]:
    """No spots: the action is chosen from a list, not by pointing."""
    return ()


def label(action: object, say: Say) -> str:
    """No words: the notation of an action says what it is."""
    return ""
