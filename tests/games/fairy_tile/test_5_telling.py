"""Rule 5: seeing, visiting, meeting, Large places, passing over; and the telling itself."""

from serao.games import fairy_tile
from serao.games.fairy_tile.moving import ways
from serao.games.fairy_tile.news import Told
from serao.games.fairy_tile.objectives import Meet, See, SeePlace, SeeThree, Visit, met, visit_large
from serao.games.fairy_tile.pieces import kingdom_of
from tests.games.fairy_tile.scenes import act, fresh, holding, land, options_of, place, scene, standing, with_magic

PRINCESS, KNIGHT, DRAGON = range(3)
PLAINS, FOREST, MOUNTAIN, CASTLE, RIVER, ANYWHERE = range(6)


def test_rule_5_1_the_page_is_laid_open_and_the_next_drawn() -> None:
    state = fresh()
    state = standing(holding(state, state.turn, 3), princess="0,0")  # the Princess visits a castle
    seat, book = state.turn, state.books[state.turn]
    after = act(state, "P0,1")
    assert after.told[seat] == (3,)
    assert after.hands[seat] == book[0]
    assert after.books[seat] == book[1:]
    assert Told(seat, 3) in fairy_tile.view(after, None).news


def test_rule_5_1_never_on_others_turns() -> None:
    state = fresh()
    other = 1 - state.turn
    state = standing(holding(holding(state, other, 3), state.turn, 36), princess="0,0")
    assert act(state, "P0,1").told == ((), ())


def test_ruling_5_1_automatic_nobody_is_asked() -> None:
    state = fresh()
    state = standing(holding(state, state.turn, 3), princess="0,0")
    after = act(state, "P0,1")
    assert after.turn != state.turn


def test_rule_5_2_sight_goes_straight_and_without_gaps() -> None:
    kingdom = land("ppp p/pp")
    assert kingdom.sight(place("0,0")) == {place(name) for name in ("0,0", "1,0", "2,0", "0,1")}


def test_rule_5_2_characters_do_not_block() -> None:
    assert met(See(PRINCESS, DRAGON), scene("ppp", "0,0", "1,0", "2,0"))


def test_rule_5_2_one_sees_ones_own_hex() -> None:
    assert met(SeePlace(KNIGHT, CASTLE), scene("c", "0,0", "0,0", "0,0"))
    assert met(See(KNIGHT, DRAGON), scene("c", "0,0", "0,0", "0,0"))


def test_rule_5_2_three_in_one_direction_own_hex_included() -> None:
    assert met(SeeThree(KNIGHT, FOREST), scene("fpfpf", "0,0", "0,0", "0,0"))
    assert not met(SeeThree(KNIGHT, FOREST), scene("fpfpf", "0,0", "2,0", "0,0"))  # two to each side


def test_rule_5_2_may_be_met_by_adding_a_tile() -> None:
    state = fresh()
    seat = state.turn
    state = holding(state, seat, 5)  # the Princess sees three forests in a line
    adds = [each for each in options_of(state) if each.startswith("T")]
    told = [act(state, each).told[seat] for number in range(12) for each in adds[number::12]]
    by_hand = [seen_after(state, each) for number in range(12) for each in adds[number::12]]
    assert told == [(5,) if seen else () for seen in by_hand]


def seen_after(state: fairy_tile.State, notation: str) -> bool:
    """Whether the Princess sees three forests in a line after a tile."""
    after = act(state, notation)
    kingdom, there = kingdom_of(after.laid), after.characters[PRINCESS]
    lines = [(there, *ray) for ray in kingdom.rays(there)]
    return any(sum(kingdom.terrain[seen] == FOREST for seen in line) >= 3 for line in lines)


def test_rule_5_3_a_visit_is_the_end_of_a_move_of_this_turn() -> None:
    assert met(Visit(PRINCESS, CASTLE), scene("c", "0,0", "0,0", "0,0", "P"))
    assert not met(Visit(PRINCESS, CASTLE), scene("c", "0,0", "0,0", "0,0"))
    state = fresh()
    after = act(standing(holding(state, state.turn, 36), princess="0,0"), "P1,0")
    assert after.visits == ()  # the next player's turn has seen no move yet


def test_ruling_5_3_moved_on_the_first_end_counts_too() -> None:
    base = scene("cp/pp", "1,0", "0,0", "1,0", "D")
    moved_on = base._replace(visits=((DRAGON, place("0,0")), (DRAGON, place("1,0"))))
    assert met(Visit(DRAGON, CASTLE), moved_on)
    state = with_magic(fresh(), fresh().turn)
    state = standing(holding(state, state.turn, 36), princess="0,0")
    assert act(state, "P0,1").visits == ((PRINCESS, place("0,1")),)


