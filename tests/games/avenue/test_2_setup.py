"""Rule 2: setting up, for one player to any number."""

from collections import Counter

import pytest

from serao.engine.play import start
from serao.engine.problem import BadOptions
from serao.games import avenue
from serao.games.avenue.news import RoadShown, RoundBegan
from serao.games.avenue.pieces import ROAD_CARDS
from serao.games.avenue.state import Options, State
from tests.games.avenue.scenes import fresh, luck


def order(state: State) -> tuple[int, ...]:
    """The road cards in the order in which they will be shown."""
    return (*state.played, *state.deck)


@pytest.mark.parametrize("name", ["A", "B", "C"])
def test_rule_2_everyone_gets_the_same_empty_map(name: str) -> None:
    state = fresh(4, name)
    assert len(state.sheets) == 4
    assert len(set(state.sheets)) == 1
    assert state.sheets[0].roads == (0,) * 42
    assert state.sheets[0].written == ()
    assert {avenue.view(state, seat).squares for seat in range(4)} == {avenue.view(state, None).squares}


def test_rule_2_all_cards_are_in_the_two_decks() -> None:
    state = fresh(2)
    assert Counter(order(state)) == Counter(ROAD_CARDS)
    assert sorted(state.farms) == list("ABCDEF")


def test_rule_2_both_decks_are_shuffled() -> None:
    states = [fresh(2, number=number) for number in range(200)]
    assert len({order(state) for state in states}) == 200
    assert Counter(state.farms[0] for state in states).keys() == set("ABCDEF")
    assert len({state.farms for state in states}) > 150


def test_rule_2_every_farm_is_as_likely_to_be_first() -> None:
    first = Counter(fresh(number=number).farms[0] for number in range(3000))
    assert all(400 < first[farm] < 600 for farm in "ABCDEF")


def test_rule_2_both_decks_lie_face_down() -> None:
    seen = avenue.view(fresh(2), 0)
    assert seen.deck == 41
    assert len(seen.farms) == 1
    assert len(seen.played) == 1


@pytest.mark.parametrize("seats", [1, 2, 10, 11, 100, 1000])
def test_rule_2_any_number_of_players_may_play(seats: int) -> None:
    state = start(avenue, Options(), seats, luck())
    assert len(state.sheets) == seats
    assert avenue.actors(state) == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, -1])
def test_rule_2_nobody_at_the_table_is_no_game(seats: int) -> None:
    with pytest.raises(BadOptions):
        start(avenue, Options(), seats, luck())


def test_ruling_2_no_narrator_the_first_farm_and_road_are_open_before_the_first_decision() -> None:
    state = fresh(3)
    assert state.round == 1
    assert state.news == (RoundBegan(1, state.farms[0]), RoadShown(state.road, state.yellow))
    assert state.road == state.played[0]
    assert avenue.actors(state) == (0, 1, 2)
