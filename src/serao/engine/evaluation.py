"""What an opponent thinks of one action; a game's opponent may say so for all that are about as good as the best."""

from typing import Generic, NamedTuple

from serao.engine.contract import ActionT_co


class EvaluatedAction(NamedTuple, Generic[ActionT_co]):
    """An action, what it falls short of the best one (1: too much to be played), and how much of it is hope."""

    action: ActionT_co
    short: float
    hope: float
