"""Telling the processes on other machines, over Redis, which tables have grown and what somebody was allowed.

A message is only a hint: the id of a table, the length of its log and who has come to it. Whoever hears it reads
the database, so a message that is lost, broken or forged changes no table, and tells nobody what is not so.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import TypeVar

import msgspec
import structlog
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from serao.server.base import metrics
from serao.server.base.clock import now, steady
from serao.server.base.ids import new_id
from serao.server.base.rate_limits import Spent
from serao.server.cluster.redis_client import ANSWERS_WITHIN, redis_client
from serao.server.tables.fanout import Fanout, Heard, Tables
from serao.storage.rows import Row

CHANNEL = "serao-tables"
LIMITS = "serao-limits"
HINTS = 100  # in one message
MOST_PEOPLE = 8  # of one table in a hint, the newest
MOST_SPENT = 5000  # that wait while Redis does not answer; the rest is told to nobody
LARGEST = 64 * 1024  # bytes of a message; so many hints are much shorter
QUIET = 5.0  # seconds without a message after which Redis is asked whether it is there
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between two attempts to connect
STEADY = 5.0  # seconds that a connection must last so that the next pause is a short one again

log = structlog.get_logger()


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """A table, the length that its log is said to have, and the people who are said to have come to it."""

    match: str
    length: int
    people: tuple[str, ...] = ()


class Allowed(msgspec.Struct, frozen=True, array_like=True):
    """What a process has allowed somebody; the process itself hears it too."""

    process: str
    spent: list[Spent]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Hint])
_allowed_decoder = msgspec.json.Decoder(Allowed)

T = TypeVar("T")


def hints_in(data: object) -> list[Hint]:
    """The hints in a message; none, counted as garbage, when it is anything else."""
    return decoded(data, _decoder.decode) or []


def decoded(data: object, decode: Callable[[bytes], T]) -> T | None:
    """What a message says; None, counted as garbage, when it is anything else."""
    try:
        if isinstance(data, bytes) and len(data) <= LARGEST:
            return decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        pass
    metrics.GARBAGE.inc()
    return None


class RedisFanout(Fanout):
    """One channel for all tables: a message is small, and a process in which the table is not open drops it."""

    def __init__(self, url: str) -> None:
        self.redis = redis_client(url)
        # It does not connect again by itself: after every new connection the lengths must be compared.
        self._subscribing = redis_client(url, retries=0)
        self._heard = Heard(heard=False, since=now())
        self._first_attempt = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None
        self._waiting: dict[str, Hint] = {}
        self._spent: list[Spent] = []
        self._process = new_id()
        self._publishing: asyncio.Task[None] | None = None
        self._published = True  # whether the last message was

    @property
    def heard(self) -> Heard:
        """Whether the other processes are heard, and since when that is so."""
        return self._heard

    # ── Sending ───────────────────────────────────────────────────────────────────────────────

    def publish(self, row: Row) -> None:
        """Tell the other processes that a table has grown, without waiting."""
        self._hint(Hint(row.match, row.seq + 1, () if row.by is None else (row.by,)))

    def tell_of(self, match: str, person: str) -> None:
        """Tell the other processes that a person may enter a table now, without waiting."""
        self._hint(Hint(match, 0, (person,)))

    def _hint(self, hint: Hint) -> None:
        before = self._waiting.get(hint.match, hint)
        people = dict.fromkeys((*before.people, *hint.people))
        self._waiting[hint.match] = Hint(hint.match, max(before.length, hint.length), tuple(people)[-MOST_PEOPLE:])
        self._begin_publishing()

    def tell_spent(self, spent: Spent) -> None:
        """Tell the other processes what this one has allowed somebody, without waiting."""
        if len(self._spent) < MOST_SPENT:
            self._spent.append(spent)
        self._begin_publishing()

    def _begin_publishing(self) -> None:
        if self._publishing is None or self._publishing.done():
            self._publishing = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        """Send all that waits in one message, again and again; one message a row would lag behind a busy loop."""
        while self._waiting or self._spent:
            hints = [self._waiting.pop(match) for match in list(islice(self._waiting, HINTS))]
            spent, self._spent = self._spent[:HINTS], self._spent[HINTS:]
            try:
                if spent:
                    await self.redis.publish(LIMITS, _encoder.encode(Allowed(self._process, spent)))
                if hints:
                    await self.redis.publish(CHANNEL, _encoder.encode(hints))
                self._published = True
            except (RedisError, OSError) as problem:
                # A lost message loses nothing that is written: the others find it when they next compare lengths.
                if self._published:
                    log.warning("Redis takes no messages", problem=type(problem).__name__)
                self._published = False

    # ── Listening ─────────────────────────────────────────────────────────────────────────────

    async def open(self, tables: Tables) -> None:
        """Begin to listen to the other processes; the first attempt is waited for."""
        self._listening = asyncio.create_task(self._listen(tables))
        await self._first_attempt.wait()

    async def _listen(self, tables: Tables) -> None:
        """Listen for ever, with a new connection whenever one is lost."""
        pause = FIRST_PAUSE
        while True:
            begun = steady()
            try:
                async with self._subscribing.pubsub() as channel:
                    await self._subscribe(channel)
                    await self._change(True, tables)
                    while True:
                        await self._take(channel, tables)
            except Exception as problem:
                await self._change(False, tables, problem)
            if steady() - begun > STEADY:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _subscribe(self, channel: PubSub) -> None:
        """Subscribe, and wait until Redis says so: from then on no message is missed."""
        for name in (CHANNEL, LIMITS):
            await channel.subscribe(name)
            if await channel.get_message(timeout=ANSWERS_WITHIN) is None:
                raise TimeoutError

    async def _take(self, channel: PubSub, tables: Tables) -> None:
        """Take the next message; when there is none for long, make sure that Redis is still there."""
        message = await channel.get_message(timeout=QUIET)
        if message is None:
            await channel.ping()
            message = await channel.get_message(timeout=ANSWERS_WITHIN)
        if message is None:
            raise TimeoutError
        if message["type"] == "message" and message["channel"] == LIMITS.encode():
            self._hear_spent(message["data"])
        elif message["type"] == "message":
            for hint in hints_in(message["data"]):
                for person in hint.people or (None,):
                    tables.hint(hint.match, hint.length, person)

    def _hear_spent(self, data: object) -> None:
        allowed = decoded(data, _allowed_decoder.decode)
        if allowed is not None and allowed.process != self._process:
            for spent in allowed.spent:
                self.on_spent(spent)

    async def _change(self, heard: bool, tables: Tables, problem: Exception | None = None) -> None:
        """Note whether Redis is heard, and say so once; then make up for what was not heard."""
        first, changed = not self._first_attempt.is_set(), heard != self._heard.heard
        self._first_attempt.set()
        if not first and not changed:
            return
        before, self._heard = self._heard, Heard(heard=heard, since=now())
        metrics.REDIS_LOST.set(not heard)
        if not heard:
            metrics.REDIS_LOSSES.inc()
            log.warning("Redis is lost", problem=type(problem).__name__)
        elif not first:
            log.info("Redis is heard again", after=(self._heard.since - before.since) / 1000)
        try:
            await tables.make_up()
        except Exception as error:  # the sweep will do it
            log.warning("the tables could not be compared with their logs", problem=type(error).__name__)

    async def close(self) -> None:
        """Send what waits, and stop listening."""
        if self._publishing is not None:
            await self._publishing
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._subscribing.aclose()
        await self.redis.aclose()
