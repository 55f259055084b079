"""The whole game again, slow and plain, told from the rules and the data file alone: a second opinion."""

import json
from itertools import combinations, product
from pathlib import Path
from typing import Any

import networkx as nx

DATA = Path(__file__).parents[3] / "src" / "serao" / "games" / "fairy_tile" / "data" / "fairy-tile.json"
BOX: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
WAYS: dict[str, tuple[int, int]] = {name: (q, r) for name, (q, r) in BOX["directions"].items()}
NAMES = list(WAYS)
BACK = dict(zip(NAMES, NAMES[3:] + NAMES[:3], strict=True))
TILES = {tile["id"]: tile for tile in BOX["tiles"]}
PAGES = {page["number"]: page["objective"] for page in BOX["pages"]}
LEAST = {"plains": 3, "forest": 3, "mountain": 3, "river": 5}

Hex = tuple[int, int]
Cell = tuple[str, frozenset[str]]  # terrain, and the edges that the river crosses
Land = dict[Hex, Cell]


def beyond(there: Hex, way: str) -> Hex:
    """The next hex that way."""
    return there[0] + WAYS[way][0], there[1] + WAYS[way][1]


def apart(one: Hex, other: Hex) -> int:
    """How many steps two hexes are apart."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(way: str, turn: int) -> str:
    """A direction after so many sixths counter-clockwise."""
    return NAMES[(NAMES.index(way) + turn) % 6]


def tile_cells(name: str, side: str, at: Hex, turn: int) -> Land:
    """A tile as it would lie: its first hex there, the others east and south-east of it before turning."""
    places = [at, beyond(at, turned("E", turn)), beyond(at, turned("SE", turn))]
    cells = [(cell["terrain"], frozenset(turned(edge, turn) for edge in cell["river"])) for cell in TILES[name][side]]
    return dict(zip(places, cells, strict=True))


# ── 4 Movement ────────────────────────────────────────────────────────────────────────────────────


def steps(land: Land, there: Hex) -> set[Hex]:
    """The hexes of the kingdom next to one."""
    return {other for other in land if apart(there, other) == 1}


def castles(land: Land) -> set[Hex]:
    """All castles."""
    return {there for there, (terrain, _) in land.items() if terrain == "castle"}


def routes(land: Land, who: str, start: Hex) -> list[list[Hex]]:
    """4 Every route of a move: the hexes it enters, in order."""
    if who == "princess":
        return princess_routes(land, start)
    if who == "knight":
        return [[middle, end] for middle in steps(land, start) for end in steps(land, middle) if apart(start, end) == 2]
    lines = [line(land, start, way)[1:] for way in WAYS]
    return [entered for entered in lines if entered]


def princess_routes(land: Land, start: Hex) -> list[list[Hex]]:
    """4.1 A jump perhaps, a step surely, a jump perhaps."""
    homes = castles(land)
    found = []
    for first in [start, *(homes - {start} if start in homes else ())]:
        for then in steps(land, first):
            entered = [then] if first == start else [first, then]
            found.append(entered)
            found += [[*entered, last] for last in homes - {then} if then in homes]
    return found


def line(land: Land, there: Hex, way: str) -> list[Hex]:
    """The hexes of a straight line without gaps, the first included."""
    found = []
    while there in land:
        found.append(there)
        there = beyond(there, way)
    return found


# ── 5 Objectives ──────────────────────────────────────────────────────────────────────────────────


class Turn:
    """What happened in a turn so far: routes that were moved, by character."""

    def __init__(self, land: Land, where: dict[str, Hex]) -> None:
        self.land, self.where = land, dict(where)
        self.ends: list[tuple[str, Hex]] = []
        self.over: set[str] = set()

    def move(self, who: str, to: Hex) -> None:
        """A move, by the route that passes over a castle if one does."""
        fitting = [route for route in routes(self.land, who, self.where[who]) if route[-1] == to]
        assert fitting
        if any(castles(self.land) & set(route) for route in fitting):
            self.over.add(who)
        self.where[who] = to
        self.ends.append((who, to))


def is_kind(land: Land, there: Hex, kind: str) -> bool:
    """Whether a hex is such a place."""
    return kind == "any" or bool(land[there][1]) if kind in ("any", "river") else land[there][0] == kind


def large(land: Land, kind: str) -> set[Hex]:
    """5.5 The hexes of Large places, by connected components."""
    graph = nx.Graph()
    graph.add_nodes_from(there for there in land if is_kind(land, there, kind))
    for there, way in product(list(graph), WAYS):
        other = beyond(there, way)
        flows = kind != "river" or (way in land[there][1] and BACK[way] in land.get(other, ("", frozenset()))[1])
        if other in graph and flows:
            graph.add_edge(there, other)
    return {there for part in nx.connected_components(graph) if len(part) >= LEAST[kind] for there in part}


def sees(land: Land, there: Hex, other: Hex) -> bool:
    """5.2 Whether one hex is seen from another."""
    return any(other in line(land, there, way) for way in WAYS)


def fulfilled(objective: dict[str, Any], turn: Turn) -> bool:
    """Whether a page's objective, as the data file writes it, is met."""
    [(kind, about)] = objective.items()
    land, where = turn.land, turn.where
    if kind in ("all", "any"):
        parts = [fulfilled(part, turn) for part in about]
        return all(parts) if kind == "all" else any(parts)
    who, what = about[0], about[-1]
    ends = [there for mover, there in turn.ends if mover == who]
    if kind == "visit":
        return any(is_kind(land, there, what) for there in ends)
    if kind == "visit_large":
        return bool(large(land, what).intersection(ends))
    if kind == "pass_over":
        return who in turn.over
    if kind == "see":
        return sees(land, where[who], where[what])
    if kind == "see_place":
        return any(sees(land, where[who], there) for there in land if is_kind(land, there, what))
    if kind == "see_3_in_line":
        lines = [line(land, where[who], way) for way in WAYS]
        return any(sum(is_kind(land, there, what) for there in seen) >= 3 for seen in lines)
    here = where[who]
    together = where[about[1]] == here and is_kind(land, here, what)
    return together and ((who, here) in turn.ends or (about[1], here) in turn.ends)


