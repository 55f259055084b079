"""The contract: what every game promises. A game is a module of pure functions over one frozen state."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from serao.engine.chance import Chance
from serao.engine.outcome import Outcome
from serao.engine.problem import Reason
from serao.locales import Value

# What a sentence is made with: a key of the catalogue and its arguments.
Say = Callable[..., str]
Args = dict[str, Value]


class Game(Protocol):
    """A game module. Types of its own (Options, State, Action, View, Memory) are frozen structs.

    `Any` stands where each game has its own type: the contract suite, not the type checker, proves the rest.
    """

    NAME: str
    RULES: int
    # By version of the rules before RULES: the module that still plays it, or the last release that did.
    EARLIER: Mapping[int, "Game | str"]
    Options: type[Any]
    State: type[Any]
    View: type[Any]
    Memory: type[Any]
    ACTIONS: Any

    def seats(self, options: Any, /) -> range:
        """How many may play with these options. Raises BadOptions when the options contradict the rules."""

    def new(self, options: Any, seats: int, chance: Chance, /) -> Any:
        """The position before the first decision."""

    def actors(self, state: Any, /) -> tuple[int, ...]:
        """The seats that must choose now, several at once in simultaneous steps, none when it is over."""

    def legal(self, state: Any, seat: int, /) -> tuple[Any, ...]:
        """Every action that seat may take, said once; empty when it is not that seat's to choose."""

    def refusal(self, state: Any, seat: int, action: Any, /) -> Reason | None:
        """Why that seat may not do this now; None when it may. Tells nothing that the seat may not know."""

    def apply(self, state: Any, seat: int, action: Any, chance: Chance, /) -> Any:
        """The next position. Trusts `legal`: everything from outside goes through `play`."""

    def reversible(self, before: Any, after: Any, /) -> bool:
        """Whether the action between both may be taken back: nothing was turned over, nobody else acted on it."""

    def view(self, state: Any, seat: int | None, /) -> Any:
        """What that seat may see now, with the news of the last action (None: a spectator)."""

    def preview(self, state: Any, seat: int, action: Any, /) -> Any | None:
        """What a legal action would bring, as far as that seat may know; None where nothing can be said."""

    def memory(self, state: Any, seat: int | None, /) -> Any:
        """What a seat with a perfect memory knows now, and its legal actions."""

    def imagine(self, memory: Any, chance: Chance, /) -> Any:
        """A complete position, drawn at random among those that agree with the memory."""

    def outcome(self, state: Any, /) -> Outcome | None:
        """Scores, ranking and reason; None while the game goes on."""

    def check(self, state: Any, /) -> None:
        """Raises AssertionError when a component is missing, doubled or in an impossible place."""

    def text(self, action: Any, /) -> str:
        """An action in notation."""

    def parse(self, text: str, /) -> Any:
        """The action of a notation. Raises BadNotation."""

    def tell(self, event: Any, say: Say, names: tuple[str, ...], /) -> str:
        """One event of the news as a sentence."""
