"""A limited number of places, given to the tables in turn, so that a table with many requests delays no other."""

import asyncio
from collections import deque


class FairTurns:
    """So many places. Each table has a queue of its own, and the queues take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by table; the next table first

    async def take(self, table: str) -> None:
        """Wait for a place, which must be given back."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place came together with the end
                self.give_back()
            raise

    def give_back(self) -> None:
        """Let in the next one, of the next table; those who have left meanwhile are passed over."""
        while self._waiting:
            table = next(iter(self._waiting))
            queue = self._waiting.pop(table)
            turn = queue.popleft()
            if queue:
                self._waiting[table] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
