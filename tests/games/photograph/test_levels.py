"""The levels of Photograph's opponents: the same plain and compiled, and each worth its stars."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from statistics import mean
from types import ModuleType
from typing import Any

import pytest

from serao.bots import YARDSTICK, AnyBot, bot_named
from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph import Options, State, kernel
from serao.games.photograph.opponent import learning_kernel, net_kernel, strip_kernel
from serao.games.photograph.opponent.levels import LEVEL_4, LEVEL_5
from serao.games.photograph.opponent.position import cells_of
from serao.games.photograph.opponent.search_engine import SearchEngine
from serao.games.photograph.opponent.training import beginning
from serao.games.photograph.opponent.weights import learned, packed, unpacked
from serao.games.photograph.state import SUBJECT
from serao.installed.kernels import compiled
from serao.testing.moments import play_on


def fast(plain: ModuleType) -> Any:
    found = compiled(plain)
    assert found is not None, "the kernels are not compiled: `make kernels` does it"
    return found


def plain(module: ModuleType) -> Any:
    return module


def after(seats: int, missed_photo: bool, steps: int) -> State:
    """A position of a random game."""
    state = photograph.new(Options(missed_photo=missed_photo), seats, Chance(b"levels", 0))
    walk = play_on(photograph, state, b"levels", Random(seats))
    return next(islice((position for _seat, _action, position in walk), steps, None))


def thoughts(form: Callable[[ModuleType], Any], state: State) -> list[object]:
    """What an engine comes to in one position, and what it imagines there."""
    engine = SearchEngine(learned(len(state.hands)), form)
    seat = photograph.actors(state)[0]
    engine.cells[:] = cells_of(state)
    engine.thinker.begin(11, 1.0)
    chosen = [engine.thinker.think(seat, 1), engine.thinker.search(seat, 1, 2, 1, 2)]
    worth = engine.thinker.utility(seat)
    engine.thinker.imagine(seat)
    return [*chosen, worth, list(engine.cells)]


@pytest.mark.parametrize(("seats", "missed_photo", "steps"), [(2, False, 4), (3, True, 9), (4, False, 30)])
def test_plain_and_compiled_think_the_same(seats: int, missed_photo: bool, steps: int) -> None:
    state = after(seats, missed_photo, steps)
    assert thoughts(plain, state) == thoughts(fast, state)


def test_plain_and_compiled_learn_the_same() -> None:
    learnt = []
    for form in (plain, fast):
        weights, fine = beginning(5)
        engine = SearchEngine(weights, form)
        engine.thinker.begin(3, 1.0)
        form(learning_kernel).Learner(engine, form(net_kernel).Net(weights, fine)).learn(1, 2, 0.01)
        learnt.append((weights, fine))
    assert learnt[0] == learnt[1]
    assert learnt[0] != beginning(5)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_kept_of_one_take_is_true_of_the_next(seats: int) -> None:
    """Takes of as many cards share what they have in common: each alone is worth the same."""
    state = after(seats, False, 6 * seats - 1)
    assert state.phase == SUBJECT
    engine = SearchEngine(learned(seats), fast)
    engine.cells[:] = before = cells_of(state)
    seat, together, alone = state.turn, list[float](), list[float]()
    engine.thinker.begin(1, 1.0)
    engine.thinker.think(seat, 1)  # sets how much the others' points matter
    takes = [action for action in engine.game.legal(seat) if action & 3 == 1]  # of one card
    for alike, found in ((1, together), (0, alone)):
        for number, action in enumerate(takes):
            engine.cells[:] = before
            engine.survey.survey()
            engine.game.play(seat, action)
            engine.survey.moved(engine.cells[kernel.HANDS + 8 * seat + engine.cells[kernel.HELD + seat] - 1])
            found.append(engine.value.sweep(seat, 1, 1, alike and number > 0))
    assert together == alone
    assert len(set(alone)) > 1


def test_weights_come_back_from_their_file() -> None:
    weights = learned(2)
    assert len(weights) == net_kernel.UNITS * (net_kernel.HEADS + strip_kernel.FEATURES)
    assert unpacked(packed(weights)) == weights


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thought_leaves_the_position_as_it_was(seats: int) -> None:
    state = after(seats, False, 6)
    engine = SearchEngine(learned(seats), fast)
    engine.cells[:] = cells_of(state)
    engine.thinker.begin(1, 1.0)
    engine.thinker.search(state.turn, 2, 3, 2, 6)
    assert engine.cells == cells_of(state)


def ahead(name: str, other: str, deals: int, seats: int = 2) -> float:
    """By how many points one opponent is ahead of all others, who are alike, on average over deals from every seat."""
    leads = []
    for deal in range(deals):
        for seat in range(seats):
            bots: list[AnyBot] = [bot_named("photograph", other)] * seats
            bots[seat] = bot_named("photograph", name)
            state, _moves = play_out(photograph, Options(), bots, b"ahead %d" % deal)
            outcome = photograph.outcome(state)
            assert outcome is not None
            totals = [score.total for score in outcome.scores]
            leads.append(totals.pop(seat) - mean(totals))
    return mean(leads)


@pytest.mark.parametrize(
    ("name", "other", "deals", "least"),
    [
        ("level-2", "level-1", 10, 5),
        ("level-3", "level-2", 10, 5),
        ("level-3", YARDSTICK, 12, 2),
        ("level-4", YARDSTICK, 4, 3),
    ],
)
def test_each_level_is_worth_its_stars(name: str, other: str, deals: int, least: float) -> None:
    assert ahead(name, other, deals) > least


@pytest.mark.parametrize(("seats", "deals"), [(3, 5), (4, 4)])
def test_the_learned_value_is_ahead_of_more_than_one_sound_opponent(seats: int, deals: int) -> None:
    assert ahead("level-3", YARDSTICK, deals, seats) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_thinks_as_far_as_its_seats_and_its_kernels_let_it(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for depths in (LEVEL_4, LEVEL_5):
        assert depths.for_seats(seats) == (depths.two if seats == 2 else depths.more)
    monkeypatch.setattr("serao.games.photograph.opponent.levels.compiled", lambda: False)
    assert LEVEL_5.for_seats(seats) == LEVEL_5.plain


def test_level_5_is_far_above_a_guest() -> None:
    bots = [bot_named("photograph", "level-5"), bot_named("photograph", "level-2")]
    state, _moves = play_out(photograph, Options(), bots, b"far above")
    outcome = photograph.outcome(state)
    assert outcome is not None
    assert outcome.scores[0].total > outcome.scores[1].total + 8
