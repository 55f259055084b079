"""The opponents of this game; `choose` is the one called sound, the yardstick by which all others are measured."""

from serao.games.picture_perfect.opponent.levels import LEVELS
from serao.games.picture_perfect.opponent.sound import choose

__all__ = ["LEVELS", "choose"]
