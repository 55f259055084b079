# distutils: extra_compile_args = -O3
# cython: infer_types=True
# ruff: noqa: ERA001
# mypy: disable-error-code="untyped-decorator,import-untyped"
"""What one colour of one seat of Photograph is worth: points still to come, learned."""

from __future__ import annotations

from array import array
from typing import Any

from serao.games.photograph import kernel
from serao.games.photograph.opponent.net_kernel import said

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

COVERED = cython.declare(cython.int, kernel.COVERED)
WHERE = cython.declare(cython.int, kernel.WHERE)

OFFERED = cython.declare(cython.int, 2)  # kinds of cards, as in `survey_kernel`
UNSEEN = cython.declare(cython.int, 3)

# The tables of features, one after another. A shape is a strip's end: 37 of them, a falling one as its mirror image.
BY_CARD = cython.declare(cython.int, 0)  # 37 shapes, 12 numbers, 5 places in hand
BY_LIVE = cython.declare(cython.int, 2220)  # 37 shapes, 12 numbers, 5 places elsewhere
BY_PLAN = cython.declare(cython.int, 4440)  # length with the hand, what may follow, time
BY_LENGTH = cython.declare(cython.int, 5208)  # length, what may follow, cards in hand
BY_BLURS = cython.declare(cython.int, 5464)  # cards out of focus in hand, the place of the first, time
BY_SHOT = cython.declare(cython.int, 5752)  # Good Shot: free (both lengths, a rival's, time), mine, another's
BY_RACE = cython.declare(cython.int, 6284)  # the place that wins it, a rival's length, turns until mine
BY_SHAPE = cython.declare(cython.int, 6404)  # shape, length
BY_END = cython.declare(cython.int, 6700)  # shape with the hand, time
BY_HAND = cython.declare(cython.int, 7144)  # hand short or not, cards of the colour, time
BY_MISSED = cython.declare(cython.int, 7240)  # 6.5: time, cards of the colour, length with the hand
BY_FRONT = cython.declare(cython.int, 7624)  # 6.5: time, at the front of the hand or not, length with the hand
BY_BACK = cython.declare(cython.int, 7816)  # shape with the hand, half, cards face down in the field, and unseen
BY_RIVAL = cython.declare(cython.int, 9888)  # the end of a rival's strip, seen as this one is
BY_MOMENT = cython.declare(cython.int, 9966)  # cards left, hand short or not
BY_PENDING = cython.declare(cython.int, 10046)  # the field is about to be dealt anew: shape with the hand
FEATURES = cython.declare(cython.int, 10083)
MOST_ACTIVE = cython.declare(cython.int, 40)  # the last two: how many there are, and the time, which is the net's head


