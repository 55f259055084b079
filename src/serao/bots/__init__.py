"""Opponents: a memory in, an action out."""

from collections.abc import Callable, Mapping
from typing import Any

from serao.bots import avenue, fairy_tile, photograph, picture_perfect, random
from serao.engine.chance import Chance
from serao.engine.problem import BadOptions, reason

# Given a seat's memory (never a state) and some luck, an action that is legal; the same for the same two.
# `Any` stands where each game has its own Memory and Action, as in the contract.
Bot = Callable[[Any, Chance], Any]

RANDOM, SOUND = "random", "sound"
BOTS: Mapping[str, Mapping[str, Bot]] = {
    "photograph": {RANDOM: random.choose, SOUND: photograph.choose},
    "avenue": {RANDOM: random.choose, SOUND: avenue.choose},
    "picture_perfect": {RANDOM: random.choose, SOUND: picture_perfect.choose},
    "fairy_tile": {RANDOM: random.choose, SOUND: fairy_tile.choose},
}


def bot_named(game_name: str, name: str) -> Bot:
    """The opponent of that name; BadOptions lists those the game has."""
    known = BOTS.get(game_name, {})
    if name not in known:
        raise BadOptions(reason("bot-unknown", given=name, known=", ".join(known)))
    return known[name]
