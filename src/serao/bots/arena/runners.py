"""Where deals are played: in this process, on the cores of this machine, or on a Ray cluster. All give the same."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from logging import ERROR
from typing import Any, TypeAlias

from serao.bots.arena.contest import Contest, Deal, play_deal

AHEAD = 2  # deals that wait for each worker
LOCAL = "local"  # instead of an address: a Ray cluster of this machine alone

Runner: TypeAlias = Callable[[Contest, Iterable[int]], Iterator[Deal]]


def here(contest: Contest, numbers: Iterable[int]) -> Iterator[Deal]:
    """Deal after deal in this process."""
    return (play_deal(contest, number) for number in numbers)


def on_cores(workers: int, contest: Contest, numbers: Iterable[int]) -> Iterator[Deal]:
    """As they end, on several cores."""
    # Spawned, not forked: the progress bar has a thread, whose locks a fork would copy.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=leave_interrupts_to_the_caller) as pool, ended_at_once():
        rest, waiting = iter(numbers), set[Future[Deal]]()
        while True:
            more = islice(rest, workers * AHEAD - len(waiting))
            waiting |= {pool.submit(play_deal, contest, number) for number in more}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)


def leave_interrupts_to_the_caller() -> None:
    """Ctrl+C reaches every process of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ended_at_once() -> Iterator[None]:
    """Whoever stops early does not wait for the games under way."""
    try:
        yield
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise


def on_ray(address: str, workers: int, contest: Contest, numbers: Iterable[int]) -> Iterator[Deal]:
    """As they end, on a Ray cluster, whose machines have this package and the same games."""
    import ray

    more: dict[str, Any] = {"num_cpus": workers} if address == LOCAL else {"address": address}
    ray.init(include_dashboard=False, log_to_driver=False, logging_level=ERROR, **more)
    try:
        remote = ray.remote(play_deal)
        rest, waiting = iter(numbers), list[Any]()
        room = max(workers, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        while True:
            waiting += [remote.remote(contest, number) for number in islice(rest, room - len(waiting))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
