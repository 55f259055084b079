"""What an envelope is worth to each seat in an auction, and what is put up, bid, asked and paid by that (rule 5).

Worth is counted in points at the end. `envy` says how much a point of the others counts against one of one's own:
nothing for who looks at itself alone; with its share of all others, the aim is to be ahead of them.
"""

from math import prod

from serao.engine.chance import Chance
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import BUY, PASS, PAY, SELL, Action, Bid, Price, PutUp
from serao.games.picture_perfect.auctions import WITH_THE_HOUSE
from serao.games.picture_perfect.memory import Memory
from serao.games.picture_perfect.opponent import yardstick
from serao.games.picture_perfect.opponent.before_photo import NEWS_OF_A_VIP, changed, may_have_seen, others
from serao.games.picture_perfect.opponent.search import vips_seen
from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    DECORATIONS_A_POINT,
    FIXED,
    HOUSE_BID,
    SEALED,
    SHARED,
    SINGLE,
    UNFAIR,
)

# By the number of envelopes one knows: the points that one more brings, found by searches with and without it.
NEWS = (3.2, 3.2, 3.2, 3.2, 3.1, 2.9, 2.6, 2.2, 1.9, 1.7, 1.5, 1.2, 1.0, 0.0)
# By round, both counted by going on with and without: how much of a look is still news at the end, for by trades one
# would often have learned the same; and how many more one learns of until then by holding one more envelope.
LASTING = (0.25, 0.4, 0.5, 0.65, 0.8, 0.9)
HOLDING = (0.85, 0.65, 0.5, 0.4, 0.25, 0.05)
USUAL_PRICE = 4  # decorations that many pay for what they do not know
LEAST_SEALED = 1  # of what another bids secretly for what it does not know
POINT = 1 / DECORATIONS_A_POINT  # 8.3 what a decoration is worth

PART_OF_THE_BEST = 0.75  # what a single or secret bid is of what the lot is worth
AUCTIONED = (phases.PUT_UP, phases.PRICE, phases.BID, phases.SEALED_BID, phases.PAY, phases.DECIDE)


def envious(memory: Memory) -> float:
    """The part that each of the others has in what one must be ahead of."""
    return 1 / (memory.seats - 1)


def lasting(memory: Memory) -> float:
    """How much of what is learned in this round is still news at the end."""
    return LASTING[memory.round - 1]


def known_by(memory: Memory, seat: int) -> int:
    """How many envelopes a seat may have seen, as everybody can tell; of oneself, has seen."""
    if seat == memory.seat:
        return sum(bool(cards) for cards in memory.envelopes)
    return sum(may_have_seen(memory, seat, guest) for guest in ALL_GUESTS)


def worth(memory: Memory, seat: int, guest: int) -> float:
    """The points that knowing an envelope brings to a seat."""
    if seat == memory.seat and memory.envelopes[guest]:
        return NEWS_OF_A_VIP * changed(memory, guest) * lasting(memory)
    if seat != memory.seat and may_have_seen(memory, seat, guest):
        return 0.0
    news = NEWS[min(known_by(memory, seat), len(NEWS) - 1)]
    return news * lasting(memory) * (1 + vips_seen(memory, guest))


def holding(memory: Memory, seat: int) -> float:
    """The points that one envelope more brings to who holds it, whatever is in it: others are traded for it."""
    return NEWS[min(known_by(memory, seat), len(NEWS) - 1)] * HOLDING[memory.round - 1]


def having(memory: Memory, seat: int, guest: int) -> float:
    """The points that buying an envelope brings to a seat."""
    return worth(memory, seat, guest) + holding(memory, seat)


def guessed_price(memory: Memory, seat: int, guest: int) -> int:
    """What another will pay for an envelope: something between what is usual and what it is worth."""
    usual = 0 if may_have_seen(memory, seat, guest) else USUAL_PRICE
    points = worth(memory, seat, guest) if memory.card == FIXED else having(memory, seat, guest)
    return min(int((usual + points / POINT) / 2), memory.decorations[seat])


# ── Bids ──────────────────────────────────────────────────────────────────────────────────────────


def cost(number: float, envy: float) -> float:
    """The points lost with decorations that another gets."""
    return number * POINT * (1 + envy)


def most(memory: Memory, envy: float) -> float:
    """5.2 The decorations at which to buy is as good as to leave the lot to whoever leads."""
    assert memory.seat is not None
    auction = memory.auction
    left = envy * having(memory, auction.leader, auction.lot) if auction.leader >= 0 else house_pays(memory, envy)
    return (having(memory, memory.seat, auction.lot) + left) / cost(1, envy)


def house_stands(memory: Memory) -> bool:
    """5.9 Whether the house bids."""
    return memory.seats == 2 and memory.card in WITH_THE_HOUSE and memory.supply >= HOUSE_BID


def house_pays(memory: Memory, envy: float) -> float:
    """5.9 What it hurts that the house pays the seller."""
    return envy * HOUSE_BID * POINT if house_stands(memory) else 0.0


