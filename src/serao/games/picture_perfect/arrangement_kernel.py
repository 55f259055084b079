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
KINDS = cython.declare(cython.int, 30)  # of preferences, in the order of `pieces.PREFERENCES`
NEXT_TO = cython.declare(cython.int, 8)
NOT_A_MAN = cython.declare(cython.int, 22)
NOT_A_WOMAN = cython.declare(cython.int, 23)
IN_FRONT = cython.declare(cython.int, 24)
MY_FACE = cython.declare(cython.int, 25)
FACE_OF = cython.declare(cython.int, 26)
PALM = cython.declare(cython.int, 13)
FIRST_MAN = cython.declare(cython.int, 6)
FIRST_OF_NEITHER = cython.declare(cython.int, 12)
UNKNOWN = cython.declare(cython.int, -1)  # instead of a card: the envelope was never seen

MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.cclass
class Arranger:
    """One camera's tables, what is known of the guests, and an arrangement that changes while it is searched.

    The tables, by place: `over` whether one covers another; `faces` the cells of each face that the table leaves
    free, `covers` those that another place covers, `counts` the pixels of each cell, `allowed` how many may be seen.
    """

    over = cython.declare(cython.uchar[::1])
    faces = cython.declare(cython.ulonglong[::1])
    covers = cython.declare(cython.ulonglong[::1])
    counts = cython.declare(cython.uchar[::1])
    allowed = cython.declare(cython.int[::1])
    words = cython.declare(cython.int)
    areas = cython.declare(cython.uchar[::1])
    beside = cython.declare(cython.uchar[::1])
    near = cython.declare(cython.int[::1])
    named = cython.declare(cython.int[::1])
    points = cython.declare(cython.double[::1])
    cards = cython.declare(cython.int[::1])
    unseen = cython.declare(cython.int[::1])
    unseen_areas = cython.declare(cython.int[::1])
    hopes = cython.declare(cython.double[::1])
    times = cython.declare(cython.double[::1])
    looks = cython.declare(cython.int[::1])
    where = cython.declare(cython.int[::1])
    at = cython.declare(cython.int[::1])
    best = cython.declare(cython.int[::1])
    covered = cython.declare(cython.int[::1])
    hidden = cython.declare(cython.int[::1])
    hiders = cython.declare(cython.int[::1])
    free = cython.declare(cython.ulonglong[::1])
    luck = cython.declare(cython.ulonglong)

    def __init__(self, camera: Any, box: Any) -> None:
        self.over, self.faces, self.covers = camera.over, camera.faces, camera.covers
        self.counts, self.allowed, self.words = camera.counts, camera.allowed, camera.words
        self.areas, self.beside, self.near, self.named = box.areas, box.beside, box.near, box.named
        self.points = box.points
        self.cards = array("i", [UNKNOWN] * 42)
        self.unseen = array("i", [0] * KINDS)
        self.unseen_areas = array("i", [0] * SPACES)
        self.hopes = array("d", [0.0] * 43)
        self.times = array("d", [1.0] * GUESTS)
        self.looks = array("i", [1] * GUESTS)
        self.where = array("i", [-1] * GUESTS)
        self.at = array("i", [-1] * SPACES)
        self.best = array("i", [-1] * GUESTS)
        self.covered = array("i", [0] * GUESTS)
        self.hidden = array("i", [0] * GUESTS)
        self.hiders = array("i", [0] * GUESTS)
        self.free = array("Q", [0] * camera.words)
        self.luck = 0

    def know(self, cards: Any, unseen: Any, hopes: Any, times: Any) -> None:
        """What is known: three cards a guest, the cards nobody has shown, what so many met are worth, VIP cards."""
        i: cython.int
        space: cython.int
        self.cards, self.unseen, self.hopes, self.times = cards, unseen, hopes, times
        for space in range(SPACES):
            self.unseen_areas[space] = 0
            for i in range(NEXT_TO):
                if self.areas[i * SPACES + space]:
                    self.unseen_areas[space] += self.unseen[i]
        for i in range(GUESTS):
            self.looks[i] = self.cares(i)

    @cython.cfunc
    def cares(self, guest: cython.int) -> cython.int:
        """Whether anybody may care for a guest's face."""
        i: cython.int
        card: cython.int
        for i in range(42):
            card = self.cards[i]
            if card == MY_FACE and i // 3 == guest:
                return 1
            if card >= FACE_OF and self.named[card - FACE_OF] == guest:
                return 1
        if self.cards[guest * 3] == UNKNOWN and self.unseen[MY_FACE]:
            return 1
        for i in range(4):
            if self.named[i] == guest and self.unseen[FACE_OF + i]:
                return 1
        return 0

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

    # ── What an arrangement is worth ──────────────────────────────────────────────────────────────

    def put(self, spaces: Any) -> None:
        """Stand the guests in these spaces; -1: not placed."""
        i: cython.int
        for i in range(SPACES):
            self.at[i] = -1
        for i in range(GUESTS):
            self.where[i] = spaces[i]
            if self.where[i] >= 0:
                self.at[self.where[i]] = i

    def standing(self) -> list[int]:
        """Where the guests stand now."""
        return [self.where[i] for i in range(14)]

    def found(self) -> list[int]:
        """The best arrangement of the last search."""
        return [self.best[i] for i in range(14)]

    @cython.ccall
    def worth(self) -> cython.double:
        """8.1, 8.2 The points to be expected of the arrangement as it stands."""
        guest: cython.int
        total: cython.double = 0.0
        for guest in range(GUESTS):
            if self.where[guest] >= 0:
                self.look_at(guest)
        for guest in range(GUESTS):
            if self.where[guest] >= 0:
                total += self.points_of(guest) * self.times[guest]
        return total

    def readings(self) -> list[tuple[int, int, int]]:
        """By guest, as far as it matters: whether somebody covers it, its face is hidden, and who covers the face."""
        for guest in range(14):
            self.covered[guest] = self.hidden[guest] = self.hiders[guest] = 0
            if self.where[guest] >= 0:
                self.look_at(guest)
        return [(self.covered[guest], self.hidden[guest], self.hiders[guest]) for guest in range(14)]

    @cython.cfunc
    def look_at(self, guest: cython.int) -> cython.void:
        """7.3 Whether anybody covers a guest; its face, if anybody cares for it."""
        space: cython.int
        other: cython.int
        place: cython.int = guest * SPACES + self.where[guest]
        row: cython.int = self.near[self.where[guest]]
        self.covered[guest] = 0
        for space in range(SPACES):
            other = self.at[space]
            if other >= 0 and self.near[space] < row and self.over[(other * SPACES + space) * PLACES + place]:
                self.covered[guest] = 1
                break
        if self.looks[guest]:
            self.look_at_face(guest, place, row)

    @cython.cfunc
    def look_at_face(self, guest: cython.int, place: cython.int, row: cython.int) -> cython.void:
        """6.5, 6.6 Who covers a face, from the nearest on, and whether enough of it is seen in the end."""
        depth: cython.int
        space: cython.int
        other: cython.int
        i: cython.int
        words: cython.int = self.words
        piece: cython.ulonglong
        part: cython.int
        self.hiders[guest] = 0
        for i in range(words):
            self.free[i] = self.faces[place * words + i]
        for depth in range(1, row):
            for space in range(SPACES):
                other = self.at[space]
                if other >= 0 and self.near[space] == depth:
                    part = 0
                    for i in range(words):
                        piece = self.covers[(place * PLACES + other * SPACES + space) * words + i] & self.free[i]
                        if piece:
                            part = 1
                            self.free[i] ^= piece
                    if part:
                        self.hiders[guest] |= 1 << other
        self.hidden[guest] = self.few_seen(place)

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
    def points_of(self, guest: cython.int) -> cython.double:
        """8.1 The points of a placed guest: by its cards, or what is to be hoped for of the unseen ones."""
        if self.cards[guest * 3] == UNKNOWN:
            return self.hopes[self.fitting(guest)]
        number: cython.int = 0
        for i in range(3):
            number += self.met(guest, self.cards[guest * 3 + i])
        return self.points[number]

    @cython.cfunc
    def fitting(self, guest: cython.int) -> cython.int:
        """How many of the unseen cards would be met."""
        number: cython.int = self.unseen_areas[self.where[guest]]
        for kind in range(NEXT_TO, KINDS):
            if self.unseen[kind] and self.met(guest, kind):
                number += self.unseen[kind]
        return number

    @cython.cfunc
    def met(self, guest: cython.int, card: cython.int) -> cython.int:
        """6 Whether a placed guest's preference is met."""
        space: cython.int = self.where[guest]
        other: cython.int
        if card < NEXT_TO:
            return self.areas[card * SPACES + space]
        if card < NOT_A_MAN:
            other = card - NEXT_TO
            return other == guest or (self.where[other] >= 0 and self.beside[space * SPACES + self.where[other]])
        if card <= NOT_A_WOMAN:
            return not self.meets(space, card == NOT_A_MAN)
        if card == MY_FACE:
            return guest == PALM or self.hidden[guest]
        if card == IN_FRONT or self.named[card - FACE_OF] == guest:
            return not self.covered[guest]
        other = self.named[card - FACE_OF]
        return self.where[other] >= 0 and self.hidden[other] and (self.hiders[other] >> guest) & 1

    @cython.cfunc
    def meets(self, space: cython.int, man: cython.int) -> cython.int:
        """6.3 Whether a man (or a woman) stands beside a space."""
        other: cython.int
        for beside in range(SPACES):
            other = self.at[beside]
            human = other >= 0 and other < FIRST_OF_NEITHER and self.beside[space * SPACES + beside]
            if human and (other >= FIRST_MAN) == man:
                return 1
        return 0

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
            if space == old:
                continue
            other = self.at[space] if space >= 0 else -1
            self.exchange(guest, old, space, other)
            then = self.worth()
            heat = warm * (steps - step) / steps
            if then >= now - heat * (self.below(1024) / 1024.0):
                now = then
                if now > most + 1e-9:
                    most = now
                    self.keep()
            else:
                self.exchange(guest, space, old, -1)
                if other >= 0:
                    self.where[other], self.at[space] = space, other
        return most

    @cython.cfunc
    def keep(self) -> cython.void:
        """Remember the arrangement as the best so far."""
        for guest in range(GUESTS):
            self.best[guest] = self.where[guest]

    @cython.cfunc
    def exchange(self, guest: cython.int, old: cython.int, space: cython.int, other: cython.int) -> cython.void:
        """A guest goes from one space to another, either perhaps nowhere; who stood there goes where it came from."""
        if old >= 0:
            self.at[old] = other
        if other >= 0:
            self.where[other] = old
        self.where[guest] = space
        if space >= 0:
            self.at[space] = guest
