"""The contract: what every game promises. A game is a module of pure functions over one frozen state."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from serao.engine.chance import Chance
from serao.engine.outcome import Outcome
from serao.engine.problem import Reason
from serao.engine.scene import Scene
from serao.locales import Value

# What a sentence is made with: a key of the catalogue and its arguments.
Say = Callable[..., str]
Args = dict[str, Value]


ActionT_co = TypeVar("ActionT_co", covariant=True)


class HasNews(Protocol):
    """What every view carries: the events of the last action, as its seat saw them."""

    @property
    def news(self) -> tuple[Any, ...]:
        """The events in order."""


class HasLegal(Protocol[ActionT_co]):
    """What every memory carries: whose it is, and what that seat may do now."""

    @property
    def seat(self) -> int | None:
        """The seat (None: a spectator)."""

    @property
    def legal(self) -> tuple[ActionT_co, ...]:
        """The legal actions."""


# A game's own types. All are frozen structs, or unions of them.
OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT", bound=HasNews)
MemoryT = TypeVar("MemoryT", bound=HasLegal[Any])
MemoryT_contra = TypeVar("MemoryT_contra", bound=HasLegal[Any], contravariant=True)
EventT = TypeVar("EventT")
EventT_contra = TypeVar("EventT_contra", contravariant=True)  # the contract only takes events in


class Game(Protocol[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT_contra]):
    """A game module, with its own types as parameters: mypy holds every module to its own."""

    NAME: str
    RULES: int  # the version of its rules
    USUAL_SEATS: int  # how many sit down when nobody says
    Options: type[OptionsT]
    State: type[StateT]
    View: type[ViewT]
    Memory: type[MemoryT]
    # Unions, as values that decode: mypy has no type for them.
    ACTIONS: Any
    EVENTS: Any

    @property
    def EARLIER(self) -> Mapping[int, "AnyGame | str"]:  # noqa: N802
        """By version of the rules before `RULES`: the module that still plays it, or the last release that did."""

    @property
    def PREVIEW(self) -> type | None:  # noqa: N802 (a constant of the module, read only)
        """What `preview` tells; None where it tells nothing."""

    @property
    def UNIONS(self) -> Mapping[str, Any]:  # noqa: N802
        """Further unions that its views are made of, by name."""

    def seats(self, options: OptionsT, /) -> range:
        """How many may play with these options. Raises BadOptions when the options contradict the rules."""

    def new(self, options: OptionsT, seats: int, chance: Chance, /) -> StateT:
        """The position before the first decision."""

    def actors(self, state: StateT, /) -> tuple[int, ...]:
        """The seats that must choose now, several at once in simultaneous steps, none when it is over."""

    def legal(self, state: StateT, seat: int, /) -> tuple[ActionT, ...]:
        """Every action that seat may take, said once; empty when it is not that seat's to choose."""

    def refusal(self, state: StateT, seat: int, action: ActionT, /) -> Reason | None:
        """Why that seat may not do this now; None when it may. Tells nothing that the seat may not know."""

    def apply(self, state: StateT, seat: int, action: ActionT, chance: Chance, /) -> StateT:
        """The next position. Trusts `legal`: everything from outside goes through `play`."""

    def reversible(self, before: StateT, after: StateT, /) -> bool:
        """Whether the action between both may be taken back: nothing was turned over, nobody else acted on it."""

    def view(self, state: StateT, seat: int | None, /) -> ViewT:
        """What that seat may see now, with the news of the last action (None: a spectator)."""

    def crowded(self, seats: int, /) -> bool:
        """Whether a table of so many is a crowd: its views then speak of a few seats only."""

    def named(self, view: ViewT, /) -> tuple[int, ...]:
        """The seats that a view of a crowd speaks of."""

    def preview(self, state: StateT, seat: int, action: ActionT, /) -> object | None:
        """What a legal action would bring, as far as that seat may know; None where nothing can be said."""

    def memory(self, state: StateT, seat: int | None, /) -> MemoryT:
        """What a seat with a perfect memory knows now, and its legal actions."""

    def imagine(self, memory: MemoryT, chance: Chance, /) -> StateT:
        """A complete position, drawn at random among those that agree with the memory."""

    def outcome(self, state: StateT, /) -> Outcome | None:
        """Scores, ranking and reason; None while the game goes on."""

    def check(self, state: StateT, /) -> None:
        """Raises AssertionError when a component is missing, doubled or in an impossible place."""

    def text(self, action: ActionT, /) -> str:
        """An action in notation."""

    def parse(self, text: str, /) -> ActionT:
        """The action of a notation. Raises BadNotation."""

    @property
    def scene(self) -> Callable[[ViewT, Say, tuple[str, ...]], Scene] | None:
        """Tells what lies on the table, for a board made from a description; None: the game has boards of its own."""

    def spots(self, action: ActionT, /) -> tuple[str, ...]:
        """The spots of the scene that an action touches, in the order in which they are pointed at."""

    def label(self, action: ActionT, say: Say, /) -> str:
        """What an action is called where it is offered on a scene."""

    def tell(self, event: EventT_contra, say: Say, names: tuple[str, ...], /) -> str:
        """One event of the news as a sentence."""


# A game of which only positions, actions and memories matter, as for a search.
SearchedGame: TypeAlias = Game[Any, StateT, ActionT, Any, MemoryT, Any]

# A game that was asked for by its name: which types it has is known only when its values are decoded.
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
