"""The table as a picture: text, SVG, or pixels, drawn from a view by the same boards as in the terminal."""

from io import StringIO
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from serao.locales import words
from serao.research.simulation import Simulation

MODES = ("human", "ansi", "rgb_array", "svg")
Picture: TypeAlias = str | NDArray[np.uint8] | None
WIDTH, HEIGHT = 100, 34  # of the table, in signs


def rendered(simulation: Simulation, mode: str | None, eyes: int | None) -> Picture:
    """The table in the mode of the environment; None where people look at it, or nobody does."""
    if mode is None:
        return None
    console = Console(
        width=WIDTH, height=HEIGHT, record=True, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    board = drawn(simulation, eyes)
    if mode == "rgb_array":
        from serao.research.pixels import image_of

        return np.asarray(image_of(console.render_lines(board, pad=False), WIDTH, HEIGHT))
    console.print(board)
    if mode == "svg":
        return console.export_svg(title=simulation.game.NAME)
    text = console.export_text(styles=True)
    if mode == "human":
        print(text)
        return None
    return text


def drawn(simulation: Simulation, eyes: int | None) -> Any:
    """What stands on the board, for a spectator or a seat."""
    from serao.cli.boards import board_of
    from serao.cli.scene import SceneBoard
    from serao.games import GAMES

    game, names = simulation.game, tuple(f"seat_{seat}" for seat in range(simulation.seats))
    board = board_of(game.NAME) if GAMES.get(game.NAME) is game else SceneBoard(game)
    return board.draw(game.view(simulation.state, eyes), names, words("en"), eyes)
