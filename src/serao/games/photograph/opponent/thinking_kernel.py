"""Thinking about a position of Photograph: imagined worlds, the value of every take and winding, and playing on."""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from math import exp
from typing import Any

from serao.games.photograph import kernel

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

SEATS = cython.declare(cython.int, kernel.SEATS)
PHASE = cython.declare(cython.int, kernel.PHASE)
TURN = cython.declare(cython.int, kernel.TURN)
OWED = cython.declare(cython.int, kernel.OWED)
NEXT = cython.declare(cython.int, kernel.NEXT)
END = cython.declare(cython.int, kernel.END)
LEFT = cython.declare(cython.int, kernel.LEFT)
FIELD = cython.declare(cython.int, kernel.FIELD)
HANDS = cython.declare(cython.int, kernel.HANDS)
HELD = cython.declare(cython.int, kernel.HELD)
WINDS = cython.declare(cython.int, kernel.WINDS)
SHOTS = cython.declare(cython.int, kernel.SHOTS)
WHERE = cython.declare(cython.int, kernel.WHERE)
SEEN = cython.declare(cython.int, kernel.SEEN)
DECK = cython.declare(cython.int, kernel.DECK)
CELLS = cython.declare(cython.int, kernel.CELLS)
SUBJECT = cython.declare(cython.int, kernel.SUBJECT)
WINDING = cython.declare(cython.int, kernel.WINDING)
AT_SUNSET = cython.declare(cython.int, kernel.AT_SUNSET)
OVER = cython.declare(cython.int, kernel.OVER)
HAND = cython.declare(cython.int, kernel.HAND)
SUNSET = cython.declare(cython.int, kernel.SUNSET)
WIND = cython.declare(cython.int, kernel.WIND)
HOPELESS = cython.declare(cython.double, 4.0)  # points behind the best: not worth a trial
ACTIONS = cython.declare(cython.int, 128)  # the kernel's numbers of actions are below this

MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.cclass
class Thinker:
    """A game, its survey and its value, which all look at the same cells; and positions to come back to."""

    cells = cython.declare(cython.int[::1])
    kinds = cython.declare(cython.int[::1])
    follow = cython.declare(cython.double[::1])
    worth = cython.declare(cython.double[::1])
    regard = cython.declare(cython.double[::1])
    game = cython.declare(object)
    survey = cython.declare(object)
    value = cython.declare(object)
    envy = cython.declare(cython.double)  # how much the others' points matter, all together
    luck = cython.declare(cython.ulonglong)
    totals = cython.declare(cython.double[::1])  # by action: its worth, summed over worlds
    truth = cython.declare(cython.int[::1])
    world = cython.declare(cython.int[::1])
    root = cython.declare(cython.int[::1])
    root_world = cython.declare(cython.int[::1])
    kept_kinds = cython.declare(cython.int[::1])
    kept_follow = cython.declare(cython.double[::1])
    pool = cython.declare(cython.int[::1])
    became = cython.declare(cython.int[::1])  # by card: which card it is in the world that is imagined
    candidates = cython.declare(cython.int[::1])
    results = cython.declare(cython.double[::1])

    def __init__(self, parts: Any, game: Any, survey: Any, value: Any) -> None:
        self.cells, self.kinds, self.follow, self.worth, self.regard = parts
        self.game, self.survey, self.value = game, survey, value
        self.envy = 1.0
        self.luck = 0
        self.totals = array("d", bytes(8 * ACTIONS))
        self.results = array("d", bytes(8 * ACTIONS))
        self.candidates = array("i", bytes(4 * ACTIONS))
        self.truth, self.world, self.root, self.root_world = (kernel.blank() for _ in range(4))
        self.kept_kinds = array("i", bytes(4 * len(self.kinds)))
        self.kept_follow = array("d", bytes(8 * len(self.follow)))
        self.pool = array("i", bytes(4 * 84))
        self.became = array("i", bytes(4 * 128))

    def begin(self, luck: cython.ulonglong, envy: cython.double) -> None:
        """Set the luck of everything imagined, and how much the others' points matter."""
        self.luck = luck
        self.envy = envy

    @cython.ccall
    def below(self, limit: cython.int) -> cython.int:
        """A number from 0 to limit - 1 (splitmix64)."""
        x: cython.ulonglong
        self.luck = (self.luck + GOLDEN) & MASK
        x = self.luck
        x = ((x ^ (x >> 30)) * MIX_1) & MASK
        x = ((x ^ (x >> 27)) * MIX_2) & MASK
        return ((x ^ (x >> 31)) >> 33) % limit

    # ── Worlds ────────────────────────────────────────────────────────────────────────────────────

    @cython.ccall
    def imagine(self, seat: cython.int) -> cython.void:
        """Exchange everything in the cells that this seat cannot know."""
        back: cython.int
        for back in range(14):
            self.exchange(seat, back)
        self.rename()
        self.reorder()

    @cython.cfunc
    def exchange(self, seat: cython.int, back: cython.int) -> cython.void:
        """Which unseen card of a back becomes which."""
        card: cython.int
        i: cython.int
        j: cython.int
        number: cython.int = 0
        for card in range(6 * back, 6 * back + 6):
            self.became[card] = card
            if self.cells[WHERE + card] and self.cells[SEEN + card] == 0 and self.cells[WHERE + card] != HAND + seat:
                self.pool[number] = card
                number += 1
        for i in range(number - 1, 0, -1):
            j = self.below(i + 1)
            card = self.became[self.pool[i]]
            self.became[self.pool[i]] = self.became[self.pool[j]]
            self.became[self.pool[j]] = card

    @cython.cfunc
    def rename(self) -> cython.void:
        """Put the cards that others became where those lay."""
        i: cython.int
        for i in range(84):
            self.pool[i] = self.cells[WHERE + i]
        for i in range(84):
            self.cells[WHERE + self.became[i]] = self.pool[i]
        for i in range(16):
            if self.cells[FIELD + i] >= 0:
                self.cells[FIELD + i] = self.became[self.cells[FIELD + i]]
        for i in range(32):
            if i & 7 < self.cells[HELD + (i >> 3)]:
                self.cells[HANDS + i] = self.became[self.cells[HANDS + i]]
        for i in range(self.cells[NEXT], self.cells[END]):
            if self.cells[DECK + i] != SUNSET:
                self.cells[DECK + i] = self.became[self.cells[DECK + i]]

    @cython.cfunc
    def reorder(self) -> cython.void:
        """Shuffle the deck below its top, and put Sunset where it may still be."""
        i: cython.int
        j: cython.int
        card: cython.int
        first: cython.int = self.cells[NEXT]
        stop: cython.int = self.cells[END]
        sunset: cython.int = self.find_sunset()
        if sunset > first:
            stop -= 1
            for i in range(sunset, stop):
                self.cells[DECK + i] = self.cells[DECK + i + 1]
        for i in range(stop - 1, first + 1, -1):
            j = first + 1 + self.below(i - first)
            card = self.cells[DECK + i]
            self.cells[DECK + i] = self.cells[DECK + j]
            self.cells[DECK + j] = card
        if sunset > first:
            self.lay_sunset(first, stop)

    @cython.cfunc
    def find_sunset(self) -> cython.int:
        """Where in the deck Sunset is; -1 where it is no more."""
        i: cython.int
        for i in range(self.cells[NEXT], self.cells[END]):
            if self.cells[DECK + i] == SUNSET:
                return i
        return -1

    @cython.cfunc
    def lay_sunset(self, first: cython.int, stop: cython.int) -> cython.void:
        """2.2 Sunset is in what is left of the fifth pile, and not on top."""
        i: cython.int
        pile: cython.int = 2 * (self.cells[SEATS] + 3)
        dealt: cython.int = 6 * pile - (stop - first)
        least: cython.int = max(1, 4 * pile - dealt)
        place: cython.int = first + least + self.below(5 * pile - dealt - least + 1)
        for i in range(stop, place, -1):
            self.cells[DECK + i] = self.cells[DECK + i - 1]
        self.cells[DECK + place] = SUNSET

    # ── The worth of actions ──────────────────────────────────────────────────────────────────────

    @cython.ccall
    def think(self, seat: cython.int, worlds: cython.int) -> cython.int:
        """The action of the greatest worth, on average over so many imagined worlds."""
        i: cython.int
        each: cython.int
        for i in range(ACTIONS):
            self.totals[i] = 0.0
        for each in range(self.cells[SEATS]):
            self.regard[each] = -self.envy / (self.cells[SEATS] - 1)
        self.truth[:] = self.cells
        for _ in range(worlds):
            self.cells[:] = self.truth
            self.imagine(seat)
            self.survey.survey()
            if self.cells[PHASE] == SUBJECT:
                self.weigh_takes(seat)
            else:
                self.weigh_winds(seat)
        self.cells[:] = self.truth
        return self.best(seat)

    @cython.cfunc
    def best(self, seat: cython.int) -> cython.int:
        """The legal action of the greatest worth."""
        i: cython.int
        action: cython.int
        best: cython.int = self.game.action(seat, 0)
        for i in range(1, self.game.choices(seat)):
            action = self.game.action(seat, i)
            if self.totals[action] > self.totals[best]:
                best = action
        return best

    @cython.cfunc
    def weigh_takes(self, seat: cython.int) -> cython.void:
        """3.1 Every take with its best winding, in the world that lies in the cells; those of one card first."""
        i: cython.int
        number: cython.int
        action: cython.int
        alike: cython.int
        choices: cython.int = self.game.choices(seat)
        self.world[:] = self.cells
        self.kept_kinds[:] = self.kinds
        self.kept_follow[:] = self.follow
        for number in range(1, 4):
            alike = 0
            for i in range(choices):
                action = self.game.action(seat, i)
                if action & 3 == number:
                    self.game.play(seat, action)
                    self.notice(seat)
                    self.totals[action] += self.value.sweep(seat, number, 1, alike)
                    alike = 1
                    self.cells[:] = self.world
                    self.kinds[:] = self.kept_kinds
                    self.follow[:] = self.kept_follow

    @cython.cfunc
    def notice(self, seat: cython.int) -> cython.void:
        """Look again at the cards that were just taken."""
        place: cython.int
        for place in range(self.cells[HELD + seat] - self.cells[OWED], self.cells[HELD + seat]):
            self.survey.moved(self.cells[HANDS + 8 * seat + place])

    @cython.cfunc
    def weigh_winds(self, seat: cython.int) -> cython.void:
        """3.2, 5.3, 6.1 Every winding, in the world that lies in the cells."""
        i: cython.int
        alone: cython.int = self.cells[PHASE] == WINDING
        self.value.sweep(seat, self.cells[OWED] if alone else 2, alone, 0)
        for i in range(64):
            self.totals[WIND + i] += self.worth[i]

    # ── Playing on ────────────────────────────────────────────────────────────────────────────────

    @cython.ccall
    def search(
        self, seat: cython.int, worlds: cython.int, number: cython.int, turns: cython.int, trials: cython.int
    ) -> cython.int:
        """The best of so many candidates: all are played on for some turns, then the better half, until one is left.

        Every time so many trials are shared out among those that are left, who meet the same imagined worlds.
        """
        self.think(seat, worlds)
        number = self.choose_candidates(seat, number, worlds)
        self.root[:] = self.cells
        while number > 1:
            self.try_out(seat, number, max(1, trials // number), turns)
            number = self.better_half(number)
        self.cells[:] = self.root
        return self.candidates[0]

    @cython.cfunc
    def choose_candidates(self, seat: cython.int, number: cython.int, worlds: cython.int) -> cython.int:
        """The actions of greatest worth, best first, but for those that are hopeless; how many."""
        i: cython.int
        action: cython.int
        least: cython.double = self.totals[self.best(seat)] - HOPELESS * worlds
        number = min(number, self.game.choices(seat))
        for i in range(number):
            action = self.best(seat)
            if self.totals[action] < least:
                return i
            self.candidates[i] = action
            self.totals[action] = -1e9
            self.results[i] = 0.0
        return number

    @cython.cfunc
    def try_out(self, seat: cython.int, number: cython.int, worlds: cython.int, turns: cython.int) -> cython.void:
        """Play each candidate on in as many imagined worlds, the same for all; three and more mind their own strips."""
        i: cython.int
        envy: cython.double = self.envy
        if self.cells[SEATS] > 2:
            self.envy = 0.0
        for _ in range(worlds):
            self.cells[:] = self.root
            self.imagine(seat)
            self.root_world[:] = self.cells
            for i in range(number):
                self.cells[:] = self.root_world
                self.game.play(seat, self.candidates[i])
                self.play_on(turns)
                self.results[i] += self.utility(seat)
        self.envy = envy

    @cython.cfunc
    def better_half(self, number: cython.int) -> cython.int:
        """Bring the better half of the candidates to the front, best first; how many."""
        i: cython.int
        j: cython.int
        for i in range(number):
            for j in range(i, 0, -1):
                if self.results[j] > self.results[j - 1]:
                    self.candidates[j], self.candidates[j - 1] = self.candidates[j - 1], self.candidates[j]
                    self.results[j], self.results[j - 1] = self.results[j - 1], self.results[j]
        return (number + 1) // 2

    @cython.cfunc
    def play_on(self, turns: cython.int) -> cython.void:
        """Finish what was begun, then so many turns of whoever comes."""
        seat: cython.int
        while self.cells[PHASE] != OVER and (turns > 0 or self.cells[PHASE] != SUBJECT):
            if self.cells[PHASE] == SUBJECT:
                turns -= 1
            if self.cells[PHASE] <= WINDING:
                self.act(self.cells[TURN])
                continue
            for seat in range(self.cells[SEATS]):
                if self.cells[PHASE] >= AT_SUNSET and self.game.choices(seat):
                    self.act(seat)

    @cython.ccall
    def act(self, seat: cython.int) -> cython.void:
        """A quick decision of a seat, by what it knows."""
        self.game.play(seat, self.think(seat, 1))

    @cython.ccall
    def utility(self, seat: cython.int) -> cython.double:
        """How good the position in the cells is for a seat: about its chance to be first."""
        other: cython.int
        mine: cython.double
        risk: cython.double = 0.0
        scale: cython.double = 5.0 + 0.2 * (self.cells[END] - self.cells[NEXT] + self.cells[LEFT])
        if self.cells[PHASE] != OVER:
            self.survey.survey()
        else:
            scale = 3.0
        mine = self.expected(seat)
        for other in range(self.cells[SEATS]):
            if other != seat:
                risk += exp(min(50.0, (self.expected(other) - mine) / scale))
        return 1.0 / (1.0 + risk)

    @cython.cfunc
    def expected(self, seat: cython.int) -> cython.double:
        """The points of a seat in the end, as far as can be said."""
        colour: cython.int
        total: cython.double = 0.0
        if self.cells[PHASE] != OVER:
            return self.value.judge(seat)
        for colour in range(7):
            if self.cells[SHOTS + colour] != -2:
                total += self.game.points(seat, colour)
        return total
