"""The WebSocket of a table, the same for a browser and for a program that plays."""

import asyncio
import re
from collections import deque
from contextlib import suppress

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.types import Receive, Send, WebSocketScope

from serao.engine.problem import Problem, Reason, Refused, reason
from serao.locales import nearest, words
from serao.server.base import metrics
from serao.server.base.addresses import address_of
from serao.server.base.clock import steady
from serao.server.base.connection_types import AnyConnection
from serao.server.base.connections import CloseReason
from serao.server.base.decoding import Unreadable, decode, encoded
from serao.server.base.problems import Banned, SetAside
from serao.server.base.rate_limits import Bucket
from serao.server.base.services import BaseServices
from serao.server.people.authorisation import Asker, Scope, refuse_without, scope_of
from serao.server.people.identity import asker_asking, may_come_in, token_hash, token_of
from serao.server.tables.access import admitted, perform
from serao.server.tables.room import Room
from serao.server.tables.services import TableServices
from serao.storage.trouble import StorageDown
from serao.table.commands import AnyCommand, Command
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

CLOSE_CODES: dict[CloseReason, int] = {
    "restart": 1012,
    "slow": 1013,
    "flood": 1008,
    "not-admitted": 4403,
    "signed-out": 4401,
    "banned": 4403,
}
FLOOD = 50  # messages in a row above the limit, each answered with a refusal; then the connection is closed

log = structlog.get_logger()

ADDRESS = re.compile(r"/api/tables/([!-~]{1,40})/socket")


class Gone(Exception):
    """The other end has closed."""


class Socket:
    """A WebSocket over plain ASGI: every move passes here twice, so no framework stands between."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Accept the connection."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def read(self) -> str | bytes:
        """The next message; Gone when there will be none."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def write(self, data: bytes) -> None:
        """Send a message."""
        await self._send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def close(self, why: CloseReason) -> None:
        """Close the connection."""
        await self._send({"type": "websocket.close", "code": CLOSE_CODES[why], "reason": why})


class Client:
    """One connection: who is connected, what waits to be sent, and how much it may still ask."""

    def __init__(self, socket: Socket, match: str, address: str, services: TableServices) -> None:
        self.socket = socket
        self.match = match
        self.address = address  # as limits count it
        self.services = services
        self.viewer = Viewer(None)
        self.asker: Asker | None = None
        self.who: Who | None = None
        self.session: bytes | None = None  # the hash of the token that says who it is
        self.room: Room | None = None
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._limit = Bucket(*services.config.limits.messages, steady())
        self._too_many = 0
        self._answered: str | None = None  # the last command that was answered by the update it caused
        self.farewell: CloseReason | None = None

    # ── Sending ───────────────────────────────────────────────────────────────────────────────

    def send(self, data: bytes, answers: str | None = None) -> None:
        """Queue a message; a client that is too slow for its table is disconnected."""
        if self.farewell is not None:
            return  # it is being disconnected, and may see nothing more
        if len(self._waiting) >= self.services.config.limits.backlog:
            self.dismiss("slow")
            return
        self._answered = answers or self._answered
        self._waiting.append(data)
        self._more.set()

    def dismiss(self, why: CloseReason) -> None:
        """Close the connection, and say why."""
        if self.farewell is None:
            self.farewell = why
            self._waiting.clear()
            self._more.set()

    async def sending(self) -> None:
        """Send what is queued, until the connection is closed."""
        while True:
            while self._waiting:
                await self.socket.write(self._waiting.popleft())
            if self.farewell is not None:
                await self._say_goodbye(self.farewell)
                return
            self._more.clear()
            await self._more.wait()

    async def _say_goodbye(self, why: CloseReason) -> None:
        if why == "banned":
            await self.socket.write(encode(self._denied(None, self.services.sanctions.why_banned(self.person))))
        await self.socket.write(encode(Farewell(self.length, why)))
        await self.socket.close(why)

    @property
    def person(self) -> str | None:
        """The person who is connected."""
        return self.who.person if self.who else None

    @property
    def length(self) -> int:
        """The length of the log that the client has been sent."""
        return self.room.table.length if self.room else 0

    # ── Receiving ─────────────────────────────────────────────────────────────────────────────

    async def receiving(self) -> None:
        """Do what the client asks, one message after another."""
        while self.farewell is None:
            data = await self.socket.read()
            if self._allowed(data):
                await self._receive(data)

    def _allowed(self, data: str | bytes) -> bool:
        if self._limit.take(steady()) and self.services.limits.message(self.person, self.address):
            self._too_many = 0
            return True
        self._too_many += 1
        if self._too_many > FLOOD:
            self.dismiss("flood")
        else:
            self.deny(id_in(data), reason("server-too-fast"))
        return False

    async def _receive(self, data: str | bytes) -> None:
        message: FromClient | None = None
        try:
            if len(data) * 4 > LARGEST_MESSAGE and size_of(data) > LARGEST_MESSAGE:
                raise Problem(reason("server-too-large", most=LARGEST_MESSAGE))
            message = decode(data, read)
            await self._answer(message)
        except Problem as problem:
            self.deny(message.id if isinstance(message, Command) else None, problem.reason)
        except Exception as problem:  # a bug: the details go to the log, and the connection stays
            log.error("a message failed", match=self.match, problem=type(problem).__name__, exc_info=problem)
            self.deny(message.id if isinstance(message, Command) else None, reason("server-bug"))

    async def _answer(self, message: FromClient) -> None:
        refuse_without(self.asker, scope_of_message(message))
        if isinstance(message, Hello):
            await self._greet(message)
        elif self.room is None:
            raise Problem(reason("server-hello-first"))
        elif isinstance(message, Resync):
            await self.services.tables.current_room(self.room.match)
            self.room.show_all(self)
        elif isinstance(message, Try):
            self.send(encode(self._try_out(self.room, message)))
        else:
            self._answered = None  # a repeated command causes no update, but must be answered
            accepted = await self._perform(self.room, message)
            if self._answered != message.id:
                self.send(encode(accepted))

    async def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Problem(reason("server-protocol", given=hello.protocol, known=PROTOCOL))
        language = nearest(hello.language) if hello.language else ""
        self.viewer = Viewer(self.person, language, hello.memory)
        if self.room is None:
            self.room = await admitted(self.services, self.match, self.viewer.person)
            self.room.enter(self)
        else:
            await self.services.tables.current_room(self.room.match)
            self.room.show_all(self)

    def _try_out(self, room: Room, wish: Try) -> Tried:
        if self.who is None:
            raise Problem(reason("server-no-name"))
        self.services.limits.try_out(self.who.person, self.address)
        try:
            preview = try_out(room.table, self.who, wish.seat, wish.action)
        except Refused as no:
            said = words(self.viewer.language or "en").why(no.reason)
            return Tried(wish.id, self.length, reason=no.reason, sentence=said)
        return Tried(wish.id, self.length, None if preview is None else msgspec.Raw(msgspec.json.encode(preview)))

    async def _perform(self, room: Room, command: AnyCommand) -> Accepted:
        if self.who is None or self.asker is None:
            raise Problem(reason("server-no-name"))
        return await perform(self.services, room, self.asker, self.address, command)

    def deny(self, command_id: str | None, why: Reason) -> None:
        """Answer with a refusal, in the client's language."""
        metrics.REFUSED.inc()
        self.send(encode(self._denied(command_id, why)))

    def _denied(self, command_id: str | None, why: Reason) -> Denied:
        return Denied(command_id, self.length, why, words(self.viewer.language or "en").why(why))


