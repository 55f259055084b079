"""The opponents of this game; `choose` is the one called sound, the yardstick by which all others are measured."""

from serao.games.avenue.opponent.ideas import IDEAS
from serao.games.avenue.opponent.players import LEVELS
from serao.games.avenue.opponent.sound import choose

__all__ = ["IDEAS", "LEVELS", "choose"]
