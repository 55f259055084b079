"""Every storage test runs twice: on a real SQLite file and on a real PostgreSQL."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine

from serao.storage.engine import open_database, writing
from serao.storage.migrate import upgrade
from tests.storage.servers import new_database, postgres_server

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as this test process."""
    with postgres_server() as url:
        yield url


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with new_database(postgres, f"house{next(NUMBERS)}") as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path}/house.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, once of each kind."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture
def house(url: str) -> Iterator[Engine]:
    """A database with all tables and no rows."""
    engine = open_database(url)
    upgrade(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def connection(house: Engine) -> Iterator[Connection]:
    """A transaction in such a database."""
    with writing(house) as connection:
        yield connection
