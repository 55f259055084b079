"""The table of a game in the terminal: drawn by the game's own `terminal.py`, or from its description."""

from typing import Any, Protocol, TypeVar, cast

from rich.console import RenderableType

from serao.cli.scene import SceneBoard
from serao.games import GAMES, part_of
from serao.locales import Words

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Board(Protocol[ViewT_contra]):
    """A module that draws one game."""

    def draw(self, view: ViewT_contra, names: tuple[str, ...], words: Words, focus: int | None, /) -> RenderableType:
        """The table as one seat sees it; `focus` is the seat whose things are shown large."""

    def actions_hint(self, view: ViewT_contra, words: Words, /) -> str:
        """What is to be decided now, in a sentence."""

    def epilogue(self, view: ViewT_contra, names: tuple[str, ...], words: Words, /) -> RenderableType:
        """What a game leaves behind when it is over."""


def board_of(game: str) -> Board[Any]:
    """The board of a game: its own, or one made from its description."""
    return cast(Board[Any], part_of(game, "terminal") or SceneBoard(GAMES[game]))


def answer_of(game: str, view: Any, question: str, words: Words) -> RenderableType | None:
    """What a game's `terminal.py` answers to a word of that game, such as `roads`; None where it answers nothing."""
    answer = getattr(part_of(game, "terminal"), "answer", None)
    return cast(RenderableType | None, answer(view, question, words)) if answer is not None else None
