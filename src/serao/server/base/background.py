"""Long computations in threads: replays, proofs and password hashes never run on the event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

from serao.engine.problem import reason
from serao.server.base.problems import TooMany
from serao.server.base.rate_limits import AtOnce

AT_ONCE = 2

P = ParamSpec("P")
T = TypeVar("T")


class Background:
    """Runs a few long computations at once; the others wait."""

    def __init__(self, replays: int) -> None:
        self._room_for = asyncio.Semaphore(AT_ONCE)
        self._room_for_replays = asyncio.Semaphore(AT_ONCE - 1)  # so that nobody who signs in waits for all replays
        self._replays = AtOnce(replays)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until fewer than `AT_ONCE` others are running, for work that uses a thread of its own."""
        async with self._room_for:
            yield

    async def run(self, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function in a thread, when fewer than `AT_ONCE` others are running."""
        async with self.turn():
            return await asyncio.to_thread(job, *args, **more)

    async def replay(self, address: str, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function that plays a game again, for an address; TooMany when it waits for enough of them already."""
        with self._replays.one_more(address) as allowed:
            if not allowed:
                raise TooMany(reason("server-too-fast"))
            return await self.play_again(job, *args, **more)

    async def play_again(self, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function that plays a game again, when no other is being played again."""
        async with self._room_for_replays:
            return await self.run(job, *args, **more)
