"""Somebody who listens to the events of a house, over HTTP or a WebSocket."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Literal

from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server.house import Guest

Way = Literal["http", "socket"]
WAYS: tuple[Way, ...] = ("http", "socket")


class Listening:
    """An open stream: everything it has brought, and the next of it."""

    def __init__(self, lines: Iterator[str | bytes]) -> None:
        self._lines = lines
        self.heard: list[dict[str, Any]] = []

    def next(self) -> dict[str, Any]:
        """The next line."""
        line: dict[str, Any] = json.loads(next(self._lines))
        self.heard.append(line)
        return line

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Read on to a line of that kind with those fields."""
        return self.read_to(lambda line: line["type"] == kind and fields.items() <= line.items())

    def read_to(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on to a line of that kind."""
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            line = self.next()
            if wanted(line):
                return line
        raise AssertionError(f"never heard: {self.heard[-5:]}")

    def beginning(self) -> list[dict[str, Any]]:
        """What is told at once, to the first word that this is all."""
        self.until("alive")
        return self.heard[:-1]


@contextmanager
def listening(guest: Guest, way: Way = "http", after: int | None = None) -> Iterator[Listening]:
    """The stream of somebody."""
    query = "" if after is None else f"?after={after}"
    with ExitStack() as stack:
        if way == "http":
            answer = stack.enter_context(guest.http.stream("GET", f"/api/events{query}", timeout=PATIENCE))
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield Listening(iter(answer.iter_lines()))
        else:
            address = f"{guest.server.sockets}/api/events/socket{query}"
            socket = stack.enter_context(
                connect(address, additional_headers=guest.headers, compression=None, open_timeout=PATIENCE)
            )
            yield Listening(iter(lambda: socket.recv(PATIENCE), None))
