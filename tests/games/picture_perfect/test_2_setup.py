"""Rule 2: setting up."""

import pytest

from serao.engine.play import start
from serao.engine.problem import BadOptions
from serao.games import picture_perfect
from serao.games.picture_perfect.pieces import AUCTIONS
from serao.games.picture_perfect.state import Options
from tests.games.picture_perfect.scenes import CENTRE, fresh, hand, luck


def test_rule_2_1_three_cards_in_each_envelope_unseen() -> None:
    state = fresh(3)
    assert [len(envelope) for envelope in state.envelopes] == [3] * 14
    for seat in (None, 0, 1, 2):
        assert picture_perfect.view(state, seat).envelopes == ((),) * 14
        assert picture_perfect.memory(state, seat).envelopes == ((),) * 14
    assert len({fresh(3, number).envelopes for number in range(8)}) == 8


@pytest.mark.parametrize(("seats", "each", "centre"), [(2, 5, 4), (3, 4, 2), (4, 3, 2), (5, 2, 4), (6, 2, 2)])
def test_rule_2_2_envelopes_by_players(seats: int, each: int, centre: int) -> None:
    state = fresh(seats)
    assert [len(hand(state, seat)) for seat in range(seats)] == [each] * seats
    assert len(hand(state, CENTRE)) == centre
    assert picture_perfect.view(state, None).owner == state.owner


@pytest.mark.parametrize("seats", [1, 7])
def test_rule_2_2_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        start(picture_perfect, Options(), seats, luck())


def test_rule_2_3_six_trade_cards() -> None:
    for number in range(8):
        state = fresh(3, number)
        assert len(state.deck) == 6
        assert not set(state.deck) & set(AUCTIONS)
        assert state.supply == 0


def test_rule_2_3_three_trades_and_three_auctions_in_the_variant() -> None:
    for number in range(8):
        deck = fresh(4, number, auctions=True).deck
        assert sum(card in AUCTIONS for card in deck) == 3
        assert len(deck) == 6


def test_rule_2_3_twelve_more_decorations_for_two() -> None:
    assert fresh(2, auctions=True).supply == 12
    assert fresh(3, auctions=True).supply == 0
    assert fresh(2).supply == 0


def test_rule_2_4_the_starting_player_is_drawn() -> None:
    starts = {picture_perfect.new(Options(), 3, luck(number)).start for number in range(20)}
    assert starts == {0, 1, 2}
