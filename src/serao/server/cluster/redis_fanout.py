"""What one process accepted, told to the others over Redis, by Litestar's channels."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from serao.server.cluster.fanout import Fanout
from serao.storage.rows import Row

CHANNEL = "tables"

log = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Rows, and the process that accepted them."""

    origin: str
    rows: list[Row]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Notice)


class RedisFanout(Fanout):
    """One channel for all tables: a notice is small, and a process without that table drops it at once."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(url)
        self.channels = ChannelsPlugin(RedisChannelsPubSubBackend(redis=self.redis), channels=[CHANNEL])
        self._origin = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None
        self._waiting: list[Row] = []
        self._publishing: asyncio.Task[None] | None = None

    def publish(self, row: Row) -> None:
        """Tell the others, without waiting."""
        self._waiting.append(row)
        if self._publishing is None or self._publishing.done():
            self._publishing = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        """One round trip after another, each with all that came meanwhile: one a row would lag behind a busy loop."""
        while self._waiting:
            rows, self._waiting = self._waiting, []
            try:
                await self.channels.wait_published(_encoder.encode(Notice(self._origin, rows)), CHANNEL)
            except Exception as problem:
                # What is written is not lost: the others find it when they next compare.
                log.error("nobody could be told", rows=len(rows), problem=type(problem).__name__)

    async def open(self, hear: Callable[[Row], Awaitable[None]]) -> None:
        """Begin to listen."""
        await self.channels.__aenter__()
        subscriber = await self.channels.subscribe(CHANNEL)
        self._listening = asyncio.create_task(self._listen(subscriber.iter_events(), hear))

    async def _listen(self, events: object, hear: Callable[[Row], Awaitable[None]]) -> None:
        async for data in events:  # type: ignore[attr-defined]
            notice = _decoder.decode(data)
            if notice.origin == self._origin:
                continue
            for row in notice.rows:
                try:
                    await hear(row)
                except Exception as problem:
                    log.error("a notice was lost", match=row.match, problem=type(problem).__name__)

    async def close(self) -> None:
        """Tell what is still to be told, and stop listening."""
        if self._publishing is not None:
            await self._publishing
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self.channels.__aexit__(None, None, None)
        await self.redis.aclose()
