"""Perft: the number of ways a game can go on, counted by the rules and, where it can be, by hand."""

from typing import Any

import pytest

from serao.engine.chance import Chance
from serao.engine.contract import Game
from serao.games import GAMES
from tests.contract.tables import Table, moment_after


def perft(game: Game, state: Any, depth: int) -> int:
    """How many sequences of that many decisions there are (the first of several actors chooses first)."""
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    seat = actors[0]
    actions = game.legal(state, seat)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, seat, action, Chance(b"perft")), depth - 1) for action in actions)


def table(name: str, seats: int) -> Table:
    """A table with default options."""
    return Table(GAMES[name], GAMES[name].Options(), seats)


# From the start, by hand. A full row has 6 takes, 2 for each number; a hand of 6, 7, 8 cards winds in 15, 21, 28
# ways; a row of which 1, 2, 3 cards are gone has 6, 4, 1 takes. Alone in Avenue: 42 squares and a peek, then a
# square less or the peek less.
THREE_ROWS = [18, 6 * (15 + 21 + 28), 6 * (15 * (12 + 6) + 21 * (12 + 4) + 28 * (12 + 1))]
FOUR_ROWS = [24, 8 * (15 + 21 + 28), 8 * (15 * (18 + 6) + 21 * (18 + 4) + 28 * (18 + 1))]
FROM_THE_START = [
    ("photograph", 2, THREE_ROWS),
    ("photograph", 3, FOUR_ROWS),
    ("photograph", 4, FOUR_ROWS),
    ("avenue", 1, [43, 42 * 42 + 42, 42 * (41 * 41 + 41) + 42 * 41]),
    ("avenue", 2, [43, 43 * 43, 43 * (42 * 42 + 42)]),
]


@pytest.mark.parametrize(("name", "seats", "counts"), FROM_THE_START)
def test_perft_from_the_start(name: str, seats: int, counts: list[int]) -> None:
    state = moment_after(table(name, seats), 1, 0).state
    assert [perft(table(name, seats).game, state, depth + 1) for depth in range(len(counts))] == counts


# From the middle of games, where rows are short, hands small, maps half full: after so many random decisions.
FROM_THE_MIDDLE = [
    ("photograph", 2, 30, [16, 156, 2000]),
    ("photograph", 3, 45, [18, 186, 2436]),
    ("photograph", 4, 60, [3, 9, 9]),
    ("avenue", 1, 20, [24, 552, 12144]),
    ("avenue", 2, 61, [13, 182, 2184]),
    ("avenue", 3, 99, [11, 121, 1452]),
    # By hand: five envelopes, two arrangements, ready; an open one brings close and the VIP card; when both are ready
    # the card that is turned leaves 6 ways on: 589 + 6.
    ("picture_perfect", 2, 0, [8, 69, 595]),
    ("picture_perfect", 3, 0, [7, 53, 403]),
    ("picture_perfect", 6, 0, [5, 27, 147]),
    ("fairy_tile", 2, 0, [38, 1953]),
    ("fairy_tile", 3, 40, [19, 391]),
    ("fairy_tile", 4, 90, [16, 297]),
]


@pytest.mark.parametrize(("name", "seats", "steps", "counts"), FROM_THE_MIDDLE)
def test_perft_from_the_middle(name: str, seats: int, steps: int, counts: list[int]) -> None:
    state = moment_after(table(name, seats), 2, steps).state
    assert [perft(table(name, seats).game, state, depth) for depth in range(1, len(counts) + 1)] == counts
