"""The pool of processes in which opponents think, never on the event loop."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

import msgspec
import structlog

from serao.bots import bot_named
from serao.engine.chance import Chance
from serao.games import game_named
from serao.server.base import metrics
from serao.server.base.child_process import start_pool_process
from serao.server.base.clock import steady
from serao.server.base.fair_turns import FairTurns

LOOK_SECONDS = 5.0  # after which a pool is asked whether it is still there
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before a broken pool is started again

log = structlog.get_logger()


def choose(game_name: str, level: str, memory: bytes, luck: bytes) -> Any:
    """An opponent's action; runs in a process of the pool. The memory comes as JSON: every game has that."""
    remembered = msgspec.json.decode(memory, type=game_named(game_name).Memory)
    return bot_named(game_name, level)(remembered, Chance(luck, 0))


class Thinker(Protocol):
    """Finds actions for opponents."""

    async def think(self, host: str, table: str, game_name: str, level: str, memory: Any) -> Any:
        """The action an opponent of that level chooses with that memory, at that table of that host."""

    def close(self) -> None:
        """Stop thinking."""


class BotPool:
    """A pool of processes, started when it is first needed and again, after a pause, when one of them was killed.

    The pause grows while nobody can think at all; whoever asks meanwhile waits for its end.

    No more think at once than there are processes. Those who host tables take turns, and so do the tables of each: many
    slow opponents, at one table or at a hundred of one host, keep nobody else's waiting for all of them.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._turns = FairTurns(processes)
        self._pool: ProcessPoolExecutor | None = None
        self.pause = 0.0  # seconds before the next start; 0: opponents think
        self._start_at = 0.0

    @property
    def well(self) -> bool:
        """Whether the last thought was found, as far as is known."""
        return self.pause == 0.0

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads, and a forked thread's lock may never open again.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=start_pool_process)
        return self._pool

    async def think(self, host: str, table: str, game_name: str, level: str, memory: Any) -> Any:
        """The action an opponent of that level chooses with that memory, when it is the turn of host and table."""
        luck, sent = secrets.token_bytes(32), msgspec.json.encode(memory)
        with metrics.THOUGHT.time():
            while (wait := self._start_at - steady()) > 0:
                await asyncio.sleep(wait)
            await self._turns.take(host, table)
            # Whoever is no longer waited for still thinks to the end: its place is free only then.
            return await asyncio.shield(self._begin(game_name, level, sent, luck))

    def _begin(self, *request: Any) -> "asyncio.Future[Any]":
        """Let a process think; its place is given back when it is done."""
        pool = None
        try:
            pool = self._ready()
            thought = asyncio.get_running_loop().run_in_executor(pool, choose, *request)
        except (BrokenProcessPool, OSError) as problem:  # OSError: no process can be made at all
            self._turns.give_back()
            self._broken(pool, problem)
            raise BrokenProcessPool(str(problem)) from problem
        except BaseException:
            self._turns.give_back()
            raise
        answer = asyncio.ensure_future(_answer(pool, thought))
        answer.add_done_callback(lambda done: self._thought(pool, done))
        return answer

    def _thought(self, pool: ProcessPoolExecutor, thought: "asyncio.Future[Any]") -> None:
        self._turns.give_back()
        if thought.cancelled():
            return
        problem = thought.exception()  # known where it is waited for; where nobody waits any more it is nobody's
        if isinstance(problem, BrokenProcessPool):
            self._broken(pool, problem)
        elif pool is self._pool and not self.well:
            self.pause = 0.0
            log.info("opponents think again")

    def _broken(self, pool: ProcessPoolExecutor | None, problem: Exception) -> None:
        """A process was killed, or cannot start: the next thought starts a new pool, later each time."""
        if pool is not self._pool:
            return  # said already: all who thought there are told
        self._pool = None
        if self.well:
            log.error("opponents cannot think", problem=type(problem).__name__)
        self.pause = min(LONGEST_PAUSE, self.pause * 2 or FIRST_PAUSE)
        self._start_at = steady() + self.pause

    def close(self) -> None:
        """Stop after the computation at hand; what only waits can be asked for again."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


async def _answer(pool: ProcessPoolExecutor, thought: "asyncio.Future[Any]") -> Any:
    """Wait for a thought; BrokenProcessPool also where the pool has lost it.

    What is asked for just as a process dies may be neither done nor refused: the pool of Python 3.11 clears what waits
    while more is added. A broken pool refuses whatever comes next, so it is asked for something small.
    """
    try:
        while not thought.done():
            await asyncio.wait({thought}, timeout=LOOK_SECONDS)
            if not thought.done():
                pool.submit(int)
    finally:
        thought.cancel()  # if it is lost; else it is done
    return thought.result()
