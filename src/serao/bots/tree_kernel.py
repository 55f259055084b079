"""The tree search of `serao.bots.tree` on numbers, for games that are driven step by step (`serao.engine.steps`).

What is known of an action stands in blocks of 128, one for each node and seat. Nodes are found by what was done.
"""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from functools import cache
from math import log, sqrt
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

ACTIONS = cython.declare(cython.int, 128)
DEEPEST = cython.declare(cython.int, 2_000)  # decisions in one game
COUNTED = cython.declare(cython.int, 1 << 12)  # tries above this are as many for curiosity
CURIOSITY = cython.declare(cython.double, 0.5)
LATER = cython.declare(cython.double, 8.0)
POINTS = cython.declare(cython.double, 0.3)

MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cache
def roots() -> tuple[array[float], array[float]]:
    """By number of times: the root of its logarithm, and one divided by its root."""
    numbers = range(1, COUNTED + 2)
    return array("d", [sqrt(log(each)) for each in numbers]), array("d", [1 / sqrt(each) for each in numbers])


@cython.final
@cython.cclass
class Search:
    """One decision."""

    steps = cython.declare(object)
    seats = cython.declare(cython.int)
    observer = cython.declare(cython.int)
    luck = cython.declare(cython.ulonglong)
    rise = cython.declare(cython.double[::1])
    fall = cython.declare(cython.double[::1])
    tries = cython.declare(cython.int[::1])  # these five by block and action
    available = cython.declare(cython.int[::1])
    later = cython.declare(cython.int[::1])
    worth = cython.declare(cython.double[::1])
    later_worth = cython.declare(cython.double[::1])
    blocks = cython.declare(cython.int[::1])  # by node and seat, -1 where nothing is known
    keys = cython.declare(cython.ulonglong[::1])  # of nodes, 0 where none is
    nodes = cython.declare(cython.int[::1])  # by the place of their key
    limit = cython.declare(cython.int)  # of nodes, and of blocks
    used = cython.declare(cython.int)  # nodes so far
    filled = cython.declare(cython.int)  # blocks so far
    path = cython.declare(cython.int[::1])  # block, seat and action of each step in the tree
    played = cython.declare(cython.short[::1])
    ends = cython.declare(cython.double[::1])  # by seat what an end is worth
    done = cython.declare(cython.int[::1])  # by seat and action: the last time it was done, as the number of a game
    acts = cython.declare(cython.int[::1])  # by seat: the different actions of one game
    counts = cython.declare(cython.int[::1])
    games = cython.declare(cython.int)
    least = cython.declare(cython.double)
    most = cython.declare(cython.double)

    def __init__(self, steps: Any, observer: cython.int, luck: cython.ulonglong, limit: cython.int) -> None:
        self.steps, self.seats, self.observer, self.luck, self.limit = steps, steps.seats(), observer, luck, limit
        self.rise, self.fall = roots()
        self.tries, self.available, self.later = (array("i", bytes(4 * ACTIONS * limit)) for _ in range(3))
        self.worth, self.later_worth = (array("d", bytes(8 * ACTIONS * limit)) for _ in range(2))
        self.blocks = array("i", [-1]) * (limit * self.seats)
        places: cython.int = 4
        while places < 2 * limit:
            places *= 2
        self.keys, self.nodes = array("Q", bytes(8 * places)), array("i", bytes(4 * places))
        self.used, self.filled, self.games = 1, 0, 0
        self.path, self.played = array("i", bytes(12 * DEEPEST)), array("h", bytes(2 * DEEPEST))
        self.ends, self.counts = array("d", bytes(8 * self.seats)), array("i", bytes(4 * self.seats))
        self.done, self.acts = (array("i", bytes(4 * ACTIONS * self.seats)) for _ in range(2))
        self.least, self.most = 0.0, 1.0

    @cython.cfunc
    def mixed(self, x: cython.ulonglong) -> cython.ulonglong:
        """A number whose bits all depend on all of those (splitmix64)."""
        x = ((x ^ (x >> 30)) * MIX_1) & MASK
        x = ((x ^ (x >> 27)) * MIX_2) & MASK
        return x ^ (x >> 31)

    @cython.cfunc
    def random(self) -> cython.ulonglong:
        """Any number of 64 bits."""
        self.luck = (self.luck + GOLDEN) & MASK
        return self.mixed(self.luck)

    @cython.ccall
    def run(self, decisions: cython.longlong) -> cython.longlong:
        """Search until so many decisions have been tried; how many iterations."""
        spent: cython.longlong = 0
        iterations: cython.longlong = 0
        while spent < decisions:
            spent += self.iterate()
            iterations += 1
        return iterations

    @cython.ccall
    def iterate(self) -> cython.int:
        """One iteration; how many decisions it has tried."""
        deep: cython.int
        played: cython.int
        self.steps.imagine(self.observer, self.random())
        deep = self.descend()
        played = self.steps.play_on(self.played)
        self.weigh()
        self.learn(deep, played)
        return deep + played

    # ── Down the tree ─────────────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def descend(self) -> cython.int:
        """Walk down the tree and one step out of it; how many steps."""
        deep: cython.int = 0
        node: cython.int = 0
        block: cython.int
        action: cython.int
        key: cython.ulonglong = 1
        seat: cython.int = self.steps.seat()
        while seat >= 0 and node >= 0:
            block = self.block_of(node, seat)
            if block < 0:
                break
            action = self.choice(block, self.steps.legal())
            self.path[3 * deep], self.path[3 * deep + 1], self.path[3 * deep + 2] = block, seat, action
            deep += 1
            key = self.mixed((key * GOLDEN + 128 * seat + action) & MASK)
            if self.steps.apply(action):
                node = self.node_after(key)
            seat = self.steps.seat()
        return deep

    @cython.cfunc
    def block_of(self, node: cython.int, seat: cython.int) -> cython.int:
        """Where that stands which is known of a seat's actions; -1 where there is no room."""
        at: cython.int = node * self.seats + seat
        if self.blocks[at] < 0 and self.filled < self.limit:
            self.blocks[at] = self.filled
            self.filled += 1
        return self.blocks[at]

    @cython.cfunc
    def node_after(self, key: cython.ulonglong) -> cython.int:
        """The node of all that was done; -1 where it is new, which ends the walk."""
        last: cython.ulonglong = len(self.keys) - 1
        place: cython.ulonglong = key & last
        while self.keys[place] and self.keys[place] != key:
            place = (place + 1) & last
        if self.keys[place]:
            return self.nodes[place]
        if self.used < self.limit:
            self.keys[place], self.nodes[place] = key, self.used
            self.used += 1
        return -1

    @cython.cfunc
    def choice(self, block: cython.int, actions: bytes) -> cython.int:
        """The action that is worth another try."""
        best: cython.int = actions[0]
        highest: cython.double = -1.0
        hope: cython.double
        action: cython.int
        place: cython.int
        for place in range(len(actions)):
            action = actions[place]
            self.available[ACTIONS * block + action] += 1
            hope = self.hope(ACTIONS * block + action)
            if hope > highest:
                best, highest = action, hope
        return best

    @cython.cfunc
    def hope(self, at: cython.int) -> cython.double:
        """What an action may be worth, between nothing and a little more than one; at random among equals."""
        tries: cython.int = self.tries[at]
        times: cython.int = self.later[at]
        own: cython.double = 1.0
        later: cython.double = 0.0
        trust: cython.double = 0.0
        curiosity: cython.double = self.rise[min(self.available[at], COUNTED)] * self.fall[min(tries, COUNTED)]
        curiosity = CURIOSITY * curiosity + (self.random() >> 40) * 1e-3 / 16777216.0
        if tries:
            own = (self.worth[at] / tries - self.least) / (self.most - self.least)
        if times:
            later = (self.later_worth[at] / times - self.least) / (self.most - self.least)
            trust = LATER / (LATER + tries)
        return trust * later + (1.0 - trust) * own + curiosity

    # ── Back from the end ─────────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def weigh(self) -> cython.void:
        """By seat how good the end is, as `rollout.worth_of` says."""
        seat: cython.int
        middle: cython.double = 0.0
        largest: cython.double = 1.0
        points: cython.double
        for seat in range(self.seats):
            points = self.steps.points(seat)
            self.ends[seat] = points
            middle += points / self.seats
            largest = max(largest, 1.0 + abs(points))
        if self.seats > 1:
            for seat in range(self.seats):
                points = 0.5 + max(-0.5, min(0.5, (self.ends[seat] - middle) / largest))
                self.ends[seat] = (1.0 - POINTS) * self.placing(seat) + POINTS * points
        for seat in range(self.seats):
            self.least, self.most = min(self.least, self.ends[seat]), max(self.most, self.ends[seat])

    @cython.cfunc
    def placing(self, seat: cython.int) -> cython.double:
        """A seat's place among several: 1 for the first, 0 for the last, the middle of a shared one."""
        other: cython.int
        behind: cython.double = 0.0
        own: cython.int = self.steps.standing(seat)
        theirs: cython.int
        for other in range(self.seats):
            theirs = self.steps.standing(other)
            if other != seat and theirs >= own:
                behind += 1.0 if theirs > own else 0.5
        return 1.0 - behind / (self.seats - 1)

    @cython.cfunc
    def learn(self, deep: cython.int, played: cython.int) -> cython.void:
        """Write down how a game has ended, from its end to its beginning."""
        step: cython.int
        seat: cython.int
        block: cython.int
        self.games += 1
        for seat in range(self.seats):
            self.counts[seat] = 0
        for step in range(played):
            self.note(self.played[step] >> 7, self.played[step] & 127)
        for step in range(3 * (deep - 1), -1, -3):
            block, seat = self.path[step], self.path[step + 1]
            self.note(seat, self.path[step + 2])
            self.tries[ACTIONS * block + self.path[step + 2]] += 1
            self.worth[ACTIONS * block + self.path[step + 2]] += self.ends[seat]
            self.learn_later(ACTIONS * block, seat)

    @cython.cfunc
    def note(self, seat: cython.int, action: cython.int) -> cython.void:
        """A seat has done this in the game, now or later."""
        if self.done[ACTIONS * seat + action] != self.games:
            self.done[ACTIONS * seat + action] = self.games
            self.acts[ACTIONS * seat + self.counts[seat]] = action
            self.counts[seat] += 1

    @cython.cfunc
    def learn_later(self, first: cython.int, seat: cython.int) -> cython.void:
        """What a seat did from here on says something of those actions here, where they were available."""
        number: cython.int
        at: cython.int
        for number in range(self.counts[seat]):
            at = first + self.acts[ACTIONS * seat + number]
            if self.available[at]:
                self.later[at] += 1
                self.later_worth[at] += self.ends[seat]

    def best(self, actions: bytes) -> int:
        """Of these actions of the seat that is to choose the one that was tried most."""
        first: cython.int = ACTIONS * self.blocks[self.observer]
        return max(actions, key=lambda action: (self.tries[first + action], self.worth[first + action]))
