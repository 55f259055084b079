"""How the three characters move (rule 4), and what their moves pass over (5.6)."""

from serao.games.fairy_tile.actions import MOVES, Action
from serao.games.fairy_tile.hexes import neighbours
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.places import CASTLE, KNIGHT, PRINCESS

# Every hex a move can end on, and whether the move passes over a castle on its way.
Ways = dict[int, bool]


def ways(kingdom: Kingdom, character: int, start: int) -> Ways:
    """4 Where a character may move from a hex; worked out once for each kingdom."""
    known = kingdom.ways[character]
    if start not in known:
        how = {PRINCESS: princess_ways, KNIGHT: knight_ways}.get(character, dragon_ways)
        known[start] = dict(sorted(how(kingdom, start).items()))
    return known[start]


def moves(kingdom: Kingdom, character: int, start: int) -> tuple[Action, ...]:
    """3.3 The moves of a character, as actions."""
    known = kingdom.moves[character]
    if start not in known:
        known[start] = tuple(MOVES[character][to] for to in ways(kingdom, character, start))
    return known[start]


def around(kingdom: Kingdom, there: int) -> list[int]:
    """The neighbours of a hex in the kingdom."""
    return [other for other in neighbours(there) if other in kingdom.terrain]


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
    near = around(kingdom, start)
    found: Ways = {}
    for by_way_of in near:
        for to in around(kingdom, by_way_of):
            if to != start and to not in near:
                found[to] = found.get(to, False) or CASTLE in (kingdom.terrain[by_way_of], kingdom.terrain[to])
    return found


def dragon_ways(kingdom: Kingdom, start: int) -> Ways:
    """4.3 As far as the kingdom goes without a gap, in each direction that has a neighbour."""
    return {ray[-1]: any(kingdom.terrain[there] == CASTLE for there in ray) for ray in kingdom.rays(start) if ray}
