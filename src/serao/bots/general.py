"""Opponents for any game that has none of its own."""

from collections.abc import Callable
from functools import partial
from typing import Any

from serao.bots import monte_carlo
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame

DECISIONS = (30, 150, 700, 3000, 8000)  # tried for one choice, by level
YARDSTICK = 3000


def general_levels(game: AnyGame) -> tuple[Callable[[Any, Chance], Any], ...]:
    """Levels 1 to 5: the same search, thinking longer and longer."""
    return tuple(partial(monte_carlo.choose, game, decisions=decisions) for decisions in DECISIONS)


def general_yardstick(game: AnyGame) -> Callable[[Any, Chance], Any]:
    """An opponent of a strength that does not change."""
    return partial(monte_carlo.choose, game, decisions=YARDSTICK)
