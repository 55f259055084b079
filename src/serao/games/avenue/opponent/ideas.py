"""What is about as good as a level's best choice, and how much of it is hope: from this tempers choose."""

from collections.abc import Callable
from functools import partial

from serao.engine.idea import Idea
from serao.games.avenue.actions import Draw
from serao.games.avenue.maps import map_of
from serao.games.avenue.memory import Memory
from serao.games.avenue.networks import farm_grapes
from serao.games.avenue.opponent.players import Worths, action_of, worths_3, worths_4, worths_5
from serao.games.avenue.opponent.value_kernel import POINT
from serao.games.avenue.pieces import YELLOW

# Choices that differ by less are about equally good; while a sheet is nearly empty, what one gives up comes back.
ALIKE, ALIKE_AT_FIRST = 0.5 * POINT, 1.0 * POINT
FIRST = 5  # so many roads
SURE_TO_LOOK = 99  # grapes: who looks at the next farm first takes no risk


def ideas(worths_of: Callable[[Memory], Worths], memory: Memory) -> list[Idea]:
    """The choices that are about as good as the best."""
    worths, alike = worths_of(memory), alike_now(memory)
    most = max(worths.values())
    near = {choice: (most - worth) / alike for choice, worth in worths.items() if most - worth < alike}
    return [Idea(action_of(choice), short, -sure_grapes(memory, choice)) for choice, short in near.items()]


def alike_now(memory: Memory) -> float:
    """By how much two choices may differ that are about equally good now."""
    assert memory.seat is not None
    drawn = sum(road > 0 for road in memory.sheets[memory.seat].roads)
    return ALIKE_AT_FIRST if drawn < FIRST else ALIKE


def sure_grapes(memory: Memory, choice: int) -> int:
    """4.3 What would be written for the farm of this round, were it to score after that choice."""
    assert memory.seat is not None
    action = action_of(choice)
    if not isinstance(action, Draw):
        return SURE_TO_LOOK
    roads = list(memory.sheets[memory.seat].roads)
    roads[action.square] = memory.road % YELLOW
    return farm_grapes(tuple(roads), map_of(memory.options.map), memory.farms[memory.round - 1])


IDEAS = {
    "level-3": partial(ideas, worths_3),
    "level-4": partial(ideas, worths_4),
    "level-5": partial(ideas, worths_5),
}
