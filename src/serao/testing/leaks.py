"""Finding leaks: everything a seat is sent must stay the same when what it cannot know is changed.

Two ways of changing it, on purpose independent of each other. `imagine` builds a new position from the
seat's memory. `scramble` starts from the true position and exchanges what the seat has never been shown:
it knows what was shown from the views alone, and so catches a memory that knows too much.
"""

from random import Random
from typing import Any

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.testing.moments import Moment, seats_and_spectator
from serao.testing.suite import AnySuite

MOST_PREVIEWS = 30


def everything_sent(suite: AnySuite, game: AnyGame, state: Any, seat: int | None) -> dict[str, bytes]:
    """Every byte that seat, and a bot in its place, would be given."""
    sent = {"view": game.view(state, seat), "memory": game.memory(state, seat), "actors": game.actors(state)}
    if seat is not None:
        sent["legal"] = game.legal(state, seat)
        sent["previews"] = [game.preview(state, seat, action) for action in game.legal(state, seat)[:MOST_PREVIEWS]]
        sent["refusals"] = [game.refusal(state, seat, action) for action in suite.universe]
    return {name: msgspec.json.encode(value) for name, value in sent.items()}


def differences(suite: AnySuite, game: AnyGame, true: Any, changed: Any, seat: int | None) -> list[str]:
    """The names of what differs for a seat between two positions that it cannot tell apart."""
    one, other = everything_sent(suite, game, true, seat), everything_sent(suite, game, changed, seat)
    return [name for name in one if one[name] != other[name]]


def found_leaks(suite: AnySuite, game: AnyGame, moment: Moment, number: int) -> list[str]:
    """Leaks of a position to anybody, with both ways of changing what is hidden."""
    found = []
    for seat in seats_and_spectator(moment.table):
        if suite.scramble is not None:
            views = [game.view(state, seat) for state in moment.states]
            scrambled = suite.scramble(moment.state, views, seat, Random(number))
            found += differences(suite, game, moment.state, scrambled, seat)
        imagined = game.imagine(game.memory(moment.state, seat), Chance(moment.seed, number))
        found += differences(suite, game, moment.state, imagined, seat)
    return found
