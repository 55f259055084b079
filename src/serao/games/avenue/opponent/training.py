"""Learning what a sheet of Avenue is worth, by playing alone: `serao train avenue`.

The net says how many points are still to come after a choice. It plays the choice that it likes best, now and then
another, and after each game every position is moved towards what followed it (TD(λ)).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial
from hashlib import shake_256
from math import sqrt
from typing import NamedTuple

from serao.engine.chance import Chance
from serao.engine.learning import Point, Strength
from serao.games.avenue.maps import NAMES, Map, map_of
from serao.games.avenue.opponent import learning_kernel, value_kernel
from serao.games.avenue.opponent.alone import PEEK, Game, Position, deal_named, deal_of, points_of
from serao.games.avenue.opponent.kernel_sheets import Board, sheets_of
from serao.games.avenue.opponent.weights import packed, unpacked
from serao.games.avenue.pieces import COLUMNS, SQUARES
from serao.installed.kernels import fastest

ANY_MAP = "general"
VARIANTS = (*NAMES, ANY_MAP)
GAMES = 400_000
MEASURE = "mean points alone, on the best choice by the net"

LAMBDA = 0.6
EXPLORED = 20  # one choice in so many is made at random
RATES = (0.002, 0.0001)  # from the first game to the last, evenly in their logarithm
OUTPUT = 16  # points that the net calls 1
HEAD_NOISE, ROW_NOISE = 0.25 / 128, 0.03 / 128  # the largest weights at the beginning, by a byte
GAMES_A_MAP = 20  # learning any map: so many games on one
TOLD = 20  # times in a run
DEALS_TOLD, DEALS_JUDGED = 100, 1000
FEATURES, WIDTH = value_kernel.FEATURES, 64
HEADS = 6 * WIDTH
STRIDE, LONGEST = learning_kernel.STRIDE, 42


class Step(NamedTuple):
    """A choice: its points at once, those to come after it, those of the best choice, and whether it was another."""

    round: int  # after it
    points: int
    value: float
    best: float
    explored: bool


class Pupil:
    """A net that learns, and the sheets it plays on."""

    def __init__(self, seed: int) -> None:
        noise = shake_256(b"avenue %d" % seed).digest(HEADS + FEATURES * WIDTH)
        self.heads = array("f", [HEAD_NOISE * (byte - 127.5) for byte in noise[:HEADS]])
        self.rows = array("f", [ROW_NOISE * (byte - 127.5) for byte in noise[HEADS:]])
        for unit in range(WIDTH):
            self.rows[unit] = 0.0  # feature 0 stands for none
        for place in range(0, HEADS, WIDTH):
            self.heads[place] = 0.0  # the first unit is not rectified, and has no head
        self.whole_rows = array("h", [round(learning_kernel.ROW_SCALE * each) for each in self.rows])
        self.whole_heads = array("h", [round(learning_kernel.HEAD_SCALE * each) for each in self.heads])
        whole = (self.whole_rows, self.whole_heads)
        self.learner = fastest(learning_kernel).Learner(self.rows, self.heads, *whole)
        self.notes = memoryview(array("h", bytes(2 * STRIDE * LONGEST)))

    def sit_down(self, land: Map, known: bool) -> None:
        """Play on this map from now on."""
        self.board, self.scratch = sheets_of(land, known, self.whole_heads, self.whole_rows, 2)

    def learn_from_game(self, chance: Chance, rate: float) -> None:
        """Play a game alone, then move every position towards what followed it, the last one first."""
        steps = self.play(chance)
        target = 0.0
        for number in range(len(steps) - 1, 0, -1):
            step = steps[number]
            target = step.best if step.explored else step.points + (1 - LAMBDA) * step.value + LAMBDA * target
            error = rate * (target - steps[number - 1].value) / OUTPUT
            self.learner.learn(self.notes, STRIDE * (number - 1), steps[number - 1].round, error)

    def play(self, chance: Chance) -> list[Step]:
        """A game alone; each position is noted as it is after a choice."""
        sheet, free = self.board.sheet, list(range(SQUARES))
        steps: list[Step] = []
        values: list[float] = []

        def noted() -> None:
            start = STRIDE * len(values)
            self.notes[start : start + STRIDE] = self.board.data[value_kernel.SLOTS :]
            values.append(sheet.value() / value_kernel.POINT)

        game = Game(sheet, deal_of(chance))
        while not game.over:
            choice = sheet.judge(game.road, self.scratch.sheet)
            best = self.board.values[choice] / value_kernel.POINT
            explored = chance.below(EXPLORED) == 0
            if explored:
                choice = chance.pick(free)
            if choice != PEEK:
                free.remove(choice)
            points = game.take(choice, noted)
            steps.append(Step(game.round, points, values[-1], best, explored))
        return steps


def learn(variant: str, seed: int, games: int, told: Callable[[Point], None]) -> bytes:
    """Learn from so many games alone; the weights."""
    pupil, luck = Pupil(seed), shake_256(b"avenue %d games" % seed).digest(32)
    for number in range(games):
        if variant == ANY_MAP and number % GAMES_A_MAP == 0:
            pupil.sit_down(some_map(Chance(luck, games + number)), known=False)
        elif number == 0:
            pupil.sit_down(map_of(variant), known=True)
        first, last = RATES
        pupil.learn_from_game(Chance(luck, number), first * (last / first) ** (number / games))
        if (number + 1) % max(1, games // TOLD) == 0:
            told(Point(number + 1, strength(variant, pupil.whole_heads, pupil.whole_rows, DEALS_TOLD).mean))
    return packed(pupil.whole_heads, pupil.whole_rows)


def some_map(chance: Chance) -> Map:
    """A map as people make them: one of the box, perhaps mirrored, with none to many of its squares exchanged."""
    squares = list(map_of(chance.pick(NAMES)).squares)
    for _ in range(chance.below(1 + chance.below(SQUARES))):
        one, other = chance.below(SQUARES), chance.below(SQUARES)
        squares[one], squares[other] = squares[other], squares[one]
    rows = [squares[start : start + COLUMNS] for start in range(0, SQUARES, COLUMNS)]
    across, down = 1 - 2 * chance.below(2), 1 - 2 * chance.below(2)
    return map_of("\n".join(" ".join(row[::across]) for row in rows[::down]))


def judge(variant: str, weights: bytes) -> Strength:
    """How well weights play on the development deals."""
    return strength(variant, *unpacked(weights, HEADS), DEALS_JUDGED)


def strength(variant: str, heads: array[int], rows: array[int], deals: int) -> Strength:
    """The mean over development deals; without a map of its own, each on another map."""
    totals = []
    for number in range(deals):
        if variant == ANY_MAP or number == 0:
            land = some_map(Chance(b"dev map", number)) if variant == ANY_MAP else map_of(variant)
            board, scratch = sheets_of(land, variant != ANY_MAP, heads, rows, 2)
        totals.append(points_of(board.sheet, deal_named(f"dev {number}"), partial(best_choice, board, scratch)))
    mean = sum(totals) / deals
    return Strength(mean, sqrt(sum((total - mean) ** 2 for total in totals) / (deals - 1) / deals))


def best_choice(board: Board, scratch: Board, position: Position) -> int:
    """What the net likes best."""
    return int(board.sheet.judge(position.road, scratch.sheet))


def file_name(variant: str) -> str:
    """Where the weights belong."""
    return f"{variant.lower()}.weights"
