"""Which pages a turn has met, all at once: a bit a page for its first clause, and one for its second (rule 5)."""

from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.objectives import (
    All,
    AnyOf,
    Meet,
    Objective,
    PassOver,
    See,
    SeePlace,
    SeeThree,
    Visit,
    VisitLarge,
    sees_place,
    sees_three,
)
from serao.games.fairy_tile.pieces import OBJECTIVES
from serao.games.fairy_tile.places import DRAGON, EVERYBODY, KNIGHT, PRINCESS

SECOND = 40  # the bit of a page's second clause comes so many after that of its first
EVERY_PAGE = sum(1 << page for page in OBJECTIVES)
# Each two of the characters, by the bits of both: 1 for the first, 2 for the second, 4 for the third.
PRINCESS_KNIGHT, PRINCESS_DRAGON, KNIGHT_DRAGON = 3, 5, 6

Atom = Visit | VisitLarge | PassOver | See | SeePlace | SeeThree | Meet


def atoms_of(objective: Objective) -> list[Atom]:
    """What can be met of a clause, one of which is enough."""
    if isinstance(objective, AnyOf):
        return [atom for part in objective.parts for atom in atoms_of(part)]
    assert not isinstance(objective, All), "a page has clauses of alternatives"
    return [objective]


def clauses_of(objective: Objective) -> tuple[Objective, ...]:
    """What must be met together: at most two clauses."""
    return objective.parts if isinstance(objective, All) else (objective,)


# Every atom with the bit of its clause. A page of one clause has its second one met from the beginning.
ATOMS = [
    (1 << (page + SECOND * number), atom)
    for page, objective in OBJECTIVES.items()
    for number, clause in enumerate(clauses_of(objective))
    for atom in atoms_of(clause)
]
AT_FIRST = sum(1 << (page + SECOND) for page, objective in OBJECTIVES.items() if len(clauses_of(objective)) == 1)


def of_one(who: int, *kinds: type[Visit | VisitLarge | SeePlace | SeeThree]) -> list[tuple[int, Atom]]:
    """The atoms of some kinds that are about one character."""
    return [(bit, atom) for bit, atom in ATOMS if isinstance(atom, kinds) and atom.who == who]


def both(one: int, other: int) -> int:
    """Two characters, by the bits of both."""
    return 1 << one | 1 << other


def seen_bits(pair: int) -> int:
    """The clauses that are met while two characters see each other: a line has no direction."""
    return sum(bit for bit, atom in ATOMS if isinstance(atom, See) and both(atom.who, atom.whom) == pair)


def passed_bits(who: int) -> int:
    """The clauses that are met once a character has passed over a castle."""
    return sum(bit for bit, atom in ATOMS if isinstance(atom, PassOver) and atom.who == who)


def meeting_atoms(pair: int) -> list[tuple[int, int]]:
    """The clauses about a meeting of two characters, each with its place."""
    return [(bit, atom.place) for bit, atom in ATOMS if isinstance(atom, Meet) and both(atom.one, atom.other) == pair]


SEEN = {pair: seen_bits(pair) for pair in (PRINCESS_KNIGHT, PRINCESS_DRAGON, KNIGHT_DRAGON)}
MEETING = {pair: meeting_atoms(pair) for pair in SEEN}
PASSED = [passed_bits(who) for who in EVERYBODY]
STANDING = [of_one(who, SeePlace, SeeThree) for who in EVERYBODY]
VISITING = [of_one(who, Visit, VisitLarge) for who in EVERYBODY]


def met_pages(
    kingdom: Kingdom, characters: tuple[int, ...], visits: tuple[tuple[int, int], ...], passed: tuple[int, ...]
) -> int:
    """5.1 The pages that are met, a bit each: by where everybody is and by this turn's moves."""
    princess, knight, dragon = characters
    of_princess, of_knight, of_dragon = kingdom.standing
    found = AT_FIRST
    found |= of_princess[princess] if princess in of_princess else stood(kingdom, PRINCESS, princess)
    found |= of_knight[knight] if knight in of_knight else stood(kingdom, KNIGHT, knight)
    found |= of_dragon[dragon] if dragon in of_dragon else stood(kingdom, DRAGON, dragon)
    seen = kingdom.sight(princess)
    if knight in seen:
        found |= SEEN[PRINCESS_KNIGHT]
    if dragon in seen:
        found |= SEEN[PRINCESS_DRAGON]
    if dragon in kingdom.sight(knight):
        found |= SEEN[KNIGHT_DRAGON]
    for who, there in visits:
        known = kingdom.visiting[who]
        found |= known[there] if there in known else visited(kingdom, who, there)
    if princess == knight and visits:
        found |= together(kingdom, PRINCESS_KNIGHT, princess, visits)
    if princess == dragon and visits:
        found |= together(kingdom, PRINCESS_DRAGON, princess, visits)
    if knight == dragon and visits:
        found |= together(kingdom, KNIGHT_DRAGON, knight, visits)
    for who in passed:
        found |= PASSED[who]
    return found & found >> SECOND & EVERY_PAGE


def stood(kingdom: Kingdom, who: int, there: int) -> int:
    """What a character sees from a hex, worked out once."""
    found = 0
    for bit, atom in STANDING[who]:
        if isinstance(atom, SeePlace) and sees_place(kingdom, there, atom.place):
            found |= bit
        if isinstance(atom, SeeThree) and sees_three(kingdom, there, atom.place):
            found |= bit
    kingdom.standing[who][there] = found
    return found


def visited(kingdom: Kingdom, who: int, there: int) -> int:
    """What the visit of a character to a hex meets, worked out once."""
    found = 0
    for bit, atom in VISITING[who]:
        if isinstance(atom, Visit) and kingdom.is_place(there, atom.place):
            found |= bit
        # Whether it is such a place at all is seen sooner than how large it is.
        if isinstance(atom, VisitLarge) and kingdom.is_place(there, atom.place) and there in kingdom.large(atom.place):
            found |= bit
    kingdom.visiting[who][there] = found
    return found


def together(kingdom: Kingdom, pair: int, there: int, visits: tuple[tuple[int, int], ...]) -> int:
    """5.4 What two meet who are in one hex, if one of them ended a move there this turn."""
    for who, where in visits:
        if where == there and pair >> who & 1:
            return met_at(kingdom, pair, there)
    return 0


def met_at(kingdom: Kingdom, pair: int, there: int) -> int:
    """What the meeting of two characters in a hex meets, worked out once."""
    if (pair, there) not in kingdom.meeting:
        kingdom.meeting[pair, there] = sum([bit for bit, place in MEETING[pair] if kingdom.is_place(there, place)])
    return kingdom.meeting[pair, there]
