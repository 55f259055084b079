"""Tiles added at random by the others and with sense by oneself, many times: which pages the land will let one tell.

Rule 7.2 puts out whoever holds a page that the finished land never lets anybody tell.
"""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

HEXES = cython.declare(cython.int, 64 * 64)  # as in `hexes`
MOST = cython.declare(cython.int, 45)  # hexes of the largest kingdom
STEP = array("i", [1, -63, -64, -1, 63, 64])  # by direction, counter-clockwise from east
CASTLE = cython.declare(cython.int, 3)
RIVER = cython.declare(cython.int, 4)
ENOUGH = array("i", [3, 3, 3, 99, 5])  # 5.5
# The edges of spots, as in `edges`.
WET = cython.declare(cython.int, 12)
SHARED = cython.declare(cython.int, 4095)
TAKEN = cython.declare(cython.int, 1 << 24)
# What pages ask for, as in `pages_kernel`.
PAGE = cython.declare(cython.int, 16)
VISIT_LARGE = cython.declare(cython.int, 2)
LAST = cython.declare(cython.int, 36)  # the highest number of a page

MOVES = cython.declare(cython.int, 20)  # about as many as there are: what else somebody may do who plays anything
TRIED = cython.declare(cython.int, 16)  # places that one tries for a tile of one's own, in a game that is imagined
OPTIONS = cython.declare(cython.int, 1024)  # more places than a tile ever has
LOG = cython.declare(cython.int, 4096)  # more changes to spots than twelve tiles bring
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFF)


