"""Where the cards of Photograph are to each seat, and how many of them may follow on a strip."""
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
TURN = cython.declare(cython.int, kernel.TURN)
NEXT = cython.declare(cython.int, kernel.NEXT)
END = cython.declare(cython.int, kernel.END)
LEFT = cython.declare(cython.int, kernel.LEFT)
HANDS = cython.declare(cython.int, kernel.HANDS)
HELD = cython.declare(cython.int, kernel.HELD)
SHOTS = cython.declare(cython.int, kernel.SHOTS)
STRIPS = cython.declare(cython.int, kernel.STRIPS)
WHERE = cython.declare(cython.int, kernel.WHERE)
SEEN = cython.declare(cython.int, kernel.SEEN)
IN_DECK = cython.declare(cython.int, kernel.IN_DECK)
COVERED = cython.declare(cython.int, kernel.COVERED)
OPEN = cython.declare(cython.int, kernel.OPEN)
LAID = cython.declare(cython.int, kernel.LAID)
GONE = cython.declare(cython.int, kernel.GONE)
HAND = cython.declare(cython.int, kernel.HAND)

# What a card is to a seat.
NOTHING = cython.declare(cython.int, 0)
MINE = cython.declare(cython.int, 1)
OFFERED = cython.declare(cython.int, 2)  # open in the field
UNSEEN = cython.declare(cython.int, 3)
THEIRS = cython.declare(cython.int, 4)  # in another's hand, and known


@cython.cclass
class Survey:
    """Looks at a game's row of numbers and writes, for every seat, kinds of cards and what may follow."""

    cells = cython.declare(cython.int[::1])
    kinds = cython.declare(cython.int[::1])  # by seat and card: what it is to the seat
    follow = cython.declare(cython.double[::1])  # by seat, colour, way and blur, last number: cards to be expected
    likely = cython.declare(cython.double[::1])  # scratch: by number
    share = cython.declare(cython.double[::1])  # by seat: how likely an unseen card comes

    def __init__(self, cells: Any, kinds: Any, follow: Any) -> None:
        self.cells = cells
        self.kinds = kinds
        self.follow = follow
        self.likely = array("d", bytes(8 * 14))
        self.share = array("d", bytes(8 * 4))

    @cython.ccall
    def survey(self) -> cython.void:
        """Look at where all cards are, for every seat."""
        seat: cython.int
        colour: cython.int
        for seat in range(self.cells[SEATS]):
            self.sort_cards(seat)
            for colour in range(7):
                if self.cells[SHOTS + colour] != -2:
                    self.expect(seat, colour)

    @cython.ccall
    def moved(self, card: cython.int) -> cython.void:
        """Look again at one card that has come into a hand."""
        seat: cython.int
        kind: cython.int
        for seat in range(self.cells[SEATS]):
            kind = self.kind_of(seat, card)
            if kind != self.kinds[84 * seat + card]:
                self.kinds[84 * seat + card] = kind
                self.expect(seat, card // 12)

    @cython.cfunc
    def sort_cards(self, seat: cython.int) -> cython.void:
        """What every card is to one seat, and how likely an unseen one comes."""
        card: cython.int
        unseen: cython.int = 0
        coming: cython.int = 0
        kind: cython.int
        for card in range(84):
            kind = self.kind_of(seat, card)
            self.kinds[84 * seat + card] = kind
            unseen += kind == UNSEEN
            coming += self.cells[WHERE + card] == IN_DECK or self.cells[WHERE + card] == COVERED
        self.share[seat] = 0.5 / self.cells[SEATS] * min(1.0, coming / (unseen + 0.01))

    @cython.cfunc
    def kind_of(self, seat: cython.int, card: cython.int) -> cython.int:
        """What a card is to a seat that remembers everything."""
        where: cython.int = self.cells[WHERE + card]
        if where in (0, LAID):
            return NOTHING
        if where == HAND + seat:
            return MINE
        if self.cells[SEEN + card] == 0:
            return UNSEEN
        if where == OPEN:
            return OFFERED
        return THEIRS if where >= HAND else NOTHING

    @cython.cfunc
    def expect(self, seat: cython.int, colour: cython.int) -> cython.void:
        """How many cards may follow on a strip of that colour, by its end."""
        number: cython.int
        kind: cython.int
        at: cython.int = (7 * seat + colour) * 52
        for number in range(12):
            kind = self.kinds[84 * seat + 12 * colour + number]
            self.likely[number + 1] = self.share[seat] if kind == UNSEEN else 0.0
            if kind == OFFERED:
                self.likely[number + 1] = 0.5 / self.cells[SEATS]
        for number in range(12, 0, -1):
            self.follow[at + number] = self.chain(at, number, 1, 3)
            self.follow[at + 39 - number] = self.chain(at + 26, 13 - number, -1, 3)
        for number in range(1, 13):
            self.follow[at + 13 + number] = self.chain(at, number, 1, 12)
            self.follow[at + 39 + number] = self.chain(at + 26, number, -1, 12)

    @cython.cfunc
    def chain(self, at: cython.int, last: cython.int, way: cython.int, steps: cython.int) -> cython.double:
        """The next number of those within so many steps, and what follows it."""
        step: cython.int
        number: cython.int
        expected: cython.double = 0.0
        none_yet: cython.double = 1.0
        for step in range(1, steps + 1):
            number = last + way * step
            if number < 1 or number > 12:
                break
            expected += none_yet * self.likely[number] * (1 + self.follow[at + number])
            none_yet *= 1 - self.likely[number]
        return expected
