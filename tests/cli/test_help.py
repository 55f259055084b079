"""The help of each game in the terminal: what to do, what scores, and who wins, in every language."""

import pytest

from serao.games.avenue.pieces import ZERO_PENALTY
from serao.games.photograph.pieces import BLURRED_POINTS, GOOD_SHOT_AT, GOOD_SHOT_POINTS, STRIP_POINTS
from serao.games.picture_perfect.pieces import GUEST_POINTS
from serao.installed import own_games
from serao.locales import LANGUAGES, words
from tests.cli.terminal import Terminal

WINNING = {"en": "win", "pt-BR": "Vence quem", "pt-PT": "Ganha quem", "fr": "gagne"}


def figure(points: int) -> str:
    """Points as they are written in a sentence, with a true minus sign."""
    return str(points).replace("-", "−")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_help_tells_who_wins(game: str, language: str) -> None:
    assert WINNING[language] in words(language).say(f"{game}-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_photograph_tells_what_its_summary_card_tells(language: str) -> None:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_the_other_games_tells_what_scores(language: str) -> None:
    say = words(language).say
    assert str(-ZERO_PENALTY) in say("avenue-help")
    assert ", ".join(figure(points) for points in GUEST_POINTS[:-1]) in say("picture_perfect-help")


def test_a_question_mark_shows_the_help(terminal: Terminal) -> None:
    out = terminal.run("play", "photograph", "--seed", "x", typed="?\nquit\n").out
    assert "7 or more → 11" in " ".join(out.split())
    assert "Sunset: when it turns up" in " ".join(out.split())
