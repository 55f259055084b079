"""Photograph as one mutable position on integers, for opponents, training and batches; the rules are in `rules.py`."""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

# One row of whole numbers is a position. What stands where in it:
SEATS = cython.declare(cython.int, 0)
ROWS = cython.declare(cython.int, 1)
MISSED = cython.declare(cython.int, 2)  # 6.5 the variant
PHASE = cython.declare(cython.int, 3)
TURN = cython.declare(cython.int, 4)
OWED = cython.declare(cython.int, 5)
NEXT = cython.declare(cython.int, 6)  # the deck lies from here …
END = cython.declare(cython.int, 7)  # … to here
REASON = cython.declare(cython.int, 8)  # 1: deck-short, 2: deck-empty
LEFT = cython.declare(cython.int, 9)  # cards in the field
FIELD = cython.declare(cython.int, 16)  # a card or -1, by position
HANDS = cython.declare(cython.int, 32)  # eight places a seat, from back to front
HELD = cython.declare(cython.int, 64)  # cards in each hand
WINDS = cython.declare(cython.int, 68)  # choices that wait, -1 where there is none
SHOTS = cython.declare(cython.int, 72)  # by colour: a seat, -1 free, -2 not in play
STRIPS = cython.declare(cython.int, 80)  # by seat and colour: five numbers
LAST = cython.declare(cython.int, 0)  # the last number in focus, 0 on an empty strip
WAY = cython.declare(cython.int, 1)  # 1 rising, -1 falling, 0 open
BLUR = cython.declare(cython.int, 2)  # 1 where the last card is out of focus
COUNT = cython.declare(cython.int, 3)  # cards in focus
BLURS = cython.declare(cython.int, 4)  # cards out of focus
WHERE = cython.declare(cython.int, 220)  # by card, a place as below
SEEN = cython.declare(cython.int, 304)  # by card: 1 where the whole table has seen its face
DECK = cython.declare(cython.int, 388)
CELLS = cython.declare(cython.int, 480)

SUBJECT = cython.declare(cython.int, 0)
WINDING = cython.declare(cython.int, 1)
AT_SUNSET = cython.declare(cython.int, 2)
AT_END = cython.declare(cython.int, 3)
OVER = cython.declare(cython.int, 4)

# Places of a card; HAND + seat is a hand, 0 is not in play.
IN_DECK = cython.declare(cython.int, 1)
COVERED = cython.declare(cython.int, 2)  # face down in the field
OPEN = cython.declare(cython.int, 3)  # face up in the field
LAID = cython.declare(cython.int, 4)  # on a strip
GONE = cython.declare(cython.int, 5)
HAND = cython.declare(cython.int, 8)

PHOTOS = cython.declare(cython.int, 84)
SUNSET = cython.declare(cython.int, 98)  # its number in the deck, as in `pieces`
WIND = cython.declare(cython.int, 64)  # a winding is WIND + card * 8 + to, a take row * 8 + (right: 4) + number

# 3.1 The takes of a row of 0 to 4 cards; from 8 on 6.2 the points of 0 to 7 cards in focus.
TABLES = array("i", (0, 1, 4, 6, 6, 0, 0, 0, -3, 1, 3, 4, 7, 8, 10, 11))

MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


def blank() -> array[int]:
    """A row of numbers for one position."""
    return array("i", bytes(4 * CELLS))


