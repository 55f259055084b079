"""Leaves out bodies that need not be sent: the answer to HEAD, and an answer that the client has already (304)."""

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from litestar.types import HTTPScope, Message, Receive, Send

HttpApp = Callable[[HTTPScope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

TAGGED = "/api/"
# What a 304 leaves out: it has no body.
OF_THE_BODY = (b"content-length", b"content-type", b"content-disposition")


class HeadRequests:
    """Answers HEAD wherever GET is answered, with the same headers and no body."""

    def __init__(self, app: HttpApp) -> None:
        self.app = app

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Ask for the answer to GET, and send its head."""
        if scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        head = OnlyHead(receive, send)
        as_get: Any = {**scope, "method": "GET"}
        await self.app(as_get, head.receive, head.send)


class OnlyHead:
    """The channels of a request whose answer has no body. An answer that would go on for ever ends here, too."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._done = False

    async def receive(self) -> Any:
        """What comes from the client; that it is gone once its answer was sent."""
        return {"type": "http.disconnect"} if self._done else await self._receive()

    async def send(self, message: Message) -> None:
        """Send the head; of the body only that there is none."""
        if message["type"] == "http.response.start":
            await self._send(message)
        elif message["type"] == "http.response.body" and not self._done:
            self._done = True
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})


class EntityTags:
    """Tags every whole answer of the API by its bytes. Whoever shows the tag again is told that nothing has changed."""

    def __init__(self, app: HttpApp) -> None:
        self.app = app

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Pass a request on, and tag its answer."""
        if scope["method"] != "GET" or not scope["path"].startswith(TAGGED):
            await self.app(scope, receive, send)
            return
        known = dict(scope["headers"]).get(b"if-none-match", b"")
        await self.app(scope, receive, TaggedAnswer(send, known).send)


class TaggedAnswer:
    """One answer: its head waits for the body. An answer in several parts is not tagged, and waits for nothing."""

    def __init__(self, send: Send, known: bytes) -> None:
        self._send = send
        self._known = known
        self._start: Any = None

    async def send(self, message: Message) -> None:
        """Take the next part of the answer."""
        if message["type"] == "http.response.start" and message["status"] == 200:
            self._start = message
            return
        if self._start is not None:
            start, self._start = self._start, None
            if not message.get("more_body"):
                start, message = tagged(start, message, self._known)
            await self._send(start)
        await self._send(message)


def tagged(start: Any, body: Any, known: bytes) -> tuple[Any, Any]:
    """A whole answer with its tag; without its body where the asker knows it."""
    tag = b'"' + sha256(body.get("body", b"")).hexdigest()[:32].encode() + b'"'
    headers: Headers = [*start.get("headers", []), (b"etag", tag)]
    if not same(known, tag):
        return start | {"headers": headers}, body
    kept = [(name, value) for name, value in headers if name.lower() not in OF_THE_BODY]
    return start | {"status": 304, "headers": kept}, body | {"body": b""}


def same(known: bytes, tag: bytes) -> bool:
    """Whether one of the tags in a header is this one; a proxy may have marked it as weak."""
    return any(each.strip().removeprefix(b"W/") in (tag, b"*") for each in known.split(b","))
