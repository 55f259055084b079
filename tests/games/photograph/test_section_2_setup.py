"""Section 2: colours, deck, field, starting seat and first hands."""

import msgspec
import pytest

from serao.engine.chance import Chance
from serao.engine.play import start
from serao.engine.problem import BadOptions
from serao.games import photograph
from serao.games.photograph import Options, State
from serao.games.photograph.pieces import COLOUR, COLOURS, SUNSET
from serao.games.photograph.setup import colours_left_out, stacked
from tests.games.photograph.scenes import act, colour, places, scene

SEATS = (2, 3, 4)
COLOURS_USED = {2: 5, 3: 6, 4: 7}
PILE = {2: 10, 3: 12, 4: 14}


def fresh(seats: int, seed: int = 0, options: Options | None = None) -> State:
    return photograph.new(options or Options(), seats, Chance(seed.to_bytes(4, "big")))


def problem(options: Options, seats: int) -> str:
    with pytest.raises(BadOptions) as caught:
        start(photograph, options, seats, Chance(b"problem"))
    return caught.value.reason.key


@pytest.mark.parametrize("seats", SEATS)
def test_rule_2_1_colours_in_play_by_number_of_players(seats: int) -> None:
    state = fresh(seats)
    laid = [*state.field, *(each for hand in state.hands for each in hand), *state.deck]
    used = {COLOUR[each] for each in laid if each != SUNSET}
    assert len(used) == COLOURS_USED[seats]
    assert used == set(state.colours)
    assert len(laid) - 1 == 12 * COLOURS_USED[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_rule_2_1_two_to_four_may_play(seats: int) -> None:
    assert list(photograph.seats(Options())) == [2, 3, 4]
    assert len(start(photograph, Options(), seats, Chance(b"2.1")).hands) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_rule_2_1_no_other_number_may_play(seats: int) -> None:
    assert problem(Options(), seats) == "seats-range"


@pytest.mark.parametrize("seats", [2, 3])
def test_rule_2_1_colours_left_out_at_random_are_any_of_the_seven(seats: int) -> None:
    drawn = [set(range(7)) - set(fresh(seats, seed).colours) for seed in range(150)]
    assert all(len(left) == 7 - COLOURS_USED[seats] for left in drawn)
    assert set().union(*drawn) == set(range(7))


def test_rule_2_1_every_pair_of_colours_may_be_left_out() -> None:
    assert len({fresh(2, seed).colours for seed in range(400)}) == 21


@pytest.mark.parametrize("name", COLOURS)
def test_rule_2_1_a_named_colour_is_left_out_for_three(name: str) -> None:
    state = fresh(3, options=Options(left_out=(name,)))
    assert state.colours == tuple(each for each in range(7) if each != colour(name))


def test_rule_2_1_two_named_colours_are_left_out_in_any_order() -> None:
    one = fresh(2, options=Options(left_out=("purple", "blue")))
    other = fresh(2, options=Options(left_out=("blue", "purple")))
    assert one.colours == other.colours == (1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("left_out", "seats"),
    [
        (("red",), 2),
        (("red",), 4),
        (("red", "blue"), 3),
        (("red", "blue"), 4),
    ],
)
def test_ruling_2_1_all_named_settles_the_number_of_players(left_out: tuple[str, ...], seats: int) -> None:
    assert list(photograph.seats(Options(left_out=left_out))) == [4 - len(left_out)]
    assert problem(Options(left_out=left_out), seats) == "seats-exact"


@pytest.mark.parametrize("number", [3, 4, 7])
def test_ruling_2_1_all_named_may_not_be_three_or_more(number: int) -> None:
    assert problem(Options(left_out=COLOURS[:number]), 2) == "photograph-colours-many"


@pytest.mark.parametrize("name", ["orange", "Blue", "", "blue "])
def test_ruling_2_1_known_once_refuses_an_unknown_colour(name: str) -> None:
    assert problem(Options(left_out=(name,)), 3) == "photograph-colour-unknown"


def test_ruling_2_1_known_once_refuses_a_colour_twice() -> None:
    assert problem(Options(left_out=("red", "red")), 2) == "photograph-colour-twice"


def test_ruling_2_1_known_once_refuses_options_of_another_name() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"left": ["red"]}, type=Options)


@pytest.mark.parametrize("seats", SEATS)
def test_rule_2_2_sunset_lies_in_the_second_pile_from_the_bottom(seats: int) -> None:
    pile = PILE[seats]
    found = {stack(seats, seed)[::-1].index(SUNSET) for seed in range(300)}
    assert min(found) >= pile, "a plain pile lies below"
    assert max(found) <= 2 * pile, "four plain piles lie above"


