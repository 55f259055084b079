"""Avenue: one map each, one road card for all, and the next farm must be worth more than the last."""

from serao.engine.defaults import EARLIER, UNIONS, label, scene, spots
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
