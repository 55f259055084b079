"""Which tiles are worth adding: they are everybody's, so only where pages cannot be told without them."""

from serao.games.fairy_tile import land_kernel, pages_kernel
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.endless import SUBJECTS
from serao.games.fairy_tile.memory import Memory
from serao.games.fairy_tile.objectives import All, AnyOf, Objective, See, SeePlace, SeeThree
from serao.games.fairy_tile.opponent.kingdom_kernels import KingdomKernels, kernels_of, laid_out
from serao.games.fairy_tile.opponent.search import Candidate, candidate_of, holds, standing
from serao.games.fairy_tile.pages_kernel import STEPS
from serao.games.fairy_tile.pieces import OBJECTIVES, lay
from serao.installed.kernels import fastest

OWN = 3.0  # what the page in hand counts, another one being 1
NEAR = 0.01  # what it counts to be near, which decides between equals
# Pages about a single character: cheap to look up on a land that may never be, and all that speak of Large places.
ALONE = frozenset(page for page, subjects in SUBJECTS.items() if len(subjects) == 1)


def by_sight(objective: Objective) -> bool:
    """5.2 Whether a page can be met without any move."""
    match objective:
        case All(parts):
            return all(map(by_sight, parts))
        case AnyOf(parts):
            return any(map(by_sight, parts))
        case _:
            return isinstance(objective, See | SeePlace | SeeThree)


BY_SIGHT = frozenset(page for page, objective in OBJECTIVES.items() if by_sight(objective))


def telling_tile(memory: Memory) -> Add | None:
    """A tile that tells the page at once: it closes a gap in a line, or makes a place Large that was visited."""
    assert memory.seat is not None
    if memory.hands[memory.seat] in BY_SIGHT or memory.visits:
        return next((action for action in additions(memory) if tells(memory, action)), None)
    return None


def tells(memory: Memory, action: Add) -> bool:
    """5.1 Whether the page in hand is met once this tile lies."""
    assert memory.seat is not None
    kernels = kernels_with(memory, action)
    where = standing(kernels, memory.characters)
    return holds(kernels, memory.hands[memory.seat], where, [*memory.visits], {*memory.passed})


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
    now = kernels_of(memory.laid)
    where = standing(now, memory.characters)
    return [page for page in sorted({*ALONE, memory.hands[memory.seat]} - told) if not now.pages.nearness(page, where)]


def worth_of(memory: Memory, action: Add, wanting: list[int]) -> float:
    """How many of these pages the tile brings within reach."""
    assert memory.seat is not None
    kernels = kernels_with(memory, action)
    where = standing(kernels, memory.characters)
    worth = 0.0
    for page in wanting:
        steps = kernels.pages.nearness(page, where) & STEPS
        if steps:
            worth += (OWN if page == memory.hands[memory.seat] else 1.0) + NEAR / steps
    return worth


def kernels_with(memory: Memory, action: Add) -> KingdomKernels:
    """The kernels with one tile more, which may never be."""
    laid = (*memory.laid, lay(memory.top, action.at, action.turn))
    return laid_out(laid, fastest(land_kernel), fastest(pages_kernel))
