"""What a seat cannot know changes no number and no picture that it is given, in any environment."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from serao.engine.chance import Chance
from serao.research import AECTable, ParallelTable, SeatEnv
from serao.research.match import Match
from tests.research.games import NAMES, game_for, some_number

STEPS = (3, 25, 60)  # decisions after which somebody looks
Told = dict[str, bytes]


def told_one_by_one(name: str, match: Match, seat: int) -> Told:
    """All that an agent is told, one by one."""
    env = AECTable(game_for(name), match.seats, render_mode="ansi", eyes=seat)
    env.reset()
    env.match.put(match.state)
    return as_bytes({**env.observe(f"seat_{seat}"), "info": env.infos[f"seat_{seat}"], "picture": env.render()})


def told_all_at_once(name: str, match: Match, seat: int) -> Told:
    """All that an agent is told, all at once."""
    env = ParallelTable(game_for(name), match.seats, render_mode="svg", eyes=seat)
    env.reset()
    env.match.put(match.state)
    return as_bytes({**env.observations()[f"seat_{seat}"], "picture": env.render()})


def told_alone(name: str, match: Match, seat: int) -> Told:
    """All that a seat is told."""
    env = SeatEnv(game_for(name), lambda memory, chance: memory.legal[0], seat, match.seats, render_mode="rgb_array")
    env.reset()
    env.match.put(match.state)
    return as_bytes({"observation": env.match.vector(seat), **env.info(), "picture": env.render()})


def as_bytes(told: dict[str, Any]) -> Told:
    """What was told, to be compared byte by byte."""
    return {
        key: value.tobytes() if isinstance(value, np.ndarray) else repr(value).encode() for key, value in told.items()
    }


def moments(name: str) -> list[Match]:
    """A few positions of a game at random."""
    found = []
    for steps in STEPS:
        match, random = Match(game_for(name)), np.random.default_rng(steps)
        match.begin(bytes([steps]) * 32)
        for _ in range(steps):
            if not match.over:
                seat = match.actors[0]
                match.take(seat, some_number(match.mask(seat), random))
        found.append(match)
    return found


def changed(match: Match, seat: int) -> Match:
    """The same position with all that a seat cannot know imagined anew."""
    other = Match(match.game, match.seats, match.options)
    other.put(match.game.imagine(match.memory(seat), Chance(b"imagined")))
    return other


DOORS: dict[str, Callable[[str, Match, int], Told]] = {
    "aec": told_one_by_one,
    "parallel": told_all_at_once,
    "seat": told_alone,
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str, door: str) -> None:
    told = DOORS[door]
    for match in moments(name):
        seat = match.decisions % match.seats
        assert told(name, match, seat) == told(name, changed(match, seat), seat)


def test_a_vector_that_is_made_of_the_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def vector(match: Match, seat: int) -> Any:
        return np.frombuffer(bytes(card & 127 for card in match.state.deck), np.int8)

    monkeypatch.setattr(Match, "vector", vector)
    match = moments("photograph")[0]
    assert told_one_by_one("photograph", match, 0) != told_one_by_one("photograph", changed(match, 0), 0)


def test_a_spectator_s_picture_tells_no_secret() -> None:
    for match in moments("photograph"):
        other = Match("photograph")
        other.put(match.game.imagine(match.game.memory(match.state, None), Chance(b"imagined")))
        pictures = []
        for each in (match, other):
            env = AECTable("photograph", render_mode="ansi")
            env.reset()
            env.match.put(each.state)
            pictures.append(env.render())
        assert pictures[0] == pictures[1]
