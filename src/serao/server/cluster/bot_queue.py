"""The queue of opponents' moves in Redis (SAQ): servers ask for moves, `serao worker` processes find them.

A job is only a hint, too: it names a table and a seat. The worker reads the table's log from the database, and acts
only if an opponent has to act there. While Redis is not heard, the servers think themselves.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
import structlog
from redis.exceptions import RedisError
from saq import Job, Status, Worker
from saq.queue.redis import RedisQueue
from saq.types import Context

from serao.engine.problem import Problem
from serao.server.base import metrics
from serao.server.base.clock import now, steady
from serao.server.cluster.redis_client import ANSWERS_WITHIN, redis_client
from serao.server.tables.registry import TableRegistry
from serao.table.commands import END

NAME = "serao-bots"
SECONDS = 60  # a move that takes longer to find is given up, and asked for again
ASK_AGAIN = 10  # seconds in which a repeated request is dropped; later it is queued, since the worker may have died
WAIT = 5.0  # seconds that a worker waits for a job before it asks Redis again
PAUSE = 0.5  # seconds before a worker asks again after Redis has failed
LARGEST = 16 * 1024  # bytes of a job

log = structlog.get_logger()


class Wanted(msgspec.Struct, frozen=True):
    """The table and the seat for which a move is wanted."""

    match: Annotated[str, msgspec.Meta(pattern=f"^[0-9A-Za-z_-]{{1,64}}{END}")]
    seat: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class StoredJob(msgspec.Struct, frozen=True):
    """What is taken from Redis of a job; how long and how often it may be tried is not."""

    function: Literal["move"]
    queue: Literal["serao-bots"]
    key: str
    kwargs: Wanted
    status: Status = Status.NEW
    attempts: int = 0
    queued: int = 0
    started: int = 0
    touched: int = 0
    completed: int = 0
    error: str | None = None
    worker_id: str | None = None


_decoder = msgspec.json.Decoder(StoredJob)


class MoveQueue(RedisQueue):
    """SAQ's queue, which takes nothing from Redis but requests for moves."""

    def deserialize(self, payload: Any, status: Any = None) -> Job | None:
        """A job from Redis; None, counted as garbage, when it is anything else."""
        if not payload or isinstance(payload, dict):  # SAQ's own copy of a job, which does not come from Redis
            return super().deserialize(payload, status)
        try:
            if len(payload) > LARGEST:
                raise ValueError("too large")
            stored = msgspec.structs.asdict(_decoder.decode(payload))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            metrics.GARBAGE.inc()
            return None
        wanted = msgspec.structs.asdict(stored.pop("kwargs"))
        stored |= {"queue": self, "kwargs": wanted, "timeout": SECONDS, "status": status or stored["status"]}
        return Job(**stored)

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        """The next job; None after a while without one. When Redis fails, the worker goes on after a pause."""
        try:
            return await super().dequeue(timeout, poll_interval)
        except (RedisError, OSError):
            await asyncio.sleep(PAUSE)
            return None


class BotQueue:
    """The server's end of the queue: it asks for a move and does not wait; the move comes back as an accepted row."""

    def __init__(self, url: str, heard: Callable[[], bool]) -> None:
        self.queue = MoveQueue(redis_client(url), name=NAME)
        self._heard = heard
        self._tables: TableRegistry | None = None
        self._asking: set[asyncio.Task[Any]] = set()
        self._refused_at = -float(ASK_AGAIN)  # when a job was last refused, by the monotonic clock

    async def open(self, tables: TableRegistry) -> None:
        """Connect to Redis, on behalf of the tables open here."""
        self._tables = tables
        await self.queue.connect()

    def ask_for_move(self, match: str, length: int, seat: int) -> bool:
        """Ask for a move, once for several processes; False while Redis is not heard, or has just refused a job."""
        if not self._heard() or steady() < self._refused_at + ASK_AGAIN:
            return False
        task = asyncio.get_running_loop().create_task(self._ask(match, length, seat))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return True

    async def _ask(self, match: str, length: int, seat: int) -> None:
        key = f"{match}:{length}:{seat}:{now() // 1000 // ASK_AGAIN}"
        try:
            await self.queue.enqueue(Job("move", key=key, kwargs={"match": match, "seat": seat}, timeout=SECONDS))
        except Exception as problem:
            self._refused_at = steady()
            log.warning("the queue did not answer", match=match, problem=type(problem).__name__)
            if self._tables is not None:
                self._tables.ask_again(match)

    async def close(self) -> None:
        """Disconnect from Redis."""
        await self.queue.disconnect()


async def move(context: Context, *, match: str, seat: int) -> None:
    """A worker's job: find an opponent's move at a table, and append it."""
    tables: TableRegistry = context["tables"]  # type: ignore[typeddict-item]
    try:
        room = await tables.room(match)
        await room.catch_up()
        await room.move_bot(seat, tables.bot_pause)
    except Problem as problem:
        log.info("a move was not made", match=match, seat=seat, problem=problem.reason.key)
    except asyncio.CancelledError:
        log.warning("a move was given up", match=match, seat=seat)
        raise


def make_worker(tables: TableRegistry, url: str, concurrency: int) -> Worker[Context]:
    """A worker that thinks for every server on the same Redis and database."""

    async def startup(context: Context) -> None:
        context["tables"] = tables  # type: ignore[typeddict-unknown-key]

    for name in ("saq", "asyncio"):
        logging.getLogger(name).addFilter(is_ours)
    queue = MoveQueue(redis_client(url, answers_within=WAIT + ANSWERS_WITHIN), name=NAME)
    return Worker(queue, functions=[move], concurrency=concurrency, startup=startup, dequeue_timeout=WAIT)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a record of SAQ's is about anything but a Redis that fails or a move that takes too long.

    Redis is told of once, where it is listened to, and the move above. Connections fail by a RedisError or an OSError;
    a TimeoutError is one, too.
    """
    problem = record.exc_info[1] if record.exc_info else None
    return not isinstance(problem, (RedisError, OSError))
