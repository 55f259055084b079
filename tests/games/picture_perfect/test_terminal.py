"""Picture Perfect in the terminal: a whole game."""

from itertools import permutations
from pathlib import Path

from tests.cli.terminal import Terminal, typed


def test_a_whole_game_to_the_scores(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    guests = [f"{word}{guest}" for word in ("keep", "steal", "listen") for guest in range(1, 15)]
    signs = {"take": "+", "return": "+", "give": "/"}
    pairs = [f"{word}{one}{signs[word]}{other}" for word in signs for one, other in permutations(range(1, 15), 2)]
    lines = ["arrange:9@c4,1@b3", *["ready", "photo", "close", "abstain", *guests, *pairs] * 14]
    arguments = ["picture_perfect", "--seats", "3", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=typed(*lines))
    assert answer.code == 0
    assert "Total" in answer.out
    assert "lady in red" in answer.out
    assert terminal.run("verify", str(record)).code == 0
