"""Opponents for any game that has none of its own."""

from collections.abc import Callable
from functools import partial

from serao.bots import flat, steps, tree
from serao.engine.contract import ActionT, MemoryT, SearchedGame, StateT
from serao.engine.parts import Bot
from serao.games import GAMES, stepping_of

# Decisions that are tried, in the tree and in random games after it.
GLANCE, LOOK, THOUGHT, LONG_THOUGHT = 250, 4_000, 18_000, 65_000
YARDSTICK = 5.0  # random games that are tried for each action


def general_levels(game: SearchedGame[StateT, ActionT, MemoryT]) -> tuple[Bot[MemoryT, ActionT], ...]:
    """Levels 1 to 5.

    1 plays anything but takes a win that is there; 2 has a feeling, from a handful of random games, for what is good
    whenever it is done; 3 plans its own next steps; 4 thinks ahead, what the others will do to it included; 5 does so
    more than three times as long.
    """
    search = search_of(game)
    return (
        partial(flat.win_or_anything, game),
        partial(search, decisions=GLANCE),
        partial(search, decisions=LOOK),
        partial(search, decisions=THOUGHT),
        partial(search, decisions=LONG_THOUGHT),
    )


def search_of(game: SearchedGame[StateT, ActionT, MemoryT]) -> Callable[..., ActionT]:
    """The tree search, on the game's kernel where that is driven step by step."""
    stepping = stepping_of(game.NAME) if game.NAME in GAMES else None
    return partial(tree.choose, game) if stepping is None else partial(steps.choose, stepping)


def general_yardstick(game: SearchedGame[StateT, ActionT, MemoryT]) -> Bot[MemoryT, ActionT]:
    """An opponent of a strength that does not change."""
    return partial(flat.choose, game, each=YARDSTICK)
