"""What one decision costs in Avenue at 1, 10, 100 and 1,000 seats: apply alone, and its dearest single call."""

import time
from random import Random
from statistics import median
from typing import Any

from serao.engine.chance import Chance
from serao.games import avenue

SEATS = (1, 10, 100, 1000)
DECISIONS = 40_000
RUNS = 5


def measured() -> list[dict[str, Any]]:
    """A row a number of seats, in microseconds."""
    return [cost(seats) for seats in SEATS]


def cost(seats: int) -> dict[str, Any]:
    """The mean of apply over whole games; of its calls that wait; and the call that reveals everybody's choice."""
    runs = [one_run(seats) for _ in range(RUNS)]
    names = ("mean", "waiting", "revealing_a_seat")
    middle = {name: round(median(run[name] for run in runs), 2) for name in names}
    return {"seats": seats, **middle}


def one_run(seats: int) -> dict[str, float]:
    """Time every apply of enough games."""
    random, seed = Random(seats), b"crowd"
    waiting, revealing = 0.0, 0.0
    decisions = reveals = 0
    while decisions < DECISIONS:
        state = avenue.new(avenue.Options(), seats, Chance(seed, decisions))
        while actors := avenue.actors(state):
            for seat in actors:
                actions = avenue.legal(state, seat)
                action = actions[int(random.random() * len(actions))]
                last = state.waiting == 1
                began = time.perf_counter()
                state = avenue.apply(state, seat, action, Chance(seed))
                elapsed = time.perf_counter() - began
                decisions += 1
                reveals += last
                waiting, revealing = (waiting, revealing + elapsed) if last else (waiting + elapsed, revealing)
    return {
        "mean": (waiting + revealing) / decisions * 1e6,
        "waiting": waiting / max(decisions - reveals, 1) * 1e6,
        "revealing_a_seat": revealing / reveals / seats * 1e6,
    }
