"""A WebSocket client of the fewest instructions: text frames only, so that the clients cost less than the server."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from typing import cast

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
# A client must mask. A mask of zeros is one, and leaves the text as it is.
NO_MASK = bytes(4)
ONE_BYTE, TWO_BYTES = 126, 127


def frame(text: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    size = len(text)
    if size < ONE_BYTE:
        return bytes((kind, MASKED | size)) + NO_MASK + text
    return bytes((kind, MASKED | ONE_BYTE)) + size.to_bytes(2) + NO_MASK + text


def request(address: str, path: str, *headers: str) -> bytes:
    """The upgrade of a fresh connection."""
    key = b64encode(urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *headers,
    )
    return "\r\n".join((*lines, "", "")).encode()


class Wire(asyncio.Protocol):
    """One connection; `greeting` is sent as soon as it is open, whole messages go to `heard`."""

    def __init__(self, opening: bytes, heard: Callable[[bytes], None], greeting: bytes = b"") -> None:
        self.opening, self.heard, self.greeting = opening, heard, greeting
        self.buffer = b""
        self.upgraded = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade at once."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.opening)

    def send(self, text: bytes) -> None:
        """Send a message."""
        self.transport.write(frame(text))

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is complete."""
        self.buffer = self.buffer + data if self.buffer else data
        if self.upgraded or self.upgrade():
            while taken := self.taken():
                kind, message = taken
                if kind == TEXT:
                    self.heard(message)
                elif kind == PING:
                    self.transport.write(frame(message, PONG))

    def upgrade(self) -> bool:
        """Whether the answer to the upgrade has arrived."""
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if end and not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(f"expected an upgrade to WebSocket, got {head.splitlines()[0].decode()}")
        if end:
            self.upgraded, self.buffer = True, rest
            if self.greeting:
                self.send(self.greeting)
        return self.upgraded

    def taken(self) -> tuple[int, bytes] | None:
        """The first frame of the buffer, taken off it, and its kind; None if it is not complete."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size >= ONE_BYTE:
            start = 4 if size == ONE_BYTE else 10
            size = int.from_bytes(buffer[2:start])
        end = start + size
        if len(buffer) < max(start, end):
            return None
        self.buffer = buffer[end:]
        return buffer[0], buffer[start:end]
