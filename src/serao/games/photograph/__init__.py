"""Photograph (Fotomania): ordered secret hands, film strips that rise or fall, one winding a turn."""

from collections.abc import Mapping

from serao.engine.contract import Game
from serao.games.photograph.actions import ACTIONS, parse, text
from serao.games.photograph.memory import Memory, imagine, memory
from serao.games.photograph.news import tell
from serao.games.photograph.preview import preview
from serao.games.photograph.rules import actors, apply, legal, refusal, reversible
from serao.games.photograph.scoring import outcome
from serao.games.photograph.setup import new, seats
from serao.games.photograph.state import Options, State, check
from serao.games.photograph.views import View, view

NAME = "photograph"
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
