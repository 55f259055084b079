"""How near the strongest opponent of Picture Perfect comes to the best arrangement that a long search finds.

Level 5 plays held-out deals against itself. Where it arranges its guests, what it chose within its budget is divided
by the best of a search that has many times the steps, begins anew several times, and looks through other cameras, too;
both are weighed by what that seat knew. `python -m benchmarks arrangements`.
"""

from functools import cache, partial
from hashlib import sha256
from statistics import mean, stdev
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.engine.problem import Reason
from serao.games import picture_perfect
from serao.games.picture_perfect.actions import Action, Arrange
from serao.games.picture_perfect.arrangement import EMPTY, Arrangement, Camera
from serao.games.picture_perfect.memory import Memory
from serao.games.picture_perfect.opponent import LEVELS
from serao.games.picture_perfect.opponent.before_photo import with_beliefs
from serao.games.picture_perfect.opponent.levels import EVERYTHING
from serao.games.picture_perfect.opponent.search import (
    Effort,
    Knowledge,
    annealed,
    arranger_for,
    kernel_for,
    told,
    worth_seen,
)
from serao.games.picture_perfect.opponent.tables import picture_of
from serao.games.picture_perfect.opponent.views import VIEWS, View, close
from serao.games.picture_perfect.photo import developed, scene_of
from serao.games.picture_perfect.state import Options
from serao.games.picture_perfect.studio.cells import cells_from, cells_written
from serao.games.picture_perfect.studio.make_cells import stored_cells
from serao.games.picture_perfect.studio.versions import RULES

DEALS, SEATS = 20, 2
TIMES = 50  # a long search has so many times the steps
STARTS = 4  # for each view
# Views that no opponent has: the next best of those from which its own were chosen, and two of another kind.
OTHER_VIEWS = (
    close(Camera(125, -24, 129, 125, 75, 1, 27), "20 0 -20 10 20 -10 20 -20 -20 -20 20 0 -20 20"),
    close(Camera(127, -20, 129, 125, 85, -9, 27), "20 0 0 20 20 20 -20 10 -20 20 20 0 -20 -10"),
    close(Camera(127, -23, 127, 125, 85, -9, 27), "20 -20 -20 -20 0 20 20 0 -20 20 20 -20 -20 10"),
    close(Camera(127, -20, 135, 125, 85, -9, 27), "20 0 0 20 20 20 -20 10 -20 20 20 0 -20 -10"),
    close(Camera(125, -24, 127, 125, 89, -9, 27), "20 0 -20 0 -20 20 -20 0 -20 20 20 0 -20 0"),
    View(Camera(125, -24, 150, 125, 94, -9, 26)),
)


class Decision(NamedTuple):
    """What a seat knew when it arranged its guests, and how it did."""

    knowledge: Knowledge
    arrangement: Arrangement


class Compared(NamedTuple):
    """What was chosen and what a long search found, in points."""

    chosen: float
    found: float
    found_by_own: float


def measured() -> list[dict[str, Any]]:
    """A row for all views, and one for those only that the opponent itself has."""
    deals = track(range(DEALS), "Deals", console=Console(stderr=True))
    compared = [compare(decision(number)) for number in deals]
    return [
        row("all views", [each.chosen / each.found for each in compared], compared),
        row("its own views", [each.chosen / each.found_by_own for each in compared], compared),
    ]


def row(name: str, parts: list[float], compared: list[Compared]) -> dict[str, Any]:
    """The mean part of the long search's worth, with its standard error over deals."""
    return {
        "long search over": name,
        "per cent": round(100 * mean(parts), 2),
        "error": round(100 * stdev(parts) / len(parts) ** 0.5, 2),
        "least": round(100 * min(parts), 1),
        "points": round(mean(each.chosen for each in compared), 2),
        "deals": len(parts),
    }


def decision(number: int) -> Decision:
    """What level 5 chose in the first seat at one held-out deal."""
    found: list[Decision] = []
    seed = sha256(f"held out {number}".encode()).digest()
    play_out(picture_perfect, Options(), [partial(watched, found), *LEVELS[-1:] * (SEATS - 1)], seed)
    return found[0]


def watched(found: list[Decision], memory: Memory, chance: Chance) -> Action:
    """Level 5, whose arrangement is written down."""
    action = LEVELS[-1](memory, chance)
    if isinstance(action, Arrange):
        found.append(Decision(with_beliefs(memory), action.arrangement))
    return action


def compare(decision: Decision) -> Compared:
    """A decision beside the long search."""
    own = max(
        long_search(decision.knowledge, arranger_for(decision.knowledge._replace(camera=name)), view)
        for name, view in VIEWS.items()
    )
    other = max(long_search(decision.knowledge, told(kernel, decision.knowledge), view) for view, kernel in others())
    chosen = worth_of_chosen(decision)
    return Compared(chosen, max(chosen, own, other), max(chosen, own))


def worth_of_chosen(decision: Decision) -> float:
    """What an arrangement is worth before the best of the opponent's cameras."""
    arrangement, worth = decision.arrangement, []
    for name, view in VIEWS.items():
        spaces = view.spaces(arrangement)
        if spaces is not None and not isinstance(developed(arrangement, view.camera), Reason):
            worth.append(worth_seen(decision.knowledge, spaces, name))
    return max(worth)


def long_search(knowledge: Knowledge, arranger: Any, view: View) -> float:
    """The best valid photograph of one view that many steps find."""
    budget = EVERYTHING.first.steps * len(EVERYTHING.views) + EVERYTHING.then.steps * EVERYTHING.again
    effort = Effort(budget * TIMES // (STARTS * (len(VIEWS) + len(OTHER_VIEWS))))
    chance = Chance(repr(knowledge).encode())
    every = [annealed(arranger, effort, chance) for _ in range(STARTS)]
    valid = [worth for spaces, worth in every if is_valid(view, spaces)]
    return max(valid, default=0.0)


def is_valid(view: View, spaces: tuple[int, ...]) -> bool:
    """7.2 Whether the photograph counts."""
    return not isinstance(developed(view.standing(spaces), view.camera), Reason)


@cache
def others() -> list[tuple[View, Any]]:
    """Other views, with kernels that have their tables."""
    cells = {view: stored_cells(scene_of(EMPTY, view.camera).camera, view.middles) for view in OTHER_VIEWS}
    return [(view, kernel_for(picture_of(cells_from(cells_written(each)), RULES))) for view, each in cells.items()]
