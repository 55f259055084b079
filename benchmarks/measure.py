"""Measuring: several short runs of each thing, the best and the middle one told side by side."""

import gc
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

RUNS = 15
LEAST_SECONDS = 0.15


class Rate(NamedTuple):
    """How often a second, in the best run (the machine undisturbed) and in the middle one."""

    best: float
    median: float


def rate(work: Callable[[], int], runs: int = RUNS) -> Rate:
    """How many units a second `work` does; it returns how many it did."""
    rates = [one_run(work) for _ in range(runs)]
    return Rate(max(rates), median(rates))


def one_run(work: Callable[[], int]) -> float:
    """One run, long enough for the clock."""
    gc.collect()
    done, began = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - began) < LEAST_SECONDS:
        done += work()
    return done / elapsed
