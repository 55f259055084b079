"""A real house for the tests: server and worker processes, and people who speak to them over plain HTTP and sockets."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, Self
from uuid import uuid4

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serao.server.base.config import NO_LIMITS
from tests.patience import PATIENCE
from tests.server.forking import SERAO, Forked, fork_server
from tests.storage.servers import free_port
from tests.suites import SUITES

PROTOCOL = 2
# Played at random, some games take thousands of turns.
SHORT = {name: msgspec.to_builtins(suite.short) for name, suite in SUITES.items() if suite.short is not None}
OWN_HOUSE: dict[str, Any] = {"bot_pause": 0.0, "limits": msgspec.to_builtins(NO_LIMITS)}
TRACES = ("Traceback", '"level": "error"', "[error", "Task exception", "never retrieved", "never awaited")

# Said by Python in a process that a server was just starting when it was killed; no code of ours has run in it.
NEVER_BEGUN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n(?:    .*\n)*'
    r'(?:  File "[^"]*/multiprocessing/spawn\.py", .*\n(?:    .*\n)*)+EOFError: Ran out of input\n'
)


def until(attempt: Callable[[], Any], what: str) -> Any:
    """Ask again and again until the answer is yes; the answer."""
    patience = time.monotonic() + PATIENCE
    while True:
        answer = attempt()
        if answer:
            return answer
        assert time.monotonic() < patience, f"in vain: {what}"
        time.sleep(0.02)


def signs_of_a_bug(log: str) -> list[str]:
    """The lines of a log that speak of one, a traceback as a whole."""
    lines = log.splitlines()
    found = (number for number, line in enumerate(lines) if any(sign in line for sign in TRACES))
    return [told(lines, number) for number in found]


def told(lines: list[str], number: int) -> str:
    """A line of a log with the indented lines that follow it, and the one that ends them: what a traceback says."""
    end = next((after for after in range(number + 1, len(lines)) if not lines[after].startswith(" ")), number)
    return "\n".join(lines[number : end + 1]) if lines[number].startswith("Traceback") else lines[number]


def as_toml(settings: Mapping[str, Any]) -> str:
    """Settings as a file has them; sections come last."""
    plain = [f"{name} = {json.dumps(value)}" for name, value in settings.items() if not isinstance(value, Mapping)]
    sections = [f"[{name}]\n{as_toml(value)}" for name, value in settings.items() if isinstance(value, Mapping)]
    return "\n".join([*plain, *sections])


class Process:
    """One process of the house that can be started again and again, with what it printed and logged."""

    environment: Mapping[str, str] | None = None  # this process's, unless another is said

    def __init__(self, folder: Path, name: str, database: str, redis: str | None, **settings: Any) -> None:
        self.folder, self.name = folder, name
        self.settings = folder / f"{name}.toml"
        self.settings.write_text(as_toml(OWN_HOUSE | settings))
        self.where = ["--database", database, *(["--redis", redis] if redis else []), "--settings", str(self.settings)]
        self.running: subprocess.Popen[bytes] | Forked | None = None

    def command(self) -> list[str]:
        """How it is started."""
        return [str(SERAO), "worker", *self.where, "--lang", "en"]

    def begin(self) -> None:
        """Start it, without waiting."""
        self._printed.write_bytes(b"")
        command = self.command()
        if command[0] == str(SERAO) and self.environment is None:
            self.running = fork_server().fork(command[1:], self._printed, self._logged)
            return
        with self._printed.open("ab") as printed, self._logged.open("ab") as logged:
            # A group of its own, so that cleaning up reaches whatever it has started.
            self.running = subprocess.Popen(
                command, stdout=printed, stderr=logged, start_new_session=True, env=self.environment
            )

    def start(self) -> Self:
        """Start it, and wait until it says so."""
        self.begin()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it says that it is there."""
        until(self._there, f"{self.name} to start:\n{self.log()}")

    def _there(self) -> bool:
        assert self.running is not None
        assert self.running.poll() is None, self.log()
        return b"\n" in self._printed.read_bytes()

    def lives(self) -> bool:
        """Whether it runs."""
        return self.running is not None and self.running.poll() is None

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.running is not None
        self.running.kill()
        self.running.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(PATIENCE)

    def clear(self) -> None:
        """End it and whatever it left behind."""
        if self.running is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.running.pid, signal.SIGKILL)
            self.running.wait(PATIENCE)

    def wait_until_nothing_is_left(self) -> None:
        """Wait until everything that it had started is gone too."""
        until(self._alone, f"{self.name} to leave nothing behind")

    def _alone(self) -> bool:
        assert self.running is not None
        try:
            os.killpg(self.running.pid, 0)
        except ProcessLookupError:
            return True
        return False

    @property
    def _printed(self) -> Path:
        return self.folder / f"{self.name}.printed"

    @property
    def _logged(self) -> Path:
        return self.folder / f"{self.name}.log"

    def printed(self) -> str:
        """What it said to whoever started it."""
        return self._printed.read_text()

    def log(self) -> str:
        """Everything it logged since the first start, but for what Python says of processes that never began."""
        return NEVER_BEGUN.sub("", self._logged.read_text(errors="replace")) if self._logged.exists() else ""

    def complaints(self) -> list[str]:
        """Lines of the log that speak of a bug."""
        return signs_of_a_bug(self.log())


