"""Finding leaks: everything a seat is sent must stay the same when what it cannot know is changed.

Two ways of changing it, on purpose independent of each other. `imagine` builds a new position from the
seat's memory. `scramble` starts from the true position and exchanges what the seat has never been shown:
it knows what was shown from the views alone, and so catches a memory that knows too much.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from serao.engine.contract import Game
from tests.contract.tables import ENTRIES, UNIVERSE

MOST_PREVIEWS = 30


def everything_sent(game: Game, state: Any, seat: int | None) -> dict[str, bytes]:
    """Every byte that seat, and a bot in its place, would be given."""
    sent = {"view": game.view(state, seat), "memory": game.memory(state, seat), "actors": game.actors(state)}
    if seat is not None:
        sent["legal"] = game.legal(state, seat)
        sent["previews"] = [game.preview(state, seat, action) for action in game.legal(state, seat)[:MOST_PREVIEWS]]
        sent["refusals"] = [game.refusal(state, seat, action) for action in UNIVERSE[game.NAME]]
    return {name: msgspec.json.encode(value) for name, value in sent.items()}


def leaks(game: Game, true: Any, changed: Any, seat: int | None) -> list[str]:
    """The names of what differs for a seat between two positions that it cannot tell apart."""
    one, other = everything_sent(game, true, seat), everything_sent(game, changed, seat)
    return [name for name in one if one[name] != other[name]]


Scramble = Callable[[Any, list[Any], int | None, Random], Any]
SCRAMBLES: dict[str, Scramble] = {name: entry.scramble for name, entry in ENTRIES.items()}
