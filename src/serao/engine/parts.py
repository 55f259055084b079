"""What a game may have beside its contract: modules that are imported only where they are needed.

A module may leave out what `engine.defaults` answers in its place. A game's Suite names its opponent and its terminal,
and so mypy holds them to the types of their game.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, ActionT_co, HasNews, MemoryT, MemoryT_contra
from serao.engine.evaluation import EvaluatedAction
from serao.locales import Words

if TYPE_CHECKING:
    from PIL.Image import Image
    from rich.console import RenderableType

# Given a seat's memory (never a state) and some luck, an action that is legal; the same for the same two.
Bot: TypeAlias = Callable[[MemoryT, Chance], ActionT]
AnyBot: TypeAlias = Bot[Any, Any]
# What an opponent thinks of the actions that a memory allows; see `bots.temper`.
Evaluation: TypeAlias = Callable[[MemoryT], Sequence[EvaluatedAction[ActionT]]]

PictureT = TypeVar("PictureT")
StateT_contra = TypeVar("StateT_contra", contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", bound=HasNews, contravariant=True)


class Terminal(Protocol[ViewT_contra]):
    """The module `terminal`: its board in the terminal. A game with a `scene` needs none."""

    def draw(self, view: ViewT_contra, names: tuple[str, ...], words: Words, focus: int | None, /) -> "RenderableType":
        """The table as one seat sees it; `focus` is the seat whose things are shown large."""

    def actions_hint(self, view: ViewT_contra, words: Words, /) -> str:
        """What is to be decided now, in a sentence."""

    def answer(self, view: ViewT_contra, question: str, words: Words, /) -> "RenderableType | None":
        """What is said to a word of that game, as `roads`; None to any other. May be left out."""

    def epilogue(self, view: ViewT_contra, names: tuple[str, ...], words: Words, /) -> "RenderableType":
        """What a game leaves behind when it is over."""


class Opponent(Protocol[MemoryT_contra, ActionT_co]):
    """The module `opponent`: who knows the game. A game without one has opponents that play any game."""

    @property
    def choose(self) -> Bot[MemoryT_contra, ActionT_co] | None:
        """The yardstick, whose play stays as it is. May be left out."""

    @property
    def LEVELS(self) -> tuple[Bot[MemoryT_contra, ActionT_co], ...] | None:  # noqa: N802 (a constant of the module)
        """Five, the strongest last. May be left out."""

    @property
    def EVALUATIONS(self) -> Mapping[str, Evaluation[MemoryT_contra, ActionT_co]]:  # noqa: N802
        """By level what it thinks of its actions. May be left out."""


class Pictures(Protocol[StateT_contra, PictureT]):
    """The module `pictures`: what a game has whose players make pictures."""

    def described(self, data: bytes, /) -> PictureT:
        """A picture from a file; BadOptions says what cannot be."""

    def taken(self, state: StateT_contra, seat: int, /) -> PictureT | None:
        """The picture that a seat of a game made; None when it made none."""

    def image(self, picture: PictureT, /) -> "Image":
        """The picture as an image of Pillow."""

    def as_png(self, picture: PictureT, /) -> bytes:
        """The picture as the bytes of a file."""

    def told(self, picture: PictureT, words: Words, /) -> "Iterable[RenderableType]":
        """What the rules say of it."""


# Of a game that was asked for by its name.
AnyTerminal: TypeAlias = Terminal[Any]
AnyOpponent: TypeAlias = Opponent[Any, Any]
AnyPictures: TypeAlias = Pictures[Any, Any]

# By the name of the module.
PARTS: dict[str, type] = {"terminal": Terminal, "opponent": Opponent, "pictures": Pictures}
