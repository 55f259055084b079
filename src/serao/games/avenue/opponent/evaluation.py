"""What is about as good as a level's best choice, and how much of it is hope: from this tempers choose."""

from collections.abc import Callable, Mapping
from functools import partial

from serao.engine.evaluation import EvaluatedAction
from serao.engine.parts import Evaluation
from serao.games.avenue.actions import Action, Draw
from serao.games.avenue.maps import map_of
from serao.games.avenue.memory import Memory
from serao.games.avenue.networks import farm_grapes
from serao.games.avenue.opponent.players import Worths, action_of, worths_3, worths_4, worths_5
from serao.games.avenue.opponent.value_kernel import POINT
from serao.games.avenue.pieces import YELLOW

# Choices that differ by less are about equally good, in points; while a sheet is nearly empty, what one gives up comes
# back. Wider ones cost points (400 development deals): for level 3 twice as wide 1.8, for level 4 2.6 (200 deals).
AT_FIRST, FIRST = 1.0, 5  # so many roads
LATER = {"level-3": 0.25, "level-4": 0.5, "level-5": 0.25}
SURE_TO_LOOK = 99  # grapes: who looks at the next farm first takes no risk


def evaluated(worths_of: Callable[[Memory], Worths], later: float, memory: Memory) -> list[EvaluatedAction[Action]]:
    """The choices that are about as good as the best."""
    assert memory.seat is not None
    worths, drawn = worths_of(memory), sum(road > 0 for road in memory.sheets[memory.seat].roads)
    alike = POINT * (AT_FIRST if drawn < FIRST else later)
    most = max(worths.values())
    near = {choice: (most - worth) / alike for choice, worth in worths.items() if most - worth < alike}
    return [EvaluatedAction(action_of(choice), short, -sure_grapes(memory, choice)) for choice, short in near.items()]


def sure_grapes(memory: Memory, choice: int) -> int:
    """4.3 What would be written for the farm of this round, were it to score after that choice."""
    assert memory.seat is not None
    action = action_of(choice)
    if not isinstance(action, Draw):
        return SURE_TO_LOOK
    roads = list(memory.sheets[memory.seat].roads)
    roads[action.square] = memory.road % YELLOW
    return farm_grapes(tuple(roads), map_of(memory.options.map), memory.farms[memory.round - 1])


WORTHS = {"level-3": worths_3, "level-4": worths_4, "level-5": worths_5}
EVALUATIONS: Mapping[str, Evaluation[Memory, Action]] = {
    level: partial(evaluated, worths, LATER[level]) for level, worths in WORTHS.items()
}
