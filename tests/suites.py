"""The suites of the games that come with Serão: each in the folder of its game's tests."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from serao.engine.contract import AnyGame
from serao.installed import own_games
from serao.testing.moments import SuiteTable, moment_after
from serao.testing.suite import AnySuite

LOOKED_AT = 300  # decisions of a random game

SUITES: dict[str, AnySuite] = {name: import_module(f"tests.games.{name}.contract").SUITE for name in own_games()}


def games_where(happens: Callable[[AnyGame, Any, Any], bool]) -> list[str]:
    """The games in which, when two play at random, this happens between a position and the next."""
    return [name for name, suite in SUITES.items() if seen_in(suite.game, happens)]


def seen_in(game: AnyGame, happens: Callable[[AnyGame, Any, Any], bool]) -> bool:
    """Whether it happens at all in one random game."""
    moment = moment_after(SuiteTable(game, game.Options(), 2), 1, LOOKED_AT)
    return any(happens(game, before, after) for before, _seat, _action, after in moment.decisions())
