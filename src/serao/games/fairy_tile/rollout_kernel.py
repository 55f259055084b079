"""Games of Fairy Tile played on by a plain policy, many times, with the hidden pages dealt anew each time.

The map stays as it is: tiles are not added in these games. Whoever can tell does so; with magic two moves are looked
for; otherwise the page is turned, or the last one brought nearer step by step. A page that no moves can tell is told
now and then all the same, by a tile as it were.
"""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from math import exp, sqrt
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

MOST = cython.declare(cython.int, 45)  # hexes of the largest kingdom
ROOM = cython.declare(cython.int, 20)  # places for the pages of one seat
STEPS = cython.declare(cython.int, 15)
IN_TWO = cython.declare(cython.int, 16)
FOLLOWED = cython.declare(cython.int, 3)
ELSEWHERE = cython.declare(cython.int, 64)
# What a game is worth that is won a round later, that is not won yet, and that is left (7.2), while only pages count.
DELAY = cython.declare(cython.double, 0.01)
NOT_YET = cython.declare(cython.double, 0.9)
LEFT = cython.declare(cython.double, -99.0)
# How much of a page is done that is near.
AT_HAND = cython.declare(cython.double, 0.6)
IN_REACH = cython.declare(cython.double, 0.5)
WITH_MAGIC = cython.declare(cython.double, 0.25)
TILE = cython.declare(cython.int, 3)  # one time in so many a tile tells a page that no moves can
DOUBT = cython.declare(cython.int, 16)  # so many times less likely is a page that its holder would have told
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFF)


