"""Rule 4: the six trade cards."""

from serao.games import picture_perfect
from serao.games.picture_perfect.news import Danced, LookedInto, Revealed, Stole
from serao.games.picture_perfect.state import State
from tests.games.picture_perfect.scenes import (
    ANA,
    BRUNO,
    CENTRE,
    CHLOE,
    act,
    everyone,
    fresh,
    hand,
    holding,
    news_of,
    options_of,
    turned,
)

HANDS = ("1 2 3 4", "5 6 7 8", "9 10 11 12")


def after(card: str, *hands: str) -> State:
    """The card is turned at a table with these hands."""
    return turned(holding(fresh(len(hands or HANDS)), *(hands or HANDS)), card)


def test_rule_4_1_each_keeps_one_and_is_dealt_as_many_as_put_in() -> None:
    state = after("dance")
    assert options_of(state, ANA) == {"keep1", "keep2", "keep3", "keep4"}
    state = everyone(state, "keep1", "keep5", "keep9")
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert [1 in hand(state, ANA), 5 in hand(state, BRUNO), 9 in hand(state, CHLOE)] == [True] * 3
    assert len(hand(state, CENTRE)) == 2
    assert [event.kept + 1 for event in news_of(state, Danced)] == [1, 5, 9]


def test_rule_4_1_all_in_the_centre_are_shuffled() -> None:
    state = act(act(after("dance"), ANA, "keep1"), BRUNO, "keep5")
    dealt = [hand(act(state, CHLOE, "keep9", number), ANA) for number in range(12)]
    assert {13, 14} & set().union(*dealt)
    assert len({frozenset(each) for each in dealt}) > 6


def test_ruling_4_1_single_kept_without_being_asked() -> None:
    state = after("dance", "1", "", "9 10 11")
    assert picture_perfect.actors(state) == (CHLOE,)
    state = act(state, CHLOE, "keep10")
    assert hand(state, ANA) == {1}
    assert hand(state, BRUNO) == set()
    assert len(hand(state, CHLOE)) == 3
    alone = after("dance", "1", "", "")
    assert (alone.round, hand(alone, ANA)) == (2, {1})


def test_rule_4_2_in_turn_two_are_taken_and_two_returned() -> None:
    state = after("partner")
    assert options_of(state, ANA) == {"take13+14"}
    assert picture_perfect.actors(state) == (ANA,)
    state = act(state, ANA, "take13+14")
    assert hand(state, ANA) == {1, 2, 3, 4, 13, 14}
    assert {"return13+14", "return1+13", "return1+2"} < options_of(state, ANA)
    state = act(state, ANA, "return1+13")
    assert (hand(state, ANA), hand(state, CENTRE)) == ({2, 3, 4, 14}, {1, 13})
    assert picture_perfect.actors(state) == (BRUNO,)
    state = act(act(state, BRUNO, "take1+13"), BRUNO, "return1+13")
    state = act(act(state, CHLOE, "take1+13"), CHLOE, "return9+10")
    assert (state.round, hand(state, CENTRE)) == (2, {9, 10})


def test_ruling_4_2_short_centre_of_one_or_none() -> None:
    state = after("partner", "1 2 3 4 5 6 7", "8 9 10 11 12 13")
    assert options_of(state, ANA) == {"take14"}
    state = act(state, ANA, "take14")
    assert options_of(state, ANA) == {f"return{number}" for number in (1, 2, 3, 4, 5, 6, 7, 14)}
    state = act(state, ANA, "return3")
    assert (hand(state, CENTRE), picture_perfect.actors(state)) == ({3}, (BRUNO,))
    assert after("partner", "1 2 3 4 5 6 7", "8 9 10 11 12 13 14").round == 2


def test_rule_4_3_one_for_each_neighbour_handed_over_at_once() -> None:
    state = everyone(after("gifts"), "give1/2", "give5/6", "give9/10")
    assert [hand(state, seat) for seat in range(3)] == [{3, 4, 6, 9}, {1, 7, 8, 10}, {2, 5, 11, 12}]


def test_rule_4_3_a_single_envelope_goes_to_either_neighbour() -> None:
    state = after("gifts", "1", "", "9 10")
    assert options_of(state, ANA) == {"give1/-", "give-/1"}
    assert picture_perfect.actors(state) == (ANA, CHLOE)
    state = everyone(state, "give-/1", "", "give9/10")
    assert [hand(state, seat) for seat in range(3)] == [{9}, {10}, {1}]


