"""PettingZoo's own tests, for every game; and what they do not ask."""

import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest

from serao.engine.problem import BadOptions
from serao.games import GAMES
from serao.installed import own_games
from serao.research import AECTable, ParallelTable
from serao.research.ids import id_of
from tests.research.games import NAMES, game_for, some_number

with warnings.catch_warnings():  # where its classic games are installed, their import says how else to make them
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

CYCLES = 60  # for each agent: whole games of Avenue and Photograph
# Dictionaries with a mask are how PettingZoo's classic games observe; its test knows them by a list of names.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{warning}")
    for warning in ("Observation is not a NumPy array", "Observation space for each agent probably")
]


def aec(name: str, **given: Any) -> AECTable:
    """The environment of a game."""
    return AECTable(game_for(name), **given)


@pytest.mark.parametrize("name", NAMES)
def test_the_aec_environment_passes_the_api_test(name: str) -> None:
    api_test(aec(name), CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_the_parallel_environment_passes_the_api_test(name: str) -> None:
    parallel_api_test(ParallelTable(game_for(name)), CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(partial(aec, name), CYCLES)
    parallel_seed_test(partial(ParallelTable, game_for(name)), CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_rendered_in_every_mode(name: str) -> None:
    render_test(partial(aec, name), {"svg": lambda picture: picture.startswith("<svg")})


def played(env: AECTable, seed: int) -> dict[str, float]:
    """The rewards of a game at random."""
    random, rewards = np.random.default_rng(seed), dict[str, float]()
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert observation is not None
            env.step(some_number(observation["action_mask"], random))
    return rewards


def test_rewards_are_places_or_points() -> None:
    places, points = (played(aec("avenue", seats=3, rewards=kind), 5) for kind in ("places", "points"))
    assert sorted(places, key=places.__getitem__) == sorted(points, key=points.__getitem__)
    assert (min(places.values()), max(places.values())) == (-1, 1)
    assert sum(places.values()) == pytest.approx(0)


def test_alone_there_are_points() -> None:
    rewards = played(aec("avenue", seats=1), 5)
    assert set(rewards) == {"seat_0"}
    assert rewards["seat_0"] not in (-1, 0, 1)


def test_a_number_that_is_not_offered_ends_the_game() -> None:
    env = aec("avenue")
    env.reset(seed=1)
    env.step(7)  # seat_0 draws
    env.step(3)  # seat_1, too
    env.step(7)  # seat_0 again in the same square
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards == {"seat_0": -1, "seat_1": 0}


def test_all_at_once_a_wrong_number_ends_the_game_too() -> None:
    env = ParallelTable("avenue")
    env.reset(seed=1)
    _observations, rewards, terminated, _truncated, _infos = env.step({"seat_0": 3, "seat_1": env.wait})
    assert rewards == {"seat_0": 0, "seat_1": -1}
    assert all(terminated.values())
    assert env.agents == []


def test_one_by_one_and_all_at_once_play_the_same_game() -> None:
    """Avenue is simultaneous: a step of all is a step of each."""
    one_by_one, all_at_once = aec("avenue", seats=3), ParallelTable("avenue", seats=3)
    one_by_one.reset(seed=4)
    told, _infos = all_at_once.reset(seed=4)
    random = np.random.default_rng(4)
    while all_at_once.agents:
        numbers = {agent: some_number(told[agent]["action_mask"], random) for agent in told}
        for number in numbers.values():
            one_by_one.step(number)
        told, rewards, *_rest = all_at_once.step(numbers)
        assert one_by_one.simulation.state == all_at_once.simulation.state
    assert rewards == one_by_one.rewards


def test_who_is_not_asked_waits() -> None:
    env = ParallelTable("photograph")
    told, _infos = env.reset(seed=1)
    asked = [agent for agent in told if not told[agent]["action_mask"][env.wait]]
    assert len(asked) == 1
    assert all(told[agent]["action_mask"].sum() == 1 for agent in told if agent not in asked)


@pytest.mark.parametrize("kind", [AECTable, ParallelTable])
def test_a_long_game_is_broken_off(kind: Any) -> None:
    env, random = kind("fairy_tile", max_cycles=10), np.random.default_rng(1)
    told = env.reset(seed=1)
    if kind is AECTable:
        for agent in env.agent_iter(10):
            env.step(some_number(env.observe(agent)["action_mask"], random))
        assert all(env.truncations.values())
    else:
        for _ in range(10):
            told = env.step({agent: some_number(told[0][agent]["action_mask"], random) for agent in env.agents})
        assert all(told[3].values())
    assert env.simulation.decisions == 10


def test_every_game_of_ours_has_an_id_in_both_registries() -> None:
    for name in own_games():
        assert isinstance(pettingzoo.make("aec", id_of(name)), AECTable)
        assert isinstance(pettingzoo.make("parallel", id_of(name), max_cycles=5), ParallelTable)


def test_options_and_seats_are_those_of_the_game() -> None:
    env = aec("avenue", seats=1, options={"map": "B"})
    assert env.simulation.options == GAMES["avenue"].Options(map="B")
    with pytest.raises(BadOptions, match="2 to 4"):
        aec("photograph", seats=5)
