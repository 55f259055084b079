"""Learning the value of Photograph from games against itself: TD(λ), for each colour of each seat."""
# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from array import array
from typing import Any

from serao.games.photograph import kernel
from serao.games.photograph.opponent import value_kernel

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

SEATS = cython.declare(cython.int, kernel.SEATS)
PHASE = cython.declare(cython.int, kernel.PHASE)
SHOTS = cython.declare(cython.int, kernel.SHOTS)
SUBJECT = cython.declare(cython.int, kernel.SUBJECT)
OVER = cython.declare(cython.int, kernel.OVER)
MOST_ACTIVE = cython.declare(cython.int, value_kernel.MOST_ACTIVE)
MOST_STEPS = cython.declare(cython.int, 100)  # turns of a game: there are fewer
STRIPS = cython.declare(cython.int, 28)  # four seats, seven colours
TRACE = cython.declare(cython.double, 0.8)  # λ
EXPLORED = cython.declare(cython.int, 4)  # of a hundred decisions so many are made at random
MISSED = cython.declare(cython.int, 4)  # every so many-th game is played with the variant 6.5
WORLDS = cython.declare(cython.int, 1)  # imagined for a decision


@cython.cclass
class Learner:
    """Plays whole games in the cells of a mind and changes its weights."""

    cells = cython.declare(cython.int[::1])
    active = cython.declare(cython.int[::1])
    weights = cython.declare(cython.double[::1])
    game = cython.declare(object)
    survey = cython.declare(object)
    value = cython.declare(object)
    mind = cython.declare(object)
    features = cython.declare(cython.int[::1])  # by step and strip: how many, and which
    values = cython.declare(cython.double[::1])  # by step and strip: the points expected in the end
    points = cython.declare(cython.int[::1])  # by step and strip: the points as they stood
    explored = cython.declare(cython.int[::1])  # by step: whether chance had a hand in it
    steps = cython.declare(cython.int)

    def __init__(self, parts: Any) -> None:
        self.cells, self.active, self.weights = parts.cells, parts.active, parts.weights
        self.game, self.survey, self.value, self.mind = parts.game, parts.survey, parts.value, parts.thinker
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
                        self.keep()

    @cython.cfunc
    def decide(self, seat: cython.int) -> cython.void:
        """One decision, now and then at random."""
        if self.mind.below(100) < EXPLORED:
            self.game.play(seat, self.game.action(seat, self.mind.below(self.game.choices(seat))))
            self.explored[self.steps] = 1
        else:
            self.game.play(seat, self.mind.think(seat, WORLDS))

    @cython.cfunc
    def keep(self) -> cython.void:
        """Keep what is so now of every strip of every seat."""
        seat: cython.int
        colour: cython.int
        self.survey.survey()
        for seat in range(self.cells[SEATS]):
            for colour in range(7):
                if self.cells[SHOTS + colour] != -2:
                    self.keep_strip(seat, colour)
        self.steps += 1
        self.explored[self.steps] = 0

    @cython.cfunc
    def keep_strip(self, seat: cython.int, colour: cython.int) -> cython.void:
        """Keep what is so of one strip."""
        i: cython.int
        at: cython.int = self.steps * STRIPS + 7 * seat + colour
        self.value.stand_before(seat, colour)
        found: cython.int = self.value.look()
        self.points[at] = self.game.points(seat, colour)
        self.values[at] = self.points[at]
        self.features[at * MOST_ACTIVE] = found
        for i in range(found):
            self.features[at * MOST_ACTIVE + 1 + i] = self.active[i]
            self.values[at] += self.weights[self.active[i]]

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
        i: cython.int
        at: cython.int
        error: cython.double
        for step in range(self.steps - 1, -1, -1):
            at = step * STRIPS + strip
            if self.explored[step + 1]:  # what came then was no choice
                target = self.values[at]
                continue
            error = target - self.points[at]
            for i in range(self.features[at * MOST_ACTIVE]):
                error -= self.weights[self.features[at * MOST_ACTIVE + 1 + i]]
            for i in range(self.features[at * MOST_ACTIVE]):
                self.weights[self.features[at * MOST_ACTIVE + 1 + i]] += rate * error
            target = TRACE * target + (1 - TRACE) * self.values[at]
