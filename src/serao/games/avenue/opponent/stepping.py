"""Avenue step by step on its kernel, as `serao.engine.steps` describes."""

from __future__ import annotations

from array import array
from typing import cast

from serao.engine.chance import Chance
from serao.engine.steps import Steps
from serao.games.avenue import kernel
from serao.games.avenue.actions import DRAWS, PEEK, Action, Draw
from serao.games.avenue.maps import map_of
from serao.games.avenue.memory import Memory, imagine
from serao.games.avenue.opponent.kernel_sheets import land_of
from serao.games.avenue.pieces import FARMS, ROAD_CARDS, SQUARES, VACANT
from serao.games.avenue.scoring import written_points
from serao.games.avenue.state import Options, Sheet, State
from serao.installed.kernels import fastest


def steps(options: Options, seats: int) -> Steps:
    """A table that is dealt in the order of the box."""
    data, kept = (memoryview(array("h", bytes(2 * kernel.numbers_for(seats)))) for _ in range(2))
    table = fastest(kernel).Table(land_of(map_of(options.map)), seats, data, kept)
    table.deal(list(ROAD_CARDS), list(range(len(FARMS))))
    return cast(Steps, table)


def remembered(memory: Memory, chance: Chance) -> Steps:
    """A table with the position of a memory; nobody has chosen yet, since nobody knows what waits."""
    table = steps(memory.options, memory.seats)
    table.load(numbers_of(imagine(memory, chance)))  # type: ignore[attr-defined]
    return table


def numbers_of(state: State) -> list[int]:
    """A position as the kernel's row of numbers, before anybody has chosen for the card that is shown."""
    shown = state.aside + state.played
    sheets, vacant = state.sheets, [vacant_of(sheet) for sheet in state.sheets]
    return [
        *(len(shown) - 1, state.yellow, state.round, 0 if state.road else -1),
        *(*shown, *state.deck),
        *(FARMS.index(farm) for farm in state.farms),
        *(road for sheet in sheets for road in sheet.roads),
        *(square for squares in vacant for square in (*squares, *(0,) * (SQUARES - len(squares)))),
        *map(len, vacant),
        *(max(sheet.peeks, default=0) for sheet in sheets),
        *(sheet.written[-1] if sheet.written else 0 for sheet in sheets),
        *map(written_points, sheets),
        *(max(sheet.written, default=0) for sheet in sheets),
    ]


def vacant_of(sheet: Sheet) -> list[int]:
    """The vacant squares of a sheet."""
    return [square for square, road in enumerate(sheet.roads) if road == VACANT]


def number_of(action: Action) -> int:
    """An action as the kernel's number."""
    return action.square if isinstance(action, Draw) else kernel.PEEK


def action_of(number: int) -> Action:
    """The kernel's number as an action."""
    return PEEK if number == kernel.PEEK else DRAWS[number]
