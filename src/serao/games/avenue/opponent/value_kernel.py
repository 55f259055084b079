# distutils: extra_compile_args = -O3
# cython: infer_types=True
# ruff: noqa: ERA001
# mypy: disallow-untyped-decorators=False
"""What a sheet of Avenue is worth, in whole numbers: its features and a net over them, kept up to date road by road."""

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

from serao.games.avenue.kernel import ANCHORS, EMPTY, GREEN, HOME, ONE_END, PORT, PURPLE, ROADS, SIZE

# Anchors, ports and networks are those of `kernel.Networks`. A slot holds one feature at a time, 0 for none. Where the
# slots begin (those of squares at 0), then the features (those of squares at 1).
S_NETWORK = cython.declare(cython.int, 42)
S_PORT = cython.declare(cython.int, 84)
S_MEETING = cython.declare(cython.int, 252)
S_ANCHOR = cython.declare(cython.int, 294)  # three for each
S_JOINED = cython.declare(cython.int, 318)  # two anchors, the lower one first: 8 * one + other
S_NOW = cython.declare(cython.int, 382)
S_CARDS = cython.declare(cython.int, 384)
F_NETWORK = cython.declare(cython.int, 1 + 42 * 87)
F_PORT = cython.declare(cython.int, F_NETWORK + 3 * 16 * 4 * 4)
F_MEETING = cython.declare(cython.int, F_PORT + 168 * 6)
F_ANCHOR = cython.declare(cython.int, F_MEETING + 6 * 16)
F_MARGIN = cython.declare(cython.int, F_ANCHOR + 8 * 4 * 116)
F_ARMS = cython.declare(cython.int, F_MARGIN + 6 * 4 * 63)
F_JOINED = cython.declare(cython.int, F_ARMS + 8 * 4 * 16)
F_NOW = cython.declare(cython.int, F_JOINED + 64 * 3)
F_CARDS = cython.declare(cython.int, F_NOW + 25 * 67)
FEATURES = F_CARDS + 36 + 6 * 41 + 48 + 46
POINT = 1 << 14  # what one point is in the net's whole numbers
NEVER = -(1 << 30)  # the worth of what cannot be chosen
# The numbers of a sheet: networks, their ranks, roles of anchors, unseen cards (grey, then yellow), slots, units.
RANK, ROLE, LEFT, SLOTS, UNITS, ALL = SIZE, SIZE + 42, SIZE + 50, SIZE + 62, SIZE + 462, SIZE + 526
BLANK = EMPTY + array("h", [0] * 42 + [1] * 8 + [3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 3, 3] + [0] * 464)


