"""Positions of random games: how a test reaches them."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, AnyGame, EventT, Game, MemoryT, OptionsT, StateT, ViewT
from serao.games import GAMES

MOST_DECISIONS = 200_000  # at random, our longest game has taken 38,225: only what never ends must fail
MOST_LOOKING = 4  # of a large table, the first few are looked at


class SuiteTable(NamedTuple):
    """A game with options and seats."""

    game: AnyGame
    options: Any
    seats: int

    def __str__(self) -> str:
        chosen = msgspec.to_builtins(self.options)
        changed = [f"{key}" for key, value in chosen.items() if value != getattr(self.game.Options(), key)]
        version = [f"rules-{self.game.RULES}"] if self.game.RULES < GAMES[self.game.NAME].RULES else []
        return "-".join([self.game.NAME, str(self.seats), *changed, *version])


class Moment(NamedTuple):
    """A position, the actions that led to it, and every position on the way."""

    table: SuiteTable
    seed: bytes
    moves: list[tuple[int, Any]]
    states: list[Any]

    @property
    def state(self) -> Any:
        """The position itself."""
        return self.states[-1]

    def decisions(self) -> Iterator[tuple[Any, int, Any, Any]]:
        """How it came about: each position, the seat that acted, what it did, the position after it."""
        for (seat, action), (before, after) in zip(self.moves, pairwise(self.states), strict=True):
            yield before, seat, action, after


def play_on(
    game: Game[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT],
    state: StateT,
    seed: bytes,
    random: Random,
    made: int = 0,
) -> Iterator[tuple[int, ActionT, StateT]]:
    """Random decisions to the end: seat, action, position after it. Fails if there is no end."""
    for number in range(made + 1, MOST_DECISIONS):
        actors = game.actors(state)
        if not actors:
            return
        seat = random.choice(actors)
        action = random.choice(game.legal(state, seat))
        state = game.apply(state, seat, action, Chance(seed, number))
        yield seat, action, state
    raise AssertionError("the game does not end")


def moment_after(table: SuiteTable, number: int, steps: int) -> Moment:
    """The position after so many random decisions of the game with that number."""
    return moment_from(table, Random(number).randbytes(32), number, steps)


def moment_from(table: SuiteTable, seed: bytes, number: int, steps: int = MOST_DECISIONS) -> Moment:
    """The position after so many random decisions from a seed; without a number of steps, the end."""
    random = Random(number)
    state = table.game.new(table.options, table.seats, Chance(seed))
    moves, states = [], [state]
    for _step, (seat, action, after) in zip(range(steps), play_on(table.game, state, seed, random), strict=False):
        moves.append((seat, action))
        states.append(after)
    return Moment(table, seed, moves, states)


def seats_and_spectator(table: SuiteTable) -> list[int | None]:
    """Everybody who may look (the first few of a large table)."""
    return [None, *range(min(table.seats, MOST_LOOKING))]
