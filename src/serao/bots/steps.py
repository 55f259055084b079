"""Tree search where a game has a kernel that is driven step by step: the same search, compiled."""

from typing import Protocol, cast

from serao.bots import tree_kernel
from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT, OptionsT
from serao.engine.steps import Stepping
from serao.installed.kernels import fastest


class Search(Protocol):
    """The kernel's search."""

    def iterate(self) -> int:
        """One iteration; how many decisions it has tried."""

    def run(self, decisions: int, /) -> int:
        """Search until so many decisions have been tried; how many iterations."""

    def best(self, legal: bytes, /) -> int:
        """Of these actions of the seat that is to choose the one that was tried most."""


MOST_NODES = 4_096
DECISIONS_A_NODE = 16  # every iteration makes a node, and tries some more decisions than this


def search_of(
    stepping: Stepping[OptionsT, MemoryT, ActionT], memory: MemoryT, chance: Chance, most_nodes: int = MOST_NODES
) -> Search:
    """A search from what a seat knows, before its first iteration."""
    table = stepping.remembered(memory, chance)
    return cast(Search, fastest(tree_kernel).Search(table, memory.seat, chance.below(2**32), most_nodes))


def choose(stepping: Stepping[OptionsT, MemoryT, ActionT], memory: MemoryT, chance: Chance, decisions: int) -> ActionT:
    """The action that search prefers after so many tried decisions. The same luck gives the same action."""
    legal: tuple[ActionT, ...] = memory.legal
    if len(legal) == 1:
        return legal[0]
    search = search_of(stepping, memory, chance, min(MOST_NODES, decisions // DECISIONS_A_NODE + 2))
    search.run(decisions)
    return stepping.action_of(search.best(bytes(map(stepping.number_of, legal))))