@cython.cclass
class Game:
    """The position in a row of numbers that others may look at, and its luck."""

    cells = cython.declare(cython.int[::1])
    tables = cython.declare(cython.int[::1])
    luck = cython.declare(cython.ulonglong)

    def __init__(self, cells: Any) -> None:
        self.cells = cells
        self.tables = TABLES
        self.luck = 0

    def seed(self, number: cython.ulonglong) -> None:
        """Set the luck of everything random that follows."""
        self.luck = number

    @cython.cfunc
    def below(self, limit: cython.int) -> cython.int:
        """A number from 0 to limit - 1 (splitmix64)."""
        x: cython.ulonglong
        self.luck = (self.luck + GOLDEN) & MASK
        x = self.luck
        x = ((x ^ (x >> 30)) * MIX_1) & MASK
        x = ((x ^ (x >> 27)) * MIX_2) & MASK
        return ((x ^ (x >> 31)) >> 33) % limit

    # ── 2 Set-up ──────────────────────────────────────────────────────────────────────────────────

    def deal(self, seats: cython.int, missed: cython.int, left_out: cython.int) -> None:
        """2 A new game; the colours left out as bits, or -1: drawn at random."""
        i: cython.int
        cells = self.cells
        for i in range(CELLS):
            cells[i] = 0
        cells[SEATS], cells[ROWS], cells[MISSED] = seats, 3 if seats == 2 else 4, missed
        for i in range(16):
            cells[FIELD + i] = cells[WINDS + i % 4] = -1
        self.stack(self.draw_colours(seats) if left_out < 0 else left_out)
        self.fill()
        cells[TURN] = self.below(seats)
        for i in range(5 * seats):
            self.hold((cells[TURN] + i) % seats, cells[DECK + cells[NEXT]])
            cells[NEXT] += 1

    @cython.cfunc
    def draw_colours(self, seats: cython.int) -> cython.int:
        """2.1 Two colours left out for two, one for three, as bits."""
        first: cython.int = self.below(7)
        second: cython.int = (first + 1 + self.below(6)) % 7
        return (seats < 4) << first | (seats < 3) << second

    @cython.cfunc
    def stack(self, left_out: cython.int) -> cython.void:
        """2.2 The deck in the order of dealing, Sunset in the fifth of six piles."""
        card: cython.int
        number: cython.int = 0
        place: cython.int
        cells = self.cells
        for card in range(7):
            cells[SHOTS + card] = -2 if left_out >> card & 1 else -1
        for card in range(PHOTOS):
            if not left_out >> (card // 12) & 1:
                cells[DECK + number] = card
                cells[WHERE + card] = IN_DECK
                number += 1
        self.shuffle(0, number)
        place = number * 4 // 6 + self.below(number // 6 + 1)
        for card in range(number, place, -1):
            cells[DECK + card] = cells[DECK + card - 1]
        cells[DECK + place] = SUNSET
        cells[NEXT], cells[END] = 0, number + 1

    @cython.cfunc
    def shuffle(self, first: cython.int, stop: cython.int) -> cython.void:
        """Shuffle a part of the deck."""
        i: cython.int
        j: cython.int
        card: cython.int
        for i in range(stop - 1, first, -1):
            j = first + self.below(i - first + 1)
            card = self.cells[DECK + i]
            self.cells[DECK + i] = self.cells[DECK + j]
            self.cells[DECK + j] = card

    @cython.cfunc
    def hold(self, seat: cython.int, card: cython.int) -> cython.void:
        """2.5 A card to the front of a hand."""
        self.cells[HANDS + 8 * seat + self.cells[HELD + seat]] = card
        self.cells[HELD + seat] += 1
        self.cells[WHERE + card] = HAND + seat

    # ── 3 A turn ──────────────────────────────────────────────────────────────────────────────────

    def legal(self, seat: cython.int) -> list[int]:
        """Every action that seat may take, as a number, in the order of the rules."""
        return [self.action(seat, number) for number in range(self.choices(seat))]

    @cython.ccall
    def choices(self, seat: cython.int) -> cython.int:
        """How many actions a seat may take."""
        row: cython.int
        number: cython.int = 0
        cells = self.cells
        if cells[PHASE] == OVER or (cells[PHASE] <= WINDING and seat != cells[TURN]) or cells[WINDS + seat] >= 0:
            return 0
        if cells[PHASE] != SUBJECT:
            return cells[HELD + seat] * (cells[HELD + seat] - 1) // 2
        for row in range(cells[ROWS]):
            number += self.tables[self.in_row(row)]
        return number

    @cython.ccall
    def action(self, seat: cython.int, number: cython.int) -> cython.int:
        """One of the actions that a seat may take, by its number."""
        row: cython.int = 0
        half: cython.int
        if self.cells[PHASE] != SUBJECT:
            while number >= self.cells[HELD + seat] - 1 - row:
                number -= self.cells[HELD + seat] - 1 - row
                row += 1
            return WIND + 8 * row + row + 1 + number
        while number >= self.tables[self.in_row(row)]:
            number -= self.tables[self.in_row(row)]
            row += 1
        half = min(self.in_row(row), 3)
        return 8 * row + (number + 1 if number < half else 5 + number - half)

    @cython.cfunc
    def in_row(self, row: cython.int) -> cython.int:
        """How many cards a row has."""
        column: cython.int
        left: cython.int = 0
        for column in range(4):
            left += self.cells[FIELD + column * self.cells[ROWS] + row] >= 0
        return left

    @cython.ccall
    def play(self, seat: cython.int, action: cython.int) -> cython.int:
        """Do what a seat has chosen; the phase after it."""
        if action < WIND:
            self.take(seat, action)
        elif self.cells[PHASE] == WINDING:
            self.shoot(seat, action, self.cells[OWED], 1)
            self.cells[OWED] = 0
            if self.cells[LEFT] > 3:  # 5.1
                self.next_turn()
            else:
                self.clear()
                self.deal_on()
        else:
            self.wind_together(seat, action)
        return self.cells[PHASE]

    @cython.cfunc
    def take(self, seat: cython.int, action: cython.int) -> cython.void:
        """3.1 Cards from the end of a row to the front of the hand."""
        step: cython.int
        place: cython.int
        card: cython.int
        number: cython.int = action & 3
        cells = self.cells
        cells[OWED] = number
        cells[PHASE] = WINDING
        for step in range(4):
            place = FIELD + (3 - step if action & 4 else step) * cells[ROWS] + (action >> 3)
            card = cells[place]
            if card >= 0 and number > 0:
                number -= 1
                cells[place] = -1
                cells[LEFT] -= 1
                self.hold(seat, card)

    @cython.cfunc
    def shoot(self, seat: cython.int, action: cython.int, number: cython.int, shots: cython.int) -> cython.void:
        """3.2, 3.3 Wind the film and play so many cards from the back of the hand."""
        place: cython.int
        card: cython.int
        base: cython.int = HANDS + 8 * seat
        cells = self.cells
        card = cells[base + ((action >> 3) & 7)]
        for place in range((action >> 3) & 7, action & 7):
            cells[base + place] = cells[base + place + 1]
        cells[base + (action & 7)] = card
        for place in range(number):
            self.lay(seat, cells[base + place], shots)
        cells[HELD + seat] -= number
        for place in range(cells[HELD + seat]):
            cells[base + place] = cells[base + place + number]

    @cython.cfunc
    def lay(self, seat: cython.int, card: cython.int, shots: cython.int) -> cython.void:
        """4 A card on its strip: in focus where it fits, else face down; 4.7 the Good Shot."""
        colour: cython.int = card // 12
        number: cython.int = card % 12 + 1
        at: cython.int = STRIPS + 35 * seat + 5 * colour
        cells = self.cells
        cells[WHERE + card], cells[SEEN + card] = LAID, 1
        if not self.fits(at, number):
            cells[at + BLUR] = 1
            cells[at + BLURS] += 1
            return
        if cells[at + COUNT] == 1:
            cells[at + WAY] = 1 if number > cells[at + LAST] else -1
        cells[at + LAST] = number
        cells[at + BLUR] = 0
        cells[at + COUNT] += 1
        if shots and cells[SHOTS + colour] == -1 and cells[at + COUNT] >= (3 if cells[SEATS] == 4 else 4):
            cells[SHOTS + colour] = seat

    @cython.cfunc
    def fits(self, at: cython.int, number: cython.int) -> cython.int:
        """4.1 to 4.4 Whether a number is in focus next."""
        apart: cython.int = number - self.cells[at + LAST]
        if self.cells[at + LAST] == 0:
            return 1
        if self.cells[at + WAY] != 0:
            apart *= self.cells[at + WAY]
        elif apart < 0:
            apart = -apart
        return apart > 0 and (apart <= 3 or self.cells[at + BLUR] == 1)

    # ── 5 Checking the field ──────────────────────────────────────────────────────────────────────

    @cython.cfunc
    def next_turn(self) -> cython.void:
        """The next seat, clockwise."""
        self.cells[PHASE] = SUBJECT
        self.cells[TURN] = (self.cells[TURN] + 1) % self.cells[SEATS]

    @cython.cfunc
    def clear(self) -> cython.void:
        """5.1 For two all cards go; for more the covered ones move to the left column and turn face up."""
        place: cython.int
        card: cython.int
        turned: cython.int = 0
        cells = self.cells
        for place in range(4 * cells[ROWS]):
            card = cells[FIELD + place]
            cells[FIELD + place] = -1
            if card >= 0 and (cells[SEATS] == 2 or cells[WHERE + card] == OPEN):
                cells[WHERE + card] = GONE
            elif card >= 0:
                cells[FIELD + turned] = card
                cells[WHERE + card], cells[SEEN + card] = OPEN, 1
                turned += 1
        cells[LEFT] = turned

    @cython.cfunc
    def fill(self) -> cython.int:
        """5.1, 5.2 Deal into the empty positions as far as the deck, or Sunset, lets; how many cards came."""
        place: cython.int
        card: cython.int
        dealt: cython.int = 0
        cells = self.cells
        for place in range(4 * cells[ROWS]):
            if cells[NEXT] >= cells[END] or cells[DECK + cells[NEXT]] == SUNSET:
                break
            if cells[FIELD + place] < 0:
                card = cells[DECK + cells[NEXT]]
                cells[NEXT] += 1
                dealt += 1
                cells[FIELD + place] = card
                cells[LEFT] += 1
                cells[WHERE + card] = COVERED
                if place < cells[ROWS] or place >= 3 * cells[ROWS]:
                    cells[WHERE + card], cells[SEEN + card] = OPEN, 1
        return dealt

    @cython.cfunc
    def deal_on(self) -> cython.void:
        """5.3, 5.4 Deal; Sunset, the end, or the next turn."""
        dealt: cython.int = self.fill()
        cells = self.cells
        if cells[NEXT] < cells[END] and cells[DECK + cells[NEXT]] == SUNSET:
            cells[PHASE] = AT_SUNSET
        elif cells[LEFT] > 3:
            self.next_turn()
        else:
            cells[PHASE] = AT_END
            cells[REASON] = 1 if dealt else 2

    @cython.cfunc
    def wind_together(self, seat: cython.int, action: cython.int) -> cython.void:
        """5.3, 6.1 A choice that waits; with the last one all are revealed."""
        each: cython.int
        cells = self.cells
        cells[WINDS + seat] = action
        for each in range(cells[SEATS]):
            if cells[WINDS + each] < 0:
                return
        for each in range(cells[SEATS]):
            self.shoot(each, cells[WINDS + each], 2, 0)
            cells[WINDS + each] = -1
            if cells[PHASE] == AT_END:  # 6.1 the last card is laid open
                cells[SEEN + cells[HANDS + 8 * each]] = 1
        if cells[PHASE] == AT_END:
            cells[PHASE] = OVER
            return
        cells[NEXT] += 1
        self.deal_on()

    # ── 6 The end, and games at random ────────────────────────────────────────────────────────────

    @cython.ccall
    def points(self, seat: cython.int, colour: cython.int) -> cython.int:
        """6.2, 6.3 One seat's points in one colour as it stands; 6.5 when it is over."""
        at: cython.int = STRIPS + 35 * seat + 5 * colour
        cells = self.cells
        if cells[PHASE] == OVER and cells[MISSED] and cells[HANDS + 8 * seat] // 12 == colour:
            return -3
        return self.tables[8 + min(cells[at + COUNT], 7)] - 2 * cells[at + BLURS] + 5 * (cells[SHOTS + colour] == seat)

    def play_random(self, games: cython.int, seats: cython.int, missed: cython.int) -> cython.int:
        """So many whole games of random decisions; how many decisions that took."""
        number: cython.int = 0
        choices: cython.int
        seat: cython.int
        for _game in range(games):
            self.deal(seats, missed, -1)
            while self.cells[PHASE] != OVER:
                for seat in range(seats):
                    choices = self.choices(seat)
                    if choices:
                        self.play(seat, self.action(seat, self.below(choices)))
                        number += 1
        return number
