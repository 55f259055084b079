"""Rule 5: the auctions, paid in decorations."""

from msgspec.structs import replace

from serao.games import picture_perfect
from serao.games.picture_perfect.news import (
    HOUSE,
    BidMade,
    BidsShown,
    ForSale,
    LookedInto,
    Paid,
    Rescued,
    Sold,
    Tied,
    Unsold,
)
from serao.games.picture_perfect.rounds import end_round
from serao.games.picture_perfect.state import State
from tests.games.picture_perfect.scenes import (
    ANA,
    BRUNO,
    CENTRE,
    CHLOE,
    DAVI,
    act,
    everyone,
    fresh,
    hand,
    holding,
    news_of,
    options_of,
    refused,
    rich,
    turned,
)

HANDS = ("1 2 3 4", "5 6 7 8", "9 10 11 12")


def after(card: str, *hands: str) -> State:
    """The auction card is turned at a table with these hands."""
    return turned(holding(fresh(len(hands or HANDS), auctions=True), *(hands or HANDS)), card)


def for_sale(card: str, *hands: str, lot: str = "up1") -> State:
    """Ana has put up an envelope."""
    return act(after(card, *hands), ANA, lot)


def test_rule_5_1_everybody_is_the_active_player_once() -> None:
    state = after("single")
    sellers = []
    while state.round == 1:
        sellers += [state.auction.active] if state.phase == "put-up" else []
        seat = picture_perfect.actors(state)[0]
        state = act(state, seat, picture_perfect.text(picture_perfect.legal(state, seat)[0]))
    assert sellers == [ANA, BRUNO, CHLOE]


def test_rule_5_1_the_winner_pays_the_seller_who_may_not_bid() -> None:
    state = for_sale("single")
    assert picture_perfect.actors(state) == (BRUNO,)
    state = act(act(state, BRUNO, "bid3"), CHLOE, "pass")
    assert state.decorations == (13, 7, 10)
    assert hand(state, BRUNO) == {1, 5, 6, 7, 8}
    assert state.auction.active == BRUNO


def test_rule_5_1_nobody_bids_more_than_they_have() -> None:
    state = for_sale("single")
    assert refused(state, BRUNO, "bid11") == "bid-range"
    assert refused(state, BRUNO, "bid10") == ""


def test_rule_5_1_without_an_envelope_one_is_skipped() -> None:
    state = after("single", "", "5 6", "")
    assert (state.phase, state.auction.active) == ("put-up", BRUNO)
    state = act(act(act(state, BRUNO, "up5"), CHLOE, "pass"), ANA, "pass")
    assert (state.round, hand(state, BRUNO)) == (2, {5, 6})


def test_rule_5_1_what_was_bought_is_kept_apart() -> None:
    state = act(act(for_sale("single"), BRUNO, "bid3"), CHLOE, "pass")
    assert options_of(state, BRUNO) == {"up5", "up6", "up7", "up8"}
    assert picture_perfect.memory(state, BRUNO).envelopes[0] == ()


def test_rule_5_1_the_seller_may_show_a_vip_card() -> None:
    state = holding(fresh(3, auctions=True), *HANDS)
    state = turned(act(act(state, ANA, "open1"), ANA, "vip1"), "single")
    state = act(state, ANA, "up1!")
    assert state.news[0] == ForSale(ANA, 0, True)
    assert picture_perfect.view(state, CHLOE).vips_shown == 1


def test_ruling_5_1_vip_known_to_the_seller() -> None:
    state = holding(fresh(3, auctions=True), *HANDS)
    state = replace(state, vips=(-1, 0, -1))
    assert refused(turned(state, "single"), ANA, "up1!") == "now-put-up"
    assert refused(turned(act(state, ANA, "open1"), "single"), ANA, "up1!") == ""


def test_ruling_5_1_open_purse() -> None:
    state = act(act(for_sale("single"), BRUNO, "bid3"), CHLOE, "pass")
    assert picture_perfect.view(state, None).decorations == (13, 7, 10)


def test_rule_5_2_who_passes_is_out() -> None:
    state = everyone(after("shared"), "add1", "add5", "add9")
    state = act(state, ANA, "up13")
    state = act(act(state, BRUNO, "bid1"), CHLOE, "bid2")
    assert refused(state, BRUNO, "bid2") == "bid-range"
    state = act(act(state, BRUNO, "bid4"), CHLOE, "pass")
    assert (state.phase, state.auction.leader, state.auction.bid) == ("decide", BRUNO, 4)


def test_ruling_5_2_cannot_raise_is_not_asked() -> None:
    state = holding(rich(fresh(3, auctions=True), 18, 10, 2), *HANDS)
    state = act(act(turned(state, "single"), ANA, "up1"), BRUNO, "bid2")
    assert state.decorations == (20, 8, 2)
    assert hand(state, BRUNO) == {1, 5, 6, 7, 8}


