"""7.2 The proof that a page can never be told on a map that is fixed.

Characters never block each other, so each one's hexes are searched on their own. A page is possible when some
choice of them meets it at the end of some turn of one or two moves; all of these are tried.
"""

from collections.abc import Callable, Iterator
from itertools import chain, combinations, product
from typing import cast

from serao.games.fairy_tile.kingdom import Kingdom, Roaming
from serao.games.fairy_tile.moving import ways
from serao.games.fairy_tile.objectives import All, AnyOf, Objective, Scene, VisitLarge, met, subjects
from serao.games.fairy_tile.pieces import OBJECTIVES
from serao.games.fairy_tile.places import DRAGON, EVERYBODY
from serao.games.fairy_tile.telling import met_pages

SUBJECTS = {page: sorted(subjects(objective)) for page, objective in OBJECTIVES.items()}
MOST_MOVERS = 2  # 3.1 at most two adventures in a turn


def never(kingdom: Kingdom, page: int, characters: tuple[int, ...]) -> bool:
    """Whether a page can never be met again on this map, with the characters where they are."""
    # Only those the page speaks of matter: the same answer serves wherever the others are.
    key = ("never", page, *[roaming(kingdom, each, characters[each]) for each in SUBJECTS[page]])
    if key not in kingdom.kept:
        roamings = tuple(roaming(kingdom, each, characters[each]) for each in EVERYBODY)
        kingdom.kept[key] = not possible(OBJECTIVES[page], kingdom, roamings)
    return cast(bool, kingdom.kept[key])


def never_pages(kingdom: Kingdom, characters: tuple[int, ...]) -> int:
    """The pages that can never be met again on this map, a bit each."""
    # Roamings are kept as long as their kingdom, so their ids stay theirs; few differ, and mostly the Dragon's.
    princess, knight, dragon = characters
    of_princess, of_knight, of_dragon = kingdom.roamings
    try:  # asked at every turn, and nearly always known
        return kingdom.nevers[id(of_princess[princess]), id(of_knight[knight]), id(of_dragon[dragon])]
    except KeyError:
        return found_never(kingdom, characters)


def found_never(kingdom: Kingdom, characters: tuple[int, ...]) -> int:
    """The same where a character comes for the first time, worked out once for all who share their roamings."""
    princess, knight, dragon = [id(roaming(kingdom, who, there)) for who, there in enumerate(characters)]
    key = princess, knight, dragon
    if key not in kingdom.nevers:
        sure = surely_possible(kingdom, characters)
        kingdom.nevers[key] = sum(
            1 << page for page in OBJECTIVES if not sure >> page & 1 and never(kingdom, page, characters)
        )
    return kingdom.nevers[key]


def surely_possible(kingdom: Kingdom, characters: tuple[int, ...]) -> int:
    """The pages that are met when all who can come to some hex are there, two just now: nearly all that can be."""
    roamings = [roaming(kingdom, who, there) for who, there in enumerate(characters)]
    found = 0
    for there in kingdom.terrain:
        where = tuple([there if there in each.hexes else now for each, now in zip(roamings, characters, strict=True)])
        arriving = tuple([who for who in EVERYBODY if there in roamings[who].ends])
        passing = tuple([who for who in arriving if there in roamings[who].passing])
        # What is not met even if all of them came just now, some of them do not meet: few hexes bring anything new.
        if met_pages(kingdom, where, tuple([(who, there) for who in arriving]), passing) & ~found:
            for movers in combinations(arriving, min(MOST_MOVERS, len(arriving))):
                passed = tuple([who for who in movers if who in passing])
                found |= met_pages(kingdom, where, tuple([(who, there) for who in movers]), passed)
    return found


def roaming(kingdom: Kingdom, character: int, start: int) -> Roaming:
    """Every hex that a character can ever reach from where it is."""
    known = kingdom.roamings[character]
    if start not in known:
        found = there_and_back(kingdom, character, start) or searched(kingdom, character, start)
        # The Princess and the Knight can take every move back: what one of their hexes reaches, all of them do.
        shared = (start,) if character == DRAGON else found.hexes
        known.update(dict.fromkeys(shared, found))
    return known[start]


