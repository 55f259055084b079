"""What the tests of a game need to know of it: one value, written in the folder of the game's tests."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Generic, NamedTuple, TypeAlias, cast

from serao.engine.contract import ActionT, AnyGame, EventT, Game, MemoryT, OptionsT, StateT, ViewT
from serao.engine.parts import Opponent, Terminal
from serao.engine.record import Record
from serao.engine.steps import Stepping
from serao.engine.versions import by_rules
from serao.testing.moments import SuiteTable

Way: TypeAlias = tuple[str, str, str | None]  # how a game ended: the reason, what decided, the grade


class Perft(NamedTuple):
    """After so many random decisions: how many sequences of one, two, three … decisions there are."""

    seats: int
    steps: int
    counts: Sequence[int]


class Playthrough(NamedTuple):
    """A game worth keeping as readable text, and the number its luck comes from."""

    name: str
    options: Any
    seats: int
    number: int
    rules: int = 0  # a version of the rules other than the present one


class LadderContest(NamedTuple):
    """A contest between opponents; the first is the one it is about."""

    seats: int
    bots: str  # one for each seat, or one for all, as `serao arena` takes them
    deals: int
    options: tuple[str, ...] = ()  # of the game, as `serao arena` takes them


class Numbers(NamedTuple):
    """How `opponent.encoding` tells a game in numbers: another numbering is another version of its environments."""

    actions: int  # how many numbers there are
    vector: int  # how many bytes tell a memory
    samples: Mapping[str, int]  # the numbers of some actions, each by its notation


@dataclass(frozen=True, kw_only=True)
class Suite(Generic[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT]):
    """A game under test. Only the game and its tables are needed; the rest makes the tests see more."""

    game: Game[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT]
    tables: Sequence[tuple[OptionsT, int]]  # options and seats, with which everything is tried
    # Its modules beside the contract, so that mypy holds them to the types of the game.
    opponent: Opponent[MemoryT, ActionT] | None = None
    terminal: Terminal[ViewT] | None = None
    stepping: Stepping[OptionsT, MemoryT, ActionT] | None = None
    short: OptionsT | None = None  # options of a short game, for tests of what happens around it
    # Actions that may or may not be legal, strange ones too: what refuses them must not tell a secret either.
    universe: Sequence[ActionT] = ()
    # A position with everything changed that a seat has never been shown; it knows what was shown from the views.
    scramble: Callable[[StateT, list[ViewT], int | None, Random], StateT] | None = None
    leaks: Mapping[str, Mapping[str, Callable[..., Any]]] = field(
        default_factory=dict
    )  # planted: functions that tell too much
    open_ended: tuple[type, ...] = ()  # actions of which `legal` lists a few only
    folder: Path = Path()  # where its tests lie, with `playthroughs` and `finished`
    perft: Sequence[Perft] = ()
    playthroughs: Sequence[Playthrough] = ()
    ways: Sequence[Way] = ()  # every way in which a game can end
    finished: Callable[[int], Iterable[Record]] | None = None  # games among which a fixture for each way is sought
    opponent_tables: Sequence[tuple[OptionsT, int]] = ()  # where opponents play whole games
    loaded: Callable[[StateT], Any] | None = None  # a position as the table of its `opponent.stepping` loads it
    numbers: Numbers | None = None  # of a game with an `opponent.encoding`
    ladder_deals: int = 200  # how many deals each contest of neighbouring levels has
    contests: Sequence[LadderContest] = ()  # what the ladder of opponents has besides
    sections: Mapping[int, int] = field(
        default_factory=dict
    )  # how many rules each section of the rules text has; 0: is one itself
    checks: int = 0  # how many checks the last section has

    def played_at(self) -> list[SuiteTable]:
        """The tables with their game; the first one also by every earlier version of the rules."""
        now = [SuiteTable(self.game, options, seats) for options, seats in self.tables]
        return [*now, *(SuiteTable(by_rules(self.game, rules), *self.tables[0]) for rules in self.versions()[:-1])]

    def versions(self) -> list[int]:
        """The versions of the rules that this program plays, the present one last."""
        earlier = [rules for rules, found in self.game.EARLIER.items() if not isinstance(found, str)]
        return [*earlier, self.game.RULES]

    def leaky(self, name: str) -> AnyGame:
        """The game with a planted leak."""
        return cast(AnyGame, SimpleNamespace(**{**vars(self.game), **self.leaks[name]}))


AnySuite: TypeAlias = Suite[Any, Any, Any, Any, Any, Any]
