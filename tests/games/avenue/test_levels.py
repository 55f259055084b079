"""Avenue's kernels play by the rules, compiled or not, and its levels are as strong as they are meant to be."""

from array import array
from collections import Counter
from hashlib import shake_256
from random import Random
from typing import Any

import pytest

from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.games import avenue
from serao.games.avenue import kernel
from serao.games.avenue.actions import DRAWS, PEEK, Action, Draw
from serao.games.avenue.maps import map_of
from serao.games.avenue.opponent import LEVELS, value_kernel
from serao.games.avenue.opponent.alone import PEEK as PEEK_CHOICE
from serao.games.avenue.opponent.alone import Deal, Game
from serao.games.avenue.opponent.kernel_sheets import sheets_of
from serao.games.avenue.opponent.stepping import steps
from serao.games.avenue.pieces import COLUMNS, FARMS, ROAD_CARDS, SQUARES
from serao.installed.kernels import PLAIN, compiled, fastest
from tests.campaign import times

HEADS = 6 * 64


def test_the_kernels_are_compiled() -> None:
    for module in (kernel, value_kernel):
        assert compiled(module) is not None, "make kernels"


@pytest.fixture(params=["plain", "compiled"])
def form(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Each form of the kernels, with nothing kept from the other."""
    if request.param == "plain":
        monkeypatch.setenv(PLAIN, "1")
    fastest.cache_clear()
    yield request.param
    fastest.cache_clear()


def weights() -> tuple[Any, Any]:
    noise = shake_256(b"weights").digest(HEADS + 64 * value_kernel.FEATURES)
    numbers = array("h", [byte - 128 for byte in noise])
    rows = numbers[HEADS:]
    rows[:64] = array("h", [0] * 64)
    return numbers[:HEADS], rows


@pytest.mark.campaign
@pytest.mark.parametrize("map_name", ["A", "B", "C"])
def test_the_table_and_the_sheet_count_as_the_rules_do(form: str, map_name: str) -> None:
    for number in range(times(3, 500)):
        random, seats = Random(number), 1 + number % 3
        state = avenue.new(avenue.Options(map=map_name), seats, Chance(b"%d" % number))
        deal = Deal((*state.played, *state.deck), tuple(FARMS.index(farm) for farm in state.farms))
        table: Any = steps(avenue.Options(map=map_name), seats)
        table.deal(list(deal.cards), list(deal.farms))
        board = sheets_of(map_of(map_name), True, *weights(), 1)[0]
        game, points = Game(board.sheet, deal), 0
        while state.road:
            for seat in range(seats):
                action = random.choice(avenue.legal(state, seat))
                choice = action.square if isinstance(action, Draw) else PEEK_CHOICE
                table.choose(seat, choice)
                points += game.take(choice) if seat == 0 else 0
                state = avenue.apply(state, seat, action, Chance(b"", 1))
            table.go_on()
        outcome = avenue.outcome(state)
        assert outcome is not None
        assert [table.points(seat) for seat in range(seats)] == [score.total for score in outcome.scores]
        assert [table.highest_number(seat) for seat in range(seats)] == [score.ties[0] for score in outcome.scores]
        assert points == outcome.scores[0].total


def test_choices_are_worth_the_same_compiled_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for plain in (False, True):
        if plain:
            monkeypatch.setenv(PLAIN, "1")
        fastest.cache_clear()
        board, scratch = sheets_of(map_of("B"), False, *weights(), 2)
        game = Game(board.sheet, Deal(tuple(Random(1).sample(ROAD_CARDS, 42)), (3, 1, 0, 5, 2, 4)))
        values = []
        while not game.over:
            choice = board.sheet.judge(game.road, scratch.sheet)
            values.append((choice, list(board.values)))
            game.take(choice)
        found.append(values)
    fastest.cache_clear()
    assert found[0] == found[1]


def mean_of(level: int, land: str = "A") -> float:
    totals = []
    for number in range(10):
        state, _ = play_out(avenue, avenue.Options(map=land), [LEVELS[level - 1]], b"strength %d" % number)
        outcome = avenue.outcome(state)
        assert outcome is not None
        totals.append(outcome.scores[0].total)
    return sum(totals) / len(totals)


def test_stronger_levels_have_more_points() -> None:
    assert mean_of(1) < 20
    assert mean_of(3) > 75
    assert mean_of(4) > 95
    assert mean_of(5) > 98


def test_a_map_never_seen_before_is_played_with_what_was_learned_of_others() -> None:
    squares = map_of("B").squares
    upside_down = "\n".join(" ".join(squares[start : start + COLUMNS]) for start in range(0, SQUARES, COLUMNS)[::-1])
    assert mean_of(4, upside_down) > mean_of(2, upside_down) + 10
    assert mean_of(5, upside_down) > mean_of(2, upside_down) + 10


def test_the_net_never_divides_by_no_farm() -> None:
    """A sheet that nobody should judge: all farms are known, and nobody has peeked."""
    board, scratch = sheets_of(map_of("A"), True, *weights(), 2)
    for farm in range(6):
        board.sheet.know(farm, False)
    board.sheet.judge(1, scratch.sheet)
    assert board.values[PEEK_CHOICE] == value_kernel.NEVER


# ── What a seat imagines ──────────────────────────────────────────────────────────────────────────


def test_imagined_positions_are_as_likely_as_true_ones_with_the_same_memory() -> None:
    """Deals whose first card and first farm are among a few, after a waiting choice: the hidden parts compared."""
    true, imagined = Counter[Any](), Counter[Any]()
    for number in range(6000):
        state = avenue.new(avenue.Options(), 2, Chance(b"deal", number))
        if state.road == 5 and state.farms[0] in "AB":
            choices: tuple[Action, ...] = (*DRAWS, PEEK)
            action = Chance(b"other", number).pick(choices)
            state = avenue.apply(state, 1, action, Chance(b"", 1))
            true.update(hidden(state))
            imagined.update(hidden(avenue.imagine(avenue.memory(state, 0), Chance(b"imagined", number))))
    assert true.total() > 500
    distance = sum((true[key] - imagined[key]) ** 2 / (true[key] + imagined[key]) for key in true | imagined)
    kinds = len(true | imagined)
    assert distance < kinds + 4 * (2 * kinds) ** 0.5


def hidden(state: avenue.State) -> list[Any]:
    """The next farm beside the first, the next card, and whether the other seat's waiting choice is high on the map."""
    choice = state.choices[0][1]
    row = choice.square // 6 if isinstance(choice, Draw) else "peek"
    return [("farm", state.farms[:2]), ("card", state.deck[0]), ("choice", row)]