@cython.final
@cython.cclass
class Sheet:
    """A sheet, the known cards, a net's 64 units: a plain sum of features, then rectified ones; heads by round."""

    game: Any  # `kernel.Networks`
    kept: object  # the arrays that the pointers lead into
    data: cython.short[::1]
    roads: cython.short[::1]
    green: cython.short[::1]
    purple: cython.short[::1]
    anchors: cython.short[::1]
    ends: cython.short[::1]  # the first of each network, then the second of each
    port: cython.short[::1]
    home: cython.short[::1]
    rank: cython.short[::1]  # of a network: 1 has a castle, 2 a farm that may come, 3 the next, 4 this round's, 5 more
    role: cython.short[::1]  # of an anchor: 0 done with, 1 may come, 2 comes next, 3 scores in this round; castles 1
    left: cython.short[::1]
    slots: cython.short[::1]
    units: cython.p_short
    rows: cython.p_short
    heads: cython.p_short
    values: cython.int[::1]  # of the choices that were judged last: a square each, then the peek
    neighbour: cython.short[::1]
    anchor: cython.short[::1]  # by square
    square: cython.short[::1]  # by anchor
    kind: cython.short[::1]  # of each square: itself, or for any map what it is like
    farm_kind: cython.short[::1]
    round: cython.int
    yellow: cython.int
    before: cython.int
    current: cython.int  # the farm of the round, -1 before it is revealed
    following: cython.int  # the farm that was peeked at, -1 for none
    peeked: cython.bint

    def __init__(self, game: object, data: cython.short[::1], values: object, tables: Any, weights: Any) -> None:
        self.game, self.data, self.values, self.kept = game, data, values, weights
        self.roads, self.green, self.purple = data[ROADS:GREEN], data[GREEN:PURPLE], data[PURPLE:ANCHORS]
        self.anchors, self.ends = data[ANCHORS:ONE_END], data[ONE_END:PORT]
        self.port, self.home, self.rank = data[PORT:HOME], data[HOME:SIZE], data[RANK:ROLE]
        self.role, self.left, self.slots = data[ROLE:LEFT], data[LEFT:SLOTS], data[SLOTS:UNITS]
        self.neighbour, self.anchor, self.square, self.kind, self.farm_kind = tables
        units: cython.short[::1] = data[UNITS:ALL]
        heads: cython.short[::1] = weights[0]
        rows: cython.short[::1] = weights[1]
        if cython.compiled:
            self.units, self.rows = cython.address(units[0]), cython.address(rows[0])
            self.heads = cython.address(heads[0])
        else:
            self.units, self.rows, self.heads = units, rows, heads
        self.clear()

    @cython.ccall
    def clear(self) -> cython.int:
        """An empty sheet before the first farm is revealed."""
        blank: cython.short[::1] = BLANK
        for k in range(954):
            self.data[k] = blank[k]
        self.round, self.yellow, self.before, self.current, self.following, self.peeked = 1, 0, 0, -1, -1, False
        for square in range(42):
            self.mark_vacant(square)
        self.refresh()

    @cython.ccall
    def copy(self, other: Sheet) -> cython.int:
        """Become the same as another sheet of the same map and net."""
        for k in range(954):
            self.data[k] = other.data[k]
        self.round, self.yellow, self.before = other.round, other.yellow, other.before
        self.current, self.following, self.peeked = other.current, other.following, other.peeked

    @cython.ccall
    def place(self, number: cython.int, farms: list[int], known: cython.int, before: cython.int) -> cython.int:
        """The round, all farms in order and how many of them are known, and what was written last."""
        self.round, self.yellow, self.before, self.peeked = number, 0, before, known > number
        for k in range(6):
            farm: cython.int = farms[k]
            self.role[farm] = 0 if k < number - 1 else 3 if k == number - 1 else 2 if k < known else 1
        self.current = farms[number - 1]
        self.following = farms[number] if known > number and number < 5 else -1
        self.refresh()

    @cython.ccall
    def know(self, farm: cython.int, coming: cython.bint) -> cython.int:
        """3.1, 3.2 The farm of the round is revealed, or the coming one was peeked at (-1: there is none)."""
        self.peeked = self.peeked or coming
        if farm >= 0:
            self.current, self.following = (self.current, farm) if coming else (farm, self.following)
            self.role[farm] = 2 if coming else 3
            self.refresh()

    @cython.ccall
    def show(self, kind: cython.int) -> cython.int:
        """3.2 A road card lies open: a grey one (0 to 5), or a yellow one (6 to 11)."""
        self.left[kind] -= 1
        self.yellow += kind > 5
        self.mark_cards()
        self.mark_now()

    @cython.ccall
    def draw(self, square: cython.int, road: cython.int) -> cython.int:
        """3.2 The road in that square, and what it changes: networks that are joined, and others that end there."""
        pointing: cython.int[4] = [0, 0, 0, 0]
        for side in range(4):
            pointing[side] = self.port[4 * square + side]
        self.game.draw(square, road)
        self.mark(square, 1 + 87 * self.kind[square] + road - 1)
        self.mark(S_MEETING + square, 0)
        for side in range(4):
            net = pointing[side]
            if net >= 0:
                self.mark(S_PORT + 4 * square + side, 0)
                if self.anchors[net] < 0:
                    self.mark(S_NETWORK + net, 0)
                else:
                    self.mark_network(net)
        self.mark_network(square)
        for side in range(4):
            if self.neighbour[4 * square + side] >= 0:
                self.mark_vacant(self.neighbour[4 * square + side])
        self.mark_now()

    @cython.ccall
    def close(self) -> cython.int:
        """3.3, 4 After the fourth yellow card: the points of the round, at the end with the castles; the next round."""
        done = self.current
        number = self.counted(self.home[done], done)
        self.before = number if number > self.before else 0
        number = self.before if self.before else -5
        self.role[done] = 0
        self.current, self.following, self.peeked = self.following, -1, False
        self.round, self.yellow = self.round + 1, 0
        if self.round > 5:
            for castle in range(6, 8):
                number += self.counted(self.home[castle], castle)
            return number
        for other in range(8):
            self.mark(S_JOINED + 8 * min(done, other) + max(done, other), 0)
        if self.current >= 0:
            self.role[self.current] = 3
        self.refresh()
        return number

    @cython.ccall
    def value(self) -> cython.int:
        """The points still to come, as the net sees it, each `POINT` large."""
        total: cython.int = 256 * self.units[0]
        head = 64 * self.round
        heads = self.heads
        if self.round > 5:
            return 0
        for unit in range(64):
            total += (self.units[unit] if self.units[unit] > 0 else 0) * heads[head + unit]
        return total

    @cython.ccall
    def judge(self, road: cython.int, scratch: Sheet) -> cython.int:
        """Every choice for the road that is shown, with the points it brings at once; the best one (42: to peek)."""
        best: cython.int = -1
        for choice in range(43):
            self.values[choice] = -1073741824
            if choice < 42 and self.roads[choice] == 0:
                scratch.copy(self)
                scratch.draw(choice, road)
                self.values[choice] = scratch.settle()
            elif choice == 42 and not self.peeked:
                self.values[choice] = self.worth_of_peek(scratch)
            if self.values[choice] > -1073741824 and (best < 0 or self.values[choice] > self.values[best]):
                best = choice
        return best

    @cython.cfunc
    def settle(self) -> cython.int:
        """Close the round if its last card has been played; what it brought and what is to come."""
        return (16384 * self.close() if self.yellow == 4 else 0) + self.value()

    @cython.cfunc
    def worth_of_peek(self, scratch: Sheet) -> cython.int:
        """The mean over the farms that may come; never, where none can."""
        farms: cython.int = 0
        total: cython.longlong = 0
        for farm in range(6):
            if self.role[farm] == 1 and (self.round < 5 or not farms):
                scratch.copy(self)
                scratch.know(farm if self.round < 5 else -1, True)
                total += scratch.settle() + 1000 * 16384  # above zero: there C and Python divide alike
                farms += 1
        return total // farms - 1000 * 16384 if farms else -1073741824

    @cython.cfunc
    @cython.inline
    def mark(self, slot: cython.int, feature: cython.int) -> cython.int:
        """Change what a slot holds, and the units with it."""
        rows = self.rows
        old, new = 64 * self.slots[slot], 64 * feature
        if old != new:
            self.slots[slot] = feature
            for unit in range(64):
                self.units[unit] += rows[new + unit] - rows[old + unit]

    @cython.cfunc
    def refresh(self) -> cython.int:
        """Every slot anew that depends on the farms' roles and the cards."""
        for net in range(42):
            if self.roads[net] and self.anchors[net] >= 0:
                self.rank_network(net)
        for net in range(42):
            if self.roads[net] and self.anchors[net] >= 0:
                self.mark_network(net)
        for anchor in range(8):
            self.mark_anchor(anchor)
        self.mark_now()
        self.mark_cards()

    @cython.cfunc
    def rank_network(self, net: cython.int) -> cython.int:
        """What a network is good for; how many farms on it count yet."""
        anchors = self.anchors[net]
        farms: cython.int = 0
        best: cython.int = 0
        for farm in range(6):
            if anchors >> farm & 1 and self.role[farm]:
                farms += 1
                best = max(best, self.role[farm])
        self.rank[net] = 5 if best == 3 and farms > 1 else best + 1 if best else 1 if anchors >> 6 else 0
        return farms

    @cython.cfunc
    def mark_network(self, net: cython.int) -> cython.int:
        """A network by its open ends, grapes, live farms and castles; its ends by what they are good for."""
        anchors = self.anchors[net]
        farms = min(self.rank_network(net), 3)
        size = 16 * self.ends_of(net) + min(self.green[net] + self.purple[net], 15)
        self.mark(S_NETWORK + net, F_NETWORK + 4 * (4 * size + farms) + (anchors >> 6))
        for end in range(2):
            port = self.ends[42 * end + net]
            if port >= 0:
                self.mark(S_PORT + port, F_PORT + 6 * (4 * self.kind[port >> 2] + (port & 3)) + self.rank[net])
                self.mark_vacant(port >> 2)
        for one in range(8):
            if anchors >> one & 1:
                self.mark_anchor(one)
            for other in range(one + 1, 8):
                if anchors >> one & anchors >> other & 1 and self.role[one] and self.role[other]:
                    pair = 8 * self.farm_kind[one] + self.farm_kind[other]
                    self.mark(
                        S_JOINED + 8 * one + other, F_JOINED + 3 * pair + max(self.role[one], self.role[other]) - 1
                    )

    @cython.cfunc
    def mark_vacant(self, square: cython.int) -> cython.int:
        """A vacant square by its four sides, and what would meet there."""
        if self.roads[square]:
            return 0
        last: cython.int = -1
        pattern: cython.int = 0
        arms: cython.int = 0
        grapes: cython.int = 0
        best: cython.int = 0
        for port in range(4 * square, 4 * square + 4):
            net = self.port[port]
            pattern = 3 * pattern + self.side_of(port)
            if net >= 0 and net != last:
                last = net
                arms += 1
                grapes += self.green[net] + self.purple[net]
                best = max(best, self.rank[net])
        self.mark(square, 1 + 87 * self.kind[square] + 6 + pattern)
        self.mark(S_MEETING + square, F_MEETING + 16 * best + min(grapes, 15) if arms > 1 else 0)
        if self.anchor[square] >= 0:
            self.mark_anchor(self.anchor[square])
        return 0

    @cython.cfunc
    @cython.inline
    def side_of(self, port: cython.int) -> cython.int:
        """The side of a vacant square: 0 nothing is beyond yet, 1 a road points in, 2 blocked."""
        beyond = self.neighbour[port]
        return 1 if self.port[port] >= 0 else 2 if beyond < 0 or self.roads[beyond] else 0

    @cython.cfunc
    def mark_anchor(self, anchor: cython.int) -> cython.int:
        """A farm or castle: its grapes, how far they are above the last number, its ends; or what points into it."""
        kind = 4 * self.farm_kind[anchor] + self.role[anchor]
        features: cython.int[3] = [0, 0, 0]
        if self.role[anchor] and self.home[anchor] < 0:
            features[0] = F_ANCHOR + 116 * kind + 96 + self.approaches(anchor)
            features[2] = F_ARMS + 16 * kind + min(self.best_arms(anchor), 15)
        elif self.role[anchor]:
            ends = self.ends_of(self.home[anchor])
            features[0] = F_ANCHOR + 116 * kind + 3 * min(self.counted(self.home[anchor], anchor), 31) + ends
            if anchor < 6:
                features[1] = F_MARGIN + 63 * kind + 3 * self.margin_of(anchor) + ends
        for number in range(3):
            self.mark(S_ANCHOR + 3 * anchor + number, features[number])

    @cython.cfunc
    @cython.inline
    def counted(self, net: cython.int, anchor: cython.int) -> cython.int:
        """The grapes of a network that count for an anchor; 0 without a network."""
        return 0 if net < 0 else (self.green[net] if anchor != 7 else 0) + (self.purple[net] if anchor != 6 else 0)

    @cython.cfunc
    def margin_of(self, farm: cython.int) -> cython.int:  # from 0, eight or more below the last number, to 20
        return min(max(self.counted(self.home[farm], farm) - self.before + 8, 0), 20)

    @cython.cfunc
    @cython.inline
    def ends_of(self, net: cython.int) -> cython.int:
        return (self.ends[net] >= 0) + (self.ends[42 + net] >= 0)

    @cython.cfunc
    def approaches(self, anchor: cython.int) -> cython.int:
        """A vacant anchor: five for each road that points in, up to three of them, and one for each blocked side."""
        found: cython.int = 0
        for side in range(4):
            what = self.side_of(4 * self.square[anchor] + side)
            found += (5 if found < 15 else 0) if what == 1 else what // 2
        return min(found, 19)

    @cython.cfunc
    def best_arms(self, anchor: cython.int) -> cython.int:
        """The grapes of the two best networks that point into a vacant anchor."""
        best: cython.int = 0
        second: cython.int = 0
        for side in range(4):
            grapes = self.counted(self.port[4 * self.square[anchor] + side], anchor)
            second = max(second, min(best, grapes))
            best = max(best, grapes)
        return best + second

    @cython.cfunc
    def mark_now(self) -> cython.int:
        """The farm of the round, with the cards of the round."""
        moment = F_NOW + 67 * (5 * (self.round - 1) + self.yellow)
        farm = self.current
        if farm < 0:
            self.mark(S_NOW, 0)
        elif self.home[farm] < 0:
            self.mark(S_NOW, moment + 63 + min(self.approaches(farm) // 5, 3))
        else:
            self.mark(S_NOW, moment + 3 * self.margin_of(farm) + self.ends_of(self.home[farm]))

    @cython.cfunc
    def mark_cards(self) -> cython.int:
        """The round, the number to beat, and the cards that are left."""
        yellow: cython.int = 0
        grey: cython.int = 0
        for road in range(6):
            grey += self.left[road]
            yellow += self.left[6 + road]
            self.mark(S_CARDS + 2 + road, F_CARDS + 282 + 8 * road + self.left[road] + self.left[6 + road])
        self.mark(S_CARDS, F_CARDS + 6 * (self.round - 1) + (self.yellow if self.current >= 0 else 5))
        self.mark(S_CARDS + 1, F_CARDS + 36 + 41 * (self.round - 1) + min(self.before, 40))
        self.mark(S_CARDS + 8, F_CARDS + 330 + yellow)
        self.mark(S_CARDS + 9, F_CARDS + 353 + grey)
