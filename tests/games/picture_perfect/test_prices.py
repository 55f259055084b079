"""What strong opponents of Picture Perfect pay, ask and put up in auctions."""

from typing import Any

import pytest
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.play import play, start
from serao.games import picture_perfect
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import BUY, PASS, PAY, SELL, Bid, Price, PutUp
from serao.games.picture_perfect.memory import Memory
from serao.games.picture_perfect.opponent import LEVELS, prices
from serao.games.picture_perfect.state import Options, State
from tests.games.picture_perfect.scenes import ANA, BRUNO, CHLOE, act, everyone, fresh, holding, rich, turned

SEED = b"prices"
HANDS = ("1 2 3 4", "5 6 7 8", "9 10 11 12")
STRONG = (3, 4)  # places of the levels that have prices of their own


def chosen(state: State, seat: int, level: int = 4) -> Any:
    return LEVELS[level](picture_perfect.memory(state, seat), Chance(SEED))


def memory(state: State, seat: int) -> Memory:
    return picture_perfect.memory(state, seat)


def auction(name: str, seats: int = 3, number: int = 1) -> State:
    """A round in which that auction is turned, before anybody has put anything up."""
    table = holding(fresh(seats, auctions=True), *HANDS[:seats])
    return replace(turned(table, name), round=number)


def seen(state: State, seat: int, *envelopes: int) -> State:
    """The same table where a seat has also held these envelopes, by their printed numbers, and looked just now."""
    bits = sum(1 << each - 1 for each in envelopes)
    held = tuple(before | bits * (other == seat) for other, before in enumerate(state.held))
    looked, since = (
        tuple(
            tuple(0 if bits >> guest & (other == seat) else before for guest, before in enumerate(row))
            for other, row in enumerate(rows)
        )
        for rows in (state.looked, state.since)
    )
    return replace(state, held=held, looked=looked, since=since)


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_whole_auctions_it_does_what_is_legal_and_the_same_again(level: int, seats: int) -> None:
    state, number = start(picture_perfect, Options(auctions=True), seats, Chance(SEED)), 0
    while state.phase != phases.PHOTO:
        seat, number = picture_perfect.actors(state)[0], number + 1
        knows = memory(state, seat)
        action = LEVELS[level](knows, Chance(SEED, number))
        assert action in knows.legal
        assert LEVELS[level](memory(state, seat), Chance(SEED, number)) == action
        state = play(picture_perfect, state, seat, action, Chance(SEED, number))
    assert min(state.decorations) >= 0


@pytest.mark.parametrize("envy", [0.0, 0.5])
@pytest.mark.parametrize("number", range(1, 7))
def test_the_unknown_is_worth_more_than_the_known(envy: float, number: int) -> None:
    state = act(auction("open", number=number), ANA, "up1")
    unknown = prices.most(memory(state, BRUNO), envy)
    known = prices.most(memory(seen(state, BRUNO, 1), BRUNO), envy)
    assert unknown > known > 0


def test_a_look_lasts_the_longer_the_later_it_comes_and_to_hold_what_is_known_brings_the_less() -> None:
    limits = [
        (prices.worth(table, BRUNO, 0), prices.holding(table, BRUNO))
        for table in (memory(auction("open", number=number), BRUNO) for number in range(1, 7))
    ]
    looks, holdings = zip(*limits, strict=True)
    assert sorted(looks) == list(looks)
    assert sorted(holdings, reverse=True) == list(holdings)


def test_who_knows_more_pays_less() -> None:
    state = act(auction("open"), ANA, "up1")
    knowing = seen(state, BRUNO, *range(2, 12))
    assert prices.most(memory(knowing, BRUNO), 0.0) < prices.most(memory(state, BRUNO), 0.0)


def test_the_last_envelope_is_known_without_a_look() -> None:
    state = seen(act(auction("open", number=6), ANA, "up1"), BRUNO, *range(2, 15))
    assert prices.most(memory(state, BRUNO), 0.0) == 0