def test_rule_5_3_passing_is_not_final_until_nobody_raises() -> None:
    state = act(act(for_sale("open"), BRUNO, "pass"), CHLOE, "bid1")
    assert picture_perfect.actors(state) == (BRUNO,)
    state = act(act(state, BRUNO, "bid2"), CHLOE, "pass")
    assert state.decorations == (12, 8, 10)
    assert news_of(state, Sold) == [Sold(0, BRUNO)]


def test_rule_5_3_nobody_wants_it() -> None:
    state = act(act(for_sale("open"), BRUNO, "pass"), CHLOE, "pass")
    assert news_of(state, Unsold) == [Unsold(0)]
    assert (state.auction.active, hand(state, ANA)) == (BRUNO, {1, 2, 3, 4})


def test_ruling_5_3_in_turn_from_the_left_of_the_last_bid() -> None:
    state = for_sale("open", "1 2", "5 6", "9 10", "11 12")
    state = act(act(state, BRUNO, "pass"), CHLOE, "bid1")
    assert picture_perfect.actors(state) == (DAVI,)
    state = act(act(state, DAVI, "pass"), BRUNO, "bid3")
    assert picture_perfect.actors(state) == (CHLOE,)


def test_rule_5_4_everybody_adds_an_envelope_and_the_active_player_picks() -> None:
    state = everyone(after("shared"), "add1", "add5", "add9")
    assert hand(state, CENTRE) == {1, 5, 9, 13, 14}
    assert options_of(state, ANA) == {"up1", "up5", "up9", "up13", "up14"}


def bid_for(price: str) -> State:
    """Bruno has bid for an envelope of the shared centre."""
    state = act(everyone(after("shared"), "add1", "add5", "add9"), ANA, "up13")
    return act(act(state, BRUNO, price), CHLOE, "pass")


def test_rule_5_4_the_active_player_sells_or_buys() -> None:
    state = bid_for("bid4")
    assert options_of(state, ANA) == {"sell", "buy"}
    sold, bought = act(state, ANA, "sell"), act(state, ANA, "buy")
    assert (sold.decorations, 13 in hand(sold, BRUNO)) == ((14, 6, 10), True)
    assert (bought.decorations, 13 in hand(bought, ANA)) == ((6, 14, 10), True)


def test_rule_5_4_buying_only_if_able() -> None:
    state = replace(bid_for("bid4"), decorations=(3, 17, 10))
    assert options_of(state, ANA) == {"sell"}


def test_ruling_5_4_stays_in_the_centre_without_a_bid() -> None:
    state = bid_for("pass")
    assert 13 in hand(state, CENTRE)
    assert "up13" in options_of(state, BRUNO)


def test_rule_5_5_one_bid_each_from_the_left() -> None:
    state = for_sale("single", "1 2", "5 6", "9 10", "11 12")
    state = act(act(act(state, BRUNO, "bid2"), CHLOE, "pass"), DAVI, "bid3")
    assert news_of(state, Paid) == [Paid(DAVI, ANA, 3)]


def test_ruling_5_5_higher_or_pass() -> None:
    state = act(for_sale("single"), BRUNO, "bid4")
    assert refused(state, CHLOE, "bid4") == "bid-range"
    assert refused(state, CHLOE, "bid5") == refused(state, CHLOE, "pass") == ""


def test_rule_5_6_everybody_who_pays_looks_and_the_envelope_stays() -> None:
    state = act(for_sale("fixed"), ANA, "price2")
    state = act(act(state, BRUNO, "pay"), CHLOE, "pay")
    assert state.decorations == (14, 8, 8)
    assert picture_perfect.view(state, BRUNO).envelopes[0] == state.envelopes[0]
    assert picture_perfect.view(state, ANA).news[-1] == LookedInto(CHLOE, 0)
    state = act(act(state, CHLOE, "close"), BRUNO, "close")
    assert (hand(state, ANA), state.auction.active) == ({1, 2, 3, 4}, BRUNO)


def test_rule_5_6_nobody_pays() -> None:
    state = act(act(act(for_sale("fixed"), ANA, "price2"), BRUNO, "pass"), CHLOE, "pass")
    assert (state.decorations, state.auction.active) == ((10, 10, 10), BRUNO)


def test_ruling_5_6_price_somebody_can_pay() -> None:
    state = act(turned(holding(rich(fresh(3, auctions=True), 20, 3, 7), *HANDS), "fixed"), ANA, "up1")
    assert options_of(state, ANA) == {f"price{number}" for number in range(1, 8)}
    state = act(state, ANA, "price5")
    assert picture_perfect.actors(state) == (CHLOE,)


def test_rule_5_7_the_highest_secret_bid_pays() -> None:
    state = act(for_sale("secret"), BRUNO, "bid4")
    assert picture_perfect.view(state, CHLOE) == picture_perfect.view(act(for_sale("secret"), BRUNO, "bid9"), CHLOE)
    state = act(state, CHLOE, "bid5")
    assert news_of(state, BidsShown) == [BidsShown(((BRUNO, 4), (CHLOE, 5)))]
    assert state.decorations == (15, 10, 5)


