"""Photograph in the terminal: whole games, and what can be taken back."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, typed

# Any line that is not legal at that moment is refused and asked for again, so this plays on whatever comes.
TAKES = [f"{row}{side}{number}" for row in "1234" for side in "LR" for number in "321"]
TO_THE_END = typed(*[line for take in TAKES * 12 for line in (take, "1>3")])


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game(terminal: Terminal, tmp_path: Path, seats: str) -> None:
    record = tmp_path / "game.json"
    arguments = ["photograph", "--seats", seats, "--bots", "random", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=TO_THE_END)
    assert answer.code == 0
    assert "Sunset" in answer.out
    assert "Total" in answer.out
    assert terminal.run("verify", str(record)).code == 0


def test_taking_open_cards_can_be_undone_but_not_what_was_turned_over(terminal: Terminal) -> None:
    opened = ["play", "photograph", "--seats", "2", "--seed", "7", "--bots", "random"]
    one = terminal.run(*opened, typed=typed("1L1", "undo", "quit")).out
    assert one.count("Choose the subject") >= 1
    assert "nothing to take back" not in one
    three = terminal.run(*opened, typed=typed("1L3", "undo", "quit")).out
    assert "nothing to take back" in three
