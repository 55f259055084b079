"""Rule 3: adventures, magic, turning the page."""

from msgspec.structs import replace

from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.landmarks import landmark
from serao.games.fairy_tile.news import Drew, KeptMagic, Moved, Shown, Turned, UsedMagic
from serao.games.fairy_tile.pieces import kingdom_of, lay, lifted
from serao.games.fairy_tile.state import State
from tests.games.fairy_tile.scenes import act, fresh, grown, holding, options_of, refused, with_magic

# The Princess starts on the castle at 0,1; page 36 (meet in a castle) takes more than a few moves.
SLOW_PAGE = 36


def quiet(seats: int = 2) -> State:
    """A new table at which the first page is not told by a first move."""
    state = fresh(seats)
    return holding(state, state.turn, SLOW_PAGE)


def forest_beside_the_castle() -> State:
    """A new table whose Princess's tile shows its side with a forest at 0,0, next to her castle."""
    state = fresh()
    side, at, turn = lifted(state.laid[0])
    return replace(state, laid=(lay(side - side % 2, at, turn), *state.laid[1:]))


def tile_of(state: State) -> str:
    """Some way to add the tile."""
    return min(each for each in options_of(state) if each.startswith("T"))


def test_rule_3_1_a_turn_without_magic_ends_by_itself() -> None:
    state = quiet()
    after = act(state, "P0,0")
    assert after.turn == 1 - state.turn
    assert not after.second


def test_rule_3_1_magic_allows_a_second_adventure_and_is_spent_by_it() -> None:
    state = with_magic(quiet(), quiet().turn)
    first = act(state, "P0,0")
    assert first.turn == state.turn
    assert first.second
    assert first.magic[state.turn]
    second = act(first, "P1,0")
    assert second.turn != state.turn
    assert not second.magic[state.turn]
    start, to = first.characters[0], second.characters[0]
    place = landmark(kingdom_of(state.laid), to)
    assert second.news == (UsedMagic(state.turn), Moved(state.turn, 0, start, to, place))


def test_rule_3_1_the_first_adventure_is_told_before_the_second() -> None:
    # Page 34: the Princess visits a forest and sees a castle. One step from her castle she sees it.
    state = with_magic(forest_beside_the_castle(), fresh().turn)
    seat, book = state.turn, state.books[state.turn]
    first = act(holding(state, seat, 34), "P0,0")
    assert first.told[seat] == (34,)
    assert first.second
    assert first.hands[seat] in (book[0], state.hands[seat])


def test_rule_3_1_at_most_one_page_is_told_in_a_turn() -> None:
    state = with_magic(fresh(), fresh().turn)
    seat = state.turn
    # Page 3, the Princess visits a castle: she steps away first, then home; a second page 3 never comes.
    state = holding(state, seat, 3)
    first = act(state, "P0,0")
    told = act(first, "P0,1")
    assert told.told[seat] == (3,)
    again = replace(first, has_told=True)
    assert act(again, "P0,1").told[seat] == ()


def test_ruling_3_1_or_end_keeps_the_magic() -> None:
    state = with_magic(quiet(), quiet().turn)
    first = act(state, "P0,0")
    assert "end" in options_of(first)
    assert "turn" not in options_of(first)
    after = act(first, "end")
    assert after.magic[state.turn]
    assert after.turn != state.turn
    assert after.news == (KeptMagic(state.turn),)


def test_ruling_3_1_or_end_only_after_a_first_adventure_with_magic() -> None:
    assert refused(quiet(), "end") == "fairy_tile-end-early"


def test_ruling_3_1_or_end_also_after_a_page_was_told() -> None:
    state = with_magic(holding(forest_beside_the_castle(), fresh().turn, 34), fresh().turn)
    told = act(state, "P0,0")
    assert told.has_told
    after = act(told, "end")
    assert after.magic[state.turn]
    assert after.told[state.turn] == (34,)


def test_ruling_3_1_take_back_a_move_while_nothing_was_turned_up() -> None:
    state = with_magic(quiet(), quiet().turn)
    assert fairy_tile.reversible(state, act(state, "P0,0"))
    assert not fairy_tile.reversible(state, act(state, tile_of(state)))
    assert not fairy_tile.reversible(quiet(), act(quiet(), "P0,0"))
    first = act(state, "P0,0")
    assert not fairy_tile.reversible(first, act(first, "P1,0"))
    assert not fairy_tile.reversible(first, act(first, "end"))
    assert not fairy_tile.reversible(state, act(state, "turn"))


def test_rule_3_2_the_page_goes_under_the_book_and_magic_comes() -> None:
    state = quiet()
    seat, book = state.turn, state.books[state.turn]
    after = act(state, "turn")
    assert after.hands[seat] == book[0]
    assert after.books[seat] == (*book[1:], SLOW_PAGE)
    assert after.magic[seat]
    assert after.turn != seat
    assert after.news == (Turned(seat),)
    assert fairy_tile.view(after, seat).news == (Turned(seat), Drew(book[0]))


def test_rule_3_2_magic_does_not_add_up() -> None:
    state = with_magic(quiet(), quiet().turn)
    after = act(state, "turn")
    assert after.magic[state.turn]
    assert isinstance(after.magic[state.turn], bool)


def test_rule_3_2_nothing_else_happens_in_this_turn() -> None:
    state = with_magic(quiet(), quiet().turn)
    assert act(state, "turn").turn != state.turn
    assert refused(act(state, "P0,0"), "turn") == "fairy_tile-turn-late"


def test_ruling_3_2_only_page_comes_back() -> None:
    state = fresh(pages_each=1)
    page = state.hands[state.turn]
    after = act(state, "turn")
    assert after.hands[state.turn] == page
    assert after.magic[state.turn]


def test_ruling_3_2_remembered_pages_lie_at_the_bottom_in_order() -> None:
    state = fresh(pages_each=3)
    seat, first = state.turn, state.hands[state.turn]
    state = act(state, "turn", "turn")
    second = state.hands[seat]
    assert fairy_tile.memory(state, seat).books[seat] == (0, first)
    state = act(state, "turn")
    assert fairy_tile.memory(state, seat).books[seat] == (first, second)
    assert fairy_tile.memory(state, 1 - seat).books[seat] == (0, 0)


def test_rule_3_3_a_character_moves_once() -> None:
    state = quiet()
    after = act(state, "D1,-1")
    assert after.characters[:2] == state.characters[:2]
    assert after.characters[2] != state.characters[2]


def test_rule_3_3_any_player_moves_any_character() -> None:
    state = quiet()
    for seat in (0, 1):
        mine = replace(state, turn=seat)
        assert {each[0] for each in options_of(mine)} >= set("PKD")


def test_rule_3_4_adding_a_tile_shows_the_next_one() -> None:
    state = quiet()
    after = act(state, tile_of(state))
    assert after.news[1] == Shown(state.stack[1])
    assert len(after.laid) == 4


def test_rule_3_4_not_with_an_empty_stack() -> None:
    state = grown(quiet())
    assert not any(each.startswith("T") for each in options_of(state))
    assert refused(state, "T3,-3/0") == "fairy_tile-no-tile"


def test_rule_3_4_every_turn_of_a_tile_is_from_0_to_5() -> None:
    state = quiet()
    reason = fairy_tile.refusal(state, state.turn, Add(0, 6))
    assert reason is not None
    assert reason.key == "fairy_tile-no-turn"


def test_rule_3_1_only_whose_turn_it_is_may_act() -> None:
    state = quiet()
    assert refused(state, "turn", 1 - state.turn) == "not-your-turn"
    assert refused(state, "turn", 2) == "no-such-seat"
