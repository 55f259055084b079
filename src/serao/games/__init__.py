"""The games of the house, by name."""

from serao.engine.contract import Game
from serao.engine.problem import BadOptions, reason
from serao.games import avenue, photograph

GAMES: dict[str, Game] = {photograph.NAME: photograph, avenue.NAME: avenue}


def game_named(name: str) -> Game:
    """The game of that name; BadOptions lists those there are."""
    if name not in GAMES:
        raise BadOptions(reason("game-unknown", given=name, known=", ".join(GAMES)))
    return GAMES[name]
