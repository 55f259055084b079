"""The table of a game in the terminal, drawn by the game's own `terminal.py`."""

from typing import Any, Protocol, TypeVar, cast

from rich.console import Group, RenderableType

from serao.games import part_of
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


class PlainBoard:
    """A game that draws no table: its news are told and its legal actions listed, by whoever plays it."""

    def draw(self, view: Any, names: tuple[str, ...], words: Words, focus: int | None, /) -> RenderableType:
        """Nothing."""
        return Group()

    def actions_hint(self, view: Any, words: Words, /) -> str:
        """That something is to be chosen."""
        return words.say("cli-choose")

    def epilogue(self, view: Any, names: tuple[str, ...], words: Words, /) -> RenderableType:
        """Nothing."""
        return Group()


def board_of(game: str) -> Board[Any]:
    """The board of a game."""
    return cast(Board[Any], part_of(game, "terminal") or PlainBoard())
