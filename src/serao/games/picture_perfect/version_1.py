"""Picture Perfect by version 1 of its rules, for games that were begun with it: versions.py says what is different."""

from collections.abc import Mapping

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.contract import Game
from serao.games.picture_perfect import setup
from serao.games.picture_perfect.actions import ACTIONS, parse, text
from serao.games.picture_perfect.memory import Memory, imagine, memory
from serao.games.picture_perfect.news import NAME, tell
from serao.games.picture_perfect.preview import preview
from serao.games.picture_perfect.rules import actors, apply, legal, refusal, reversible
from serao.games.picture_perfect.scoring import outcome
from serao.games.picture_perfect.setup import seats
from serao.games.picture_perfect.state import Options, State, check
from serao.games.picture_perfect.views import View, view

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


def new(options: Options, number: int, chance: Chance) -> State:
    """2 The same set-up, and the version in the state: the rules look at it there."""
    return replace(setup.new(options, number, chance), rules=RULES)
