"""A house for every test process, and people to come to it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, Server

Invite = Callable[..., Guest]
Build = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite, with nobody to keep out; it must come through all tests without a bug."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, "server", str(folder / "house.db"), sweep_seconds=0.5).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Builds servers of one's own, each with its settings."""
    servers: list[Server] = []

    def built(**settings: Any) -> Server:
        name = f"server{len(servers)}"
        database = settings.pop("database", str(tmp_path / f"{name}.db"))
        servers.append(Server(tmp_path, name, database, **settings))
        return servers[-1].start()

    yield built
    for server in servers:
        server.clear()


@pytest.fixture
def people(server: Server) -> Iterator[Invite]:
    """Brings somebody in: `people("Ana")`; a stranger without a name, another house with `at`."""
    with ExitStack() as stack:

        def come(name: str | None, at: Server = server, **headers: str) -> Guest:
            return Guest(stack, at, name, **headers)

        yield come
