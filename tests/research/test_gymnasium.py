"""Gymnasium's own check for every game, and one seat against opponents."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from serao.bots import LEVELS, bot_named
from serao.engine.chance import Chance
from serao.engine.problem import BadOptions
from serao.installed import own_games
from serao.research import SeatEnv
from serao.research.ids import id_of
from tests.research.games import NAMES, game_for, some_number


@pytest.mark.parametrize("name", own_games())
def test_the_environment_passes_the_check(name: str) -> None:
    check_env(gymnasium.make(id_of(name), opponents="random", disable_env_checker=True).unwrapped)


def played(env: SeatEnv, seed: int) -> float:
    """The reward of a game at random, and nothing before its end."""
    random = np.random.default_rng(seed)
    _vector, info = env.reset(seed=seed)
    while True:
        vector, reward, terminated, truncated, info = env.step(some_number(info["action_mask"], random))
        assert not truncated
        assert vector in env.observation_space
        assert (info["action_mask"] == env.action_masks()).all()
        if terminated:
            return reward
        assert reward == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_game_against_random_play_is_the_same_again(name: str) -> None:
    seat = 1
    rewards = [played(SeatEnv(game_for(name), random_play, seat=seat), 3) for _ in range(2)]
    assert rewards[0] == rewards[1]
    assert -1 <= rewards[0] <= 1


def random_play(memory: Any, chance: Chance) -> Any:
    """An opponent that is a function."""
    return chance.pick(memory.legal)


def test_opponents_are_levels_functions_or_one_for_each_seat() -> None:
    asked: list[int] = []

    def watched(memory: Any, chance: Chance) -> Any:
        asked.append(memory.seat)
        return random_play(memory, chance)

    env = SeatEnv("avenue", [LEVELS[0], watched], seat=1, seats=3)
    assert env.bots[0] is bot_named("avenue", LEVELS[0])
    played(env, 1)
    assert set(asked) == {2}
    with pytest.raises(BadOptions, match="level-5"):
        SeatEnv("avenue", "level-6")


def test_opponents_are_asked_with_their_own_memories() -> None:
    """The seat chooses first of those who choose at once, and its choice waits unseen."""
    seen: list[Any] = []

    def watched(memory: Any, chance: Chance) -> Any:
        seen.append(memory)
        return memory.legal[0]

    env = SeatEnv("avenue", watched)
    env.reset(seed=1)
    env.step(5)
    assert seen[0].seat == 1
    assert seen[0].my_choice is None
    assert not any(seen[0].sheets[0].roads)


def test_a_number_that_is_not_offered_ends_the_game() -> None:
    env = SeatEnv("avenue", "random")
    env.reset(seed=1)
    env.step(5)
    _vector, reward, terminated, truncated, _info = env.step(5)
    assert (reward, terminated, truncated) == (-1, True, False)


def test_pictures_are_from_the_seat_s_own_eyes() -> None:
    env = SeatEnv("photograph", "random", render_mode="ansi")
    env.reset(seed=1)
    other = SeatEnv("photograph", "random", render_mode="ansi", seat=1)
    other.reset(seed=1)
    other.simulation.put(env.simulation.state)
    assert env.render() != other.render()
