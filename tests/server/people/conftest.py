"""A house in which names are claimed, and empty databases of each kind."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine

from serao.storage.engine import open_database
from serao.storage.migrate import upgrade
from tests.server.house import Guest, Server
from tests.server.people.claims import Come
from tests.storage.servers import new_database, postgres_server

NUMBERS = count(1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for these tests alone: in it names are claimed."""
    folder = tmp_path_factory.mktemp("accounts")
    server = Server(folder, "accounts", str(folder / "house.db")).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def come(house: Server) -> Iterator[Come]:
    """Brings somebody in."""
    with ExitStack() as stack:

        def coming(name: str | None = None, at: Server = house) -> Guest:
            return Guest(stack, at, name)

        yield coming


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL for this module."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/house.db"
        return
    with new_database(request.getfixturevalue("postgres"), f"ratings{next(NUMBERS)}") as url:
        yield url


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    """A database with all tables."""
    engine = open_database(url)
    upgrade(engine)
    yield engine
    engine.dispose()
