"""Long computations in threads: replays, proofs and password hashes never run on the event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

AT_ONCE = 2

P = ParamSpec("P")
T = TypeVar("T")


class Background:
    """Runs a few long computations at once; the others wait."""

    def __init__(self) -> None:
        self._room_for = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until fewer than `AT_ONCE` others are running, for work that uses a thread of its own."""
        async with self._room_for:
            yield

    async def run(self, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function in a thread, when fewer than `AT_ONCE` others are running."""
        async with self.turn():
            return await asyncio.to_thread(job, *args, **more)
