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


def by_rejection(state: State, seat: int, number: int) -> Counter[tuple[int, ...]]:
    """Where others' VIP cards are, thrown anywhere and kept only if every rule could have led to what was seen."""
    remembered = picture_perfect.memory(state, seat)
    kept: Counter[tuple[int, ...]] = Counter()
    for each in range(number):
        chance = Chance(b"rejection", each)
        vips = tuple(vip if vip != UNKNOWN else chance.below(15) - 1 for vip in remembered.vips)
        if could_be(state, seat, vips):
            kept[vips] += 1
    return kept


def could_be(state: State, seat: int, vips: tuple[int, ...]) -> bool:
    """Whether VIP cards may lie so: each put by somebody who held the envelope, and none where a look saw none."""
    for other, guest in enumerate(vips):
        if other == seat or guest == -1:
            continue
        last_seen = state.looked[seat][guest] != -1 and not state.since[seat][guest] >> other & 1
        if not state.held[other] >> guest & 1 or last_seen:
            return False
    return True


def test_imagined_vip_cards_are_as_likely_as_by_rejection() -> None:
    state = act(holding(fresh(3), "1 2", "3 4", "5 6 7"), ANA, "open1")
    state = everyone(turned(state, "theft"), "steal3", "steal5", "steal1")
    state = act(state, ANA, "open3")
    expected = by_rejection(state, ANA, 20_000)
    number = 4_000
    remembered = picture_perfect.memory(state, ANA)
    drawn = Counter(picture_perfect.imagine(remembered, Chance(b"drawn", each)).vips for each in range(number))
    assert set(drawn) == set(expected)
    share = number / len(expected)  # every way is as likely as the next
    chi_square = sum((drawn[vips] - share) ** 2 / share for vips in expected)
    degrees = len(expected) - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5


def test_a_look_rules_out_what_nobody_can_have_changed_since() -> None:
    state = act(holding(fresh(2), "1 2", "3 4"), ANA, "open1")
    state = everyone(turned(state, "theft"), "steal3", "steal1")
    before = picture_perfect.memory(state, ANA)
    assert before.since[0] == 1 << BRUNO
    state = act(state, ANA, "open3")
    assert picture_perfect.memory(state, ANA).since[2] == 0
    assert 2 not in {world.vips[BRUNO] for world in worlds(state, ANA, 200)}
    assert 0 in {world.vips[BRUNO] for world in worlds(state, ANA, 200)}


def test_who_looked_by_a_card_is_remembered_by_all() -> None:
    state = everyone(turned(holding(fresh(3), *HANDS), "rumours"), "listen5", "listen13", "listen1")
    assert picture_perfect.memory(state, CHLOE).peeked == (1 << 4, 1 << 12, 1 << 0)
