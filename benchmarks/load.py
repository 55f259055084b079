"""What is common to all load: clients run in a second process, count their moves, and look at the server's process."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any, TypeVar

import msgspec
import uvloop

ROOT = Path(__file__).parent.parent
WARM_UP = 2.0
# Seconds until everyone must be seated, or a crowd must have chosen: a busy machine is slow, not broken.
PATIENCE = 240.0
# Connections opened at once: more could overrun the queue of the listening socket.
OPENED_AT_ONCE = 50

T = TypeVar("T")


class Load(msgspec.Struct, frozen=True):
    """What a server did for so many tables, and how long a mover waited for the update with its own move."""

    tables: int
    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    message_bytes: int
    # Of one core. Near 1 the clients, not the server, set the figures.
    generator_cpu: float
    # Of one core, the server's processes together, without a database of its own.
    server_cpu: float
    # What the server's processes grew by until everyone was seated and had seen the table.
    kb_a_table: float

    @property
    def moves_per_second(self) -> float:
        """Over all tables."""
        return self.moves / self.seconds

    @property
    def moves_per_cpu_second(self) -> float:
        """What the machine's other work disturbs least; nothing where processor time cannot be seen."""
        return self.moves_per_second / self.server_cpu if self.server_cpu else 0.0


class Watch:
    """What all clients share: whether moves are counted, how long each took, and what went wrong."""

    def __init__(self, pids: Sequence[int] = ()) -> None:
        self.pids = pids
        self.memory = memory_kb(pids)
        self.counting = False
        self.waits: list[float] = []
        self.bytes = self.updates = 0
        self.tables: set[str] = set()
        self.problems: list[str] = []

    def count(self, table: str, wait: float) -> None:
        """A move has come back to its mover."""
        if self.counting:
            self.waits.append(wait)
            self.tables.add(table)

    def weigh(self, size: int) -> None:
        """Somebody has an update."""
        if self.counting:
            self.updates += 1
            self.bytes += size

    def seated(self, tables: int) -> float:
        """How much the servers have grown, in kB a table."""
        return round((memory_kb(self.pids) - self.memory) / tables, 1)

    def check(self) -> None:
        """Figures of a run in which something went wrong are none."""
        if self.problems:
            raise RuntimeError(f"{len(self.problems)} times something else than an update: {self.problems[0]}")


async def counted(watch: Watch, tables: int, seconds: float, kb_a_table: float) -> Load:
    """Warm up, then count."""
    await asyncio.sleep(WARM_UP)
    watch.counting, began, cpu, theirs = True, time.perf_counter(), time.process_time(), cpu_seconds(watch.pids)
    await asyncio.sleep(seconds)
    await moved(watch, tables)
    watch.counting, elapsed = False, time.perf_counter() - began
    cpu, theirs = time.process_time() - cpu, cpu_seconds(watch.pids) - theirs
    watch.check()
    return Load(
        tables=tables,
        moves=len(watch.waits),
        seconds=elapsed,
        p50_ms=percentile(watch.waits, 50),
        p99_ms=percentile(watch.waits, 99),
        message_bytes=round(watch.bytes / watch.updates),
        generator_cpu=round(cpu / elapsed, 2),
        server_cpu=round(theirs / elapsed, 2),
        kb_a_table=kb_a_table,
    )


async def moved(watch: Watch, tables: int) -> None:
    """Wait until every table has moved: a server does not win by leaving some of them alone."""
    try:
        async with asyncio.timeout(PATIENCE):
            while len(watch.tables) < tables:
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise RuntimeError(f"{tables - len(watch.tables)} of {tables} tables do not move") from None


def percentile(waits: Sequence[float], part: int) -> float:
    """So many of a hundred waited no longer, in milliseconds."""
    return round(quantiles(waits, n=100)[part - 1] * 1000, 2)


def cpu_seconds(pids: Sequence[int]) -> float:
    """The processor time that processes have had; nothing where the system has no /proc."""
    ticks = 0
    for pid in pids:
        stat = Path(f"/proc/{pid}/stat")
        if stat.exists():
            ticks += sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_kb(pids: Sequence[int]) -> float:
    """The resident memory of processes; nothing where the system has no /proc."""
    pages = 0
    for pid in pids:
        statm = Path(f"/proc/{pid}/statm")
        if statm.exists():
            pages += int(statm.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run the clients, on the quickest loop there is."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def apart(module: str, task: object, answer: type[T]) -> T:
    """Run a module's clients in a second process: its task and its answer are JSON."""
    command = [sys.executable, "-m", module, msgspec.json.encode(task).decode()]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=answer)
