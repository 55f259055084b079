"""Vaza keeps the contract, suit is followed, and hands stay secret."""

from random import Random

from msgspec.structs import replace
from serao_vaza import Seen, State

from serao.games import GAMES
from serao.testing import ContractTests, Suite
from serao.testing.moments import SuiteTable, moment_after

VAZA = GAMES["vaza"]


def scramble(state: State, views: list[Seen], seat: int | None, random: Random) -> State:
    """Exchange hidden cards of one suit: nobody can have been told which is where."""
    hidden = [card for each, hand in enumerate(state.hands) if each != seat for card in hand]
    exchanged = dict[str, str]()
    for suit in "hdcs":
        cards = [card for card in hidden if card[0] == suit]
        exchanged |= zip(cards, random.sample(cards, len(cards)), strict=True)
    hands = (tuple(sorted(exchanged.get(card, card) for card in hand)) for hand in state.hands)
    return replace(state, hands=tuple(hands))


class TestContract(ContractTests):
    """The suite that every game must pass."""

    suite = Suite(game=VAZA, tables=[(VAZA.Options(), seats) for seats in (3, 4)], scramble=scramble)


def test_suit_is_followed() -> None:
    for state, seat, action, _after in moment_after(SuiteTable(VAZA, VAZA.Options(), 3), 1, 100).decisions():
        trick = state.public.trick()
        if trick and any(card[0] == trick[0][1][0] for card in state.hands[seat]):
            assert action.card[0] == trick[0][1][0]


def test_nine_tricks_are_won() -> None:
    end = moment_after(SuiteTable(VAZA, VAZA.Options(), 4), 2, 100).state
    assert sum(end.public.tricks) == 9
