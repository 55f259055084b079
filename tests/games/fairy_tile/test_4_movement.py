"""Rule 4: how the Princess, the Knight and the Dragon move."""

from serao.games.fairy_tile.moving import ways
from tests.games.fairy_tile.scenes import act, fresh, land, options_of, place, refused

PRINCESS, KNIGHT, DRAGON = range(3)


def ends(drawing: str, character: int, start: str) -> set[int]:
    """Where a character may move in a drawn kingdom."""
    return set(ways(land(drawing), character, place(start)))


def places(*names: str) -> set[int]:
    """Several hexes."""
    return {place(name) for name in names}


def test_rule_4_1_the_princess_takes_exactly_one_step() -> None:
    assert ends("pppp/pppp", PRINCESS, "1,0") == places("0,0", "2,0", "0,1", "1,1")


def test_rule_4_1_from_a_castle_she_may_jump_and_step_from_there() -> None:
    assert ends("cp pc", PRINCESS, "0,0") == places("1,0", "3,0")


def test_rule_4_1_ending_on_a_castle_she_may_jump_to_another() -> None:
    assert ends("pc pc", PRINCESS, "0,0") == places("1,0", "4,0")


def test_rule_4_1_both_jumps_in_one_move() -> None:
    # From 0,0 she jumps to 2,0, steps to 3,0 and jumps to 5,0.
    assert place("5,0") in ends("c cc c", PRINCESS, "0,0")


def test_rule_4_1_a_jump_without_the_step_is_no_move() -> None:
    assert ends("cp c", PRINCESS, "0,0") == places("1,0")
    assert ends("pp c", PRINCESS, "0,0") == places("1,0")


def test_ruling_4_1_round_trip_jumps_may_bring_her_back() -> None:
    assert place("0,0") in ends("cc", PRINCESS, "0,0")
    assert place("0,0") not in ends("cp c", PRINCESS, "0,0")


def test_rule_4_2_the_knight_moves_exactly_two_away_by_way_of_a_hex() -> None:
    assert ends("ppppp", KNIGHT, "0,0") == places("2,0")
    assert ends("ppp/ppp", KNIGHT, "0,0") == places("2,0", "1,1")


def test_rule_4_2_the_knight_needs_a_hex_on_his_way() -> None:
    assert ends("p p", KNIGHT, "0,0") == set()


def test_rule_4_2_never_his_own_hex_or_one_next_to_it() -> None:
    assert ends("pp/pp", KNIGHT, "0,0") == places("1,1")


def test_rule_4_3_the_dragon_flies_as_far_as_the_kingdom_goes() -> None:
    assert ends("pppp", DRAGON, "1,0") == places("0,0", "3,0")


def test_rule_4_3_the_dragon_does_not_cross_a_gap() -> None:
    assert ends("ppp pp", DRAGON, "0,0") == places("2,0")


def test_rule_4_3_a_direction_without_a_neighbour_is_no_move() -> None:
    assert ends("p", DRAGON, "0,0") == set()


def test_rule_4_1_4_2_4_3_refusals_say_which_character_cannot_go_there() -> None:
    state = fresh()
    for notation in ("P2,-2", "K1,-1", "D0,1"):
        assert refused(state, notation) == "fairy_tile-no-way"
    assert refused(state, "P9,9") == "fairy_tile-no-hex"


def test_rule_4_1_every_offered_move_can_be_made() -> None:
    state = fresh()
    for notation in options_of(state):
        assert act(state, notation).news
