"""What a page asks for, as data, and the one evaluator that reads it (rule 5)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.places import CASTLE, CHARACTERS, LARGE, PLACES


class Visit(msgspec.Struct, frozen=True, tag="visit"):
    """5.3 The character ends a move this turn on such a place."""

    who: int
    place: int


class VisitLarge(msgspec.Struct, frozen=True, tag="visit_large"):
    """5.3, 5.5 The same on a Large place: one of at least so many connected hexes."""

    who: int
    place: int
    hexes: int


class PassOver(msgspec.Struct, frozen=True, tag="pass_over"):
    """5.6 The character's move this turn enters or ends on a castle."""

    who: int


class See(msgspec.Struct, frozen=True, tag="see"):
    """5.2 One character sees another."""

    who: int
    whom: int


class SeePlace(msgspec.Struct, frozen=True, tag="see_place"):
    """5.2 The character sees such a place."""

    who: int
    place: int


class SeeThree(msgspec.Struct, frozen=True, tag="see_3_in_line"):
    """5.2 The character sees three such places in one direction, its own hex included."""

    who: int
    place: int


class Meet(msgspec.Struct, frozen=True, tag="meet"):
    """5.4 Two characters are in one hex of such a place, and one of them ended a move there this turn."""

    one: int
    other: int
    place: int


class All(msgspec.Struct, frozen=True, tag="all"):
    """Everything at once."""

    parts: tuple["Objective", ...]


class AnyOf(msgspec.Struct, frozen=True, tag="any"):
    """One of several."""

    parts: tuple["Objective", ...]


Objective = Visit | VisitLarge | PassOver | See | SeePlace | SeeThree | Meet | All | AnyOf
UNIONS = {"Objective": Objective}  # by name, for the types of the wire


class Scene(NamedTuple):
    """What an objective is held against: the kingdom, where everybody is, and this turn's moves.

    `visits` are the ends of this turn's moves as (character, hex), `passed` who passed over a castle.
    """

    kingdom: Kingdom
    characters: tuple[int, ...]
    visits: tuple[tuple[int, int], ...]
    passed: tuple[int, ...]


# ── From the data file ────────────────────────────────────────────────────────────────────────────


def objective_of(data: Mapping[str, Any]) -> Objective:
    """An objective as it stands in the data file: one key, and what it speaks of by name."""
    [(kind, subject)] = data.items()
    match kind:
        case "all":
            return All(tuple(objective_of(part) for part in subject))
        case "any":
            return AnyOf(tuple(objective_of(part) for part in subject))
        case "meet":
            one, other, place = subject
            return Meet(CHARACTERS.index(one), CHARACTERS.index(other), PLACES.index(place))
        case _:
            return simple_objective(kind, subject)


def visit_large(who: int, place: int) -> VisitLarge:
    """5.5 The objective says itself how large the place must be."""
    return VisitLarge(who, place, LARGE[place])


SIMPLE: Mapping[str, Callable[[int, int], Objective]] = {
    "visit": Visit,
    "visit_large": visit_large,
    "see_place": SeePlace,
    "see_3_in_line": SeeThree,
}


def simple_objective(kind: str, subject: Sequence[str]) -> Objective:
    """An objective of one character."""
    who = CHARACTERS.index(subject[0])
    if kind == "see":
        return See(who, CHARACTERS.index(subject[1]))
    place = PLACES.index(subject[1])
    if kind == "pass_over":
        assert place == CASTLE, "only a castle is passed over"
        return PassOver(who)
    return SIMPLE[kind](who, place)


def subjects(objective: Objective) -> frozenset[int]:
    """The characters that an objective speaks of."""
    match objective:
        case All(parts) | AnyOf(parts):
            return frozenset().union(*(subjects(part) for part in parts))
        case See(who, whom):
            return frozenset((who, whom))
        case Meet(one, other):
            return frozenset((one, other))
        case _:
            return frozenset((objective.who,))


# ── The evaluator ─────────────────────────────────────────────────────────────────────────────────


def met(objective: Objective, scene: Scene) -> bool:
    """5.1 Whether an objective is met."""
    kingdom, characters, visits, passed = scene
    match objective:
        case Visit(who, place):
            return any(each == who and kingdom.is_place(there, place) for each, there in visits)
        case VisitLarge(who, place):
            return any(each == who and there in kingdom.large(place) for each, there in visits)
        case PassOver(who):
            return who in passed
        case See(who, whom):
            return characters[whom] in kingdom.sight(characters[who])
        case SeePlace(who, place):
            return sees_place(kingdom, characters[who], place)
        case SeeThree(who, place):
            return sees_three(kingdom, characters[who], place)
        case Meet(one, other, place):
            return meets(scene, one, other, place)
        case All(parts):
            return all(met(part, scene) for part in parts)
        case AnyOf(parts):
            return any(met(part, scene) for part in parts)


def sees_place(kingdom: Kingdom, there: int, place: int) -> bool:
    """5.2 One sees one's own hex too."""
    return not kingdom.places(place).isdisjoint(kingdom.sight(there))


def sees_three(kingdom: Kingdom, there: int, place: int) -> bool:
    """5.2 Three places of a kind in one single direction, not necessarily next to each other."""
    places = kingdom.places(place)
    own = there in places
    return any(own + len(places.intersection(ray)) >= 3 for ray in kingdom.rays(there) if len(ray) >= 2)


def meets(scene: Scene, one: int, other: int, place: int) -> bool:
    """5.4 Both are here now, and at least one of them ended a move here this turn."""
    here = scene.characters[one]
    return (
        here == scene.characters[other]
        and scene.kingdom.is_place(here, place)
        and ((one, here) in scene.visits or (other, here) in scene.visits)
    )
