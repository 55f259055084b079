"""The six auctions of the variant, paid in decorations (rule 5)."""

from msgspec.structs import replace

from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import (
    ADDS,
    BIDS,
    BUY,
    PASS,
    PAY,
    PRICES,
    PUT_UPS,
    PUT_UPS_SHOWN,
    SELL,
    Action,
    Add,
    Bid,
    Pass,
    Pay,
    Price,
    PutUp,
)
from serao.games.picture_perfect.news import (
    HOUSE,
    Added,
    BidMade,
    BidsShown,
    Event,
    ForSale,
    Paid,
    Passed,
    Priced,
    Sold,
    Tied,
    Unsold,
)
from serao.games.picture_perfect.pieces import (
    CENTRE,
    FIXED,
    HOUSE_BID,
    NOBODY,
    OPEN_AUCTION,
    SEALED,
    SHARED,
    SINGLE,
    UNFAIR,
)
from serao.games.picture_perfect.rounds import end_round, peek, with_
from serao.games.picture_perfect.state import Auction, State, envelopes_of

WITH_THE_HOUSE = (OPEN_AUCTION, SINGLE, SEALED, UNFAIR)  # 5.9


# ── What may be chosen ────────────────────────────────────────────────────────────────────────────


def auction_options(state: State, seat: int) -> tuple[Action, ...]:
    """What a seat may choose secretly; nothing where there is nothing to choose."""
    auction, has = state.auction, state.decorations[seat]
    if state.phase == phases.ADD:
        return tuple(ADDS[guest] for guest in envelopes_of(state, seat))
    if auction.out >> seat & 1 or not has:
        return ()
    if state.phase == phases.SEALED_BID:
        return BIDS[auction.bid : has + 1]
    return (PAY, PASS) if has >= auction.bid else ()


def lots(state: State, seat: int) -> tuple[int, ...]:
    """5.1, 5.4 The envelopes that the active player may put up: never one bought this round."""
    source = CENTRE if state.card == SHARED else seat
    return tuple(guest for guest in envelopes_of(state, source) if not state.auction.bought >> guest & 1)


def put_ups(state: State, seat: int) -> tuple[Action, ...]:
    """5.1 Any of them; with its VIP card shown where the seller has seen one in it."""
    offered = lots(state, seat)
    known = () if state.card == SHARED else tuple(guest for guest in offered if state.looked[seat][guest] > 0)
    return (*(PUT_UPS[guest] for guest in offered), *(PUT_UPS_SHOWN[guest] for guest in known))


def prices(state: State, seat: int) -> tuple[Action, ...]:
    """5.6 From 1 to the most that another player has."""
    most = max(has for other, has in enumerate(state.decorations) if other != seat)
    return PRICES[1 : max(most, 1) + 1]


def raises(state: State, seat: int) -> tuple[Action, ...]:
    """5.2 More than the highest bid, at most what one has; or a pass."""
    return (*BIDS[state.auction.bid + 1 : state.decorations[seat] + 1], PASS)


def decisions(state: State, seat: int) -> tuple[Action, ...]:
    """5.4 Sell; or buy, if one can pay."""
    return (SELL, BUY) if state.decorations[seat] >= state.auction.bid else (SELL,)


def deal(state: State, seat: int, action: Action) -> State:
    """What the active player or a bidder does before everybody's eyes."""
    match action:
        case PutUp():
            return put_up(state, seat, action)
        case Price():
            return name_price(state, seat, action)
        case Bid():
            return bid(state, seat, action)
        case Pass():
            return pass_by(state, seat)
        case _:
            return decide(state, action)


# ── 5.1 One seller after the other ────────────────────────────────────────────────────────────────


def begin_auction(state: State, news: list[Event]) -> State:
    """5.1, 5.4 The starting player is the first to sell; before a shared auction everybody adds an envelope."""
    state = replace(state, auction=Auction(active=state.start))
    if state.card == SHARED:
        return replace(state, phase=phases.ADD, news=tuple(news))
    return ask_seller(state, news)


def add_envelopes(state: State, news: list[Event]) -> State:
    """5.4 Everybody's envelope lies in the centre."""
    owner = state.owner
    for seat, choice in enumerate(state.choices):
        if isinstance(choice, Add):
            owner = with_(owner, choice.guest, CENTRE)
            news.append(Added(seat, choice.guest))
    return ask_seller(replace(state, owner=owner, choices=(None,) * state.seats), news)


