"""The versions of a game's rules: a game that was begun by one version goes on, and is replayed, by that version."""

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
