"""Roads that join: which squares hang together, and what grapes they hold (rule 4)."""

from serao.games.avenue.maps import Map
from serao.games.avenue.pieces import NEIGHBOUR, ONWARD, OPPOSITE, ROADS, VACANT


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
