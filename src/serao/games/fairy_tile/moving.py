"""How the three characters move (rule 4), and what their moves pass over (5.6)."""

from serao.games.fairy_tile.actions import MOVES, Action
from serao.games.fairy_tile.hexes import STEPS
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.places import CASTLE

# Every hex a move can end on, and whether the move passes over a castle on its way.
Ways = dict[int, bool]


def ways(kingdom: Kingdom, character: int, start: int) -> Ways:
    """4 Where a character may move from a hex; worked out once for each kingdom."""
    known = kingdom.ways[character]
    try:  # asked at every turn, and nearly always known
        return known[start]
    except KeyError:
        return known.setdefault(start, dict(sorted(HOW[character](kingdom, start).items())))


def moves(kingdom: Kingdom, character: int, start: int) -> tuple[Action, ...]:
    """3.3 The moves of a character, as actions."""
    known = kingdom.moves[character]
    try:
        return known[start]
    except KeyError:
        return known.setdefault(start, tuple([MOVES[character][to] for to in ways(kingdom, character, start)]))


def around(kingdom: Kingdom, there: int) -> list[int]:
    """The neighbours of a hex in the kingdom."""
    terrain = kingdom.terrain
    return [other for step in STEPS if (other := there + step) in terrain]


def princess_ways(kingdom: Kingdom, start: int) -> Ways:
    """4.1 One step; from a castle she may jump to another before it, on a castle to another after it.

    [R5.6-route] Where several routes end on one hex, she takes one that passes over a castle.
    """
    castle = kingdom.terrain[start] == CASTLE
    found: Ways = {}
    for before in kingdom.castles if castle else (start,):
        for to in around(kingdom, before):
            on_castle = kingdom.terrain[to] == CASTLE
            found[to] = found.get(to, False) or on_castle or before != start
            if on_castle:
                found.update(dict.fromkeys([other for other in kingdom.castles if other != to], True))
    return found


def knight_ways(kingdom: Kingdom, start: int) -> Ways:
    """4.2 Exactly two steps away by way of a hex of the kingdom. [R5.6-route] By way of a castle if there is one."""
    terrain, near = kingdom.terrain, around(kingdom, start)
    found: Ways = {}
    for by_way_of in near:
        by_castle = terrain[by_way_of] == CASTLE
        for to in around(kingdom, by_way_of):
            if to != start and to not in near:
                found[to] = found.get(to, False) or by_castle or terrain[to] == CASTLE
    return found


def dragon_ways(kingdom: Kingdom, start: int) -> Ways:
    """4.3 As far as the kingdom goes without a gap, in each direction that has a neighbour."""
    return {ray[-1]: any(kingdom.terrain[there] == CASTLE for there in ray) for ray in kingdom.rays(start) if ray}


HOW = (princess_ways, knight_ways, dragon_ways)  # by character
