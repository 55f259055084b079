"""A WebSocket at a table: the same for a person's browser and for a program that plays."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Literal

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from serao.engine.problem import Problem, Reason, Refused, reason
from serao.locales import nearest, words
from serao.server import metrics
from serao.server.admission import admitted
from serao.server.buckets import Bucket
from serao.server.hall import Hall
from serao.server.identity import person_asking
from serao.server.room import Room
from serao.table.commands import Command, Say
from serao.table.decide import Who, try_out
from serao.table.showing import Viewer
from serao.table.wire import (
    LARGEST_MESSAGE,
    PROTOCOL,
    Accepted,
    Denied,
    Farewell,
    FromClient,
    Hello,
    Resync,
    Tried,
    Try,
    encode,
    read,
)

GOODBYES = {"restart": 1012, "slow": 1013, "flood": 1008, "not-admitted": 4403}
FLOOD = 50  # messages in a row above the limit, each answered with a refusal; then the connection is closed
HELLO_SECONDS = 20.0

log = structlog.get_logger()

Why = Literal["restart", "slow", "flood", "not-admitted"]
Socket = WebSocket[None, None, None]  # type: ignore[type-var]


class Client:
    """One connection: what waits to be sent, and how much it has asked for."""

    def __init__(self, socket: Socket, hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.viewer = Viewer(None)
        self.who: Who | None = None
        self.room: Room | None = None
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._limit = Bucket(*hall.config.limits.messages, time.monotonic())
        self._too_many = 0
        self._answered: str | None = None  # the last command answered by the update it brought about
        self.farewell: Why | None = None

    # ── Sending ───────────────────────────────────────────────────────────────────────────────

    def send(self, data: bytes, answers: str | None = None) -> None:
        """Put a message on its way; a client too slow for its table is told to come again."""
        if self.farewell is not None:
            return  # it has been told to go: nothing more is for its eyes
        if len(self._waiting) >= self.hall.config.limits.backlog:
            self.dismiss("slow")
            return
        self._answered = answers or self._answered
        self._waiting.append(data)
        self._more.set()

    def dismiss(self, why: Why) -> None:
        """Close the connection, with a word of why."""
        if self.farewell is None:
            self.farewell = why
            self._waiting.clear()
            self._more.set()

    async def sending(self) -> None:
        """Send what waits, until the connection is closed."""
        while True:
            while self._waiting:
                await self.socket.send_data(self._waiting.popleft().decode(), mode="text")
            if self.farewell is not None:
                await self._say_goodbye(self.farewell)
                return
            self._more.clear()
            await self._more.wait()

    async def _say_goodbye(self, why: Why) -> None:
        await self.socket.send_data(encode(Farewell(self.length, why)).decode(), mode="text")
        await self.socket.close(code=GOODBYES[why], reason=why)

    @property
    def length(self) -> int:
        """The length of the log that the client has been sent."""
        return self.room.table.length if self.room else 0

    # ── Receiving ─────────────────────────────────────────────────────────────────────────────

    async def receiving(self) -> None:
        """Do what the client asks, message by message."""
        while self.farewell is None:
            data = await self.socket.receive_data(mode="text")
            if self._allowed():
                await self._receive(data)

    def _allowed(self) -> bool:
        if self._limit.take(time.monotonic()):
            self._too_many = 0
            return True
        self._too_many += 1
        if self._too_many > FLOOD:
            self.dismiss("flood")
        else:
            self.deny(None, reason("server-too-fast"))
        return False

    async def _receive(self, data: str) -> None:
        message: FromClient | None = None
        try:
            if len(data) * 4 > LARGEST_MESSAGE and len(data.encode()) > LARGEST_MESSAGE:
                raise Problem(reason("server-too-large", most=LARGEST_MESSAGE))
            message = read(data)
            await self._answer(message)
        except msgspec.DecodeError as problem:
            self.deny(None, reason("server-unreadable", detail=str(problem)))
        except UnicodeError:
            self.deny(None, reason("server-unreadable", detail="UTF-8"))
        except Problem as problem:
            self.deny(message.id if isinstance(message, Command) else None, problem.reason)

    async def _answer(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._greet(message)
        elif self.room is None:
            raise Problem(reason("server-hello-first"))
        elif isinstance(message, Resync):
            await self.hall.room_now(self.room.match)
            self.room.show_all(self)
        elif isinstance(message, Try):
            self.send(encode(self._try_out(self.room, message)))
        else:
            self._answered = None  # a repetition brings no update about, and wants an answer all the same
            accepted = await self._perform(self.room, message)
            if self._answered != message.id:
                self.send(encode(accepted))

    async def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Problem(reason("server-protocol", given=hello.protocol, known=PROTOCOL))
        language = nearest(hello.language) if hello.language else ""
        self.viewer = Viewer(self.who.person if self.who else None, language, hello.memory)
        if self.room is None:
            self.room = await admitted(self.hall, self.socket.path_params["match"], self.viewer.person)
            self.room.enter(self)
        else:
            await self.hall.room_now(self.room.match)
            self.room.show_all(self)

    def _try_out(self, room: Room, wish: Try) -> Tried:
        if self.who is None:
            raise Problem(reason("server-no-name"))
        try:
            preview = try_out(room.table, self.who, wish.seat, wish.action)
        except Refused as no:
            said = words(self.viewer.language or "en").why(no.reason)
            return Tried(wish.id, self.length, reason=no.reason, sentence=said)
        return Tried(wish.id, self.length, None if preview is None else msgspec.Raw(msgspec.json.encode(preview)))

    async def _perform(self, room: Room, command: Command) -> Accepted:
        if self.who is None:
            raise Problem(reason("server-no-name"))
        if isinstance(command, Say) and not self.hall.may_say(self.who.person, room.match):
            raise Problem(reason("server-too-fast"))
        return await room.perform(self.who, command)  # type: ignore[arg-type]

    def deny(self, number: str | None, why: Reason) -> None:
        """Answer with a refusal, in the client's language."""
        metrics.REFUSED.inc()
        sentence = words(self.viewer.language or "en").why(why)
        self.send(encode(Denied(number, self.length, why, sentence)))


@websocket("/api/tables/{match:str}/socket")
async def table_socket(socket: Socket, hall: Hall) -> None:
    """A connection to a table, from the first hello to the last message."""
    client = Client(socket, hall)
    person = await person_asking(socket, hall)
    client.who = None if person is None else Who(person.id, person.name)
    await socket.accept()
    try:
        await admitted(hall, socket.path_params["match"], person.id if person else None)
    except Problem:
        await socket.close(code=GOODBYES["not-admitted"], reason="not-admitted")
        return
    hall.clients.add(client)
    metrics.SOCKETS.set(len(hall.clients))
    sending = asyncio.create_task(client.sending())
    try:
        with suppress(WebSocketDisconnect):
            await client.receiving()
            await sending
    finally:
        sending.cancel()
        hall.clients.discard(client)
        metrics.SOCKETS.set(len(hall.clients))
        if client.room is not None:
            client.room.leave(client)