@cython.final
@cython.cclass
class Strip:
    """Looks at a game's row of numbers; what it looks at now stands in its own names."""

    cells = cython.declare(cython.int[::1])
    kinds = cython.declare(cython.int[::1])  # both from the survey
    follow = cython.declare(cython.double[::1])
    kept: object  # the net's numbers, which the pointer leads into
    net: cython.p_short
    active = cython.declare(cython.int[::1])  # what is so
    regard = cython.declare(cython.double[::1])  # by seat: how much its points matter, others' less than nothing
    numbers = cython.declare(cython.int[::1])  # the colour's cards in hand from back to front …
    places = cython.declare(cython.int[::1])  # … and their places
    tables = cython.declare(cython.int[::1])
    left = cython.declare(cython.int)  # cards to come, about
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
    rival = cython.declare(cython.int)  # the most cards in focus of another seat …
    rival_end = cython.declare(cython.int)  # … and how that strip ends
    cards = cython.declare(cython.int)
    held = cython.declare(cython.int)
    number = cython.declare(cython.int)  # cards to be played
    pending = cython.declare(cython.int)  # 5.1 whether the field is about to be dealt anew
    shots = cython.declare(cython.int)  # whether Good Shots can be won with them

    def __init__(self, cells: Any, kinds: Any, follow: Any, net: Any, active: Any, regard: Any) -> None:
        self.cells, self.kinds, self.follow = cells, kinds, follow
        self.kept, self.active = net, active
        numbers: cython.short[::1] = net
        self.net = cython.address(numbers[0]) if cython.compiled else numbers
        self.regard = regard
        self.numbers, self.places = array("i", bytes(4 * 8)), array("i", bytes(4 * 8))
        self.tables = kernel.TABLES

    @cython.ccall
    def stand_before(self, seat: cython.int, colour: cython.int) -> cython.void:
        """Look at a seat's strip of a colour as it lies there."""
        at = STRIPS + 35 * seat + 5 * colour
        cells = self.cells
        self.seat, self.colour = seat, colour
        self.wait = (seat - cells[TURN] - (cells[PHASE] > 0) + cells[SEATS]) % cells[SEATS]
        self.pending = cells[PHASE] == WINDING and cells[LEFT] <= 3
        self.left = cells[END] - cells[NEXT] + (0 if self.pending else cells[LEFT])
        self.time = min(11, self.left // (2 * cells[SEATS]))
        self.last, self.way, self.blur = cells[at], cells[at + 1], cells[at + 2]
        self.count, self.blurs = cells[at + 3], cells[at + 4]
        self.shot = 0 if cells[SHOTS + colour] == -1 else 1 if cells[SHOTS + colour] == seat else 2
        self.find_rival(seat, colour)
        self.held = cells[HELD + seat]
        self.cards = 0
        for place in range(self.held):
            card = cells[HANDS + 8 * seat + place]
            if card // 12 == colour:
                self.numbers[self.cards] = card % 12 + 1
                self.places[self.cards] = place
                self.cards += 1

    @cython.cfunc
    def find_rival(self, seat: cython.int, colour: cython.int) -> cython.void:
        """The strip of another seat with the most cards in focus."""
        self.rival, self.rival_end = -1, 0
        for other in range(self.cells[SEATS]):
            at = STRIPS + 35 * other + 5 * colour
            if other != seat and self.cells[at + 3] > self.rival:
                self.rival = self.cells[at + 3]
                self.rival_end = end_of(self.cells[at], self.cells[at + 1], self.cells[at + 2])

    @cython.cfunc
    def lay(self, number: cython.int) -> cython.int:
        """4 Play a number on the strip; whether it was in focus."""
        apart = number - self.last
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
        at = (7 * self.seat + self.colour) * 52 + 13 * self.blur + self.last
        up = self.follow[at]
        down = self.follow[at + 26]
        more = up if self.way > 0 else down
        if self.last == 0:
            return 0
        if self.way == 0:
            more = max(up, down) + 0.3 * min(up, down)
        more *= 2.5 * self.cells[SEATS]
        rough: cython.int = 0
        while rough < 7 and rough + 1 <= more:
            rough += 1
        return rough

    @cython.cfunc
    def add(self, feature: cython.int) -> cython.void:
        """One more thing that is so."""
        self.active[self.found] = feature
        self.found += 1

    @cython.ccall
    def look(self) -> cython.int:
        """Find what is so of the strip that it stands before; how many features."""
        now = self.shape()
        length = self.count
        mirror = self.mirrored()
        blurs: cython.int = 0
        first: cython.int = 5
        wins: cython.int = 5
        place: cython.int
        number: cython.int
        self.found = 0
        self.active[39] = self.time
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
        self.active[38] = self.found
        return self.found

    @cython.cfunc
    def look_ahead(self, length: cython.int, wins: cython.int) -> cython.void:
        """The strip as it will be when the hand is played: what may follow, and the Good Shot."""
        then = self.shape()
        mirror = self.mirrored()
        self.add(BY_PLAN + (8 * min(self.count, 7) + self.bucket()) * 12 + self.time)
        self.add(BY_END + 12 * then + self.time)
        if self.shot == 0:
            lengths = 25 * min(length, 4) + 5 * min(self.count, 4) + min(self.rival, 4)
            self.add(BY_SHOT + 4 * lengths + self.time // 3)
            self.add(BY_RACE + (5 * wins + min(self.rival, 4)) * 4 + self.wait)
        else:
            self.add(BY_SHOT + 492 + 8 * self.shot + min(self.count, 7))
        self.look_at_rival(mirror)
        self.look_for_cards(then, mirror)

    @cython.cfunc
    def look_at_rival(self, mirror: cython.int) -> cython.void:
        """The end of a rival's strip, in the mirror where this one is."""
        end = self.rival_end
        if mirror and end >= 6:
            end = 6 * (13 - end // 6) + 2 * (2 - end % 6 // 2) + end % 2
        self.add(BY_RIVAL + end)
        self.add(BY_MOMENT + 40 * (self.held > 3) + min(39, self.left // 2))

    @cython.cfunc
    def look_for_cards(self, then: cython.int, mirror: cython.int) -> cython.void:
        """Every card of the colour that is elsewhere, and how many of each back are unseen, and how near."""
        if self.pending:
            self.add(BY_PENDING + then)
        for half in range(2):
            near: cython.int = 0
            unseen: cython.int = 0
            for number in range(6 * half, 6 * half + 6):
                kind = self.kinds[84 * self.seat + 12 * self.colour + number]
                if kind == UNSEEN:
                    unseen += 1
                    near += self.cells[WHERE + 12 * self.colour + number] == COVERED
                if kind >= OFFERED + self.pending:
                    kind = self.offer(number + 1) if kind == OFFERED else kind - 1
                    self.add(BY_LIVE + (12 * then + (11 - number if mirror else number)) * 5 + kind)
            near = 0 if self.pending else min(near, 3)
            self.add(BY_BACK + (2 * then + (half != mirror)) * 28 + 7 * near + unseen)

    @cython.cfunc
    def offer(self, number: cython.int) -> cython.int:
        """An open card: 0 where the seat is next, 4 where it fits on another's strip, else 1."""
        if self.wait == 0:
            return 0
        for other in range(self.cells[SEATS]):
            at = STRIPS + 35 * other + 5 * self.colour
            apart = number - self.cells[at]
            apart = apart * self.cells[at + 1] if self.cells[at + 1] else abs(apart)
            if other != self.seat and self.cells[at] and apart > 0 and (apart <= 3 or self.cells[at + 2]):
                return 4
        return 1

    @cython.ccall
    def weigh(self) -> cython.double:
        """The points to come on the strip that it stands before, as the net sees it."""
        units = cython.declare(cython.short[32])
        total: cython.int
        net = self.net
        if not cython.compiled:
            return said(self.kept, self.active[: self.look()], self.time)
        for unit in range(32):
            units[unit] = 0
        for i in range(self.look()):
            row = 384 + 32 * self.active[i]
            for unit in range(32):
                units[unit] += net[row + unit]
        total = 256 * units[0]
        row = 32 * self.time
        for unit in range(32):
            total += (units[unit] if units[unit] > 0 else 0) * net[row + unit]
        return total / 32768.0

    @cython.ccall
    def points(self) -> cython.int:
        """6.2, 6.3 The points of the strip as it stands."""
        return self.tables[8 + min(self.count, 7)] - 2 * self.blurs + 5 * (self.shot == 1)

    @cython.ccall
    def others(
        self, seat: cython.int, colour: cython.int, length: cython.int, won: cython.int, end: cython.int
    ) -> cython.double:
        """What a colour is worth to the others, as far as that matters; length -1: the seat's strip as it is."""
        total: cython.double = 0.0
        if self.cells[PHASE] == AT_END:
            return 0.0
        for other in range(self.cells[SEATS]):
            if other != seat and self.regard[other] != 0.0:
                self.stand_beside(other, colour, length, won, end)
                total += self.regard[other] * self.weigh()
        return total

    @cython.cfunc
    def stand_beside(
        self, other: cython.int, colour: cython.int, length: cython.int, won: cython.int, end: cython.int
    ) -> cython.void:
        """Look at another's strip when this seat's has become so long and ends so."""
        self.stand_before(other, colour)
        self.shot = 2 if won else self.shot
        if length >= self.rival:
            self.rival, self.rival_end = length, end

    @cython.ccall
    def stand_after(
        self, seat: cython.int, colour: cython.int, mover: cython.int, card: cython.int, to: cython.int
    ) -> cython.void:
        """Look at a seat's strip as it will be when the mover, for whom all is prepared, has wound and played."""
        self.stand_before(mover, colour)
        shot: cython.int = self.shot
        self.wind(mover, colour, card, to)
        if seat != mover:
            self.stand_beside(seat, colour, self.count, self.shot != shot, end_of(self.last, self.way, self.blur))

    @cython.ccall
    def kept_back(self, seat: cython.int, colour: cython.int, number: cython.int) -> cython.double:
        """What a colour without a card in hand is worth to a seat that is about to play so many cards."""
        self.stand_before(seat, colour)
        self.held -= number
        return self.points() + self.weigh()

    @cython.ccall
    def prepare(self, number: cython.int, shots: cython.int) -> cython.void:
        """How many cards will be played, and whether Good Shots can be won with them."""
        self.number, self.shots = number, shots

    @cython.ccall
    def played(
        self, seat: cython.int, colour: cython.int, card: cython.int, to: cython.int, rivals: cython.double
    ) -> cython.double:
        """What a colour is worth when a winding has been made and the cards played; to rivals, if it stays as it is."""
        self.stand_before(seat, colour)
        length, shot = self.count, self.shot
        self.wind(seat, colour, card, to)
        worth: cython.double = self.points()
        if self.cells[PHASE] == AT_END:
            return -3.0 if self.cells[MISSED] and self.cards else worth
        count, won, end = self.count, self.shot != shot, end_of(self.last, self.way, self.blur)
        worth += self.weigh()
        return worth + (self.others(seat, colour, count, won, end) if count != length else rivals)

    @cython.cfunc
    def wind(self, seat: cython.int, colour: cython.int, card: cython.int, to: cython.int) -> cython.void:
        """3.2 Play the colour's cards that are among those to be played; the others stay in hand."""
        held = self.held
        self.held -= self.number
        self.cards = 0
        for place in range(held):
            before = card if place == to else place + 1 if card <= place < to else place
            photo = self.cells[HANDS + 8 * seat + before]
            if photo // 12 == colour:
                self.expose(photo % 12 + 1, place)

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
def end_of(last: cython.int, way: cython.int, blur: cython.int) -> cython.int:
    """The end of a strip as one number."""
    return 6 * last + 2 * (way + 1) + blur
