"""HTTP and WebSocket connections that take a place, and that are given up when a request does not come to its end."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serao.server.base.connection_limit import ConnectionLimit

LARGEST_HEAD = 64 * 1024  # bytes of a request before its body
BYTES_A_SECOND = 32 * 1024  # of a body; each so many give it a second more
FAREWELL = 1.0  # seconds in which the last answer may be sent
TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection. From its first byte on a request has `patience` seconds to be there as a whole.

    So long may a connection be idle as well, and a client take nothing of an answer that is ready.
    """

    places: ConnectionLimit
    patience: float

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._since = self.loop.time()  # when the wait began
        self._received = 0  # bytes, since then
        self._in_head = False  # the request has begun, and its headers are not all there
        self._whole = False  # the request is there as a whole, and is being answered
        self._unsent = 0  # bytes of the answer that the client had not taken when last looked at

    # ── What comes in ─────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or close the connection."""
        super().connection_made(transport)
        if not self.places.enter(self, self.client[0] if self.client else ""):
            transport.abort()
            return
        self._wait()
        self._timer = self.loop.call_later(self.patience, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        self._received += len(data)
        if self._in_head and self._received > LARGEST_HEAD:
            self.give_up()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head = True
        self._wait()

    def on_headers_complete(self) -> None:
        """A request is there but for its body."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is there as a whole."""
        super().on_message_complete()
        if self.cycle is None or self.cycle.response_complete:  # it has been answered before its end
            self._wait()
        else:
            self._whole = True
            self.places.asks(self)

    def on_response_complete(self) -> None:
        """The answer is written: another is due, or the next request, or the rest of this one."""
        another = bool(self.pipeline)
        super().on_response_complete()
        if self._whole and not another:
            self._wait()

    def resume_writing(self) -> None:
        """The client has taken some of the answer."""
        super().resume_writing()
        self._unsent = 0

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which takes the place that becomes free."""
        self._stop()
        super().handle_websocket_upgrade()

    # ── Patience ──────────────────────────────────────────────────────────────────────────────

    def give_up(self) -> None:
        """Close the connection; a request that has begun is told why, unless its answer has begun."""
        self._stop()
        answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self._received and not answered and not self.transport.get_write_buffer_size():
            self.transport.write(TIMED_OUT)
            self.transport.close()
            self.loop.call_later(FAREWELL, self.transport.abort)
        else:
            self.transport.abort()

    def _wait(self) -> None:
        self._since, self._received, self._whole = self.loop.time(), 0, False
        self.places.waits(self)

    def _stop(self) -> None:
        self.places.leave(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        """Give the connection up if its time is over; else look again when it will be."""
        if self._whole or self.flow.read_paused:  # it waits for us, or does not read what we send
            left = 0.0 if self._stuck() else self.patience
        else:
            left = self._since + self.patience + self._more_time() - self.loop.time()
        if left > 0:
            self._timer = self.loop.call_later(left, self._look)
        else:
            self.give_up()

    def _more_time(self) -> float:
        """What a body that comes fast enough adds; one that nobody needs any more adds nothing."""
        needed = self.cycle is not None and not self.cycle.response_complete and not self._in_head
        return self._received / BYTES_A_SECOND if needed else 0.0

    def _stuck(self) -> bool:
        """Whether the client has taken nothing of the answer since this was last asked."""
        before, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        return 0 < before <= self._unsent


class LimitedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that takes a place."""

    places: ConnectionLimit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the place that the HTTP connection has left."""
        super().connection_made(transport)
        self.places.join(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.places.leave(self)
        super().connection_lost(exc)

    def give_up(self) -> None:
        """Close the connection at once."""
        self.transport.abort()


def bound(protocol: type[asyncio.Protocol], **parts: Any) -> type[asyncio.Protocol]:
    """The protocol class, bound to its parts: uvicorn wants a class and makes the instances itself."""
    return type(protocol.__name__, (protocol,), parts)
