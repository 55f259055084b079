"""A table without a server: people ask, what the table decides is folded at once, and the log is kept."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from serao.engine.fairness import seal_of
from serao.engine.problem import Problem
from serao.games import GAMES
from serao.table.commands import AnyCommand, Play, PutSeal, SeatBot, Sit, Start
from serao.table.decide import Who, decide, decide_bot, decide_full, decide_time
from serao.table.events import Entry, Event, decode_event, encode_event
from serao.table.pace import SECOND
from serao.table.setup import Setup
from serao.table.showing import Showing, Viewer
from serao.table.table import Table

PEOPLE = {"ana": "Ana", "bruno": "Bruno", "chloe": "Chloé", "davi": "Davi"}
STRANGER = "eva"
SECRET = bytes(range(7, 39))
MOST_STEPS = 20_000
GAME_NAMES = tuple(GAMES)

Kind = Callable[..., AnyCommand]


def entropy_of(words: str) -> str:
    """Entropy that a test can foresee, with words in it."""
    return f"{sha256(words.encode()).hexdigest()} {words}"


class Sitting:
    """One table, the people around it, and a clock that only the test moves."""

    def __init__(self, game: str = "avenue", seats: int = 2, *, secret: bytes = SECRET, **setup: Any) -> None:
        self.setup = Setup(game=game, seats=seats, **{"rated": False, **setup})
        self.secret = secret
        self.table = Table(self.setup, secret, "ana")
        self.showing = Showing("t1", self.table)
        self.log: list[Entry] = []
        self.now = 1_000 * SECOND
        self._ids = count(1)

    # ── Asking ────────────────────────────────────────────────────────────────────────────────

    def do(self, person: str, kind: Kind, **fields: Any) -> Event:
        """Somebody asks for something, and it is done as the server does it: once, and with what follows."""
        command = kind(**{"id": f"n{next(self._ids)}", **fields})
        event = decide(self.table, Who(person, PEOPLE.get(person, person.capitalize())), command, self.now)
        self.append(event, person, command.id)
        dealt = decide_full(self.table)
        if dealt is not None:
            self.append(dealt)
        return event

    def seal(self, person: str, seat: int, words: str = "") -> str:
        """Somebody takes part in the shuffle; the entropy to reveal."""
        entropy = entropy_of(words or f"of {person}")
        self.do(person, PutSeal, seat=seat, seal=seal_of(self.table.commitment, entropy))
        return entropy

    def append(self, event: Event, by: str | None = None, command_id: str | None = None) -> Entry:
        """The next entry of the log, as storage gives it back."""
        entry = Entry(self.now, by, command_id, decode_event(encode_event(event)))
        self.log.append(entry)
        self.table.fold(entry)
        return entry

    def refusal(self, person: str, kind: Kind, **fields: Any) -> str:
        """The key of the reason why something is not done; and it is not done."""
        before = everything_shown(self.table, self.now)
        with pytest.raises(Problem) as refused:
            self.do(person, kind, **fields)
        assert everything_shown(self.table, self.now) == before
        assert str(refused.value) != refused.value.reason.key  # there is a sentence for it
        return refused.value.reason.key

    def play(self, seat: int, action: Any = None) -> Event:
        """The seat's person, or its opponent, acts: an action or a notation; else the first legal one."""
        chosen = self.table.game.legal(self.table.state, seat)[0] if action is None else action
        if self.table.held_by_bot(seat):
            event = decide_bot(self.table, seat, chosen)
            self.append(event)
            return event
        person = self.table.chairs[seat].person
        assert person is not None
        return self.do(person, Play, seat=seat, action=raw(chosen))

    def able_to_act(self) -> list[int]:
        """Those who may act now: while people talk about taking back, opponents wait."""
        table = self.table
        return [seat for seat in table.actors if seat in table.bots_to_act() or not table.held_by_bot(seat)]

    def play_on(self, random: Random, steps: int = MOST_STEPS) -> Iterator[tuple[int, Any]]:
        """Random decisions, to the end or so many."""
        for _ in range(steps):
            seats = self.able_to_act()
            if not seats:
                return
            seat = random.choice(seats)
            action = random.choice(self.table.game.legal(self.table.state, seat))
            self.play(seat, action)
            yield seat, action

    def play_some(self, number: int, steps: int = MOST_STEPS) -> None:
        """Random decisions of that number."""
        for _ in self.play_on(Random(number), steps):
            pass

    def play_until(self, wanted: Callable[[], bool], number: int = 1) -> None:
        """Random decisions until something is so."""
        for _ in self.play_on(Random(number)):
            if wanted():
                return
        raise AssertionError("it never came to that")

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.now += int(seconds * SECOND)

    def ring(self) -> list[Event]:
        """Everything the clock brings about by now."""
        rung: list[Event] = []
        for _ in self.table.chairs:
            event = decide_time(self.table, self.now)
            if event is not None:
                self.append(event)
                rung.append(event)
        assert decide_time(self.table, self.now) is None
        return rung

    # ── Looking ───────────────────────────────────────────────────────────────────────────────

    def sync(self, person: str | None, **wishes: Any) -> dict[str, Any]:
        """What a person is shown, read back."""
        shown: dict[str, Any] = msgspec.json.decode(self.showing.sync(Viewer(person, **wishes), self.now))
        return shown

    def again(self) -> Table:
        """Another table that folds the same log."""
        table = Table(self.setup, self.secret, "ana")
        for entry in self.log:
            table.fold(entry)
        return table

    @property
    def phase(self) -> str:
        """How far it has come."""
        return self.table.phase

    def left(self, seat: int) -> float:
        """Seconds that seat has left."""
        assert self.table.clocks is not None
        return self.table.clocks.left_at(seat, self.now) / SECOND


def raw(action: Any) -> msgspec.Raw:
    """An action, or a notation, as a client sends it."""
    return msgspec.Raw(msgspec.json.encode(action))


def viewers(table: Table) -> list[Viewer]:
    """Everybody who may look: each person, a spectator, and programs that want memories."""
    persons = sorted({chair.person for chair in table.chairs if chair.person is not None})[:5]
    return [Viewer(person, memory=memory) for person in (*persons, STRANGER, None) for memory in (False, True)]


def everything_shown(table: Table, now: int) -> list[bytes]:
    """All that a new connection of anybody would be sent."""
    showing = Showing("t1", table)
    return [showing.sync(viewer, now) for viewer in viewers(table)]


def gathered(game: str, *people: str | None, **setup: Any) -> Sitting:
    """A table around which these have sat down (None: a bot), before the deal."""
    sitting = Sitting(game, len(people), start="host", **setup)
    for seat, person in enumerate(people):
        if person is None:
            sitting.do("ana", SeatBot, seat=seat, level="random")
        else:
            sitting.do(person, Sit, seat=seat)
    return sitting


def started(game: str, *people: str | None, **setup: Any) -> Sitting:
    """A table at which these play (None: a bot)."""
    sitting = gathered(game, *people, **setup)
    sitting.do("ana", Start)
    return sitting
