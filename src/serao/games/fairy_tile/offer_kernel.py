"""What a kingdom has to offer to the pages, all in one survey: which of them can ever be told on it (rules 5 and 7.2).

The Princess comes everywhere, step by step; the Knight and the Dragon are followed.
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
PRINCESS = cython.declare(cython.int, 0)
KNIGHT = cython.declare(cython.int, 1)
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
    # By character: what there is where it comes, where its moves end, which threes it sees, whether it passes a castle.
    there: cython.int[:]
    ends: cython.int[:]
    three: cython.int[:]
    passes: cython.uchar[:]
    together: cython.int  # what there is where the Knight and the Dragon both come

    def __init__(self, land: Any, asked: Any) -> None:
        """On a land of (numbers by hex, hexes, terrains, rivers, sizes of the biggest places)."""
        self.index, self.hexes, self.terrain, self.river, self.biggest = land
        self.asked, self.step, self.enough = asked, STEP, ENOUGH
        self.group, self.flags = array("i", bytes(4 * MOST)), array("i", bytes(4 * MOST))
        self.stamped, self.stamp = array("q", bytes(8 * MOST)), 0
        self.reached, self.ray_castle = array("B", bytes(MOST)), array("B", bytes(6 * MOST))
        self.ray_end = array("i", bytes(24 * MOST))
        self.there, self.ends, self.three = [array("i", bytes(12)) for _ in range(3)]
        self.passes, self.together = array("B", [1, 1, 1]), 0

    def stakes(self, share: Any, chance: Any) -> None:
        """By page how likely it is one's own; and the chance that none of so many unseen pages is."""
        self.share, self.chance = share, chance

    def pages(self, size: int, knight: int, dragon: int) -> list[int]:
        """The pages that can be told on a land of so many hexes, with the Knight and the Dragon there."""
        self.survey(size, knight, dragon)
        return [page for page in range(1, LAST + 1) if self.possible(page)]

    @cython.ccall
    def worth(self, size: cython.int, knight: cython.int, dragon: cython.int) -> cython.double:
        """The chance that all of one's pages can be told."""
        page: cython.int
        unseen: cython.int = 0
        worth: cython.double = 1.0
        self.survey(size, knight, dragon)
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
        who: cython.int = self.asked[atom + 1]
        place: cython.int = self.asked[atom + 3]
        if kind == VISIT:
            return self.ends[who] >> place & 1
        if kind == VISIT_LARGE:
            return self.ends[who] >> (LARGE + place) & 1
        if kind == PASS_OVER:
            return self.passes[who]
        if kind == SEE_THREE:
            return self.three[who] >> place & 1
        if kind == MEET:
            return self.meeting(who, self.asked[atom + 2]) >> place & 1
        return True

    @cython.cfunc
    def meeting(self, one: cython.int, other: cython.int) -> cython.int:
        """5.4 What there is where two can meet; the Princess comes to everybody."""
        if one == PRINCESS:
            return self.there[other]
        return self.there[one] if other == PRINCESS else self.together

    @cython.cfunc
    def survey(self, size: cython.int, knight: cython.int, dragon: cython.int) -> cython.int:
        """5 What the land has to offer to everybody."""
        number: cython.int
        kind: cython.int
        self.size = size
        for number in range(self.size):
            self.flags[number] = 1 << self.terrain[number] | 1 << ANYWHERE
            if self.river[number]:
                self.flags[number] |= 1 << RIVER
        for kind in range(5):
            self.enlarge(kind)
        self.cast_rays()
        self.there[PRINCESS] = 0
        for number in range(self.size):
            self.there[PRINCESS] |= self.flags[number]
        self.ends[PRINCESS] = self.there[PRINCESS]
        self.three[PRINCESS] = self.there[PRINCESS] >> THREES
        self.ride(knight)
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
    def come(self, number: cython.int, who: cython.int, count: cython.int) -> cython.int:
        """One of them comes to a hex, as the last of so many in `group`; how many they are now."""
        if self.reached[number] >> who & 1:
            return count
        self.reached[number] |= 1 << who
        self.group[count] = number
        self.there[who] |= self.flags[number]
        return count + 1

    @cython.cfunc
    def ride(self, knight: cython.int) -> cython.int:
        """4.2 Where the Knight can come, two steps that do not lead back: what he can leave he can come back to."""
        done: cython.int = 0
        count: cython.int
        direction: cython.int
        second: cython.int
        by: cython.int
        to: cython.int
        self.there[KNIGHT] = self.passes[KNIGHT] = 0
        count = self.come(knight, KNIGHT, 0)
        while done < count:
            for direction in range(6):
                by = self.index[self.hexes[self.group[done]] + self.step[direction]]
                for second in range(direction + 5, direction + 8 if by >= 0 else 0):
                    to = self.index[self.hexes[by] + self.step[second % 6]]
                    if to >= 0:
                        count = self.come(to, KNIGHT, count)
                        if self.terrain[by] == CASTLE or self.terrain[to] == CASTLE:
                            self.passes[KNIGHT] = 1
            done += 1
        self.ends[KNIGHT] = self.there[KNIGHT] if count > 1 else 0
        self.three[KNIGHT] = self.there[KNIGHT] >> THREES
        return 0

    @cython.cfunc
    def fly(self, dragon: cython.int) -> cython.int:
        """4.3 Where the Dragon can come, and where the Knight can too."""
        done: cython.int = 0
        count: cython.int
        number: cython.int
        direction: cython.int
        to: cython.int
        self.there[DRAGON] = self.ends[DRAGON] = self.passes[DRAGON] = self.together = 0
        count = self.come(dragon, DRAGON, 0)
        while done < count:
            number = self.group[done]
            done += 1
            if self.reached[number] >> KNIGHT & 1:
                self.together |= self.flags[number]
            for direction in range(6):
                to = self.ray_end[6 * number + direction]
                if to != number:
                    count = self.come(to, DRAGON, count)
                    self.ends[DRAGON] |= self.flags[to]
                    if self.ray_castle[6 * number + direction]:
                        self.passes[DRAGON] = 1
        self.three[DRAGON] = self.there[DRAGON] >> THREES
        return 0
