"""A kingdom as the kernels know it, made once for each and kept while it is played on."""

from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from serao.games.fairy_tile import land_kernel, pages_kernel
from serao.games.fairy_tile.objectives import (
    All,
    AnyOf,
    Meet,
    Objective,
    PassOver,
    See,
    SeePlace,
    SeeThree,
    Visit,
    VisitLarge,
)
from serao.games.fairy_tile.pieces import NO_PAGE, OBJECTIVES, cells_of
from serao.games.fairy_tile.places import CASTLE
from serao.installed.kernels import fastest

CLAUSES, ATOMS = 2, 2  # the most that a page has


def atom_of(objective: Objective) -> tuple[int, int, int, int]:
    """One thing that a page asks for, as the kernels read it."""
    match objective:
        case Visit(who, place):
            return pages_kernel.VISIT, who, 0, place
        case VisitLarge(who, place):
            return pages_kernel.VISIT_LARGE, who, 0, place
        case PassOver(who):
            return pages_kernel.PASS_OVER, who, 0, CASTLE
        case See(who, whom):
            return pages_kernel.SEE, who, whom, 0
        case SeePlace(who, place):
            return pages_kernel.SEE_PLACE, who, 0, place
        case SeeThree(who, place):
            return pages_kernel.SEE_THREE, who, 0, place
        case Meet(one, other, place):
            return pages_kernel.MEET, one, other, place
        case _:
            raise ValueError(f"{objective} is no single thing")


def numbers_of(page: int) -> Iterator[int]:
    """A page as the kernels read it: clauses that must all be met, each by one of its atoms."""
    objective = None if page == NO_PAGE else OBJECTIVES[page]
    clauses = objective.parts if isinstance(objective, All) else () if objective is None else (objective,)
    for number in range(CLAUSES):
        clause = clauses[number] if number < len(clauses) else None
        atoms = clause.parts if isinstance(clause, AnyOf) else () if clause is None else (clause,)
        for place in range(ATOMS):
            yield from atom_of(atoms[place]) if place < len(atoms) else (pages_kernel.NOTHING, 0, 0, 0)


NUMBERED = range(max(OBJECTIVES) + 1)  # pages by their numbers, and the place of no page before them
ASKED = array("i", [number for page in NUMBERED for number in numbers_of(page)])
PASSING = array("B", [isinstance(OBJECTIVES.get(page), PassOver) for page in NUMBERED])


class KingdomKernels(NamedTuple):
    """The kernels of one kingdom, and the number that each of its hexes has there."""

    land: Any
    pages: Any
    numbers: dict[int, int]


@lru_cache(maxsize=8)  # of a megabyte each at most
def kernels_of(laid: tuple[int, ...]) -> KingdomKernels:
    """The kernels of these tiles."""
    return laid_out(laid, fastest(land_kernel), fastest(pages_kernel))


def laid_out(laid: tuple[int, ...], lands: Any, shelves: Any) -> KingdomKernels:
    """The same by these forms of the kernels."""
    cells = [cell for each in laid for cell in cells_of(each)]
    land = lands.Land(cells)
    return KingdomKernels(
        land, shelves.Pages(land.parts(), ASKED), {cell[0]: number for number, cell in enumerate(cells)}
    )
