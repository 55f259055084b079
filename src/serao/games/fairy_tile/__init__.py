"""Fairy Tile (Era uma vez): a kingdom of hexes that grows, three characters for all, and a secret book to tell."""

from serao.engine.defaults import EARLIER, crowded, label, named, scene, spots
from serao.games.fairy_tile.actions import ACTIONS, parse, text
from serao.games.fairy_tile.memory import Memory, imagine, memory
from serao.games.fairy_tile.news import EVENTS, tell
from serao.games.fairy_tile.objectives import UNIONS
from serao.games.fairy_tile.preview import PREVIEW, preview
from serao.games.fairy_tile.rules import actors, apply, legal, refusal, reversible
from serao.games.fairy_tile.scoring import outcome
from serao.games.fairy_tile.setup import new, seats
from serao.games.fairy_tile.state import Options, State, check
from serao.games.fairy_tile.views import View, view

NAME = "fairy_tile"
RULES = 1
USUAL_SEATS = 2
