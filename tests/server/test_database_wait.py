"""A process that starts while its database is away waits for it: told once, not for ever, and it ends when asked to."""

import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from serao.engine.problem import Problem
from serao.server.base.config import Config
from serao.server.services import make_services, start_services
from tests.patience import PATIENCE
from tests.server.house import Process, Server, until
from tests.storage.servers import Postgres, make_database, postgres_to_stop, redis_server

WAITING = "the database does not answer: waiting for it"


@pytest.fixture(scope="module")
def stopped() -> Iterator[Postgres]:
    """A PostgreSQL with an empty database `house`, for these tests alone."""
    with postgres_to_stop() as postgres, closing(psycopg.connect(postgres.url, autocommit=True)) as connection:
        make_database(connection, postgres.url, "house")
        connection.close()
        yield postgres


@pytest.fixture
def away(stopped: Postgres) -> Iterator[Postgres]:
    """It is away, and comes back at the end."""
    stopped.stop()
    yield stopped
    stopped.stop()
    stopped.start()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis for these tests alone."""
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


def house(postgres: Postgres) -> str:
    """The address of the database."""
    return postgres.url.replace("/postgres?", "/house?")


@pytest.fixture(params=["a server", "several processes", "a worker"])
def process(request: pytest.FixtureRequest, tmp_path: Path, away: Postgres) -> Iterator[Process]:
    """What is to start without a database, in a second and a half."""
    where = house(away)
    made: Process
    if request.param == "a worker":
        made = Process(tmp_path, "worker", where, request.getfixturevalue("redis"), database_wait=1.5)
    else:
        made = Server(tmp_path, "server", where, processes=1 if request.param == "a server" else 2, database_wait=1.5)
    yield made
    made.clear()


def begun(process: Process, seconds: float) -> None:
    """Start it, with so much patience, and wait until it waits."""
    process.settings.write_text(
        process.settings.read_text().replace("database_wait = 1.5", f"database_wait = {seconds}")
    )
    process.begin()
    until(lambda: WAITING in process.log(), "it to say that it waits")


def test_it_ends_with_one_sentence_when_the_database_stays_away(process: Process) -> None:
    begun(process, 1.5)
    assert process.running is not None
    assert process.running.wait(PATIENCE) == 2
    waiting, sentence = process.log().splitlines()
    assert WAITING in waiting
    assert sentence.startswith("The database did not answer for 1.5 seconds: connection ")


def test_it_ends_at_once_when_it_is_told_to_stop(process: Process) -> None:
    begun(process, 3600.0)
    assert process.stop() == -signal.SIGTERM
    assert process.log().count("\n") == 1


def test_it_starts_when_the_database_is_back(process: Process, away: Postgres) -> None:
    begun(process, 3600.0)
    away.start()
    if isinstance(process, Server):
        process.wait()
        assert httpx.get(f"{process.url}/health", timeout=PATIENCE).status_code == 200
    else:
        until(lambda: tables_in(away) > 0, "the worker to prepare the database")
    assert process.log().count(WAITING) == 1
    assert "Traceback" not in process.log()


def tables_in(postgres: Postgres) -> int:
    """How many of our tables there are."""
    with closing(psycopg.connect(house(postgres))) as connection:
        found = connection.execute("SELECT count(*) FROM pg_tables WHERE tablename = 'matches'").fetchone()
    return int(found[0]) if found else 0


def test_a_database_that_refuses_is_not_waited_for(tmp_path: Path, stopped: Postgres) -> None:
    server = Server(tmp_path, "server", stopped.url.replace("/postgres?", "/nowhere?"), database_wait=3600.0)
    server.begin()
    assert server.running is not None
    assert server.running.wait(PATIENCE) == 2
    assert WAITING not in server.log()
    assert "nowhere" in server.log()


def test_one_that_is_killed_between_two_steps_of_the_start_is_waited_for(
    stopped: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(database=house(stopped), database_wait=3600.0)

    def made_then_killed(*arguments: object) -> object:
        services = make_services(*arguments)  # type: ignore[arg-type]
        stopped.kill()
        return services

    monkeypatch.setattr("serao.server.services.make_services", made_then_killed)
    services = start_services(config, sleep=lambda _seconds: stopped.start())
    assert services.restored
    services.close()


def test_of_one_that_stays_away_nothing_is_left_running(away: Postgres, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="did not answer for 0 seconds"):
        start_services(Config(database=house(away), database_wait=0.0))
