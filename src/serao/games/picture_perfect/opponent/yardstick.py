"""The yardstick: it looks, remembers, trades what it knows for what it does not, and plans."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeVar

from serao.engine.chance import Chance
from serao.engine.problem import Reason
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import (
    ABSTAIN,
    BUY,
    CLOSE,
    OPENS,
    PASS,
    PAY,
    READY,
    SELL,
    STANDARD_PHOTO,
    VIPS,
    Action,
    Add,
    Arrange,
    Bid,
    Give,
    Keep,
    Listen,
    PutUp,
    ReturnTwo,
    Steal,
    TakeTwo,
)
from serao.games.picture_perfect.arrangement import STANDARD_CAMERA, in_spaces
from serao.games.picture_perfect.memory import Memory, unseen
from serao.games.picture_perfect.photo import developed
from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    ALL_SPACES,
    AREA,
    AREAS,
    CARDS_IN_AN_ENVELOPE,
    COLUMN,
    FACE_OF,
    GUEST_POINTS,
    HEIGHTS,
    IN_FRONT,
    MY_FACE,
    NEXT_TO,
    NOBODY,
    NOT_NEXT_TO,
    NOWHERE,
    PALM,
    PREFERENCES,
    ROW,
)
from serao.games.picture_perfect.preferences import Reading, number_met
from serao.games.picture_perfect.studio.versions import RULES

T = TypeVar("T")

VIP_WISHES = 2.5  # wishes to be hoped for of a guest that is worth the VIP card before the end
UNKNOWN_WORTH = 4  # decorations that an envelope never looked into is worth
VIP_WORTH = 2  # more for one with a VIP card
FACE_HOPE = 0.3  # how often a face can be hidden
LIKELY = {NEXT_TO: 0.2, NOT_NEXT_TO: 0.35, IN_FRONT: 0.5, MY_FACE: 0.1, FACE_OF: 0.05}  # met without trying
TALLER = 6  # millimetres by which a figure hides the face of the one behind it
PLANS = 4  # searches from different beginnings; the real picture decides between what they find

Places = list[int]  # by guest: its space, or NOWHERE
SPACES_AND_NOWHERE = (NOWHERE, *ALL_SPACES)


def choose(memory: Memory, chance: Chance) -> Action:
    """What a good guest at the table would do."""
    assert memory.seat is not None  # a spectator has nothing to choose
    match memory.phase:
        case phases.LOOK:
            return look(memory) or READY
        case phases.PHOTO:
            return look(memory) or arrange(memory, chance)
        case phases.PEEK:
            return CLOSE
        case phases.BID:
            return bid(memory)
        case phases.SEALED_BID:
            return sealed_bid(memory, chance)
        case phases.PRICE:
            return memory.legal[min(len(memory.legal), UNKNOWN_WORTH // 2) - 1]
        case phases.PAY:
            return PAY if worth(memory, memory.auction.lot) >= memory.auction.bid else PASS
        case phases.DECIDE:
            wanted = worth(memory, memory.auction.lot) > memory.auction.bid
            return BUY if wanted and BUY in memory.legal else SELL
        case phases.VOTE:
            return ABSTAIN
    return best(memory.legal, lambda action: trade_value(memory, action), chance)


def best(items: tuple[T, ...], value: Callable[[T], float], chance: Chance) -> T:
    """One of the items that are worth most."""
    values = [value(item) for item in items]
    most = max(values)
    return chance.pick([item for item, each in zip(items, values, strict=True) if each == most])


# ── Looking, and the VIP card ─────────────────────────────────────────────────────────────────────


def look(memory: Memory) -> Action | None:
    """The VIP card where it is worth most; else the next envelope never looked into; None when all is done."""
    mine = [guest for guest, owner in enumerate(memory.owner) if owner == memory.seat]
    unknown = [guest for guest in mine if not memory.envelopes[guest]]
    if unknown:
        return OPENS[unknown[0]]
    if not mine or memory.seat is None or memory.vips[memory.seat] != NOBODY:
        return None
    favourite = max(mine, key=lambda guest: hope(memory, guest))
    if memory.phase == phases.LOOK and hope(memory, favourite) < VIP_WISHES:
        return None
    return VIPS[favourite] if memory.open_now == favourite else OPENS[favourite]


def hope(memory: Memory, guest: int) -> float:
    """How many wishes of a guest may be met at once, in its best space."""
    return hopeful(memory.envelopes[guest], guest) if memory.envelopes[guest] else 1.0


@lru_cache(maxsize=4096)
def hopeful(cards: tuple[int, ...], guest: int) -> float:
    """The same for cards that are known: areas as they are, faces as often as they can be hidden."""
    return max(sum(hope_of(card, guest, space) for card in cards) for space in ALL_SPACES)


def hope_of(card: int, guest: int, space: int) -> float:
    """The chance to meet one wish of a guest that stands in a space."""
    kind, named = PREFERENCES[card]
    if kind == AREA:
        return float(space in AREAS[str(named)])
    if (kind == MY_FACE and guest != PALM) or (kind == FACE_OF and named != guest):
        return FACE_HOPE
    return 1.0


# ── Trades and auctions ───────────────────────────────────────────────────────────────────────────


def worth(memory: Memory, guest: int) -> int:
    """What an envelope is worth in decorations: only what one does not know."""
    if memory.envelopes[guest]:
        return 0
    return UNKNOWN_WORTH + VIP_WORTH * (memory.vips_shown >> guest & 1)


def trade_value(memory: Memory, action: Action) -> float:
    """How good a trade is: get what is unknown, keep what is promising, part with what is known and poor."""
    match action:
        case Keep(guest):
            return hope(memory, guest)
        case TakeTwo(one, other):
            return sum(worth(memory, guest) for guest in (one, other) if guest != NOBODY)
        case ReturnTwo(one, other) | Give(one, other):
            return sum(regret(memory, guest) for guest in (one, other) if guest != NOBODY)
        case Steal(guest) | Listen(guest):
            return worth(memory, guest)
        case PutUp(guest, show_vip):
            return regret(memory, guest) + show_vip
        case Add(guest):
            return regret(memory, guest)
    return 0.0


def regret(memory: Memory, guest: int) -> float:
    """Nothing to lose: the less is hoped for of an envelope that is known, the better it goes."""
    return -worth(memory, guest) - hope(memory, guest)


def bid(memory: Memory) -> Action:
    """One more than the highest, as long as the envelope is worth it."""
    lowest = memory.legal[0]
    fair = isinstance(lowest, Bid) and lowest.number <= worth(memory, memory.auction.lot)
    return lowest if fair else PASS


def sealed_bid(memory: Memory, chance: Chance) -> Action:
    """A little less than it is worth, so that others cannot count on it; what is known is worth nothing."""
    wish = max(worth(memory, memory.auction.lot) - chance.below(3), 0)
    return next((each for each in memory.legal if isinstance(each, Bid) and each.number >= wish), memory.legal[-1])


# ── The photograph ────────────────────────────────────────────────────────────────────────────────


class Prospect(NamedTuple):
    """What the plan is weighed by: known cards, how often each guest scores, and what others may bring, by space."""

    envelopes: tuple[tuple[int, ...], ...]
    times: tuple[int, ...]
    guesses: tuple[float, ...]
    rules: int = RULES  # the version that the game is played by


def arrange(memory: Memory, chance: Chance) -> Action:
    """7 The best plan of several, as the real picture shows it; then the photograph."""
    if memory.arrangement.figures and STANDARD_PHOTO in memory.legal:
        return STANDARD_PHOTO
    prospect = prospect_of(memory)
    plans = [plan(prospect, chance) for _ in range(PLANS)]
    chosen = max(plans, key=lambda places: seen_worth(places, prospect))
    spaces = {guest: space for guest, space in enumerate(chosen) if space != NOWHERE}
    if not spaces or seen_worth(chosen, prospect) <= 0:
        return STANDARD_PHOTO if STANDARD_PHOTO in memory.legal else Arrange()
    return Arrange(in_spaces(spaces))


def prospect_of(memory: Memory) -> Prospect:
    """What is known of the guests: own VIP cards too, and those seen in envelopes."""
    seen = (max(memory.looked[guest], memory.vips_shown >> guest & 1, 0) for guest in ALL_GUESTS)
    return Prospect(memory.envelopes, tuple(1 + number for number in seen), guesses(unseen(memory)), memory.rules)


def guesses(cards: tuple[int, ...]) -> tuple[float, ...]:
    """By space: the points to be expected of a guest there who may wish for any of these cards."""
    return tuple(expected(sum(guess(card, space) for card in cards), len(cards)) for space in ALL_SPACES)


def guess(card: int, space: int) -> float:
    """How likely a wish is met by a guest of whom nothing is known."""
    kind, named = PREFERENCES[card]
    return float(space in AREAS[str(named)]) if kind == AREA else LIKELY[kind]


def plan(prospect: Prospect, chance: Chance) -> Places:
    """Known guests anywhere, then every change of one guest's place that is worth more, until there is none."""
    known = [guest for guest in ALL_GUESTS if prospect.envelopes[guest]]
    places = [NOWHERE] * len(ALL_GUESTS)
    for guest, space in zip(known, chance.shuffled(ALL_SPACES), strict=False):
        places[guest] = space
    now = model_worth(places, prospect)
    improved = True
    while improved:
        improved = False
        for guest in chance.shuffled(ALL_GUESTS):
            changed, then = moved(places, guest, prospect)
            if then > now + 1e-9:
                places, now, improved = changed, then, True
    return places


