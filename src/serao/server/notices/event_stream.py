"""One event stream: what waits to be sent to one connection of a person, and what is sent over HTTP or a WebSocket."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Literal

import msgspec

from serao.server.base.clock import now
from serao.server.base.connections import CloseReason
from serao.table.events import Kind

HEARTBEAT = 15.0  # seconds without an event after which the stream says that it is there

EventType = Literal["invited", "sat", "started", "turn", "ended"]


class StreamEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that concerns a person at a table.

    `invited`: one may enter it. `sat`: somebody has sat down beside one; `name` and `kind` say who. `started`: the
    company is complete. `turn`: it is one's turn. `ended`: the game is over, or the table was put away. `length` is
    that of the table's log, `at` the time. The same event has the same `id` when it is told again.
    """

    type: EventType
    id: str
    at: int
    table: str
    game: str
    length: int
    name: str = ""
    kind: Kind | None = None


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """Nothing has happened, and the stream is there: everything before `at` has been told."""

    at: int


class StreamEnd(msgspec.Struct, frozen=True, tag="farewell"):
    """The server ends the stream, and says why."""

    why: CloseReason


class EventStream:
    """What one connection is sent. Whoever reads too slowly is cut off, so that nothing grows."""

    def __init__(self, person: str, session: bytes | None, backlog: int, address: str = "") -> None:
        self.person = person
        self.address = address
        self.session = session  # the hash of the token that says who it is
        self.farewell: CloseReason | None = None
        self.dismissed = asyncio.Event()
        self._backlog = backlog
        self._waiting: deque[StreamEvent] = deque()
        self._more = asyncio.Event()
        self._ready = False  # whether everything has been told that was so when the stream began

    def send(self, event: StreamEvent) -> None:
        """Queue an event."""
        if self.farewell is not None:
            return
        if len(self._waiting) >= self._backlog:
            self.dismiss("slow")
            return
        self._waiting.append(event)
        self._more.set()

    def ready(self) -> None:
        """Everything has been told that was so when the stream began; the client is told that, too."""
        self._ready = True
        self._more.set()

    def dismiss(self, why: CloseReason) -> None:
        """End the stream, and say why."""
        if self.farewell is None:
            self.farewell = why
            self._waiting.clear()
            self.dismissed.set()
            self._more.set()

    async def messages(self) -> AsyncIterator[bytes]:
        """What is to be sent, until the stream is ended."""
        while self.farewell is None:
            while self._waiting:
                yield msgspec.json.encode(self._waiting.popleft())
            if self.farewell is None and await self._quiet():
                yield msgspec.json.encode(Alive(now()))
        yield msgspec.json.encode(StreamEnd(self.farewell))

    async def _quiet(self) -> bool:
        """Wait for more; whether the client should be told that the stream is there."""
        if not self._waiting and self.farewell is None and not self._ready:
            self._more.clear()
            try:
                async with asyncio.timeout(HEARTBEAT):  # not wait_for, which may lose a cancellation (Python 3.11)
                    await self._more.wait()
            except TimeoutError:
                return True
        if self._ready and not self._waiting:
            self._ready = False
            return True
        return False
