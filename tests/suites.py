"""The suites of the games that come with Serão: each in the folder of its game's tests."""

from importlib import import_module

from serao.installed import own_games
from serao.testing.suite import AnySuite

SUITES: dict[str, AnySuite] = {name: import_module(f"tests.games.{name}.contract").SUITE for name in own_games()}
