"""Where opponents think: never on the event loop. In one process a pool of processes; with Redis, workers."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from serao.bots import bot_named
from serao.engine.chance import Chance
from serao.server import metrics


def choose(game_name: str, level: str, memory: Any, luck: bytes) -> Any:
    """An opponent's action; runs in a process of its own."""
    return bot_named(game_name, level)(memory, Chance(luck, 0))


def settle_in() -> None:
    """What a process of the pool does first: leave Ctrl+C to its parent, and watch for the parent's end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    """A server that was killed could not stop its pool: end when it is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinker(Protocol):
    """Somebody who finds an action for an opponent."""

    async def think(self, game_name: str, level: str, memory: Any) -> Any:
        """The action an opponent of that level chooses with that memory."""

    def close(self) -> None:
        """Stop thinking."""


class Pool:
    """A pool of processes, started with the first thought and again after it broke."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads, and a forked thread's lock may never open again.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=settle_in)
        return self._pool

    async def think(self, game_name: str, level: str, memory: Any) -> Any:
        """The action an opponent of that level chooses with that memory."""
        luck = secrets.token_bytes(32)
        loop = asyncio.get_running_loop()
        try:
            with metrics.THOUGHT.time():
                return await loop.run_in_executor(self._ready(), choose, game_name, level, memory, luck)
        except BrokenProcessPool:
            self._pool = None  # a process was killed; the next thought gets a new pool
            raise

    def close(self) -> None:
        """Stop after the thought at hand; what has only been asked can be asked again."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
