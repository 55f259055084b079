"""The kingdom on small integers, for search: where everybody may go, and what is seen from where (rules 4 and 5)."""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

BOARD = cython.declare(cython.int, 64 * 64)  # hexes are numbered as in `hexes`
MOST = cython.declare(cython.int, 45)  # hexes of the largest kingdom
CASTLE = cython.declare(cython.int, 3)
RIVER = cython.declare(cython.int, 4)
ANYWHERE = cython.declare(cython.int, 5)
PRINCESS = cython.declare(cython.int, 0)
KNIGHT = cython.declare(cython.int, 1)
DRAGON = cython.declare(cython.int, 2)
STEP = array("i", [1, -63, -64, -1, 63, 64])  # by direction, counter-clockwise from east
BIT = array("Q", [1 << place for place in range(64)])
LARGE = array("i", [3, 3, 3, 99, 5])  # 5.5


@cython.cclass
class Land:
    """One kingdom. Its hexes are numbered in the order in which they were laid; sets of them are bits of a number."""

    size: cython.int
    hexes: cython.int[:]
    index: cython.short[:]
    terrain: cython.char[:]
    river: cython.uchar[:]
    place: cython.ulonglong[:]
    large: cython.ulonglong[:]
    biggest: cython.int[:]
    sight: cython.ulonglong[:]
    sees: cython.ulonglong[:]
    three: cython.ulonglong[:]
    ways: cython.uchar[:]
    over: cython.uchar[:]
    ways_count: cython.int[:]
    cells: Any
    bit: cython.ulonglong[:]
    step: cython.int[:]
    enough: cython.int[:]

    def __init__(self, cells: Any) -> None:
        """The land of these cells, each (hex, terrain, river)."""
        self.cells = tuple(cells)
        self.size = len(self.cells)
        self.bit, self.step, self.enough = BIT, STEP, LARGE
        self.hexes = array("i", [cell[0] for cell in self.cells])
        self.index = array("h", [-1]) * BOARD
        self.terrain = array("b", bytes(MOST))
        self.river = array("B", bytes(MOST))
        for number, (there, terrain, river) in enumerate(self.cells):
            self.index[there] = number
            self.terrain[number] = terrain
            self.river[number] = river
        self.place, self.large = array("Q", bytes(48)), array("Q", bytes(48))
        self.biggest = array("i", bytes(24))
        self.sees, self.three = array("Q", bytes(48)), array("Q", bytes(48))
        self.sight = array("Q", bytes(8 * MOST))
        self.ways, self.over = array("B", bytes(3 * MOST * MOST)), array("B", bytes(3 * MOST * MOST))
        self.ways_count = array("i", bytes(4 * 3 * MOST))
        self.look()
        self.walk()

    def parts(self) -> tuple[Any, ...]:
        """What other kernels read: size, places, Large places, sight, what is seen, threes, ways and their castles."""
        return (
            self.size,
            self.place,
            self.large,
            self.sight,
            self.sees,
            self.three,
            self.ways,
            self.over,
            self.ways_count,
        )

    def grown(self, kind: int) -> float:
        """5.5 The size of the biggest place of a kind, as a part of what makes it Large."""
        return float(min(1.0, 1.0 * self.biggest[kind] / self.enough[kind]))

    # ── What is seen ──────────────────────────────────────────────────────────────────────────

    @cython.ccall
    def next_to(self, number: cython.int, direction: cython.int) -> cython.int:
        """The hex next to a hex, -1 where there is none."""
        return self.index[self.hexes[number] + self.step[direction]]

    @cython.cfunc
    def look(self) -> cython.int:
        """5.2, 5.5 Places, sight and Large places, as bits."""
        number: cython.int
        kind: cython.int
        for number in range(self.size):
            self.place[self.terrain[number]] |= self.bit[number]
            self.place[ANYWHERE] |= self.bit[number]
            if self.river[number]:
                self.place[RIVER] |= self.bit[number]
        for number in range(self.size):
            self.look_from(number)
        for kind in range(5):
            self.enlarge(kind)
        return 0

    @cython.cfunc
    def look_from(self, number: cython.int) -> cython.int:
        """5.2 What is seen from one hex: all of it, and three of a kind in one direction."""
        direction: cython.int
        there: cython.int
        kind: cython.int
        ray: cython.ulonglong
        count: cython.int
        self.sight[number] = self.bit[number]
        for direction in range(6):
            ray = self.bit[number]
            there = self.next_to(number, direction)
            while there >= 0:
                ray |= self.bit[there]
                there = self.next_to(there, direction)
            self.sight[number] |= ray
            for kind in range(5):
                count = 0
                for there in range(self.size):
                    if ray & self.place[kind] & self.bit[there]:
                        count += 1
                if count >= 3:
                    self.three[kind] |= self.bit[number]
        for kind in range(6):
            if self.sight[number] & self.place[kind]:
                self.sees[kind] |= self.bit[number]
        return 0

    @cython.cfunc
    def enlarge(self, kind: cython.int) -> cython.int:
        """5.5 The hexes of Large places of a kind: connected groups, a river by the edges that it crosses."""
        left: cython.ulonglong = self.place[kind]
        group: cython.ulonglong
        before: cython.ulonglong
        number: cython.int
        direction: cython.int
        other: cython.int
        count: cython.int
        start: cython.int
        for start in range(self.size):
            if not left & self.bit[start]:
                continue
            group, before = self.bit[start], 0
            while group != before:
                before = group
                for number in range(self.size):
                    if not before & self.bit[number]:
                        continue
                    for direction in range(6):
                        other = self.next_to(number, direction)
                        if other < 0 or not left & self.bit[other]:
                            continue
                        if kind != RIVER or (
                            self.river[number] >> direction & 1 and self.river[other] >> (direction + 3) % 6 & 1
                        ):
                            group |= self.bit[other]
            left &= ~group
            count = 0
            for number in range(self.size):
                if group & self.bit[number]:
                    count += 1
            self.biggest[kind] = max(self.biggest[kind], count)
            if count >= self.enough[kind]:
                self.large[kind] |= group
        return 0

    # ── Where everybody goes ──────────────────────────────────────────────────────────────────

    @cython.cfunc
    def walk(self) -> cython.int:
        """4 The moves of all three from every hex."""
        number: cython.int
        for number in range(self.size):
            self.princess(number)
            self.knight(number)
            self.dragon(number)
        return 0

    @cython.cfunc
    def way(self, who: cython.int, start: cython.int, to: cython.int, over: cython.bint) -> cython.int:
        """A move, said once; [R5.6-route] over a castle if any route is."""
        place: cython.int = (who * MOST + start) * MOST
        count: cython.int = self.ways_count[who * MOST + start]
        number: cython.int
        for number in range(count):
            if self.ways[place + number] == to:
                self.over[place + number] |= over
                return 0
        self.ways[place + count] = to
        self.over[place + count] = over
        self.ways_count[who * MOST + start] = count + 1
        return 0

    @cython.cfunc
    def princess(self, start: cython.int) -> cython.int:
        """4.1 One step, and jumps from castle to castle before and after it."""
        before: cython.int
        direction: cython.int
        to: cython.int
        jump: cython.int
        for before in range(self.size):
            if before != start and not (self.terrain[start] == CASTLE and self.terrain[before] == CASTLE):
                continue
            for direction in range(6):
                to = self.next_to(before, direction)
                if to < 0:
                    continue
                self.way(PRINCESS, start, to, before != start or self.terrain[to] == CASTLE)
                if self.terrain[to] == CASTLE:
                    for jump in range(self.size):
                        if jump != to and self.terrain[jump] == CASTLE:
                            self.way(PRINCESS, start, jump, True)
        return 0

    @cython.cfunc
    def knight(self, start: cython.int) -> cython.int:
        """4.2 Exactly two away, by way of the kingdom."""
        one: cython.int
        two: cython.int
        by: cython.int
        to: cython.int
        for one in range(6):
            by = self.next_to(start, one)
            if by < 0:
                continue
            for two in range(6):
                to = self.next_to(by, two)
                if to >= 0 and to != start and not self.beside(start, to):
                    self.way(KNIGHT, start, to, self.terrain[by] == CASTLE or self.terrain[to] == CASTLE)
        return 0

    @cython.cfunc
    def beside(self, one: cython.int, other: cython.int) -> cython.bint:
        """Whether two hexes are neighbours."""
        direction: cython.int
        found: cython.bint = False
        for direction in range(6):
            found = found or self.next_to(one, direction) == other
        return found

    @cython.cfunc
    def dragon(self, start: cython.int) -> cython.int:
        """4.3 As far as the kingdom goes."""
        direction: cython.int
        there: cython.int
        after: cython.int
        over: cython.bint
        for direction in range(6):
            there, over = start, False
            after = self.next_to(there, direction)
            while after >= 0:
                there = after
                over = over or self.terrain[there] == CASTLE
                after = self.next_to(there, direction)
            if there != start:
                self.way(DRAGON, start, there, over)
        return 0
