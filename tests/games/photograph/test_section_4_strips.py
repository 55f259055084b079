"""Section 4, up to 4.6: which card fits on a film strip, and what happens to one that does not."""

import pytest

from serao.games import photograph
from serao.games.photograph.news import Shot
from serao.games.photograph.strips import FALLING, OPEN, RISING, direction, fitting
from tests.games.photograph.scenes import ANA, BRUNO, act, back, card, colour, happened, scene, shoot, strip

ALL = set(range(1, 13))


def laid(before: tuple[int, ...], *numbers: int, seats: int = 2) -> tuple[int, ...]:
    """Ana's blue strip after she has played these blue cards in one turn."""
    names = " ".join(f"blue-{number}" for number in numbers)
    return strip(shoot(seats, names, strips={(ANA, "blue"): before}), ANA, "blue")


def kept_in_focus(before: tuple[int, ...]) -> set[int]:
    """The numbers that come to lie face up on this strip, tried one after the other."""
    free = ALL - {abs(number) for number in before}
    return {number for number in free if laid(before, number)[-1] > 0}


@pytest.mark.parametrize("number", range(1, 13))
def test_rule_4_1_the_first_card_of_a_colour_starts_its_strip_face_up(number: int) -> None:
    assert laid((), number) == (number,)


def test_rule_4_1_one_strip_a_colour() -> None:
    state = shoot(2, "blue-4 red-9 blue-5")
    assert strip(state, ANA, "blue") == (4, 5)
    assert strip(state, ANA, "red") == (9,)


def test_rule_4_1_every_player_has_strips_of_their_own() -> None:
    state = shoot(2, "blue-5", strips={(BRUNO, "blue"): (1, 2)})
    assert strip(state, ANA, "blue") == (5,)
    assert strip(state, BRUNO, "blue") == (1, 2)


def test_rule_4_2_six_then_seven_must_rise() -> None:
    assert laid((), 6, 7, 8) == (6, 7, 8)
    assert laid((), 6, 7, 5) == (6, 7, -5)
    assert kept_in_focus((6, 7)) == {8, 9, 10}


def test_rule_4_2_six_then_five_must_fall() -> None:
    assert laid((), 6, 5, 4) == (6, 5, 4)
    assert laid((), 6, 5, 7) == (6, 5, -7)
    assert kept_in_focus((6, 5)) == {4, 3, 2}


def test_rule_4_2_later_cards_keep_the_direction() -> None:
    assert kept_in_focus((2, 4, 7)) == {8, 9, 10}
    assert kept_in_focus((11, 9, 8)) == {7, 6, 5}


@pytest.mark.parametrize(
    ("film", "way"),
    [((), OPEN), ((6,), OPEN), ((6, -12), OPEN), ((6, 7), RISING), ((6, 5), FALLING), ((6, -12, 1), FALLING)],
)
def test_ruling_4_2_second_face_up_card_sets_the_direction(film: tuple[int, ...], way: int) -> None:
    assert direction(film) == way
    state = scene(strips={(ANA, "blue"): film})
    assert photograph.view(state, BRUNO).strips[ANA][colour("blue")].direction == way


def test_ruling_4_2_second_face_up_card_counts_not_the_one_out_of_focus() -> None:
    assert laid((), 6, 12, 3) == (6, -12, 3), "the 12 lies higher, the strip falls all the same"
    assert kept_in_focus((6, -12, 3)) == {2, 1}
    assert kept_in_focus((6, -1, 9)) == {10, 11, 12}


@pytest.mark.parametrize("number", range(1, 13))
def test_rule_4_3_next_to_the_first_card_one_to_three_either_way(number: int) -> None:
    assert kept_in_focus((number,)) == {other for other in ALL if other != number and number - 3 <= other <= number + 3}


def test_rule_4_3_next_to_a_face_up_card_one_to_three_in_the_direction() -> None:
    assert kept_in_focus((1, 2)) == {3, 4, 5}
    assert kept_in_focus((9, 10)) == {11, 12}
    assert kept_in_focus((12, 11)) == {10, 9, 8}
    assert kept_in_focus((5, 2)) == {1}


def test_rule_4_3_a_falling_strip_as_in_the_example_of_the_rulebook() -> None:
    assert laid((12, 9), 8, 6, 3) == (12, 9, 8, 6, 3)


@pytest.mark.parametrize("number", range(5, 13))
def test_rule_4_4_next_to_a_face_down_card_only_direction_counts(number: int) -> None:
    assert laid((2, 4, -1), number) == (2, 4, -1, number)


def test_rule_4_4_the_direction_is_measured_from_the_last_face_up_card() -> None:
    assert kept_in_focus((2, 4, -12)) == {5, 6, 7, 8, 9, 10, 11}, "not from the 12 out of focus"
    assert kept_in_focus((11, 9, -1)) == {8, 7, 6, 5, 4, 3, 2}


