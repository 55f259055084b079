"""What a seat cannot know changes no number and no picture that it is given, in any environment."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from serao.engine.chance import Chance
from serao.research import AECTable, ParallelTable, SeatEnv
from serao.research.simulation import Simulation
from tests.research.games import NAMES, game_for, some_number

STEPS = (3, 25, 60)  # decisions after which somebody looks
Told = dict[str, bytes]


def told_one_by_one(name: str, simulation: Simulation, seat: int) -> Told:
    """All that an agent is told, one by one."""
    env = AECTable(game_for(name), simulation.seats, render_mode="ansi", eyes=seat)
    env.reset()
    env.simulation.put(simulation.state)
    return as_bytes({**env.observe(f"seat_{seat}"), "info": env.infos[f"seat_{seat}"], "picture": env.render()})


def told_all_at_once(name: str, simulation: Simulation, seat: int) -> Told:
    """All that an agent is told, all at once."""
    env = ParallelTable(game_for(name), simulation.seats, render_mode="svg", eyes=seat)
    env.reset()
    env.simulation.put(simulation.state)
    return as_bytes({**env.observations()[f"seat_{seat}"], "picture": env.render()})


def told_alone(name: str, simulation: Simulation, seat: int) -> Told:
    """All that a seat is told."""
    env = SeatEnv(
        game_for(name), lambda memory, chance: memory.legal[0], seat, simulation.seats, render_mode="rgb_array"
    )
    env.reset()
    env.simulation.put(simulation.state)
    return as_bytes({"observation": env.simulation.vector(seat), **env.info(), "picture": env.render()})


def as_bytes(told: dict[str, Any]) -> Told:
    """What was told, to be compared byte by byte."""
    return {
        key: value.tobytes() if isinstance(value, np.ndarray) else repr(value).encode() for key, value in told.items()
    }


def moments(name: str) -> list[Simulation]:
    """A few positions of a game at random."""
    found = []
    for steps in STEPS:
        simulation, random = Simulation(game_for(name)), np.random.default_rng(steps)
        simulation.begin(bytes([steps]) * 32)
        for _ in range(steps):
            if not simulation.over:
                seat = simulation.actors[0]
                simulation.take(seat, some_number(simulation.mask(seat), random))
        found.append(simulation)
    return found


def changed(simulation: Simulation, seat: int) -> Simulation:
    """The same position with all that a seat cannot know imagined anew."""
    other = Simulation(simulation.game, simulation.seats, simulation.options)
    other.put(simulation.game.imagine(simulation.memory(seat), Chance(b"imagined")))
    return other


DOORS: dict[str, Callable[[str, Simulation, int], Told]] = {
    "aec": told_one_by_one,
    "parallel": told_all_at_once,
    "seat": told_alone,
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str, door: str) -> None:
    told = DOORS[door]
    for simulation in moments(name):
        seat = simulation.decisions % simulation.seats
        assert told(name, simulation, seat) == told(name, changed(simulation, seat), seat)


def test_a_vector_that_is_made_of_the_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def vector(simulation: Simulation, seat: int) -> Any:
        return np.frombuffer(bytes(card & 127 for card in simulation.state.deck), np.int8)

    monkeypatch.setattr(Simulation, "vector", vector)
    simulation = moments("photograph")[0]
    assert told_one_by_one("photograph", simulation, 0) != told_one_by_one("photograph", changed(simulation, 0), 0)


def test_a_spectator_s_picture_tells_no_secret() -> None:
    for simulation in moments("photograph"):
        other = Simulation("photograph")
        other.put(simulation.game.imagine(simulation.game.memory(simulation.state, None), Chance(b"imagined")))
        pictures = []
        for each in (simulation, other):
            env = AECTable("photograph", render_mode="ansi")
            env.reset()
            env.simulation.put(each.state)
            pictures.append(env.render())
        assert pictures[0] == pictures[1]
