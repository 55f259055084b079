"""How the strong levels play before the photograph: look again, keep secrets, put the VIP card in at the very end."""

from serao.engine.chance import Chance
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import (
    OPENS,
    VIPS,
    Action,
    Add,
    Give,
    Keep,
    Listen,
    ReturnTwo,
    Steal,
    TakeTwo,
)
from serao.games.picture_perfect.memory import UNKNOWN, Memory, others_vips
from serao.games.picture_perfect.opponent import yardstick
from serao.games.picture_perfect.opponent.search import Effort, Knowledge, known_to, search
from serao.games.picture_perfect.opponent.views import FAVOURITE
from serao.games.picture_perfect.pieces import ALL_GUESTS, NOBODY
from serao.games.picture_perfect.state import NOT_SEEN

NEWS = 2.3  # points that one more known envelope brings
NEWS_OF_A_VIP = 0.5  # a look into an envelope that another may have put a VIP card into since
KEPT = 0.25  # a secret kept is worth so much for each wish that may be met
PLACED_YET = 0.7  # how likely another has put the VIP card somewhere
SEEN_BY_ANOTHER, UNSEEN_BY_ANOTHER = 4.0, 0.5  # points that another makes of a guest
TRIED = Effort(6_000)


def mine(memory: Memory) -> list[int]:
    """The envelopes one holds."""
    return [guest for guest, owner in enumerate(memory.owner) if owner == memory.seat]


def others(memory: Memory) -> list[int]:
    """The other seats."""
    return [seat for seat in range(memory.seats) if seat != memory.seat]


def may_have_seen(memory: Memory, seat: int, guest: int) -> bool:
    """Whether a seat has held an envelope, or was seen looking into it."""
    return bool((memory.held[seat] | memory.peeked[seat]) >> guest & 1) or memory.public[guest] != NOT_SEEN


def changed(memory: Memory, guest: int) -> bool:
    """Whether another, whose VIP card is not found yet, may have put it into an envelope since one's last look."""
    return any(memory.since[guest] >> seat & 1 for seat in others(memory)) and unfound(memory) > 0


def unfound(memory: Memory) -> int:
    """How many VIP cards of others one has not seen."""
    return max(memory.vips.count(UNKNOWN) - sum(others_vips(memory, guest) for guest in ALL_GUESTS), 0)


def look(memory: Memory) -> Action | None:
    """The next envelope never looked into, or in which a VIP card may lie by now."""
    return next((OPENS[guest] for guest in mine(memory) if worth_a_look(memory, guest)), None)


def worth_a_look(memory: Memory, guest: int) -> bool:
    """Whether an envelope of one's own may hold something new."""
    return not memory.envelopes[guest] or changed(memory, guest)


def with_beliefs(memory: Memory) -> Knowledge:
    """What is known, and VIP cards not found where those who have them could have put them."""
    knowledge = known_to(memory)
    share = unfound(memory) * PLACED_YET
    could = [guest for guest in ALL_GUESTS if any(memory.since[guest] >> seat & 1 for seat in others(memory))]
    hope = share / len(could) if could else 0.0
    times = tuple(each + (hope if guest in could else 0.0) for guest, each in enumerate(knowledge.times))
    return knowledge._replace(times=times, camera=FAVOURITE)


# ── The VIP card ──────────────────────────────────────────────────────────────────────────────────


def last_vip(memory: Memory, knowledge: Knowledge, chance: Chance) -> Action | None:
    """7.1 The VIP card at the very end: where it brings most, less what it brings to others; None once it is placed."""
    hand = mine(memory)
    if not hand or memory.seat is None or memory.vips[memory.seat] != NOBODY:
        return None
    if memory.open_now in hand and VIPS[memory.open_now] in memory.legal and len(hand) == 1:
        return VIPS[memory.open_now]
    luck = chance.below(1 << 32).to_bytes(4, "big")
    worth = {guest: with_vip(memory, knowledge, guest, Chance(luck)) for guest in hand}
    favourite = max(hand, key=lambda guest: (worth[guest], guest == memory.open_now))
    return VIPS[favourite] if memory.open_now == favourite else OPENS[favourite]


def with_vip(memory: Memory, knowledge: Knowledge, guest: int, chance: Chance) -> float:
    """What an arrangement is worth with one more VIP card, less what the others are given."""
    times = tuple(each + (other == guest) for other, each in enumerate(knowledge.times))
    given = [SEEN_BY_ANOTHER if may_have_seen(memory, seat, guest) else UNSEEN_BY_ANOTHER for seat in others(memory)]
    return search(knowledge._replace(times=times), TRIED, chance).worth - sum(given) / len(given)


# ── Trades ────────────────────────────────────────────────────────────────────────────────────────


def news(memory: Memory, guest: int) -> float:
    """What it is worth to look into an envelope."""
    return NEWS if not memory.envelopes[guest] else NEWS_OF_A_VIP * changed(memory, guest)


def secret(memory: Memory, guest: int, seat: int | None = None) -> float:
    """What others would gain by an envelope: the more, the fewer have seen it and the more may be made of it."""
    seats = others(memory) if seat is None else [seat]
    unaware = sum(not may_have_seen(memory, each, guest) for each in seats) / len(seats)
    return unaware * (NEWS + KEPT * yardstick.hope(memory, guest)) / len(others(memory))


def trade_value(memory: Memory, action: Action) -> float:
    """How good a trade is: news for oneself, less news for the others."""
    assert memory.seat is not None
    match action:
        case Keep(guest):
            return secret(memory, guest) - news(memory, guest) + KEPT * yardstick.hope(memory, guest) / 10
        case TakeTwo(one, other):
            return sum(gain(memory, guest) for guest in (one, other) if guest != NOBODY)
        case ReturnTwo(one, other):
            return -sum(gain(memory, guest) for guest in (one, other) if guest != NOBODY)
        case Give(left, right):
            takers = ((left, memory.seat + 1), (right, memory.seat - 1))
            return -sum(loss(memory, guest, to % memory.seats) for guest, to in takers if guest != NOBODY)
        case Steal(guest):
            return gain(memory, guest)
        case Listen(guest):
            return news(memory, guest)
        case Add(guest):
            return -gain(memory, guest)
    return 0.0


def gain(memory: Memory, guest: int) -> float:
    """What it is worth to hold an envelope: its news, and that others do not get it."""
    return news(memory, guest) + 0.5 * secret(memory, guest)


def loss(memory: Memory, guest: int, taker: int) -> float:
    """What is given away with an envelope."""
    return news(memory, guest) + secret(memory, guest, taker)


def traded(memory: Memory, chance: Chance) -> Action:
    """The best of the legal trades."""
    return yardstick.best(memory.legal, lambda action: round(trade_value(memory, action), 6), chance)


TRADING = (
    phases.DANCE,
    phases.TAKE,
    phases.RETURN,
    phases.GIVE,
    phases.STEAL,
    phases.LISTEN,
    phases.ADD,
)
