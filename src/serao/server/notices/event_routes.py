"""The event stream of a person: over HTTP as lines of JSON, and the same over a WebSocket."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import parse_qs

import structlog
from litestar import Router, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send, WebSocketScope

from serao.engine.problem import Problem, reason
from serao.server.base.addresses import address_of
from serao.server.base.clock import steady
from serao.server.base.connection_types import AnyConnection, AnyRequest
from serao.server.base.connections import FAREWELL_SECONDS, CloseReason
from serao.server.base.dependencies import KNOWN
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotKnown, TooMany
from serao.server.base.rate_limits import Bucket
from serao.server.notices.event_stream import EventStream, StreamEvent
from serao.server.notices.event_streams import EventStreams
from serao.server.people.identity import must_be_known, token_hash, token_of
from serao.server.tables.services import TableServices
from serao.server.tables.sockets import Gone, Socket
from serao.storage.trouble import StorageDown

EVENTS_SOCKET = "/api/events/socket"
NDJSON = "application/x-ndjson"
LATEST = 2**53  # milliseconds: later than any time that JSON can name exactly

log = structlog.get_logger()

Since = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=LATEST,
        description="The `at` of the last line that one has: what has happened since then is told first.",
    ),
]
LINES = ResponseSpec(
    StreamEvent,
    description="One JSON value a line, without end: events, `alive` every few seconds, at last perhaps a `farewell`.",
    media_type=NDJSON,
    generate_examples=False,
)


class EventServices(TableServices):
    """The parts of a server, with the event streams."""

    streams: EventStreams


@get("/events", responses=RESPONSES | {200: LINES}, security=KNOWN, media_type=NDJSON)
async def events(request: AnyRequest, services: NamedDependency[EventServices], after: Since = None) -> ASGIResponse:
    """What concerns the asker at all tables, as it happens: invitations, who sits down, turns, games that end.

    It begins with what is so now: every table at which it is the asker's turn, every open invitation. The first `alive`
    says that this is all. After a break, go on by `after`; what comes twice has the same `id`.
    """
    stream = await opened(request, services)
    return EventLines(stream, services, after)


async def opened(connection: AnyConnection, services: EventServices) -> EventStream:
    """A new stream of the person that asks; TooMany when that person has too many."""
    person = await must_be_known(connection, services)
    session = token_hash(token_of(connection, services.config) or "")
    stream = EventStream(person.id, session, services.config.limits.backlog, address_of(connection))
    if not services.streams.open(stream):
        raise TooMany(reason("server-too-many-streams"))
    return stream


async def attend(
    stream: EventStream, services: EventServices, after: int | None, send: Awaitable[None], gone: Awaitable[Any]
) -> None:
    """Serve a stream until the server ends it or the client leaves. A client that does not read the end is cut off."""
    services.connections.add(stream)
    sending, leaving = asyncio.ensure_future(send), asyncio.ensure_future(gone)
    work = [sending, leaving, asyncio.ensure_future(begin(stream, services, after))]
    ending = asyncio.ensure_future(stream.dismissed.wait())
    try:
        await asyncio.wait({sending, leaving, ending}, return_when=asyncio.FIRST_COMPLETED)
        if stream.farewell is not None and not sending.done():
            await asyncio.wait({sending, leaving}, timeout=FAREWELL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.connections.remove(stream)
        services.streams.close(stream)
        for task in (*work, ending):
            task.cancel()
        await asyncio.gather(*work, ending, return_exceptions=True)


async def begin(stream: EventStream, services: EventServices, after: int | None) -> None:
    """Tell a stream what is so now; when that cannot be read, the client is asked to come again."""
    try:
        await services.streams.begin(stream, after)
    except StorageDown:
        stream.dismiss("restart")
    except Exception as problem:
        log.error("an event stream could not begin", problem=type(problem).__name__, exc_info=problem)
        stream.dismiss("restart")


# ── HTTP ──────────────────────────────────────────────────────────────────────────────────────────


class EventLines(ASGIResponse):
    """The response that is sent line by line."""

    _should_set_content_length = False

    def __init__(self, stream: EventStream, services: EventServices, after: int | None) -> None:
        super().__init__(media_type=NDJSON, headers={"x-accel-buffering": "no"})  # proxies must not wait for the end
        self.stream = stream
        self.services = services
        self.after = after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines until the stream ends."""
        try:
            await self.start_response(send)
            await attend(self.stream, self.services, self.after, self._send(send), self._gone(receive))
        finally:
            self.services.streams.close(self.stream)  # also where the client was gone before it began

    async def _send(self, send: Send) -> None:
        async for message in self.stream.messages():
            await send({"type": "http.response.body", "body": message + b"\n", "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass


event_routes = Router("/api", route_handlers=[events], tags=["events"])


# ── WebSocket ─────────────────────────────────────────────────────────────────────────────────────


async def serve_events(scope: WebSocketScope, receive: Receive, send: Send, services: EventServices) -> None:
    """Serve a WebSocket that is sent the events of a person."""
    socket = Socket(receive, send)
    await socket.accept()
    try:
        stream = await opened(ASGIConnection(scope), services)
    except Problem as problem:
        await socket.close(refused(problem))
        return
    await attend(stream, services, after_in(scope), send_messages(socket, stream), gone(socket, stream, services))


def refused(problem: Problem) -> CloseReason:
    """Why a socket is closed at once."""
    match problem:
        case NotKnown():
            return "signed-out"
        case TooMany():
            return "flood"
    return "restart"


def after_in(scope: WebSocketScope) -> int | None:
    """The time in the address from which on events are told; None where there is none that can be read."""
    given = parse_qs(scope["query_string"].decode("latin-1")).get("after", [""])[0]
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 17 else None


async def send_messages(socket: Socket, stream: EventStream) -> None:
    """Send what waits, then close the connection."""
    async for message in stream.messages():
        await socket.write(message)
    await socket.close(stream.farewell or "restart")


async def gone(socket: Socket, stream: EventStream, services: EventServices) -> None:
    """Read until the client has closed. What it sends means nothing here; a client that sends much is cut off."""
    limit = Bucket(*services.config.limits.messages, steady())
    with suppress(Gone):
        while True:
            await socket.read()
            if not limit.take(steady()):
                stream.dismiss("flood")