def test_rule_5_4_both_are_there_and_one_of_them_came() -> None:
    assert met(Meet(PRINCESS, KNIGHT, FOREST), scene("f", "0,0", "0,0", "0,0", "K"))
    assert not met(Meet(PRINCESS, KNIGHT, FOREST), scene("f", "0,0", "0,0", "0,0", "D"))


def test_rule_5_4_a_tile_alone_never_suffices() -> None:
    state = fresh()
    seat = state.turn
    # The Knight stands with the Princess in her castle: they have met, but not this turn.
    state = standing(holding(state, seat, 36), knight="0,1")
    for notation in [each for each in options_of(state) if each.startswith("T")][:10]:
        assert act(state, notation).told[seat] == ()


def test_rule_5_4_in_a_double_turn_the_moves_of_both_adventures_count() -> None:
    # Page 17: the Princess and the Dragon meet, and the Knight sees the Princess.
    state = with_magic(fresh(), fresh().turn)
    seat = state.turn
    state = standing(holding(state, seat, 17), princess="0,1", dragon="0,0", knight="1,-2")
    first = act(state, "P0,0")
    assert first.told[seat] == ()
    riding = [each for each in options_of(first) if each.startswith("K")]
    seeing = [each for each in riding if place(each[1:]) in kingdom_of(first.laid).sight(place("0,0"))]
    assert seeing
    for notation in seeing:
        assert act(first, notation).told[seat] == (17,)


def test_rule_5_5_three_connected_hexes_make_a_large_place() -> None:
    assert land("fff").large(FOREST) == {place("0,0"), place("1,0"), place("2,0")}
    assert land("ff/f").large(FOREST) == {place("0,0"), place("1,0"), place("0,1")}
    assert land("ff f").large(FOREST) == set()


def test_rule_5_5_five_hexes_of_one_river_make_it_large() -> None:
    assert len(land("PFMPF").large(RIVER)) == 5
    assert land("PFMP").large(RIVER) == set()


def test_rule_5_5_a_river_is_connected_through_its_edges_only() -> None:
    kingdom = land("PFMPF")
    cut = {there: river & ~1 if there == place("1,0") else river for there, river in kingdom.river.items()}
    kingdom.river = cut
    assert kingdom.large(RIVER) == set()


def test_ruling_5_5_by_then_a_tile_may_make_the_visited_place_large() -> None:
    visited = scene("ff", "0,0", "0,0", "0,0", "P")
    assert not met(visit_large(PRINCESS, FOREST), visited)
    assert met(visit_large(PRINCESS, FOREST), visited._replace(kingdom=land("fff")))


def test_rule_5_6_entering_or_ending_on_a_castle_passes_over_it() -> None:
    assert ways(land("pcp"), DRAGON, place("0,0")) == {place("2,0"): True}
    assert ways(land("ppc"), DRAGON, place("0,0")) == {place("2,0"): True}
    assert ways(land("ppp"), DRAGON, place("0,0")) == {place("2,0"): False}


def test_rule_5_6_the_castle_it_started_from_does_not_count() -> None:
    assert ways(land("cpp"), DRAGON, place("0,0")) == {place("2,0"): False}
    assert ways(land("cpp"), KNIGHT, place("0,0")) == {place("2,0"): False}
    assert ways(land("cp"), PRINCESS, place("0,0")) == {place("1,0"): False}


def test_rule_5_6_a_castle_jumped_to_counts() -> None:
    assert ways(land("cp pc"), PRINCESS, place("0,0"))[place("3,0")]


def test_ruling_5_6_route_the_one_by_a_castle_is_taken() -> None:
    # From 0,0 to 1,1 the Knight rides by 1,0, a castle, or by 0,1, a plain.
    assert ways(land("pc/pp"), KNIGHT, place("0,0"))[place("1,1")]
    # From her castle to 1,0 the Princess steps, or jumps to the castle beyond it and steps back.
    assert ways(land("cpc"), PRINCESS, place("0,0"))[place("1,0")]


def test_rule_5_6_what_was_passed_over_is_told() -> None:
    state = fresh()
    state = standing(holding(state, state.turn, 2), dragon="0,0")  # the Dragon passes over a castle
    assert act(state, "D0,1").told[state.turn] == (2,)