class Server(Process):
    """A server process on a loopback port that stays its own."""

    def __init__(self, folder: Path, name: str, database: str, redis: str | None = None, **settings: Any) -> None:
        super().__init__(folder, name, database, redis, **settings)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.sockets = f"ws://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """How it is started."""
        return [str(SERAO), "serve", "--port", str(self.port), *self.where, "--lang", "en"]


class Unavailable(AssertionError):
    """The house says that it cannot now, and that one may ask again."""


class Guest:
    """Somebody with a name, over HTTP."""

    def __init__(self, stack: ExitStack, server: Server, name: str | None, **headers: str) -> None:
        self.stack, self.server, self.headers = stack, server, dict(headers)
        self.http = stack.enter_context(
            httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)
        )
        self.id = self.token = ""
        if name is not None:
            self.name = name
            self.id = self.post("/api/session", name=name)["id"]
            self.be(session_of(self.http))

    def be(self, token: str) -> Self:
        """From now on show that token."""
        self.token = token
        self.headers["authorization"] = self.http.headers["authorization"] = f"Bearer {token}"
        return self

    def at(self, server: Server) -> Self:
        """The same person, at another server."""
        self.server, self.http.base_url = server, httpx.URL(server.url)
        return self

    def post(self, path: str, status: int = 0, **body: Any) -> Any:
        """What the house answers; without an expected status, it must say yes."""
        return self._answer(self.http.post(path, json=body), status)

    def look(self, path: str, status: int = 0) -> Any:
        """What is to be seen there."""
        return self._answer(self.http.get(path), status)

    def _answer(self, response: httpx.Response, status: int) -> Any:
        right = response.status_code == status if status else response.is_success
        if not right:
            said = f"{response.request.url.path}: {response.status_code} {response.text}"
            raise (Unavailable if response.status_code == 503 else AssertionError)(said)
        return response.json()

    def open(self, game: str, seats: int = 2, **setup: Any) -> str:
        """A new table."""
        wanted: dict[str, Any] = {"game": game, "seats": seats, "options": SHORT.get(game, {})} | setup
        opened = self.post("/api/tables", **wanted)
        self.invite = opened["invite"]
        return str(opened["id"])

    def enter(self, table: str, invite: str) -> Any:
        """Come in by an invitation."""
        return self.post(f"/api/tables/{table}/enter", invite=invite)

    def ask(self, table: str, kind: str, status: int = 0, **fields: Any) -> Any:
        """A command over HTTP."""
        return self.post(f"/api/tables/{table}/commands", status, **{"type": kind, "id": str(uuid4())} | fields)

    def sit(self, table: str, **hello: Any) -> "Line":
        """A connection to a table, greeted."""
        line = self.line(table)
        line.greet(**hello)
        return line

    def line(self, table: str, **headers: str) -> "Line":
        """A connection to a table."""
        url = f"{self.server.sockets}/api/tables/{table}/socket"
        more = {name: value for name, value in (self.headers | headers).items() if name != "user-agent"}
        # Everything is read at once: a line that the test does not look at is no slow client.
        usual: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None, "open_timeout": PATIENCE}
        return Line(self.stack.enter_context(connect(url, additional_headers=more, **usual)))


def session_of(browser: httpx.Client) -> str:
    """The token in a browser's cookie, taken out of it: in the tests' houses cookies may be sent by pages alone."""
    (token,) = [cookie.value for cookie in browser.cookies.jar if cookie.name.endswith("serao")]
    browser.cookies.clear()
    return str(token)


class Line:
    """One connection to one table: what it was sent last, and everything it was ever sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.bytes: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.length = -1
        self.table: dict[str, Any] = {}
        self.turn: dict[str, Any] = {}
        self.seats: dict[int | None, dict[str, Any]] = {}
        self.mine: list[int] = []
        self.chat: list[dict[str, Any]] = []

    def greet(self, **hello: Any) -> dict[str, Any]:
        """Say hello; the answer."""
        self.send({"type": "hello", "protocol": PROTOCOL, **hello})
        return self.next()

    def send(self, message: Any) -> None:
        """Send a message as it is."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("sync", "update"):
            return
        if message["type"] == "update":
            assert message["length"] == self.length + 1, "an update follows on what was there"
        self.length, self.turn = message["length"], message["turn"]
        self.table = message.get("table") or self.table
        self.mine = message.get("mine", [])
        self.seats = {seat["seat"]: seat for seat in message.get("seats") or ()} or self.seats
        self.chat = message.get("chat", [*self.chat, message["said"]] if message.get("said") else self.chat)

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command; the answer to it, which must be yes."""
        answer = self.try_to(kind, **fields)
        assert answer["type"] == "accepted", answer
        return answer

    def denied(self, kind: str, **fields: Any) -> str:
        """Send a command that is refused; the reason's key."""
        answer = self.try_to(kind, **fields)
        assert answer["type"] == "denied", answer
        return str(answer["reason"]["key"])

    def try_to(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command; the answer to it: a refusal, a word of acceptance, or the update it brought about."""
        command = {"type": kind, "id": str(uuid4())} | fields
        self.send(command)
        answer = self.until(lambda heard: heard.get("id") == command["id"])
        return as_answer(answer)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on to a message of that kind."""
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            message = self.next()
            if wanted(message):
                return message
        raise AssertionError(f"never heard: {self.heard[-3:]}")

    def catch_up(self, length: int) -> None:
        """Read on until so much is known."""
        while self.length < length:
            self.next()

    def until_shown(self, wanted: Callable[["Line"], bool]) -> None:
        """Read on until what is shown is so; perhaps it is already."""
        while not wanted(self):
            self.next()

    def closed(self) -> tuple[int, str]:
        """Read to the end; the code and the reason."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            end = closed.rcvd
        assert end is not None, "the connection broke off"
        return end.code, end.reason

    @property
    def phase(self) -> str:
        """Where the table stands."""
        return str(self.table["phase"])

    def to_act(self) -> int | None:
        """A seat of one's own that must choose now, and is one's own to play."""
        mine = (seat for seat in self.mine if self.seats.get(seat, {}).get("legal") and self._here(seat))
        return next(mine, None)

    def _here(self, seat: int) -> bool:
        return not self.table["chairs"] or not self.table["chairs"][seat]["away"]

    def choose(self, random: Random) -> dict[str, Any] | None:
        """Play any lawful action, where it is one's turn; the answer."""
        seat = self.to_act()
        if seat is None:
            return None
        return self.ask("play", seat=seat, action=random.choice(self.seats[seat]["legal"]))


def as_answer(message: dict[str, Any]) -> dict[str, Any]:
    """The answer to a command; one's own update says as much as a plain acceptance."""
    if message["type"] != "update":
        return message
    return {"type": "accepted", "id": message["id"], "length": message["length"]}


def play_out(lines: list[Line], random: Random, most: int = 50_000) -> None:
    """Play with these lines until the game is over for all of them; a tale told at random may take its time."""
    for _ in range(most):
        far = max(line.length for line in lines)
        for line in lines:
            line.catch_up(far)
        if all(line.phase == "over" for line in lines):
            return
        if not any(line.choose(random) for line in lines):
            lines[0].next()  # an opponent's turn
    raise AssertionError("the game does not end")
