"""Rule 6: where a tile may be added."""

from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.hexes import HEXES, TURNS
from serao.games.fairy_tile.placing import RINGS, additions, touches, why_not
from tests.games.fairy_tile.scenes import act, fresh, land, options_of, place

DRY = 29  # T12b: mountain, mountain, forest, no river


def test_rule_6_1_two_edges_with_a_common_corner_are_enough() -> None:
    # Both 1,0 and 1,-1 touch the only hex of the kingdom: two edges, one corner.
    assert Add(place("1,0"), 2) in additions(land("p"), DRY)
    # 1,-1 lies in the notch between two hexes in a row and touches both.
    assert Add(place("1,-1"), 2) in additions(land("pp"), DRY)


def test_rule_6_1_a_single_edge_is_not_enough() -> None:
    # Of 1,0, 2,0 and 1,1 only the first touches the only hex of the kingdom.
    assert Add(place("1,0"), 0) not in additions(land("p"), DRY)
    assert why_not(land("p"), DRY, place("1,0"), 0) == "edges"


def test_rule_6_1_two_edges_without_a_common_corner_are_not_enough() -> None:
    # 1,0 touches 0,0 in the west and 1,1 touches 0,2 in the south-west, at two different ends of the tile.
    kingdom = land("p//p")
    assert kingdom.terrain.keys() == {place("0,0"), place("0,2")}
    assert why_not(kingdom, DRY, place("1,0"), 0) == "edges"


def test_rule_6_1_edges_around_a_tile_stand_in_a_ring_of_twelve() -> None:
    for ring in RINGS:
        assert len(set(ring)) == 12
    assert touches(0b11)
    assert touches(0b100000000001)
    assert not touches(0b101)
    assert not touches(0b1)


def test_rule_6_1_nothing_is_covered() -> None:
    state = fresh()
    reason = fairy_tile.refusal(state, state.turn, Add(place("0,0"), 0))
    assert reason is not None
    assert reason.args["wrong"] == "overlap"


def test_rule_6_1_too_few_edges_are_named() -> None:
    state = fresh()
    reason = fairy_tile.refusal(state, state.turn, Add(place("9,9"), 0))
    assert reason is not None
    assert reason.args["wrong"] == "edges"


def test_rule_6_1_beyond_the_board_there_is_no_place_for_a_tile() -> None:
    kingdom = land("p")
    for added in additions(kingdom, DRY):
        assert isinstance(added, Add)
        assert why_not(kingdom, DRY, added.at, added.turn) == ""
        for turn in TURNS:
            assert why_not(kingdom, DRY, added.at + HEXES, turn) == "edges"
            assert why_not(kingdom, DRY, added.at - HEXES, turn) == "edges"


def test_rule_6_1_the_tile_is_taken_as_it_lies() -> None:
    state = fresh()
    notation = next(each for each in sorted(options_of(state)) if each.startswith("T"))
    after = act(state, notation)
    assert after.laid[-1] // (6 * 64 * 64) == state.stack[0]
    assert after.stack == state.stack[1:]


def test_rule_6_2_river_meets_river_on_every_shared_edge() -> None:
    state = fresh()
    misfits = [
        reason.args["wrong"]
        for q in range(-5, 6)
        for r in range(-5, 6)
        for turn in range(6)
        if (reason := fairy_tile.refusal(state, state.turn, Add(place(f"{q},{r}"), turn))) is not None
    ]
    assert set(misfits) == {"overlap", "edges", "river"}


def test_rule_6_2_terrains_need_not_match() -> None:
    assert additions(land("pp"), DRY) != ()


def test_rule_6_2_a_dry_tile_does_not_fit_where_the_river_goes_on() -> None:
    wet, dry = land("P"), land("p")  # the river of the first leaves its hex in the east
    assert len(additions(wet, DRY)) < len(additions(dry, DRY))
