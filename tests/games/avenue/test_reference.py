"""The module against the reference game, step by step over whole games of random decisions."""

from random import Random

import pytest

from serao.engine.chance import Chance
from serao.engine.play import play
from serao.games import avenue
from serao.games.avenue.state import State
from tests.campaign import times
from tests.games.avenue.reference import Card, ReferenceGame
from tests.games.avenue.scenes import end_of, fresh, options_of
from tests.games.avenue.test_1_components import PRINTED

SEEDS = times(4, 40)
SQUARES = [f"{column}{row}" for row in range(1, 8) for column in "abcdef"]


def card_of(card: int) -> Card:
    """A road card of the module as the reference writes it."""
    return (card - 10, "yellow") if card > 10 else (card, "grey")


def reference_of(state: State, name: str) -> ReferenceGame:
    """The reference with the same piles as a new game."""
    roads = [card_of(card) for card in (*state.played, *state.deck)]
    return ReferenceGame(PRINTED[name], state.seats, roads, list(state.farms))


def agree(state: State, reference: ReferenceGame) -> None:
    """Both tables look the same, to everybody."""
    assert set(avenue.actors(state)) == reference.must_choose()
    assert state.farms[: state.round] == "".join(reference.open_farms)
    assert [card_of(card) for card in state.played] == reference.open_roads
    assert state.yellow == reference.yellow_cards()
    assert [card_of(card) for card in state.deck] == reference.road_pile
    for seat in range(state.seats):
        agree_on_seat(state, reference, seat)


def agree_on_seat(state: State, reference: ReferenceGame, seat: int) -> None:
    """One player's sheet, rights and secret are the same."""
    sheet, player = state.sheets[seat], reference.players[seat]
    drawn = {name: road for name, road in zip(SQUARES, sheet.roads, strict=True) if road}
    assert drawn == player.drawn
    assert list(sheet.written) == player.boxes
    assert list(sheet.peeks) == player.peeked_in
    assert options_of(state, seat) == reference.may(seat)
    assert avenue.view(state, seat).next_farm == player.secret
    assert avenue.view(state, seat).sheets[seat].score == reference.total(seat)


def agree_on_the_end(state: State, reference: ReferenceGame) -> None:
    """Scores and places are the same."""
    outcome = end_of(state)
    assert reference.over
    assert [score.total for score in outcome.scores] == [reference.total(seat) for seat in range(state.seats)]
    assert [set(group) for group in outcome.ranking] == reference.places()


@pytest.mark.campaign
@pytest.mark.parametrize("name", ["A", "B", "C"])
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_rule_3_3_whole_games_agree_with_the_reference(name: str, seats: int, seed: int) -> None:
    random, state, decisions = Random(f"{name}{seats}{seed}"), fresh(seats, name, seed), 0
    reference = reference_of(state, name)
    agree(state, reference)
    while actors := avenue.actors(state):
        seat = random.choice(actors)
        notation = random.choice(sorted(options_of(state, seat)))
        decisions += 1
        state = play(avenue, state, seat, avenue.parse(notation), Chance(b"reference", decisions))
        reference.choose(seat, notation)
        avenue.check(state)
        agree(state, reference)
    agree_on_the_end(state, reference)


def eager(options: set[str], random: Random) -> str:
    """Peek whenever it is allowed, otherwise draw anywhere."""
    return "peek" if "peek" in options else random.choice(sorted(options))


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(SEEDS))
def test_rule_3_2_games_of_peekers_agree_with_the_reference(seed: int) -> None:
    random, state = Random(seed), fresh(2, "A", seed)
    reference = reference_of(state, "A")
    while actors := avenue.actors(state):
        for seat in actors:
            notation = eager(options_of(state, seat), random)
            state = play(avenue, state, seat, avenue.parse(notation), Chance(b"peekers", 1))
            reference.choose(seat, notation)
            agree(state, reference)
    assert [sheet.peeks for sheet in state.sheets] == [(1, 2, 3, 4, 5)] * 2
    agree_on_the_end(state, reference)
