"""Section 6: what must hold over many games, and the rulebook's example."""

from functools import cache
from statistics import fmean

import pytest
from hypothesis import given

from serao.games import avenue
from serao.games.avenue.networks import joined
from serao.games.avenue.state import State
from tests.games.avenue.scenes import (
    FIVE_AND_FIVE,
    LAST_CARDS,
    end_of,
    everyone,
    random_game,
    scene,
    sheet,
)
from tests.games.avenue.test_networks import sheets_of_roads, unhurried

GAMES = 1500


@cache
def last_positions() -> tuple[State, ...]:
    """The ends of many games alone on map A, played at random without peeking."""
    return tuple(random_game(1, seed, peeking=False)[-1] for seed in range(GAMES))


def cards_shown(state: State) -> tuple[int, ...]:
    """All the road cards that a finished game has shown, in order."""
    return (*state.aside, *state.played)


def length_of_round_1(state: State) -> int:
    """The number of cards up to the fourth yellow one."""
    yellows = [place for place, card in enumerate(cards_shown(state), 1) if card > 10]
    return yellows[3]


@unhurried
@given(sheets_of_roads())
def test_rule_6_check_1_joined_squares_are_counted_once(drawn: tuple[int, ...]) -> None:
    for place in range(42):
        found = joined(drawn, place)
        assert len(found) == len(set(found))


@unhurried
@given(sheets_of_roads())
def test_rule_6_check_1_a_network_never_branches(drawn: tuple[int, ...]) -> None:
    networks = {frozenset(joined(drawn, place)) for place in range(42) if drawn[place]}
    assert sum(map(len, networks)) == sum(road > 0 for road in drawn)


def test_rule_6_check_2_a_game_shows_20_to_40_cards_and_37_4_on_average() -> None:
    lengths = [len(cards_shown(state)) for state in last_positions()]
    assert min(lengths) >= 20
    assert max(lengths) <= 40
    assert fmean(lengths) == pytest.approx(37.4, abs=0.3)


def test_rule_6_check_2_round_1_lasts_4_to_24_cards_and_7_5_on_average() -> None:
    lengths = [length_of_round_1(state) for state in last_positions()]
    assert min(lengths) >= 4
    assert max(lengths) <= 24
    assert fmean(lengths) == pytest.approx(7.5, abs=0.3)


def test_rule_6_check_2_at_least_two_squares_stay_vacant() -> None:
    vacant = [state.sheets[0].roads.count(0) for state in last_positions()]
    assert min(vacant) >= 2
    assert all(42 - len(cards_shown(state)) == left for state, left in zip(last_positions(), vacant, strict=True))


def test_rule_6_check_2_the_longest_game_there_can_be() -> None:
    """All grey cards first, so that 40 cards are shown: two squares stay vacant even without a peek."""
    greys = tuple(number for number, count in ((1, 3), (2, 3), (3, 3), (4, 3), (5, 4), (6, 4)) for _ in range(count))
    state = scene(sheet(), played=greys[:1], coming=greys[1:])
    shown = 0
    while avenue.actors(state):
        shown += 1
        state = everyone(state, avenue.text(avenue.legal(state, 0)[0]))
    assert shown == 40
    assert state.sheets[0].roads.count(0) == 2
    assert len(state.deck) == 2


def test_rule_6_check_2_the_shortest_game_there_can_be() -> None:
    yellows = (11, 12, 13, 14, 15, 16) * 3
    state = scene(sheet(), played=yellows[:1], coming=(*yellows[1:], 11, 12))
    shown = 0
    while avenue.actors(state):
        shown += 1
        state = everyone(state, avenue.text(avenue.legal(state, 0)[0]))
    assert shown == 20


def test_rule_6_check_3_random_play_without_peeking_averages_about_minus_17_on_map_a() -> None:
    totals = [end_of(state).scores[0].total for state in last_positions()]
    assert fmean(totals) == pytest.approx(-17, abs=1.5)


def test_rule_6_check_3_no_game_is_worth_less_than_five_zeros() -> None:
    assert min(end_of(state).scores[0].total for state in last_positions()) >= -25


def test_ruling_6_calibration_is_over_1500_games_without_a_peek() -> None:
    assert len(last_positions()) == 1500
    assert all(state.sheets[0].peeks == () for state in last_positions())


def test_rule_6_check_4_five_for_f_then_five_for_a_writes_zero_and_the_next_needs_more_than_zero() -> None:
    state = scene(sheet(FIVE_AND_FIVE), farms="FACBED", played=LAST_CARDS)
    after = everyone(state, "peek")
    assert after.sheets[0].written == (5,)
    state = scene(after.sheets[0], farms="FACBED", number=2, played=LAST_CARDS)
    after = everyone(state, "peek")
    assert after.sheets[0].written == (5, 0)
    farm_c_and_two_grapes = FIVE_AND_FIVE.replace("· · · · · ·", "─ ─ · · · ·")  # a4 and b4
    state = scene(sheet(farm_c_and_two_grapes, (5, 0)), farms="FACBED", number=3, played=LAST_CARDS)
    assert everyone(state, "peek").sheets[0].written == (5, 0, 2)
