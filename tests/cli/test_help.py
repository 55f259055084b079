"""The help of each game in the terminal: what to do, and who wins, in every language."""

import pytest

from serao.installed import own_games
from serao.locales import LANGUAGES, words
from tests.cli.terminal import Terminal, typed

WINNING = {"en": "win", "pt-BR": "Vence quem", "pt-PT": "Ganha quem", "fr": "gagne"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_help_tells_who_wins(game: str, language: str) -> None:
    assert WINNING[language] in words(language).say(f"{game}-help")


@pytest.mark.parametrize("game", own_games())
def test_a_question_mark_shows_the_help(terminal: Terminal, game: str) -> None:
    out = terminal.run("play", game, "--seed", "x", typed=typed("?", "quit")).out
    first, *_ = words("en").say(f"{game}-help").split("\n")
    assert " ".join(first.split()) in " ".join(out.split())
