"""What every request passes before a handler sees it. Each class does one thing; `guarded` puts them in order."""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from serao.engine.problem import reason
from serao.locales import nearest
from serao.server.base import metrics
from serao.server.base.addresses import arrived_at, client_address
from serao.server.base.config import Config, Limits
from serao.server.base.faults import PROBLEM_JSON, fault_body
from serao.server.base.rate_limits import AtOnce, Buckets
from serao.server.base.sanctions import Sanctions
from serao.server.conditional import EntityTags, HeadRequests
from serao.server.people.identity import cookie_name
from serao.server.rate_headers import RateHeaders

FILES = "/assets/"
LOCAL = ("localhost", "127.0.0.1")
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([0-9a-z._-]+))(?::[0-9]{1,5})?")  # an address or a name, and a port
SAFE = ("GET", "HEAD", "OPTIONS")
FORMS = (b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data")  # what any page may send
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": CONTENT_POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
NO_STORE = (b"cache-control", b"no-store")
ANSWERS = ("/api", "/health", "/metrics")  # may be for one person or one moment alone, unless a handler says otherwise
INSIST_ON_TLS = (b"strict-transport-security", b"max-age=31536000")
POLICY_VIOLATION = 1008  # why a WebSocket is closed

Asked = HTTPScope | WebSocketScope
Refusal = tuple[int, str]  # a status, and the key of the sentence that says why
Check = Callable[[Asked], Refusal | None]
HttpApp = Callable[[HTTPScope, Receive, Send], Awaitable[None]]
SocketApp = Callable[[WebSocketScope, Receive, Send], Awaitable[None]]


# ── Checks: each refuses a request, or lets it pass ───────────────────────────────────────────────


class KnownHost:
    """Refuses a host name that is not this server's: a forged one could lead links elsewhere.

    Where no names are configured, the address that a connection came to is allowed: nobody else can point it here.
    """

    def __init__(self, hosts: Sequence[str]) -> None:
        self.hosts = hosts

    def __call__(self, scope: Asked) -> Refusal | None:
        """The refusal of an unknown host."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        known = len(named) == 1 and self._known(named[0].decode("latin-1"), scope)
        return None if known else (400, "server-unknown-host")

    def _known(self, host: str, scope: Asked) -> bool:
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found[1] or found[2]
        if not self.hosts:
            return name in LOCAL or arrived_at(scope, name)
        return "*" in self.hosts or name in self.hosts


class SameOrigin:
    """Refuses what a page of another site makes a browser ask, with the cookies of this one."""

    def __init__(self, cookie: str, secure: bool) -> None:
        self.cookie = cookie
        self.secure = secure

    def __call__(self, scope: Asked) -> Refusal | None:
        """The refusal of another site's request."""
        return (403, "server-other-site") if self._from_elsewhere(scope) else None

    def _from_elsewhere(self, scope: Asked) -> bool:
        if scope["type"] != ScopeType.WEBSOCKET and scope["method"] in SAFE:
            return False
        site, origin = header(scope, b"sec-fetch-site"), header(scope, b"origin")
        if site and site not in ("same-origin", "none"):
            return True
        if origin:
            return origin.lower() != f"{self._scheme(scope)}://{header(scope, b'host').lower()}"
        return not site and self._could_be_forged(scope)

    def _scheme(self, scope: Asked) -> str:
        """The scheme of this server's own pages: a proxy may speak TLS for it."""
        return "https" if self.secure or scope["scheme"] in ("https", "wss") else "http"

    def _could_be_forged(self, scope: Asked) -> bool:
        """Every browser names the origin of a request that changes something; a program has no cookie to steal."""
        headers = dict(scope["headers"])
        with_cookie = f"{self.cookie}=".encode() in headers.get(b"cookie", b"")
        form = headers.get(b"content-type", b"").partition(b";")[0].strip().lower() in FORMS
        return with_cookie and (form or scope["type"] == ScopeType.WEBSOCKET)


class NotBanned:
    """Refuses an address that those in charge of the house have banned."""

    def __init__(self, sanctions: Sanctions) -> None:
        self.sanctions = sanctions

    def __call__(self, scope: Asked) -> Refusal | None:
        """The refusal of a banned address."""
        banned = self.sanctions.against("address", client_address(scope))
        return (403, "house-address-banned") if banned else None


class RequestRate:
    """Refuses an address that asks too often. Files of the client are counted apart."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.files = Buckets(limits.files)

    def __call__(self, scope: Asked) -> Refusal | None:
        """The refusal of one request too many."""
        counted = self.files if scope["path"].startswith(FILES) else self.requests
        return None if counted.take(client_address(scope)) else (429, "server-too-fast")


def checks(config: Config, rate: RequestRate, sanctions: Sanctions) -> tuple[Check, ...]:
    """All checks, in the order in which they are made: only what passes the others is counted."""
    return KnownHost(config.hosts), SameOrigin(cookie_name(config), config.secure), NotBanned(sanctions), rate


def header(scope: Asked, name: bytes) -> str:
    """The last header of that name; empty where there is none."""
    return dict(scope["headers"]).get(name, b"").decode("latin-1")


def refusal(scope: Asked, of: Iterable[Check]) -> Refusal | None:
    """What the first of these checks that refuses says."""
    return next((found for check in of if (found := check(scope)) is not None), None)


# ── HTTP ──────────────────────────────────────────────────────────────────────────────────────────


class CheckedRequests:
    """Answers an HTTP request that a check refuses."""

    def __init__(self, app: ASGIApp, by: Sequence[Check]) -> None:
        self.app = app
        self.checks = by

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        refused = refusal(scope, self.checks)
        if refused is None:
            await self.app(scope, receive, send)
        else:
            await refuse(send, *refused, language=header(scope, b"accept-language") or "en")


class RequestsAtOnce:
    """Refuses an address that waits for too many answers at once: behind a proxy its connections are not counted."""

    def __init__(self, app: HttpApp, most: int) -> None:
        self.app = app
        self.under_way = AtOnce(most)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        with self.under_way.one_more(client_address(scope)) as allowed:
            if allowed:
                await self.app(scope, receive, send)
            else:
                await refuse(send, 429, "server-too-fast", language=header(scope, b"accept-language") or "en")


class CountedResponses:
    """Counts the responses by their status, for the metrics."""

    def __init__(self, app: HttpApp) -> None:
        self.app = app

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count its response."""

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(str(message["status"])).inc()
            await send(message)

        await self.app(scope, receive, counting)


class UncachedAnswers:
    """Forbids caches to keep an answer of the API, unless its handler has said otherwise."""

    def __init__(self, app: HttpApp) -> None:
        self.app = app

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Pass a request on, and mark its response."""

        async def marking(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", []))
                marked = any(name.lower() == NO_STORE[0] for name, _ in said)
                message["headers"] = said if marked else [*said, NO_STORE]
            await send(message)

        await self.app(scope, receive, marking if scope["path"].startswith(ANSWERS) else send)


class SecurityHeaders:
    """Puts the security headers on every response, in place of any that a handler has set."""

    def __init__(self, app: HttpApp, secure: bool) -> None:
        self.app = app
        self.added = [*HEADERS.items(), *([INSIST_ON_TLS] if secure else [])]

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Pass a request on, and put the headers on its response."""

        async def adding(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [(name, value) for name, value in message.get("headers", []) if name.lower() not in HEADERS]
                message["headers"] = [*kept, *self.added]
            await send(message)

        await self.app(scope, receive, adding)


async def refuse(send: Send, status: int, key: str, language: str) -> None:
    """Answer a request with a status and one sentence."""
    body = fault_body(status, reason(key), first_language(language))
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", PROBLEM_JSON.encode()),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", b"1")] if status == 429 else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def first_language(wishes: str) -> str:
    """The first language that an Accept-Language header asks for, as far as we have it."""
    return nearest(wishes.partition(",")[0].partition(";")[0].strip())


