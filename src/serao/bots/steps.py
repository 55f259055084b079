"""Tree search where a game has a kernel that is driven step by step: the same search, compiled."""

from types import ModuleType
from typing import Any

from serao.bots import tree_kernel
from serao.engine.chance import Chance
from serao.installed.kernels import fastest

MOST_NODES = 4_096
DECISIONS_A_NODE = 16  # every iteration makes a node, and tries some more decisions than this


def search_of(stepping: ModuleType, memory: Any, chance: Chance, most_nodes: int = MOST_NODES) -> Any:
    """A search from what a seat knows, before its first iteration."""
    table = stepping.remembered(memory, chance)
    return fastest(tree_kernel).Search(table, memory.seat, chance.below(2**32), most_nodes)


def choose(stepping: ModuleType, memory: Any, chance: Chance, decisions: int) -> Any:
    """The action that search prefers after so many tried decisions. The same luck gives the same action."""
    if len(memory.legal) == 1:
        return memory.legal[0]
    search = search_of(stepping, memory, chance, min(MOST_NODES, decisions // DECISIONS_A_NODE + 2))
    search.run(decisions)
    return stepping.action_of(search.best(bytes(map(stepping.number_of, memory.legal))))
