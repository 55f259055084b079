"""What a position of Photograph is worth: points still to come, learned, a sum over the colours of a seat."""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from typing import Any

from serao.games.photograph import kernel

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

SEATS = cython.declare(cython.int, kernel.SEATS)
MISSED = cython.declare(cython.int, kernel.MISSED)
PHASE = cython.declare(cython.int, kernel.PHASE)
TURN = cython.declare(cython.int, kernel.TURN)
AT_END = cython.declare(cython.int, kernel.AT_END)
WINDING = cython.declare(cython.int, kernel.WINDING)
NEXT = cython.declare(cython.int, kernel.NEXT)
END = cython.declare(cython.int, kernel.END)
LEFT = cython.declare(cython.int, kernel.LEFT)
HANDS = cython.declare(cython.int, kernel.HANDS)
HELD = cython.declare(cython.int, kernel.HELD)
SHOTS = cython.declare(cython.int, kernel.SHOTS)
STRIPS = cython.declare(cython.int, kernel.STRIPS)

OFFERED = cython.declare(cython.int, 2)  # a kind of card, as in `survey_kernel`

# The tables of weights, one after another. A shape is a strip's end: 37 of them, a falling one as its mirror image.
BY_CARD = cython.declare(cython.int, 0)  # 37 shapes, 12 numbers, 5 places in hand
BY_LIVE = cython.declare(cython.int, 2220)  # 37 shapes, 12 numbers, 4 places elsewhere
BY_PLAN = cython.declare(cython.int, 3996)  # length with the hand, what may follow, time
BY_LENGTH = cython.declare(cython.int, 4764)  # length, what may follow, cards in hand
BY_BLURS = cython.declare(cython.int, 5020)  # cards out of focus in hand, the place of the first, time
BY_SHOT = cython.declare(cython.int, 5308)  # Good Shot: free (both lengths, a rival's, time), mine, another's
BY_RACE = cython.declare(cython.int, 5840)  # the place that wins it, a rival's length, turns until mine
BY_SHAPE = cython.declare(cython.int, 5960)  # shape, length
BY_END = cython.declare(cython.int, 6256)  # shape with the hand, time
BY_HAND = cython.declare(cython.int, 6700)  # hand short or not, cards of the colour, time
BY_MISSED = cython.declare(cython.int, 6796)  # 6.5: time, cards of the colour, length with the hand
BY_FRONT = cython.declare(cython.int, 7180)  # 6.5: time, at the front of the hand or not, length with the hand
WEIGHTS = cython.declare(cython.int, 7372)
MOST_ACTIVE = cython.declare(cython.int, 40)


