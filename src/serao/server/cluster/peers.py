"""The other serving processes on the same machine: rows and connections are passed between them over Unix sockets.

One process keeps each table; a hash of the table's id says which. Any process can serve any table, because the log's
primary key is the lock. But the players of one table are best connected to one process, where each move is worked out
only once.
"""

import asyncio
import socket
import zlib
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import structlog

from serao.server.base.rate_limits import Spent
from serao.server.tables.fanout import Fanout, Tables
from serao.storage.rows import Row

AT_ONCE = 64  # messages read before the loop may do something else
LARGEST = 160 * 1024  # bytes of a message between peers: less than a socket's buffer, more than any row

log = structlog.get_logger()


class PeerLinks(NamedTuple):
    """The index of a process, the number of processes, and its links to the others by their indexes."""

    process: int
    processes: int
    links: dict[int, socket.socket]


class Rows(msgspec.Struct, frozen=True, array_like=True, tag="rows"):
    """Rows that the sender has accepted."""

    rows: list[Row]


class Handover(msgspec.Struct, frozen=True, array_like=True, tag="handover"):
    """A connection for a table that the receiver keeps: the request that opened it; its descriptor comes along."""

    request: bytes


class BotTurn(msgspec.Struct, frozen=True, array_like=True, tag="bot-turn"):
    """An opponent is to act at a table that the receiver keeps."""

    match: str


class Came(msgspec.Struct, frozen=True, array_like=True, tag="came"):
    """A person may enter a table now."""

    match: str
    person: str


class Allowed(msgspec.Struct, frozen=True, array_like=True, tag="allowed"):
    """What the sender has allowed somebody, so that all processes share one budget."""

    spent: Spent


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Rows | Handover | BotTurn | Came | Allowed)

Receive = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]


def can_link_processes() -> bool:
    """Whether this system has sockets that link processes: Windows has none, macOS none that keep messages whole."""
    try:
        for end in socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET):
            end.close()
    except (AttributeError, OSError):
        return False
    return True


def link_processes(processes: int) -> list[PeerLinks]:
    """Link every two of so many processes by a socket whose messages arrive whole and in order."""
    links: list[dict[int, socket.socket]] = [{} for _ in range(processes)]
    for one in range(processes):
        for other in range(one + 1, processes):
            links[one][other], links[other][one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return [PeerLinks(index, processes, each) for index, each in enumerate(links)]


class Peers(Fanout):
    """This process's links to its peers."""

    def __init__(self, links: PeerLinks) -> None:
        self.links = links
        self._receive: Receive | None = None  # serves a connection that a peer hands over
        self._waiting: list[Row] = []
        self._received: list[tuple[socket.socket, bytes]] = []  # handed over before this process could serve them
        self._heard: asyncio.Queue[Row] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    def keeper_of(self, match: str) -> int:
        """The index of the process that keeps a table."""
        return zlib.crc32(match.encode()) % self.links.processes

    def keeps(self, match: str) -> bool:
        """Whether this process keeps a table."""
        return self.keeper_of(match) == self.links.process

    # ── Sending ───────────────────────────────────────────────────────────────────────────────

    def publish(self, row: Row) -> None:
        """Tell the peers of an accepted row, in one message with all others of this turn of the event loop."""
        self._waiting.append(row)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._publish_waiting)

    def _publish_waiting(self) -> None:
        rows, self._waiting = self._waiting, []
        for batch in _batches(rows):
            data = _encoder.encode(Rows(batch))
            for link in self.links.links.values():
                # A lost message loses nothing that is written: the peer finds it when it next compares lengths.
                _send(link, data)

    def hand_over(self, match: str, connection: int, request: bytes) -> bool:
        """Hand a connection to the process that keeps its table; False when that process does not take it."""
        link = self.links.links[self.keeper_of(match)]
        return len(request) < LARGEST and _send(link, _encoder.encode(Handover(request)), [connection])

    def tell_of(self, match: str, person: str) -> None:
        """Tell the peers; whoever does not hear it finds out when it next looks at all tables."""
        self._send_all(Came(match, person))

    def tell_spent(self, spent: Spent) -> None:
        """Tell the peers; whoever does not hear it allows a little more."""
        self._send_all(Allowed(spent))

    def _send_all(self, message: Came | Allowed) -> None:
        data = _encoder.encode(message)
        for link in self.links.links.values():
            _send(link, data)

    def ask_for_move(self, match: str, _length: int, _seat: int) -> bool:
        """Leave the opponents of a table to the process that keeps it; False when that is this one."""
        if self.keeps(match):
            return False
        return _send(self.links.links[self.keeper_of(match)], _encoder.encode(BotTurn(match)))

    # ── Receiving ─────────────────────────────────────────────────────────────────────────────

    async def open(self, tables: Tables) -> None:
        """Begin to listen to the peers."""
        self._start(self._listen(tables))
        for link in self.links.links.values():
            link.setblocking(False)
            asyncio.get_running_loop().add_reader(link, self._read, link, tables)

    async def close(self) -> None:
        """Stop listening."""
        for link in self.links.links.values():
            asyncio.get_running_loop().remove_reader(link)
        for connection, _ in self._received:
            connection.close()  # the client will connect again
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def _read(self, link: socket.socket, tables: Tables) -> None:
        for _ in range(AT_ONCE):
            try:
                data, connections, _, _ = socket.recv_fds(link, LARGEST + 1024, 1)
            except BlockingIOError:
                return
            except ConnectionError:
                data, connections = b"", []
            if not data:  # the peer is gone, and the supervisor too, which would have kept the link for its successor
                asyncio.get_running_loop().remove_reader(link)
                return
            self._take(data, [socket.socket(fileno=each) for each in connections], tables)

    def _take(self, data: bytes, connections: list[socket.socket], tables: Tables) -> None:
        match _decoder.decode(data):
            case Rows(rows):
                for row in rows:
                    if tables.wants(row):
                        self._heard.put_nowait(row)
            case Handover(request):
                self._received += [(connection, request) for connection in connections]
                self._serve_received()
            case BotTurn(match):
                self._start(tables.wake(match))
            case Came(match, person):
                tables.hint(match, 0, person)
            case Allowed(spent):
                self.on_spent(spent)

    def receive_with(self, receive: Receive) -> None:
        """From now on serve the connections that peers hand over, first those that wait already."""
        self._receive = receive
        self._serve_received()

    def _serve_received(self) -> None:
        if self._receive is not None:
            received, self._received = self._received, []
            for connection, request in received:
                self._start(self._receive(connection, request))

    async def _listen(self, tables: Tables) -> None:
        while True:
            row = await self._heard.get()
            try:
                await tables.hear(row)
            except Exception as problem:
                log.error("a row from a peer was lost", match=row.match, problem=type(problem).__name__)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a peer's message failed", problem=type(task.exception()).__name__)


def _batches(rows: list[Row]) -> Iterator[list[Row]]:
    """Rows in batches that fit into a message; a row is never larger than a client's message."""
    batch, size = list[Row](), 0
    for row in rows:
        if batch and size + len(row.body) > LARGEST // 2:
            yield batch
            batch, size = [], 0
        batch.append(row)
        size += len(row.body) + 200
    yield batch


def _send(link: socket.socket, data: bytes, connections: list[int] | None = None) -> bool:
    """Send a message, perhaps with an open connection; False when the peer does not keep up, or is gone."""
    try:
        socket.send_fds(link, [data], connections or [])
    except OSError as problem:
        log.error("a peer could not be told", problem=type(problem).__name__)
        return False
    return True
