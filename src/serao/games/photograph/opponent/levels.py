"""The five levels of Photograph's opponents."""

from functools import cache
from typing import NamedTuple

from serao.engine.chance import Chance
from serao.games.photograph.actions import Action
from serao.games.photograph.memory import Memory
from serao.games.photograph.opponent import thinking_kernel
from serao.games.photograph.opponent.guests import child, guest
from serao.games.photograph.opponent.mind import Mind, thinking
from serao.games.photograph.opponent.weights import learned
from serao.installed.kernels import fastest


class Search(NamedTuple):
    """How far it is thought: imagined worlds, candidates, turns that each is played on, trials of all together."""

    worlds: int
    candidates: int
    turns: int
    trials: int


# Compiled, and as plain Python, which takes some hundred times as long for the same.
LEVEL_3 = {True: 8, False: 5}  # worlds
LEVEL_4 = {True: Search(8, 4, 2, 16), False: Search(1, 2, 1, 2)}
LEVEL_5 = {True: Search(16, 6, 4, 48), False: Search(2, 2, 1, 6)}


@cache
def mind_for(seats: int) -> Mind:
    """The mind for so many seats, made once: what it thinks of one position never depends on another."""
    return Mind(learned(seats))


def compiled() -> bool:
    """Whether the kernels are compiled here."""
    return fastest(thinking_kernel) is not thinking_kernel


def planner(memory: Memory, chance: Chance) -> Action:
    """Level 3: a family's best, who knows what strips come to, its own and others', and plans one turn."""
    return thinking(mind_for(len(memory.hands)), LEVEL_3[compiled()])(memory, chance)


def club_player(memory: Memory, chance: Chance) -> Action:
    """Level 4: imagines several worlds and plays its best few ideas on until its next turn."""
    return searched(memory, chance, LEVEL_4[compiled()])


def master(memory: Memory, chance: Chance) -> Action:
    """Level 5: everything it has: many worlds, many ideas, several turns."""
    return searched(memory, chance, LEVEL_5[compiled()])


def searched(memory: Memory, chance: Chance, depth: Search) -> Action:
    """The action that a search of some depth comes to."""
    mind = mind_for(len(memory.hands))
    return mind.ponder(memory, chance, 1.0, lambda thinker, seat: int(thinker.search(seat, *depth)))


LEVELS = (child, guest, planner, club_player, master)
