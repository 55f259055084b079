"""Rule 1: the maps, the road cards and the farm cards."""

from collections import Counter

import pytest

from serao.games.avenue.maps import map_of
from serao.games.avenue.pieces import FARMS, ROAD_CARDS, ROADS, SIGNS
from tests.games.avenue.scenes import ROAD_OF_SIGN, fresh, square

# The maps as the rules print them.
PRINTED = {
    "A": """
        GGGP P   FA  GG .   CG
        P    GG  G   P  GGP .
        G    .   PPG FB G   GG
        FC   PP  GG  .  PP  FD
        PP   .   FE  P  GGP P
        .    PPG G   PP G   .
        CP   G   P   FF .   PPPG
    """,
    "B": """
        GG   FA GGP .   G  G
        PPG  .  P   PP  FB P
        P    GG FC  .   G  PPPG
        CP   .  PP  GG  .  CG
        GGGP P  .   FD  PP G
        G    FE GG  G   .  GGP
        P    P  .   PPG FF PP
    """,
    "C": """
        FA   GGP G   G   GG FB
        GG   .   P   PP  CG .
        P    P   GGP G   .  PPPG
        .    PP  FC  FD  GG .
        GGGP .   P   PPG G  G
        .    CP  GG  G   .  PP
        FE   PP  P   P   PPG FF
    """,
}
GRAPE_SQUARES = {"G": 6, "P": 6, "GG": 4, "PP": 4, "GGP": 2, "PPG": 2, "GGGP": 1, "PPPG": 1}
SWAPPED = str.maketrans("GP", "PG")


def stock(name: str) -> Counter[str]:
    """How often each kind of square stands on a map; farms and castles apart."""
    return Counter(each for each in map_of(name).squares if each[0] not in "FC")


def turned(token: str) -> str:
    """The kind of a square as its opposite must be: colours swapped, farms and castles by kind."""
    if token.startswith("F"):
        return "farm"
    return "".join(sorted(token.translate(SWAPPED)))


def kind(token: str) -> str:
    """The kind of a square, grapes in any order."""
    return "farm" if token.startswith("F") else "".join(sorted(token))


@pytest.mark.parametrize("name", PRINTED)
def test_rule_1_1_a_map_has_six_columns_and_seven_rows(name: str) -> None:
    assert len(map_of(name).squares) == 6 * 7


@pytest.mark.parametrize("name", PRINTED)
def test_rule_1_1_each_farm_and_each_castle_stands_once(name: str) -> None:
    found = Counter(each for each in map_of(name).squares if each[0] in "FC")
    assert found == Counter(["FA", "FB", "FC", "FD", "FE", "FF", "CG", "CP"])


@pytest.mark.parametrize("name", PRINTED)
def test_rule_1_1_grapes_are_one_to_four_of_one_or_both_colours(name: str) -> None:
    land = map_of(name)
    for token, green, purple in zip(land.squares, land.green, land.purple, strict=True):
        has_grapes = token[0] in "GP"
        assert has_grapes == (green + purple > 0)
        assert green + purple <= 4
        if has_grapes:
            assert (green, purple) == (token.count("G"), token.count("P"))


@pytest.mark.parametrize("name", PRINTED)
def test_rule_1_1_farms_and_castles_are_found_where_they_stand(name: str) -> None:
    land = map_of(name)
    for farm, place in land.farms.items():
        assert land.squares[place] == f"F{farm}"
    assert land.squares[land.green_castle] == "CG"
    assert land.squares[land.purple_castle] == "CP"


def test_rule_1_2_map_a_is_the_printed_one() -> None:
    assert map_of("A").squares == tuple(PRINTED["A"].split())


def test_rule_1_2_map_a_holds_24_grapes_of_each_colour() -> None:
    assert sum(map_of("A").green) == 24
    assert sum(map_of("A").purple) == 24


def test_rule_1_2_the_stock_of_squares_of_map_a() -> None:
    assert stock("A") == Counter({**GRAPE_SQUARES, ".": 8})


def test_rule_1_2_corners_of_map_a() -> None:
    land = map_of("A")
    corners = [land.squares[square(name)] for name in ("a1", "f1", "a7", "f7")]
    assert corners == ["GGGP", "CG", "CP", "PPPG"]


@pytest.mark.parametrize("name", ["B", "C"])
def test_rule_1_3_our_maps_are_as_printed(name: str) -> None:
    assert map_of(name).squares == tuple(PRINTED[name].split())


@pytest.mark.parametrize("name", ["B", "C"])
def test_rule_1_3_our_maps_keep_the_stock_of_map_a(name: str) -> None:
    assert stock(name) == stock("A")
    assert sum(map_of(name).green) == 24
    assert sum(map_of(name).purple) == 24


@pytest.mark.parametrize("name", ["B", "C"])
def test_rule_1_3_our_maps_are_point_symmetric_with_colours_swapped(name: str) -> None:
    tokens = map_of(name).squares
    assert [kind(token) for token in tokens] == [turned(token) for token in reversed(tokens)]


def test_rule_1_4_42_road_cards_seven_of_each_number() -> None:
    assert len(ROAD_CARDS) == 42
    assert Counter(card % 10 for card in ROAD_CARDS) == dict.fromkeys(range(1, 7), 7)


def test_rule_1_4_22_yellow_cards_and_20_grey_ones() -> None:
    yellow = Counter(card % 10 for card in ROAD_CARDS if card > 10)
    assert yellow == {1: 4, 2: 4, 3: 4, 4: 4, 5: 3, 6: 3}
    assert sum(card < 10 for card in ROAD_CARDS) == 20


def test_rule_1_4_each_road_joins_its_two_sides() -> None:
    top, right, bottom, left = range(4)
    sides = {1: {top, left}, 2: {top, right}, 3: {right, bottom}, 4: {left, bottom}, 5: {left, right}}
    assert {number: set(ends) for number, ends in ROADS.items()} == {**sides, 6: {top, bottom}}


def test_rule_1_4_each_road_is_drawn_with_its_sign() -> None:
    assert {sign: number for number, sign in SIGNS.items()} == ROAD_OF_SIGN


def test_rule_1_5_six_farm_cards() -> None:
    assert sorted(FARMS) == ["A", "B", "C", "D", "E", "F"]
    assert sorted(fresh().farms) == sorted(FARMS)


def test_ruling_1_3_our_own_maps_are_offered_beside_the_published_one() -> None:
    assert [len(map_of(name).squares) for name in ("A", "B", "C")] == [42, 42, 42]
    assert len({map_of(name).squares for name in ("A", "B", "C")}) == 3
