"""What a game may have beside its contract: modules that are imported only where they are needed."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from serao.engine.chance import Chance
from serao.locales import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Terminal(Protocol):
    """The module `terminal`: its board in the terminal. A game with a `scene` needs none."""

    def draw(self, view: Any, names: tuple[str, ...], words: Words, focus: int | None, /) -> "RenderableType":
        """The table as one seat sees it; `focus` is the seat whose things are shown large."""

    def actions_hint(self, view: Any, words: Words, /) -> str:
        """What is to be decided now, in a sentence."""

    def epilogue(self, view: Any, names: tuple[str, ...], words: Words, /) -> "RenderableType":
        """What a game leaves behind when it is over."""


class Opponent(Protocol):
    """The module `opponent`: who knows the game. A game without one has opponents that play any game."""

    LEVELS: tuple[Callable[[Any, Chance], Any], ...]  # five, the strongest last; may be left out

    def choose(self, memory: Any, chance: Chance, /) -> Any:
        """The yardstick: a legal action, the same for the same memory and luck."""


class Pictures(Protocol):
    """The module `pictures`: what a game has whose players make pictures."""

    def described(self, data: bytes, /) -> Any:
        """A picture from a file; BadOptions says what cannot be."""

    def taken(self, state: Any, seat: int, /) -> Any | None:
        """The picture that a seat of a game made; None when it made none."""

    def image(self, picture: Any, /) -> Any:
        """The picture as an image of Pillow."""

    def as_png(self, picture: Any, /) -> bytes:
        """The picture as the bytes of a file."""

    def told(self, picture: Any, words: Words, /) -> "Iterable[RenderableType]":
        """What the rules say of it."""


# By the name of the module.
PARTS: dict[str, type] = {"terminal": Terminal, "opponent": Opponent, "pictures": Pictures}
