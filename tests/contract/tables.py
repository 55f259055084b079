"""The tables over which the contract suite plays every game, and how a position on them is reached."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import strategies as st

from serao.engine.chance import Chance
from serao.engine.contract import Game
from serao.games import GAMES

MOST_DECISIONS = 20_000


class Table(NamedTuple):
    """A game with options and seats."""

    game: Game
    options: Any
    seats: int

    def __str__(self) -> str:
        chosen = msgspec.to_builtins(self.options)
        changed = [f"{key}" for key, value in chosen.items() if value != getattr(self.game.Options(), key)]
        version = [] if self.game is GAMES[self.game.NAME] else [f"rules-{self.game.RULES}"]
        return "-".join([self.game.NAME, str(self.seats), *changed, *version])


# Each game's tables, strange actions and scramble stand in its own folder: tests/games/<game>/contract.py.
ENTRIES = {name: import_module(f"tests.games.{name}.contract") for name in GAMES}
# Versions of the rules that games begun earlier are still played by.
EARLIER = [game for name in GAMES for game in GAMES[name].EARLIER.values() if not isinstance(game, str)]
TABLES = [
    *(Table(GAMES[name], options, seats) for name in GAMES for options, seats in ENTRIES[name].TABLES),
    *(Table(game, *ENTRIES[game.NAME].TABLES[0]) for game in EARLIER),
]
on_every_table = pytest.mark.parametrize("table", TABLES, ids=str)

# Actions that may or may not be legal, strange ones too: what refuses must not tell a secret either.
UNIVERSE: dict[str, list[Any]] = {name: ENTRIES[name].UNIVERSE for name in GAMES}


class Moment(NamedTuple):
    """A position, the actions that led to it, and every position on the way."""

    table: Table
    seed: bytes
    moves: list[tuple[int, Any]]
    states: list[Any]

    @property
    def state(self) -> Any:
        """The position itself."""
        return self.states[-1]


def play_on(game: Game, state: Any, seed: bytes, random: Random, made: int = 0) -> Iterator[tuple[int, Any, Any]]:
    """Random decisions to the end: seat, action, position after it. Gives up loudly if there is no end."""
    for number in range(made + 1, MOST_DECISIONS):
        actors = game.actors(state)
        if not actors:
            return
        seat = random.choice(actors)
        action = random.choice(game.legal(state, seat))
        state = game.apply(state, seat, action, Chance(seed, number))
        yield seat, action, state
    raise AssertionError("the game does not end")


def moment_after(table: Table, number: int, steps: int) -> Moment:
    """The position after so many random decisions of the game with that number."""
    return moment_from(table, Random(number).randbytes(32), number, steps)


def moment_from(table: Table, seed: bytes, number: int, steps: int = MOST_DECISIONS) -> Moment:
    """The position after so many random decisions from a seed; without a number of steps, the end."""
    random = Random(number)
    state = table.game.new(table.options, table.seats, Chance(seed))
    moves, states = [], [state]
    for _step, (seat, action, after) in zip(range(steps), play_on(table.game, state, seed, random), strict=False):
        moves.append((seat, action))
        states.append(after)
    return Moment(table, seed, moves, states)


numbers = st.integers(0, 2**32)
steps = st.integers(0, 130)


def seats_and_spectator(table: Table) -> list[int | None]:
    """Everybody who may look (the first few of a large table)."""
    return [None, *range(min(table.seats, 4))]
