"""The supervisor of a server with several processes: it starts them, and starts again every one that dies."""

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from types import FrameType

import structlog

from serao.engine.problem import Problem, reason
from serao.server.base.child_process import end_in_order, follow_parent
from serao.server.base.clock import steady
from serao.server.base.config import Config
from serao.server.cluster.peers import PeerLinks, link_processes

LOOK_SECONDS = 0.5
# A process that fails at its start would be started again without end.
TOO_SOON = 60.0  # seconds; on a busy machine a process needs many before it can even fail
TRIES = 5

log = structlog.get_logger()

Serve = Callable[[Config, socket.socket, PeerLinks], None]


class Supervisor:
    """Starts the serving processes, restarts those that die, and stops all when it is told to stop."""

    def __init__(self, config: Config, listener: socket.socket, serve: Serve) -> None:
        self.config, self.listener, self.serve = config, listener, serve
        self.links = link_processes(config.processes)
        self.running: dict[int, SpawnProcess] = {}
        self.started: dict[int, float] = {}
        self.early_deaths = 0
        self.stopping = False

    def run(self) -> None:
        """Keep the processes running until told to stop; a Problem when they die again and again."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.stop)
        with TemporaryDirectory(prefix="serao-metrics-") as metrics:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = metrics  # where the processes add up what is measured
            for links in self.links:
                if not self.stopping:
                    self.start(links)
            while self.running:
                wait([each.sentinel for each in self.running.values()], LOOK_SECONDS)
                self.check()
        if self.early_deaths >= TRIES:
            raise Problem(reason("server-processes-die"))

    def start(self, links: PeerLinks) -> None:
        """Start the process that these links belong to."""
        # Spawned, not forked: every process begins like a server alone.
        process = multiprocessing.get_context("spawn").Process(
            target=run_process, args=(self.serve, self.config, self.listener, links), name=f"serao-{links.process}"
        )
        process.start()
        self.running[links.process], self.started[links.process] = process, steady()
        if self.stopping:  # the signal came while this process was starting and was not yet listed
            self.stop()

    def check(self) -> None:
        """Look which processes have ended, and replace them unless the server is stopping."""
        for index, process in list(self.running.items()):
            if process.is_alive():
                continue
            del self.running[index]
            forget_metrics(process.pid)
            if not self.stopping:
                self.replace(index, process.exitcode)

    def replace(self, index: int, code: int | None) -> None:
        """Start a process in place of one that died; stop when too many died soon after their start."""
        log.error("a serving process died", index=index, code=code)
        by_itself = code is not None and code > 0  # not killed, as when memory runs out
        early = by_itself and steady() - self.started[index] < TOO_SOON
        self.early_deaths = self.early_deaths + 1 if early else 0
        if self.early_deaths < TRIES:
            self.start(self.links[index])
        else:
            self.stop()

    def stop(self, _sign: int = 0, _frame: FrameType | None = None) -> None:
        """Tell every process to finish what it has begun."""
        self.stopping = True
        for process in self.running.values():
            with suppress(ProcessLookupError):
                process.terminate()


def run_process(serve: Serve, config: Config, listener: socket.socket, links: PeerLinks) -> None:
    """The main function of a serving process: it serves, and stops when the supervisor is gone."""
    follow_parent(end_in_order)
    serve(config, listener, links)


def forget_metrics(process: int | None) -> None:
    """Remove the gauges of a process that has ended from the sum of all processes."""
    if process is not None and "prometheus_client" in sys.modules:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(process)  # type: ignore[no-untyped-call]
