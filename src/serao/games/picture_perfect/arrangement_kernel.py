"""Arrangements weighed and searched on whole numbers, for opponents; what a photograph is worth is in `scoring.py`."""

# mypy: disable-error-code="untyped-decorator,no-any-return,import-untyped"
from __future__ import annotations

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

COMPILED = bool(cython.compiled)

GUESTS = cython.declare(cython.int, 14)
SPACES = cython.declare(cython.int, 14)
PLACES = cython.declare(cython.int, 196)  # a place is guest * SPACES + space
SETS = cython.declare(cython.int, 4)  # words of a set of places, numbered from near to far: rank * GUESTS + guest
BESIDE = cython.declare(cython.int, 4)  # at most so many spaces are beside a space; SPACES stands for none
MOST = cython.declare(cython.int, 43)  # numbers of cards that may be met, none included
NEXT_TO = cython.declare(cython.int, 8)  # kinds of preferences are in the order of `pieces.PREFERENCES`
NOT_A_MAN = cython.declare(cython.int, 22)
NOT_A_WOMAN = cython.declare(cython.int, 23)
IN_FRONT = cython.declare(cython.int, 24)
MY_FACE = cython.declare(cython.int, 25)
FACE_OF = cython.declare(cython.int, 26)
KINDS = cython.declare(cython.int, 30)
NAMED = cython.declare(cython.int, 4)
WOMEN = cython.declare(cython.int, 0x3F)
MEN = cython.declare(cython.int, 0xFC0)
UNKNOWN = cython.declare(cython.int, -1)  # instead of a card: the envelope was never seen

MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.cclass
class Arranger:
    """One camera's tables, what is known of the guests, and an arrangement that changes while it is searched.

    The tables, by place: `inside` whether it is seen at all; `before` the set of places that cover it, and after all of
    these the sets of those that cover some of its face; `faces` the cells of each face that the table leaves free,
    `covers` those that another place covers, `counts` the pixels of each cell, `allowed` how many may be seen.
    By guest, how many of its cards ask for what: `suits` (by space), `no_men`, `no_women`, `clear` (nobody in front),
    `shy` (my face); one bit a guest whom it wants beside it in `friends`, one bit a card in `hides`. Of an envelope
    never seen all unseen cards are counted.
    """

    inside = cython.declare(cython.uchar[::1])
    before = cython.declare(cython.ulonglong[::1])
    faces = cython.declare(cython.ulonglong[::1])
    covers = cython.declare(cython.ulonglong[::1])
    counts = cython.declare(cython.uchar[::1])
    allowed = cython.declare(cython.int[::1])
    words = cython.declare(cython.int)
    areas = cython.declare(cython.uchar[::1])
    beside = cython.declare(cython.int[::1])
    ranks = cython.declare(cython.int[::1])
    order = cython.declare(cython.int[::1])
    named = cython.declare(cython.int[::1])
    points = cython.declare(cython.double[::1])
    suits = cython.declare(cython.int[::1])
    friends = cython.declare(cython.int[::1])
    no_men = cython.declare(cython.int[::1])
    no_women = cython.declare(cython.int[::1])
    clear = cython.declare(cython.int[::1])
    shy = cython.declare(cython.int[::1])
    hides = cython.declare(cython.int[::1])
    worths = cython.declare(cython.double[::1])
    looks = cython.declare(cython.int[::1])
    where = cython.declare(cython.int[::1])
    at = cython.declare(cython.int[::1])
    bits = cython.declare(cython.int[::1])
    there = cython.declare(cython.ulonglong[::1])
    best = cython.declare(cython.int[::1])
    covered = cython.declare(cython.int[::1])
    hidden = cython.declare(cython.int[::1])
    hiders = cython.declare(cython.int[::1])
    free = cython.declare(cython.ulonglong[::1])
    luck = cython.declare(cython.ulonglong)

    def __init__(self, camera: Any, box: Any) -> None:
        self.inside, self.before, self.faces, self.covers = camera.inside, camera.before, camera.faces, camera.covers
        self.counts, self.allowed, self.words = camera.counts, camera.allowed, camera.words
        self.areas, self.beside, self.ranks, self.order = box.areas, box.beside, box.ranks, box.order
        self.named, self.points = box.named, box.points
        self.suits = array("i", [0] * PLACES)
        self.friends, self.hides, self.looks = zeros(GUESTS), zeros(GUESTS), array("i", [1] * GUESTS)
        self.no_men, self.no_women, self.clear, self.shy = zeros(GUESTS), zeros(GUESTS), zeros(GUESTS), zeros(GUESTS)
        self.worths = array("d", [0.0] * (GUESTS * MOST))
        self.where, self.at = array("i", [-1] * GUESTS), array("i", [-1] * SPACES)
        self.bits, self.there = zeros(SPACES + 1), array("Q", [0] * SETS)
        self.best = array("i", [-1] * GUESTS)
        self.covered, self.hidden, self.hiders = zeros(GUESTS), zeros(GUESTS), zeros(GUESTS)
        self.free = array("Q", [0] * camera.words)
        self.luck = 0

    # ── What is known ─────────────────────────────────────────────────────────────────────────────

    def know(self, cards: Any, unseen: Any, hopes: Any, times: Any) -> None:
        """What is known: three cards a guest, the cards nobody has shown, what so many met are worth, VIP cards."""
        self.forget()
        for guest in range(14):
            known = cards[guest * 3] != UNKNOWN
            values = [float(each) for each in self.points] if known else list(hopes)
            for number, value in enumerate(values):
                self.worths[guest * MOST + number] = value * times[guest]
            if known:
                for card in cards[guest * 3 : guest * 3 + 3]:
                    self.wish(guest, card, 1)
            else:
                for card, number in enumerate(unseen):
                    self.wish(guest, card, number)
        for guest in range(14):
            self.care(guest)

    def forget(self) -> None:
        """Nobody wishes for anything."""
        for guest in range(14):
            self.friends[guest] = self.hides[guest] = self.looks[guest] = 0
            self.no_men[guest] = self.no_women[guest] = self.clear[guest] = self.shy[guest] = 0
        for place in range(196):
            self.suits[place] = 0

    def wish(self, guest: cython.int, card: cython.int, number: cython.int) -> None:
        """6 A guest has, or may have, so many cards of a kind."""
        space: cython.int
        if card < NEXT_TO:
            for space in range(SPACES):
                self.suits[guest * SPACES + space] += number * self.areas[card * SPACES + space]
        elif card < NOT_A_MAN:
            self.friends[guest] |= (number > 0) << (card - NEXT_TO)
        elif card == NOT_A_MAN:
            self.no_men[guest] += number
        elif card == NOT_A_WOMAN:
            self.no_women[guest] += number
        elif card == MY_FACE:
            self.shy[guest] += number
        elif card == IN_FRONT or self.named[card - FACE_OF] == guest:
            self.clear[guest] += number
        else:
            self.hides[guest] |= (number > 0) << (card - FACE_OF)

    def care(self, guest: cython.int) -> None:
        """Mark the faces for which a guest cares."""
        i: cython.int
        if self.shy[guest]:
            self.looks[guest] = 1
        for i in range(NAMED):
            if (self.hides[guest] >> i) & 1:
                self.looks[self.named[i]] = 1

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

    # ── Standing ──────────────────────────────────────────────────────────────────────────────────

    def put(self, spaces: Any) -> None:
        """Stand the guests in these spaces; -1: not placed."""
        for guest in range(14):
            self.leave(guest)
        for guest in range(14):
            self.enter(guest, spaces[guest])

    @cython.cfunc
    def leave(self, guest: cython.int) -> cython.void:
        """A guest leaves its space, if it has one."""
        space: cython.int = self.where[guest]
        number: cython.int
        if space >= 0:
            number = self.ranks[space] * GUESTS + guest
            self.there[number >> 6] ^= cython.cast(cython.ulonglong, 1) << (number & 63)
            self.at[space] = self.where[guest] = -1
            self.bits[space] = 0

    @cython.cfunc
    def enter(self, guest: cython.int, space: cython.int) -> cython.void:
        """A guest who stands nowhere goes to a space that is free, or stays away."""
        number: cython.int
        if space >= 0:
            number = self.ranks[space] * GUESTS + guest
            self.there[number >> 6] ^= cython.cast(cython.ulonglong, 1) << (number & 63)
            self.at[space], self.where[guest] = guest, space
            self.bits[space] = 1 << guest

    def standing(self) -> list[int]:
        """Where the guests stand now."""
        return [self.where[i] for i in range(14)]

    def found(self) -> list[int]:
        """The best arrangement of the last search."""
        return [self.best[i] for i in range(14)]

    # ── What an arrangement is worth ──────────────────────────────────────────────────────────────

    @cython.ccall
    def worth(self) -> cython.double:
        """8.1, 8.2 The points to be expected of the arrangement as it stands."""
        guest: cython.int
        total: cython.double = 0.0
        for guest in range(GUESTS):
            if self.looks[guest] and self.where[guest] >= 0:
                self.look_at_face(guest)
        for guest in range(GUESTS):
            if self.where[guest] >= 0:
                total += self.worths[guest * MOST + self.met(guest)]
        return total

    def readings(self) -> list[tuple[int, int, int]]:
        """By guest, as far as it matters: whether somebody covers it, its face is hidden, and who covers the face."""
        for guest in range(14):
            self.covered[guest] = self.hidden[guest] = self.hiders[guest] = 0
            if self.where[guest] >= 0:
                self.covered[guest] = self.is_covered(guest * SPACES + self.where[guest])
                if self.looks[guest]:
                    self.look_at_face(guest)
        return [(self.covered[guest], self.hidden[guest], self.hiders[guest]) for guest in range(14)]

    @cython.cfunc
    def is_covered(self, place: cython.int) -> cython.int:
        """6.4 Whether anybody covers some of the figure in a place; after all places, of the face there."""
        i: cython.int
        for i in range(SETS):
            if self.before[place * SETS + i] & self.there[i]:
                return 1
        return 0

    @cython.cfunc
    def look_at_face(self, guest: cython.int) -> cython.void:
        """6.5, 6.6 Who covers a placed guest's face, from the nearest on, and whether enough of it is seen at last."""
        rank: cython.int
        number: cython.int
        other: cython.int
        i: cython.int
        place: cython.int = guest * SPACES + self.where[guest]
        words: cython.int = self.words
        self.hiders[guest] = 0
        for i in range(words):
            self.free[i] = self.faces[place * words + i]
        if self.is_covered(PLACES + place):
            for rank in range(SPACES):
                other = self.at[self.order[rank]]
                number = rank * GUESTS + other
                if other >= 0 and (self.before[(PLACES + place) * SETS + (number >> 6)] >> (number & 63)) & 1:
                    self.hiders[guest] |= self.taken(place * PLACES + number) << other
        self.hidden[guest] = self.few_seen(place)

    @cython.cfunc
    def taken(self, cover: cython.int) -> cython.int:
        """Cover what is still free of a face; whether there was anything."""
        i: cython.int
        part: cython.int = 0
        piece: cython.ulonglong
        for i in range(self.words):
            piece = self.covers[cover * self.words + i] & self.free[i]
            if piece:
                part = 1
                self.free[i] ^= piece
        return part

    @cython.cfunc
    def few_seen(self, place: cython.int) -> cython.int:
        """7.3 Whether no more of a face's pixels are seen than a hidden face may show."""
        i: cython.int
        bit: cython.int
        number: cython.int = 0
        left: cython.ulonglong
        for i in range(self.words):
            left = self.free[i]
            bit = 0
            while left:
                if left & 1:
                    number += self.counts[(place * self.words + i) * 64 + bit]
                    if number > self.allowed[place]:
                        return 0
                left >>= 1
                bit += 1
        return 1

    @cython.cfunc
    def met(self, guest: cython.int) -> cython.int:
        """6 How many wishes of a placed guest are met; of an envelope never seen, how many unseen cards would be."""
        space: cython.int = self.where[guest]
        number: cython.int = self.suits[guest * SPACES + space]
        company: cython.int = self.company(space)
        wanted: cython.int = self.friends[guest] & (company | 1 << guest)
        while wanted:
            wanted &= wanted - 1
            number += 1
        if not company & MEN:
            number += self.no_men[guest]
        if not company & WOMEN:
            number += self.no_women[guest]
        if self.clear[guest] and not self.is_covered(guest * SPACES + space):
            number += self.clear[guest]
        if self.shy[guest] and self.hidden[guest]:
            number += self.shy[guest]
        return number + self.hidden_by(guest) if self.hides[guest] else number

    @cython.cfunc
    def company(self, space: cython.int) -> cython.int:
        """Who stands beside a space, one bit a guest."""
        i: cython.int
        found: cython.int = 0
        for i in range(BESIDE):
            found |= self.bits[self.beside[space * BESIDE + i]]
        return found

    @cython.cfunc
    def hidden_by(self, guest: cython.int) -> cython.int:
        """6.6 How many of the faces that a guest is to hide nobody sees, and it covers some of them."""
        i: cython.int
        other: cython.int
        number: cython.int = 0
        for i in range(NAMED):
            other = self.named[i]
            if (self.hides[guest] >> i) & 1 and self.where[other] >= 0 and self.hidden[other]:
                number += (self.hiders[other] >> guest) & 1
        return number

    # ── Searching ─────────────────────────────────────────────────────────────────────────────────

    def search(self, steps: cython.int, warm: cython.double) -> float:
        """Anneal from the arrangement as it stands: a guest goes somewhere, who stood there goes where it came from."""
        step: cython.int
        guest: cython.int
        space: cython.int
        old: cython.int
        other: cython.int
        now: cython.double = self.worth()
        most: cython.double = now
        then: cython.double
        heat: cython.double
        self.keep()
        for step in range(steps):
            guest, space = self.below(GUESTS), self.below(SPACES + 1) - 1
            old = self.where[guest]
            other = self.at[space] if space >= 0 else -1
            if space == old or not self.may_stand(guest, space) or (other >= 0 and not self.may_stand(other, old)):
                continue
            self.exchange(guest, space, other, old)
            then = self.worth()
            heat = warm * (steps - step) / steps
            if then >= now - heat * (self.below(1024) / 1024.0):
                now = then
                if now > most + 1e-9:
                    most = now
                    self.keep()
            else:
                self.exchange(guest, old, other, space)
        return most

    @cython.cfunc
    def may_stand(self, guest: cython.int, space: cython.int) -> cython.int:
        """7.2 Whether the camera sees a guest in a space; who is not placed need not be seen."""
        return space < 0 or self.inside[guest * SPACES + space]

    @cython.cfunc
    def keep(self) -> cython.void:
        """Remember the arrangement as the best so far."""
        for guest in range(GUESTS):
            self.best[guest] = self.where[guest]

    @cython.cfunc
    def exchange(self, guest: cython.int, space: cython.int, other: cython.int, elsewhere: cython.int) -> cython.void:
        """A guest goes to a space, and another, if there is one, elsewhere."""
        self.leave(guest)
        if other >= 0:
            self.leave(other)
            self.enter(other, elsewhere)
        self.enter(guest, space)


def zeros(number: int) -> array[int]:
    """So many whole numbers."""
    return array("i", [0] * number)
