"""The search for an arrangement: what a seat knows goes to the kernel, and the best arrangement found comes back."""

from array import array
from functools import cache, lru_cache
from typing import Any, NamedTuple

from serao.engine.chance import Chance
from serao.games.picture_perfect import arrangement_kernel
from serao.games.picture_perfect.memory import Memory, unseen
from serao.games.picture_perfect.opponent.sound import expected
from serao.games.picture_perfect.opponent.tables import box, shipped_picture
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
    """An arrangement, by guest its space or NOWHERE, and the points to be expected of it."""

    spaces: tuple[int, ...]
    worth: float


class Effort(NamedTuple):
    """How long a search lasts, how often it begins anew, and how bold it is at first."""

    steps: int
    starts: int = 1
    warm: float = 4.0


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
    arranger = arranger_for(knowledge)
    steps = effort.steps if compiled() else max(effort.steps // PLAIN_SHARE, 1)
    found = Found((NOWHERE,) * len(ALL_GUESTS), 0.0)
    for _ in range(effort.starts if compiled() else 1):
        arranger.seed(chance.below(1 << 32))
        arranger.put([NOWHERE] * len(ALL_GUESTS))
        worth = arranger.search(steps, effort.warm)
        if worth > found.worth:
            found = Found(tuple(arranger.found()), worth)
    return found


def compiled() -> bool:
    """Whether the kernel is compiled: without that there is no time for long searches."""
    return bool(fastest(arrangement_kernel).COMPILED)


@cache
def arranger(camera: str, rules: int) -> Any:
    """The kernel with a camera's tables."""
    return fastest(arrangement_kernel).Arranger(shipped_picture(camera, rules), box())


def arranger_for(knowledge: Knowledge) -> Any:
    """The kernel, told what is known."""
    made = arranger(knowledge.camera, knowledge.rules)
    cards = [card for envelope in knowledge.envelopes for card in envelope or UNSEEN_CARDS]
    numbers = [knowledge.unseen.count(kind) for kind in range(len(PREFERENCES))]
    made.know(array("i", cards), array("i", numbers), hopes(len(knowledge.unseen)), array("d", knowledge.times))
    return made


@lru_cache(maxsize=len(PREFERENCE_CARDS) + 1)
def hopes(cards: int) -> "array[float]":
    """By the number of unseen cards that would be met: the points of a guest who has three of them."""
    return array("d", [expected(fitting, cards) for fitting in range(len(PREFERENCE_CARDS) + 1)])
