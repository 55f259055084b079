"""The opponents of this game; `choose` is the yardstick by which all others are measured."""

from serao.engine.defaults import EVALUATIONS
from serao.engine.parts import Bot
from serao.games.photograph.actions import Action
from serao.games.photograph.memory import Memory
from serao.games.photograph.opponent import yardstick
from serao.games.photograph.opponent.levels import LEVELS

__all__ = ["EVALUATIONS", "LEVELS", "choose"]

choose: Bot[Memory, Action] = yardstick.choose