@cython.cclass
class Value:
    """Looks at a game's row of numbers; what it looks at now stands in its own names."""

    cells = cython.declare(cython.int[::1])
    kinds = cython.declare(cython.int[::1])  # both from the survey
    follow = cython.declare(cython.double[::1])
    weights = cython.declare(cython.double[::1])
    active = cython.declare(cython.int[::1])  # what is so, as places among the weights
    worth = cython.declare(cython.double[::1])  # by winding, card * 8 + to, what the sweep found
    regard = cython.declare(cython.double[::1])  # by seat: how much its points matter, others' less than nothing
    numbers = cython.declare(cython.int[::1])  # the colour's cards in hand from back to front …
    places = cython.declare(cython.int[::1])  # … and their places
    groups = cython.declare(cython.int[::1])  # by colour: how many cards in hand, and their places
    keys = cython.declare(cython.int[::1])  # by colour: what the sweep has looked at before …
    parts = cython.declare(cython.double[::1])  # … and what it found
    known = cython.declare(cython.int[::1])
    rivals = cython.declare(cython.double[::1])  # by colour: what the others' strips are worth
    tables = cython.declare(cython.int[::1])
    found = cython.declare(cython.int)
    seat = cython.declare(cython.int)
    colour = cython.declare(cython.int)
    wait = cython.declare(cython.int)  # turns of others before the seat's own
    time = cython.declare(cython.int)  # turns to come, about
    last = cython.declare(cython.int)
    way = cython.declare(cython.int)
    blur = cython.declare(cython.int)
    count = cython.declare(cython.int)
    blurs = cython.declare(cython.int)
    shot = cython.declare(cython.int)  # the Good Shot: 0 free, 1 mine, 2 another's
    rival = cython.declare(cython.int)  # the most cards in focus of another seat
    cards = cython.declare(cython.int)
    held = cython.declare(cython.int)
    number = cython.declare(cython.int)  # cards to be played
    pending = cython.declare(cython.int)  # 5.1 whether the field is about to be dealt anew
    shots = cython.declare(cython.int)  # whether Good Shots can be won with them

    def __init__(self, cells: Any, kinds: Any, follow: Any, learned: Any, active: Any, worth: Any, regard: Any) -> None:
        self.cells, self.kinds, self.follow = cells, kinds, follow
        self.weights, self.active = learned, active
        self.worth, self.regard = worth, regard
        self.numbers, self.places = array("i", bytes(4 * 8)), array("i", bytes(4 * 8))
        self.groups = array("i", bytes(4 * 7 * 9))
        self.keys = array("i", bytes(4 * 7 * 32))
        self.parts = array("d", bytes(8 * 7 * 32))
        self.known = array("i", bytes(4 * 7))
        self.rivals = array("d", bytes(8 * 7))
        self.tables = kernel.TABLES

    # ── One colour of one seat ────────────────────────────────────────────────────────────────────

    @cython.ccall
    def stand_before(self, seat: cython.int, colour: cython.int) -> cython.void:
        """Look at a seat's strip of a colour as it lies there."""
        place: cython.int
        card: cython.int
        at: cython.int = STRIPS + 35 * seat + 5 * colour
        cells = self.cells
        self.seat, self.colour = seat, colour
        self.wait = (seat - cells[TURN] - (cells[PHASE] > 0) + cells[SEATS]) % cells[SEATS]
        self.pending = cells[PHASE] == WINDING and cells[LEFT] <= 3
        self.time = cells[END] - cells[NEXT] + (0 if self.pending else cells[LEFT])
        self.time = min(11, self.time // (2 * cells[SEATS]))
        self.last, self.way, self.blur = cells[at], cells[at + 1], cells[at + 2]
        self.count, self.blurs = cells[at + 3], cells[at + 4]
        self.shot = 0 if cells[SHOTS + colour] == -1 else 1 if cells[SHOTS + colour] == seat else 2
        self.rival = self.best_rival(seat, colour)
        self.held = cells[HELD + seat]
        self.cards = 0
        for place in range(self.held):
            card = cells[HANDS + 8 * seat + place]
            if card // 12 == colour:
                self.numbers[self.cards] = card % 12 + 1
                self.places[self.cards] = place
                self.cards += 1

    @cython.cfunc
    def best_rival(self, seat: cython.int, colour: cython.int) -> cython.int:
        """The most cards in focus that another seat has."""
        other: cython.int
        most: cython.int = 0
        for other in range(self.cells[SEATS]):
            if other != seat:
                most = max(most, self.cells[STRIPS + 35 * other + 5 * colour + 3])
        return most

    @cython.cfunc
    def lay(self, number: cython.int) -> cython.int:
        """4 Play a number on the strip; whether it was in focus."""
        apart: cython.int = number - self.last
        if self.way != 0:
            apart *= self.way
        elif apart < 0:
            apart = -apart
        if self.last > 0 and (apart <= 0 or (apart > 3 and not self.blur)):
            self.blur = 1
            self.blurs += 1
            return 0
        if self.count == 1:
            self.way = 1 if number > self.last else -1
        self.last = number
        self.blur = 0
        self.count += 1
        return 1

    @cython.cfunc
    def shape(self) -> cython.int:
        """The end of the strip: empty, a number with the direction open, or one on a rising strip."""
        if self.last == 0:
            return 0
        if self.way == 0:
            return 1 + 2 * (min(self.last, 13 - self.last) - 1) + self.blur
        return 13 + 2 * ((self.last if self.way > 0 else 13 - self.last) - 1) + self.blur

    @cython.cfunc
    def mirrored(self) -> cython.int:
        """Whether the strip is looked at as its mirror image."""
        return self.way < 0 or (self.way == 0 and self.last > 6)

    @cython.cfunc
    def bucket(self) -> cython.int:
        """What may follow on the strip, roughly."""
        at: cython.int = (7 * self.seat + self.colour) * 52 + 13 * self.blur + self.last
        up: cython.double = self.follow[at]
        down: cython.double = self.follow[at + 26]
        more: cython.double = up if self.way > 0 else down
        if self.last == 0:
            return 0
        if self.way == 0:
            more = max(up, down) + 0.3 * min(up, down)
        return min(7, int(more * 2.5 * self.cells[SEATS]))

    @cython.cfunc
    def add(self, feature: cython.int) -> cython.void:
        """One more thing that is so."""
        self.active[self.found] = feature
        self.found += 1

    @cython.ccall
    def look(self) -> cython.int:
        """Find what is so of the strip that it stands before; how many features."""
        i: cython.int
        place: cython.int
        now: cython.int = self.shape()
        length: cython.int = self.count
        mirror: cython.int = self.mirrored()
        blurs: cython.int = 0
        first: cython.int = 5
        wins: cython.int = 5
        number: cython.int
        self.found = 0
        self.add(BY_LENGTH + (8 * min(length, 7) + self.bucket()) * 4 + min(self.cards, 3))
        self.add(BY_SHAPE + 8 * now + min(length, 7))
        for i in range(self.cards):
            place = min(self.places[i], 4)
            number = self.numbers[i]
            self.add(BY_CARD + (12 * now + (12 - number if mirror else number - 1)) * 5 + place)
            if not self.lay(number):
                first = min(first, place)
                blurs += 1
            elif wins == 5 and self.count >= (3 if self.cells[SEATS] == 4 else 4):
                wins = place
        self.look_ahead(length, wins)
        self.add(BY_BLURS + (6 * min(blurs, 3) + first) * 12 + self.time)
        self.add(BY_HAND + ((self.held > 3) * 4 + min(self.cards, 3)) * 12 + self.time)
        if self.cells[MISSED]:
            place = self.cards > 0 and self.places[self.cards - 1] == self.held - 1
            self.add(BY_MISSED + (12 * min(self.cards, 3) + self.time) * 8 + min(self.count, 7))
            self.add(BY_FRONT + (12 * place + self.time) * 8 + min(self.count, 7))
        return self.found

    @cython.cfunc
    def look_ahead(self, length: cython.int, wins: cython.int) -> cython.void:
        """The strip as it will be when the hand is played: what may follow, and the Good Shot."""
        number: cython.int
        kind: cython.int
        lengths: cython.int
        then: cython.int = self.shape()
        mirror: cython.int = self.mirrored()
        self.add(BY_PLAN + (8 * min(self.count, 7) + self.bucket()) * 12 + self.time)
        self.add(BY_END + 12 * then + self.time)
        if self.shot == 0:
            lengths = 25 * min(length, 4) + 5 * min(self.count, 4) + min(self.rival, 4)
            self.add(BY_SHOT + 4 * lengths + self.time // 3)
            self.add(BY_RACE + (5 * wins + min(self.rival, 4)) * 4 + self.wait)
        else:
            self.add(BY_SHOT + 492 + 8 * self.shot + min(self.count, 7))
        for number in range(12):
            kind = self.kinds[84 * self.seat + 12 * self.colour + number]
            if kind >= OFFERED + self.pending:
                kind = 0 if kind == OFFERED and self.wait == 0 else kind - 1
                self.add(BY_LIVE + (12 * then + (11 - number if mirror else number)) * 4 + kind)

    @cython.ccall
    def weigh(self) -> cython.double:
        """The points to come on the strip that it stands before."""
        i: cython.int
        total: cython.double = 0.0
        self.look()
        for i in range(self.found):
            total += self.weights[self.active[i]]
        return total + self.dealt() if self.pending else total

    @cython.cfunc
    def dealt(self) -> cython.double:
        """5.1 What it adds, on average, that some unseen cards will be dealt open."""
        number: cython.int
        place: cython.int
        at: cython.int = BY_LIVE + 48 * self.shape()
        total: cython.double = 0.0
        for number in range(12):
            if self.kinds[84 * self.seat + 12 * self.colour + number] == OFFERED + 1:
                place = at + 4 * (11 - number if self.mirrored() else number)
                total += self.weights[place + (self.wait > 0)] - self.weights[place + 2]
        return total * 6 / (self.cells[END] - self.cells[NEXT] + 6)

    @cython.cfunc
    def points(self) -> cython.int:
        """6.2, 6.3 The points of the strip as it stands."""
        return self.tables[8 + min(self.count, 7)] - 2 * self.blurs + 5 * (self.shot == 1)

    @cython.ccall
    def judge(self, seat: cython.int) -> cython.double:
        """The points that a seat may expect in the end."""
        colour: cython.int
        total: cython.double = 0.0
        for colour in range(7):
            if self.cells[SHOTS + colour] != -2:
                self.stand_before(seat, colour)
                total += self.points() + self.weigh()
        return total

    # ── Every winding of a hand ───────────────────────────────────────────────────────────────────

    @cython.ccall
    def sweep(self, seat: cython.int, number: cython.int, shots: cython.int) -> cython.double:
        """What each winding is worth when so many cards are then played; the most of it."""
        colour: cython.int
        card: cython.int
        to: cython.int
        total: cython.double
        most: cython.double = -1e9
        rest: cython.double = self.prepare(seat, number, shots)
        for card in range(self.cells[HELD + seat] - 1):
            for to in range(card + 1, self.cells[HELD + seat]):
                total = rest
                for colour in range(7):
                    if self.groups[9 * colour]:
                        total += self.part(seat, colour, card, to)
                self.worth[8 * card + to] = total
                most = max(most, total)
        return most

    @cython.cfunc
    def prepare(self, seat: cython.int, number: cython.int, shots: cython.int) -> cython.double:
        """Sort the hand by colours; what the colours without a card in hand are worth."""
        colour: cython.int
        place: cython.int
        rest: cython.double = 0.0
        self.number, self.shots = number, shots
        for colour in range(7):
            self.groups[9 * colour] = self.known[colour] = 0
        for place in range(self.cells[HELD + seat]):
            colour = self.cells[HANDS + 8 * seat + place] // 12
            self.groups[9 * colour] += 1
            self.groups[9 * colour + self.groups[9 * colour]] = place
        for colour in range(7):
            if self.cells[SHOTS + colour] != -2:
                self.rivals[colour] = self.others(seat, colour, -1, 0)
                if self.groups[9 * colour] == 0:
                    self.stand_before(seat, colour)
                    rest += self.points() + self.weigh() + self.rivals[colour]
        return rest

    @cython.cfunc
    def others(self, seat: cython.int, colour: cython.int, length: cython.int, won: cython.int) -> cython.double:
        """What a colour is worth to the others, as far as that matters; length -1: the seat's strip as it is."""
        other: cython.int
        total: cython.double = 0.0
        if self.cells[PHASE] == AT_END:
            return 0.0
        for other in range(self.cells[SEATS]):
            if other != seat and self.regard[other] != 0.0:
                self.stand_before(other, colour)
                self.rival = max(self.rival, length)
                self.shot = 2 if won else self.shot
                total += self.regard[other] * self.weigh()
        return total

    @cython.cfunc
    def part(self, seat: cython.int, colour: cython.int, card: cython.int, to: cython.int) -> cython.double:
        """What one colour is worth after a winding; what was found once is kept."""
        i: cython.int
        key: cython.int = 0
        at: cython.int = 32 * colour
        for i in range(1, self.groups[9 * colour] + 1):
            key = 8 * key + wound(self.groups[9 * colour + i], card, to)
        for i in range(self.known[colour]):
            if self.keys[at + i] == key:
                return self.parts[at + i]
        i = self.known[colour]
        self.keys[at + i] = key
        self.known[colour] = i + 1
        self.parts[at + i] = self.played(seat, colour, card, to)
        return self.parts[at + i]

    @cython.cfunc
    def played(self, seat: cython.int, colour: cython.int, card: cython.int, to: cython.int) -> cython.double:
        """What one colour is worth, to this seat and the others, when a winding has been made and the cards played."""
        length: cython.int
        count: cython.int
        won: cython.int
        worth: cython.double
        self.stand_before(seat, colour)
        length, won = self.count, self.shot
        self.wind(seat, colour, card, to)
        count, won = self.count, self.shot != won
        worth = self.points()
        if self.cells[PHASE] == AT_END:
            return -3.0 if self.cells[MISSED] and self.cards else worth
        worth += self.weigh()
        return worth + (self.others(seat, colour, count, won) if count != length else self.rivals[colour])

    @cython.cfunc
    def wind(self, seat: cython.int, colour: cython.int, card: cython.int, to: cython.int) -> cython.void:
        """Play the colour's cards that are among those to be played; the others stay in hand."""
        i: cython.int
        place: cython.int
        self.held -= self.number
        self.cards = 0
        for place in range(8):
            for i in range(1, self.groups[9 * colour] + 1):
                if wound(self.groups[9 * colour + i], card, to) == place:
                    self.expose(self.cells[HANDS + 8 * seat + self.groups[9 * colour + i]] % 12 + 1, place)

    @cython.cfunc
    def expose(self, number: cython.int, place: cython.int) -> cython.void:
        """A card at a place of the hand: played, or kept there."""
        if place >= self.number:
            self.numbers[self.cards] = number
            self.places[self.cards] = place - self.number
            self.cards += 1
        elif self.lay(number) and self.shots and self.shot == 0:
            self.shot = self.count >= (3 if self.cells[SEATS] == 4 else 4)


@cython.cfunc
def wound(place: cython.int, card: cython.int, to: cython.int) -> cython.int:
    """3.2 Where the card at a place comes to lie."""
    if place == card:
        return to
    return place - 1 if card < place <= to else place
