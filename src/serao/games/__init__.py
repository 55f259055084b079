"""The games of the house, by name."""

from serao.engine.contract import Game
from serao.engine.problem import BadOptions, reason
from serao.games import avenue, fairy_tile, photograph, picture_perfect

GAMES: dict[str, Game] = {
    photograph.NAME: photograph,
    avenue.NAME: avenue,
    picture_perfect.NAME: picture_perfect,
    fairy_tile.NAME: fairy_tile,
}


def game_named(name: str) -> Game:
    """The game of that name; BadOptions lists those there are."""
    if name not in GAMES:
        raise BadOptions(reason("game-unknown", given=name, known=", ".join(GAMES)))
    return GAMES[name]
