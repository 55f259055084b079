"""Rule 2: the starting kingdom, the stack, the books."""

from collections import Counter

import pytest

from serao.engine.play import start
from serao.engine.problem import BadOptions
from serao.games import fairy_tile
from serao.games.fairy_tile.news import Shown, Started
from serao.games.fairy_tile.pieces import kingdom_of, tile_of
from serao.games.fairy_tile.state import Options
from tests.games.fairy_tile.scenes import fresh, luck, place


def test_rule_2_1_the_white_corners_meet_and_the_river_runs_through_all_three_tiles() -> None:
    kingdom = kingdom_of(fresh().laid)
    [river] = kingdom.groups(4)
    assert river == {place("0,0"), place("1,-1"), place("0,-1")}  # three hexes around one corner


def test_rule_2_1_each_starting_tile_may_show_either_side() -> None:
    assert len({fresh(number=number).laid for number in range(100)}) == 8


def test_rule_2_2_everybody_stands_on_the_right_terrain() -> None:
    for number in range(20):
        state = fresh(number=number)
        kingdom = kingdom_of(state.laid)
        assert [kingdom.terrain[there] for there in state.characters] == [3, 1, 2]


def test_rule_2_3_tiles_are_shuffled_and_turned_over_at_random() -> None:
    stacks = [fresh(number=number).stack for number in range(300)]
    assert len(set(stacks)) == 300
    tops = Counter(stack[0] for stack in stacks)
    assert len(tops) == 24
    assert {tile_of(side) for side in stacks[0]} == set(range(3, 15))


def test_rule_2_3_the_top_tile_is_visible_to_all_and_nothing_below_it() -> None:
    state = fresh()
    for seat in (None, 0, 1):
        seen = fairy_tile.view(state, seat)
        assert seen.top is not None
        assert seen.stack == 12
    assert state.news == (Started(state.turn), Shown(state.stack[0]))


@pytest.mark.parametrize(("seats", "pages"), [(2, 18), (3, 12), (4, 9)])
def test_rule_2_4_an_equal_share_of_the_pages(seats: int, pages: int) -> None:
    state = fresh(seats)
    assert [len(book) + 1 for book in state.books] == [pages] * seats
    assert state.aside == ()
    assert state.magic == (False,) * seats
    fairy_tile.check(state)


def test_rule_2_4_the_page_in_hand_is_unseen_by_others() -> None:
    state = fresh(3)
    mine = fairy_tile.view(state, 1).page
    assert mine is not None
    assert mine.number == state.hands[1]
    assert fairy_tile.view(state, None).page is None
    assert [seat.open_page for seat in fairy_tile.view(state, 0).seats] == [0, 0, 0]


@pytest.mark.parametrize(("pages", "seats"), [(1, 4), (6, 4), (9, 4), (10, 3), (12, 3), (13, 2), (18, 2), (0, 4)])
def test_ruling_2_4_short_book_as_many_seats_as_the_pages_suffice_for(pages: int, seats: int) -> None:
    assert fairy_tile.seats(Options(pages_each=pages)) == range(2, seats + 1)


def test_ruling_2_4_short_book_the_rest_lies_aside() -> None:
    state = fresh(3, pages_each=6)
    assert [len(book) for book in state.books] == [5] * 3
    assert len(state.aside) == 18
    assert fairy_tile.view(state, 0).aside == 18


@pytest.mark.parametrize("pages", [-1, 19])
def test_ruling_2_4_short_book_no_other_number(pages: int) -> None:
    with pytest.raises(BadOptions):
        fairy_tile.seats(Options(pages_each=pages))


@pytest.mark.parametrize("seats", [1, 5])
def test_rule_2_4_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        start(fairy_tile, Options(), seats, luck())


def test_rule_2_5_the_first_seat_is_drawn_at_random() -> None:
    firsts = Counter(fresh(4, number).turn for number in range(400))
    assert all(60 < firsts[seat] < 140 for seat in range(4))
