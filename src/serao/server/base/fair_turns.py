"""A limited number of places, given in turn to all who ask, so that many requests of one delay nobody else's."""

import asyncio
from collections import deque

Queue = deque[asyncio.Future[None]]


class FairTurns:
    """So many places. All who wait take turns, and what each of them waits for takes turns as well."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, dict[str, Queue]] = {}  # by who asks, then by what for; the next one first

    async def take(self, who: str, what: str = "") -> None:
        """Wait for a place, which must be given back."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, {}).setdefault(what, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place came together with the end
                self.give_back()
            raise

    def give_back(self) -> None:
        """Let in the next one, of the next who asks; those who have left meanwhile are passed over."""
        while self._waiting:
            turn = self._next()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """The next one; whoever waits for more goes behind all others."""
        who = next(iter(self._waiting))
        queues = self._waiting.pop(who)
        what = next(iter(queues))
        queue = queues.pop(what)
        turn = queue.popleft()
        if queue:
            queues[what] = queue
        if queues:
            self._waiting[who] = queues
        return turn
