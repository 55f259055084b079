"""Training the value of Photograph by games against itself, for each number of seats apart."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from hashlib import sha256, shake_256
from statistics import mean, stdev

from serao.engine.chance import Chance
from serao.engine.learning import Point, Strength
from serao.games.photograph import rules, scoring, setup
from serao.games.photograph.memory import memory
from serao.games.photograph.opponent import learning_kernel, net_kernel, strip_kernel, yardstick
from serao.games.photograph.opponent.search_engine import SearchEngine, thinking
from serao.games.photograph.opponent.weights import packed, unpacked
from serao.games.photograph.state import Options
from serao.installed.kernels import fastest

VARIANTS = ("2", "3", "4")
GAMES = 30_000
MEASURE = "points ahead of the best sound opponent"

GAMES_OF_SIX = {"2": 6, "3": 5, "4": 5}  # more seats have more strips to learn from in one game
PARTS = 24  # of a run, each with a lower rate
TOLD_EVERY = 6
FIRST_RATE, LAST_RATE = 0.01, 0.0005
HEAD_NOISE, ROW_NOISE = 0.25 / 128, 0.03 / 128  # the largest weights at the beginning, by a byte
UNITS = net_kernel.UNITS
WORLDS = 2  # imagined for a decision while weights are judged
JUDGED, TOLD = 120, 24  # games


def learn(variant: str, seed: int, games: int, told: Callable[[Point], None]) -> bytes:
    """Learn from so many games; five for three or four count as six."""
    weights, fine = beginning(seed)
    engine = SearchEngine(weights)
    engine.thinker.begin(seed, 1.0)
    learner = fastest(learning_kernel).Learner(engine, fastest(net_kernel).Net(weights, fine))
    for part in range(PARTS):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (part / (PARTS - 1))
        learner.learn(games * GAMES_OF_SIX[variant] // 6 // PARTS, int(variant), rate)
        if part % TOLD_EVERY == TOLD_EVERY - 1:
            told(Point(games * (part + 1) // PARTS, measured(variant, packed(weights), TOLD).mean))
    return packed(weights)


def beginning(seed: int) -> tuple[array[int], array[float]]:
    """A net that has learned nothing yet: noise, but for the plain sum; whole numbers and fractions."""
    first_row, rows = UNITS * net_kernel.HEADS, UNITS * strip_kernel.FEATURES
    noise = shake_256(b"photograph %d" % seed).digest(first_row + rows)
    fine = array("d", [HEAD_NOISE * (byte - 127.5) for byte in noise[:first_row]])
    fine.extend(ROW_NOISE * (byte - 127.5) for byte in noise[first_row:])
    for plain in range(0, len(fine), UNITS):
        fine[plain] = 0.0
    scales = [net_kernel.HEAD_SCALE] * first_row + [net_kernel.ROW_SCALE] * rows
    whole = array("h", [round(scale * each) for scale, each in zip(scales, fine, strict=True)])
    return whole, fine


def judge(variant: str, weights: bytes) -> Strength:
    """How far one seat with these weights is ahead of sound opponents on development deals."""
    return measured(variant, weights, JUDGED)


def file_name(variant: str) -> str:
    """The file of the weights."""
    return f"weights-{variant}.bin"


def measured(variant: str, weights: bytes, games: int) -> Strength:
    """The same over so many games: every deal is played from every seat."""
    choose = thinking(SearchEngine(unpacked(weights)), WORLDS)
    seats = int(variant)
    leads = [
        mean(
            lead([choose if each == seat else yardstick.choose for each in range(seats)], seat, deal)
            for seat in range(seats)
        )
        for deal in range(games // seats)
    ]
    return Strength(mean(leads), stdev(leads) / len(leads) ** 0.5)


def lead(bots: list[Callable[..., rules.Action]], seat: int, deal: int) -> int:
    """By how many points a seat is ahead of the best other in one game."""
    seed = sha256(f"dev {deal}".encode()).digest()
    state, number = setup.new(Options(), len(bots), Chance(seed, 0)), 0
    while actors := rules.actors(state):
        number += 1
        action = bots[actors[0]](memory(state, actors[0]), Chance(seed, number))
        state = rules.apply(state, actors[0], action, Chance(seed, number))
    totals = [scoring.seat_score(state, each).total for each in range(len(bots))]
    return totals.pop(seat) - max(totals)