def test_rule_5_7_a_tie_bids_again_and_a_second_tie_sells_nothing() -> None:
    state = act(act(for_sale("secret"), BRUNO, "bid4"), CHLOE, "bid4")
    assert news_of(state, Tied) == [Tied((BRUNO, CHLOE), 4)]
    assert refused(state, BRUNO, "bid3") == "bid-range"
    again = act(state, BRUNO, "bid4")
    assert act(again, CHLOE, "bid6").decorations == (16, 10, 4)
    kept = act(again, CHLOE, "bid4")
    assert (kept.decorations, 1 in hand(kept, ANA)) == ((10, 10, 10), True)


def test_rule_5_7_all_zero_is_no_sale() -> None:
    state = act(act(for_sale("secret"), BRUNO, "bid0"), CHLOE, "bid0")
    assert news_of(state, Unsold) == [Unsold(0)]


def test_ruling_5_7_empty_purse_is_not_asked() -> None:
    state = act(turned(holding(rich(fresh(3, auctions=True), 20, 10, 0), *HANDS), "secret"), ANA, "up1")
    assert picture_perfect.actors(state) == (BRUNO,)
    assert act(state, BRUNO, "bid1").decorations == (21, 9, 0)


def test_rule_5_8_losers_pay_half_rounded_down() -> None:
    state = for_sale("unfair", "1 2", "5 6", "9 10", "11 12")
    state = everyone(state, "", "bid5", "bid7", "bid1")
    assert state.decorations == (19, 8, 3, 10)


def test_ruling_5_8_last_bid_after_a_tie() -> None:
    state = for_sale("unfair", "1 2", "5 6", "9 10", "11 12")
    state = everyone(state, "", "bid4", "bid4", "bid2")
    state = act(act(state, BRUNO, "bid6"), CHLOE, "bid8")
    assert state.decorations == (10 + 8 + 3 + 1, 7, 2, 9)


def test_ruling_5_8_no_sale_no_payment() -> None:
    state = for_sale("unfair", "1 2", "5 6", "9 10", "11 12")
    state = everyone(state, "", "bid4", "bid4", "bid2")
    state = act(act(state, BRUNO, "bid4"), CHLOE, "bid4")
    assert state.decorations == (10, 10, 10, 10)


TWO = ("1 2 3 4 5", "6 7 8 9 10")


def test_rule_5_9_the_house_buys_for_two_into_the_centre() -> None:
    for card in ("open", "single"):
        state = for_sale(card, *TWO)
        assert state.news[-1] == BidMade(HOUSE, 2)
        assert refused(state, BRUNO, "bid2") == "bid-range"
        state = act(state, BRUNO, "pass")
        assert (state.decorations, state.supply) == ((12, 10), 10)
        assert 1 in hand(state, CENTRE)


def test_rule_5_9_the_opponent_bids_more() -> None:
    state = act(for_sale("open", *TWO), BRUNO, "bid3")
    assert (state.decorations, state.supply, 1 in hand(state, BRUNO)) == ((13, 7), 12, True)
    state = act(for_sale("secret", *TWO), BRUNO, "bid3")
    assert (state.decorations, state.supply) == ((13, 7), 12)
    assert act(for_sale("secret", *TWO), BRUNO, "bid2").supply == 10


def test_rule_5_9_no_house_in_shared_and_fixed_price() -> None:
    state = act(everyone(after("shared", *TWO), "add1", "add6"), ANA, "up1")
    assert refused(state, BRUNO, "bid1") == ""
    state = act(act(for_sale("fixed", *TWO), ANA, "price1"), BRUNO, "pass")
    assert (state.supply, 1 in hand(state, ANA)) == (12, True)


def test_ruling_5_9_house_unfair_takes_half_from_the_loser() -> None:
    state = act(for_sale("unfair", *TWO), BRUNO, "bid2")
    assert (state.decorations, state.supply) == ((13, 9), 10)


def test_ruling_5_9_supply_spent() -> None:
    state = replace(holding(fresh(2, auctions=True), *TWO), supply=1, decorations=(21, 10))
    state = act(turned(state, "open"), ANA, "up1")
    assert state.auction.leader == -1
    assert act(state, BRUNO, "bid1").decorations == (22, 9)


def poor(decorations: tuple[int, ...], *hands: str) -> State:
    """The end of a round at a table with these hands and decorations."""
    state = rich(holding(turned(fresh(len(hands), auctions=True), "theft"), *hands), *decorations)
    return end_round(state, [])


def test_rule_5_10_a_player_with_nothing_gets_one_from_every_other() -> None:
    state = poor((15, 0, 15), "1 2", "", "3 4")
    assert state.decorations == (14, 2, 14)
    assert news_of(state, Rescued) == [Rescued(BRUNO, 2)]
    assert poor((15, 0, 15), "1 2", "5", "3 4").decorations == (15, 0, 15)
    assert poor((15, 1, 14), "1 2", "", "3 4").decorations == (15, 1, 14)


def test_ruling_5_10_in_turn_order_and_only_by_those_who_can() -> None:
    assert poor((0, 0, 1, 39), "", "", "1 2", "3 4").decorations == (2, 1, 0, 37)
