"""What a seat sees now, what it remembers, and what it never learns."""

import pytest

from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph import Options, State
from serao.games.photograph.news import Chose, Started, Took
from serao.games.photograph.pieces import EMPTY
from serao.games.photograph.state import WINDING
from tests.games.photograph.playing import random_game
from tests.games.photograph.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    EMPTY_ROW,
    act,
    all_wind,
    back,
    backs,
    card,
    cards,
    colour,
    scene,
)

HAND = "blue-1 blue-7 red-2 red-8 green-3"
OTHER = "blue-2 blue-8 red-3 red-9 green-4"
EVERYBODY = (ANA, BRUNO, None)


def two_hands(rows: tuple[str, ...] = ("yellow-1 yellow-2 yellow-8 yellow-9", "? ? ? ?", "? ? ? ?")) -> State:
    return scene(hands={ANA: HAND, BRUNO: OTHER}, rows=rows)


def same_to(seat: int | None, one: State, other: State) -> bool:
    """Whether that seat is shown, and remembers, the same in both positions."""
    return (
        photograph.view(one, seat) == photograph.view(other, seat)
        and photograph.memory(one, seat) == photograph.memory(other, seat)
        and (seat is None or photograph.legal(one, seat) == photograph.legal(other, seat))
    )


def test_a_seat_sees_its_own_hand_and_the_backs_of_others() -> None:
    state = two_hands()
    assert photograph.view(state, ANA).hands == (cards(HAND), backs(OTHER))
    assert photograph.view(state, BRUNO).hands == (backs(HAND), cards(OTHER))
    assert photograph.view(state, None).hands == (backs(HAND), backs(OTHER))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_middle_of_the_field_shows_backs_to_everybody(seat: int | None) -> None:
    row = photograph.view(two_hands(), seat).field[0::3]
    assert row == (card("yellow-1"), back("yellow-2"), back("yellow-8"), card("yellow-9"))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_empty_place_is_seen_as_empty(seat: int | None) -> None:
    state = scene(rows=(EMPTY_ROW, "? ? ? ?", "? ? ? ?"))
    assert photograph.view(state, seat).field[0::3] == (EMPTY,) * 4


def test_hidden_cards_of_the_same_back_could_be_exchanged_unnoticed() -> None:
    one = scene(hands={BRUNO: "red-1 ? ? ? ?"}, rows=("? red-2 ? ?", "? ? ? ?", "? ? ? ?"), deck="red-3 blue-5 red-4 ?")
    other = scene(
        hands={BRUNO: "red-4 ? ? ? ?"}, rows=("? red-3 ? ?", "? ? ? ?", "? ? ? ?"), deck="red-1 blue-5 red-2 ?"
    )
    for seat in (ANA, None):
        assert same_to(seat, one, other)
    assert not same_to(BRUNO, one, other)


def test_the_order_of_the_deck_below_its_top_is_nobodys() -> None:
    one, other = scene(deck="red-3 blue-5 red-4"), scene(deck="red-3 red-4 blue-5")
    for seat in EVERYBODY:
        assert same_to(seat, one, other)


def test_the_taker_alone_sees_what_lay_face_down() -> None:
    state = act(two_hands(), (ANA, "1L2"))
    assert photograph.view(state, ANA).hands[ANA] == cards(f"{HAND} yellow-1 yellow-2")
    assert photograph.view(state, ANA).news == (Took(ANA, 0, "L", cards("yellow-1 yellow-2")),)
    for seat in (BRUNO, None):
        assert photograph.view(state, seat).hands[ANA] == backs(f"{HAND} yellow-1 yellow-2")
        assert photograph.view(state, seat).news == (Took(ANA, 0, "L", (card("yellow-1"), back("yellow-2"))),)


def test_a_card_taken_open_stays_known_in_memory() -> None:
    state = act(two_hands(), (ANA, "1L2"))
    for seat in (BRUNO, None):
        assert photograph.memory(state, seat).hands[ANA] == (*backs(HAND), card("yellow-1"), back("yellow-2"))


@pytest.mark.parametrize("seat", [BRUNO, None])
def test_it_is_followed_as_it_is_wound_and_as_the_hand_moves_up(seat: int | None) -> None:
    state = act(two_hands(), (ANA, "1L2"), (ANA, "6>7"))
    known = photograph.memory(state, seat).hands[ANA]
    assert known == (*backs("red-2 red-8 green-3 yellow-2"), card("yellow-1"))
    state = act(state, (BRUNO, "2L1"), (BRUNO, "1>2"), (ANA, "3L1"))
    state = act(state, (ANA, "2>6"))
    known = photograph.memory(state, seat).hands[ANA]
    assert known[2] == card("yellow-1")
    assert known[-1] == back("red-8")
    assert state.hands[ANA][2] == card("yellow-1")