@pytest.mark.parametrize("level", STRONG)
def test_it_raises_as_long_as_the_envelope_is_worth_it_and_never_above_what_it_has(level: int) -> None:
    state = act(auction("open", number=6), ANA, "up1")
    assert chosen(state, BRUNO, level) == Bid(1)
    assert chosen(replace(state, auction=replace(state.auction, bid=7, leader=CHLOE)), BRUNO, level) == PASS
    poor = rich(replace(state, auction=replace(state.auction, bid=1, leader=CHLOE)), 19, 2, 9)
    assert chosen(poor, BRUNO, level) == Bid(2)


@pytest.mark.parametrize("level", STRONG)
def test_in_the_last_round_nothing_is_bid_for_what_all_know(level: int) -> None:
    for name in ("open", "single", "secret", "unfair"):
        state = seen(seen(act(auction(name, number=6), ANA, "up1"), BRUNO, 1), CHLOE, 1)
        assert chosen(state, BRUNO, level) in (PASS, Bid(0))


@pytest.mark.parametrize("level", STRONG)
def test_secret_bids_are_below_what_the_envelope_is_worth(level: int) -> None:
    state = act(auction("secret", number=6), ANA, "up1")
    number = chosen(state, BRUNO, level).number
    assert 0 < number < prices.most(memory(state, BRUNO), 0.0)
    assert chosen(rich(state, 19, 1, 10), BRUNO, level).number <= 1


@pytest.mark.parametrize("level", STRONG)
def test_it_puts_up_what_the_others_do_not_know(level: int) -> None:
    state = auction("open", number=6)
    for seat in (BRUNO, CHLOE):
        state = seen(state, seat, 1, 2, 4)
    assert chosen(state, ANA, level) == PutUp(2)


def test_with_two_players_the_house_buys_what_the_other_knows() -> None:
    state = seen(auction("single", seats=2), BRUNO, 2)
    assert chosen(state, ANA) == PutUp(1)


def test_a_vip_card_is_not_shown() -> None:
    state = replace(auction("open", number=6), vips=(0, -1, -1))
    state = replace(state, looked=((1, *(0,) * 13), *state.looked[1:]))
    assert all(not chosen(state, ANA, level).show_vip for level in STRONG)


@pytest.mark.parametrize("level", STRONG)
def test_a_fixed_price_is_one_that_others_pay(level: int) -> None:
    state = act(auction("fixed", number=6), ANA, "up1")
    price = chosen(state, ANA, level)
    assert isinstance(price, Price)
    assert 2 <= price.number <= 4
    poor = chosen(rich(state, 26, 2, 2), ANA, level)
    assert poor == Price(2)


@pytest.mark.parametrize("level", STRONG)
def test_a_look_is_paid_for_where_it_lasts_and_never_for_what_is_known(level: int) -> None:
    early, late = (act(act(auction("fixed", number=number), ANA, "up1"), ANA, "price3") for number in (1, 6))
    assert chosen(early, BRUNO, level) == PASS
    assert chosen(late, BRUNO, level) == PAY
    assert chosen(seen(late, BRUNO, 1), BRUNO, level) == PASS


@pytest.mark.parametrize("level", STRONG)
def test_of_a_shared_auction_it_buys_cheaply_and_sells_dearly(level: int) -> None:
    state = everyone(auction("shared", number=6), "add1", "add5", "add9")
    state = replace(act(state, ANA, "up9"), phase=phases.DECIDE)
    cheap, dear = (replace(state, auction=replace(state.auction, bid=bid, leader=BRUNO)) for bid in (1, 6))
    assert chosen(cheap, ANA, level) == BUY
    assert chosen(dear, ANA, level) == SELL


def test_what_the_leader_would_have_of_it_counts_only_for_who_looks_at_the_others() -> None:
    state = act(auction("open", number=6), ANA, "up1")
    led = replace(state, auction=replace(state.auction, bid=1, leader=CHLOE))
    knowing = seen(led, CHLOE, 1)
    assert prices.most(memory(led, BRUNO), 0.5) > prices.most(memory(knowing, BRUNO), 0.5)
    assert prices.most(memory(led, BRUNO), 0.0) == prices.most(memory(knowing, BRUNO), 0.0)
