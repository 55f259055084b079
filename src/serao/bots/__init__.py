"""Opponents: a memory in, an action out."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from serao.bots import monte_carlo, random
from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT
from serao.engine.problem import BadOptions, reason
from serao.games import GAMES, part_of

# Given a seat's memory (never a state) and some luck, an action that is legal; the same for the same two.
Bot: TypeAlias = Callable[[MemoryT, Chance], ActionT]
AnyBot: TypeAlias = Bot[Any, Any]

RANDOM, SOUND = "random", "sound"


def bots_of(game_name: str) -> dict[str, AnyBot]:
    """The opponents of a game by name: one that plays at random, and the one that the game's `opponent.py` knows.

    A game that has no such file gets an opponent that tries each action and plays on at random.
    """
    if game_name not in GAMES:
        return {}
    opponent = part_of(game_name, "opponent")
    sound = partial(monte_carlo.choose, GAMES[game_name]) if opponent is None else opponent.choose
    return {RANDOM: random.choose, SOUND: sound}


def bot_named(game_name: str, name: str) -> AnyBot:
    """The opponent of that name; BadOptions lists those the game has."""
    known = bots_of(game_name)
    if name not in known:
        raise BadOptions(reason("bot-unknown", given=name, known=", ".join(known)))
    return known[name]
