# distutils: extra_compile_args = -O3
# cython: infer_types=True
# ruff: noqa: ERA001
# mypy: disallow-untyped-decorators=False
"""Avenue for search: the networks of one sheet, kept up to date road by road, and whole tables that play at random."""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

# An anchor is a farm (0 to 5), the green castle (6) or the purple one (7). A port is a vacant square and the side by
# which a road points into it: 4 * square + side; -4 is none. A network is named by the square drawn last in it.
ROADS, GREEN, PURPLE, ANCHORS, ONE_END, OTHER_END, PORT, HOME, SIZE = 0, 42, 84, 126, 168, 210, 252, 420, 428
EMPTY = array("h", [0] * PORT + [-1] * (SIZE - PORT))
PEEK = 42  # as a choice; every other is its square


@cython.final
@cython.cclass
class Land:
    """A map as tables."""

    neighbour: cython.short[::1]  # by square and side, as ports are
    opposite: cython.short[::1]
    sides: cython.short[::1]  # two for each road
    onward: cython.short[::1]  # by road and the side of entry, -1 where the road does not take it up
    green: cython.short[::1]
    purple: cython.short[::1]
    anchor: cython.short[::1]  # by square, -1 for none
    square: cython.short[::1]  # by anchor

    def __init__(self, roads: list[object], grapes: list[object], anchors: list[object]) -> None:
        self.neighbour, self.opposite, self.sides, self.onward = roads
        self.green, self.purple = grapes
        self.anchor, self.square = anchors


@cython.final
@cython.cclass
class Networks:
    """The roads of one sheet and how they hang together, as numbers in one array that others may read."""

    land: Land
    roads: cython.short[::1]
    green: cython.short[::1]  # the grapes of a network
    purple: cython.short[::1]
    anchors: cython.short[::1]  # a bit for each on a network; -1 once it has become part of another
    one_end: cython.short[::1]
    other_end: cython.short[::1]
    port: cython.short[::1]  # the network whose road points in there, -1 for none
    home: cython.short[::1]  # the network of an anchor, -1 while it is vacant

    def __init__(self, land: Land, data: cython.short[::1]) -> None:
        self.land = land
        self.roads, self.green, self.purple = data[ROADS:GREEN], data[GREEN:PURPLE], data[PURPLE:ANCHORS]
        self.anchors, self.one_end, self.other_end = (
            data[ANCHORS:ONE_END],
            data[ONE_END:OTHER_END],
            data[OTHER_END:PORT],
        )
        self.port, self.home = data[PORT:HOME], data[HOME:SIZE]

    @cython.ccall
    def draw(self, square: cython.int, road: cython.int) -> cython.int:
        """3.2 The road in that square: networks that it takes up become one, others end there."""
        land = self.land
        anchor = land.anchor[square]
        self.roads[square] = road
        self.green[square], self.purple[square] = land.green[square], land.purple[square]
        self.anchors[square] = 0 if anchor < 0 else 1 << anchor
        self.one_end[square] = self.take_up(square, land.sides[2 * road])
        self.other_end[square] = self.take_up(square, land.sides[2 * road + 1])
        for port in range(4 * square, 4 * square + 4):
            net = self.port[port]
            if net >= 0:
                self.port[port] = -1
                self.block(net, port)
        self.name(square)

    @cython.cfunc
    def take_up(self, square: cython.int, side: cython.int) -> cython.int:
        """Join what points into the square from that side; the port at its far end, or the one beyond the side."""
        net = self.port[4 * square + side]
        beyond = self.land.neighbour[4 * square + side]
        if net < 0:
            return 4 * beyond + self.land.opposite[side] if beyond >= 0 and self.roads[beyond] == 0 else -4
        if self.anchors[net] < 0:  # a loop: the other side has taken it up
            return -4
        self.green[square] += self.green[net]
        self.purple[square] += self.purple[net]
        self.anchors[square] |= self.anchors[net]
        self.anchors[net] = -1
        return self.other_end[net] if self.one_end[net] == 4 * square + side else self.one_end[net]

    @cython.cfunc
    def block(self, net: cython.int, port: cython.int) -> cython.int:
        """A network ends at a square whose road does not take it up."""
        if self.one_end[net] == port:
            self.one_end[net] = -4
        if self.other_end[net] == port:
            self.other_end[net] = -4

    @cython.cfunc
    def name(self, square: cython.int) -> cython.int:
        """A new network: an end that points into its own last square is none; ports and anchors are told its name."""
        if self.one_end[square] >> 2 == square:
            self.one_end[square] = -4
        if self.other_end[square] >> 2 == square:
            self.other_end[square] = -4
        if self.one_end[square] >= 0:
            self.port[self.one_end[square]] = square
        if self.other_end[square] >= 0:
            self.port[self.other_end[square]] = square
        for anchor in range(8):
            if self.anchors[square] >> anchor & 1:
                self.home[anchor] = square


