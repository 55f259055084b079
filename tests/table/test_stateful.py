"""Anybody asks for anything at any time: a table refuses or does it, and is always what its log says."""

from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from serao.engine.fairness import commitment, seal_of
from serao.engine.problem import Problem
from serao.engine.record import verify
from serao.games import GAMES
from serao.table.commands import (
    Answer,
    AskPace,
    Concede,
    Leave,
    Play,
    PutSeal,
    Return,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from serao.table.decide import decide_close
from serao.table.events import TakeBack
from serao.table.pace import Pace
from serao.table.wire import read
from serao.testing.examples import examples
from tests.table.sitting import GAME_NAMES, SECRET, STRANGER, Kind, Sitting, entropy_of, everything_shown

PHASES = ("gathering", "shuffling", "playing", "over")
NOBODY = ""
Company = tuple[str | None, ...]  # a person, an opponent (None) or NOBODY
COMPANIES: list[Company] = [
    ("ana", "bruno"),
    ("ana", None),
    ("ana", "bruno", "chloe"),
    ("ana", "bruno", "ana", None),
    ("bruno", "chloe", "bruno"),
    ("bruno", NOBODY, "ana"),
    (NOBODY,) * 4,
]
PACES = [None, Pace(30, 5), Pace(60), Pace(3600, 3600, 3600)]

people = st.sampled_from(("ana", "bruno", "chloe", STRANGER))
seats = st.integers(0, 4)
names = st.sampled_from((None, "Ana", "ana", "Alecrim", "\n", "Zoé 3"))
texts = st.text(min_size=1, max_size=6)
SEALS = {seal_of(commitment(SECRET), entropy): entropy for entropy in map(entropy_of, ("rain", "wind", "sun"))}
asked: dict[Kind, dict[str, st.SearchStrategy[Any]]] = {
    Sit: {"seat": st.none() | seats, "name": names, "seal": st.sampled_from(("", *SEALS))},
    SeatBot: {"seat": seats, "level": st.sampled_from(("sound", "random", "best"))},
    Stand: {"seat": seats},
    PutSeal: {"seat": seats, "seal": st.sampled_from(("", *SEALS))},
    Reveal: {"entropy": st.sampled_from(tuple(SEALS.values()))},
    Start: {"empty": st.sampled_from(("bots", "close"))},
    Undo: {"seat": seats},
    AskPace: {"pace": st.sampled_from([*PACES, Pace(0), Pace(5, -1)])},
    StandIn: {"seat": seats},
    Concede: {"seat": seats},
    Leave: {},
    Return: {},
    Say: {"text": texts},
}
BEFORE, DURING = (Sit, SeatBot, Stand, PutSeal, Start, Reveal), (Undo, AskPace, StandIn, Concede, Leave, Return, Say)


def commands(*kinds: Kind) -> st.SearchStrategy[tuple[Kind, dict[str, Any]]]:
    """Commands of these kinds, for any seat, right or wrong."""
    return st.sampled_from(kinds).flatmap(lambda kind: st.tuples(st.just(kind), st.fixed_dictionaries(asked[kind])))


bodies = st.sampled_from(
    [b'"x"', b"{}", b'{"type":"peek"}', b"[1]", b"null", b'{"type":"draw","square":-1}', b'"peek"']
)


class AnyTable(RuleBasedStateMachine):
    """A table of a random game, and everybody around it."""

    sitting: Sitting
    phase, length, proved = 0, 0, False

    @initialize(
        game=st.sampled_from(GAME_NAMES),
        company=st.sampled_from(COMPANIES),
        begin=st.sampled_from(("full", "host")),
        pace=st.sampled_from(PACES),
        steps=st.sampled_from((0, 5, 20, 60)),
    )
    def lay(self, game: str, company: Company, begin: str, pace: Pace | None, steps: int) -> None:
        """The table, those who are there already, and perhaps a game in play."""
        self.sitting = Sitting(game, len(company), start=begin, pace=pace, takeover="random")
        for seat, person in enumerate(company):
            if person:
                self.ask(person, Sit, {"seat": seat})
            elif person is None:
                self.ask("ana", SeatBot, {"seat": seat, "level": "random"})
        if all(person != NOBODY for person in company):
            self.ask("ana", Start, {})
            self.sitting.play_some(steps, steps)

    def ask(self, person: str, kind: Kind, fields: dict[str, Any]) -> None:
        """Ask as a client does: refused, or done and one event longer (and the deal, when that fills the table)."""
        command = kind(id=f"c{len(self.sitting.log)}-{self.sitting.now}", **fields)
        assert read(msgspec.json.encode(command)) == command or kind is Play
        before = self.sitting.table.length
        try:
            self.sitting.do(person, kind, id=command.id, **fields)
        except Problem:
            assert self.sitting.table.length == before
            assert self.sitting.table.done(person, command.id) is None
        else:
            assert self.sitting.table.done(person, command.id) == before + 1

    @rule(person=people, command=commands(*BEFORE))
    def asks_for_a_chair(self, person: str, command: tuple[Kind, dict[str, Any]]) -> None:
        """Somebody asks for what belongs before the game."""
        self.ask(person, *command)

    @rule(person=people, command=commands(*DURING))
    def asks_at_the_table(self, person: str, command: tuple[Kind, dict[str, Any]]) -> None:
        """Somebody asks for what belongs into the game."""
        self.ask(person, *command)

    @rule(seat=seats)
    def takes_back(self, seat: int) -> None:
        """Somebody wants their own action back."""
        chairs = self.sitting.table.chairs
        person = chairs[seat].person if seat < len(chairs) else None
        if person is not None:
            self.ask(person, Undo, {"seat": seat})

    @rule()
    def all_agree(self) -> None:
        """Everybody who is asked says yes, one after the other."""
        for person in sorted(self.sitting.table.must_agree(TakeBack(0))):
            offer = self.sitting.table.offer
            if offer is not None:
                self.ask(person, Answer, {"offer": offer.number, "yes": True})
        assert self.sitting.table.offer is None

    @rule(person=people, seat=seats, body=bodies)
    def plays_nonsense(self, person: str, seat: int, body: bytes) -> None:
        """Somebody sends what is perhaps no action, for a seat that is perhaps not theirs."""
        self.ask(person, Play, {"seat": seat, "action": msgspec.Raw(body)})

    @rule(person=people, seat=seats, number=st.integers(0, 2**16))
    def plays_for_anybody(self, person: str, seat: int, number: int) -> None:
        """Somebody sends what one of those who must choose could do."""
        table = self.sitting.table
        if table.actors:
            legal = table.game.legal(table.state, table.actors[number % len(table.actors)])
            action = msgspec.Raw(msgspec.json.encode(legal[number % len(legal)]))
            self.ask(person, Play, {"seat": seat, "action": action})

    @rule(person=people, wrong=st.integers(0, 3), yes=st.booleans())
    def answers(self, person: str, wrong: int, yes: bool) -> None:
        """Somebody answers what is asked, or was."""
        offer = self.sitting.table.offer
        self.ask(person, Answer, {"offer": offer.number if offer and wrong else wrong, "yes": yes})

    @rule()
    def all_reveal(self) -> None:
        """Whoever has sealed something reveals it; then the game is dealt."""
        table = self.sitting.table
        for seat in table.shuffle.unrevealed if table.phase == "shuffling" else ():
            self.ask(str(table.chairs[seat].person), Reveal, {"entropy": SEALS[table.shuffle.seals[seat]]})
        assert table.phase != "shuffling"

    @precondition(lambda self: self.sitting.phase == "playing")
    @rule(number=st.integers(0, 2**16), steps=st.integers(1, 12))
    def goes_on(self, number: int, steps: int) -> None:
        """Those who must choose do, people and opponents."""
        random = Random(number)
        for _ in self.sitting.play_on(random, steps):
            self.sitting.wait(random.random() * 3)
            self.sitting.ring()

    @rule(seconds=st.integers(0, 150))
    def time_goes_by(self, seconds: int) -> None:
        """And the clock does what it must."""
        self.sitting.wait(seconds)
        self.sitting.ring()

    @precondition(lambda self: self.sitting.phase == "gathering" and len(self.sitting.log) > 25)
    @rule()
    def is_put_away(self) -> None:
        """Nobody began."""
        event = decide_close(self.sitting.table)
        assert event is not None
        self.sitting.append(event)

    @invariant()
    def is_what_its_log_says(self) -> None:
        """Whoever folds the log sees the same."""
        again = self.sitting.again()
        assert everything_shown(again, self.sitting.now) == everything_shown(self.sitting.table, self.sitting.now)
        assert again.state == self.sitting.table.state
        assert again.length == self.sitting.table.length == len(self.sitting.log)

    @invariant()
    def only_goes_forward(self) -> None:
        """The phase never goes back; nor does the log."""
        phase = PHASES.index(self.sitting.phase)
        assert phase >= self.phase
        assert self.sitting.table.length >= self.length
        self.phase, self.length = phase, self.sitting.table.length

    @invariant()
    def is_sound(self) -> None:
        """Everything is where it can be."""
        table = self.sitting.table
        taken = [name.casefold() for name in table.names() if name]
        assert all(chair.person is None or chair.level is None for chair in table.chairs)
        assert table.offer is None or table.phase == "playing"
        assert table.offer is None or not table.must_agree(table.offer.wish) <= table.offer.agreed
        if table.clocks is not None:
            assert min(table.clocks.left_at(seat, self.sitting.now) for seat in range(len(table.chairs))) >= 0
            assert set(table.clocks.since) == {seat for seat in table.actors if table.chairs[seat].present}
        if table.state is not None:
            table.game.check(table.state)
            assert len(taken) == len(table.chairs)
            assert bool(table.actors) == (table.phase == "playing")
            talking = table.offer is not None and isinstance(table.offer.wish, TakeBack)
            waited_for = set() if talking else {seat for seat in table.actors if not table.chairs[seat].present}
            assert set(table.bots_to_act()) == waited_for

    @invariant()
    def can_be_proved_at_the_end(self) -> None:
        """A game that is over, and was one, is provable."""
        table = self.sitting.table
        if table.phase == "over" and table.state is not None and not self.proved:
            verify(GAMES, table.record())
            assert sorted(seat for group in table.ranking() for seat in group) == list(range(len(table.chairs)))
            self.proved = True


AnyTable.TestCase.settings = examples(40, stateful_step_count=35, suppress_health_check=list(HealthCheck))
TestAnyTable = AnyTable.TestCase
