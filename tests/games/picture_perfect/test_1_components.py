"""Rule 1: guests, decorations, the floor, preference cards, trade and auction cards."""

from collections import Counter

from serao.games.picture_perfect.arrangement import space_at
from serao.games.picture_perfect.pieces import (
    AREAS,
    AUCTIONS,
    GUESTS,
    HEIGHTS,
    MEN,
    MIDDLE,
    NEIGHBOURS,
    PREFERENCE_CARDS,
    PREFERENCES,
    SPACES,
    TRADES,
    WOMEN,
)
from serao.games.picture_perfect.studio.scene import DECORATIONS
from tests.games.picture_perfect.scenes import card, fresh


def names(spaces: frozenset[int]) -> set[str]:
    return {SPACES[space] for space in spaces}


def test_rule_1_1_fourteen_guests_six_women_six_men_a_corgi_and_a_palm() -> None:
    assert len(GUESTS) == 14
    assert [GUESTS[guest] for guest in WOMEN] == list(GUESTS[:6])
    assert [GUESTS[guest] for guest in MEN] == list(GUESTS[6:12])
    assert GUESTS[12:] == ("corgi", "potted-palm")
    assert (GUESTS[0], GUESTS[5], GUESTS[11]) == ("lady-in-red", "girl-in-white", "small-boy")


def test_rule_1_1_heights() -> None:
    assert HEIGHTS == (64, 64, 64, 64, 60, 44, 68, 46, 70, 70, 70, 44, 26, 70)


def test_rule_1_2_everybody_has_ten_decorations_and_a_vip_card() -> None:
    state = fresh(4)
    assert len(DECORATIONS) == 10
    assert state.decorations == (10,) * 4
    assert state.vips == (-1,) * 4


def test_rule_1_3_fourteen_spaces_around_the_table() -> None:
    sides = [f"{column}{row}" for column in "AE" for row in range(1, 5)]
    assert set(SPACES) == {*sides, "B3", "C3", "D3", "B4", "C4", "D4"}
    assert space_at(125, 50) == -1
    assert [space_at(*MIDDLE[space]) for space in range(14)] == list(range(14))


def test_rule_1_3_neighbours_share_an_edge_and_the_table_separates() -> None:
    near = {SPACES[space]: {SPACES[other] for other in NEIGHBOURS[space]} for space in range(14)}
    assert near["A1"] == {"A2"}
    assert near["A3"] == {"A2", "A4", "B3"}
    assert near["C3"] == {"B3", "D3", "C4"}
    assert near["E4"] == {"E3", "D4"}
    assert all(one in near[other] for one in SPACES for other in near[one])


def test_rule_1_4_forty_two_preference_cards() -> None:
    kinds = Counter(PREFERENCES[each][0] for each in PREFERENCE_CARDS)
    assert kinds == {"area": 14, "next-to": 14, "not-next-to": 4, "in-front": 3, "my-face": 3, "face-of": 4}
    areas = Counter(PREFERENCES[each][1] for each in PREFERENCE_CARDS if PREFERENCES[each][0] == "area")
    rows = {"row-1": 1, "row-2": 1, "row-3": 2, "row-4": 3}
    assert areas == {**rows, "left": 2, "right": 2, "at-the-table": 2, "away": 1}
    assert [PREFERENCES[each][1] for each in PREFERENCE_CARDS if PREFERENCES[each][0] == "face-of"] == [0, 3, 9, 12]
    assert PREFERENCE_CARDS.count(card("next-to", 14)) == 1


def test_rule_1_4_the_areas() -> None:
    assert names(AREAS["row-1"]) == {"A1", "E1"}
    assert names(AREAS["row-3"]) == {"A3", "B3", "C3", "D3", "E3"}
    assert names(AREAS["left"]) == {"A1", "A2", "A3", "A4", "B3", "B4"}
    assert names(AREAS["right"]) == {"E1", "E2", "E3", "E4", "D3", "D4"}
    assert names(AREAS["at-the-table"]) == {"A1", "A2", "E1", "E2", "B3", "C3", "D3"}
    assert names(AREAS["away"]) == {"A3", "A4", "E3", "E4", "B4", "C4", "D4"}


def test_rule_1_5_ten_trades_and_six_auctions() -> None:
    twice = ("dance", "partner", "gifts", "theft")
    assert Counter(TRADES) == {**dict.fromkeys(twice, 2), "revelations": 1, "rumours": 1}
    assert Counter(AUCTIONS) == dict.fromkeys(("open", "shared", "single", "fixed", "secret", "unfair"), 1)
