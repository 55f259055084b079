"""What a game may promise without writing it: the answers of an ordinary game to questions few games need."""

from collections.abc import Mapping
from typing import Any

UNIONS: Mapping[str, Any] = {}  # its views are made of structs alone


def crowded(seats: int) -> bool:
    """Not a crowd, however many sit there: every view speaks of every seat."""
    return False


def named(view: object) -> tuple[int, ...]:
    """Nobody by name: asked of crowds only."""
    return ()