@pytest.mark.parametrize("seats", SEATS)
def test_ruling_2_2_equal_piles_and_sunset_anywhere_in_its_own(seats: int) -> None:
    pile = PILE[seats]
    deck = stack(seats, 0)
    assert len(deck) == 6 * pile + 1
    found = {stack(seats, seed)[::-1].index(SUNSET) for seed in range(300)}
    assert found == set(range(pile, 2 * pile + 1))


def stack(seats: int, seed: int) -> tuple[int, ...]:
    chance = Chance(seed.to_bytes(4, "big"))
    left_out = colours_left_out(Options(), seats, chance)
    return stacked(tuple(each for each in range(7) if each not in left_out), chance)


def test_rule_2_2_the_cards_are_shuffled() -> None:
    assert len({stack(4, seed) for seed in range(50)}) == 50


@pytest.mark.parametrize(("seats", "size"), [(2, 12), (3, 16), (4, 16)])
def test_rule_2_3_the_field_has_three_or_four_rows_of_four(seats: int, size: int) -> None:
    state = fresh(seats)
    assert len(state.field) == size
    assert all(0 <= each < 84 for each in state.field)
    assert photograph.view(state, 0).rows == size // 4


@pytest.mark.parametrize("seats", SEATS)
def test_rule_2_3_outer_columns_face_up_middle_ones_face_down(seats: int) -> None:
    state = fresh(seats)
    rows = len(state.field) // 4
    seen = photograph.view(state, 0).field
    assert seen[:rows] == state.field[:rows]
    assert seen[-rows:] == state.field[-rows:]
    assert all(84 <= each < SUNSET for each in seen[rows:-rows])


@pytest.mark.parametrize("seats", SEATS)
def test_rule_2_4_cards_are_dealt_in_the_order_of_the_positions(seats: int) -> None:
    options = Options(left_out=("red", "blue", "green")[: 4 - seats])
    colours = tuple(each for each in range(7) if COLOURS[each] not in options.left_out)
    chance = Chance(b"2.4")
    if seats == 4:
        colours_left_out(options, seats, chance)  # draws, though nothing is left out
    deck = stacked(colours, chance)
    state = photograph.new(options, seats, Chance(b"2.4"))
    assert state.field == deck[: len(state.field)]


def test_rule_2_4_a_row_of_four_rows_is_positions_1_5_9_13() -> None:
    state = scene(4, turn=0)
    taken = act(state, (0, "1L3")).hands[0][-3:]
    assert taken == places(state.field, 1, 5, 9)
    assert act(state, (0, "4R3")).hands[0][-3:] == places(state.field, 16, 12, 8)


def test_rule_2_4_a_row_of_three_rows_is_positions_1_4_7_10() -> None:
    state = scene(2)
    assert act(state, (0, "1L3")).hands[0][-3:] == places(state.field, 1, 4, 7)
    assert act(state, (0, "3R3")).hands[0][-3:] == places(state.field, 12, 9, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_rule_2_5_hands_are_dealt_one_card_at_a_time_clockwise_from_the_starting_seat(seats: int) -> None:
    options = Options(left_out=("red", "blue", "green")[: 4 - seats])
    colours = tuple(each for each in range(7) if COLOURS[each] not in options.left_out)
    chance = Chance(b"2.5")
    if seats == 4:
        colours_left_out(options, seats, chance)
    state = photograph.new(options, seats, Chance(b"2.5"))
    deck = list(stacked(colours, chance)[len(state.field) :])
    hands: list[list[int]] = [[] for _ in range(seats)]
    for _round in range(5):
        for step in range(seats):
            hands[(state.turn + step) % seats].append(deck.pop(0))
    assert state.hands == tuple(tuple(hand) for hand in hands)
    assert state.deck == tuple(deck)


def test_rule_2_5_a_new_card_goes_to_the_front() -> None:
    state = scene(2, hands={0: "blue-1 blue-2 blue-3 blue-4 blue-5"}, rows=("red-9 ? ? ?", *("? ? ? ?",) * 2))
    assert act(state, (0, "1L1")).hands[0] == (0, 1, 2, 3, 4, 20)


def test_rule_2_5_there_is_no_action_but_taking_and_one_winding() -> None:
    state = scene(2)
    kinds = {type(action).__name__ for action in photograph.legal(state, 0)}
    assert kinds == {"Take"}
    assert photograph.legal(state, 1) == ()


@pytest.mark.parametrize("seats", SEATS)
def test_ruling_2_5_first_seat_is_drawn_and_begins(seats: int) -> None:
    states = [fresh(seats, seed) for seed in range(100)]
    assert {state.turn for state in states} == set(range(seats))
    assert all(photograph.actors(state) == (state.turn,) for state in states)