# ── 6 Adding a tile ───────────────────────────────────────────────────────────────────────────────


def fits(land: Land, tile: Land) -> bool:
    """6 Nothing covered, two shared edges with a common corner, and rivers that go on."""
    if set(land) & set(tile):
        return False
    edges = [(there, way) for there in tile for way in WAYS if beyond(there, way) in land]
    rivers = all((way in tile[there][1]) == (BACK[way] in land[beyond(there, way)][1]) for there, way in edges)
    pairs = [{there, beyond(there, way)} for there, way in edges]
    # Two edges have a common corner when the hexes on both sides of them are three that touch each other.
    touching = any(
        len(one | other) == 3 and all(apart(a, b) == 1 for a, b in combinations(one | other, 2))
        for one, other in combinations(pairs, 2)
    )
    return rivers and touching


def placements(land: Land, name: str, side: str) -> set[tuple[Hex, int]]:
    """6 Every way to add a tile: everywhere is tried."""
    near = {(q + dq, r + dr) for q, r in land for dq, dr in product(range(-2, 3), repeat=2)}
    return {(at, turn) for at in near for turn in range(6) if fits(land, tile_cells(name, side, at, turn))}


# ── 7.2 What can never be told ────────────────────────────────────────────────────────────────────


def ever(land: Land, where: dict[str, Hex], objective: dict[str, Any]) -> bool:
    """Whether some turn of one or two moves, from some position that can be reached, meets an objective."""
    hexes = {who: reached(land, who, there) for who, there in where.items()}
    for places in product(*hexes.values()):
        position = dict(zip(hexes, places, strict=True))
        if any(fulfilled(objective, turn) for turn in turns_of(land, position)):
            return True
    return False


def reached(land: Land, who: str, start: Hex) -> list[Hex]:
    """Where a character can ever be."""
    graph = nx.DiGraph()
    graph.add_node(start)
    graph.add_edges_from((there, route[-1]) for there in land for route in routes(land, who, there))
    return sorted({start, *nx.descendants(graph, start)})


def turns_of(land: Land, where: dict[str, Hex]) -> list[Turn]:
    """Every turn of one move or two."""
    found = []
    for who, there in moves_of(land, where):
        once = moved(Turn(land, where), who, there)
        found.append(once)
        found += [
            moved(moved(Turn(land, where), who, there), then, place) for then, place in moves_of(land, once.where)
        ]
    return found


def moves_of(land: Land, where: dict[str, Hex]) -> set[tuple[str, Hex]]:
    """Every move."""
    return {(who, route[-1]) for who, there in where.items() for route in routes(land, who, there)}


def moved(turn: Turn, who: str, to: Hex) -> Turn:
    """A turn after one more move."""
    turn.move(who, to)
    return turn
