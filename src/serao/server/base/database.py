"""The server's access to the database: reads run in threads, writes go through the one writer thread."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine

from serao.server.base import metrics
from serao.server.base.clock import steady
from serao.server.base.ids import new_id
from serao.server.base.storage_state import Kind, StorageState
from serao.storage import matches
from serao.storage.house import house_value, keep_house_value
from serao.storage.rows import Row
from serao.storage.trouble import StorageDown, down, gone
from serao.storage.writer import Writer

PROBE = "last-probe"  # the key of a value that is only written to see whether it can be

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Connection], None]


class Database:
    """Reads, transactions and appended rows, for the whole process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._state = StorageState()

    async def read(self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function that only reads, in a thread and with a connection of its own."""

        def reading() -> T:
            try:
                with self._engine.connect() as connection:
                    return job(connection, *args, **more)
            except Exception as error:
                if not gone(error):
                    raise
                raise down(error) from None

        with self._state.watching("read"):
            answer = await asyncio.to_thread(reading)
        self._state.succeeded("read")
        return answer

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a transaction, in order with the appended rows; its answer comes when it is durable."""
        with self._state.watching("write"):
            return await self._writer.run(job)

    async def append(self, row: Row, also: Work | None = None) -> bool:
        """Append a row to a table's log, with work in the same transaction; False when another process was first."""
        begun = steady()
        with self._state.watching("write"):
            accepted = await self._writer.append(row, also)
        if accepted:
            self._state.succeeded("write")
        metrics.APPEND.observe(steady() - begun)
        return accepted

    async def rows_since(self, match: str, seq: int) -> list[Row]:
        """The rows of a table's log from that number on."""
        return await self.read(matches.moves_since, match, seq)

    async def failing(self) -> tuple[Kind, ...]:
        """What the database does not do now, found by reading, and after a write has failed also by writing."""
        with suppress(StorageDown):
            await self.read(house_value, PROBE)
            if "write" in self._state.failing:
                await self.write(lambda connection: keep_house_value(connection, PROBE, new_id()))
                self._state.succeeded("write")  # other work may succeed because it writes nothing
        return self._state.failing

    def close(self) -> None:
        """Finish what is being written, and close all connections."""
        self._writer.close()
        self._engine.dispose()
