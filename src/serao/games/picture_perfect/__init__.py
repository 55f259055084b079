"""Picture Perfect (Foto Perfeita): guests with secret wishes, envelopes that change hands, and a real photograph."""

from serao.engine.defaults import UNIONS, crowded, label, named, scene, spots
from serao.games.picture_perfect import version_1
from serao.games.picture_perfect.actions import ACTIONS, parse, text
from serao.games.picture_perfect.memory import Memory, imagine, memory
from serao.games.picture_perfect.news import EVENTS, NAME, tell
from serao.games.picture_perfect.preview import PREVIEW, preview
from serao.games.picture_perfect.rules import actors, apply, legal, refusal, reversible
from serao.games.picture_perfect.scoring import outcome
from serao.games.picture_perfect.setup import new, seats
from serao.games.picture_perfect.state import Options, State, check
from serao.games.picture_perfect.studio.versions import RULES
from serao.games.picture_perfect.views import View, view

EARLIER = {1: version_1}
USUAL_SEATS = 3

__all__ = [
    "ACTIONS",
    "EARLIER",
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
