"""Picture Perfect by version 1 of its rules, for games begun with it: studio/versions.py says what is different."""

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.defaults import EARLIER, UNIONS, crowded, label, named, scene, spots
from serao.games.picture_perfect import setup
from serao.games.picture_perfect.actions import ACTIONS, parse, text
from serao.games.picture_perfect.memory import Memory, imagine, memory
from serao.games.picture_perfect.news import EVENTS, NAME, tell
from serao.games.picture_perfect.preview import PREVIEW, preview
from serao.games.picture_perfect.rules import actors, apply, legal, refusal, reversible
from serao.games.picture_perfect.scoring import outcome
from serao.games.picture_perfect.setup import seats
from serao.games.picture_perfect.state import Options, State, check
from serao.games.picture_perfect.views import View, view

RULES = 1
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


def new(options: Options, number: int, chance: Chance) -> State:
    """2 The same set-up, and the version in the state: the rules look at it there."""
    return replace(setup.new(options, number, chance), rules=RULES)
