"""The five levels of Photograph's opponents."""

from functools import cache
from typing import NamedTuple

from serao.engine.chance import Chance
from serao.engine.parts import Bot
from serao.games.photograph.actions import Action
from serao.games.photograph.memory import Memory
from serao.games.photograph.opponent import thinking_kernel
from serao.games.photograph.opponent.easy_levels import child, guest
from serao.games.photograph.opponent.search_engine import SearchEngine, thinking
from serao.games.photograph.opponent.weights import learned
from serao.installed.kernels import fastest


class Search(NamedTuple):
    """How far it is thought: imagined worlds, candidates, turns that each is played on, trials of all together."""

    worlds: int
    candidates: int
    turns: int
    trials: int


class Depths(NamedTuple):
    """A level's searches: compiled for two and for more, and as plain Python, some hundred times slower."""

    two: Search
    more: Search
    plain: Search

    def for_seats(self, seats: int) -> Search:
        """The search for so many seats, here."""
        if not compiled():
            return self.plain
        return self.two if seats == 2 else self.more


LEVEL_3 = {True: 8, False: 5}  # worlds, compiled or not
LEVEL_4 = Depths(Search(8, 4, 2, 16), Search(8, 4, 4, 24), Search(1, 2, 1, 2))
LEVEL_5 = Depths(Search(16, 6, 4, 48), Search(16, 6, 4, 96), Search(2, 2, 1, 6))


@cache
def engine_for(seats: int) -> SearchEngine:
    """The engine for so many seats, made once: what it thinks of one position never depends on another."""
    return SearchEngine(learned(seats))


def compiled() -> bool:
    """Whether the kernels are compiled here."""
    return fastest(thinking_kernel) is not thinking_kernel


def planner(memory: Memory, chance: Chance) -> Action:
    """Level 3: a family's best, who knows what strips come to, its own and others', and plans one turn."""
    return thinking(engine_for(len(memory.hands)), LEVEL_3[compiled()])(memory, chance)


def club_player(memory: Memory, chance: Chance) -> Action:
    """Level 4: imagines several worlds and plays its best few ideas on until its next turn."""
    return searched(memory, chance, LEVEL_4)


def master(memory: Memory, chance: Chance) -> Action:
    """Level 5: everything it has: many worlds, many ideas, several turns."""
    return searched(memory, chance, LEVEL_5)


def searched(memory: Memory, chance: Chance, depths: Depths) -> Action:
    """The action that a search of some depth comes to."""
    seats = len(memory.hands)
    engine, depth = engine_for(seats), depths.for_seats(seats)
    return engine.ponder(memory, chance, 1.0, lambda thinker, seat: int(thinker.search(seat, *depth)))


LEVELS: tuple[Bot[Memory, Action], ...] = (child, guest, planner, club_player, master)
