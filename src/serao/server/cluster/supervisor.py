"""A house of several processes on one machine: one that looks after the others, and starts again whichever died."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from types import FrameType

import structlog

from serao.engine.problem import Problem, reason
from serao.server.cluster.peers import Place, linked
from serao.server.config import Config

LOOK_SECONDS = 0.5
# A process that cannot even begin would be started for ever.
TOO_SOON = 60.0  # seconds; on a busy machine it takes many before it can even fail
TRIES = 5

log = structlog.get_logger()

Serve = Callable[[Config, socket.socket, Place], None]


class Household:
    """The processes. Whoever is told to stop tells all."""

    def __init__(self, config: Config, listener: socket.socket, serve: Serve) -> None:
        self.config, self.listener, self.serve = config, listener, serve
        self.places = linked(config.processes)
        self.running: dict[int, SpawnProcess] = {}
        self.begun: dict[int, float] = {}
        self.too_soon = 0
        self.stopping = False

    def keep(self) -> None:
        """Look after the processes until told to stop; a Problem when they cannot be kept alive."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.stop)
        with TemporaryDirectory(prefix="serao-figures-") as figures:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures  # where the processes add up what is measured
            for place in self.places:
                if not self.stopping:
                    self.begin(place)
            while self.running:
                wait([each.sentinel for each in self.running.values()], LOOK_SECONDS)
                self.look()
        if self.too_soon >= TRIES:
            raise Problem(reason("server-processes-die"))

    def begin(self, place: Place) -> None:
        """Start the process of a place."""
        # Spawned, not forked: every process begins like a server alone.
        process = multiprocessing.get_context("spawn").Process(
            target=live, args=(self.serve, self.config, self.listener, place), name=f"serao-{place.number}"
        )
        process.start()
        self.running[place.number], self.begun[place.number] = process, time.monotonic()
        if self.stopping:  # told so while it was starting, and not yet known
            self.stop()

    def look(self) -> None:
        """See who has ended; before the end of the house, put another in its place."""
        for number, process in list(self.running.items()):
            if process.is_alive():
                continue
            del self.running[number]
            forget_figures(process.pid)
            if not self.stopping:
                self.replace(number, process.exitcode)

    def replace(self, number: int, code: int | None) -> None:
        """Start a process in the place of one that died."""
        log.error("a process of the house died", number=number, code=code)
        by_itself = code is not None and code > 0  # not killed, as when memory runs out
        self.too_soon = self.too_soon + 1 if by_itself and time.monotonic() - self.begun[number] < TOO_SOON else 0
        if self.too_soon < TRIES:
            self.begin(self.places[number])
        else:
            self.stop()

    def stop(self, _sign: int = 0, _frame: FrameType | None = None) -> None:
        """Tell every process to finish what it has begun."""
        self.stopping = True
        for process in self.running.values():
            with suppress(ProcessLookupError):
                process.terminate()


def live(serve: Serve, config: Config, listener: socket.socket, place: Place) -> None:
    """The life of one process: it serves, and goes when the one that looks after it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches everybody: the one that looks after us tells us
    threading.Thread(target=_go_with_parent, daemon=True).start()
    serve(config, listener, place)


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def forget_figures(process: int | None) -> None:
    """What a process measured of the moment ends with it."""
    if process is not None and "prometheus_client" in sys.modules:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(process)  # type: ignore[no-untyped-call]
