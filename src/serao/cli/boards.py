"""The table of a game in the terminal: drawn by the game's own `terminal.py`, or from its description."""

from typing import Any, cast

from rich.console import RenderableType

from serao.cli.scene import SceneBoard
from serao.engine.parts import Terminal
from serao.games import GAMES, terminal_of
from serao.locales import Words


def board_of(game: str) -> Terminal:
    """The board of a game: its own, or one made from its description."""
    return terminal_of(game) or SceneBoard(GAMES[game])


def answer_of(game: str, view: Any, question: str, words: Words) -> RenderableType | None:
    """What a game's `terminal.py` answers to a word of that game, such as `roads`; None where it answers nothing."""
    answer = getattr(terminal_of(game), "answer", None)
    return cast(RenderableType | None, answer(view, question, words)) if answer is not None else None
