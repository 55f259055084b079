"""Where long work is done, number by number: in this process, on all cores, on a Ray cluster. All give the same."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from logging import ERROR
from typing import Any, Protocol, TypeVar

AHEAD = 2  # numbers that wait for each worker
LOCAL = "local"  # instead of an address: a Ray cluster of this machine alone

T = TypeVar("T")


class Runner(Protocol):
    """Does the work for every number, and gives what it comes to as it is done."""

    def __call__(self, work: Callable[[int], T], numbers: Iterable[int], /) -> Iterator[T]:
        """The results, in any order."""


def runner_of(workers: int, ray: str | None) -> Runner:
    """So many cores (0: all), or the Ray cluster of an address."""
    cores = workers or os.cpu_count() or 1
    if ray is not None:
        return partial(on_ray, ray, cores)
    return here if cores == 1 else partial(on_cores, cores)


def here(work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """One after the other in this process."""
    return (work(number) for number in numbers)


def on_cores(workers: int, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """On several cores of this machine."""
    # Spawned, not forked: the progress bar has a thread, whose locks a fork would copy.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=leave_interrupts_to_the_caller) as pool, ended_at_once():
        rest, waiting = iter(numbers), set[Future[T]]()
        while True:
            waiting |= {pool.submit(work, number) for number in islice(rest, workers * AHEAD - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)


def leave_interrupts_to_the_caller() -> None:
    """Ctrl+C reaches every process of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ended_at_once() -> Iterator[None]:
    """Whoever stops early does not wait for the work under way."""
    try:
        yield
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise


def on_ray(address: str, workers: int, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """On a Ray cluster, whose machines have this package and the same games."""
    import ray

    more: dict[str, Any] = {"num_cpus": workers} if address == LOCAL else {"address": address}
    ray.init(include_dashboard=False, log_to_driver=False, logging_level=ERROR, **more)
    try:
        remote = ray.remote(called)
        rest, waiting = iter(numbers), list[Any]()
        room = max(workers, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        while True:
            waiting += [remote.remote(work, number) for number in islice(rest, room - len(waiting))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def called(work: Callable[[int], T], number: int) -> T:
    """The work for a number: Ray wants a function by name."""
    return work(number)
