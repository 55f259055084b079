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
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFF)  # written out it would be a number of Python's, which is slow
PEEK = 42  # as a choice; every other is its square


def numbers_for(seats: int) -> int:
    """How many numbers a position of a table with so many seats takes."""
    return 52 + 89 * seats


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
    """A game of any number of seats, one card after another; farms are numbers, and cards roads, plus ten in yellow.

    It can be driven step by step (`seat`, `legal`, `apply`), as `serao.engine.steps` describes.
    """

    land: Land
    number: cython.int  # of seats
    data: cython.short[::1]  # the whole position, which the next names are parts of
    kept: cython.short[::1]  # a position to come back to; the first four numbers are shown, yellow, round, turn
    cards: cython.short[::1]
    farms: cython.short[::1]
    roads: cython.short[::1]  # 42 for each seat, as vacant squares
    vacant: cython.short[::1]  # those that are left first, in any order
    free: cython.short[::1]  # how many are left
    peeks: cython.short[::1]  # the last round in which a seat peeked
    before: cython.short[::1]
    scores: cython.short[::1]
    highest: cython.short[::1]
    shown: cython.int
    yellow: cython.int
    round: cython.int
    turn: cython.int  # who chooses next for the card that is shown, -1 when it is over
    luck: cython.ulonglong
    room: cython.char[43]

    def __init__(self, land: Land, seats: int, data: cython.short[::1], kept: cython.short[::1]) -> None:
        """Both rows of numbers are as long as `numbers_for` says."""
        self.land, self.number, self.luck, self.data, self.kept = land, seats, 1, data, kept
        self.cards, self.farms = data[4:46], data[46:52]
        at = 52 + 84 * seats
        self.roads, self.vacant = data[52 : 52 + 42 * seats], data[52 + 42 * seats : at]
        self.free, self.peeks = data[at : at + seats], data[at + seats : at + 2 * seats]
        self.before, self.scores = data[at + 2 * seats : at + 3 * seats], data[at + 3 * seats : at + 4 * seats]
        self.highest = data[at + 4 * seats : at + 5 * seats]
        if not cython.compiled:
            self.room = [0] * 43

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
        for seat in range(self.number):
            for square in range(42):
                self.roads[42 * seat + square] = 0
                self.vacant[42 * seat + square] = square
            self.free[seat], self.peeks[seat], self.before[seat] = 42, 0, 0
            self.scores[seat], self.highest[seat] = 0, 0
        self.round, self.shown, self.yellow, self.turn = 1, 0, self.cards[0] > 10, 0

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
            for seat in range(self.number):
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
        self.scores[seat] += number if number else -5
        self.highest[seat] = max(self.highest[seat], number)
        if self.round == 5:
            self.scores[seat] += self.grapes(seat, 6) + self.grapes(seat, 7)

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
    def points(self, seat: cython.int) -> cython.int:
        """5.2 A seat's points so far."""
        return self.scores[seat]

    @cython.ccall
    def highest_number(self, seat: cython.int) -> cython.int:
        """5.2 A seat's highest number, which breaks ties."""
        return self.highest[seat]

    # ── Step by step ──────────────────────────────────────────────────────────────────────────────

    @cython.ccall
    def seats(self) -> cython.int:
        """How many play."""
        return self.number

    @cython.ccall
    def seat(self) -> cython.int:
        """Who chooses next; -1 when it is over."""
        return self.turn

    def legal(self) -> bytes:
        """What that seat may do: vacant squares, and 42 for a peek."""
        seat: cython.int = self.turn
        number: cython.int = 0
        if seat >= 0:
            for square in range(42):
                self.room[number] = square
                number += self.roads[42 * seat + square] == 0
            self.room[number] = 42
            number += self.peeks[seat] < self.round
        return self.room[:number] if cython.compiled else bytes(self.room[:number])

    @cython.ccall
    def apply(self, action: cython.int) -> cython.int:
        """What that seat has chosen; whether it lies open now, as it does when all have chosen."""
        self.choose(self.turn, action)
        self.turn += 1
        if self.turn < self.number:
            return 0
        self.turn = 0 if self.go_on() else -1
        return 1

    @cython.ccall
    def standing(self, seat: cython.int) -> cython.int:
        """5.2 A number that is the greater the better a seat is placed."""
        return 1000 * self.scores[seat] + self.highest[seat]

    def load(self, numbers: list[int]) -> None:
        """Take over a position: its row of numbers."""
        for place in range(52 + 89 * self.number):
            self.kept[place] = numbers[place]
        self.return_to_kept()

    @cython.cfunc
    def return_to_kept(self) -> cython.int:
        """Back to the position that was taken over."""
        self.data[:] = self.kept
        self.shown, self.yellow, self.round, self.turn = self.data[0], self.data[1], self.data[2], self.data[3]

    def imagine(self, seat: cython.int, seed: cython.ulonglong) -> None:
        """The position that was taken over, with all that this seat cannot know in another order."""
        self.return_to_kept()
        self.seed(seed)
        self.shuffle(self.cards, self.shown + 1, 42)
        self.shuffle(self.farms, self.round + (self.peeks[seat] == self.round), 6)

    # ── At random ─────────────────────────────────────────────────────────────────────────────────

    def seed(self, number: cython.ulonglong) -> None:
        """Set the luck of everything random that follows."""
        self.luck = (number & 0x7FFFFFFF) * 2 + 1

    @cython.cfunc
    def below(self, limit: cython.int) -> cython.int:
        """A number from 0 to limit - 1, by Marsaglia's xorshift of 32 bits."""
        luck: cython.ulonglong = self.luck
        luck ^= luck << 13 & WORD
        luck ^= luck >> 17
        luck ^= luck << 5 & WORD
        self.luck = luck
        return luck * limit >> 32

    @cython.cfunc
    def shuffle(self, deck: cython.short[::1], first: cython.int, stop: cython.int) -> cython.int:
        """The cards of a deck between two places, in any order."""
        for place in range(stop - 1, first, -1):
            other = first + self.below(place - first + 1)
            deck[place], deck[other] = deck[other], deck[place]

    def deal_at_random(self, seed: cython.ulonglong) -> None:
        """Both decks in any order, and empty sheets."""
        self.seed(seed)
        self.shuffle_decks()

    @cython.cfunc
    def shuffle_decks(self) -> cython.int:
        """The same, with the luck as it is."""
        self.shuffle(self.cards, 0, 42)
        self.shuffle(self.farms, 0, 6)
        self.begin()

    @cython.cfunc
    def draw_at_random(self, seat: cython.int) -> cython.int:
        """Any choice of those a seat has; what it is."""
        place = self.below(self.free[seat] + (self.peeks[seat] < self.round))
        if place == self.free[seat]:
            self.peeks[seat] = self.round
            return 42
        first = 42 * seat
        square = self.vacant[first + place]
        self.roads[first + square] = self.cards[self.shown] % 10
        self.free[seat] -= 1
        self.vacant[first + place] = self.vacant[first + self.free[seat]]
        return square

    @cython.ccall
    def play_on(self, played: cython.short[::1]) -> cython.int:
        """Play to the end at random; how many decisions, each written down as 128 * seat + action."""
        number: cython.int = 0
        while self.turn >= 0:
            for seat in range(self.turn, self.number):
                played[number] = 128 * seat + self.draw_at_random(seat)
                number += 1
            self.turn = 0 if self.go_on() else -1
        return number

    @cython.ccall
    def play_at_random(self, seed: cython.ulonglong, games: cython.int) -> cython.longlong:
        """So many whole games; how many decisions that took."""
        decisions: cython.longlong = 0
        going: cython.int
        self.seed(seed)
        for _ in range(games):
            self.shuffle_decks()
            going = 1
            while going:
                for seat in range(self.number):
                    self.draw_at_random(seat)
                decisions += self.number
                going = self.go_on()
        self.turn = -1
        return decisions
