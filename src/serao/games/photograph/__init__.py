"""Photograph (Fotomania): ordered secret hands, film strips that rise or fall, one winding a turn."""

from serao.engine.defaults import EARLIER, UNIONS, crowded, label, named, scene, spots
from serao.games.photograph.actions import ACTIONS, parse, text
from serao.games.photograph.memory import Memory, imagine, memory
from serao.games.photograph.news import EVENTS, tell
from serao.games.photograph.preview import PREVIEW, preview
from serao.games.photograph.rules import actors, apply, legal, refusal, reversible
from serao.games.photograph.scoring import outcome
from serao.games.photograph.setup import new, seats
from serao.games.photograph.state import Options, State, check
from serao.games.photograph.views import View, view

NAME = "photograph"
RULES = 1
USUAL_SEATS = 3
