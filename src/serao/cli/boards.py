"""The table of a game in the terminal: drawn by the game's own `terminal.py`, or from its description."""

from serao.cli.scene import SceneBoard
from serao.engine.parts import AnyTerminal
from serao.games import GAMES, terminal_of


def board_of(game: str) -> AnyTerminal:
    """The board of a game: its own, or one made from its description."""
    return terminal_of(game) or SceneBoard(GAMES[game])
