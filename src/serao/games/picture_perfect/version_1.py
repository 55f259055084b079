"""Picture Perfect by version 1 of its rules, for games that were begun with it: see `studio.versions`."""

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games.picture_perfect import setup
from serao.games.picture_perfect.state import Options, State


def new(options: Options, number: int, chance: Chance) -> State:
    """2 The same set-up, and the version in the state: the rules look at it there."""
    return replace(setup.new(options, number, chance), rules=1)