def raised(memory: Memory, limit: float) -> Action:
    """5.2 One more than the highest bid, as long as that is not more than the limit."""
    lowest = memory.legal[0]
    return lowest if isinstance(lowest, Bid) and lowest.number <= limit else PASS


def sealed(memory: Memory, envy: float) -> Action:
    """5.7, 5.8 The bid that promises most; of those that are as good the lowest."""
    return max(memory.legal, key=lambda action: sealed_worth(memory, action, envy))


def sealed_worth(memory: Memory, action: Action, envy: float) -> float:
    """5.7, 5.8 What a secret bid promises: the lot for the bid, or somebody else has it, perhaps for half of mine."""
    assert memory.seat is not None
    assert isinstance(action, Bid)
    rivals = [seat for seat in others(memory) if not memory.auction.out >> seat & 1]
    won = chance_to_win(memory, rivals, action.number)
    bought = having(memory, memory.seat, memory.auction.lot) - cost(action.number, envy)
    wasted = cost(action.number // 2, envy) if memory.card == UNFAIR else 0.0
    missed = max((envy * having(memory, seat, memory.auction.lot) for seat in rivals), default=0.0)
    return won * bought - (1 - won) * (wasted + missed + house_pays(memory, envy))


def chance_to_win(memory: Memory, rivals: list[int], number: int) -> float:
    """How likely all others bid less secretly."""
    if not number or (house_stands(memory) and number <= HOUSE_BID):
        return 0.0
    return prod(chance_of_less(guessed_price(memory, seat, memory.auction.lot), number) for seat in rivals)


def chance_of_less(price: int, number: int) -> float:
    """How likely another bids less, who bids anything up to its price."""
    return min(max(number - LEAST_SEALED, 0) / price, 1.0) if price else 1.0


# ── Selling ───────────────────────────────────────────────────────────────────────────────────────


def put_up(memory: Memory, chance: Chance, envy: float) -> Action:
    """5.1 The envelope that brings most, its VIP card not shown."""
    hidden = [action for action in memory.legal if isinstance(action, PutUp) and not action.show_vip]
    return yardstick.best(tuple(hidden), lambda action: round(brings(memory, action.guest, envy), 6), chance)


def brings(memory: Memory, guest: int, envy: float) -> float:
    """What putting an envelope up brings, less what the buyer has of it and what is given away with it."""
    assert memory.seat is not None
    if memory.card == FIXED:
        return max(asked(memory, guest, price, envy) for price in range(1, USUAL_PRICE + 1))
    prices = sorted((guessed_price(memory, seat, guest) for seat in others(memory)), reverse=True)
    price = sale_price(memory, prices)
    given_away = 0.0 if memory.card == SHARED else holding(memory, memory.seat)
    if house_stands(memory) and price <= HOUSE_BID:
        return POINT * HOUSE_BID - given_away
    if not price:
        return 0.0
    buyer = max(others(memory), key=lambda seat: guessed_price(memory, seat, guest))
    return cost(price, envy) - envy * having(memory, buyer, guest) - given_away


def sale_price(memory: Memory, prices: list[int]) -> float:
    """What the highest bid will be, by what each would pay at most, the highest first."""
    if memory.card in (SEALED, UNFAIR, SINGLE):
        return PART_OF_THE_BEST * prices[0]
    if house_stands(memory):
        return min(prices[0], HOUSE_BID + 1)
    return min(prices[0], max(prices[1], 1) if len(prices) > 1 else 1)


def asked(memory: Memory, guest: int, price: int, envy: float) -> float:
    """5.6 What a fixed price brings: who pays it, less what they learn."""
    payers = [seat for seat in others(memory) if guessed_price(memory, seat, guest) >= price]
    return sum(cost(price, envy) - envy * worth(memory, seat, guest) for seat in payers)


def price(memory: Memory, envy: float) -> Action:
    """5.6 The price that brings most; of those that are as good the highest."""
    prices = [action for action in memory.legal if isinstance(action, Price)]
    return max(prices, key=lambda action: (asked(memory, memory.auction.lot, action.number, envy), action.number))


# ── The whole auction ─────────────────────────────────────────────────────────────────────────────


def auctioned(memory: Memory, chance: Chance, envy: float) -> Action:
    """5 What to do in an auction."""
    assert memory.seat is not None
    lot, bid = memory.auction.lot, memory.auction.bid
    match memory.phase:
        case phases.PUT_UP:
            return put_up(memory, chance, envy)
        case phases.PRICE:
            return price(memory, envy)
        case phases.BID:
            return raised(memory, most(memory, envy))
        case phases.SEALED_BID:
            return sealed(memory, envy)
        case phases.PAY:
            return PAY if worth(memory, memory.seat, lot) >= cost(bid, envy) else PASS
    kept = having(memory, memory.seat, lot) - cost(bid, envy)
    sold = cost(bid, envy) - envy * having(memory, memory.auction.leader, lot)
    return BUY if kept > sold and BUY in memory.legal else SELL
