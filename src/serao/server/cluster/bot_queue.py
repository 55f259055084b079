"""Opponents' moves as work for other processes: SAQ's queue in Redis, done by `serao worker`."""

import asyncio
import time
from typing import Any

import structlog
from saq import Job, Queue, Worker
from saq.types import Context

from serao.engine.problem import Refused
from serao.server.tables.registry import Hall

NAME = "serao-bots"
SECONDS = 60  # a thought that takes longer is lost with its worker, and asked for again
AFRESH = 10  # seconds in which one asking is kept; then it is asked anew, since its worker may have died

log = structlog.get_logger()


class BotQueue:
    """The server's end: ask for a move, never wait for it. What the worker does comes back as a notice."""

    def __init__(self, url: str) -> None:
        self.queue = Queue.from_url(url, name=NAME)
        self._asking: set[asyncio.Task[Any]] = set()

    async def open(self, hall: Hall) -> None:
        """From now on workers think for this process."""
        await self.queue.connect()
        hall.worker = self.ask

    def ask(self, match: str, length: int, seat: int) -> bool:
        """Ask for a move; several processes may ask for the same one, and one asking is kept."""
        task = asyncio.get_running_loop().create_task(self._ask(match, length, seat))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return True

    async def _ask(self, match: str, length: int, seat: int) -> None:
        key = f"{match}:{length}:{seat}:{int(time.time()) // AFRESH}"
        try:
            await self.queue.enqueue(Job("move", key=key, kwargs={"match": match, "seat": seat}, timeout=SECONDS))
        except Exception as problem:
            log.warning("the queue did not answer", match=match, problem=type(problem).__name__)

    async def close(self) -> None:
        """Stop asking."""
        await self.queue.disconnect()


async def move(context: Context, *, match: str, seat: int) -> None:
    """One opponent's move: look at the table, think, write it down, tell the others."""
    hall: Hall = context["hall"]  # type: ignore[typeddict-item]
    room = await hall.room(match)
    await room.catch_up()
    try:
        await room.move_bot(seat, hall.bot_pause)
    except Refused:
        log.info("a move came too late", match=match, seat=seat)


def make_worker(hall: Hall, url: str, concurrency: int) -> Worker[Context]:
    """A worker that thinks for every server on the same Redis and database."""

    async def startup(context: Context) -> None:
        context["hall"] = hall  # type: ignore[typeddict-unknown-key]

    return Worker(Queue.from_url(url, name=NAME), functions=[move], concurrency=concurrency, startup=startup)
