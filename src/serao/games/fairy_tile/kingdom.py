"""The kingdom: the land on each hex, and what follows from it alone — lines of sight and Large places (rule 5)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from serao.games.fairy_tile.actions import Action
from serao.games.fairy_tile.edges import with_edges
from serao.games.fairy_tile.hexes import STEPS, opposite
from serao.games.fairy_tile.places import ANYWHERE, CASTLE, LARGE, RIVER

Rays = tuple[tuple[int, ...], ...]


class Roaming(NamedTuple):
    """Where a character can come: everywhere it may be, where a move can end, and where one over a castle can."""

    hexes: frozenset[int]
    ends: frozenset[int]
    passing: frozenset[int]


class Kingdom:
    """Land that never changes: a new tile makes a new kingdom. What was worked out once is kept beside it."""

    __slots__ = (
        "_large",
        "_places",
        "_rays",
        "_sight",
        "castles",
        "kept",
        "meeting",
        "moves",
        "nevers",
        "river",
        "roamings",
        "spots",
        "standing",
        "terrain",
        "visiting",
        "ways",
    )

    def __init__(
        self, terrain: Mapping[int, int], river: Mapping[int, int], spots: Mapping[int, int] | None = None
    ) -> None:
        self.terrain = terrain  # by hex
        self.river = river  # by hex, one bit for each direction in which the river crosses its edge
        self.castles = tuple(sorted(place for place, kind in terrain.items() if kind == CASTLE))
        self.spots = with_edges({}, river.items()) if spots is None else spots  # 6.1 the bits of those it touches
        self.kept: dict[object, object] = {}
        # What is asked for at every turn lies ready by character and hex, filled in when it is first asked for.
        self.ways: tuple[dict[int, dict[int, bool]], ...] = ({}, {}, {})  # 4 by `moving`
        self.moves: tuple[dict[int, tuple[Action, ...]], ...] = ({}, {}, {})
        self.standing: tuple[dict[int, int], ...] = ({}, {}, {})  # 5 by `telling`, bits of pages
        self.visiting: tuple[dict[int, int], ...] = ({}, {}, {})
        self.meeting: dict[tuple[int, int], int] = {}
        self.roamings: tuple[dict[int, Roaming], ...] = ({}, {}, {})  # 7.2 by `endless`
        self.nevers: dict[tuple[int, int, int], int] = {}
        self._places: dict[int, frozenset[int]] = {}
        self._rays: dict[int, Rays] = {}
        self._sight: dict[int, frozenset[int]] = {}
        self._large: dict[int, frozenset[int]] = {}

    def grown(self, cells: Sequence[tuple[int, int, int]]) -> "Kingdom":
        """The kingdom with one more tile, whose hexes are (hex, terrain, river)."""
        terrain = {there: terrain for there, terrain, _ in cells}
        river = {there: river for there, _, river in cells}
        return Kingdom({**self.terrain, **terrain}, {**self.river, **river}, with_edges(self.spots, river.items()))

    def is_place(self, there: int, place: int) -> bool:
        """Whether a hex is such a place. A river hex is still its terrain (1.1)."""
        if place == RIVER:
            return self.river[there] != 0
        return place in (ANYWHERE, self.terrain[there])

    def places(self, place: int) -> frozenset[int]:
        """Every hex that is such a place."""
        if place not in self._places:
            self._places[place] = frozenset([there for there in self.terrain if self.is_place(there, place)])
        return self._places[place]

    def rays(self, there: int) -> Rays:
        """5.2 The hexes of the kingdom without a gap in each of the six directions."""
        if there not in self._rays:
            self._rays[there] = tuple(self._ray(there, step) for step in STEPS)
        return self._rays[there]

    def _ray(self, there: int, step: int) -> tuple[int, ...]:
        found = []
        while (there := there + step) in self.terrain:
            found.append(there)
        return tuple(found)

    def sight(self, there: int) -> frozenset[int]:
        """5.2 Every hex that is seen from a hex, itself too."""
        try:  # asked at every turn, and nearly always known
            return self._sight[there]
        except KeyError:
            return self._sight.setdefault(there, frozenset((there,)).union(*self.rays(there)))

    def large(self, place: int) -> frozenset[int]:
        """5.5 The hexes that belong to a Large place of a kind."""
        if place not in self._large:
            found = [group for group in self.groups(place) if len(group) >= LARGE[place]]
            self._large[place] = frozenset().union(*found)
        return self._large[place]

    def groups(self, place: int) -> list[set[int]]:
        """The connected places of a kind."""
        left = set(self.places(place))
        found = []
        while left:
            edge = [left.pop()]
            group = set(edge)
            while edge:
                near = [other for other in self.connected(edge.pop(), place) if other in left]
                left.difference_update(near)
                group.update(near)
                edge += near
            found.append(group)
        return found

    def connected(self, there: int, place: int) -> list[int]:
        """Where a place of a kind may go on: a river through the edges that it crosses, land everywhere."""
        if place != RIVER:
            return [there + step for step in STEPS]
        return [there + step for direction, step in enumerate(STEPS) if self.flows(there, direction)]

    def flows(self, there: int, direction: int) -> bool:
        """Whether the river crosses that edge, from both sides."""
        across = self.river.get(there + STEPS[direction], 0)
        return bool(self.river[there] >> direction & across >> opposite(direction) & 1)
