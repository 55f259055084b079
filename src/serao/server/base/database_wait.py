"""Waiting for a database that does not answer when a process starts: told once, with growing pauses, not for ever."""

import time
from collections.abc import Callable
from typing import TypeVar

import structlog

from serao.engine.problem import Problem, reason
from serao.server.base.clock import steady
from serao.storage.engine import Unreachable
from serao.storage.trouble import StorageDown, down, gone

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between two attempts

log = structlog.get_logger()

T = TypeVar("T")


class DatabaseWait:
    """The time that one start waits for its database, however often it is lost meanwhile."""

    def __init__(self, seconds: float, sleep: Callable[[float], None] = time.sleep) -> None:
        self._seconds, self._pass_time = seconds, sleep
        self._until = steady() + seconds
        self._pause = FIRST_PAUSE
        self._waited = False

    def until_done(self, job: Callable[[], T]) -> T:
        """Do a job that needs the database, again and again while that is away; a Problem when the time is up.

        It sleeps in the main thread, before any signal is caught, so that SIGTERM ends the process at once.
        """
        while True:
            try:
                return job()
            except Exception as error:
                trouble = trouble_of(error)
                if trouble is None:
                    raise
            self._sleep(trouble)

    def _sleep(self, trouble: str) -> None:
        left = self._until - steady()
        if left <= 0:
            raise Problem(reason("server-database-away", seconds=f"{self._seconds:g}", detail=trouble))
        if not self._waited:
            log.warning("the database does not answer: waiting for it", seconds=self._seconds, problem=trouble)
        self._waited = True
        self._pass_time(min(self._pause, left))
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


def trouble_of(error: Exception) -> str | None:
    """What is wrong with a database that is away; None when the error is another one."""
    match error:
        case Unreachable() if error.for_now:
            return error.detail.partition("\n")[0].rstrip(".")
        case StorageDown():
            return error.trouble
        case Problem():
            return None
    return down(error).trouble if gone(error) else None
