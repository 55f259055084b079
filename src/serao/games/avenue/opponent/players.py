"""Five opponents for Avenue: what a net says of each sheet, with more or less of a look ahead."""

from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from serao.engine.chance import Chance
from serao.engine.parts import Bot
from serao.games.avenue import kernel
from serao.games.avenue.actions import DRAWS, PEEK, Action, Draw
from serao.games.avenue.maps import NAMES, map_of
from serao.games.avenue.memory import Memory
from serao.games.avenue.networks import farm_grapes
from serao.games.avenue.opponent import value_kernel, yardstick
from serao.games.avenue.opponent.alone import ALL_CARDS, Position, kind_of_card
from serao.games.avenue.opponent.kernel_sheets import Board, sheets_of
from serao.games.avenue.opponent.search import values_ahead
from serao.games.avenue.opponent.training import ANY_MAP, HEADS, file_name
from serao.games.avenue.opponent.weights import unpacked
from serao.games.avenue.pieces import COLUMNS, FARMS, NEIGHBOUR, SQUARES, YELLOW
from serao.installed.kernels import fastest

SHEETS = 4  # as it is, after a choice, after a card, and one to judge on
# The squares that touch a square, also at a corner.
AROUND = tuple(
    [
        other
        for other in range(SQUARES)
        if max(abs(other // COLUMNS - square // COLUMNS), abs(other % COLUMNS - square % COLUMNS)) == 1
    ]
    for square in range(SQUARES)
)
TRIED, TRIED_PLAIN = 8, 4  # choices that level 5 thinks about; as plain Python there is less time
Worths: TypeAlias = dict[int, int]  # by choice, in the net's units


@lru_cache(maxsize=4)
def net_of(variant: str) -> tuple[Any, Any]:
    """The heads and rows of a net."""
    return unpacked(files("serao.games.avenue").joinpath("opponent", file_name(variant)).read_bytes(), HEADS)


@lru_cache(maxsize=8)
def sheets_on(name: str) -> list[Board]:
    """Sheets to think with on a map: with what was learned of it, or of maps in general."""
    by_heart = name in NAMES
    return sheets_of(map_of(name), by_heart, *net_of(name if by_heart else ANY_MAP), SHEETS)


def recalled(memory: Memory) -> tuple[list[Board], Position]:
    """One's own sheet as it is, in the kernel, and what is known besides it."""
    assert memory.seat is not None  # a spectator has nothing to choose
    own, sheets = memory.sheets[memory.seat], sheets_on(memory.options.map)
    sheet, left = sheets[0].sheet, list(ALL_CARDS)
    sheet.clear()
    for square, road in enumerate(own.roads):
        if road:
            sheet.draw(square, road)
    for card in memory.aside:
        sheet.show(kind_of_card(card))
    unknown = [farm for farm in FARMS if farm not in memory.farms]
    farms = [FARMS.index(farm) for farm in (*memory.farms, *unknown)]
    before = own.written[-1] if own.written else 0
    sheet.place(memory.round, farms, len(memory.farms), before)
    for card in memory.played:
        sheet.show(kind_of_card(card))
    for card in (*memory.aside, *memory.played):
        left[kind_of_card(card)] -= 1
    known = len(memory.farms) > memory.round
    coming = farms[memory.round : memory.round + 1] if known else farms[memory.round :]
    return sheets, Position(memory.road % YELLOW, memory.yellow, memory.round, tuple(coming), tuple(left))


def action_of(choice: int) -> Action:
    """The kernel's choice as an action."""
    return PEEK if choice == kernel.PEEK else DRAWS[choice]


def level_5(memory: Memory, chance: Chance) -> Action:
    """Counts the cards, and tries its best choices with every card that may come next."""
    return best_of(worths_5(memory))


def level_4(memory: Memory, chance: Chance) -> Action:
    """Draws what looks best to somebody who knows the map by heart, but counts no cards."""
    return best_of(worths_4(memory))


def level_3(memory: Memory, chance: Chance) -> Action:
    """The same, but it plans short: it draws beside what it has, or near a farm that it knows."""
    return best_of(worths_3(memory))


def best_of(worths: Worths) -> Action:
    """The choice of the greatest worth, as an action."""
    return action_of(max(worths, key=worths.__getitem__))


def worths_5(memory: Memory) -> Worths:
    """The choices that level 5 thinks about, with every card that may come next."""
    sheets, position = recalled(memory)
    compiled = fastest(value_kernel) is not value_kernel
    return values_ahead(sheets, position, TRIED if compiled else TRIED_PLAIN)


def worths_4(memory: Memory) -> Worths:
    """Every choice, as the net judges it without a count of cards."""
    sheets, position = recalled(without_count(memory))
    sheets[0].sheet.judge(position.road, sheets[-1].sheet)
    return {choice: sheets[0].values[choice] for choice in map(number_of, memory.legal)}


def worths_3(memory: Memory) -> Worths:
    """Of these the near ones; all, where none is near."""
    worths, near = worths_4(memory), squares_near(memory)
    return {choice: worth for choice, worth in worths.items() if choice in near} or worths


def without_count(memory: Memory) -> Memory:
    """The memory of somebody who has forgotten the cards of the rounds before."""
    return msgspec.structs.replace(memory, aside=())


def squares_near(memory: Memory) -> set[int]:
    """The squares around one's roads, also across a corner, and those within two steps of a farm revealed so far."""
    assert memory.seat is not None
    farms = [map_of(memory.options.map).farms[farm] for farm in memory.farms]
    steps = {near for farm in farms for beside in around(farm) for near in (beside, *around(beside))}
    roads = [square for square, road in enumerate(memory.sheets[memory.seat].roads) if road]
    corners = {near for road in roads for near in AROUND[road]}
    return {*farms, *steps, *corners}


def around(square: int) -> list[int]:
    """The squares beside a square."""
    return [other for other in NEIGHBOUR[square] if other >= 0]


def number_of(action: Action) -> int:
    """An action as the kernel's choice."""
    return action.square if isinstance(action, Draw) else kernel.PEEK


level_2 = yardstick.choose


def level_1(memory: Memory, chance: Chance) -> Action:
    """A child who draws where the farm of this round gets most grapes now, and else anywhere; it never peeks."""
    assert memory.seat is not None
    land, roads = map_of(memory.options.map), list(memory.sheets[memory.seat].roads)
    grapes = {}
    for action in memory.legal:
        if isinstance(action, Draw):
            drawn = roads.copy()
            drawn[action.square] = memory.road % YELLOW
            grapes[action] = farm_grapes(tuple(drawn), land, memory.farms[memory.round - 1])
    most = max(grapes.values())
    return chance.pick([action for action, number in grapes.items() if number == most])


LEVELS: tuple[Bot[Memory, Action], ...] = (level_1, level_2, level_3, level_4, level_5)
