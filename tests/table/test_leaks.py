"""Secrets keep in the bytes that leave the table: they are the same whatever a seat cannot know."""

from base64 import b64encode
from collections.abc import Callable
from copy import copy
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.problem import Problem, Reason
from serao.games import photograph
from serao.locales import words
from serao.table.commands import AnyCommand, Concede, Leave, Play, Say, Undo
from serao.table.decide import Who, decide
from serao.table.events import Entry, encode_event
from serao.table.pace import SECOND, Pace
from serao.table.showing import Showing, Viewer
from serao.table.table import Table
from serao.table.taking_back import Step
from serao.table.telling import tell
from serao.table.wire import Denied, SeatView, ToldLine, encode
from serao.testing.examples import examples
from tests.suites import SUITES
from tests.table.sitting import GAME_NAMES, STRANGER, Sitting, raw, started

PEOPLE = ("ana", "bruno", "chloe")
WAITING = ("ready", "arrangements", "choices", "photos", "news")  # what an action of Picture Perfect may change unseen
ASKED = 25  # actions that are tried at a moment

Sent = dict[str, bytes]


class Watched:
    """A game of three in play, and everything each seat has been shown of it."""

    def __init__(self, game: str, number: int) -> None:
        self.sitting = started(game, *PEOPLE, pace=Pace(300, 10), secret=Random(number).randbytes(32))
        self.random = Random(number)
        self.states = [self.sitting.table.state]

    def go_on(self, steps: int) -> bool:
        """Play on; whether it still goes on."""
        for _ in self.sitting.play_on(self.random, steps):
            self.states.append(self.sitting.table.state)
        return self.sitting.phase == "playing"

    def worlds(self, seat: int | None) -> list[Table]:
        """The same table with other positions, which that seat cannot tell from the true one."""
        table, game = self.sitting.table, self.sitting.table.game
        views = [game.view(state, seat) for state in self.states]
        scramble = SUITES[game.NAME].scramble
        assert scramble is not None
        scrambled = scramble(table.state, views, seat, self.random)
        imagined = game.imagine(game.memory(table.state, seat), Chance(b"world", self.random.randrange(10**6)))
        return [elsewhere(table, state) for state in (scrambled, imagined)]


def elsewhere(table: Table, state: Any) -> Table:
    """That table in another position."""
    other = copy(table)
    other.state = state
    before = table.before
    if table.game.NAME == "picture_perfect" and table.reversible():
        before = replace(state, **{name: getattr(table.before, name) for name in WAITING})
    untold = before is not None and table.game.reversible(before, state)
    if table.steps:
        other.steps = [*table.steps[:-1], table.steps[-1]._replace(reversible=untold)]
    elif untold:
        other.steps = [Step(before, state, untold)]
    other.actors = table.game.actors(state)
    return other


def everything_sent(table: Table, entry: Entry, seat: int | None, asked: list[AnyCommand]) -> Sent:
    """Every message that a seat, or a spectator, and a program in its place, would be sent now."""
    now = entry.at + 5 * SECOND
    person = STRANGER if seat is None else PEOPLE[seat]
    showing = Showing("t1", table)
    sent: Sent = {}
    for memory in (False, True):
        sent[f"sync {memory}"] = showing.sync(Viewer(person, "en", memory), now)
        sent[f"update {memory}"] = showing.update(entry, True, Viewer(person, "en", memory), now)
        sent[f"together {memory}"] = showing.together(True, 1, Viewer(person, "en", memory), now)
    return sent | {f"answer {command.id}": answer(table, person, command) for command in asked}


def commands(table: Table, seat: int, random: Random) -> list[AnyCommand]:
    """What somebody might ask to find something out: possible and impossible actions, for all seats."""
    other = (seat + 1) % len(table.chairs)
    actions = random.sample(SUITES[table.game.NAME].universe, ASKED)
    asked: list[AnyCommand] = [Play(id=f"p{n}", seat=seat, action=raw(action)) for n, action in enumerate(actions)]
    asked += [Play(id=f"o{n}", seat=other, action=raw(action)) for n, action in enumerate(actions[:3])]
    asked += [Undo(id="u", seat=seat), Undo(id="v", seat=other), Concede(id="c", seat=other), Leave(id="l")]
    return [*asked, Say(id="s", text="Hm"), Play(id="x", seat=seat, action=raw("nonsense"))]


def answer(table: Table, person: str, command: AnyCommand) -> bytes:
    """The table's answer, as it is sent."""
    try:
        return encode_event(decide(table, Who(person, person), command, table.at))
    except Problem as problem:
        return denied(table, command.id, problem.reason)


def denied(table: Table, command_id: str, reason: Reason) -> bytes:
    """A refusal as it is sent."""
    return encode(Denied(command_id, table.length, reason, words("en").why(reason)))


