"""Setting up a game of Avenue (rule 2)."""

from serao.engine.chance import Chance
from serao.engine.play import UNLIMITED
from serao.engine.seatrows import filled
from serao.games.avenue.maps import map_of
from serao.games.avenue.news import RoadShown, RoundBegan
from serao.games.avenue.pieces import FARMS, ROAD_CARDS, YELLOW
from serao.games.avenue.state import Options, Sheet, State


def seats(options: Options) -> range:
    """From 1 to any number."""
    map_of(options.map)  # a map that cannot be played is found before anybody sits down
    return range(1, UNLIMITED)


def new(options: Options, number: int, chance: Chance) -> State:
    """2, 3.1, 3.2 Everyone gets the same map; the first farm and the first road are revealed."""
    roads = chance.shuffled(ROAD_CARDS)
    farms = "".join(chance.shuffled(FARMS))
    road = roads[0]
    yellow = int(road > YELLOW)
    return State(
        options=options,
        seats=number,
        round=1,
        farms=farms,
        road=road,
        deck=roads[1:],
        played=roads[:1],
        aside=(),
        yellow=yellow,
        sheets=(Sheet(),) * number,
        choices=filled(number, None),
        waiting=number,
        news=(RoundBegan(1, farms[0]), RoadShown(road, yellow)),
    )
