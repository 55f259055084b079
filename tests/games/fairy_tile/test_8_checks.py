"""Section 8: what must hold."""

from collections import Counter
from itertools import pairwise, product
from statistics import median

import pytest

from serao.bots.match import play_out
from serao.games import fairy_tile
from serao.games.fairy_tile.opponent.yardstick import choose
from serao.games.fairy_tile.pieces import CELLS, REGULAR, START_AT, START_HEXES, STARTING, TILES, kingdom_of, lay
from serao.games.fairy_tile.placing import additions
from tests.games.fairy_tile.reference import BACK, beyond, tile_cells
from tests.games.fairy_tile.scenes import fresh, grown

GAMES = 9
REGULAR_SIDES = [side for tile in REGULAR for side in (2 * tile, 2 * tile + 1)]


@pytest.mark.parametrize("sides", list(product((0, 1), repeat=3)))
def test_rule_8_check_1_the_start_kingdom(sides: tuple[int, ...]) -> None:
    tiles = zip(STARTING, sides, START_AT, strict=True)
    kingdom = kingdom_of(tuple(lay(2 * tile + side, at, turn) for tile, side, (at, turn) in tiles))
    assert len(kingdom.terrain) == 9
    assert [len(river) for river in kingdom.groups(4)] == [3]
    for one, other in product(START_HEXES, repeat=2):
        assert one == other or other not in kingdom.sight(one)
    assert not any(kingdom.large(kind) for kind in (0, 1, 2, 4))


def test_rule_8_check_2_regular_sides_are_all_different() -> None:
    looks = set()
    for tile in REGULAR:
        for side in "ab":
            name = TILES[tile].id
            looks.add(frozenset(frozenset(tile_cells(name, side, (0, 0), turn).items()) for turn in range(6)))
    assert len(looks) == 24


def test_rule_8_check_2_the_stock_of_places() -> None:
    stock = Counter(cell.terrain for side in REGULAR_SIDES for cell in CELLS[side])
    assert stock == {"castle": 8, "plains": 22, "forest": 21, "mountain": 21}


def test_rule_8_check_2_no_river_on_a_castle() -> None:
    assert not any(cell.river for cells in CELLS for cell in cells if cell.terrain == "castle")


@pytest.mark.parametrize("side", range(len(CELLS)))
def test_rule_8_check_2_no_river_begins_or_ends_inside_a_tile(side: int) -> None:
    name = TILES[side // 2].id
    cells = tile_cells(name, "ab"[side % 2], (0, 0), 0)
    for there, (_terrain, river) in cells.items():
        assert len(river) in (0, 2)
        for way in river:
            inside = cells.get(beyond(there, way))
            assert inside is None or BACK[way] in inside[1]


def turns_of_a_game(seats: int, number: int) -> int:
    """How many turns a game of sound opponents lasts."""
    _state, moves = play_out(fairy_tile, fairy_tile.Options(), [choose] * seats, b"turns %d" % number)
    return 1 + sum(one[0] != other[0] for one, other in pairwise(moves))


@pytest.mark.parametrize(("seats", "simple"), [(2, 89), (3, 74), (4, 64)])
def test_ruling_8_bots_need_no_longer_than_simple_ones(seats: int, simple: int) -> None:
    assert simple / 2 < median(turns_of_a_game(seats, number) for number in range(GAMES)) < simple * 1.2


def test_rule_8_check_3_the_top_tile_is_practically_never_unplaceable() -> None:
    for number in range(30):
        for tiles in range(11):
            state = grown(fresh(number=number), tiles, number)
            assert additions(kingdom_of(state.laid), state.stack[0])
