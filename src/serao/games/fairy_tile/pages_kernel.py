"""How near every page is to being told, from wherever the three characters stand (rule 5).

The characters that a page speaks of have few joint positions, so each page has a table of all of them. It is made
when it is first asked for.
"""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

MOST = cython.declare(cython.int, 45)  # hexes of the largest kingdom
BIT = array("Q", [1 << place for place in range(64)])

# What a page asks for: two clauses of two atoms, each atom a kind and three numbers. A clause is met when one atom is.
ATOM = cython.declare(cython.int, 4)
CLAUSE = cython.declare(cython.int, 8)
PAGE = cython.declare(cython.int, 16)
NOTHING = cython.declare(cython.int, 0)
VISIT = cython.declare(cython.int, 1)
VISIT_LARGE = cython.declare(cython.int, 2)
PASS_OVER = cython.declare(cython.int, 3)
SEE = cython.declare(cython.int, 4)
SEE_PLACE = cython.declare(cython.int, 5)
SEE_THREE = cython.declare(cython.int, 6)
MEET = cython.declare(cython.int, 7)
LAST = cython.declare(cython.int, 36)  # the highest number of a page

# How near a page is, in a byte: single moves until it is told (0: never), and whether two in one turn tell it.
STEPS = cython.declare(cython.int, 15)
IN_TWO = cython.declare(cython.int, 16)
# What an arrival brings, in a byte: by who arrived, whether it tells, and whether a second move may then;
# and whether the page is met if somebody else moved.
FOLLOWED = cython.declare(cython.int, 3)
ELSEWHERE = cython.declare(cython.int, 64)


