"""Photograph's help in the terminal tells what its summary card tells."""

import pytest

from serao.games.photograph.pieces import BLURRED_POINTS, GOOD_SHOT_AT, GOOD_SHOT_POINTS, STRIP_POINTS
from serao.locales import LANGUAGES, words
from tests.cli.terminal import Terminal, typed


def figure(points: int) -> str:
    """Points as they are written in a sentence, with a true minus sign."""
    return str(points).replace("-", "−")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_its_summary_card_tells(language: str) -> None:
    say = words(language).say
    told = say("photograph-help")
    good_shot = say("photograph-good-shot").partition("— ")[2].removeprefix("a ").rstrip("!\u202f ")
    sunset = say("photograph-sunset").partition("!")[0].rstrip("\u202f ")
    assert f" {figure(STRIP_POINTS[0])}, " in told
    assert all(f"{number} → {points}" in told for number, points in enumerate(STRIP_POINTS[1:-1], 1))
    assert f"→ {STRIP_POINTS[-1]}." in told
    assert f"{-BLURRED_POINTS} points" in told or f"{-BLURRED_POINTS} pontos" in told
    of_good_shot = next(line for line in told.splitlines() if line.startswith(good_shot))
    assert all(str(number) in of_good_shot for number in (*GOOD_SHOT_AT.values(), GOOD_SHOT_POINTS))
    assert any(line.startswith(sunset) for line in told.splitlines())


def test_a_question_mark_shows_the_help(terminal: Terminal) -> None:
    out = terminal.run("play", "photograph", "--seed", "x", typed=typed("?", "quit")).out
    assert "7 or more → 11" in " ".join(out.split())
    assert "Sunset: when it turns up" in " ".join(out.split())
