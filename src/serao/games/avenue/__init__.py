"""Avenue: one map each, one road card for all, and the next farm must be worth more than the last."""

from collections.abc import Mapping

from serao.engine.contract import Game
from serao.games.avenue.actions import ACTIONS, parse, text
from serao.games.avenue.memory import Memory, imagine, memory
from serao.games.avenue.news import tell
from serao.games.avenue.preview import preview
from serao.games.avenue.rules import actors, apply, legal, refusal, reversible
from serao.games.avenue.scoring import outcome
from serao.games.avenue.setup import new, seats
from serao.games.avenue.state import Options, State, check
from serao.games.avenue.views import View, view

NAME = "avenue"
RULES = 1
EARLIER: Mapping[int, Game | str] = {}

__all__ = [
    "ACTIONS",
    "EARLIER",
    "NAME",
    "RULES",
    "Memory",
    "Options",
    "State",
    "View",
    "actors",
    "apply",
    "check",
    "imagine",
    "legal",
    "memory",
    "new",
    "outcome",
    "parse",
    "preview",
    "refusal",
    "reversible",
    "seats",
    "tell",
    "text",
    "view",
]
