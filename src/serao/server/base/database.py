"""The server's access to the database: reads run in threads, writes go through the one writer thread."""

import asyncio
import time
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine

from serao.server.base import metrics
from serao.storage import matches
from serao.storage.rows import Row
from serao.storage.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """Reads, transactions and appended rows, for the whole process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    async def read(self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function that only reads, in a thread and with a connection of its own."""

        def reading() -> T:
            with self._engine.connect() as connection:
                return job(connection, *args, **more)

        return await asyncio.to_thread(reading)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a transaction, in order with the appended rows; its answer comes when it is durable."""
        return await self._writer.run(job)

    async def append(self, row: Row) -> bool:
        """Append a row to a table's log; True when it is durable, False when another process was first."""
        begun = time.perf_counter()
        accepted = await self._writer.append(row)
        metrics.APPEND.observe(time.perf_counter() - begun)
        return accepted

    async def rows_since(self, match: str, seq: int) -> list[Row]:
        """The rows of a table's log from that number on."""
        return await self.read(matches.moves_since, match, seq)

    def close(self) -> None:
        """Finish what is being written, and close all connections."""
        self._writer.close()
        self._engine.dispose()
