"""The queue of opponents' moves in Redis (SAQ): servers ask for moves, `serao worker` processes find them."""

import asyncio
import time
from typing import Any

import structlog
from saq import Job, Queue, Worker
from saq.types import Context

from serao.engine.problem import Refused
from serao.server.tables.registry import TableRegistry

NAME = "serao-bots"
SECONDS = 60  # a move that takes longer to find is given up, and asked for again
ASK_AGAIN = 10  # seconds in which a repeated request is dropped; later it is queued, since the worker may have died

log = structlog.get_logger()


class BotQueue:
    """The server's end of the queue: it asks for a move and does not wait; the move comes back as an accepted row."""

    def __init__(self, url: str) -> None:
        self.queue = Queue.from_url(url, name=NAME)
        self._asking: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect to Redis."""
        await self.queue.connect()

    def ask_for_move(self, match: str, length: int, seat: int) -> bool:
        """Ask for a move; when several processes ask for the same one, it is queued once."""
        task = asyncio.get_running_loop().create_task(self._ask(match, length, seat))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return True

    async def _ask(self, match: str, length: int, seat: int) -> None:
        key = f"{match}:{length}:{seat}:{int(time.time()) // ASK_AGAIN}"
        try:
            await self.queue.enqueue(Job("move", key=key, kwargs={"match": match, "seat": seat}, timeout=SECONDS))
        except Exception as problem:
            log.warning("the queue did not answer", match=match, problem=type(problem).__name__)

    async def close(self) -> None:
        """Disconnect from Redis."""
        await self.queue.disconnect()


async def move(context: Context, *, match: str, seat: int) -> None:
    """A worker's job: find an opponent's move at a table, and append it."""
    tables: TableRegistry = context["tables"]  # type: ignore[typeddict-item]
    room = await tables.room(match)
    await room.catch_up()
    try:
        await room.move_bot(seat, tables.bot_pause)
    except Refused:
        log.info("a move came too late", match=match, seat=seat)


def make_worker(tables: TableRegistry, url: str, concurrency: int) -> Worker[Context]:
    """A worker that thinks for every server on the same Redis and database."""

    async def startup(context: Context) -> None:
        context["tables"] = tables  # type: ignore[typeddict-unknown-key]

    return Worker(Queue.from_url(url, name=NAME), functions=[move], concurrency=concurrency, startup=startup)
