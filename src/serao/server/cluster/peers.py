"""The processes of one house on one machine: they tell each other what they accepted, and pass connections on.

Every table has one process that keeps it, named by the table's own name. Any process can serve any table, for the
log is the lock; but those who sit at one table do so best in one process, where a move is worked out once.
"""

import asyncio
import socket
import zlib
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import structlog

from serao.server.cluster.fanout import Fanout
from serao.storage.rows import Row

AT_ONCE = 64  # messages read before the loop may do something else
LARGEST = 160 * 1024  # bytes of a message between siblings: less than a socket's buffer, more than any row

log = structlog.get_logger()


class Place(NamedTuple):
    """Which process of how many this is, and its links to the others by their numbers."""

    number: int
    of: int
    links: dict[int, socket.socket]


class Rows(msgspec.Struct, frozen=True, array_like=True, tag="rows"):
    """What a process has accepted."""

    rows: list[Row]


class Arrival(msgspec.Struct, frozen=True, array_like=True, tag="arrival"):
    """Somebody for one of the receiver's tables, as the request that opened the connection, which comes with it."""

    request: bytes


class Thought(msgspec.Struct, frozen=True, array_like=True, tag="thought"):
    """An opponent at one of the receiver's tables is to act."""

    match: str


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Rows | Arrival | Thought)

Hear = Callable[[Row], Awaitable[None]]
Welcome = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]
Wake = Callable[[str], Coroutine[Any, Any, None]]


def linked(processes: int) -> list[Place]:
    """The places of so many processes: every two of them are linked, with messages that arrive whole and in order."""
    links: list[dict[int, socket.socket]] = [{} for _ in range(processes)]
    for one in range(processes):
        for other in range(one + 1, processes):
            links[one][other], links[other][one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return [Place(number, processes, each) for number, each in enumerate(links)]


class Siblings(Fanout):
    """This process's links to the others of the house."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._welcome: Welcome | None = None  # takes a connection that another process passes on
        self.wake: Wake | None = None  # lets a table's opponents act
        self.open_here: Callable[[str], bool] = lambda match: True  # of other tables nothing need be heard
        self._waiting: list[Row] = []
        self._outside: list[tuple[socket.socket, bytes]] = []  # passed on before this process could take anybody
        self._heard: asyncio.Queue[Row] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    def keeper_of(self, match: str) -> int:
        """The process that keeps a table."""
        return zlib.crc32(match.encode()) % self.place.of

    def keeps(self, match: str) -> bool:
        """Whether that is this process."""
        return self.keeper_of(match) == self.place.number

    # ── Telling ───────────────────────────────────────────────────────────────────────────────

    def publish(self, row: Row) -> None:
        """Tell the others, without waiting: together with all else that is accepted in this turn of the loop."""
        self._waiting.append(row)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        rows, self._waiting = self._waiting, []
        for some in _parcels(rows):
            data = _encoder.encode(Rows(some))
            for link in self.place.links.values():
                # What is written is not lost: whoever was not told finds it when it next compares.
                _send(link, data)

    def pass_on(self, match: str, connection: int, request: bytes) -> bool:
        """Hand a connection to the process that keeps its table; False when that process does not take it."""
        link = self.place.links[self.keeper_of(match)]
        return len(request) < LARGEST and _send(link, _encoder.encode(Arrival(request)), [connection])

    def ask(self, match: str, _length: int, _seat: int) -> bool:
        """Leave the opponents of a table to the process that keeps it; False when that is this one."""
        if self.keeps(match):
            return False
        return _send(self.place.links[self.keeper_of(match)], _encoder.encode(Thought(match)))

    # ── Listening ─────────────────────────────────────────────────────────────────────────────

    async def open(self, hear: Hear) -> None:
        """Begin to listen."""
        self._start(self._listen(hear))
        for link in self.place.links.values():
            link.setblocking(False)
            asyncio.get_running_loop().add_reader(link, self._read, link)

    async def close(self) -> None:
        """Stop listening."""
        for link in self.place.links.values():
            asyncio.get_running_loop().remove_reader(link)
        for connection, _ in self._outside:
            connection.close()  # whoever came will try again
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def _read(self, link: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                data, connections, _, _ = socket.recv_fds(link, LARGEST + 1024, 1)
            except BlockingIOError:
                return
            self._take(data, [socket.socket(fileno=each) for each in connections])

    def _take(self, data: bytes, connections: list[socket.socket]) -> None:
        match _decoder.decode(data):
            case Rows(rows):
                for row in filter(lambda row: self.open_here(row.match), rows):
                    self._heard.put_nowait(row)
            case Arrival(request):
                self._outside += [(connection, request) for connection in connections]
                self._let_in()
            case Thought(match) if self.wake is not None:
                self._start(self.wake(match))

    def welcome_with(self, welcome: Welcome) -> None:
        """From now on take those whom other processes pass on, first those who wait already."""
        self._welcome = welcome
        self._let_in()

    def _let_in(self) -> None:
        if self._welcome is not None:
            outside, self._outside = self._outside, []
            for connection, request in outside:
                self._start(self._welcome(connection, request))

    async def _listen(self, hear: Hear) -> None:
        while True:
            row = await self._heard.get()
            try:
                await hear(row)
            except Exception as problem:
                log.error("a notice was lost", match=row.match, problem=type(problem).__name__)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a sibling was not served", problem=type(task.exception()).__name__)


def _parcels(rows: list[Row]) -> Iterator[list[Row]]:
    """Rows in parts that fit into a message; a row is never larger than a client's message."""
    part, size = list[Row](), 0
    for row in rows:
        if part and size + len(row.body) > LARGEST // 2:
            yield part
            part, size = [], 0
        part.append(row)
        size += len(row.body) + 200
    yield part


def _send(link: socket.socket, data: bytes, connections: list[int] | None = None) -> bool:
    """Send a message, perhaps with an open connection; False when the other end does not keep up, or is gone."""
    try:
        socket.send_fds(link, [data], connections or [])
    except OSError as problem:
        log.error("a sibling could not be told", problem=type(problem).__name__)
        return False
    return True