def test_rule_4_3_two_players_give_one_to_the_other() -> None:
    state = after("gifts", "1 2 3", "4 5 6")
    assert options_of(state, ANA) == {"give1/-", "give2/-", "give3/-"}
    state = everyone(state, "give1/-", "give4/-")
    assert [hand(state, ANA), hand(state, BRUNO)] == [{2, 3, 4}, {1, 5, 6}]


def test_rule_4_4_two_of_the_centre_are_opened_to_everybody_one_after_the_other() -> None:
    state = after("revelations")
    [first] = news_of(state, Revealed)
    assert first.guest + 1 in hand(state, CENTRE)
    for seat in (None, ANA, BRUNO):
        assert picture_perfect.view(state, seat).envelopes[first.guest] == state.envelopes[first.guest]
    state = everyone(state, "close", "close", "close")
    [second] = news_of(state, Revealed)
    assert {first.guest + 1, second.guest + 1} == {13, 14}
    assert picture_perfect.view(state, None).envelopes[first.guest] == ()
    state = everyone(state, "close", "close", "close")
    assert (state.round, hand(state, CENTRE)) == (2, {13, 14})
    assert picture_perfect.memory(state, None).envelopes[12] == state.envelopes[12]


def test_ruling_4_4_vip_shown_with_the_envelope() -> None:
    state = holding(fresh(2), "1 2 3 4 5 6 7 13 14", "8 9 10 11 12")
    state = act(act(state, ANA, "open13"), ANA, "vip13")
    state = turned(holding(state, "1 2 3 4 5 6 7", "8 9 10 11 12"), "revelations")
    vips = {event.guest + 1: event.vips for event in news_of(state, Revealed)}
    state = everyone(state, "close", "close")
    assert {**vips, **{event.guest + 1: event.vips for event in news_of(state, Revealed)}} == {13: 1, 14: 0}


def test_ruling_4_4_until_closed_by_everybody() -> None:
    state = act(act(after("revelations"), ANA, "close"), CHLOE, "close")
    assert picture_perfect.actors(state) == (BRUNO,)
    assert options_of(state, BRUNO) == {"close"}
    assert picture_perfect.view(state, ANA).open == -1


def test_rule_4_5_one_from_the_left_neighbour_all_at_once() -> None:
    state = after("theft")
    assert options_of(state, CHLOE) == {"steal1", "steal2", "steal3", "steal4"}
    state = everyone(state, "steal5", "steal9", "steal1")
    assert [hand(state, seat) for seat in range(3)] == [{2, 3, 4, 5}, {6, 7, 8, 9}, {1, 10, 11, 12}]
    assert news_of(state, Stole)[2] == Stole(CHLOE, ANA, 0)


def test_rule_4_5_a_neighbour_with_none_yields_nothing() -> None:
    state = after("theft", "1 2", "", "9 10")
    assert picture_perfect.actors(state) == (BRUNO, CHLOE)
    state = everyone(state, "", "steal9", "steal1")
    assert [hand(state, seat) for seat in range(3)] == [{2}, {9}, {1, 10}]


def test_rule_4_6_each_looks_into_any_envelope_not_their_own() -> None:
    state = after("rumours")
    assert options_of(state, ANA) == {f"listen{number}" for number in range(5, 15)}
    state = everyone(state, "listen5", "listen13", "listen13")
    assert picture_perfect.view(state, ANA).envelopes[4] == state.envelopes[4]
    assert picture_perfect.view(state, CHLOE).envelopes[12] == state.envelopes[12]
    assert hand(state, BRUNO) == {5, 6, 7, 8}
    state = everyone(state, "close", "close", "close")
    assert (state.round, picture_perfect.view(state, ANA).envelopes[4]) == (2, ())


def test_ruling_4_6_seen_looking_but_not_what_is_seen() -> None:
    state = everyone(after("rumours"), "listen5", "listen13", "listen1")
    seen = picture_perfect.view(state, BRUNO).news
    assert seen[0] == LookedInto(ANA, 4)
    assert seen[1] == LookedInto(BRUNO, 12, state.envelopes[12], 0)
    assert picture_perfect.memory(state, BRUNO).open == (4, 12, 0)