def moved(places: Places, guest: int, prospect: Prospect) -> tuple[Places, float]:
    """The best place for one guest; who stood there goes where it came from."""
    choices = [exchanged(places, guest, space) for space in SPACES_AND_NOWHERE]
    values = [model_worth(choice, prospect) for choice in choices]
    most = max(range(len(choices)), key=values.__getitem__)
    return choices[most], values[most]


def exchanged(places: Places, guest: int, space: int) -> Places:
    """The places after a guest has gone to a space."""
    changed = places.copy()
    if space != NOWHERE and space in places:
        changed[places.index(space)] = places[guest]
    changed[guest] = space
    return changed


def model_worth(places: Places, prospect: Prospect) -> float:
    """What a plan is worth if figures cover the ones right behind them."""
    return plan_worth(places, model_reading(tuple(places)), prospect)


def seen_worth(places: Places, prospect: Prospect) -> float:
    """What a plan is worth in the real picture; an invalid one nothing at all."""
    spaces = {guest: space for guest, space in enumerate(places) if space != NOWHERE}
    reading = developed(in_spaces(spaces), STANDARD_CAMERA, prospect.rules)
    return float("-inf") if isinstance(reading, Reason) else plan_worth(places, reading, prospect)


def plan_worth(places: Places, reading: Reading, prospect: Prospect) -> float:
    """8.1, 8.2 The points of known guests, and what is to be expected of the others."""
    spaces = tuple(places)
    total = 0.0
    for guest in (guest for guest in ALL_GUESTS if spaces[guest] != NOWHERE):
        cards = prospect.envelopes[guest]
        known = GUEST_POINTS[number_met(cards, guest, spaces, reading)] if cards else prospect.guesses[spaces[guest]]
        total += known * prospect.times[guest]
    return total


