"""The search for an arrangement: what a seat knows goes to the kernel, and the best arrangement found comes back."""

from array import array
from functools import cache, lru_cache
from typing import Any, NamedTuple

from serao.engine.chance import Chance
from serao.games.picture_perfect import arrangement_kernel
from serao.games.picture_perfect.memory import Memory, unseen
from serao.games.picture_perfect.opponent.tables import Picture, box, shipped_picture
from serao.games.picture_perfect.opponent.yardstick import expected
from serao.games.picture_perfect.pieces import ALL_GUESTS, NOWHERE, PREFERENCE_CARDS, PREFERENCES
from serao.games.picture_perfect.studio.cells import STANDARD
from serao.installed.kernels import fastest

UNSEEN_CARDS = (-1, -1, -1)
PLAIN_SHARE = 40  # without a compiler a search has so many times fewer steps


class Knowledge(NamedTuple):
    """What an arrangement is weighed by: cards (none: not known), cards unseen, how often each guest scores."""

    envelopes: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    times: tuple[float, ...]
    rules: int
    camera: str = STANDARD


class Found(NamedTuple):
    """An arrangement, by guest its space or NOWHERE, the points to be expected of it, and the view it is found for."""

    spaces: tuple[int, ...]
    worth: float
    camera: str


class Effort(NamedTuple):
    """How long a search lasts, how often it begins anew, and how bold it is at first."""

    steps: int
    starts: int = 1
    warm: float = 4.0


class Plan(NamedTuple):
    """The views that are tried, how long each is searched first, and how long the best of them then."""

    first: Effort
    views: tuple[str, ...] = (STANDARD,)
    then: Effort = Effort(0)
    again: int = 0


def known_to(memory: Memory) -> Knowledge:
    """Everything a seat has seen, VIP cards as it saw them."""
    return Knowledge(
        memory.envelopes, unseen(memory), tuple(1.0 + vips_seen(memory, guest) for guest in ALL_GUESTS), memory.rules
    )


def vips_seen(memory: Memory, guest: int) -> int:
    """How many VIP cards a seat knows to be in an envelope."""
    return max(memory.looked[guest], memory.vips_shown >> guest & 1, 0)


def forgotten(knowledge: Knowledge, remembered: set[int]) -> Knowledge:
    """The same for somebody who remembers only some of the envelopes."""
    left = tuple(cards if guest in remembered else () for guest, cards in enumerate(knowledge.envelopes))
    gone = [card for guest, cards in enumerate(knowledge.envelopes) if guest not in remembered for card in cards]
    return knowledge._replace(envelopes=left, unseen=tuple(sorted((*knowledge.unseen, *gone))))


def search(knowledge: Knowledge, effort: Effort, chance: Chance) -> Found:
    """The best arrangement that is found from nobody on."""
    spaces, worth = annealed(arranger_for(knowledge), effort, chance)
    return Found(spaces, worth, knowledge.camera)


def annealed(arranger: Any, effort: Effort, chance: Chance) -> tuple[tuple[int, ...], float]:
    """The best arrangement of several searches by a kernel that was told what is known."""
    steps = effort.steps if compiled() else max(effort.steps // PLAIN_SHARE, 1)
    best, most = (NOWHERE,) * len(ALL_GUESTS), 0.0
    for _ in range(effort.starts if compiled() else 1):
        arranger.seed(chance.below(1 << 32))
        arranger.put([NOWHERE] * len(ALL_GUESTS))
        worth = arranger.search(steps, effort.warm)
        if worth > most:
            best, most = tuple(arranger.found()), worth
    return best, most


def search_views(knowledge: Knowledge, plan: Plan, chance: Chance) -> list[Found]:
    """The best arrangements for several views, most promising first: a short search for each, a longer for a few."""
    first = [search(knowledge._replace(camera=view), plan.first, chance) for view in plan.views]
    first.sort(key=worth_of, reverse=True)
    again = [search(knowledge._replace(camera=found.camera), plan.then, chance) for found in first[: plan.again]]
    return sorted(first + again, key=worth_of, reverse=True)


def worth_of(found: Found) -> float:
    """What an arrangement is worth."""
    return found.worth


def worth_seen(knowledge: Knowledge, spaces: tuple[int, ...], view: str) -> float:
    """What an arrangement is worth as a view shows it."""
    arranger = arranger_for(knowledge._replace(camera=view))
    arranger.put(spaces)
    return float(arranger.worth())


def compiled() -> bool:
    """Whether the kernel is compiled: without that there is no time for long searches."""
    return bool(fastest(arrangement_kernel).COMPILED)


@cache
def arranger(camera: str, rules: int) -> Any:
    """The kernel with a camera's tables."""
    return kernel_for(shipped_picture(camera, rules))


def kernel_for(picture: Picture) -> Any:
    """The kernel with the tables of a picture."""
    return fastest(arrangement_kernel).Arranger(picture, box())


def arranger_for(knowledge: Knowledge) -> Any:
    """The kernel, told what is known."""
    return told(arranger(knowledge.camera, knowledge.rules), knowledge)


def told(arranger: Any, knowledge: Knowledge) -> Any:
    """A kernel, told what is known."""
    cards = [card for envelope in knowledge.envelopes for card in envelope or UNSEEN_CARDS]
    numbers = [knowledge.unseen.count(kind) for kind in range(len(PREFERENCES))]
    arranger.know(array("i", cards), array("i", numbers), hopes(len(knowledge.unseen)), array("d", knowledge.times))
    return arranger


@lru_cache(maxsize=len(PREFERENCE_CARDS) + 1)
def hopes(cards: int) -> "array[float]":
    """By the number of unseen cards that would be met: the points of a guest who has three of them."""
    return array("d", [expected(fitting, cards) for fitting in range(len(PREFERENCE_CARDS) + 1)])
