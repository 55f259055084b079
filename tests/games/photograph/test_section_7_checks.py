"""Section 7: the worked example, the counts after set-up, and what holds in every game."""

from collections import Counter

import pytest

from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph import Options, State
from serao.games.photograph.news import Cleared, Dealt, SunsetFell
from serao.games.photograph.pieces import COLOURS, EMPTY, SUNSET
from serao.games.photograph.scoring import score_strips
from serao.games.photograph.state import Strip
from tests.games.photograph.playing import random_game
from tests.games.photograph.scenes import ANA

# The strips of the rulebook's example, with numbers of our own: only their lengths are told there.
EXAMPLE: dict[str, Strip] = {
    "blue": (1, 2, 4, 7, 8),
    "yellow": (6, -12),
    "purple": (3,),
    "brown": (2, 5, 6, -1, 9),
    "green": (12, 9, 8, 6, -11),
    "grey": (10, 11, 12),
    "red": (),
}
EXAMPLE_POINTS = {"blue": 8, "yellow": -1, "purple": 1, "brown": 5, "green": 10, "grey": 4, "red": -3}
SEEDS = range(40)


def test_rule_7_check_1_the_worked_example_comes_to_24() -> None:
    score = score_strips(ANA, {COLOURS.index(name): film for name, film in EXAMPLE.items()}, [COLOURS.index("green")])
    points: Counter[str] = Counter()
    for line in score.lines:
        points[str(line.args["colour"])] += line.points
    assert dict(points) == EXAMPLE_POINTS
    assert score.total == 24


@pytest.mark.parametrize(("seats", "photos"), [(2, 38), (3, 41), (4, 48)])
def test_rule_7_check_2_photo_cards_in_the_deck_after_set_up(seats: int, photos: int) -> None:
    state = photograph.new(Options(), seats, Chance(b"7.2"))
    assert len([card for card in state.deck if card != SUNSET]) == photos
    assert photograph.view(state, ANA).deck == photos + 1, "and Sunset"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_7_check_2_sunset_never_turns_up_in_set_up_or_in_the_first_hands(seats: int) -> None:
    for seed in range(400):
        state = photograph.new(Options(), seats, Chance(seed.to_bytes(4, "big")))
        assert SUNSET not in state.field
        assert all(SUNSET not in hand for hand in state.hands)
        assert state.deck[0] != SUNSET


def test_rule_7_check_3_with_two_players_the_field_is_refilled_in_full_exactly_three_times() -> None:
    for seed in range(150):
        dealt: list[int] = []
        for state in random_game(2, seed):
            for event in state.news:
                if isinstance(event, Cleared):
                    dealt.append(0)
                elif isinstance(event, Dealt):
                    dealt[-1] += event.number
        assert dealt == [12, 12, 12, 2]
        assert state.reason == "deck-short"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_7_check_3_cards_are_conserved_at_every_moment(seats: int) -> None:
    for seed in SEEDS:
        for state in random_game(seats, seed):
            assert all_photos(state) == sorted(colour * 12 + number for colour in state.colours for number in range(12))


def all_photos(state: State) -> list[int]:
    """Deck, field, hands, strips and what has left the game, in one sorted list."""
    laid = [
        colour * 12 + abs(number) - 1
        for strips in state.strips
        for colour, film in enumerate(strips)
        for number in film
    ]
    held = [card for hand in state.hands for card in hand]
    found = [*state.deck, *state.field, *held, *laid, *state.gone]
    return sorted(card for card in found if card not in (SUNSET, EMPTY))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_7_check_3_hands_hold_five_cards_until_sunset_and_three_after_it(seats: int) -> None:
    for seed in SEEDS:
        size = 5
        for state in random_game(seats, seed):
            if state.phase == "subject":
                size = 5 if SUNSET in state.deck else 3
                assert {len(hand) for hand in state.hands} == {size}
        assert {len(hand) for hand in state.hands} == {1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_5_3_sunset_falls_once_in_every_game(seats: int) -> None:
    for seed in SEEDS:
        falls = [event for state in random_game(seats, seed) for event in state.news if isinstance(event, SunsetFell)]
        assert len(falls) == 1


def test_ruling_5_3_end_of_refill_happens_in_real_games_of_any_size() -> None:
    for seats in (2, 3, 4):
        full = sum(
            EMPTY not in state.field
            for seed in range(200)
            for state in random_game(seats, seed)
            if state.phase == "sunset" and any(isinstance(event, SunsetFell) for event in state.news)
        )
        assert full > 0, f"never exactly at the end of a refill with {seats} players"


def test_ruling_5_4_reason_is_either_with_four_players() -> None:
    assert {last_position(4, seed).reason for seed in range(150)} == {"deck-short", "deck-empty"}


def last_position(seats: int, seed: int) -> State:
    *_, state = random_game(seats, seed)
    return state
