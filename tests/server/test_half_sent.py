"""Requests that never come to their end: they are given up, and whoever asks beside hundreds of them is served."""

import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.conftest import Build
from tests.server.house import Guest, Server

DESCRIPTORS = 160
HALF = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
BODY = HALF + b'Content-Length: 400\r\n\r\n{"name": "Ana"'
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
# A request to which the answer comes before its body has: nobody reads the body.
ANSWERED = b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400\r\n\r\nabc"


class SmallServer(Server):
    """A server that may open few files."""

    def command(self) -> list[str]:
        """How it is started."""
        return ["sh", "-c", f'ulimit -n {DESCRIPTORS}; exec "$@"', "sh", *super().command()]


def connected(server: Server, begun: bytes, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine on which something has been sent."""
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))
    connection.sendall(begun)
    return connection


def rest(connection: socket.socket) -> bytes:
    """Everything that comes until the other end closes."""
    heard = b""
    with connection:
        try:
            while part := connection.recv(65536):
                heard += part
        except ConnectionResetError:
            pass
    return heard


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits half a second for a request."""
    folder = tmp_path_factory.mktemp("impatient")
    server = Server(folder, "server", str(folder / "house.db"), limits={"patience": 0.5}).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.mark.parametrize(
    ("begun", "answer"),
    [
        (b"", b""),
        (b"\r\n", b"HTTP/1.1 408"),
        (b"GET /hea", b"HTTP/1.1 408"),
        (HALF, b"HTTP/1.1 408"),
        (BODY, b"HTTP/1.1 408"),
        (WHOLE, b"HTTP/1.1 200"),
        (WHOLE + b"\r\n", b"HTTP/1.1 200"),
        (WHOLE + BODY, b"HTTP/1.1 200"),
        (ANSWERED, b"HTTP/1.1 200"),
    ],
)
def test_what_never_comes_to_its_end_is_given_up(impatient: Server, begun: bytes, answer: bytes) -> None:
    heard = rest(connected(impatient, begun))
    assert heard.startswith(answer)
    assert bool(heard) == bool(answer)


def test_a_body_that_comes_byte_by_byte_is_given_up(impatient: Server) -> None:
    with connected(impatient, BODY) as connection:
        connection.settimeout(0.05)
        assert any(given_up(connection, b" ") for _ in range(300))  # of the 400 that would be needed


def test_a_head_that_never_ends_is_given_up(impatient: Server) -> None:
    with connected(impatient, HALF) as connection:
        connection.settimeout(0.05)
        assert any(given_up(connection, b"X-More: " + b"x" * 65_000 + b"\r\n") for _ in range(int(20 * PATIENCE)))


def given_up(connection: socket.socket, more: bytes) -> bool:
    """Send more; whether the server has answered or closed by then."""
    try:
        connection.sendall(more)
        connection.recv(65536)
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.skipif(sys.platform != "linux", reason="only there the whole of 127.0.0.0/8 is this machine")
@pytest.mark.parametrize("attackers", [1, 20], ids=["one address", "many addresses"])
def test_whoever_asks_is_served_beside_hundreds_that_do_not(tmp_path: Path, attackers: int) -> None:
    server = SmallServer(tmp_path, "small", str(tmp_path / "house.db"), limits={"connections": 60})
    with ExitStack() as stack:
        stack.callback(server.clear)
        server.start()
        for number in range(400):
            begun = (b"", b"GET /hea", HALF, BODY)[number % 4]
            stack.enter_context(connected(server, begun, f"127.0.0.{2 + number % attackers}"))
        ana = Guest(stack, server, "Ana")
        line = ana.sit(ana.open("photograph", 2, public=True))
        assert line.ask("say", text="good evening")["length"] == line.length
        assert len(ana.look("/api/lobby")) == 1
        assert ana.look("/health")["ok"]
        assert not server.complaints(), server.log()


@pytest.mark.skipif(sys.platform != "linux", reason="only there the whole of 127.0.0.0/8 is this machine")
def test_an_address_that_only_half_asks_still_gets_an_answer_when_it_asks(build: Build) -> None:
    server = build(limits={"connections": 5})
    with ExitStack() as stack:
        begun = [stack.enter_context(connected(server, HALF)) for _ in range(20)]
        assert Guest(stack, server, "Ana").look("/health")["ok"]
        assert b"408" in rest(begun[0])  # the one that waited longest made room


def test_a_proxy_may_have_any_number_of_connections(build: Build) -> None:
    server = build(proxies=["127.0.0.1"], limits={"connections": 3})
    with ExitStack() as stack:
        opened = [stack.enter_context(connected(server, b"")) for _ in range(12)]
        for number, connection in enumerate(opened):
            connection.sendall(WHOLE[:-2] + f"X-Forwarded-For: 192.0.2.{number}\r\nConnection: close\r\n\r\n".encode())
            assert rest(connection).startswith(b"HTTP/1.1 200")
