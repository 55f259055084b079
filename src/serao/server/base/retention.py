"""Keeps what the settings say, and no longer: guests, chat, reports, records and tables that nobody came to."""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
import structlog
from sqlalchemy import Connection

from serao.server.base.clock import now
from serao.server.base.config import Keep
from serao.server.base.database import Database
from serao.storage import retention
from serao.storage.records import remove_record
from serao.storage.trouble import StorageDown

TURN = "last-retention"  # the key of the time at which some process last did this
PAUSE = 60 * 60 * 1000  # milliseconds between two runs, of all processes together
ASK_SECONDS = 600.0  # after which a process asks again whether it is its turn
DAY = 24 * 60 * 60 * 1000
SLICE = 100  # found by one read; each is then removed in a transaction of its own, or chat by so many lines
SLICES = 20  # of each kind in a run: the rest waits for the next

log = structlog.get_logger()
Find = Callable[[Connection, int, int], list[str]]
Remove = Callable[[Connection, str], None]


class Removed(msgspec.Struct):
    """How much a run has removed."""

    guests: int = 0
    chat: int = 0
    games: int = 0
    imports: int = 0
    unstarted: int = 0
    reports: int = 0


class Retention:
    """Removes in small transactions between those of the players, in one process at a time."""

    def __init__(self, keep: Keep, database: Database) -> None:
        self.keep = keep
        self.database = database

    async def run(self) -> None:
        """Ask again and again whether it is this process's turn; a failure is logged and does not stop it."""
        while True:
            await asyncio.sleep(ASK_SECONDS)
            try:
                await self.once(now())
            except StorageDown:
                pass  # the log knows already, and the next turn tries again
            except Exception as problem:
                log.error("removing what is old failed", problem=type(problem).__name__, exc_info=problem)

    async def once(self, at: int) -> Removed | None:
        """Remove what is too old at that time; None where another process has just done so."""
        if not await self.database.write(partial(retention.take_turn, key=TURN, now=at, pause=PAUSE)):
            return None
        found = Removed(
            games=await self._sweep(at, self.keep.records, retention.old_games, retention.remove_table),
            imports=await self._sweep(at, self.keep.records, retention.old_imports, remove_record),
            unstarted=await self._sweep(at, self.keep.unstarted, retention.old_unstarted, retention.remove_table),
            chat=await self._empty_chat(at)
            + await self._sweep(at, self.keep.chat, retention.old_report_chats, retention.empty_report_chat),
            reports=await self._sweep(at, self.keep.reports, retention.old_reports, retention.remove_report),
            guests=await self._forget_guests(at, self.keep.guests, idle_only=False)
            + await self._forget_guests(at, self.keep.guests_without_games, idle_only=True),
        )
        if found != Removed():
            log.info("removed what was too old to keep", **msgspec.structs.asdict(found))
        return found

    async def _sweep(self, at: int, days: int, find: Find, remove: Remove) -> int:
        """Remove what is older than so many days, one by one; 0 days: for ever."""
        done = 0
        for _ in range(SLICES if days else 0):
            found = await self.database.read(find, at - days * DAY, SLICE)
            for each in found:
                await self.database.write(partial(removing, remove=remove, which=each))
            done += len(found)
            if len(found) < SLICE:
                break
        return done

    async def _empty_chat(self, at: int) -> int:
        done, last = 0, ("", -1)
        for _ in range(SLICES if self.keep.chat else 0):
            found = await self.database.read(retention.old_chat, at - self.keep.chat * DAY, SLICE, last)
            if found:
                await self.database.write(partial(retention.empty_chat, places=found))
                last = found[-1]
            done += len(found)
            if len(found) < SLICE:
                break
        return done

    async def _forget_guests(self, at: int, days: int, idle_only: bool) -> int:
        done, last = 0, ""
        for _ in range(SLICES if days else 0):
            before = at - days * DAY
            found = await self.database.read(retention.old_guests, before, SLICE, idle_only, last)
            tables = await self.database.read(retention.tables_in_logs, found) if found else {}
            for guest in found:
                forgetting = partial(retention.forget_guest, guest=guest, before=before, now=at)
                done += await self.database.write(partial(forgetting, idle_only=idle_only, tables=tables[guest]))
            if len(found) < SLICE:
                break
            last = found[-1]
        return done


def removing(connection: Connection, remove: Remove, which: str) -> None:
    """Remove one thing."""
    remove(connection, which)
