"""A connection to a table that outlives its sockets: it reconnects by itself and repeats unanswered commands."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from serao.client.backoff import FIRST, LONGEST, pauses
from serao.client.messages import Heard, Sync, Update, hear
from serao.client.problem import NotDone, not_done
from serao.table.commands import AnyCommand
from serao.table.wire import (
    LARGEST_MESSAGE,
    PROTOCOL,
    Accepted,
    Denied,
    Farewell,
    Hello,
    Resync,
    read,
)

LARGEST_VIEW = 16 * 1024 * 1024  # bytes: everything about a table of a thousand seats fits
FINAL = {4403: "table-unknown", 4401: "server-no-name"}  # closed for good, and why
TRIES = 20  # of a command that the server could not do just now
CLOSE_SECONDS = 2.0


class Hearer(Protocol):
    """Is told what comes over the connection."""

    def hear(self, message: Sync | Update | Denied | Accepted) -> bool:
        """Take a message; False when there is a gap between it and what was there."""

    def lost(self, why: NotDone) -> None:
        """Nothing will come any more."""


class Waiting:
    """A command that has not been answered."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.answer: asyncio.Future[Accepted] = asyncio.get_running_loop().create_future()
        self.tries = 1

    def fail(self, why: NotDone) -> None:
        """Fail the command."""
        if not self.answer.done():
            self.answer.set_exception(why)


