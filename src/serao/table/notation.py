"""Actions as they are written in the log and sent by clients, read by the version of the rules that a table plays."""

from functools import cache, lru_cache
from typing import Any

import msgspec

from serao.engine.versions import by_rules
from serao.games import game_named


@lru_cache(maxsize=2048)  # the same few hundred notations come again and again; arrangements only once
def parsed(game_name: str, rules: int, text: str) -> Any:
    """The action of a notation in the log."""
    return by_rules(game_named(game_name), rules).parse(text)


@cache
def action_decoder(game_name: str, rules: int) -> msgspec.json.Decoder[Any]:
    """The decoder of a game's actions, made once because making it is slow."""
    return msgspec.json.Decoder(by_rules(game_named(game_name), rules).ACTIONS)
