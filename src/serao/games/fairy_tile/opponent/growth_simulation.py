"""7.2 Which tile keeps one's own pages tellable when others use up the stack: the land is let grow many times."""

from array import array
from functools import lru_cache
from math import comb
from typing import Any, NamedTuple

from serao.engine.chance import Chance
from serao.games.fairy_tile import growth_kernel, offer_kernel
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.edges import EDGES
from serao.games.fairy_tile.memory import Memory, unseen
from serao.games.fairy_tile.opponent.kingdom_kernels import ASKED
from serao.games.fairy_tile.pieces import NO_PAGE, PAGES, REGULAR, SHAPES, STARTING, cells_of, lifted, side_of, tile_of
from serao.games.fairy_tile.places import KNIGHT
from serao.games.fairy_tile.placing import FIRST, RIVERS
from serao.installed.kernels import fastest

# The box as the kernel reads it.
SIDES = array("i", [number for turns in SHAPES for cells in turns for cell in cells for number in cell])
CROSSED = array("i", [river for turns in RIVERS for river in turns])
STARTS = array("i", [sum(map(len, EDGES[:river])) for river in range(len(EDGES) + 1)])
SPOTS = array("i", [spot for each in EDGES for spot, _bits in each])
BITS = array("i", [bits for each in EDGES for _spot, bits in each])
BOX = SIDES, CROSSED, array("i", FIRST), STARTS, SPOTS, BITS

NOWHERE = (-1, 0)


class Growing(NamedTuple):
    """The best tile, and by how much it is better than none: a difference of chances to tell all pages."""

    tile: Add | None
    gain: float


def growing(memory: Memory, games: int, told: bool, chance: Chance) -> Growing:
    """The tile after which one's pages are likeliest to be told in the end; `told` if the page in hand is told else."""
    assert memory.seat is not None
    tiles = [action for action in memory.legal if isinstance(action, Add)]
    if not tiles:
        return Growing(None, 0.0)
    kernel, seed = growth_of(memory), chance.below(1 << 32)
    none = (*NOWHERE, memory.hands[memory.seat] if told else 0)
    trials = {(each.at, each.turn, 0): each for each in tiles}
    totals = dict.fromkeys(trials, 0.0)
    played, without = 0, 0.0
    halvings = max(1, len(tiles).bit_length())
    while True:
        rounds = max(1, games // (halvings * (len(totals) + 1)))
        sums = array("d", [*totals.values(), without])
        kernel.compare([*totals, none], rounds, seed + played, sums)
        played, without = played + rounds, sums[-1]
        totals = dict(zip(totals, sums, strict=False))
        if len(totals) == 1:
            break
        better = sorted(totals, key=totals.__getitem__, reverse=True)[: (len(totals) + 1) // 2]
        totals = {trial: totals[trial] for trial in better}
    ((trial, total),) = totals.items()
    return Growing(trials[trial], (total - without) / played)


@lru_cache(maxsize=64)
def misplaced(laid: tuple[int, ...]) -> int:
    """How many tiles were added where they do little for the Large places, which everybody needs."""
    kernel = fastest(growth_kernel).Growth(fastest(offer_kernel), BOX, ASKED)
    start = len(STARTING)
    anywhere = cells_of(laid[0])[0][0]
    kernel.land([cell for each in laid[:start] for cell in cells_of(each)], anywhere, anywhere)
    return int(kernel.misplaced([*map(lifted, laid[start:])]))


def wasteful(memory: Memory) -> bool:
    """Whether the others add tiles as they come and hardly tell: soon none will be left."""
    told = sum(len(pages) for seat, pages in enumerate(memory.told) if seat != memory.seat)
    return misplaced(memory.laid) > told


def growth_of(memory: Memory) -> Any:
    """The kernel of a memory's kingdom, stack and pages."""
    kernel = fastest(growth_kernel).Growth(fastest(offer_kernel), BOX, ASKED)
    kernel.land([cell for laid in memory.laid for cell in cells_of(laid)], *memory.characters[KNIGHT:])
    used = {tile_of(memory.top), *(tile_of(side_of(laid)) for laid in memory.laid)}
    rest = array("i", [tile for tile in REGULAR if tile not in used])
    kernel.company(len(memory.hands), memory.seat, memory.top, rest)
    kernel.stakes(*stakes(memory))
    return kernel


def stakes(memory: Memory) -> "tuple[array[float], array[float]]":
    """By page how likely it is one's own; and by a number of unseen pages, how likely none of them is."""
    assert memory.seat is not None
    book, hidden = memory.books[memory.seat], unseen(memory)
    own = book.count(NO_PAGE)
    share = array("d", bytes(8 * (max(PAGES) + 1)))
    for page in hidden:
        share[page] = own / len(hidden) * (1 - 1e-9)  # a page that is surely one's own has 1
    for page in (memory.hands[memory.seat], *book):
        share[page] = 1.0
    share[NO_PAGE] = 0.0
    count = len(hidden)
    return share, array("d", [comb(max(0, count - bad), own) / comb(count, own) for bad in range(len(PAGES) + 1)])
