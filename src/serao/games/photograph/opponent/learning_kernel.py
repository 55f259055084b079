"""Learning the value of Photograph from games against itself: TD(λ), for each colour of each seat."""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from typing import Any

from serao.games.photograph import kernel
from serao.games.photograph.opponent import strip_kernel

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

SEATS = cython.declare(cython.int, kernel.SEATS)
PHASE = cython.declare(cython.int, kernel.PHASE)
OWED = cython.declare(cython.int, kernel.OWED)
LEFT = cython.declare(cython.int, kernel.LEFT)
SHOTS = cython.declare(cython.int, kernel.SHOTS)
SUBJECT = cython.declare(cython.int, kernel.SUBJECT)
WINDING = cython.declare(cython.int, kernel.WINDING)
OVER = cython.declare(cython.int, kernel.OVER)
MOST_ACTIVE = cython.declare(cython.int, strip_kernel.MOST_ACTIVE)
MOST_STEPS = cython.declare(cython.int, 100)  # turns of a game: there are fewer
STRIPS = cython.declare(cython.int, 28)  # four seats, seven colours
TRACE = cython.declare(cython.double, 0.8)  # λ
EXPLORED = cython.declare(cython.int, 4)  # of a hundred decisions so many are made at random
MISSED = cython.declare(cython.int, 4)  # every so many-th game is played with the variant 6.5
WORLDS = cython.declare(cython.int, 1)  # imagined for a decision


@cython.cclass
class Learner:
    """Plays whole games in the cells of a search engine and changes its weights."""

    cells = cython.declare(cython.int[::1])
    active = cython.declare(cython.int[::1])
    net = cython.declare(object)
    game = cython.declare(object)
    survey = cython.declare(object)
    strip = cython.declare(object)
    mind = cython.declare(object)
    features = cython.declare(cython.int[::1])  # by step and strip: which, how many, and the net's head
    values = cython.declare(cython.double[::1])  # by step and strip: the points expected in the end
    points = cython.declare(cython.int[::1])  # by step and strip: the points as they stood
    explored = cython.declare(cython.int[::1])  # by step: whether chance had a hand in it
    steps = cython.declare(cython.int)

    def __init__(self, parts: Any, net: Any) -> None:
        self.cells, self.active, self.net = parts.cells, parts.active, net
        self.game, self.survey, self.strip, self.mind = parts.game, parts.survey, parts.strip, parts.thinker
        self.features = array("i", bytes(4 * MOST_STEPS * STRIPS * MOST_ACTIVE))
        self.values = array("d", bytes(8 * MOST_STEPS * STRIPS))
        self.points = array("i", bytes(4 * MOST_STEPS * STRIPS))
        self.explored = array("i", bytes(4 * MOST_STEPS))

    def learn(self, games: cython.int, seats: cython.int, rate: cython.double) -> None:
        """Play so many games and learn from each."""
        for number in range(games):
            self.game.seed(self.mind.below(1 << 30))
            self.game.deal(seats, number % MISSED == 0, -1)
            self.play_out()
            self.look_back(rate)

    @cython.cfunc
    def play_out(self) -> cython.void:
        """One game to its end, every turn kept."""
        seat: cython.int
        self.steps = 0
        self.explored[0] = 0
        while self.cells[PHASE] != OVER:
            for seat in range(self.cells[SEATS]):
                if self.game.choices(seat):
                    self.decide(seat)
                    if self.cells[PHASE] == SUBJECT:
                        self.keep(-1, 0)

    @cython.cfunc
    def decide(self, seat: cython.int) -> cython.void:
        """One decision, now and then at random; a field about to be dealt anew is kept as it is before."""
        action: cython.int
        if self.mind.below(100) < EXPLORED:
            action = self.game.action(seat, self.mind.below(self.game.choices(seat)))
            self.explored[self.steps] = 1
        else:
            action = self.mind.think(seat, WORLDS)
        if self.cells[PHASE] == WINDING and self.cells[LEFT] <= 3:
            self.keep(seat, action)
        self.game.play(seat, action)

    @cython.cfunc
    def keep(self, mover: cython.int, action: cython.int) -> cython.void:
        """Keep what is so of every strip of every seat: now, or when a mover's winding will have been made."""
        seat: cython.int
        colour: cython.int
        self.survey.survey()
        if mover >= 0:
            self.strip.prepare(self.cells[OWED], 1)
        for seat in range(self.cells[SEATS]):
            for colour in range(7):
                if self.cells[SHOTS + colour] != -2:
                    if mover < 0:
                        self.strip.stand_before(seat, colour)
                    else:
                        self.strip.stand_after(seat, colour, mover, action >> 3 & 7, action & 7)
                    self.keep_strip(seat, colour)
        self.steps += 1
        self.explored[self.steps] = 0

    @cython.cfunc
    def keep_strip(self, seat: cython.int, colour: cython.int) -> cython.void:
        """Keep what is so of the strip that the value stands before."""
        i: cython.int
        at: cython.int = self.steps * STRIPS + 7 * seat + colour
        self.points[at] = self.strip.points()
        self.values[at] = self.points[at] + self.strip.weigh()
        for i in range(MOST_ACTIVE):
            self.features[at * MOST_ACTIVE + i] = self.active[i]

    @cython.cfunc
    def look_back(self, rate: cython.double) -> cython.void:
        """Learn from the end to the beginning."""
        seat: cython.int
        colour: cython.int
        for seat in range(self.cells[SEATS]):
            for colour in range(7):
                if self.cells[SHOTS + colour] != -2:
                    self.correct(7 * seat + colour, self.game.points(seat, colour), rate)

    @cython.cfunc
    def correct(self, strip: cython.int, target: cython.double, rate: cython.double) -> cython.void:
        """Bring what was expected of a strip nearer to what came, step by step back from the end."""
        step: cython.int
        at: cython.int
        for step in range(self.steps - 1, -1, -1):
            at = step * STRIPS + strip
            if self.explored[step + 1]:  # what came then was no choice
                target = self.values[at]
                continue
            self.net.learn(self.features, at * MOST_ACTIVE, target - self.points[at], rate)
            target = TRACE * target + (1 - TRACE) * self.values[at]
