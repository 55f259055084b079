"""Five opponents for Avenue: what a net says of each sheet, with more or less of a look ahead."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from serao.engine.chance import Chance
from serao.games.avenue import kernel
from serao.games.avenue.actions import DRAWS, PEEK, Action, Draw
from serao.games.avenue.maps import NAMES, map_of
from serao.games.avenue.memory import Memory
from serao.games.avenue.networks import farm_grapes
from serao.games.avenue.opponent import sound
from serao.games.avenue.opponent.alone import ALL_CARDS, Position, kind_of_card
from serao.games.avenue.opponent.lands import Board, sheets_of
from serao.games.avenue.opponent.search import Width, look_ahead
from serao.games.avenue.opponent.training import HEADS, file_name
from serao.games.avenue.opponent.weights import unpacked
from serao.games.avenue.pieces import FARMS, YELLOW

SHEETS = 5
WIDE = Width(8, 0)  # what level 5 looks at
OVERLOOKED = 6  # level 3 overlooks one square in so many


@lru_cache(maxsize=4)
def net_of(variant: str) -> tuple[Any, Any]:
    """The heads and rows of a net."""
    return unpacked(files("serao.games.avenue").joinpath("opponent", file_name(variant)).read_bytes(), HEADS)


@lru_cache(maxsize=4)
def sheets_on(name: str) -> list[Board]:
    """Sheets to think with on a map of the box."""
    return sheets_of(map_of(name), True, *net_of(name), SHEETS)


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
    """Knows its map by heart, and tries its best choices with every card that may come next."""
    if memory.options.map not in NAMES:  # nothing has been learned of it
        return sound.choose(memory, chance)
    sheets, position = recalled(memory)
    return action_of(look_ahead(sheets, position, WIDE))


def level_4(memory: Memory, chance: Chance) -> Action:
    """Knows its map by heart, and draws what looks best."""
    if memory.options.map not in NAMES:  # nothing has been learned of it
        return sound.choose(memory, chance)
    sheets, position = recalled(memory)
    return action_of(int(sheets[0].sheet.judge(position.road, sheets[-1].sheet)))


def level_3(memory: Memory, chance: Chance) -> Action:
    """Knows its map, but hurries: it overlooks many a square."""
    if memory.options.map not in NAMES:  # nothing has been learned of it
        return sound.choose(memory, chance)
    sheets, position = recalled(memory)
    sheets[0].sheet.judge(position.road, sheets[-1].sheet)
    seen = [choice for choice in memory.legal if chance.below(OVERLOOKED)] or memory.legal
    return max(seen, key=lambda action: sheets[0].values[number_of(action)])


def number_of(action: Action) -> int:
    """An action as the kernel's choice."""
    return action.square if isinstance(action, Draw) else kernel.PEEK


level_2 = sound.choose


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


LEVELS = (level_1, level_2, level_3, level_4, level_5)
