"""What a kingdom has to offer to the pages, all in one survey: which of them can ever be told on it (rules 5 and 7.2).

The Princess and the Knight are taken to come everywhere, which is nearly always so; the Dragon is followed.
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
STEP = array("i", [1, -63, -64, -1, 63, 64])  # by direction, counter-clockwise from east
CASTLE = cython.declare(cython.int, 3)
RIVER = cython.declare(cython.int, 4)
ANYWHERE = cython.declare(cython.int, 5)
ENOUGH = array("i", [3, 3, 3, 99, 5])  # 5.5
DRAGON = cython.declare(cython.int, 2)
# What pages ask for, as in `pages_kernel`.
ATOM = cython.declare(cython.int, 4)
PAGE = cython.declare(cython.int, 16)
NOTHING = cython.declare(cython.int, 0)
VISIT = cython.declare(cython.int, 1)
VISIT_LARGE = cython.declare(cython.int, 2)
PASS_OVER = cython.declare(cython.int, 3)
SEE_THREE = cython.declare(cython.int, 6)
MEET = cython.declare(cython.int, 7)
LAST = cython.declare(cython.int, 36)  # the highest number of a page

# What a hex is, in bits: its places from 0, its Large places from 8, those measured from 16, threes in a line from 24.
LARGE = cython.declare(cython.int, 8)
MEASURED = cython.declare(cython.int, 16)
THREES = cython.declare(cython.int, 24)
SURELY = cython.declare(cython.double, 0.05)  # what is left of a chance when a page is one's own and can never be told


@cython.cclass
class Offer:
    """The land of another kernel, which changes, as the pages see it."""

    index: cython.short[:]
    hexes: cython.int[:]
    terrain: cython.int[:]
    river: cython.int[:]
    biggest: cython.int[:]
    size: cython.int
    step: cython.int[:]
    enough: cython.int[:]
    asked: cython.int[:]
    share: cython.double[:]
    chance: cython.double[:]

    stamped: cython.longlong[:]
    stamp: cython.longlong
    group: cython.int[:]
    flags: cython.int[:]
    reached: cython.uchar[:]
    ray_end: cython.int[:]
    ray_castle: cython.uchar[:]
    three: cython.int
    dragon_three: cython.int
    everywhere: cython.int
    dragon_at: cython.int
    dragon_ends: cython.int
    dragon_passes: cython.bint

    def __init__(self, land: Any, asked: Any) -> None:
        """On a land of (numbers by hex, hexes, terrains, rivers, sizes of the biggest places)."""
        self.index, self.hexes, self.terrain, self.river, self.biggest = land
        self.asked, self.step, self.enough = asked, STEP, ENOUGH
        self.group, self.flags = array("i", bytes(4 * MOST)), array("i", bytes(4 * MOST))
        self.stamped, self.stamp = array("q", bytes(8 * MOST)), 0
        self.reached, self.ray_castle = array("B", bytes(MOST)), array("B", bytes(6 * MOST))
        self.ray_end = array("i", bytes(24 * MOST))

    def stakes(self, share: Any, chance: Any) -> None:
        """By page how likely it is one's own; and the chance that none of so many unseen pages is."""
        self.share, self.chance = share, chance

    def pages(self, size: int, dragon: int) -> list[int]:
        """The pages that can be told on a land of so many hexes, with the Dragon there."""
        self.survey(size, dragon)
        return [page for page in range(1, LAST + 1) if self.possible(page)]

    @cython.ccall
    def worth(self, size: cython.int, dragon: cython.int) -> cython.double:
        """The chance that all of one's pages can be told."""
        page: cython.int
        unseen: cython.int = 0
        worth: cython.double = 1.0
        self.survey(size, dragon)
        for page in range(1, LAST + 1):
            if self.share[page] > 0.0 and not self.possible(page):
                if self.share[page] >= 1.0:
                    worth *= SURELY
                else:
                    unseen += 1
        return worth * self.chance[unseen]

    @cython.cfunc
    def possible(self, page: cython.int) -> cython.bint:
        """Whether each clause of a page can be met, one by one."""
        atom: cython.int
        for atom in range(PAGE * page, PAGE * (page + 1), 2 * ATOM):
            if self.asked[atom] != NOTHING and not (
                self.can_be(atom) or (self.asked[atom + ATOM] != NOTHING and self.can_be(atom + ATOM))
            ):
                return False
        return True

    @cython.cfunc
    def can_be(self, atom: cython.int) -> cython.bint:
        """Whether one thing that a page asks for can be."""
        kind: cython.int = self.asked[atom]
        place: cython.int = self.asked[atom + 3]
        dragon: cython.bint = self.asked[atom + 1] == DRAGON
        if kind == VISIT:
            return (self.dragon_ends if dragon else self.everywhere) >> place & 1
        if kind == VISIT_LARGE:
            return (self.dragon_ends if dragon else self.everywhere) >> (LARGE + place) & 1
        if kind == PASS_OVER:
            return self.dragon_passes or not dragon
        if kind == SEE_THREE:
            return (self.dragon_three if dragon else self.three) >> place & 1
        if kind == MEET:
            return (self.dragon_at if dragon or self.asked[atom + 2] == DRAGON else self.everywhere) >> place & 1
        return True

    @cython.cfunc
    def survey(self, size: cython.int, dragon: cython.int) -> cython.int:
        """5 What the land has to offer: to everybody, and where the Dragon comes."""
        number: cython.int
        kind: cython.int
        self.everywhere, self.size = 1 << ANYWHERE, size
        for number in range(self.size):
            self.flags[number] = 1 << self.terrain[number] | 1 << ANYWHERE
            if self.river[number]:
                self.flags[number] |= 1 << RIVER
        for kind in range(5):
            self.enlarge(kind)
        for number in range(self.size):
            self.everywhere |= self.flags[number]
        self.cast_rays()
        self.fly(dragon)
        return 0

    @cython.cfunc
    def enlarge(self, kind: cython.int) -> cython.int:
        """5.5 Mark the Large places of a kind."""
        start: cython.int
        number: cython.int
        count: cython.int
        met: cython.int = 1 << (MEASURED + kind)
        for start in range(self.size if self.biggest[kind] >= self.enough[kind] else 0):
            if not self.flags[start] >> kind & 1 or self.flags[start] & met:
                continue
            count = self.spread(start, kind)
            for number in range(count):
                self.flags[self.group[number]] |= met
                if count >= self.enough[kind]:
                    self.flags[self.group[number]] |= 1 << (LARGE + kind)
        return 0

    @cython.ccall
    def spread(self, start: cython.int, kind: cython.int) -> cython.int:
        """5.5 The place of a kind to which a hex belongs, a river by the edges that it crosses; its size."""
        done: cython.int = 0
        count: cython.int = 1
        number: cython.int
        other: cython.int
        direction: cython.int
        self.stamp += 1
        self.group[0] = start
        self.stamped[start] = self.stamp
        while done < count:
            number = self.group[done]
            done += 1
            for direction in range(6):
                if kind == RIVER and not self.river[number] >> direction & 1:
                    continue
                other = self.index[self.hexes[number] + self.step[direction]]
                # 6.2 Where a river crosses an edge, it crosses it from both sides.
                if other < 0 or self.stamped[other] == self.stamp or (kind != RIVER and self.terrain[other] != kind):
                    continue
                self.stamped[other] = self.stamp
                self.group[count] = other
                count += 1
        return count

    @cython.cfunc
    def cast_rays(self) -> cython.int:
        """4.3, 5.2 From every hex in every direction: where it ends, whether over a castle, and three of a kind."""
        number: cython.int
        direction: cython.int
        there: cython.int
        last: cython.int
        seen: cython.int
        castle: cython.bint
        self.three = 0
        for number in range(self.size):
            self.reached[number] = 0
            for direction in range(6):
                last, castle, seen = number, False, 1 << 4 * self.terrain[number]
                there = self.index[self.hexes[number] + self.step[direction]]
                while there >= 0:
                    last = there
                    castle = castle or self.terrain[there] == CASTLE
                    # Four bits a kind; no line of seven hexes or more of one kind was ever seen to matter.
                    if seen >> 4 * self.terrain[there] & 7 < 7:
                        seen += 1 << 4 * self.terrain[there]
                    there = self.index[self.hexes[there] + self.step[direction]]
                self.ray_end[6 * number + direction] = last
                self.ray_castle[6 * number + direction] = castle
                self.flags[number] |= self.threes(seen) << THREES
            self.three |= self.flags[number] >> THREES
        return 0

    @cython.cfunc
    def threes(self, seen: cython.int) -> cython.int:
        """5.2 The kinds of which three or more are seen in a line, a bit each."""
        kind: cython.int
        found: cython.int = 0
        for kind in range(4):
            if seen >> 4 * kind & 7 >= 3:
                found |= 1 << kind
        return found

    @cython.cfunc
    def fly(self, dragon: cython.int) -> cython.int:
        """4.3 Where the Dragon can come, and what he finds there."""
        done: cython.int = 0
        count: cython.int = 1
        number: cython.int
        direction: cython.int
        to: cython.int
        self.group[0] = dragon
        self.reached[dragon] = 1
        self.dragon_passes, self.dragon_ends = False, 0
        self.dragon_at, self.dragon_three = self.flags[dragon], self.flags[dragon] >> THREES
        while done < count:
            number = self.group[done]
            done += 1
            for direction in range(6):
                to = self.ray_end[6 * number + direction]
                if to == number:
                    continue
                self.dragon_passes = self.dragon_passes or self.ray_castle[6 * number + direction]
                self.dragon_ends |= self.flags[to]
                if not self.reached[to]:
                    self.reached[to] = 1
                    self.group[count] = to
                    count += 1
                    self.dragon_at |= self.flags[to]
                    self.dragon_three |= self.flags[to] >> THREES
        return 0
