"""Which tiles are worth adding: they are everybody's, so only where pages cannot be told without them."""

from collections.abc import Iterable
from operator import attrgetter
from typing import NamedTuple

from serao.games.fairy_tile import land_kernel, pages_kernel
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.endless import SUBJECTS
from serao.games.fairy_tile.memory import Memory, unseen
from serao.games.fairy_tile.objectives import VisitLarge
from serao.games.fairy_tile.opponent.ground import Ground, ground_of, laid_out
from serao.games.fairy_tile.opponent.search import Candidate, candidate_of, standing
from serao.games.fairy_tile.pages_kernel import STEPS
from serao.games.fairy_tile.pieces import NO_PAGE, OBJECTIVES, REGULAR, lay
from serao.installed.kernels import fastest

OWN = 3.0  # what the page in hand counts, another one being 1
NEAR = 0.01  # what it counts to be near, which decides between equals
# Pages about a single character: cheap to look up on a land that may never be, and all that speak of Large places.
ALONE = frozenset(page for page, subjects in SUBJECTS.items() if len(subjects) == 1)
EARLY = (4, 3, 3)  # tiles that say nothing yet of one, two or three others
LAST = 2  # tiles, with which any company may end
TILES_A_PAGE = 2.5  # laid for each page that the others have told: more is a waste
ON_THE_WAY = 0.8  # how much it counts that a Large place has grown, and is not Large yet, if many tiles are left
TO_COME = 2  # tiles, with which it counts half as much
URGENT, USEFUL = 0.4, 0.05  # pages saved by a tile: worth more than a page told now, and than anything else


def promising(memory: Memory, most: int) -> list[Candidate]:
    """So many tiles after which most pages can be told that cannot be told now, the best first."""
    wanting = wanting_pages(memory)
    adding = additions(memory) if wanting else ()
    worth = {action: worth_of(memory, action, wanting) for action in adding}
    best = sorted((each for each in worth if worth[each]), key=worth.__getitem__, reverse=True)[:most]
    return [candidate_of(memory, action) for action in best]


def additions(memory: Memory) -> list[Add]:
    """Every way to add the tile."""
    return [action for action in memory.legal if isinstance(action, Add)]


def wanting_pages(memory: Memory) -> list[int]:
    """The pages that no moves can tell as the land lies: one's own, and those that nobody has told."""
    assert memory.seat is not None
    told = {page for pages in memory.told for page in pages}
    now = ground_of(memory.laid)
    where = standing(now, memory.characters)
    return [page for page in sorted({*ALONE, memory.hands[memory.seat]} - told) if not now.pages.nearness(page, where)]


def worth_of(memory: Memory, action: Add, wanting: list[int]) -> float:
    """How many of these pages the tile brings within reach."""
    assert memory.seat is not None
    ground = ground_with(memory, action)
    where = standing(ground, memory.characters)
    worth = 0.0
    for page in wanting:
        steps = ground.pages.nearness(page, where) & STEPS
        if steps:
            worth += (OWN if page == memory.hands[memory.seat] else 1.0) + NEAR / steps
    return worth


def ground_with(memory: Memory, action: Add) -> Ground:
    """The ground with one tile more, which may never be."""
    laid = (*memory.laid, lay(memory.top, action.at, action.turn))
    return laid_out(laid, fastest(land_kernel), fastest(pages_kernel))


# ── 7.2 Before the map is fixed ───────────────────────────────────────────────────────────────────


def wasteful(memory: Memory) -> bool:
    """Whether the others lay tiles and hardly tell: then the land is put right while one can, before anything else."""
    laid = len(REGULAR) - memory.stack
    told = sum(len(pages) for seat, pages in enumerate(memory.told) if seat != memory.seat)
    return laid > EARLY[len(memory.hands) - 2] + TILES_A_PAGE * told


class Rescue(NamedTuple):
    """A tile, and how many of one's own pages it saves from never being told."""

    tile: Add | None
    saved: float


def rescue(memory: Memory) -> Rescue:
    """The tile that saves most, in a company that wastes them, or when few are left."""
    if not memory.stack or not (memory.stack <= LAST or wasteful(memory)):
        return Rescue(None, 0.0)
    stakes = own_pages(memory)
    now = missing(ground_of(memory.laid), memory, stakes, memory.stack - 1)  # another lays the tile, and not for us
    if now < USEFUL:
        return Rescue(None, 0.0)
    rescues = [Rescue(each, now - left_missing(memory, each, stakes)) for each in additions(memory)]
    return max(rescues, key=attrgetter("saved"), default=Rescue(None, 0.0))


def left_missing(memory: Memory, action: Add, stakes: dict[int, float]) -> float:
    """How many of these pages are still impossible after a tile."""
    return missing(ground_with(memory, action), memory, stakes, memory.stack - 1)


def own_pages(memory: Memory) -> dict[int, float]:
    """The pages whose land may be wanting, by how likely they are one's own."""
    assert memory.seat is not None
    book = memory.books[memory.seat]
    hidden = unseen(memory)
    share = book.count(NO_PAGE) / max(1, len(hidden))
    return dict.fromkeys(alone(hidden), share) | dict.fromkeys(alone((memory.hands[memory.seat], *book)), 1.0)


def alone(pages: Iterable[int]) -> list[int]:
    """Those of them that are about a single character."""
    return [page for page in pages if page in ALONE]


def missing(ground: Ground, memory: Memory, stakes: dict[int, float], tiles: int) -> float:
    """How many of these pages the land does not let anybody tell; a Large place that grows counts in part."""
    where, hope = standing(ground, memory.characters), ON_THE_WAY * tiles / (tiles + TO_COME)
    total = 0.0
    for page, share in stakes.items():
        if not ground.pages.nearness(page, where):
            asked = OBJECTIVES[page]
            grown = ground.land.grown(asked.place) if isinstance(asked, VisitLarge) else 0.0
            total += share * (1.0 - hope * grown)
    return total
