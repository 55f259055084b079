"""The rules module and the plain reference, side by side: which numbers fit, and whole games step by step."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph import Options, State
from serao.games.photograph import pieces as box
from serao.games.photograph.setup import colours_left_out, stacked
from serao.games.photograph.strips import fitting
from serao.testing.examples import examples
from tests.campaign import times
from tests.games.photograph.reference import SUNSET, Card, Shot, Table, fits
from tests.games.photograph.scenes import ANA, rows_of, shoot, strip

GAMES = times(30, 600)


def as_pairs(film: tuple[int, ...]) -> list[Shot]:
    return [(abs(number), number > 0) for number in film]


@examples(150)
@given(st.permutations(range(1, 13)), st.integers(0, 11))
def test_the_numbers_that_fit_are_those_of_the_reference(order: list[int], length: int) -> None:
    film: tuple[int, ...] = ()
    for start in range(0, length, 3):
        names = " ".join(f"blue-{number}" for number in order[start : min(start + 3, length)])
        film = strip(shoot(2, names, strips={(ANA, "blue"): film}), ANA, "blue")
    assert [abs(number) for number in film] == order[:length]
    # Every card is there once (1.1): only a number not yet on the strip can come.
    assert fitting(film) & set(order[length:]) == {number for number in order[length:] if fits(as_pairs(film), number)}
    for place, number in enumerate(film):
        assert (number > 0) == fits(as_pairs(film[:place]), abs(number))


def named(card: int) -> Card:
    return SUNSET if card == box.SUNSET else (box.COLOURS[card // 12], card % 12 + 1)


def reference(options: Options, seats: int, seed: bytes, first: int) -> Table:
    chance = Chance(seed)
    left_out = colours_left_out(options, seats, chance)
    colours = tuple(colour for colour in range(7) if colour not in left_out)
    deck = [named(card) for card in stacked(colours, chance)]
    return Table(deck, [box.COLOURS[colour] for colour in colours], seats, first, options.missed_photo)


def picture(state: State) -> dict[str, Any]:
    """All that the module's position says, in the reference's words."""
    seats = range(len(state.hands))
    return {
        "step": state.phase,
        "actors": list(photograph.actors(state)),
        "moves": [sorted(map(photograph.text, photograph.legal(state, seat))) for seat in seats],
        "field": [[card if card < 0 else named(card) for card in row] for row in rows_of(state)],
        "deck": [named(card) for card in state.deck],
        "hands": [[named(card) for card in hand] for hand in state.hands],
        "strips": [[as_pairs(state.strips[seat][colour]) for colour in state.colours] for seat in seats],
        "good shots": {box.COLOURS[colour]: seat for colour, seat in enumerate(state.good_shots) if seat >= 0},
        "removed": [named(card) for card in state.gone],
        "turn": state.turn,
        "reason": state.reason,
    }


def reference_picture(table: Table) -> dict[str, Any]:
    """The same of the reference."""
    return {
        "step": table.step,
        "actors": table.actors(),
        "moves": [table.moves(seat) for seat in table.seats],
        "field": [[table.field.get((row, column), -1) for column in (1, 2, 3, 4)] for row in table.rows],
        "deck": table.deck,
        "hands": table.hands,
        "strips": [[table.strips[seat][colour] for colour in table.colours] for seat in table.seats],
        "good shots": table.good_shots,
        "removed": table.removed,
        "turn": table.turn,
        "reason": table.reason,
    }


@pytest.mark.campaign
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("missed_photo", [False, True])
def test_whole_games_agree_step_by_step(seats: int, missed_photo: bool) -> None:
    for game in range(GAMES):
        random = Random(f"{seats} {missed_photo} {game}")
        seed = random.randbytes(8)
        options = Options(missed_photo=missed_photo)
        state = photograph.new(options, seats, Chance(seed))
        table = reference(options, seats, seed, state.turn)
        assert picture(state) == reference_picture(table)
        while actors := photograph.actors(state):
            seat = random.choice(actors)
            action = careful_or_random(state, seat, random)
            state = photograph.apply(state, seat, action, Chance(seed, 1))
            table.do(seat, photograph.text(action))
            assert picture(state) == reference_picture(table), f"game {game}: {photograph.text(action)}"
        compare_ends(state, table)


def careful_or_random(state: State, seat: int, random: Random) -> Any:
    """Half the windings keep the rear card in focus where they can: longer strips, more Good Shots."""
    actions = photograph.legal(state, seat)
    colour, number = divmod(state.hands[seat][0], 12)
    fitting_now = number + 1 in fitting(state.strips[seat][colour])
    kept = [action for action in actions if not photograph.text(action).startswith("1>")]
    moved = [action for action in actions if photograph.text(action).startswith("1>")]
    better = kept if fitting_now else moved
    return random.choice(better if moved and random.random() < 0.5 else actions)


def compare_ends(state: State, table: Table) -> None:
    outcome = photograph.outcome(state)
    assert outcome is not None
    found = [(score.total, *score.ties) for score in outcome.scores]
    assert found == [table.result(seat) for seat in table.seats]
    assert [list(group) for group in outcome.ranking] == table.ranking()
    assert outcome.reason == table.reason
