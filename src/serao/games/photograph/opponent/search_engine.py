"""The parts of a search put together: game, survey, value and thinking, on one row of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from types import ModuleType
from typing import Any

from serao.engine.chance import Chance
from serao.games.photograph import kernel
from serao.games.photograph.actions import Action
from serao.games.photograph.memory import Memory, imagine
from serao.games.photograph.opponent import strip_kernel, survey_kernel, thinking_kernel, value_kernel
from serao.games.photograph.opponent.position import cells_of, number_of
from serao.installed.kernels import fastest


class SearchEngine:
    """One thinker with the cells that it looks at."""

    def __init__(self, weights: array[int], form: Callable[[ModuleType], Any] = fastest) -> None:
        self.weights = weights
        self.cells = kernel.blank()
        self.active = array("i", bytes(4 * strip_kernel.MOST_ACTIVE))
        kinds, follow = array("i", bytes(4 * 4 * 84)), array("d", bytes(8 * 4 * 7 * 52))
        worth, regard = array("d", bytes(8 * 64)), array("d", bytes(8 * 4))
        self.game = form(kernel).Game(self.cells)
        self.survey = form(survey_kernel).Survey(self.cells, kinds, follow)
        self.strip = form(strip_kernel).Strip(self.cells, kinds, follow, weights, self.active, regard)
        self.value = form(value_kernel).Value(self.cells, self.strip, worth)
        parts = (self.cells, kinds, follow, worth, regard)
        self.thinker = form(thinking_kernel).Thinker(parts, self.game, self.survey, self.value)

    def ponder(self, memory: Memory, chance: Chance, envy: float, how: Callable[[Any, int], int]) -> Action:
        """The action that the thinker comes to, having only a memory."""
        assert memory.seat is not None  # a spectator has nothing to choose
        if len(memory.legal) == 1:
            return memory.legal[0]
        self.cells[:] = cells_of(imagine(memory, chance))
        self.thinker.begin(chance.below(1 << 32), envy)
        chosen = how(self.thinker, memory.seat)
        return next(action for action in memory.legal if number_of(action) == chosen)


def thinking(engine: SearchEngine, worlds: int, envy: float = 1.0) -> Callable[[Memory, Chance], Action]:
    """An opponent that weighs every action by the value, in so many imagined worlds."""
    return lambda memory, chance: engine.ponder(
        memory, chance, envy, lambda thinker, seat: int(thinker.think(seat, worlds))
    )