@cython.final
@cython.cclass
class Table:
    """A game of any number of seats, one card after another; farms are numbers, and cards roads, plus ten in yellow."""

    land: Land
    seats: cython.int
    roads: cython.short[::1]  # 42 for each seat, as vacant squares
    vacant: cython.short[::1]  # those that are left first, in any order
    free: cython.short[::1]  # how many are left
    peeks: cython.short[::1]  # the last round in which a seat peeked
    before: cython.short[::1]
    points: cython.short[::1]
    highest: cython.short[::1]
    cards: cython.short[42]
    farms: cython.short[6]
    shown: cython.int
    yellow: cython.int
    round: cython.int
    luck: cython.ulonglong

    def __init__(self, land: Land, seats: int) -> None:
        self.land, self.seats, self.luck = land, seats, 1
        self.roads, self.vacant = array("h", bytes(84 * seats)), array("h", bytes(84 * seats))
        self.free, self.peeks, self.before = (array("h", bytes(2 * seats)) for _ in range(3))
        self.points, self.highest = array("h", bytes(2 * seats)), array("h", bytes(2 * seats))
        if not cython.compiled:
            self.cards, self.farms = [0] * 42, [0] * 6

    @cython.ccall
    def deal(self, cards: list[int], farms: list[int]) -> cython.int:
        """2 Both decks in order, and empty sheets; the first farm and the first card lie open."""
        for place in range(42):
            self.cards[place] = cards[place]
        for place in range(6):
            self.farms[place] = farms[place]
        self.begin()

    @cython.cfunc
    def begin(self) -> cython.int:
        """Empty sheets."""
        for seat in range(self.seats):
            for square in range(42):
                self.roads[42 * seat + square] = 0
                self.vacant[42 * seat + square] = square
            self.free[seat], self.peeks[seat], self.before[seat] = 42, 0, 0
            self.points[seat], self.highest[seat] = 0, 0
        self.round, self.shown, self.yellow = 1, 0, self.cards[0] > 10

    @cython.ccall
    def choose(self, seat: cython.int, choice: cython.int) -> cython.int:
        """3.2 What a seat does with the card; nobody sees it before all have chosen, so the order does not matter."""
        if choice == 42:
            self.peeks[seat] = self.round
            return 0
        first = 42 * seat
        self.roads[first + choice] = self.cards[self.shown] % 10
        for place in range(self.free[seat]):
            if self.vacant[first + place] == choice:
                self.free[seat] -= 1
                self.vacant[first + place] = self.vacant[first + self.free[seat]]
                break
        return 0

    @cython.ccall
    def go_on(self) -> cython.int:
        """3.3 All have chosen: score after the fourth yellow card, and show the next. Whether the game goes on."""
        if self.yellow == 4:
            for seat in range(self.seats):
                self.score(seat)
            self.round, self.yellow = self.round + 1, 0
            if self.round > 5:
                return 0
        self.shown += 1
        self.yellow += self.cards[self.shown] > 10
        return 1

    @cython.cfunc
    def score(self, seat: cython.int) -> cython.int:
        """4, 5.1 A seat's number for the farm of the round, after the last one with its castles."""
        number = self.grapes(seat, self.farms[self.round - 1])
        number = number if number > self.before[seat] else 0
        self.before[seat] = number
        self.points[seat] += number if number else -5
        self.highest[seat] = max(self.highest[seat], number)
        if self.round == 5:
            self.points[seat] += self.grapes(seat, 6) + self.grapes(seat, 7)

    @cython.ccall
    def grapes(self, seat: cython.int, anchor: cython.int) -> cython.int:
        """4.1 The grapes that are joined to a farm or, in its colour, to a castle: both ways along its road."""
        land, first = self.land, 42 * seat
        start: cython.int = land.square[anchor]
        total: cython.int = 0
        for way in range(2):
            here: cython.int = start
            side: cython.int = land.sides[2 * self.roads[first + start] + way]
            while self.roads[first + start]:
                entry = land.opposite[side]
                here = land.neighbour[4 * here + side]
                if here < 0 or self.roads[first + here] == 0 or land.onward[4 * self.roads[first + here] + entry] < 0:
                    break
                if here == start:  # a loop: the other way would find the same
                    return total
                side = land.onward[4 * self.roads[first + here] + entry]
                total += (land.green[here] if anchor != 7 else 0) + (land.purple[here] if anchor != 6 else 0)
        return total

    @cython.ccall
    def total(self, seat: cython.int) -> cython.int:
        """5.2 A seat's points so far."""
        return self.points[seat]

    @cython.ccall
    def highest_number(self, seat: cython.int) -> cython.int:
        """5.2 A seat's highest number, which breaks ties."""
        return self.highest[seat]

    # ── At random ─────────────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def below(self, limit: cython.int) -> cython.int:
        """A number from 0 to limit - 1, by Marsaglia's xorshift of 32 bits."""
        luck: cython.ulonglong = self.luck
        luck ^= luck << 13 & 0xFFFFFFFF
        luck ^= luck >> 17
        luck ^= luck << 5 & 0xFFFFFFFF
        self.luck = luck
        return luck * limit >> 32

    @cython.cfunc
    def deal_at_random(self) -> cython.int:
        """Both decks in any order."""
        for place in range(41, 0, -1):
            other = self.below(place + 1)
            self.cards[place], self.cards[other] = self.cards[other], self.cards[place]
        for place in range(5, 0, -1):
            other = self.below(place + 1)
            self.farms[place], self.farms[other] = self.farms[other], self.farms[place]
        self.begin()

    @cython.cfunc
    def draw_at_random(self, seat: cython.int) -> cython.int:
        """Any choice of those a seat has."""
        may_peek = self.peeks[seat] < self.round
        place = self.below(self.free[seat] + may_peek)
        if place == self.free[seat]:
            self.peeks[seat] = self.round
        else:
            first = 42 * seat
            self.roads[first + self.vacant[first + place]] = self.cards[self.shown] % 10
            self.free[seat] -= 1
            self.vacant[first + place] = self.vacant[first + self.free[seat]]

    @cython.ccall
    def play_random(self, games: cython.int, seed: cython.int) -> tuple[int, int]:
        """So many games at random from a deal that was made: the decisions, and the points of all seats together."""
        decisions: cython.longlong = 0
        points: cython.longlong = 0
        self.luck = (seed & 0xFFFFFF) * 2 + 1
        for _ in range(games):
            self.deal_at_random()
            going: cython.int = 1
            while going:
                for seat in range(self.seats):
                    self.draw_at_random(seat)
                decisions += self.seats
                going = self.go_on()
            for seat in range(self.seats):
                points += self.points[seat]
        return decisions, points
