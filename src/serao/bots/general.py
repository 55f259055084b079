"""Opponents for any game that has none of its own."""

from collections.abc import Callable
from functools import partial
from typing import Any

from serao.bots import flat, tree
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame

GLANCE, LOOK, YARDSTICK = 0.5, 2.0, 5.0  # random games that are tried for each action
THOUGHT, LONG_THOUGHT = 12_000, 40_000  # decisions, in the tree and in random games


def general_levels(game: AnyGame) -> tuple[Callable[[Any, Chance], Any], ...]:
    """Levels 1 to 5, each of another kind or with more time.

    1 plays anything but takes a win that is there; 2 glances at what each action may lead to; 3 looks longer;
    4 thinks ahead, what the others will do to it included; 5 does so more than three times as long.
    """
    return (
        partial(flat.win_or_anything, game),
        partial(flat.choose, game, each=GLANCE),
        partial(flat.choose, game, each=LOOK),
        partial(tree.choose, game, decisions=THOUGHT),
        partial(tree.choose, game, decisions=LONG_THOUGHT),
    )


def general_yardstick(game: AnyGame) -> Callable[[Any, Chance], Any]:
    """An opponent of a strength that does not change."""
    return partial(flat.choose, game, each=YARDSTICK)