def test_rule_4_4_several_face_down_cards_in_a_row() -> None:
    assert laid((5, 6), 1, 2, 12) == (5, 6, -1, -2, 12)
    assert kept_in_focus((5, 6, -1, -2, -3)) == {7, 8, 9, 10, 11, 12}


def test_rule_4_4_after_the_gap_the_distance_counts_again() -> None:
    assert kept_in_focus((2, 4, -1, 8)) == {9, 10, 11}
    assert laid((2, 4, -1), 7, 11) == (2, 4, -1, 7, -11)


def test_rule_4_4_without_a_direction_any_number_fits_and_sets_it() -> None:
    assert kept_in_focus((6, -10)) == ALL - {6, 10}
    assert laid((6, -10), 1, 2) == (6, -10, 1, -2)
    assert laid((6, -10), 12, 11) == (6, -10, 12, -11)


def test_rule_4_4_a_rising_strip_with_one_out_of_focus_as_in_the_example_of_the_rulebook() -> None:
    assert laid((3, 5), 9, 7, 10) == (3, 5, -9, 7, 10)


@pytest.mark.parametrize("first", range(1, 13))
def test_ruling_4_4_third_card_after_a_blurred_second_is_always_in_focus(first: int) -> None:
    for second in ALL - {*range(first - 3, first + 4)}:
        assert kept_in_focus((first, -second)) == ALL - {first, second}


def test_rule_4_5_a_card_that_fits_must_be_played_face_up() -> None:
    state = act(scene(hands={ANA: "blue-6 ? ? ? ?"}, strips={(ANA, "blue"): (3,)}), (ANA, "1L1"), (ANA, "2>3"))
    assert strip(state, ANA, "blue") == (3, 6)
    assert photograph.actors(state) == (BRUNO,), "nobody is asked"


def test_rule_4_5_out_of_focus_lies_face_down_at_the_end_of_the_strip() -> None:
    state = shoot(2, "blue-12 blue-7", strips={(ANA, "blue"): (3, 5)})
    assert strip(state, ANA, "blue") == (3, 5, -12, 7)
    assert happened(state, Shot) == [
        Shot(ANA, card("blue-12"), False, False),
        Shot(ANA, card("blue-7"), True, False),
    ]


@pytest.mark.parametrize("seat", [ANA, BRUNO, None])
def test_rule_4_5_it_is_shown_once_and_then_only_its_back(seat: int | None) -> None:
    state = shoot(2, "blue-12", strips={(ANA, "blue"): (3, 5)})
    seen = photograph.view(state, seat)
    assert Shot(ANA, card("blue-12"), False, False) in seen.news
    assert seen.strips[ANA][colour("blue")].cards == (card("blue-3"), card("blue-5"), back("blue-12"))
    later = photograph.view(act(state, (BRUNO, "1L1")), seat)
    assert not [event for event in later.news if isinstance(event, Shot)]


def test_rule_4_5_what_fits_is_shown_without_telling_the_number_out_of_focus() -> None:
    high = photograph.view(scene(strips={(ANA, "blue"): (3, 5, -12)}), BRUNO).strips[ANA][0]
    other = photograph.view(scene(strips={(ANA, "blue"): (3, 5, -9)}), BRUNO).strips[ANA][0]
    assert high == other


@pytest.mark.parametrize("seat", [ANA, BRUNO, None])
def test_ruling_4_5_memory_keeps_the_number_out_of_focus(seat: int | None) -> None:
    state = act(shoot(2, "blue-12", strips={(ANA, "blue"): (3, 5)}), (BRUNO, "1L1"))
    assert photograph.memory(state, seat).strips[ANA][colour("blue")] == (3, 5, -12)


def test_rule_4_6_after_a_12_on_a_rising_strip_all_is_out_of_focus() -> None:
    assert kept_in_focus((9, 12)) == set()
    assert laid((9, 12), 11, 10, 1) == (9, 12, -11, -10, -1)
    assert kept_in_focus((9, 12, -11)) == set()


def test_rule_4_6_after_a_1_on_a_falling_strip_all_is_out_of_focus() -> None:
    assert kept_in_focus((4, 1)) == set()
    assert laid((4, 1), 2, 3, 12) == (4, 1, -2, -3, -12)
    assert kept_in_focus((4, 1, -2, -3)) == set()


def test_rule_4_6_no_limit_to_face_down_cards() -> None:
    film = (11, 12, -1, -2, -3, -4, -5, -6, -7)
    assert laid(film, 8, 9, 10) == (*film, -8, -9, -10)


def test_ruling_4_6_first_card_12_or_1_closes_nothing() -> None:
    assert kept_in_focus((12,)) == {11, 10, 9}
    assert kept_in_focus((1,)) == {2, 3, 4}
    assert laid((12,), 10, 7) == (12, 10, 7)


@pytest.mark.parametrize("film", [(), (6,), (6, 7), (6, -10), (9, 12), (2, 4, -12)])
def test_rule_4_5_the_numbers_shown_as_fitting_are_those_that_are_kept(film: tuple[int, ...]) -> None:
    assert fitting(film) - {abs(number) for number in film} == kept_in_focus(film)
