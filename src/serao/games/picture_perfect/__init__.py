"""Picture Perfect (Foto Perfeita): guests with secret wishes, envelopes that change hands, and a real photograph."""

from collections.abc import Mapping

from serao.engine.contract import Game
from serao.games.picture_perfect import version_1
from serao.games.picture_perfect.actions import ACTIONS, parse, text
from serao.games.picture_perfect.memory import Memory, imagine, memory
from serao.games.picture_perfect.news import NAME, tell
from serao.games.picture_perfect.preview import preview
from serao.games.picture_perfect.rules import actors, apply, legal, refusal, reversible
from serao.games.picture_perfect.scoring import outcome
from serao.games.picture_perfect.setup import new, seats
from serao.games.picture_perfect.state import Options, State, check
from serao.games.picture_perfect.versions import RULES
from serao.games.picture_perfect.views import View, view

EARLIER: Mapping[int, Game | str] = {1: version_1}

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
