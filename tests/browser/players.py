"""How each game is played on its board, by pointing or by keys alone: told in the folder of the game's tests."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import NamedTuple

from serao.installed import own_games
from tests.browser.pages import Person


class Player(NamedTuple):
    """Somebody who makes any lawful move on a board, and may know how to lay a table for a short game."""

    move: Callable[[Person, Random], None]
    shorten: Callable[[Person], None] | None


def players(module: str) -> dict[str, Player]:
    """The players of every game from that module of its tests."""
    found = {game: import_module(f"tests.games.{game}.{module}") for game in own_games()}
    return {game: Player(each.move, getattr(each, "shorten", None)) for game, each in found.items()}


POINTING = players("browser")
BY_KEYS = players("browser_keys")