# ── WebSockets ────────────────────────────────────────────────────────────────────────────────────


class CheckedSockets:
    """Closes a WebSocket that a check refuses."""

    def __init__(self, app: SocketApp, by: Sequence[Check]) -> None:
        self.app = app
        self.checks = by

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Let a connection through, or close it."""
        if refusal(scope, self.checks) is None:
            await self.app(scope, receive, send)
        else:
            await close_socket(send)


class SocketLimit:
    """Closes a WebSocket of an address that has too many open."""

    def __init__(self, app: SocketApp, most: int) -> None:
        self.app = app
        self.open = AtOnce(most)

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Let a connection through, or close it."""
        with self.open.one_more(client_address(scope)) as allowed:
            await (self.app(scope, receive, send) if allowed else close_socket(send))


async def close_socket(send: Send) -> None:
    """Close a WebSocket before it is accepted."""
    await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})


# ── All of it ─────────────────────────────────────────────────────────────────────────────────────


class ByKind:
    """Sends WebSockets, HTTP requests and the lifespan each to its own application."""

    def __init__(self, app: ASGIApp, http: HttpApp, sockets: SocketApp) -> None:
        self.app = app
        self.http = http
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on by its kind."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.sockets(scope, receive, send)
        else:
            await self.http(scope, receive, send)


def guarded(app: ASGIApp, sockets: SocketApp, config: Config, sanctions: Sanctions) -> ASGIApp:
    """The application behind all of the above. Requests and sockets share the checks, and so their counts."""
    rate = RequestRate(config.limits)
    all_checks = checks(config, rate, sanctions)
    checked = RequestsAtOnce(CheckedRequests(app, all_checks), config.limits.connections)
    answers = RateHeaders(HeadRequests(EntityTags(checked)), rate.requests)
    http = SecurityHeaders(UncachedAnswers(CountedResponses(answers)), config.secure)
    return ByKind(app, http, CheckedSockets(SocketLimit(sockets, config.limits.sockets), all_checks))
