"""Delivering notices: over HTTP, only to public or explicitly allowed addresses, and by e-mail."""

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from serao.engine.problem import Problem, reason
from serao.server.base.config import Mail

if TYPE_CHECKING:
    import httpx

SECONDS = 10.0  # for one attempt
PAUSES = (1.0, 5.0)  # seconds before the second and the third attempt
IMPLICIT_TLS = 465
LONGEST_URL = 1000
AGAIN = (408, 425, 429)  # statuses that ask to try again later
# What browsers accept as an e-mail address; no other headers or recipients can hide in it.
EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", re.ASCII)
# All public addresses of IPv6 are in the first network. Those in the others stand for an IPv4 address, maybe private.
PUBLIC = ipaddress.ip_network("2000::/3")
TRANSLATED = tuple(map(ipaddress.ip_network, ("2002::/16", "2001::/32")))


class NotDelivered(Exception):
    """A delivery failed. `again`: a later attempt may succeed. `gone`: the URL is invalid. The text names no URL."""

    def __init__(self, why: str, again: bool = False, gone: bool = False) -> None:
        super().__init__(why)
        self.again = again
        self.gone = gone


class Target(msgspec.Struct, frozen=True):
    """The parts of the URL that a request goes to."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as in an Origin header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.scheme == "https" else 80)
        return f"{self.scheme}://{host}" if usual else f"{self.scheme}://{host}:{self.port}"


async def with_retries(deliver: Callable[[int], Awaitable[None]], pauses: Sequence[float]) -> None:
    """Try to deliver, and try again after each pause if that may help; NotDelivered when no attempt succeeds."""
    for attempt, pause in enumerate(pauses):
        try:
            await deliver(attempt)
        except NotDelivered as problem:
            if not problem.again:
                raise
        else:
            return
        await asyncio.sleep(pause)
    await deliver(len(pauses))


# ── URLs ─────────────────────────────────────────────────────────────────────────────────────────


def target_of(url: str, allowed: Sequence[str]) -> Target:
    """The parts of a URL; a Problem says why a URL may not be used."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Problem(reason("notices-url")) from None
    host = parts.hostname or ""
    if not host or not url.isascii() or not url.isprintable() or " " in url or _has_more(parts):
        raise Problem(reason("notices-url"))
    if parts.scheme != "https" and not (parts.scheme == "http" and host in allowed):
        raise Problem(reason("notices-url-https"))
    if host not in allowed and not _may_be_public(host):
        raise Problem(reason("notices-url-private"))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path)


def _has_more(parts: SplitResult) -> bool:
    """Whether a URL has a user, a password or a fragment, which are not allowed."""
    return "@" in parts.netloc or bool(parts.fragment)


def _may_be_public(host: str) -> bool:
    """Whether a host is a name or a public address; names are resolved when something is sent."""
    try:
        return public(host)
    except ValueError:
        return host != "localhost"


