"""What a seat with a perfect memory knows, and the worlds it imagines."""

from collections import Counter

import pytest
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games import picture_perfect
from serao.games.picture_perfect.memory import UNKNOWN, assign, unseen
from serao.games.picture_perfect.pieces import AUCTIONS, PREFERENCE_CARDS
from serao.games.picture_perfect.state import State
from serao.locales import words
from tests.games.picture_perfect.contract import contents_shown
from tests.games.picture_perfect.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    NAMES,
    act,
    at_the_end,
    everyone,
    fresh,
    holding,
    turned,
)

HANDS = ("1 2 3 4", "5 6 7 8", "9 10 11 12")


def worlds(state: State, seat: int | None, number: int = 20) -> list[State]:
    """Positions that a seat takes for possible."""
    remembered = picture_perfect.memory(state, seat)
    return [picture_perfect.imagine(remembered, Chance(b"worlds", each)) for each in range(number)]


def test_what_was_seen_is_the_same_in_every_world_and_the_rest_is_dealt_anew() -> None:
    state = act(holding(fresh(3), *HANDS), ANA, "open2")
    imagined = worlds(state, ANA)
    assert {world.envelopes[1] for world in imagined} == {state.envelopes[1]}
    assert len({world.envelopes for world in imagined}) == len(imagined)
    left = Counter(unseen(picture_perfect.memory(state, ANA)))
    assert left == Counter(PREFERENCE_CARDS) - Counter(state.envelopes[1])


def test_a_vip_card_that_was_seen_belongs_to_somebody_who_held_the_envelope() -> None:
    state = holding(fresh(4), "1 2 3", "4 5 6", "7 8 9", "10 11 12")
    state = act(act(state, BRUNO, "open5"), BRUNO, "vip5")
    state = replace(state, owner=(*state.owner[:4], ANA, *state.owner[5:]))
    state = act(state, ANA, "open5")
    assert picture_perfect.memory(state, ANA).vips == (-1, UNKNOWN, UNKNOWN, UNKNOWN)
    for world in worlds(state, ANA):
        assert world.vips[BRUNO] == 4
        assert world.vips.count(4) == 1


def test_a_vip_card_that_was_shown_is_in_every_world() -> None:
    state = holding(fresh(3, auctions=True), *HANDS)
    state = act(turned(act(act(state, ANA, "open1"), ANA, "vip1"), "single"), ANA, "up1!")
    assert {world.vips[ANA] for world in worlds(state, CHLOE)} == {0}
    assert len({world.vips[ANA] for world in worlds(turned(holding(fresh(3), *HANDS), "theft"), CHLOE)}) > 2


def test_seats_are_found_for_vip_cards_even_where_the_first_would_not_do() -> None:
    assert assign([3, 5], (0, 1), (0b101000, 0b001000)) == {1: 3, 0: 5}
    assert assign([3, 5], (0, 1), (0b001000, 0b001000)) is None


@pytest.mark.parametrize("auctions", [False, True])
def test_the_cards_to_come_are_as_many_trades_and_auctions_as_are_due(auctions: bool) -> None:
    state = everyone(fresh(3, auctions=auctions), "ready", "ready", "ready")
    for world in worlds(state, BRUNO):
        drawn = (*world.deck, *world.played, world.card)
        assert sum(card in AUCTIONS for card in drawn) == (3 if auctions else 0)
        assert len(world.deck) == 5


def test_others_photographs_and_arrangements_are_not_known() -> None:
    state = act(act(at_the_end(), ANA, "arrange:1@c3"), ANA, "photo")
    remembered = picture_perfect.memory(state, BRUNO)
    assert (remembered.photos, remembered.taken) == ((None, None), (True, False))
    [world] = worlds(state, BRUNO, 1)
    assert world.photos[ANA] is not None
    assert world.arrangements[ANA].figures == ()


def test_at_the_scoring_everything_is_known_to_all() -> None:
    state = everyone(at_the_end(), "photo", "photo")
    for seat in (None, ANA, BRUNO):
        remembered = picture_perfect.memory(state, seat)
        assert remembered.envelopes == state.envelopes
        assert remembered.vips == state.vips
        assert picture_perfect.view(state, seat).envelopes == state.envelopes


def test_what_views_show_is_remembered() -> None:
    state = everyone(turned(holding(fresh(3), *HANDS), "rumours"), "listen5", "listen13", "listen1")
    assert contents_shown([picture_perfect.view(state, ANA)]) == {4}
    state = everyone(state, "close", "close", "close")
    assert contents_shown([picture_perfect.view(state, ANA)]) == set()
    assert picture_perfect.memory(state, ANA).envelopes[4] == state.envelopes[4]


def test_the_news_are_told_without_naming_a_key() -> None:
    state = everyone(turned(holding(fresh(3), *HANDS), "theft"), "steal5", "steal9", "steal1")
    told = [picture_perfect.tell(event, words("en").say, NAMES) for event in state.news]
    assert len(told) == 4
    assert all(told)
