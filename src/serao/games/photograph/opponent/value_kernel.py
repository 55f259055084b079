# distutils: extra_compile_args = -O3
# cython: infer_types=True
# ruff: noqa: ERA001
# mypy: disable-error-code="untyped-decorator,import-untyped"
"""What a position of Photograph is worth to a seat, and what every winding of its hand would make of it."""

from __future__ import annotations

from array import array
from typing import Any

from serao.games.photograph import kernel

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

PHASE = cython.declare(cython.int, kernel.PHASE)
OWED = cython.declare(cython.int, kernel.OWED)
HANDS = cython.declare(cython.int, kernel.HANDS)
HELD = cython.declare(cython.int, kernel.HELD)
SHOTS = cython.declare(cython.int, kernel.SHOTS)


@cython.final
@cython.cclass
class Value:
    """Adds up what a strip is worth over the colours; what was found for one take is kept for others like it."""

    cells: cython.int[::1]
    strip: Any  # `strip_kernel.Strip`
    worth: cython.double[::1]  # by winding, card * 8 + to, what the sweep found
    groups: cython.int[::1]  # by colour: how many cards in hand, and their places
    keys: cython.int[::1]  # by colour: what has been looked at before …
    parts: cython.double[::1]  # … and what was found
    known: cython.int[::1]
    rivals: cython.double[::1]  # by colour: what the others' strips are worth …
    alone: cython.double[::1]  # … and those together with the seat's, if it has no card of the colour
    taken: cython.int  # as bits: the colours that the last take brought

    def __init__(self, cells: Any, strip: Any, worth: Any) -> None:
        self.cells, self.strip, self.worth = cells, strip, worth
        self.groups = array("i", bytes(4 * 7 * 9))
        self.keys = array("i", bytes(4 * 7 * 32))
        self.parts = array("d", bytes(8 * 7 * 32))
        self.known = array("i", bytes(4 * 7))
        self.rivals = array("d", bytes(8 * 7))
        self.alone = array("d", bytes(8 * 7))
        self.taken = 0

    @cython.ccall
    def judge(self, seat: cython.int) -> cython.double:
        """The points that a seat may expect in the end."""
        total: cython.double = 0.0
        for colour in range(7):
            if self.cells[SHOTS + colour] != -2:
                total += self.strip.kept_back(seat, colour, 0)
        return total

    @cython.ccall
    def sweep(self, seat: cython.int, number: cython.int, shots: cython.int, alike: cython.int) -> cython.double:
        """What each winding is worth when so many cards are then played; the most of it.

        Alike is a take of as many cards as the last one, in the same position: only the colours taken differ.
        """
        most: cython.double = -1e9
        total: cython.double
        rest: cython.double = self.prepare(seat, number, shots, alike)
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
    def prepare(self, seat: cython.int, number: cython.int, shots: cython.int, alike: cython.int) -> cython.double:
        """Sort the hand by colours; what the colours without a card in hand are worth."""
        rest: cython.double = 0.0
        stale: cython.int = self.taken if alike else 127
        self.strip.prepare(number, shots)
        self.sort_hand(seat)
        stale |= self.taken
        for colour in range(7):
            if self.cells[SHOTS + colour] != -2:
                if stale >> colour & 1:
                    self.known[colour] = 0
                    self.rivals[colour] = self.strip.others(seat, colour, -1, 0, 0)
                    if self.groups[9 * colour] == 0:
                        self.alone[colour] = self.rivals[colour] + self.strip.kept_back(seat, colour, number)
                if self.groups[9 * colour] == 0:
                    rest += self.alone[colour]
        return rest

    @cython.cfunc
    def sort_hand(self, seat: cython.int) -> cython.void:
        """The places of each colour in the hand, and which colours were taken just now."""
        held = self.cells[HELD + seat]
        self.taken = 0
        for colour in range(7):
            self.groups[9 * colour] = 0
        for place in range(held):
            colour = self.cells[HANDS + 8 * seat + place] // 12
            self.groups[9 * colour] += 1
            self.groups[9 * colour + self.groups[9 * colour]] = place
            if place >= held - self.cells[OWED]:
                self.taken |= 1 << colour

    @cython.cfunc
    def part(self, seat: cython.int, colour: cython.int, card: cython.int, to: cython.int) -> cython.double:
        """What one colour is worth after a winding; what was found once is kept."""
        key: cython.int = 0
        at = 32 * colour
        for i in range(1, self.groups[9 * colour] + 1):
            key = 8 * key + wound(self.groups[9 * colour + i], card, to)
        for i in range(self.known[colour]):
            if self.keys[at + i] == key:
                return self.parts[at + i]
        i = self.known[colour]
        self.keys[at + i] = key
        self.known[colour] = i + 1
        self.parts[at + i] = self.strip.played(seat, colour, card, to, self.rivals[colour])
        return self.parts[at + i]


@cython.cfunc
def wound(place: cython.int, card: cython.int, to: cython.int) -> cython.int:
    """3.2 Where the card at a place comes to lie."""
    if place == card:
        return to
    return place - 1 if card < place <= to else place
