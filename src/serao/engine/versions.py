"""The versions of a game's rules: a game that was begun by one version goes on, and is replayed, by that version."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

from serao.engine.contract import AnyGame
from serao.engine.problem import BadOptions, reason


def by_rules(game: AnyGame, rules: int) -> AnyGame:
    """The module that plays a version of the rules; BadOptions names the release that does where none does here."""
    if rules == game.RULES:
        return game
    earlier = game.EARLIER.get(rules)
    if earlier is None:
        raise BadOptions(reason("rules-unknown", given=rules, known=game.RULES))
    if isinstance(earlier, str):
        raise BadOptions(reason("rules-retired", given=rules, release=earlier))
    return earlier


def earlier(game: Mapping[str, Any], **different: Any) -> AnyGame:
    """A game by an earlier version of its rules: the names of its module as they are now, but for what is different."""
    return cast(AnyGame, SimpleNamespace(**{**game, "EARLIER": {}, **different}))
