"""Picture Perfect (Foto Perfeita): guests with secret wishes, envelopes that change hands, and a real photograph."""

from serao.engine import versions as rules_versions
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

USUAL_SEATS = 3
EARLIER = {1: rules_versions.earlier(globals(), RULES=1, new=version_1.new)}
