"""Keeps in the database which time it is by the steady clock, so that the next process goes on from there."""

import asyncio
import socket
from contextlib import suppress

import msgspec

from serao.server.base import metrics
from serao.server.base.clock import CLOCK, MILLISECOND, Clock, boot, since_boot, wall
from serao.server.base.database import Database
from serao.storage.house import house_value, keep_house_value
from serao.storage.trouble import StorageDown

LOOK = 1.0  # seconds between two looks at the clocks
WORTH_KEEPING = 1_000 * MILLISECOND  # a smaller change is not written
MOST = 24 * 60 * 60 * 1000 * MILLISECOND  # with a larger difference the wall clock was wrong before, and is right now


class KeptTime(msgspec.Struct, frozen=True):
    """What a process has kept: the time when the machine was started, and how far it was ahead of the wall clock."""

    boot: str
    at_boot: int
    ahead: int


def differs(one: KeptTime, other: KeptTime) -> bool:
    """Whether two times differ so much that the newer one is worth keeping."""
    return max(abs(one.at_boot - other.at_boot), abs(one.ahead - other.ahead)) > WORTH_KEEPING


def time_to_go_on(kept: KeptTime) -> int | None:
    """The time now, by what an earlier process has kept; None where the wall clock is to be believed.

    While the machine runs, its steady clock tells. After it was started anew nobody knows how long it was off: then the
    difference is kept only where this gives the players time, and takes none from them.
    """
    believed = wall() * MILLISECOND
    found = since_boot() + kept.at_boot if kept.boot and kept.boot == boot() else believed + min(0, kept.ahead)
    return found if abs(found - believed) <= MOST else None


class ClockKeeper:
    """Notices jumps of this machine's wall clock, also while nobody plays."""

    def __init__(self, database: Database, clock: Clock = CLOCK) -> None:
        self._database = database
        self._clock = clock
        self._key = f"clock {socket.gethostname()}"  # each machine has its own
        self._kept: KeptTime | None = None

    async def restore(self) -> None:
        """Let this process's time go on from what an earlier one has kept."""
        found = await self._database.read(house_value, self._key)
        at = None if found is None else time_to_go_on(msgspec.json.decode(found, type=KeptTime))
        if at is not None:
            self._clock.go_on(at)

    async def run(self) -> None:
        """Look at the clocks again and again, and keep what has changed."""
        while True:
            with suppress(StorageDown):  # the next look tries again
                await self.keep()
            await asyncio.sleep(LOOK)

    async def keep(self) -> None:
        """Write which time it is, if it is not the one that follows from what is written."""
        kept = KeptTime(boot(), self._clock.at_boot(), self._clock.ahead())
        metrics.CLOCK_OFF.set(abs(kept.ahead) / (1_000 * MILLISECOND))
        if self._kept is not None and not differs(kept, self._kept):
            return
        written = msgspec.json.encode(kept).decode()
        await self._database.write(lambda connection: keep_house_value(connection, self._key, written))
        self._kept = kept
