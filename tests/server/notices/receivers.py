"""Those who are written to: a real mail server, a real web server, and a browser that can open what is pushed to it."""

import json
import ssl
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from socketserver import BaseServer, StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.patience import PATIENCE

T = TypeVar("T")


class Letter(NamedTuple):
    """An e-mail as it was handed over."""

    sender: str
    to: list[str]
    message: EmailMessage

    @property
    def text(self) -> str:
        """What it says."""
        return str(self.message.get_content())


class Call(NamedTuple):
    """A request as it arrived. The names of headers are in small letters."""

    path: str
    headers: dict[str, str]
    body: bytes


def arrived(box: list[T], count: int, patience: float = PATIENCE) -> list[T]:
    """What has arrived, once it is so many."""
    deadline = time.monotonic() + patience
    while len(box) < count:
        assert time.monotonic() < deadline, f"only {len(box)} of {count} arrived"
        time.sleep(0.02)
    return box


class Post(StreamRequestHandler):
    """As much of SMTP as it takes to receive an e-mail."""

    server: "MailServer"

    def handle(self) -> None:
        """One conversation."""
        self.say("220 here")
        sender, to = "", list[str]()
        while line := self.rfile.readline().decode().strip():
            word = line[:4].upper()
            if word == "EHLO":
                self.say("250 here")
            elif word == "MAIL":
                sender, to = inside(line), []
                self.say("250 so")
            elif word == "RCPT":
                refused = self.server.refused.pop(0) if self.server.refused else ""
                to += [] if refused else [inside(line)]
                self.say(refused or "250 so")
            elif word == "DATA":
                self.say("354 go on")
                self.server.letters.append(Letter(sender, to, parsed(self.data())))
                self.say("250 kept")
            else:
                self.say("221 bye" if word == "QUIT" else "250 so")

    def say(self, line: str) -> None:
        """One line back."""
        self.wfile.write(f"{line}\r\n".encode())

    def data(self) -> bytes:
        """Everything up to the line with a point."""
        lines = iter(self.rfile.readline, b".\r\n")
        return b"".join(line.removeprefix(b".") for line in lines)


def inside(line: str) -> str:
    """The address between the brackets."""
    return line.partition("<")[2].partition(">")[0]


def parsed(data: bytes) -> EmailMessage:
    """A message from its bytes."""
    return message_from_bytes(data, policy=policy.default)


class MailServer(ThreadingTCPServer):
    """Keeps every letter; `refused` are answers to give first instead of taking the next recipients."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Post)
        self.letters: list[Letter] = []
        self.refused: list[str] = []

    @property
    def settings(self) -> dict[str, Any]:
        """What a house is told to use it."""
        port = self.server_address[1]
        return {"host": "127.0.0.1", "port": port, "tls": False, "sender": "serao@example.org"}


class Answer(BaseHTTPRequestHandler):
    """Keeps what is posted."""

    server: "WebServer"

    def do_POST(self) -> None:
        """One request."""
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.calls.append(Call(self.path, headers, body))
        status = self.server.answers.pop(0) if self.server.answers else 201
        self.send_response(status)
        if 300 <= status < 400:
            self.send_header("location", f"{self.server.url}/elsewhere")
        self.send_header("set-cookie", "stranger=1")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing: the tests look at what was kept."""


class WebServer(ThreadingHTTPServer):
    """Keeps every request; `answers` are the statuses to answer with first."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.calls: list[Call] = []
        self.answers: list[int] = []
        self.scheme = "http"

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server_address[1])

    @property
    def url(self) -> str:
        """Its address."""
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def certify(self, context: ssl.SSLContext) -> None:
        """Speak TLS from now on."""
        self.scheme = "https"
        self.socket = context.wrap_socket(self.socket, server_side=True)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that hangs up is no news."""


S = TypeVar("S", bound=BaseServer)


@contextmanager
def running(make: Callable[[], S]) -> Iterator[S]:
    """A receiver, for as long as it is needed."""
    with make() as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a push (RFC 8291, RFC 8188): its header, the agreed key, one record."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert len(record) <= size, "a message is one record"
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    agreed = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    secret = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + own + sender).derive(agreed)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    text, end, padding = AESGCM(content).decrypt(nonce, record, None).rpartition(b"\x02")
    assert end, "the last record is marked"
    assert not padding.strip(b"\0"), "only zeros follow"
    return text


class Browser:
    """A browser that has subscribed to a push service."""

    def __init__(self, service: str, path: str = "/push/1") -> None:
        self.endpoint = service + path
        self.path = path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """What the page sends to the house."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": plain(point), "auth": plain(self._auth)}}

    def read(self, call: Call) -> Any:
        """What a push says, to this browser only."""
        return json.loads(opened(call.body, self._key, self._auth))


def plain(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")
