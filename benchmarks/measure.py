"""Measuring: several short runs of each thing, the best and the middle one told side by side."""

import gc
import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import NamedTuple

from serao.games import GAMES
from serao.installed import own_games

RUNS = 15
LEAST_SECONDS = 0.15


class Rate(NamedTuple):
    """How often a second, in the best run (the machine undisturbed) and in the middle one."""

    best: float
    median: float


def rate(work: Callable[[], int], runs: int = RUNS, clock: Callable[[], float] = time.perf_counter) -> Rate:
    """How many units a second `work` does; it returns how many it did."""
    rates = [one_run(work, clock) for _ in range(runs)]
    return Rate(max(rates), median(rates))


def tables(numbers: Iterable[int]) -> list[tuple[str, int]]:
    """Every game of ours with each of these numbers of seats that it allows."""
    allowed = {name: GAMES[name].seats(GAMES[name].Options()) for name in own_games()}
    return [(name, seats) for name in allowed for seats in numbers if seats in allowed[name]]


def one_run(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """One run, long enough for the clock."""
    gc.collect()
    done, began = 0, clock()
    while (elapsed := clock() - began) < LEAST_SECONDS:
        done += work()
    return done / elapsed