def leaks(watched: Watched) -> list[tuple[int | None, str]]:
    """What differs for somebody between positions which it cannot tell apart."""
    sitting = watched.sitting
    found = []
    for seat in (0, 1, 2, None):
        asked = commands(sitting.table, seat or 0, watched.random)
        true = everything_sent(sitting.table, sitting.log[-1], seat, asked)
        for world in watched.worlds(seat):
            sent = everything_sent(world, sitting.log[-1], seat, asked)
            found += [(seat, name) for name in true if sent[name] != true[name]]
    return found


@pytest.mark.parametrize("game", GAME_NAMES)
@examples(12)
@given(number=st.integers(0, 2**32), steps=st.lists(st.integers(0, 40), min_size=1, max_size=3))
def test_secrets_keep(game: str, number: int, steps: list[int]) -> None:
    watched = Watched(game, number)
    for some in steps:
        if watched.go_on(some):
            assert leaks(watched) == []


# ── The secret of the shuffle ─────────────────────────────────────────────────────────────────────


def keys_in(sitting: Sitting, body: bytes) -> list[bytes]:
    """The forms of the secret or the seed that a message holds."""
    keys = [key for key in (sitting.secret, sitting.table.seed) if key]
    forms = [form for key in keys for form in (key, key.hex().encode(), key.hex().upper().encode(), b64encode(key))]
    numbers = [str(int.from_bytes(key, order)).encode() for key in keys for order in ("big", "little")]
    return [form for form in (*forms, *numbers) if form in body]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_secret_and_the_seed_are_in_no_message_before_the_end(game: str) -> None:
    watched = Watched(game, 11)
    sitting = watched.sitting
    for _ in range(6):
        if not watched.go_on(9):
            break
        for seat in (0, 1, 2, None):
            asked = commands(sitting.table, seat or 0, watched.random)
            sent = everything_sent(sitting.table, sitting.log[-1], seat, asked)
            assert [name for name, body in sent.items() if keys_in(sitting, body)] == []
    sitting.play_some(1)
    assert keys_in(sitting, Showing("t1", sitting.table).sync(Viewer(None), 0)) == [sitting.secret.hex().encode()]


# ── The test can fail: each of these tables tells something it should not ─────────────────────────


def caught(watch: Callable[[int], Watched]) -> bool:
    """Whether the leak is found in a few games."""
    for number in range(6):
        watched = watch(number)
        while watched.go_on(3):
            if leaks(watched):
                return True
    return False


def leaky(**changed: Any) -> Callable[[int], Watched]:
    """Photograph with one of its functions telling too much."""

    def watch(number: int) -> Watched:
        watched = Watched("photograph", number)
        watched.sitting.table.game = SimpleNamespace(**{**vars(photograph), **changed})
        return watched

    return watch


def deck_in_view(state: Any, seat: int | None) -> Any:
    """Shows the face of the deck's top card."""
    return replace(photograph.view(state, seat), deck_top=state.deck[0] if state.deck else -1)


def deck_in_refusal(state: Any, seat: int, action: Any) -> Reason | None:
    """Its refusals depend on the deck."""
    why_not = photograph.refusal(state, seat, action)
    return why_not and Reason(why_not.key, {**why_not.args, "card": state.deck[-1] if state.deck else -1})


def deck_in_legal(state: Any, seat: int) -> Any:
    """The order of what one may do depends on the deck."""
    legal = photograph.legal(state, seat)
    return legal[::-1] if state.deck and state.deck[-1] % 2 else legal


@pytest.mark.parametrize("changed", [{"view": deck_in_view}, {"refusal": deck_in_refusal}, {"legal": deck_in_legal}])
def test_a_leak_planted_in_the_game_is_caught(changed: dict[str, Any]) -> None:
    assert caught(leaky(**changed))


def test_a_table_that_shows_a_neighbours_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Showing.seat_views

    def too_many(self: Showing, mine: tuple[int, ...], viewer: Viewer) -> tuple[SeatView, ...]:
        return honest(self, (*mine, 0), viewer)

    monkeypatch.setattr(Showing, "seat_views", too_many)
    assert caught(lambda number: Watched("photograph", number))


def test_a_table_that_tells_what_another_saw_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: Showing, entry: Entry, seat: int | None, language: str) -> tuple[ToldLine, ...]:
        seen = partial(self.table.game.view, self.table.state, entry.event.seat)  # type: ignore[union-attr]
        return tell(self.table, entry, seen, words(language))

    monkeypatch.setattr(Showing, "told", told)
    assert caught(lambda number: Watched("fairy_tile", number)) or caught(lambda number: Watched("avenue", number))


def test_a_table_whose_waiting_depends_on_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Showing.undo

    def undo(self: Showing, seat: int | None) -> Any:
        return "free" if self.table.state.deck[-1:] < (20,) else honest(self, seat)

    monkeypatch.setattr(Showing, "undo", undo)
    assert caught(lambda number: Watched("photograph", number))