@cython.cclass
class Growth:
    """One kingdom that grows, tile by tile, and shrinks again."""

    step: cython.int[:]
    enough: cython.int[:]
    shapes: cython.int[:]
    rivers: cython.int[:]
    first: cython.int[:]
    edge_start: cython.int[:]
    edge_spot: cython.int[:]
    edge_bits: cython.int[:]
    asked: cython.int[:]

    index: cython.short[:]
    hexes: cython.int[:]
    terrain: cython.int[:]
    river: cython.int[:]
    size: cython.int
    knight: cython.int
    dragon: cython.int

    edges: cython.int[:]
    touched: cython.int[:]
    touches: cython.int
    log_spot: cython.int[:]
    log_bits: cython.int[:]
    log_touches: cython.int[:]
    log_biggest: cython.int[:]
    log_start: cython.int[:]
    logged: cython.int
    depth: cython.int

    option_at: cython.int[:]
    option_turn: cython.int[:]

    # What one's own pages are, how large the biggest places are, and the kernel of what the land has to offer.
    share: cython.double[:]
    weight: cython.double[:]
    biggest: cython.int[:]
    offer: Any

    seats: cython.int
    me: cython.int
    top: cython.int
    tiles: cython.int[:]
    stack: cython.int[:]
    left: cython.int
    luck: cython.ulonglong
    deal_luck: cython.ulonglong

    def __init__(self, offers: Any, box: Any, asked: Any) -> None:
        """With the tiles of the box, which is (shapes, rivers, first hexes, edges), and what the pages ask for.

        `offers` is the form of `offer_kernel` that goes with this one.
        """
        self.shapes, self.rivers, self.first, self.edge_start, self.edge_spot, self.edge_bits = box
        self.asked, self.step, self.enough = asked, STEP, ENOUGH
        self.index = array("h", [-1]) * HEXES
        self.hexes, self.terrain, self.river = [array("i", bytes(4 * MOST)) for _ in range(3)]
        self.edges, self.touched = array("i", bytes(8 * HEXES)), array("i", bytes(8 * HEXES))
        self.log_spot, self.log_bits = array("i", bytes(4 * LOG)), array("i", bytes(4 * LOG))
        self.log_start, self.log_touches = array("i", bytes(80)), array("i", bytes(80))
        self.option_at, self.option_turn = array("i", bytes(4 * OPTIONS)), array("i", bytes(4 * OPTIONS))
        self.log_biggest, self.biggest = array("i", bytes(400)), array("i", bytes(20))
        self.offer = offers.Offer((self.index, self.hexes, self.terrain, self.river, self.biggest), asked)
        self.stack = array("i", bytes(80))
        self.size = self.touches = self.logged = self.depth = self.knight = self.dragon = 0

    def land(self, cells: Any, knight: int, dragon: int) -> None:
        """The kingdom of these cells, each (hex, terrain, river), and the hexes of the Knight and the Dragon."""
        for there, terrain, river in cells:
            self.cover(there, terrain, river)
        for number in range(self.size):
            self.measure(number)
        self.knight, self.dragon = self.index[knight], self.index[dragon]
        self.logged = 0

    def company(self, seats: int, me: int, top: int, tiles: Any) -> None:
        """How many there are, which seat is one's own, the side on top, and the tiles under it, in any order."""
        self.seats, self.me, self.top, self.tiles = seats, me, top, tiles

    def stakes(self, share: Any, chance: Any) -> None:
        """By page how likely it is one's own; and the chance that none of so many unseen pages is."""
        self.share, self.weight = share, array("d", bytes(40))
        self.offer.stakes(share, chance)
        for page in range(1, LAST + 1):
            if self.asked[PAGE * page] == VISIT_LARGE:
                self.weight[self.asked[PAGE * page + 3]] += share[page]

    def compare(self, trials: Any, rounds: int, seed: int, totals: Any) -> None:
        """Let the land grow after each of these trials, with the same tiles, and add what it is worth to the totals.

        A trial is (at, turn, page): a tile, or at = -1 for none; and a page that is told instead, or 0.
        """
        number: cython.int
        luck: cython.ulonglong
        kept: cython.double
        self.deal_luck = seed & WORD | 1
        for _ in range(rounds):
            self.shuffle()
            luck = self.deal_luck
            for number in range(len(trials)):
                at, turn, page = trials[number]
                self.luck = luck
                kept = self.share[page]
                self.share[page] = 0.0
                self.stack[0], self.left = self.top, len(self.tiles) + 1
                if at >= 0:
                    self.lay(self.top, at, turn)
                    self.left -= 1
                totals[number] += self.grow()
                self.share[page] = kept

    def offers(self) -> list[int]:
        """The pages that the land lets one tell as it lies."""
        return list(self.offer.pages(self.size, self.knight, self.dragon))

    def places(self, side: int) -> list[tuple[int, int]]:
        """Where the tile that shows this side may be added, as (first hex, turn)."""
        count: cython.int = self.find_options(side)
        return [(self.option_at[number], self.option_turn[number]) for number in range(count)]

    def misplaced(self, tiles: Any) -> int:
        """How many of these tiles, laid one after another, could have made the Large places larger."""
        found: cython.int = 0
        for side, at, turn in tiles:
            self.lay(side, at, turn)
            now = self.grown()
            self.lift()
            found += self.best_grown(side) > now
            self.lay(side, at, turn)
        return int(found)

    # ── Luck ──────────────────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def below(self, limit: cython.int) -> cython.int:
        """A number from 0 to limit - 1: xorshift, 32 bits."""
        word: cython.ulonglong = self.luck
        word = (word ^ word << 13) & WORD
        word ^= word >> 17
        word = (word ^ word << 5) & WORD
        self.luck = word
        return word * limit >> 32

    @cython.cfunc
    def shuffle(self) -> cython.int:
        """The tiles in a new order, either side up; the last one of the stack comes first."""
        number: cython.int
        other: cython.int
        count: cython.int = len(self.tiles)
        self.luck = self.deal_luck
        for number in range(count):
            other = self.below(number + 1)
            self.stack[number + 1] = self.stack[other + 1]
            self.stack[other + 1] = 2 * self.tiles[number] + self.below(2)
        self.below(2)
        self.deal_luck = self.luck
        return 0

    # ── Tiles ─────────────────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def cover(self, there: cython.int, terrain: cython.int, river: cython.int) -> cython.int:
        """One hex more."""
        place: cython.int
        spot: cython.int
        self.index[there] = self.size
        self.hexes[self.size], self.terrain[self.size], self.river[self.size] = there, terrain, river
        self.size += 1
        for place in range(self.edge_start[river], self.edge_start[river + 1]):
            spot = there + self.edge_spot[place]
            self.log_spot[self.logged], self.log_bits[self.logged] = spot, self.edges[spot]
            self.logged += 1
            if not self.edges[spot]:
                self.touched[self.touches] = spot
                self.touches += 1
            self.edges[spot] |= self.edge_bits[place]
        return 0

    @cython.cfunc
    def lay(self, side: cython.int, at: cython.int, turn: cython.int) -> cython.int:
        """6 Add a tile."""
        number: cython.int
        place: cython.int = (side * 6 + turn) * 9
        self.log_start[self.depth], self.log_touches[self.depth] = self.logged, self.touches
        for number in range(5):
            self.log_biggest[5 * self.depth + number] = self.biggest[number]
        self.depth += 1
        for _number in range(3):
            self.cover(at + self.shapes[place], self.shapes[place + 1], self.shapes[place + 2])
            place += 3
        for number in range(self.size - 3, self.size):
            self.measure(number)
        return 0

    @cython.cfunc
    def measure(self, number: cython.int) -> cython.int:
        """5.5 The biggest places may have grown with a hex; what is Large already is not measured again."""
        kind: cython.int = self.terrain[number]
        if self.biggest[kind] < self.enough[kind] and kind != CASTLE:
            self.biggest[kind] = max(self.biggest[kind], self.offer.spread(number, kind))
        if self.river[number] and self.biggest[RIVER] < self.enough[RIVER]:
            self.biggest[RIVER] = max(self.biggest[RIVER], self.offer.spread(number, RIVER))
        return 0

    @cython.cfunc
    def lift(self) -> cython.int:
        """Take the last tile away."""
        kind: cython.int
        self.depth -= 1
        while self.logged > self.log_start[self.depth]:
            self.logged -= 1
            self.edges[self.log_spot[self.logged]] = self.log_bits[self.logged]
        self.touches = self.log_touches[self.depth]
        for kind in range(5):
            self.biggest[kind] = self.log_biggest[5 * self.depth + kind]
        for _number in range(3):
            self.size -= 1
            self.index[self.hexes[self.size]] = -1
        return 0

    @cython.cfunc
    def find_options(self, side: cython.int) -> cython.int:
        """6 Every way to add a tile; how many."""
        number: cython.int
        turn: cython.int
        edges: cython.int
        shared: cython.int
        count: cython.int = 0
        for number in range(self.touches):
            edges = self.edges[self.touched[number]]
            shared = edges & SHARED
            if edges >= TAKEN or not shared & (shared << 1 | shared >> 11):
                continue
            for turn in range(self.touched[number] // HEXES, 6, 2):
                if self.rivers[side * 6 + turn] & edges == edges >> WET:
                    self.option_at[count] = self.touched[number] % HEXES + self.first[turn]
                    self.option_turn[count] = turn
                    count += 1
        return count

    @cython.cfunc
    def grown(self) -> cython.int:
        """5.5 How large the biggest places are, as parts of what makes them Large: fifteenths of all of them."""
        kind: cython.int
        total: cython.int = 0
        for kind in range(5):
            if kind != CASTLE:
                total += min(self.biggest[kind], self.enough[kind]) * 15 // self.enough[kind]
        return total

    @cython.cfunc
    def best_grown(self, side: cython.int) -> cython.int:
        """How large they would be with a tile in the best of its places."""
        number: cython.int
        best: cython.int = 0
        for number in range(self.find_options(side)):
            self.lay(side, self.option_at[number], self.option_turn[number])
            best = max(best, self.grown())
            self.lift()
        return best

    @cython.cfunc
    def grow(self) -> cython.double:
        """Play on until no tile is left; what the land is then worth; and back to the land as it was."""
        seat: cython.int = self.me
        before: cython.int = self.depth
        dragon: cython.int = self.dragon
        count: cython.int = 0
        side: cython.int
        chosen: cython.int
        worth: cython.double
        tile: cython.int = 1 if self.left == len(self.tiles) else 0
        before -= tile
        while self.left > 0:
            side = self.stack[tile]
            seat = (seat + 1) % self.seats
            count = self.find_options(side)
            if not count:
                break
            chosen = self.sensible(side, count) if seat == self.me else self.anything(count)
            if chosen >= 0:
                self.lay(side, self.option_at[chosen], self.option_turn[chosen])
                tile += 1
                self.left -= 1
        worth = self.offer.worth(self.size, self.knight, self.dragon)
        while self.depth > before:
            self.lift()
        self.dragon = dragon
        return worth

    @cython.cfunc
    def anything(self, count: cython.int) -> cython.int:
        """A place for a tile, or -1 and perhaps a flight of the Dragon."""
        direction: cython.int
        there: cython.int
        chosen: cython.int = self.below(count + MOVES)
        if chosen < count:
            return chosen
        direction = chosen - count  # 4.3 the first six of the moves are his
        there = self.dragon if direction < 6 else -1
        while there >= 0:
            self.dragon = there
            there = self.index[self.hexes[there] + self.step[direction]]
        return -1

    @cython.cfunc
    def sensible(self, side: cython.int, count: cython.int) -> cython.int:
        """The best of many places for a tile; none if nothing is wanting."""
        chosen: cython.int
        number: cython.int
        first: cython.int
        apart: cython.int
        best: cython.int = -1
        wanting: cython.double
        least: cython.double = self.wanting()
        if least <= 0.0:
            return -1
        first, apart = self.below(count), max(1, count // TRIED)  # places next to each other are much the same
        for number in range(min(count, TRIED)):
            chosen = (first + number * apart) % count
            self.lay(side, self.option_at[chosen], self.option_turn[chosen])
            wanting = self.wanting()
            self.lift()
            if wanting < least or best < 0:
                least, best = wanting, chosen
        return best

    # ── What the land is worth ────────────────────────────────────────────────────────────────

    @cython.cfunc
    def wanting(self) -> cython.double:
        """How much of the Large places is wanting that one's pages ask for."""
        kind: cython.int
        total: cython.double = 0.0
        for kind in range(5):
            if self.biggest[kind] < self.enough[kind]:
                total += self.weight[kind] * (self.enough[kind] - self.biggest[kind]) / self.enough[kind]
        return total