@cython.cclass
class Rollouts:
    """One position on one kingdom, with the deal that is imagined now, and the game that is played on from it."""

    ways: cython.uchar[:]
    over: cython.uchar[:]
    ways_count: cython.int[:]
    pages: Any
    made: cython.uchar[:]
    stride: cython.int[:]
    base: cython.int[:]
    near: cython.uchar[:]
    arrive: cython.uchar[:]
    passing: cython.uchar[:]

    seats: cython.int
    me: cython.int
    fixed: cython.bint
    horizon: cython.int
    eagerness: cython.double
    weary: cython.bint

    # The position and the deal: every seat's pages, hand first; then the pages aside.
    dealt: cython.uchar[:]
    counts: cython.int[:]
    magic: cython.uchar[:]
    out: cython.uchar[:]
    free: cython.int[:]
    barred: cython.ulonglong[:]
    doubted: cython.ulonglong[:]

    # The game that is played on.
    at: cython.int[:]
    cards: cython.uchar[:]
    head: cython.int[:]
    count: cython.int[:]
    token: cython.uchar[:]
    gone: cython.uchar[:]
    turns: cython.int
    luck: cython.ulonglong
    deal_luck: cython.ulonglong

    def __init__(self, land: Any, pages: Any, passing: Any, me: int, fixed: bool) -> None:
        """On this land, of which `land` and `pages` are the kernels; `passing` marks pages about passing over."""
        _size, _place, _large, _sight, _sees, _three, self.ways, self.over, self.ways_count = land.parts()
        self.made, self.stride, self.base, self.near, self.arrive = pages.parts()
        self.pages, self.passing, self.me, self.fixed = pages, passing, me, fixed
        self.at, self.head, self.count = array("i", bytes(12)), array("i", bytes(16)), array("i", bytes(16))
        self.cards, self.token, self.gone = array("B", bytes(4 * ROOM)), array("B", bytes(4)), array("B", bytes(4))
        self.horizon, self.eagerness, self.weary = 0, 1.0, False

    def position(self, dealt: Any, counts: Any, magic: Any, out: Any, free: Any, barred: Any, doubted: Any) -> None:
        """Everybody's pages, how many, tokens, who has left; places to exchange, what cannot or hardly lies there."""
        self.dealt, self.counts, self.magic, self.out = dealt, counts, magic, out
        self.free, self.barred, self.doubted = free, barred, doubted
        self.seats = len(counts)

    def looking(self, seed: int, horizon: int, eagerness: float, weary: bool) -> None:
        """The luck, after how many turns a game is judged, what a page is worth, and whether only one's own is."""
        self.deal_luck, self.horizon, self.eagerness, self.weary = seed & WORD | 1, horizon, eagerness, weary

    def compare(self, trials: Any, rounds: int, totals: Any) -> None:
        """Play each of these trials on in so many deals, the same for all, and add what they are worth to the totals.

        A trial is (where everybody is, told, turned, magic, goes on, who moved): the position after an action of `me`.
        """
        number: cython.int
        luck: cython.ulonglong
        for _ in range(rounds):
            self.deal_anew()
            luck = self.deal_luck
            for number in range(len(trials)):
                self.luck = luck
                self.begin(trials[number])
                totals[number] += self.worth(self.play_on(trials[number][4], trials[number][5]))

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
    def deal_anew(self) -> cython.int:
        """Exchange hidden pages pair by pair, wherever both may lie where the other did; seldom for what is doubted."""
        one: cython.int
        other: cython.int
        page: cython.int
        its: cython.int
        worse: cython.int
        size: cython.int = len(self.free)
        self.luck = self.deal_luck
        for _times in range(2 * size if size > 1 else 0):
            one, other = self.below(size), self.below(size)
            page = self.dealt[self.free[one]]
            its = self.dealt[self.free[other]]
            if (self.barred[one] >> its | self.barred[other] >> page) & 1:
                continue
            worse = (
                (self.doubted[one] >> its & 1)
                + (self.doubted[other] >> page & 1)
                - (self.doubted[one] >> page & 1)
                - (self.doubted[other] >> its & 1)
            )
            if worse > 0 and self.below(DOUBT if worse == 1 else DOUBT * DOUBT):
                continue
            self.dealt[self.free[one]] = its
            self.dealt[self.free[other]] = page
        self.below(2)
        self.deal_luck = self.luck
        return 0

    # ── A game ────────────────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def begin(self, trial: Any) -> cython.int:
        """The position after the action that is tried."""
        seat: cython.int
        number: cython.int
        for number in range(3):
            self.at[number] = trial[0][number]
        for seat in range(self.seats):
            self.head[seat], self.count[seat] = 0, self.counts[seat]
            self.token[seat], self.gone[seat] = self.magic[seat], self.out[seat]
            for number in range(self.counts[seat]):
                self.cards[seat * ROOM + number] = self.dealt[seat * ROOM + number]
        if trial[1]:
            self.tell(self.me)
        if trial[2]:
            self.head[self.me] = 1 % self.count[self.me]
        self.token[self.me] = trial[3]
        return 0

    @cython.cfunc
    def play_on(self, goes_on: cython.bint, mover: cython.int) -> cython.int:
        """Turn by turn; the seat that wins, -1 where nobody has when it is judged."""
        seat: cython.int = self.me
        self.turns = 0
        if not self.count[seat]:
            return seat
        if goes_on and (self.near[self.entry(seat)] == 1 or self.followed(seat, mover)):
            if self.near[self.entry(seat)] == 1:
                self.telling_move(seat)
            self.token[seat] = 0
            if self.tell(seat):
                return seat
        while self.turns < self.horizon:
            self.turns += 1
            seat = (seat + 1) % self.seats
            if not self.gone[seat] and self.turn(seat):
                return seat
        return -1

    @cython.cfunc
    def followed(self, seat: cython.int, mover: cython.int) -> cython.bint:
        """5.3 Whether the visit just made and a second move tell the page in hand."""
        return mover >= 0 and self.arrive[self.entry(seat)] >> (FOLLOWED + mover) & 1

    @cython.cfunc
    def entry(self, seat: cython.int) -> cython.int:
        """Where the table of the page in a hand speaks of this position."""
        page: cython.int = self.cards[seat * ROOM + self.head[seat]]
        if not self.made[page]:
            self.pages.make(page)
        return (
            self.base[page]
            + self.at[0] * self.stride[3 * page]
            + self.at[1] * self.stride[3 * page + 1]
            + self.at[2] * self.stride[3 * page + 2]
        )

    @cython.cfunc
    def tell(self, seat: cython.int) -> cython.bint:
        """5.1 The page in hand is told; whether it was the last."""
        number: cython.int
        place: cython.int = seat * ROOM
        self.count[seat] -= 1
        for number in range(self.head[seat], self.count[seat]):
            self.cards[place + number] = self.cards[place + number + 1]
        if self.head[seat] == self.count[seat]:
            self.head[seat] = 0
        return self.count[seat] == 0

    @cython.cfunc
    def turn(self, seat: cython.int) -> cython.bint:
        """A turn of a seat; whether it has won."""
        nearness: cython.int = self.near[self.entry(seat)]
        if nearness == 1:
            self.telling_move(seat)
            return self.tell(seat)
        if nearness == 0 and self.fixed:
            self.gone[seat] = 1
        elif nearness == 0 and self.below(TILE) == 0:
            return self.tell(seat)
        elif nearness & IN_TWO and self.token[seat]:
            self.opening_move(seat)
            if self.near[self.entry(seat)] == 1:
                self.telling_move(seat)
            self.token[seat] = 0
            return self.tell(seat)
        elif self.count[seat] == 1 and self.token[seat]:
            self.step_nearer(seat, nearness & STEPS)
        else:
            self.head[seat] = (self.head[seat] + 1) % self.count[seat]
            self.token[seat] = 1
        return False

    # ── Moves: the first that will do, from a random one on ───────────────────────────────────

    @cython.cfunc
    def nth_move(self, number: cython.int) -> cython.int:
        """A move by its number among all of the three, as its place in the table of ways; -1 past the last."""
        who: cython.int
        for who in range(3):
            if number < self.ways_count[who * MOST + self.at[who]]:
                return (who * MOST + self.at[who]) * MOST + number
            number -= self.ways_count[who * MOST + self.at[who]]
        return -1

    @cython.cfunc
    def moves(self) -> cython.int:
        """How many moves there are."""
        return self.ways_count[self.at[0]] + self.ways_count[MOST + self.at[1]] + self.ways_count[2 * MOST + self.at[2]]

    @cython.cfunc
    def shift(self, seat: cython.int, way: cython.int) -> cython.int:
        """By how much a move changes the entry of a seat's page."""
        who: cython.int = way // (MOST * MOST)
        return (self.ways[way] - self.at[who]) * self.stride[3 * self.cards[seat * ROOM + self.head[seat]] + who]

    @cython.cfunc
    def go(self, way: cython.int) -> cython.int:
        """Make a move."""
        self.at[way // (MOST * MOST)] = self.ways[way]
        return 0

    @cython.cfunc
    def telling_move(self, seat: cython.int) -> cython.int:
        """A move that tells the page in hand."""
        page: cython.int = self.cards[seat * ROOM + self.head[seat]]
        entry: cython.int = self.entry(seat)
        total: cython.int = self.moves()
        start: cython.int = self.below(total)
        number: cython.int
        way: cython.int
        who: cython.int
        for number in range(total):
            way = self.nth_move((start + number) % total)
            who = way // (MOST * MOST)
            if not self.stride[3 * page + who]:
                if self.arrive[entry] & ELSEWHERE:
                    return self.go(way)
            elif self.passing[page]:
                if self.over[way]:
                    return self.go(way)
            elif self.arrive[entry + self.shift(seat, way)] >> who & 1:
                return self.go(way)
        return 0

    @cython.cfunc
    def opening_move(self, seat: cython.int) -> cython.int:
        """A move after which another one in the same turn tells the page in hand."""
        entry: cython.int = self.entry(seat)
        total: cython.int = self.moves()
        start: cython.int = self.below(total)
        number: cython.int
        way: cython.int
        other: cython.int
        for number in range(total):
            way = self.nth_move((start + number) % total)
            other = entry + self.shift(seat, way)
            if other != entry and (
                self.near[other] == 1 or self.arrive[other] >> (FOLLOWED + way // (MOST * MOST)) & 1
            ):
                return self.go(way)
        return 0

    @cython.cfunc
    def step_nearer(self, seat: cython.int, steps: cython.int) -> cython.int:
        """A move that brings the page in hand nearer, or any."""
        entry: cython.int = self.entry(seat)
        total: cython.int = self.moves()
        start: cython.int = self.below(total)
        number: cython.int
        way: cython.int
        left: cython.int
        for number in range(total):
            way = self.nth_move((start + number) % total)
            left = self.near[entry + self.shift(seat, way)] & STEPS
            if left and left < steps:
                return self.go(way)
        return self.go(self.nth_move(start))

    # ── What it is worth ──────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def worth(self, winner: cython.int) -> cython.double:
        """How good the end of a game is: won, lost, or a chance made from what everybody has left."""
        seat: cython.int
        mine: cython.double
        total: cython.double = 0.0
        if winner == self.me:
            return 1.0 - DELAY * self.turns / self.seats
        mine = self.eagerness * sqrt(self.to_go(self.me))
        if self.weary:
            return LEFT if self.gone[self.me] else -mine
        if winner >= 0 or self.gone[self.me]:
            return 0.0
        for seat in range(self.seats):
            if not self.gone[seat]:
                total += exp(mine - self.eagerness * sqrt(self.to_go(seat)))
        return NOT_YET / total

    @cython.cfunc
    def to_go(self, seat: cython.int) -> cython.double:
        """The pages that a seat has left, less if the next one is near."""
        nearness: cython.int = self.near[self.entry(seat)]
        if nearness == 1:
            return self.count[seat] - AT_HAND
        if self.token[seat]:
            return self.count[seat] - (IN_REACH if nearness & IN_TWO else WITH_MAGIC)
        return self.count[seat]
