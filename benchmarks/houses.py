"""Houses for the time of a measurement: server processes with nobody to keep out, and what they stand on."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.server.house import Server
from tests.storage.servers import children, new_database, postgres_server, redis_server


class House:
    """Running server processes of one house."""

    def __init__(self, servers: list[Server]) -> None:
        self.addresses = tuple(f"127.0.0.1:{server.port}" for server in servers)
        running = [server.running.pid for server in servers if server.running]
        self.pids = tuple(each for pid in running for each in (pid, *children(pid)))


@contextmanager
def house(database: str = "", redis: str | None = None, processes: int = 1, peers: int = 1) -> Iterator[House]:
    """A fresh house that is open as long as the block: on a SQLite file of its own unless a database is named.

    `processes` are servers of their own, each at its address; `peers` serve together at one.
    """
    with TemporaryDirectory(prefix="serao-bench-") as folder, ExitStack() as stack:
        where = database or str(Path(folder, "house.db"))
        servers = [
            Server(Path(folder), f"server{number}", where, redis, processes=peers) for number in range(processes)
        ]
        for server in servers:
            stack.callback(server.clear)
            server.start()
            httpx.get(f"http://127.0.0.1:{server.port}/health", timeout=60)  # it listens before it can answer
        yield House(servers)


@contextmanager
def on_postgres(server: str, redis: str | None = None, processes: int = 1) -> Iterator[House]:
    """A fresh house on a database of its own."""
    with new_database(server, "bench") as database, house(database, redis, processes) as made:
        yield made


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL that waits for the disk, as one would run it."""
    with postgres_server(durable=True) as url:
        yield url


@contextmanager
def redis() -> Iterator[str]:
    """A Redis."""
    with TemporaryDirectory(prefix="serao-redis-") as folder, redis_server(Path(folder)) as url:
        yield url
