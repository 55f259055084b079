"""The kernel of Photograph plays by the rules: both side by side, plain and compiled, move by move."""

from __future__ import annotations

from array import array
from random import Random
from types import ModuleType
from typing import Any

import pytest

from serao.engine.chance import Chance
from serao.engine.play import start
from serao.games import photograph
from serao.games.photograph import Options, State, kernel
from serao.games.photograph.opponent.position import cells_of, number_of
from serao.games.photograph.scoring import outcome
from serao.installed.kernels import compiled
from tests.campaign import times

TABLES = [
    *((Options(missed_photo=missed), seats) for missed in (False, True) for seats in (2, 3, 4)),
    (Options(left_out=("red", "grey")), 2),
    (Options(left_out=("blue",)), 3),
]


def forms() -> list[ModuleType]:
    """The kernel as plain Python and compiled."""
    fast = compiled(kernel)
    assert fast is not None, "the kernel is not compiled: `make kernels` does it"
    return [kernel, fast]


def tidy(cells: array[int]) -> tuple[list[int], list[int]]:
    """A position without what lies about: places beyond a hand's end, the deck that is dealt."""
    kept = list(cells)
    for seat in range(4):
        held = kept[kernel.HELD + seat]
        for place in range(held, 8):
            kept[kernel.HANDS + 8 * seat + place] = 0
    deck = kept[kernel.DECK + kept[kernel.NEXT] : kernel.DECK + kept[kernel.END]]
    kept[kernel.NEXT] = kept[kernel.END] = 0
    return kept[: kernel.DECK], deck


def assert_same(state: State, games: list[tuple[Any, array[int]]]) -> None:
    expected = tidy(cells_of(state))
    for _game, cells in games:
        assert tidy(cells) == expected


def assert_same_end(state: State, game: Any) -> None:
    end = outcome(state)
    assert end is not None
    for score in end.scores:
        assert sum(game.points(score.seat, colour) for colour in state.colours) == score.total


@pytest.mark.campaign
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_kernel_and_rules_go_together_to_the_end(options: Options, seats: int) -> None:
    for number in range(times(6, 1000)):
        random, seed = Random(number), b"kernel %d" % number
        state = start(photograph, options, seats, Chance(seed, 0))
        games = [(form.Game(cells), cells) for form in forms() for cells in [cells_of(state)]]
        while actors := photograph.actors(state):
            seat = random.choice(actors)
            legal = photograph.legal(state, seat)
            for game, _cells in games:
                assert game.legal(seat) == [number_of(action) for action in legal]
            action = random.choice(legal)
            state = photograph.apply(state, seat, action, Chance(seed, 1))
            for game, _cells in games:
                game.play(seat, number_of(action))
            assert_same(state, games)
        for game, _cells in games:
            assert_same_end(state, game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_the_same_plain_and_compiled(seats: int) -> None:
    ends = []
    for form in forms():
        cells = kernel.blank()
        game = form.Game(cells)
        game.seed(7)
        ends.append((game.play_random(20, seats, seats % 2), list(cells)))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_deals_by_rule_2(seats: int) -> None:
    """Hands of five, a full field, Sunset in the fifth pile, every card in play once."""
    cells = kernel.blank()
    game = kernel.Game(cells)
    places = set()
    for seed in range(200):
        game.seed(seed)
        game.deal(seats, 0, -1)
        deck = list(cells[kernel.DECK : kernel.DECK + cells[kernel.END]])
        places.add(deck.index(kernel.SUNSET))
        assert sorted(card // 12 for card in deck if card != kernel.SUNSET) == sorted(
            colour for colour in range(7) if cells[kernel.SHOTS + colour] == -1 for _card in range(12)
        )
        assert list(cells[kernel.HELD : kernel.HELD + seats]) == [5] * seats
        assert cells[kernel.LEFT] == 4 * cells[kernel.ROWS]
    pile = (3 + seats) * 2
    assert places == set(range(4 * pile, 5 * pile + 1))
