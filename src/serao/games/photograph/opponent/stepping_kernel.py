"""Photograph step by step: who chooses next, what may be chosen, worlds as a seat may imagine them, random ends."""
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
ROWS = cython.declare(cython.int, kernel.ROWS)
MISSED = cython.declare(cython.int, kernel.MISSED)
PHASE = cython.declare(cython.int, kernel.PHASE)
TURN = cython.declare(cython.int, kernel.TURN)
FIELD = cython.declare(cython.int, kernel.FIELD)
HANDS = cython.declare(cython.int, kernel.HANDS)
HELD = cython.declare(cython.int, kernel.HELD)
WINDS = cython.declare(cython.int, kernel.WINDS)
SHOTS = cython.declare(cython.int, kernel.SHOTS)
STRIPS = cython.declare(cython.int, kernel.STRIPS)
COUNT = cython.declare(cython.int, kernel.COUNT)
WINDING = cython.declare(cython.int, kernel.WINDING)
SUBJECT = cython.declare(cython.int, kernel.SUBJECT)
OVER = cython.declare(cython.int, kernel.OVER)
LONGEST = 512  # decisions of a game and more

MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.final
@cython.cclass
class Table:
    """A game in its cells, and a position to come back to."""

    cells = cython.declare(cython.int[::1])
    kept = cython.declare(cython.int[::1])
    game = cython.declare(object)
    play = cython.declare(object)
    world = cython.declare(object)  # imagines, in the same cells
    takes = cython.declare(tuple)  # by the cards left in each row, in fives: every take
    winds = cython.declare(tuple)  # by the cards in hand: every winding
    luck = cython.declare(cython.ulonglong)
    noted = cython.declare(cython.short[::1])
    number = cython.declare(cython.int)  # of seats
    missed = cython.declare(cython.int)
    left_out = cython.declare(cython.int)

    def __init__(self, rows: Any, game: Any, world: Any, actions: Any, options: Any) -> None:
        self.cells, self.kept = rows
        self.game, self.play, self.world = game, game.play, world
        self.takes, self.winds = actions
        self.number, self.missed, self.left_out = options
        self.luck, self.noted = 0, array("h", bytes(2 * LONGEST))

    def deal_at_random(self, seed: cython.ulonglong) -> None:
        """A new game."""
        self.luck = seed
        self.game.seed(seed)
        self.game.deal(self.number, self.missed, self.left_out)

    @cython.ccall
    def seats(self) -> cython.int:
        """How many play."""
        return self.number

    @cython.ccall
    def seat(self) -> cython.int:
        """Who chooses next; -1 when it is over."""
        seat: cython.int
        if self.cells[PHASE] <= WINDING:
            return self.cells[TURN]
        if self.cells[PHASE] != OVER:
            for seat in range(self.number):
                if self.cells[WINDS + seat] < 0:
                    return seat
        return -1

    @cython.ccall
    def legal(self) -> bytes:
        """What that seat may do, in the order of the rules."""
        seat: cython.int = self.seat()
        if seat < 0:
            return b""
        if self.cells[PHASE] != SUBJECT:
            return self.winds[self.cells[HELD + seat]]  # type: ignore[no-any-return]
        return self.takes[self.field_number()]  # type: ignore[no-any-return]

    @cython.cfunc
    def field_number(self) -> cython.int:
        """The cards left in each row as one number."""
        row: cython.int
        column: cython.int
        number: cython.int = 0
        rows: cython.int = self.cells[ROWS]
        for row in range(rows):
            number *= 5
            for column in range(4):
                number += self.cells[FIELD + column * rows + row] >= 0
        return number

    @cython.ccall
    def apply(self, action: cython.int) -> cython.int:
        """Do it; whether it lies open now."""
        together: cython.int = self.cells[PHASE] > WINDING
        seat: cython.int = self.seat()
        self.play(seat, action)
        return not together or self.cells[WINDS + seat] < 0

    @cython.ccall
    def points(self, seat: cython.int) -> cython.int:
        """6.2 A seat's points."""
        colour: cython.int
        total: cython.int = 0
        for colour in range(7):
            if self.cells[SHOTS + colour] != -2:
                total += self.game.points(seat, colour)
        return total

    @cython.ccall
    def standing(self, seat: cython.int) -> cython.int:
        """6.4 Points, then Good Shots, then the longest strip; 6.5 but for the missed colour."""
        colour: cython.int
        shots: cython.int = 0
        longest: cython.int = 0
        missed: cython.int = self.cells[HANDS + 8 * seat] // 12 if self.cells[MISSED] else -1
        for colour in range(7):
            if colour != missed:
                shots += self.cells[SHOTS + colour] == seat
                longest = max(longest, self.cells[STRIPS + 35 * seat + 5 * colour + COUNT])
        return 256 * self.points(seat) + 16 * shots + longest

    # ── Imagined, and at random ───────────────────────────────────────────────────────────────────

    def load(self, cells: cython.int[::1]) -> None:
        """Take over a position; nobody has chosen yet of those who choose together, since nobody knows what waits."""
        seat: cython.int
        self.kept[:] = cells
        for seat in range(4):
            self.kept[WINDS + seat] = -1
        self.cells[:] = self.kept

    @cython.ccall
    def imagine(self, seat: cython.int, seed: cython.ulonglong) -> cython.void:
        """The position that was taken over, with all that this seat cannot know exchanged."""
        self.cells[:] = self.kept
        self.luck = seed
        self.world.begin(seed, 1.0)
        self.world.imagine(seat)

    @cython.cfunc
    def below(self, limit: cython.int) -> cython.int:
        """A number from 0 to limit - 1 (splitmix64)."""
        x: cython.ulonglong
        self.luck = (self.luck + GOLDEN) & MASK
        x = self.luck
        x = ((x ^ (x >> 30)) * MIX_1) & MASK
        x = ((x ^ (x >> 27)) * MIX_2) & MASK
        return ((x ^ (x >> 31)) >> 33) % limit

    @cython.ccall
    def play_on(self, played: cython.short[::1]) -> cython.int:
        """Play to the end at random; how many decisions, each written down as 128 * seat + action."""
        number: cython.int = 0
        seat: cython.int = self.seat()
        actions: bytes
        action: cython.int
        while seat >= 0:
            actions = self.legal()
            action = actions[self.below(len(actions))]
            played[number] = 128 * seat + action
            number += 1
            self.play(seat, action)
            seat = self.seat()
        return number

    @cython.ccall
    def play_at_random(self, seed: cython.ulonglong, games: cython.int) -> cython.longlong:
        """So many whole games; how many decisions that took."""
        number: cython.longlong = 0
        self.deal_at_random(seed)
        for _game in range(games):
            self.game.deal(self.number, self.missed, self.left_out)
            number += self.play_on(self.noted)
        return number
