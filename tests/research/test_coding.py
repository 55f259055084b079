"""Numbers of actions and vectors of memories: every action has one, they stay, and they tell what they promise."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from serao.engine.encoding import bits_of, from_me, one_of, signed, some_of
from serao.games import GAMES, part_of
from serao.installed import own_games
from serao.research.coding import HASHED_FEATURES, HashedNumbering, coding_of, hashed_features
from serao.research.simulation import Simulation
from tests.research.games import NAMES, game_for, some_number
from tests.suites import SUITES

ENCODED = [name for name in own_games() if part_of(name, "opponent.encoding")]


# Numbers are part of an environment's version: whoever changes one raises `VERSION` in research/ids.py.
@pytest.mark.parametrize("name", ENCODED)
def test_the_numbers_of_an_environment_stay(name: str) -> None:
    game, known, simulation = GAMES[name], SUITES[name].numbers, Simulation(name)
    assert known is not None, f"{name} has an encoding, and its Suite no numbers"
    assert (simulation.numbering.size, simulation.width) == (known.actions, known.vector)
    found: dict[Any, int] = simulation.numbering.numbers  # type: ignore[attr-defined]
    assert {text: found[game.parse(text)] for text in known.samples} == known.samples


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [(name, options, seats) for name, suite in SUITES.items() for options, seats in suite.tables if seats < 12],
)
def test_every_legal_action_has_a_number_and_every_vector_the_same_length(name: str, options: Any, seats: int) -> None:
    simulation, random = Simulation(name, seats, options), np.random.default_rng(seats)
    for _ in range(80):
        if simulation.over:
            break
        for seat in range(seats):
            assert len(simulation.vector(seat)) == simulation.width
        seat = simulation.actors[0]
        assert set(simulation.memory(seat).legal) <= {
            each for each in simulation.offered(seat).values() if not callable(each)
        }
        simulation.take(seat, some_number(simulation.mask(seat), random))


@pytest.mark.parametrize("name", own_games())
def test_a_vector_tells_positions_apart(name: str) -> None:
    simulation, random = Simulation(name), np.random.default_rng(1)
    memories, vectors = set[Any](), set[Any]()
    simulation.begin(b"apart")
    for _ in range(30):
        if simulation.over:
            break
        seat = simulation.actors[0]
        memories.add(replace(simulation.memory(seat), news=()))
        vectors.add((seat, simulation.vector(seat).tobytes()))
        assert len(vectors) == len(memories)
        simulation.take(seat, some_number(simulation.mask(seat), random))
    assert len(vectors) > 20 or simulation.over


# ── Games without an encoding of their own ────────────────────────────────────────────────────────


def test_a_game_from_outside_is_hashed() -> None:
    game = game_for("hex")
    assert not isinstance(game, str)
    numbering, observed = coding_of(game, game.Options(), 2)
    assert isinstance(numbering, HashedNumbering)
    assert observed is hashed_features
    simulation = Simulation(game)
    before = simulation.offered(0)
    assert len(before) == 81
    number, action = next(iter(before.items()))
    simulation.take(0, number)
    assert simulation.state.stones.count(0) == 1
    same = [other for other in before if before[other] == simulation.offered(1).get(other)]
    assert len(same) >= 78  # a number means the same action as before, but where two share one
    assert action not in simulation.offered(1).values()


def test_two_actions_never_share_a_number_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serao.research.coding.HASHED_ACTIONS", 64)

    class Alike:
        NAME = "alike"

        def text(self, action: int) -> str:
            return "the same"

    class Memory:
        legal = tuple(range(70))

    assert len(HashedNumbering(Alike()).offered(Memory())) == 64  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_hashed_features_serve_every_game(name: str) -> None:
    simulation = Simulation(game_for(name))
    one = hashed_features(simulation.memory(0))
    assert len(one) == HASHED_FEATURES
    assert one == hashed_features(simulation.memory(0)) != hashed_features(simulation.memory(1))


def test_small_numbers_as_bytes() -> None:
    assert signed((1, -1, 500, -500)) == bytes((1, 255, 127, 128))
    assert [one_of(3, which) for which in (-1, 0, 2, 3)] == [b"\0\0\0", b"\1\0\0", b"\0\0\1", b"\0\0\0"]
    assert some_of(3, (2, 2, 0)) == b"\1\0\2"
    assert bits_of(4, 0b1010) == b"\0\1\0\1"
    assert from_me(2, 4) == (2, 3, 0, 1)
