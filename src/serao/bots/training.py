"""Learning what an opponent knows: the same steps for every game that has something to learn."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol, cast

import msgspec

from serao.bots.runners import Runner, here
from serao.engine.learning import Point, Strength
from serao.engine.problem import BadOptions, reason
from serao.games import part_of


class Learned(NamedTuple):
    """What a run came to."""

    seed: int
    weights: bytes
    points: list[Point]


class Trainer(Protocol):
    """What a game's `opponent.training` has. Everything follows from the seed."""

    VARIANTS: tuple[str, ...]  # what is learned apart from each other: maps, numbers of seats
    GAMES: int  # to learn from, at full length
    MEASURE: str  # what strength means, in a few English words

    def learn(self, variant: str, seed: int, games: int, told: Callable[[Point], None], /) -> bytes:
        """Learn from so many games, telling now and then how well it goes; the weights."""

    def judge(self, variant: str, weights: bytes, /) -> Strength:
        """How well weights play on the development deals, which are never those of a report."""

    def file_name(self, variant: str, /) -> str:
        """The file of the weights in the game's folder `opponent`."""


class Trained(msgspec.Struct, frozen=True):
    """What is written beside the weights: how they were made, and how well they play."""

    game: str
    variant: str
    games: int
    seed: int  # of the run that was kept
    strength: Strength
    measure: str
    points: list[Point]
    others: dict[int, Strength]  # by seed, the runs that were not kept


def trainer_of(game_name: str) -> Trainer:
    """The trainer of a game; BadOptions where there is nothing to learn."""
    found = part_of(game_name, "opponent.training")
    if found is None:
        raise BadOptions(reason("train-nothing", game=game_name))
    return cast(Trainer, found)


def run_once(game_name: str, variant: str, games: int, told: Callable[[Point], None] | None, seed: int) -> Learned:
    """One run from a seed; what it tells is kept, too."""
    points: list[Point] = []

    def keep(point: Point) -> None:
        points.append(point)
        if told is not None:
            told(point)

    weights = trainer_of(game_name).learn(variant, seed, games, keep)
    return Learned(seed, weights, points)


def train(
    game_name: str, variant: str, seeds: range, games: int, runner: Runner, told: Callable[[Point], None]
) -> tuple[bytes, Trained]:
    """Run from every seed, judge each on the development deals, keep the best.

    A run in this process tells how far it has come; of those elsewhere it is told how they ended.
    """
    trainer, learned, alone = trainer_of(game_name), dict[int, Learned](), runner is here
    for run in runner(partial(run_once, game_name, variant, games, told if alone else None), seeds):
        learned[run.seed] = run
        for last in () if alone else run.points[-1:]:
            told(last)
    strengths = {seed: trainer.judge(variant, run.weights) for seed, run in sorted(learned.items())}
    best = max(strengths, key=lambda seed: strengths[seed].mean)
    others = {seed: strength for seed, strength in strengths.items() if seed != best}
    figures = Trained(game_name, variant, games, best, strengths[best], trainer.MEASURE, learned[best].points, others)
    return learned[best].weights, figures
