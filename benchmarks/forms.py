"""Avenue's net in three forms: compiled by Cython, as plain Python, and over batches in NumPy.

NumPy is given the features of every candidate ready made; the other two find them as well.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy

from benchmarks.measure import rate
from serao.games.avenue.maps import map_of
from serao.games.avenue.opponent import value_kernel
from serao.games.avenue.opponent.alone import Game, deal_named
from serao.games.avenue.opponent.kernel_sheets import Board, sheets_of
from serao.games.avenue.opponent.players import net_of
from serao.installed.kernels import PLAIN, fastest

ROUNDS, WIDTH = 6, 64
CANDIDATES = 42 - 10  # after ten roads, the peek left out
BATCHES = (CANDIDATES, 4_096)


def boards_after_ten_roads() -> list[Board]:
    """A sheet in mid-game, and one to try things on."""
    boards = sheets_of(map_of("A"), True, *net_of("A"), 2)
    game = Game(boards[0].sheet, deal_named("dev 0"))
    for _ in range(10):
        game.take(boards[0].sheet.judge(game.road, boards[1].sheet))
    return boards


def judging() -> Callable[[], int]:
    """Judges every candidate by the kernel as it is now."""
    board, scratch = boards_after_ten_roads()

    def judge() -> int:
        board.sheet.judge(1, scratch.sheet)
        return CANDIDATES

    return judge


def in_batches(size: int) -> Callable[[], int]:
    """The same net over a batch of candidates whose features are known."""
    heads, rows = (numpy.array(each, dtype=numpy.int32) for each in net_of("A"))
    rows, head = rows.reshape(-1, WIDTH), heads.reshape(ROUNDS, WIDTH)[2]
    slots = numpy.array(boards_after_ten_roads()[0].data[value_kernel.SLOTS : value_kernel.UNITS])
    batch = numpy.tile(slots[slots > 0], (size, 1))

    def judge() -> int:
        units = rows[batch].sum(axis=1)
        (numpy.maximum(units[:, 1:], 0) * head[1:]).sum(axis=1) + units[:, 0]
        return size

    return judge


@contextmanager
def plain() -> Iterator[None]:
    """With nothing compiled."""
    os.environ[PLAIN] = "1"
    fastest.cache_clear()
    yield
    del os.environ[PLAIN]
    fastest.cache_clear()


def measured() -> list[dict[str, Any]]:
    """A row a form: microseconds for one candidate."""
    jobs = [("compiled by Cython", judging())]
    with plain():
        jobs.append(("plain Python", judging()))
    jobs += [(f"NumPy, {size} at once", in_batches(size)) for size in BATCHES]
    return [
        {"form": name, "microseconds": round(1e6 / rate(job, clock=time.process_time).best, 2)} for name, job in jobs
    ]