def expected(fitting: float, cards: int) -> float:
    """The points of a guest with three cards out of so many, of which so many would be met."""
    if not cards:
        return 0.0
    chances = [1.0, 0.0, 0.0, 0.0]
    for drawn in range(CARDS_IN_AN_ENVELOPE):
        chances = [
            chances[number] * (cards - drawn - fitting + number) / (cards - drawn)
            + (chances[number - 1] * (fitting - number + 1) / (cards - drawn) if number else 0.0)
            for number in range(4)
        ]
    return sum(chance * points for chance, points in zip(chances, GUEST_POINTS, strict=True))


@lru_cache(maxsize=1 << 15)
def model_reading(spaces: tuple[int, ...]) -> Reading:
    """A simple picture: a figure covers the one behind it in its column, and the face if it is taller."""
    standing = {space: guest for guest, space in enumerate(spaces) if space != NOWHERE}
    covered, faces, hidden = [0] * len(ALL_GUESTS), [0] * len(ALL_GUESTS), 0
    for space, guest in standing.items():
        front = standing.get(IN_FRONT_OF[space], NOBODY)
        if front != NOBODY:
            covered[guest] = 1 << front
            if HEIGHTS[front] - HEIGHTS[guest] >= TALLER:
                faces[guest] = 1 << front
                hidden |= 1 << guest
    return Reading(tuple(covered), tuple(faces), hidden)


# By space: the one right before it in its column.
IN_FRONT_OF = tuple(
    next((other for other in ALL_SPACES if (COLUMN[other], ROW[other]) == (COLUMN[space], ROW[space] - 1)), NOWHERE)
    for space in ALL_SPACES
)
