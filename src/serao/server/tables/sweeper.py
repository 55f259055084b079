"""The sweeper: looks again and again after sleeping clocks, lost messages and tables that nobody looks at any more."""

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Any

import structlog

from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.server.base.connections import Connections
from serao.server.base.database import Database
from serao.server.base.sanctions import Sanctions
from serao.server.people.expiry import ExpirySweep
from serao.server.tables.registry import TableRegistry
from serao.server.tables.room import Room
from serao.storage import matches, old_results, tokens
from serao.storage.trouble import StorageDown
from serao.table.decide import decide_close, decide_full

HOUR = 60 * 60 * 1000
RECOVERED = 1000  # tables opened at the start
DUE_AT_ONCE = 100

log = structlog.get_logger()


class Sweeper:
    """Keeps the open tables in order."""

    def __init__(
        self,
        config: Config,
        database: Database,
        tables: TableRegistry,
        connections: Connections,
        sanctions: Sanctions,
    ) -> None:
        self.config = config
        self.database = database
        self.tables = tables
        self.connections = connections
        self.expiry = ExpirySweep(config, database)
        self.sanctions = sanctions
        self._down: StorageDown | None = None  # the last table's whose storage did not answer
        self.filled = False

    async def run(self) -> None:
        """Recover once, then sweep again and again; a failure is logged and does not stop it."""
        work = self.recover
        while True:
            await asyncio.sleep(self.config.sweep_seconds)
            try:
                await work()
            except StorageDown:
                pass  # the log knows already, and the next sweep tries again
            except Exception as problem:
                log.error("a sweep failed", problem=type(problem).__name__, exc_info=problem)
            work = self.sweep

    async def recover(self) -> None:
        """Open what was played within the hour: a process may have died after a last move and before its result."""
        for match in await self.database.read(matches.lately_played, now() - HOUR, RECOVERED):
            if self.tables.fanout.keeps(match):
                await self._guarded(match, self.tables.room(match))
        self._raise_down()

    async def sweep(self) -> None:
        """Do everything once."""
        aside = self.tables.set_aside
        for match in await self.database.read(matches.due, now(), DUE_AT_ONCE + len(aside)):
            if self.tables.fanout.keeps(match) and match not in aside:
                await self._guarded(match, self._wake(match))
        await self.expiry.sweep()
        self.filled = self.filled or await self.database.write(old_results.fill)
        if await self.database.read(tokens.any_expired, now()):
            await self.database.write(partial(tokens.remove_expired, at=now()))
        await self.connections.dismiss_signed_out()
        await self.sanctions.refresh()
        await self.tables.look_after_acts()
        if self.tables.shared:
            await self.tables.compare_lengths()
        for room in list(self.tables.rooms.values()):
            if self.tables.rooms.get(room.match) is room:  # not removed while another was waited for
                await self._guarded(room.match, self._tend(room))
        self._raise_down()

    async def _guarded(self, match: str, work: Awaitable[Any]) -> None:
        """Do something for one table; whatever goes wrong there, the others are not kept waiting."""
        try:
            await work
        except StorageDown as problem:
            self._down = problem  # perhaps only of a page of the file on which this table lies
        except Exception as problem:
            if match in self.tables.set_aside:
                return  # that is in the log already
            log.error("a table could not be tended", match=match, problem=type(problem).__name__, exc_info=problem)

    def _raise_down(self) -> None:
        """Raise what was put off, so that every table had its turn."""
        problem, self._down = self._down, None
        if problem is not None:
            raise problem

    async def _wake(self, match: str) -> None:
        """Open a table whose clock has run out, and let it act."""
        room = await self.tables.room(match)
        await room.check_time()
        if room.table.phase == "gathering":
            await room.proceed(decide_close)
        await self.tables.save_summary(room)

    async def _tend(self, room: Room) -> None:
        """Do what is left to do at an open table, and close it when nobody needs it."""
        room.wake()
        await self._remove_banned(room)
        if decide_full(room.table) is not None:  # the process that took the last command has died since
            await room.proceed(decide_full)
        await room.save_result()
        await self._close_unused(room)

    async def _remove_banned(self, room: Room) -> None:
        """Free the chairs of those who are banned; in a game, bots play on for them."""
        company = {chair.person for chair in room.table.chairs if chair.person is not None}
        for person in self.sanctions.banned_among(company):
            await room.remove(person)

    async def _close_unused(self, room: Room) -> None:
        """Close a room that nobody has looked at for a while, at once where another process keeps the table."""
        kept = self.tables.fanout.keeps(room.match)
        patience = self.config.rest_seconds if kept else 0.0
        if not room.idle() or now() - room.quiet_since <= patience * 1000:
            return
        if kept and room.table.bots_to_act():
            return  # a worker has been asked, and may have to be asked again
        if (
            kept and room.table.deadline() is not None
        ):  # its timer goes with it: the sweep must know when it would have rung
            await room.catch_up()
            await self.tables.save_summary(room)
        if room.idle():
            self.tables.remove(room)