@cython.cclass
class Pages:
    """The pages on one kingdom."""

    size: cython.int
    place: cython.ulonglong[:]
    large: cython.ulonglong[:]
    sight: cython.ulonglong[:]
    sees: cython.ulonglong[:]
    three: cython.ulonglong[:]
    ways: cython.uchar[:]
    over: cython.uchar[:]
    ways_count: cython.int[:]
    bit: cython.ulonglong[:]
    asked: cython.int[:]
    made: cython.uchar[:]
    stride: cython.int[:]
    base: cython.int[:]
    near: cython.uchar[:]
    arrive: cython.uchar[:]
    at: cython.int[:]
    visited: cython.ulonglong[:]
    passed: cython.int

    def __init__(self, parts: Any, asked: Any) -> None:
        """The pages on the land of these parts; `asked` is what they ask for."""
        (
            self.size,
            self.place,
            self.large,
            self.sight,
            self.sees,
            self.three,
            self.ways,
            self.over,
            self.ways_count,
        ) = parts
        self.bit, self.asked = BIT, asked
        self.at, self.visited, self.passed = array("i", bytes(12)), array("Q", bytes(24)), 0
        self.made = array("B", bytes(LAST + 1))
        self.stride, self.base = array("i", bytes(12 * (LAST + 1))), array("i", bytes(4 * (LAST + 1)))
        size: cython.int = self.shelve()
        self.near, self.arrive = array("B", bytes(size)), array("B", bytes(size))

    def parts(self) -> tuple[Any, ...]:
        """What other kernels read: which tables are made, strides, bases, how near, what an arrival brings."""
        return self.made, self.stride, self.base, self.near, self.arrive

    def held_against(self, page: int, at: Any, visited: Any, passed: int) -> bool:
        """5.1 Whether a page is met by where everybody is and by this turn's moves."""
        who: cython.int
        for who in range(3):
            self.at[who], self.visited[who] = at[who], visited[who]
        self.passed = passed
        return bool(self.met(page))

    def nearness(self, page: int, at: Any) -> int:
        """How near a page is, as a byte of `near`."""
        self.make(page)
        return int(self.near[self.entry(page, at[0], at[1], at[2])])

    @cython.cfunc
    def entry(self, page: cython.int, princess: cython.int, knight: cython.int, dragon: cython.int) -> cython.int:
        """Where a page's table speaks of these three hexes."""
        return (
            self.base[page]
            + princess * self.stride[3 * page]
            + knight * self.stride[3 * page + 1]
            + dragon * self.stride[3 * page + 2]
        )

    @cython.cfunc
    def shelve(self) -> cython.int:
        """Where the table of each page begins, and what each of its characters counts in it; the size of all."""
        page: cython.int
        who: cython.int
        size: cython.int
        total: cython.int = 0
        for page in range(1, LAST + 1):
            size = 1
            for who in range(3):
                self.stride[3 * page + who] = size if self.speaks_of(page, who) else 0
                size *= self.size if self.speaks_of(page, who) else 1
            self.base[page] = total
            total += size
        return total

    @cython.cfunc
    def speaks_of(self, page: cython.int, who: cython.int) -> cython.bint:
        """Whether a page is about a character."""
        atom: cython.int
        kind: cython.int
        for atom in range(PAGE * page, PAGE * (page + 1), ATOM):
            kind = self.asked[atom]
            if kind != NOTHING and (
                self.asked[atom + 1] == who or (kind in (SEE, MEET) and self.asked[atom + 2] == who)
            ):
                return True
        return False

    @cython.ccall
    def met(self, page: cython.int) -> cython.bint:
        """5.1 Whether a page is met by `at`, `visited` and `passed`."""
        clause: cython.int = PAGE * page
        return self.clause_met(clause) and (self.asked[clause + CLAUSE] == NOTHING or self.clause_met(clause + CLAUSE))

    @cython.cfunc
    def clause_met(self, clause: cython.int) -> cython.bint:
        """Whether one of two atoms is."""
        return self.atom_met(clause) or (self.asked[clause + ATOM] != NOTHING and self.atom_met(clause + ATOM))

    @cython.cfunc
    def atom_met(self, atom: cython.int) -> cython.bint:
        """5.2 to 5.6, one thing that a page asks for."""
        kind: cython.int = self.asked[atom]
        who: cython.int = self.asked[atom + 1]
        whom: cython.int = self.asked[atom + 2]
        place: cython.int = self.asked[atom + 3]
        here: cython.int = self.at[who]
        if kind == VISIT:
            return self.visited[who] & self.place[place] != 0
        if kind == VISIT_LARGE:
            return self.visited[who] & self.large[place] != 0
        if kind == PASS_OVER:
            return self.passed >> who & 1
        if kind == SEE:
            return self.sight[here] & self.bit[self.at[whom]] != 0
        if kind == SEE_PLACE:
            return self.sees[place] & self.bit[here] != 0
        if kind == SEE_THREE:
            return self.three[place] & self.bit[here] != 0
        return (
            here == self.at[whom]
            and self.place[place] & self.bit[here] != 0
            and (self.visited[who] | self.visited[whom]) & self.bit[here] != 0
        )

    # ── The tables ────────────────────────────────────────────────────────────────────────────

    @cython.ccall
    def make(self, page: cython.int) -> cython.int:
        """The table of a page, unless it is there: arrivals, then those one move away, two in a turn, and more."""
        entry: cython.int
        steps: cython.int
        more: cython.int = 1
        first: cython.int = self.base[page]
        after: cython.int = first + self.entries(page)
        if self.made[page]:
            return 0
        self.made[page] = 1
        for entry in range(first, after):
            self.arrive[entry] = self.arrival(page, entry)
        for entry in range(first, after):
            self.near[entry] = self.one_away(page, entry)
        for entry in range(first, after):
            if not self.near[entry]:
                self.near[entry] = self.two_away(page, entry)
        for steps in range(2, STEPS):
            if more:
                more = 0
                for entry in range(first, after):
                    if not self.near[entry] and self.leads_to(page, entry, steps):
                        self.near[entry] = steps + 1
                        more = 1
        return 0

    @cython.cfunc
    def entries(self, page: cython.int) -> cython.int:
        """How long the table of a page is."""
        who: cython.int
        size: cython.int = 1
        for who in range(3):
            if self.stride[3 * page + who]:
                size *= self.size
        return size

    @cython.cfunc
    def stand(self, page: cython.int, entry: cython.int) -> cython.int:
        """Everybody stands where an entry speaks of, and nobody has moved."""
        who: cython.int
        stride: cython.int
        for who in range(3):
            stride = self.stride[3 * page + who]
            self.at[who] = (entry - self.base[page]) // stride % self.size if stride else 0
            self.visited[who] = 0
        self.passed = 0
        return 0

    @cython.cfunc
    def arrival(self, page: cython.int, entry: cython.int) -> cython.int:
        """What it brings that somebody has just arrived here, or that somebody else has moved."""
        who: cython.int
        found: cython.int = 0
        self.stand(page, entry)
        for who in range(3):
            if not self.stride[3 * page + who]:
                if not found & ELSEWHERE and self.met(page):
                    found |= ELSEWHERE
                continue
            self.visited[who] = self.bit[self.at[who]]
            if self.met(page):
                found |= 1 << who
            elif (
                self.asked[PAGE * page + CLAUSE] != NOTHING and self.clause_met(PAGE * page) and self.goes_on(page, who)
            ):
                found |= 1 << (FOLLOWED + who)
            self.visited[who] = 0
        return found

    @cython.cfunc
    def goes_on(self, page: cython.int, who: cython.int) -> cython.bint:
        """Whether a second move meets the second clause, while the arrival of `who` still meets the first."""
        mover: cython.int
        start: cython.int
        number: cython.int
        clause: cython.int = PAGE * page
        found: cython.bint = False
        for mover in range(3):
            start = self.at[mover]
            for number in range(self.ways_count[mover * MOST + start] if self.stride[3 * page + mover] else 0):
                self.at[mover] = self.ways[(mover * MOST + start) * MOST + number]
                found = found or (self.clause_met(clause) and self.clause_met(clause + CLAUSE))
            self.at[mover] = start
        return found

    @cython.cfunc
    def one_away(self, page: cython.int, entry: cython.int) -> cython.int:
        """1 where one move tells the page."""
        who: cython.int
        number: cython.int
        place: cython.int
        stride: cython.int
        if self.arrive[entry] & ELSEWHERE:
            return 1
        self.stand(page, entry)
        for who in range(3):
            stride, place = self.stride[3 * page + who], who * MOST + self.at[who]
            for number in range(self.ways_count[place] if stride else 0):
                if self.asked[PAGE * page] == PASS_OVER:
                    if self.over[place * MOST + number]:
                        return 1
                elif self.arrive[entry + (self.ways[place * MOST + number] - self.at[who]) * stride] >> who & 1:
                    return 1
        return 0

    @cython.cfunc
    def two_away(self, page: cython.int, entry: cython.int) -> cython.int:
        """2, with a mark, where two moves in one turn tell the page; a visit made on the way counts (5.3)."""
        who: cython.int
        number: cython.int
        place: cython.int
        stride: cython.int
        other: cython.int
        self.stand(page, entry)
        for who in range(3):
            stride, place = self.stride[3 * page + who], who * MOST + self.at[who]
            for number in range(self.ways_count[place] if stride else 0):
                other = entry + (self.ways[place * MOST + number] - self.at[who]) * stride
                if self.near[other] == 1 or self.arrive[other] >> (FOLLOWED + who) & 1:
                    return 2 | IN_TWO
        return 0

    @cython.cfunc
    def leads_to(self, page: cython.int, entry: cython.int, steps: cython.int) -> cython.bint:
        """Whether one move leads to where so many steps are left."""
        who: cython.int
        number: cython.int
        place: cython.int
        stride: cython.int
        self.stand(page, entry)
        for who in range(3):
            stride, place = self.stride[3 * page + who], who * MOST + self.at[who]
            for number in range(self.ways_count[place] if stride else 0):
                if self.near[entry + (self.ways[place * MOST + number] - self.at[who]) * stride] & STEPS == steps:
                    return True
        return False
