"""What a game may promise without writing it: the answers of an ordinary game to questions few games need."""

from collections.abc import Callable, Mapping
from typing import Any

from serao.engine.contract import Say
from serao.locales import Words

EARLIER: Mapping[int, Any] = {}  # its rules have only one version
UNIONS: Mapping[str, Any] = {}  # its views are made of structs alone
scene = None  # it has boards of its own

# Of its opponent:
choose = None  # its yardstick is that of any game
LEVELS = None  # its strongest level is the yardstick, the others are those of any game
EVALUATIONS: Mapping[str, Callable[[object], tuple[()]]] = {}  # no level says what it thinks of its actions


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


def answer(view: object, question: str, words: Words) -> None:
    """Nothing: its terminal knows no words but those of every game."""
