"""The opponents of this game; `choose` is the yardstick by which all others are measured."""

from serao.engine.defaults import EVALUATIONS
from serao.engine.parts import Bot
from serao.games.picture_perfect.actions import Action
from serao.games.picture_perfect.memory import Memory
from serao.games.picture_perfect.opponent import yardstick
from serao.games.picture_perfect.opponent.levels import LEVELS

__all__ = ["EVALUATIONS", "LEVELS", "choose"]

choose: Bot[Memory, Action] = yardstick.choose
