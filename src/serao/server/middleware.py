"""What every request passes before a handler sees it: known host, own pages only, and not too much at once."""

import ipaddress
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from serao.engine.problem import reason
from serao.locales import nearest, words
from serao.server import metrics
from serao.server.addresses import arrived_at, ip_address
from serao.server.config import Config
from serao.server.people.identity import cookie_name
from serao.server.rate_limits import Buckets

FILES = "/assets/"
LOCAL = ("localhost", "127.0.0.1")
SAFE = ("GET", "HEAD", "OPTIONS")
FORMS = (b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data")  # what any page may send
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# The pages about the API draw themselves with inline styles; they hold nothing of anybody's.
HEADERS = {
    b"content-security-policy": CONTENT_POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
INSIST_ON_TLS = (b"strict-transport-security", b"max-age=31536000")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the asker; behind a known proxy, the one the proxy saw (uvicorn has put it there)."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """An address to be counted: of the sixth version the network, since one home has as many as it likes."""
    address = ip_address(host)
    if address is None:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


SocketApp = Callable[[WebSocketScope, Receive, Send], Awaitable[None]]


class Guard:
    """An ASGI wrapper around the whole house."""

    def __init__(self, app: ASGIApp, socket: SocketApp, config: Config) -> None:
        self.app = app
        self.socket = socket
        self.config = config
        self.requests = Buckets(config.limits.requests)
        self.files = Buckets(config.limits.files)
        self.sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, self._dressed(send))

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        key = self._objection(scope)
        if key is None:
            await self.app(scope, receive, send)
        else:
            await refuse(send, *key, language=dict(scope["headers"]).get(b"accept-language", b"en").decode("latin-1"))

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        host = peer(scope)
        if self._objection(scope) is not None or self.sockets.get(host, 0) >= self.config.limits.sockets:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self.sockets[host] = self.sockets.get(host, 0) + 1
        try:
            await self.socket(scope, receive, send)
        finally:
            self.sockets[host] -= 1
            if not self.sockets[host]:
                del self.sockets[host]

    def _objection(self, scope: HTTPScope | WebSocketScope) -> tuple[int, str] | None:
        """The status and the reason for turning a request away."""
        headers = dict(scope["headers"])
        if not self.known_host(headers.get(b"host", b"").decode("latin-1"), scope):
            return 400, "server-unknown-host"
        if self._from_elsewhere(scope, headers):
            return 403, "server-other-site"
        counted = self.files if scope["path"].startswith(FILES) else self.requests
        if not counted.take(peer(scope), time.monotonic()):
            return 429, "server-too-fast"
        return None

    def known_host(self, host: str, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether the house goes by that name; a forged one could send links astray.

        The address a connection came to is no name that somebody else could have pointed here.
        """
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # a bracket too many
            return False
        if not self.config.hosts:
            return name in LOCAL or arrived_at(scope, name)
        return "*" in self.config.hosts or name in self.config.hosts

    def _from_elsewhere(self, scope: HTTPScope | WebSocketScope, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of another site makes a browser ask this, with the cookies of ours."""
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        with_cookie = f"{cookie_name(self.config)}=".encode() in headers.get(b"cookie", b"")
        if not changes:
            return False
        site = headers.get(b"sec-fetch-site", b"").decode("latin-1")
        origin = headers.get(b"origin", b"").decode("latin-1")
        if site and site not in ("same-origin", "none"):
            return True
        if origin:
            return origin.lower().partition("://")[2] != headers.get(b"host", b"").decode("latin-1").lower()
        # Every browser names the origin of a request that changes something; a program has no cookie to steal.
        form = headers.get(b"content-type", b"").partition(b";")[0].strip().lower() in FORMS
        return with_cookie and not site and (form or scope["type"] == ScopeType.WEBSOCKET)

    def _dressed(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(str(message["status"])).inc()
                kept = [(name, value) for name, value in message.get("headers", []) if name.lower() not in HEADERS]
                message["headers"] = [*kept, *HEADERS.items(), *([INSIST_ON_TLS] if self.config.secure else [])]
            await send(message)

        return sending


def first_language(wishes: str) -> str:
    """The first language that an Accept-Language header asks for, as far as we have it."""
    return nearest(wishes.partition(",")[0].partition(";")[0].strip())


def peer(scope: HTTPScope | WebSocketScope) -> str:
    """The address a scope came from, as it is counted."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


async def refuse(send: Send, status: int, key: str, language: str) -> None:
    """Turn a request away with one sentence."""
    why = reason(key)
    body = msgspec.json.encode({"reason": why, "sentence": words(first_language(language)).why(why)})
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", b"1")] if status == 429 else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body, "more_body": False})
