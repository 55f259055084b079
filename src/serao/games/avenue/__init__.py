"""Avenue: one map each, one road card for all, and the next farm must be worth more than the last."""

from serao.engine.defaults import UNIONS, label, scene, spots
from serao.games.avenue.actions import ACTIONS, parse, text
from serao.games.avenue.memory import Memory, imagine, memory
from serao.games.avenue.news import EVENTS, tell
from serao.games.avenue.preview import PREVIEW, preview
from serao.games.avenue.rules import actors, apply, legal, refusal, reversible
from serao.games.avenue.scoring import outcome
from serao.games.avenue.setup import new, seats
from serao.games.avenue.state import Options, State, check
from serao.games.avenue.views import View, crowded, named, view

NAME = "avenue"
RULES = 1
USUAL_SEATS = 2

__all__ = [
    "ACTIONS",
    "EVENTS",
    "NAME",
    "PREVIEW",
    "RULES",
    "UNIONS",
    "USUAL_SEATS",
    "Memory",
    "Options",
    "State",
    "View",
    "actors",
    "apply",
    "check",
    "crowded",
    "imagine",
    "label",
    "legal",
    "memory",
    "named",
    "new",
    "outcome",
    "parse",
    "preview",
    "refusal",
    "reversible",
    "scene",
    "seats",
    "spots",
    "tell",
    "text",
    "view",
]