def ask_seller(state: State, news: list[Event]) -> State:
    """5.1 The active player puts an envelope up; one without any is skipped."""
    auction = state.auction
    if auction.turns == state.seats:
        return end_round(state, news)
    if not lots(state, auction.active):
        return next_seller(state, news)
    return replace(state, phase=phases.PUT_UP, news=tuple(news))


def next_seller(state: State, news: list[Event]) -> State:
    """5.1 The next player is the active one."""
    before = state.auction
    active = (before.active + 1) % state.seats
    auction = Auction(active=active, turns=before.turns + 1, bought=before.bought)
    return ask_seller(replace(state, auction=auction, choices=(None,) * state.seats), news)


def put_up(state: State, seat: int, action: PutUp) -> State:
    """5.1 An envelope is for sale; what follows is the card's."""
    news: list[Event] = [ForSale(seat, action.guest, action.show_vip)]
    auction = replace(state.auction, lot=action.guest, out=1 << seat)
    shown = state.vips_shown | (1 << action.guest if action.show_vip else 0)
    state = replace(state, auction=auction, vips_shown=shown)
    if state.card == FIXED:
        return replace(state, phase=phases.PRICE, news=tuple(news))
    if state.card in (SEALED, UNFAIR):
        return ask_bids(replace(state, phase=phases.SEALED_BID), news)
    return ask_bidder(house_bids(state, news), seat, news)


# ── 5.2, 5.3, 5.5 Open bids ───────────────────────────────────────────────────────────────────────


def house_stands(state: State) -> bool:
    """5.9 Whether the house bids: two players, a card it bids on, and enough in the supply."""
    return state.seats == 2 and state.card in WITH_THE_HOUSE and state.supply >= HOUSE_BID


def house_bids(state: State, news: list[Event]) -> State:
    """5.9 The house's bid stands before anybody else's."""
    if not house_stands(state):
        return state
    news.append(BidMade(HOUSE, HOUSE_BID))
    return replace(state, auction=replace(state.auction, leader=HOUSE, bid=HOUSE_BID))


def ask_bidder(state: State, after: int, news: list[Event]) -> State:
    """5.2 The next seat to the left that is not out, does not lead and can pay more; without one, bidding is over."""
    auction = state.auction
    for place in range(1, state.seats + 1):
        seat = (after + place) % state.seats
        if not auction.out >> seat & 1 and seat != auction.leader and state.decorations[seat] > auction.bid:
            return replace(state, phase=phases.BID, turn=seat, news=tuple(news))
    return close_bidding(state, news)


def bid(state: State, seat: int, action: Bid) -> State:
    """5.2 A raise; 5.3 in the open auction everybody may raise again; 5.5 a single bid is the only one."""
    auction = replace(state.auction, bid=action.number, leader=seat)
    if state.card == OPEN_AUCTION:
        auction = replace(auction, out=1 << auction.active)
    if state.card == SINGLE:
        auction = replace(auction, out=auction.out | 1 << seat)
    return ask_bidder(replace(state, auction=auction), seat, [BidMade(seat, action.number)])


def pass_by(state: State, seat: int) -> State:
    """5.2 Out of this auction; 5.3 until somebody raises."""
    auction = replace(state.auction, out=state.auction.out | 1 << seat)
    return ask_bidder(replace(state, auction=auction), seat, [Passed(seat)])


def close_bidding(state: State, news: list[Event]) -> State:
    """The highest bid stands."""
    leader = state.auction.leader
    if leader == NOBODY:
        return no_sale(state, news)
    if leader == HOUSE:
        return sell_to_house(state, news)
    if state.card == SHARED:
        return replace(state, phase=phases.DECIDE, news=tuple(news))
    return sell(state, leader, state.auction.active, state.auction.bid, news)


def decide(state: State, action: Action) -> State:
    """5.4 The active player sells to the highest bidder, or buys by paying that bidder the same price."""
    auction = state.auction
    buyer, paid = (auction.active, auction.leader) if action == BUY else (auction.leader, auction.active)
    return sell(state, buyer, paid, auction.bid, [])


def pay(state: State, payer: int, taker: int, number: int, news: list[Event]) -> State:
    """Decorations change hands."""
    if not number:
        return state
    decorations = list(state.decorations)
    decorations[payer] -= number
    decorations[taker] += number
    news.append(Paid(payer, taker, number))
    return replace(state, decorations=tuple(decorations))


