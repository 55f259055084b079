"""Rule 1: tiles, characters, pages."""

from serao.games.fairy_tile.hexes import axial, hex_at
from serao.games.fairy_tile.pieces import CELLS, OBJECTIVES, OFFSETS, PAGES, REGULAR, STARTING, TILES
from serao.games.fairy_tile.places import CHARACTERS, TERRAINS
from serao.locales import LANGUAGES, words
from tests.games.fairy_tile.reference import apart
from tests.games.fairy_tile.scenes import fresh, land, place


def test_rule_1_1_fifteen_tiles_with_two_sides() -> None:
    assert len(TILES) == 15
    assert len(STARTING) == 3
    assert len(REGULAR) == 12
    assert len(CELLS) == 30


def test_rule_1_1_a_tile_is_three_hexes_that_meet_in_one_corner() -> None:
    middle = hex_at(0, 0)
    for offsets in OFFSETS:
        one, two, three = (axial(middle + offset) for offset in offsets)
        assert [apart(one, two), apart(two, three), apart(three, one)] == [1, 1, 1]


def test_rule_1_1_a_hex_is_plains_forest_mountain_or_castle() -> None:
    assert {cell.terrain for cells in CELLS for cell in cells} == set(TERRAINS)


def test_rule_1_1_a_river_hex_is_still_its_terrain() -> None:
    kingdom = land("F")
    assert kingdom.is_place(place("0,0"), 1)
    assert kingdom.is_place(place("0,0"), 4)


def test_rule_1_2_three_characters_belong_to_nobody() -> None:
    assert CHARACTERS == ("princess", "knight", "dragon")
    assert len(fresh(4).characters) == 3


def test_rule_1_3_thirty_six_pages_each_with_an_objective_and_a_story() -> None:
    assert tuple(range(1, 37)) == PAGES
    assert set(OBJECTIVES) == set(PAGES)
    for language in LANGUAGES:
        stories = {words(language).say(f"fairy_tile-story-{page}") for page in PAGES}
        assert len(stories) == 36


def test_rule_1_3_a_magic_token_for_each_of_four() -> None:
    assert fresh(4).magic == (False,) * 4