def public(address: str) -> bool:
    """Whether an address belongs to the public Internet, and not to this machine or its network."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return public(str(found.ipv4_mapped))
        if found.scope_id is not None or found not in PUBLIC or any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


async def addresses(target: Target, allowed: Sequence[str]) -> list[str]:
    """The addresses of a host. Unless the host is allowed, all of them must be public."""
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotDelivered("the host is unknown", again=True) from None
    known = [str(place[0]) for *_, place in found]
    if target.host not in allowed and not all(public(each) for each in known):
        raise NotDelivered("the host is not public")
    return known


# ── Over HTTP ─────────────────────────────────────────────────────────────────────────────────────


class Poster:
    """Posts small messages. It follows no redirects, and uses no proxy from the environment."""

    def __init__(self, allowed: Sequence[str], pauses: Sequence[float] = PAUSES) -> None:
        self.allowed = allowed
        self.pauses = pauses
        self._trust: ssl.SSLContext | None = None  # read from disk when it is first needed
        logging.getLogger("httpx").setLevel(logging.WARNING)  # at INFO it logs every URL, and those are secrets

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post a message, with a few attempts; NotDelivered when none succeeds."""
        try:
            target = target_of(url, self.allowed)
        except Problem as problem:
            raise NotDelivered(problem.reason.key) from None
        await with_retries(lambda attempt: self._post(target, body, headers, attempt), self.pauses)

    async def _post(self, target: Target, body: bytes, headers: Mapping[str, str], attempt: int) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                known = await addresses(target, self.allowed)
                status = await self._send(target, known[attempt % len(known)], body, headers)
        except TimeoutError:
            raise NotDelivered("no answer in time", again=True) from None
        if not 200 <= status < 300:
            raise NotDelivered(f"status {status}", again=status >= 500 or status in AGAIN, gone=status in (404, 410))

    async def _send(self, target: Target, place: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send one request to exactly the address that was checked; the certificate must be the host's."""
        import httpx

        url = httpx.URL(scheme=target.scheme, host=place, port=target.port, raw_path=target.path.encode())
        named = {**headers, "Host": target.origin.partition("://")[2]}
        try:
            async with self._client() as client:
                request = client.build_request("POST", url, content=body, headers=named)
                request.extensions["sni_hostname"] = target.host
                response = await client.send(request, stream=True)  # the body of the response is not read
                await response.aclose()
                return response.status_code
        except (httpx.HTTPError, OSError) as problem:
            raise NotDelivered(type(problem).__name__, again=True) from None

    def _client(self) -> "httpx.AsyncClient":
        """A new client for each request, so that no cookie or connection is shared between people."""
        import httpx

        if self._trust is None:
            self._trust = httpx.create_ssl_context(trust_env=False)
        return httpx.AsyncClient(verify=self._trust, trust_env=False, follow_redirects=False, timeout=SECONDS)


# ── By e-mail ─────────────────────────────────────────────────────────────────────────────────────


def is_email(address: str) -> bool:
    """Whether a text is one plain e-mail address."""
    return EMAIL.fullmatch(address) is not None


def email_message(mail: Mail, to: str, subject: str, text: str) -> EmailMessage:
    """An e-mail, marked so that no machine answers it."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2].strip("> ") or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


async def send_mail(mail: Mail, message: EmailMessage, pauses: Sequence[float] = PAUSES) -> None:
    """Send an e-mail, with a few attempts; NotDelivered when none succeeds."""
    await with_retries(lambda _attempt: _hand_over(mail, message), pauses)


async def try_mail(mail: Mail) -> None:
    """Sign in to the mail server, and send nothing; NotDelivered when that is not possible."""
    import aiosmtplib

    with _refusals():
        async with aiosmtplib.SMTP(**_sign_in(mail)):
            pass


async def _hand_over(mail: Mail, message: EmailMessage) -> None:
    import aiosmtplib

    with _refusals():
        await aiosmtplib.send(message, **_sign_in(mail))


def _sign_in(mail: Mail) -> dict[str, Any]:
    """How aiosmtplib is told of a mail server."""
    implicit = mail.tls and mail.port == IMPLICIT_TLS
    return {
        "hostname": mail.host,
        "port": mail.port,
        "username": mail.user or None,
        "password": mail.password or None,
        "use_tls": implicit,
        "start_tls": mail.tls and not implicit,
        "timeout": SECONDS,
    }


@contextmanager
def _refusals() -> Iterator[None]:
    """What a mail server refuses, as NotDelivered."""
    import aiosmtplib

    try:
        yield
    except aiosmtplib.SMTPResponseException as problem:
        raise NotDelivered(f"SMTP {problem.code}", again=400 <= problem.code < 500) from None
    except aiosmtplib.SMTPRecipientsRefused as problem:
        later = all(400 <= refused.code < 500 for refused in problem.recipients)
        raise NotDelivered("recipient refused", again=later) from None
    except (aiosmtplib.SMTPException, OSError) as problem:
        raise NotDelivered(type(problem).__name__, again=True) from None
