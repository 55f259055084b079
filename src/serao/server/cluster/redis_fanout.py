"""Telling the processes on other machines which rows this one has accepted, over Redis by Litestar's channels."""

import asyncio
import secrets
from contextlib import suppress

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from serao.server.tables.fanout import Fanout, Tables
from serao.storage.rows import Row

CHANNEL = "tables"

log = structlog.get_logger()


class AcceptedRows(msgspec.Struct, frozen=True, array_like=True):
    """Rows, and the process that has accepted them."""

    origin: str
    rows: list[Row]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(AcceptedRows)


class RedisFanout(Fanout):
    """One channel for all tables: a message is small, and a process in which the table is not open drops it."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(url)
        self.channels = ChannelsPlugin(RedisChannelsPubSubBackend(redis=self.redis), channels=[CHANNEL])
        self._origin = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None
        self._waiting: list[Row] = []
        self._publishing: asyncio.Task[None] | None = None

    def publish(self, row: Row) -> None:
        """Tell the other processes of an accepted row, without waiting."""
        self._waiting.append(row)
        if self._publishing is None or self._publishing.done():
            self._publishing = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        """Send all waiting rows in one message, again and again; one message a row would lag behind a busy loop."""
        while self._waiting:
            rows, self._waiting = self._waiting, []
            try:
                await self.channels.wait_published(_encoder.encode(AcceptedRows(self._origin, rows)), CHANNEL)
            except Exception as problem:
                # A lost message loses nothing that is written: the others find it when they next compare lengths.
                log.error("rows could not be published", rows=len(rows), problem=type(problem).__name__)

    async def open(self, tables: Tables) -> None:
        """Begin to listen to the other processes."""
        await self.channels.__aenter__()
        subscriber = await self.channels.subscribe(CHANNEL)
        self._listening = asyncio.create_task(self._listen(subscriber.iter_events(), tables))

    async def _listen(self, events: object, tables: Tables) -> None:
        async for data in events:  # type: ignore[attr-defined]
            accepted = _decoder.decode(data)
            if accepted.origin == self._origin:
                continue
            for row in accepted.rows:
                try:
                    await tables.hear(row)
                except Exception as problem:
                    log.error("a row from another process was lost", match=row.match, problem=type(problem).__name__)

    async def close(self) -> None:
        """Send what waits, and stop listening."""
        if self._publishing is not None:
            await self._publishing
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self.channels.__aexit__(None, None, None)
        await self.redis.aclose()