def there_and_back(kingdom: Kingdom, character: int, start: int) -> Roaming | None:
    """What is reached from a hex one move away, if that is known and leads back: then both reach the same."""
    known = kingdom.roamings[character]
    for to in ways(kingdom, character, start):
        if to in known and start in known[to].hexes:
            return known[to]
    return None


def searched(kingdom: Kingdom, character: int, start: int) -> Roaming:
    """The search for it, move by move, as far as hexes from which it was searched before."""
    known, edge = kingdom.roamings[character], [start]
    hexes: set[int] = {start}
    ends: set[int] = set()
    passing: set[int] = set()
    while edge:
        there = edge.pop()
        if there in known:
            further = known[there]
            hexes |= further.hexes
            ends |= further.ends
            passing |= further.passing
        else:
            found = ways(kingdom, character, there)
            passing.update([to for to, over in found.items() if over])
            ends.update(found)
            edge += found.keys() - hexes
            hexes.update(found)
    found_all = Roaming(frozenset(hexes), frozenset(ends), frozenset(passing))
    return cast(Roaming, kingdom.kept.setdefault(found_all, found_all))  # the same one object for all who share it


def possible(objective: Objective, kingdom: Kingdom, roamings: tuple[Roaming, ...]) -> bool:
    """Whether some turn meets the objective."""
    match objective:
        case AnyOf(parts):
            return any(possible(part, kingdom, roamings) for part in parts)
        case VisitLarge(who, place):
            return not kingdom.large(place).isdisjoint(roamings[who].ends)
        case All(parts) if not all(possible(part, kingdom, roamings) for part in parts):
            return False  # what cannot be met alone cannot be met together, and is found sooner
    about = sorted(subjects(objective))
    if any(met(objective, scene) for scene in scenes(kingdom, roamings, about, once)):
        return True
    # To move on after a visit helps only where something else is asked for too.
    turns = scenes(kingdom, roamings, about, twice) if isinstance(objective, All) else ()
    return any(met(objective, scene) for scene in turns)


Turns = Callable[[Kingdom, tuple[Roaming, ...], list[int], tuple[int, ...]], Iterator[Scene]]


def scenes(kingdom: Kingdom, roamings: tuple[Roaming, ...], who: list[int], turns: Turns) -> Iterator[Scene]:
    """Every end of such a turn that a page about these characters could be held against."""
    hexes = [roamings[each].hexes for each in who]
    together = ((there,) * len(who) for there in sorted(frozenset.intersection(*hexes)))
    # All in one hex is tried first: it meets most of what can be met.
    for places in chain(together, product(*map(sorted, hexes))):
        characters = [-1] * len(EVERYBODY)  # those the page does not speak of may be anywhere
        for each, there in zip(who, places, strict=True):
            characters[each] = there
        yield from turns(kingdom, roamings, who, tuple(characters))


def once(
    kingdom: Kingdom, roamings: tuple[Roaming, ...], who: list[int], characters: tuple[int, ...]
) -> Iterator[Scene]:
    """The turns in which each of these characters moved at most once, and ended where it is."""
    if len(who) < len(EVERYBODY):
        yield Scene(kingdom, characters, (), ())  # somebody else moved
    for number in range(1, MOST_MOVERS + 1):
        for movers in combinations(who, number):
            if all(characters[each] in roamings[each].ends for each in movers):
                visits = tuple((each, characters[each]) for each in movers)
                passed = tuple(each for each in movers if characters[each] in roamings[each].passing)
                yield Scene(kingdom, characters, visits, passed)


def twice(
    kingdom: Kingdom, roamings: tuple[Roaming, ...], who: list[int], characters: tuple[int, ...]
) -> Iterator[Scene]:
    """[R5.3-moved-on] The turns in which one of them used both adventures: its first move ended in a visit too."""
    for mover in who:
        there = characters[mover]
        for before in sorted(roamings[mover].ends):
            over = ways(kingdom, mover, before).get(there)
            if over is not None:
                passed = (mover,) if over or before in roamings[mover].passing else ()
                yield Scene(kingdom, characters, ((mover, before), (mover, there)), passed)
