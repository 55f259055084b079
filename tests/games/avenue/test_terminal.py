"""Avenue in the terminal: whole games, the roads still to come, the peek, and the help."""

from pathlib import Path

import pytest

from serao.games.avenue.pieces import ZERO_PENALTY
from serao.locales import LANGUAGES, words
from tests.cli.terminal import Terminal, typed

# Any line that is not legal at that moment is refused and asked for again, so this plays on whatever comes.
TO_THE_END = typed(*[f"{column}{row}" for row in "1234567" for column in "abcdef"])


@pytest.mark.parametrize("seats", ["1", "2", "13"])
def test_a_whole_game(terminal: Terminal, tmp_path: Path, seats: str) -> None:
    record = tmp_path / "game.json"
    arguments = ["avenue", "--seats", seats, "--bots", "random", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=TO_THE_END)
    assert answer.code == 0
    assert "Farm" in answer.out
    assert ("Grade: " in answer.out) is (seats == "1")
    assert terminal.run("verify", str(record)).code == 0


def test_roads_tells_what_is_still_to_come_and_costs_no_turn(terminal: Terminal) -> None:
    out = terminal.run("play", "avenue", "--seats", "1", "--seed", "x", typed=typed("roads", "c3", "Roads", "quit")).out
    assert out.count("Roads still to come") == 2
    assert "┌  Road 3, a bend from right to bottom: 6 to come, yellow: 4" in out
    assert out.count("is no action") == 0


def test_a_peek_is_offered_once_a_round(terminal: Terminal) -> None:
    out = terminal.run("play", "avenue", "--seats", "1", "--seed", "x", typed=typed("peek", "quit")).out
    assert out.count("or peek at the next") == 1
    assert out.count("in a vacant square.") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_scores(language: str) -> None:
    assert str(-ZERO_PENALTY) in words(language).say("avenue-help")
