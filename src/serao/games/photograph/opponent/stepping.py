"""Photograph step by step on its kernel, as `serao.engine.steps` describes."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import cast

from serao.engine.chance import Chance
from serao.engine.steps import Steps
from serao.games.photograph import kernel
from serao.games.photograph.actions import LEFT, RIGHT, TAKES, WINDS, Action, Take, Wind
from serao.games.photograph.memory import Memory, imagine
from serao.games.photograph.opponent import stepping_kernel
from serao.games.photograph.opponent.position import WIND, cells_of, number_of
from serao.games.photograph.opponent.search_engine import SearchEngine
from serao.games.photograph.opponent.weights import learned
from serao.games.photograph.pieces import COLOURS, COLUMNS, ROWS
from serao.games.photograph.state import Options
from serao.installed.kernels import fastest

__all__ = ["action_of", "number_of", "remembered", "steps"]

DRAWN = -1  # instead of the colours that are left out: they are drawn at random (2.1)


def steps(options: Options, seats: int) -> Steps:
    """A table before its first deal."""
    engine = SearchEngine(learned(seats))  # it is to imagine, and no more: nothing is judged
    rows, actions = (engine.cells, kernel.blank()), (takes(ROWS[seats]), winds())
    setup = (seats, options.missed_photo, left_out(options))
    return cast(Steps, fastest(stepping_kernel).Table(rows, engine.game, engine.thinker, actions, setup))


def left_out(options: Options) -> int:
    """2.1 The colours that are left out, as bits."""
    named = sum(1 << COLOURS.index(colour) for colour in options.left_out)
    return named or DRAWN


@cache
def takes(rows: int) -> tuple[bytes, ...]:
    """3.1 Every take, by the number of cards left in each row."""
    every = product(range(COLUMNS + 1), repeat=rows)
    return tuple(bytes(number_of(take) for row in range(rows) for take in TAKES[row][left[row]]) for left in every)


@cache
def winds() -> tuple[bytes, ...]:
    """3.2 Every winding, by the number of cards in hand."""
    return tuple(bytes(map(number_of, each)) for each in WINDS)


def remembered(memory: Memory, chance: Chance) -> Steps:
    """A table with the position of a memory."""
    table = steps(memory.options, len(memory.hands))
    table.load(cells_of(imagine(memory, chance)))  # type: ignore[attr-defined]
    return table


def action_of(number: int) -> Action:
    """The kernel's number as an action."""
    if number >= WIND:
        return Wind(*divmod(number - WIND, 8))
    return Take(number >> 3, RIGHT if number & 4 else LEFT, number & 3)
