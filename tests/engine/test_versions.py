"""Versions of a game's rules: the one that a record or a table names is the one that plays it."""

from types import SimpleNamespace
from typing import cast

import pytest

from serao.engine.contract import AnyGame
from serao.engine.problem import BadOptions
from serao.engine.versions import by_rules
from serao.games import GAMES

FIRST = cast(AnyGame, SimpleNamespace(NAME="chess", RULES=2, EARLIER={}))
NOW = cast(AnyGame, SimpleNamespace(NAME="chess", RULES=3, EARLIER={1: "0.4", 2: FIRST}))


def test_the_present_version_is_the_game_itself() -> None:
    assert by_rules(NOW, 3) is NOW


def test_an_earlier_version_that_is_still_played_is_its_module() -> None:
    assert by_rules(NOW, 2) is FIRST


def test_a_version_that_is_no_longer_played_names_the_release_that_does() -> None:
    with pytest.raises(BadOptions, match=r"version 1 of its rules.*Serão 0\.4") as refused:
        by_rules(NOW, 1)
    assert refused.value.reason.key == "rules-retired"


@pytest.mark.parametrize("rules", [0, -1, 4, 99])
def test_a_version_that_never_was_is_unknown(rules: int) -> None:
    with pytest.raises(BadOptions, match="this program plays version 3") as refused:
        by_rules(NOW, rules)
    assert refused.value.reason.key == "rules-unknown"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.NAME)
def test_every_game_says_of_each_version_before_its_own_who_plays_it(game: AnyGame) -> None:
    assert sorted(game.EARLIER) == list(range(1, game.RULES))
    for rules, earlier in game.EARLIER.items():
        assert isinstance(earlier, str) or (game.NAME, rules) == (earlier.NAME, earlier.RULES)
