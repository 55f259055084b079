"""The opponents of this game; `choose` is the yardstick by which all others are measured."""

from serao.engine.parts import Bot
from serao.games.avenue.actions import Action
from serao.games.avenue.memory import Memory
from serao.games.avenue.opponent import yardstick
from serao.games.avenue.opponent.evaluation import EVALUATIONS
from serao.games.avenue.opponent.players import LEVELS

__all__ = ["EVALUATIONS", "LEVELS", "choose"]

choose: Bot[Memory, Action] = yardstick.choose