def scope_of_message(message: FromClient) -> Scope:
    """The scope that a message needs of a program's token."""
    match message:
        case Hello() | Resync():
            return "watch"
        case Try():
            return "play"
    return scope_of(message)


class Named(msgspec.Struct):
    """The part of a message that is needed to refuse it."""

    id: str | None = None


_named = msgspec.json.Decoder(Named)


def id_in(data: str | bytes) -> str | None:
    """The id of a message, as far as it can be read."""
    with suppress(Unreadable):
        return decode(data, _named.decode).id
    return None


def size_of(data: str | bytes) -> int:
    """The size of a message in bytes."""
    return len(encoded(data))


async def serve_socket(scope: WebSocketScope, receive: Receive, send: Send, services: TableServices) -> None:
    """Serve a connection to a table: find out who it is, whether it may look, and then do what it asks."""
    found = ADDRESS.fullmatch(scope["path"])
    if found is None:
        await send({"type": "websocket.close", "code": CLOSE_CODES["not-admitted"], "reason": ""})
        return
    asking: AnyConnection = ASGIConnection(scope)
    client = Client(Socket(receive, send), found[1], address_of(asking), services)
    await client.socket.accept()
    try:
        await recognise(client, asking)
        await admitted(services, client.match, client.person)
    except StorageDown:
        await client.socket.close("restart")
    except Problem as problem:
        if isinstance(problem, SetAside | Banned):
            await client.socket.write(encode(refusal(asking, problem)))
        await client.socket.close("not-admitted")
    else:
        # Whoever has no name shares one count with all such of the same address.
        key = client.who.person if client.who else client.address
        with services.limits.person_sockets.one_more(key) as allowed:
            await (attend(client) if allowed else client.socket.close("flood"))


async def turned_away(scope: WebSocketScope, receive: Receive, send: Send, services: BaseServices) -> bool:
    """Close a connection of somebody to whom a house for members is closed; whether it was."""
    why: CloseReason = "not-admitted"
    try:
        if await may_come_in(ASGIConnection(scope), services):
            return False
    except StorageDown:
        why = "restart"
    socket = Socket(receive, send)
    await socket.accept()
    await socket.close(why)
    return True


async def recognise(client: Client, asking: AnyConnection) -> None:
    """Find out who is connected. A program that may not look on learns nothing of any table."""
    asker, token = await asker_asking(asking, client.services), token_of(asking, client.services.config)
    refuse_without(asker, "watch")
    if asker is not None and token is not None:
        client.asker, client.who, client.session = asker, asker.who, token_hash(token)


def refusal(asking: AnyConnection, problem: Problem) -> Denied:
    """Why a table cannot be opened, in the first language that the asker's browser or program names."""
    language = nearest(asking.headers.get("accept-language", "en").split(",")[0].split(";")[0].strip())
    return Denied(None, 0, problem.reason, words(language).why(problem.reason))


async def attend(client: Client) -> None:
    """Serve a client until either side closes the connection."""
    client.services.connections.add(client)
    sending = asyncio.create_task(client.sending())
    try:
        with suppress(Gone):
            await client.receiving()
            await sending
    finally:
        sending.cancel()
        client.services.connections.remove(client)
        if client.room is not None:
            client.room.leave(client)
