"""The levels of Fairy Tile: the same choice again, never the same round for ever, and each good enough to notice."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile.actions import TURN, Add, Move
from serao.games.fairy_tile.memory import Memory
from serao.games.fairy_tile.opponent import LEVELS, choose
from serao.games.fairy_tile.opponent.growth_simulation import wasteful
from serao.games.fairy_tile.opponent.levels import worthwhile
from serao.games.fairy_tile.opponent.search import candidate_of, weary
from serao.games.fairy_tile.pieces import kingdom_of, lay
from serao.games.fairy_tile.places import LARGE, RIVER
from serao.games.fairy_tile.state import State
from tests.games.fairy_tile.scenes import ANA, BRUNO, fresh, grown, holding, standing, with_magic

PATIENT = 300  # decisions
DEALS = 4
LARGE_RIVER = (23, 24)  # pages
LONG_RIVER = 13  # the side of a tile with a river on two hexes


def wins(level: int, other: int) -> float:
    """Of short games with both seats each: how many a level wins against another."""
    won = 0
    for deal in range(DEALS):
        for seat in range(2):
            bots = [LEVELS[other - 1]] * 2
            bots[seat] = LEVELS[level - 1]
            state, _moves = play_out(fairy_tile, fairy_tile.Options(pages_each=4), bots, b"levels %d" % deal)
            outcome = fairy_tile.outcome(state)
            won += outcome is not None and outcome.ranking[0] == (seat,)
    return won / (2 * DEALS)


@pytest.mark.parametrize(("level", "other"), [(2, 1), (4, 1)])
def test_a_higher_level_wins(level: int, other: int) -> None:
    assert wins(level, other) >= 0.75


@pytest.mark.parametrize("level", range(5))
def test_every_choice_is_legal_and_the_same_again_after_json(level: int) -> None:
    state = fresh(3, 5, 3)
    for number in range(1, 12):
        memory = fairy_tile.memory(state, state.turn)
        again = msgspec.json.decode(msgspec.json.encode(memory), type=Memory)
        action = LEVELS[level](memory, Chance(b"same", number))
        assert action in memory.legal
        assert LEVELS[level](again, Chance(b"same", number)) == action
        state = fairy_tile.apply(state, state.turn, choose(memory, Chance(b"sound", number)), Chance(b"table", number))


def test_a_page_that_one_move_tells_is_told_from_the_second_level_on() -> None:
    state = fresh()
    state = standing(holding(state, state.turn, 3), princess="0,0")
    for level in LEVELS[1:]:
        action = level(fairy_tile.memory(state, state.turn), Chance(b"told"))
        assert fairy_tile.apply(state, state.turn, action, Chance(b"table")).told[state.turn] == (3,)


@pytest.mark.parametrize("level", [3, 4])
def test_two_who_want_the_same_two_elsewhere_come_to_an_end(level: int) -> None:
    """Princess and Knight shall meet in a castle, says one page, and on a plain, says the other, turn after turn."""
    state, number = holding(holding(fresh(pages_each=1), ANA, 36), BRUNO, 10), 0
    while fairy_tile.actors(state) and number < PATIENT:
        number += 1
        action = LEVELS[level](fairy_tile.memory(state, state.turn), Chance(b"tug of war", number))
        state = fairy_tile.apply(state, state.turn, action, Chance(b"table", number))
    assert fairy_tile.outcome(state)


@pytest.mark.parametrize("level", [3, 4, 5])
def test_rule_7_2_the_last_tiles_go_to_the_river_that_own_pages_need(level: int) -> None:
    """Ana knows that both river pages are in her book; a page could be told, but that can wait."""
    state = standing(holding(fresh(pages_each=3), ANA, 3), princess="0,0")
    books = (LARGE_RIVER, state.books[BRUNO])
    state = replace(state, turn=ANA, stack=(LONG_RIVER,), books=books, seen=(2, 0))
    action = LEVELS[level - 1](fairy_tile.memory(state, ANA), Chance(b"river"))
    assert isinstance(action, Add)
    after = kingdom_of((*state.laid, lay(LONG_RIVER, action.at, action.turn)))
    assert max(map(len, after.groups(RIVER))) > max(map(len, kingdom_of(state.laid).groups(RIVER)))


@pytest.mark.parametrize("level", [3, 4, 5])
def test_with_magic_the_page_is_told_first_and_the_tile_added_then(level: int) -> None:
    state = standing(holding(fresh(pages_each=3), ANA, 3), princess="0,0")
    books = (LARGE_RIVER, state.books[BRUNO])
    state = with_magic(replace(state, turn=ANA, stack=(LONG_RIVER,), books=books, seen=(2, 0)), ANA)
    action = LEVELS[level - 1](fairy_tile.memory(state, ANA), Chance(b"river"))
    state = fairy_tile.apply(state, ANA, action, Chance(b"table"))
    assert state.told[ANA] == (3,)
    assert isinstance(LEVELS[level - 1](fairy_tile.memory(state, ANA), Chance(b"river")), Add)


@pytest.mark.parametrize("level", [3, 4, 5])
@pytest.mark.parametrize(("number", "tiles", "page"), [(1, 2, 5), (2, 2, 28), (3, 3, 20)])
def test_rule_5_2_a_tile_that_tells_the_page_is_added(level: int, number: int, tiles: int, page: int) -> None:
    """No move makes three of a kind in a line; the tile does."""
    state = grown(fresh(4, number), tiles, number)
    state = holding(state, state.turn, page)
    action = LEVELS[level - 1](fairy_tile.memory(state, state.turn), Chance(b"line"))
    assert isinstance(action, Add)
    assert fairy_tile.apply(state, state.turn, action, Chance(b"table")).told[state.turn] == (page,)


def test_without_magic_nobody_is_hindered_at_the_price_of_a_turn_when_there_are_two_others_or_more() -> None:
    for seats in (2, 3, 4):
        state = fresh(seats)
        for table, choosy in ((state, seats > 2), (with_magic(state, state.turn), False)):
            memory = fairy_tile.memory(table, table.turn)
            tried = [candidate_of(memory, action) for action in memory.legal if not isinstance(action, Add)]
            found = [each.action for each in worthwhile(memory, tried)]
            assert TURN in found
            assert any(isinstance(action, Move) for action in found) != choosy


def laid_by(state: State, choice: Callable[[dict[Add, int]], Add]) -> State:
    """The table with one more tile, chosen by what each place for it makes of the Large places."""
    places = [action for action in fairy_tile.legal(state, state.turn) if isinstance(action, Add)]
    lands = {each: (*state.laid, lay(state.stack[0], each.at, each.turn)) for each in places}
    sizes = {each: sum(grown_part(laid, place) for place in LARGE) for each, laid in lands.items()}
    return replace(state, laid=lands[choice(sizes)], stack=state.stack[1:])


def grown_part(laid: tuple[int, ...], place: int) -> int:
    """5.5 The size of the biggest place of a kind, in fifteenths of what makes it Large."""
    biggest = max(map(len, kingdom_of(laid).groups(place)), default=0)
    return min(15, biggest * 15 // LARGE[place])


def test_a_company_that_adds_tiles_anywhere_and_tells_nothing_is_wasteful() -> None:
    state = fresh(4)
    assert not wasteful(fairy_tile.memory(laid_by(state, lambda sizes: max(sizes, key=sizes.__getitem__)), ANA))
    careless = laid_by(state, lambda sizes: min(sizes, key=sizes.__getitem__))
    assert wasteful(fairy_tile.memory(careless, ANA))
    telling = replace(careless, told=((), (1,), (), ()))
    assert not wasteful(fairy_tile.memory(telling, ANA))
    assert wasteful(fairy_tile.memory(telling, BRUNO)), "one's own pages say nothing of the others"


def test_rule_7_2_whoever_is_left_alone_looks_to_the_pages() -> None:
    state = fresh(3)
    assert not weary(fairy_tile.memory(replace(state, left=(False, True, False)), ANA))
    assert weary(fairy_tile.memory(replace(state, left=(False, True, True)), ANA))