def test_one_knows_what_the_others_know_of_ones_hand() -> None:
    state = act(two_hands(), (ANA, "1R2"))
    memory = photograph.memory(state, ANA)
    assert memory.hands[ANA] == cards(f"{HAND} yellow-9 yellow-8")
    assert memory.my_hand_to_others == (*backs(HAND), card("yellow-9"), back("yellow-8"))
    assert photograph.memory(state, None).my_hand_to_others == ()


def test_a_number_out_of_focus_is_hidden_now_and_remembered() -> None:
    state = scene(
        phase=WINDING, owed=1, hands={ANA: "blue-12 ? ? ? ? ?"}, strips={(ANA, "blue"): (1, 2), (BRUNO, "red"): (3,)}
    )
    state = act(state, (ANA, "5>6"), (BRUNO, "1L1"))
    for seat in EVERYBODY:
        seen = photograph.view(state, seat).strips[ANA][colour("blue")]
        assert seen.cards == (card("blue-1"), card("blue-2"), back("blue-12"))
        assert photograph.memory(state, seat).strips[ANA][colour("blue")] == (1, 2, -12)


def test_a_spectator_has_no_choice_and_no_actions() -> None:
    memory = photograph.memory(two_hands(), None)
    assert (memory.seat, memory.legal, memory.my_choice) == (None, (), None)


def test_a_pending_choice_is_seen_as_made_and_not_what_it_is() -> None:
    deck = " ".join(["sunset", *["?"] * 20])
    state = act(scene(3, rows=("? . . .", *(EMPTY_ROW,) * 3), deck=deck), (ANA, "1L1"), (ANA, "5>6"))
    one, other = act(state, (BRUNO, "1>2")), act(state, (BRUNO, "3>5"))
    for seat in (ANA, CHLOE, None):
        assert same_to(seat, one, other)
        assert photograph.view(one, seat).chosen == (False, True, False)
        assert photograph.view(one, seat).my_choice is None
        assert photograph.view(one, seat).news == (Chose(BRUNO),)
    assert photograph.view(one, BRUNO).my_choice == photograph.parse("1>2")
    assert photograph.memory(one, BRUNO).my_choice == photograph.parse("1>2")
    assert photograph.view(all_wind(one), BRUNO).my_choice is None


def test_what_left_the_game_is_a_number_of_cards_in_view() -> None:
    state = scene(deck="")
    assert photograph.view(state, ANA).gone == len(state.gone)


def test_the_first_news_tells_who_begins_and_what_is_left_out() -> None:
    state = photograph.new(Options(left_out=("red", "grey")), 2, Chance(b"first"))
    assert photograph.view(state, ANA).news == (Started(state.turn, (colour("red"), colour("grey"))),)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_faces_in_memory_are_true_and_backs_fit_in_whole_games(seats: int) -> None:
    for seed in range(6):
        for state in random_game(seats, seed):
            for seat in (*range(seats), None):
                for holder, known in enumerate(photograph.memory(state, seat).hands):
                    assert agree(known, state.hands[holder])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_taken_open_is_known_in_whole_games(seats: int) -> None:
    for seed in range(6):
        for state in random_game(seats, seed):
            for event in state.news:
                if isinstance(event, Took):
                    open_cards = [each for each in event.cards if each < 84]
                    assert set(open_cards) <= set(photograph.memory(state, None).hands[event.seat])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_position_is_remembered_alike(seats: int) -> None:
    for seed in range(4):
        for state in random_game(seats, seed):
            for seat in (*range(seats), None):
                memory = photograph.memory(state, seat)
                imagined = photograph.imagine(memory, Chance(b"imagined", seed))
                assert photograph.memory(imagined, seat) == memory
                assert imagined.seen == state.seen


def agree(known: tuple[int, ...], hand: tuple[int, ...]) -> bool:
    """Whether every card of a hand is known by its face or by its back."""
    return len(known) == len(hand) and all(
        each in (true, 84 + true // 12 * 2 + (true % 12 >= 6)) for each, true in zip(known, hand, strict=True)
    )