def sell(state: State, buyer: int, paid: int, price: int, news: list[Event]) -> State:
    """5.1 The buyer pays and keeps the envelope apart until the next round."""
    auction = state.auction
    news.append(Sold(auction.lot, buyer))
    state = pay(state, buyer, paid, price, news)
    auction = replace(auction, bought=auction.bought | 1 << auction.lot)
    return next_seller(replace(state, owner=with_(state.owner, auction.lot, buyer), auction=auction), news)


def sell_to_house(state: State, news: list[Event]) -> State:
    """5.9 The seller gets two from the supply, and the envelope goes to the centre."""
    auction = state.auction
    decorations = with_(state.decorations, auction.active, state.decorations[auction.active] + HOUSE_BID)
    news += [Sold(auction.lot, HOUSE), Paid(HOUSE, auction.active, HOUSE_BID)]
    owner = with_(state.owner, auction.lot, CENTRE)
    return next_seller(replace(state, owner=owner, decorations=decorations, supply=state.supply - HOUSE_BID), news)


def no_sale(state: State, news: list[Event]) -> State:
    """5.1 Nobody wants it: the next player is the active one."""
    news.append(Unsold(state.auction.lot))
    return next_seller(state, news)


# ── 5.6 Fixed price ───────────────────────────────────────────────────────────────────────────────


def name_price(state: State, seat: int, action: Price) -> State:
    """5.6 The price stands; everybody who can pay it is asked."""
    auction = replace(state.auction, bid=action.number)
    news: list[Event] = [Priced(seat, action.number)]
    return ask_bids(replace(state, phase=phases.PAY, auction=auction), news)


def pay_and_look(state: State, news: list[Event]) -> State:
    """5.6 Every player who pays looks into the envelope; it stays with its owner."""
    auction = state.auction
    payers = [seat for seat, choice in enumerate(state.choices) if isinstance(choice, Pay)]
    if not payers:
        return no_sale(state, news)
    for seat in payers:
        state = pay(state, seat, auction.active, auction.bid, news)
    return peek(state, dict.fromkeys(payers, auction.lot), news)


# ── 5.7, 5.8 Secret bids ──────────────────────────────────────────────────────────────────────────


def ask_bids(state: State, news: list[Event]) -> State:
    """Everybody who can is asked; with nobody to ask it goes on at once."""
    if any(auction_options(state, seat) for seat in range(state.seats)):
        return replace(state, news=tuple(news))
    return resolve_auction(state, news)


def open_bids(state: State, news: list[Event]) -> State:
    """5.7 The bids are revealed; the highest buys, a tie bids again, a second tie sells nothing."""
    auction = state.auction
    fresh = {seat: choice.number for seat, choice in enumerate(state.choices) if isinstance(choice, Bid)}
    news.append(BidsShown(tuple(fresh.items())))
    best = max(fresh.values(), default=0)
    bids = {**dict(auction.bids), **fresh}
    first = tuple(seat for seat, number in fresh.items() if number == best)
    if house_stands(state) and best <= HOUSE_BID:
        return sell_to_house(losers_pay(state, bids, HOUSE, news), news)
    if best == 0 or (len(first) > 1 and auction.bids):
        return no_sale(state, news)
    if len(first) > 1:
        return bid_again(state, bids, first, best, news)
    return sell(losers_pay(state, bids, first[0], news), first[0], auction.active, best, news)


def bid_again(state: State, bids: dict[int, int], tied: tuple[int, ...], best: int, news: list[Event]) -> State:
    """5.7 The tied bid again secretly, at least as much."""
    news.append(Tied(tied, best))
    out = sum(1 << seat for seat in range(state.seats) if seat not in tied)
    auction = replace(state.auction, bid=best, out=out, bids=tuple(sorted(bids.items())))
    return replace(state, auction=auction, choices=(None,) * state.seats, news=tuple(news))


def losers_pay(state: State, bids: dict[int, int], winner: int, news: list[Event]) -> State:
    """5.8 Half of their last bid, rounded down, to the seller."""
    if state.card != UNFAIR:
        return state
    for seat, number in bids.items():
        if seat != winner:
            state = pay(state, seat, state.auction.active, number // 2, news)
    return state


def resolve_auction(state: State, news: list[Event]) -> State:
    """Everybody has chosen: the choices take effect together."""
    if state.phase == phases.ADD:
        return add_envelopes(state, news)
    if state.phase == phases.PAY:
        return pay_and_look(state, news)
    return open_bids(state, news)
