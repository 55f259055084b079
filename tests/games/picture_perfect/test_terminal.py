"""Picture Perfect in the terminal: a whole game, and the help."""

from itertools import permutations
from pathlib import Path

import pytest

from serao.games.picture_perfect.pieces import GUEST_POINTS
from serao.locales import LANGUAGES, words
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_scores(language: str) -> None:
    points = [str(each).replace("-", "−") for each in GUEST_POINTS[:-1]]
    assert ", ".join(points) in words(language).say("picture_perfect-help")
