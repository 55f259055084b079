"""Pictures that are painted once, one at a time, however many are asked for, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from serao.engine.problem import reason
from serao.server.base.problems import TooMany

KEPT = 16_000_000  # bytes of pictures in memory
MOST_WAITING = 16  # requests for a picture that is not painted yet

Shown = TypeVar("Shown", bound=Hashable)


class PaintedOnce(Generic[Shown]):
    """The pictures of one painter, by what they show."""

    def __init__(self, paint: Callable[[Shown], bytes]) -> None:
        self._painter = paint
        self._kept: OrderedDict[Shown, bytes] = OrderedDict()
        self._painting = asyncio.Lock()
        self._waiting = 0

    async def picture(self, shown: Shown) -> bytes:
        """The picture of something; TooMany where too many wait for theirs."""
        if shown not in self._kept:
            if self._waiting >= MOST_WAITING:
                raise TooMany(reason("server-too-fast"))
            await self._paint(shown)
        self._kept.move_to_end(shown)
        return self._kept[shown]

    async def _paint(self, shown: Shown) -> None:
        self._waiting += 1
        try:
            async with self._painting:
                if shown not in self._kept:  # somebody else may have waited for the same
                    self._kept[shown] = await asyncio.to_thread(self._painter, shown)
        finally:
            self._waiting -= 1
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > KEPT:
            self._kept.popitem(last=False)