class TableConnection:
    """The connection. `look` asks over HTTP whether one may look at the table: a refused socket does not say why."""

    def __init__(
        self, url: str, headers: dict[str, str], hearer: Hearer, look: Callable[[], Awaitable[object]]
    ) -> None:
        self.url = url
        self.headers = headers
        self.hearer = hearer
        self.patience = 60.0
        self.hello = Hello(PROTOCOL)
        self.broken: NotDone | None = None
        self._look = look
        self._socket: ClientConnection | None = None
        self._ready = False  # whether a sync has come over this socket
        self._resyncing = False
        self._too_much = False  # whether the server closed the socket because of this client
        self._waiting: dict[str, Waiting] = {}
        self._task: asyncio.Task[None] | None = None
        self._again: asyncio.TimerHandle | None = None
        self._sending: set[asyncio.Task[None]] = set()

    # ── Asking ────────────────────────────────────────────────────────────────────────────────

    def open(self) -> None:
        """Start connecting."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def ask(self, command: AnyCommand) -> Accepted:
        """Send a command, again under the same id after every break, until it is answered."""
        if self.broken is not None:
            raise self.broken
        waiting = self._waiting.get(command.id)
        if waiting is None:
            waiting = self._waiting[command.id] = Waiting(readable(command))
            await self._send(waiting.data)
        try:
            return await asyncio.shield(waiting.answer)
        finally:
            self._waiting.pop(command.id, None)

    async def greet(self, hello: Hello) -> None:
        """Send another hello, now and after each reconnection; the server answers with everything."""
        self.hello = hello
        await self._send(msgspec.json.encode(hello))

    async def _send(self, data: bytes) -> None:
        if self._socket is not None and self._ready:
            with suppress(ConnectionClosed):  # it will be repeated over the next socket
                await self._socket.send(data.decode())

    async def _repeat(self) -> None:
        for waiting in list(self._waiting.values()):
            if not waiting.answer.done():
                await self._send(waiting.data)

    def _repeat_later(self, tries: int) -> None:
        if self._again is None:
            pause = min(LONGEST, FIRST * 1.5 ** (tries - 1))
            self._again = asyncio.get_running_loop().call_later(pause, self._repeat_now)

    def _repeat_now(self) -> None:
        self._again = None
        self._resyncing = False
        task = asyncio.get_running_loop().create_task(self._repeat())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # ── Reconnecting ──────────────────────────────────────────────────────────────────────────

    async def _run(self) -> None:
        try:
            while True:
                await self._connect()
        except NotDone as why:
            self._break(why)
        except Exception as problem:
            self._break(not_done("client-unreadable", detail=f"{type(problem).__name__}: {problem}"))

    async def _connect(self) -> None:
        """Connect, and stay until the socket is closed; NotDone when no attempt succeeds within `patience`."""
        clock = asyncio.get_running_loop().time
        until = clock() + self.patience
        for pause in pauses():
            why = await self._use_one_socket()
            if self._ready:
                self._ready = False
                await asyncio.sleep(LONGEST if self._too_much else pause)
                return
            if clock() + pause > until:
                raise not_done("client-unreachable", url=self.url, detail=why)
            await asyncio.sleep(pause)

    async def _use_one_socket(self) -> str:
        """Open one socket and use it until it is closed; what closed it."""
        try:
            async with connect(
                self.url,
                additional_headers=self.headers,
                compression=None,
                max_size=LARGEST_VIEW,
                close_timeout=CLOSE_SECONDS,
            ) as socket:
                await self._listen(socket)
                return f"{socket.close_code} {socket.close_reason}"
        except InvalidStatus as problem:
            await self._look()
            return str(problem)
        except (OSError, TimeoutError, WebSocketException) as problem:
            return str(problem) or type(problem).__name__

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket, self._resyncing, self._too_much = socket, False, False
        try:
            await socket.send(msgspec.json.encode(self.hello).decode())
            async for data in socket:
                await self._take(hear(data))
        except ConnectionClosed:
            pass
        finally:
            self._socket = None
        if socket.close_code in FINAL:
            raise not_done(FINAL[socket.close_code])

    # ── Receiving ─────────────────────────────────────────────────────────────────────────────

    async def _take(self, message: Heard) -> None:
        match message:
            case Sync():
                await self._take_all(message)
            case Farewell(why=why):
                self._too_much = why != "restart"  # what is final, the close that follows says
            case Denied():
                self._deny(message)
                await self._follow(message)
            case Accepted() | Update():
                await self._follow(message)
                self._accept(message)

    async def _take_all(self, sync: Sync) -> None:
        self._resyncing = False
        self.hearer.hear(sync)
        if not self._ready:
            self._ready = True
            await self._repeat()

    async def _follow(self, message: Update | Denied | Accepted) -> None:
        """Pass a message on; when there is a gap before it, ask once for everything."""
        if not self.hearer.hear(message) and self._ready and not self._resyncing:
            self._resyncing = True
            await self._send(msgspec.json.encode(Resync()))

    def _accept(self, message: Update | Accepted) -> None:
        """A command was accepted: the update it caused says so, or a message of its own."""
        waiting = self._waiting.get(message.id) if message.id is not None else None
        if waiting is not None and message.id is not None and not waiting.answer.done():
            waiting.answer.set_result(Accepted(message.id, message.length))

    def _deny(self, denied: Denied) -> None:
        why = NotDone(denied.reason, denied.sentence, denied.length)
        if denied.id is not None:
            meant = [each for command_id, each in self._waiting.items() if command_id == denied.id]
        elif self._ready:
            meant = list(self._waiting.values())  # the refusal names no command: it may be any of these
        elif why.passing:
            raise ConnectionError(str(why))
        else:
            raise why
        for waiting in meant:
            self._deny_one(waiting, why)

    def _deny_one(self, waiting: Waiting, why: NotDone) -> None:
        if why.passing and waiting.tries < TRIES:
            self._repeat_later(waiting.tries)
            waiting.tries += 1
        else:
            waiting.fail(why)

    # ── Ending ────────────────────────────────────────────────────────────────────────────────

    def _break(self, why: NotDone) -> None:
        if self.broken is None:
            self.broken = why
            for waiting in self._waiting.values():
                waiting.fail(why)
            self.hearer.lost(why)

    async def close(self) -> None:
        """Close the connection for good."""
        self._break(not_done("client-closed"))
        if self._again is not None:
            self._again.cancel()
        tasks = [*self._sending, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def readable(command: AnyCommand) -> bytes:
    """A command as it is sent. What the server could not read is not sent: its refusal could not name the command."""
    data = msgspec.json.encode(command)
    if len(data) > LARGEST_MESSAGE:
        raise not_done("server-too-large", most=LARGEST_MESSAGE)
    try:
        read(data)
    except msgspec.DecodeError as problem:
        raise not_done("server-unreadable", detail=str(problem)) from None
    return data
