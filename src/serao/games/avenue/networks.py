"""Roads that join: which squares hang together, and what grapes they hold (rule 4)."""

from functools import lru_cache

import msgspec

from serao.games.avenue.maps import Map, map_of
from serao.games.avenue.pieces import NEIGHBOUR, ONWARD, OPPOSITE, ROADS, VACANT


class Network(msgspec.Struct, frozen=True, omit_defaults=True):
    """Squares that hang together, and what stands on them."""

    squares: tuple[int, ...]
    farms: tuple[str, ...] = ()
    castles: tuple[str, ...] = ()
    green: int = 0
    purple: int = 0


def joined(roads: tuple[int, ...], square: int) -> tuple[int, ...]:
    """4.1 The squares joined to a square by road, itself first; none when it has no road.

    A network never branches: follow the road out of both sides; in a loop the first way comes back.
    """
    if roads[square] == VACANT:
        return ()
    found = [square]
    for out in ROADS[roads[square]]:
        here = square
        # Step over the side, then on through the next square, as long as its road takes up the way.
        while (here := NEIGHBOUR[here][out]) >= 0 and (out := ONWARD[roads[here]][OPPOSITE[out]]) >= 0:
            if here == square:  # a closed loop: the other way would find the same squares
                return tuple(found)
            found.append(here)
    return tuple(found)


def networks(roads: tuple[int, ...], map_name: str) -> tuple[Network, ...]:
    """4.1 Every network of a sheet, by its first square."""
    found: list[Network] = []
    known: list[int] = []
    for square, road in enumerate(roads):
        if road != VACANT and square not in known:
            squares = joined(roads, square)
            if len(squares) > 1:
                known += squares
            found.append(network(squares, map_name))
    return tuple(found)


# From one move to the next most networks stay as they are, and many players draw the same ones.
@lru_cache(maxsize=2048)
def network(squares: tuple[int, ...], map_name: str) -> Network:
    """What stands on squares that hang together."""
    land = map_of(map_name)
    return Network(
        squares,
        tuple(farm for farm, square in land.farms.items() if square in squares),
        tuple(colour for colour, square in castles(land) if square in squares),
        sum(land.green[square] for square in squares),
        sum(land.purple[square] for square in squares),
    )


def castles(land: Map) -> tuple[tuple[str, int], ...]:
    """The colours of the castles and where they stand."""
    return (("green", land.green_castle), ("purple", land.purple_castle))


def grapes_joined(roads: tuple[int, ...], square: int, grapes: tuple[int, ...]) -> int:
    """The grapes, of those counted by square, that are joined to a square."""
    return sum(grapes[each] for each in joined(roads, square))


def farm_grapes(roads: tuple[int, ...], land: Map, farm: str) -> int:
    """4.1 Every grape of both colours joined to a farm."""
    squares = joined(roads, land.farms[farm])
    return sum(land.green[square] + land.purple[square] for square in squares)


def castle_grapes(roads: tuple[int, ...], land: Map) -> tuple[int, int]:
    """5.1 Purple grapes joined to the purple castle, green ones joined to the green."""
    return (
        grapes_joined(roads, land.purple_castle, land.purple),
        grapes_joined(roads, land.green_castle, land.green),
    )
