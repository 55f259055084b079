"""Opening databases: both kinds, the settings that keep moves safe, and clear problems that show no password."""

import os
import stat
import threading
from pathlib import Path

import pytest
from sqlalchemy import Engine

from serao.engine.problem import Problem
from serao.storage.engine import open_database, reading, writing
from serao.storage.house import house_value, house_value_or, keep_house_value
from tests.storage.servers import free_port


def test_a_plain_path_is_a_sqlite_file(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "house.db"))
    with reading(engine) as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def test_postgres_is_reached_by_its_plain_url(postgres: str) -> None:
    engine = open_database(postgres)
    assert engine.url.drivername == "postgresql+psycopg"
    engine.dispose()


def problem(url: str) -> Problem:
    """What opening says."""
    with pytest.raises(Problem) as found:
        open_database(url)
    assert "hunter" not in repr(found.value.reason)
    assert found.value.__cause__ is None
    assert found.value.__suppress_context__ or found.value.__context__ is None
    return found.value


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("mysql://ana:hunter2@localhost/house", "storage-kind"),
        ("postgresql://ana:hunter2@localhost:port/house", "storage-url"),
        ("postgresql://ana:hunter2@[::1/house", "storage-url"),
        ("", "storage-no-file"),
        ("sqlite://", "storage-no-file"),
        ("sqlite:///:memory:", "storage-no-file"),
        ("postgresql://ana:hunter2@/house?host=/nowhere", "storage-unreachable"),
        ("postgresql://ana:hunter2@/house?no_such_option=hunter2", "storage-unreachable"),
    ],
)
def test_a_bad_address_is_a_problem_without_its_password(url: str, key: str) -> None:
    assert problem(url).reason.key == key


def test_a_server_that_is_not_there_is_a_problem() -> None:
    found = problem(f"postgresql://ana:hunter2@127.0.0.1:{free_port()}/house").reason
    assert (found.key, found.args["host"], found.args["database"]) == ("storage-unreachable", "127.0.0.1", "house")


def test_a_database_that_is_not_there_is_a_problem(postgres: str) -> None:
    found = problem(postgres.replace("postgres@/postgres", "postgres:hunter2@/nowhere")).reason
    assert found.key == "storage-unreachable"
    assert "nowhere" in str(found.args["detail"])


def test_a_folder_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    found = problem(str(tmp_path / "no" / "house.db")).reason
    assert found.key == "storage-file"
    assert str(found.args["file"]).endswith("house.db")


def test_a_file_that_is_no_database_is_a_problem_and_stays_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear house, " * 1000)
    assert problem(str(letter)).reason.key == "storage-file"
    assert letter.read_text() == "Dear house, " * 1000


def test_many_threads_write_and_none_is_turned_away(house: Engine) -> None:
    def count_up() -> None:
        for _ in range(20):
            with writing(house) as connection:
                if house.dialect.name == "postgresql":
                    connection.exec_driver_sql("LOCK TABLE settings")
                keep_house_value(connection, "count", str(int(house_value(connection, "count") or 0) + 1))

    threads = [threading.Thread(target=count_up) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with reading(house) as connection:
        assert house_value(connection, "count") == "160"


def keep_and_fail(house: Engine) -> None:
    """A transaction that does not come to its end."""
    with writing(house) as connection:
        keep_house_value(connection, "key", "value")
        raise ZeroDivisionError


def test_what_fails_is_undone(house: Engine) -> None:
    with pytest.raises(ZeroDivisionError):
        keep_and_fail(house)
    with reading(house) as connection:
        assert house_value(connection, "key") is None


def test_the_first_value_of_the_house_stays(house: Engine) -> None:
    with writing(house) as connection:
        assert house_value_or(connection, "key", "first") == "first"
        assert house_value_or(connection, "key", "second") == "first"
        keep_house_value(connection, "key", "third")
        assert house_value_or(connection, "key", "fourth") == "third"


def test_a_new_file_is_its_owners_alone_and_so_is_what_lies_beside_it(tmp_path: Path) -> None:
    """The secrets of games in play are in it."""
    before = os.umask(0o022)
    try:
        engine = open_database(str(tmp_path / "house.db"))
        with writing(engine) as connection:
            connection.exec_driver_sql("CREATE TABLE chairs (seat)")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        engine.dispose()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("house.db", "house.db-wal", "house.db-shm"), 0o600)


def test_a_file_that_is_there_keeps_the_permissions_its_owner_gave_it(tmp_path: Path) -> None:
    (tmp_path / "house.db").touch()
    (tmp_path / "house.db").chmod(0o640)
    open_database(str(tmp_path / "house.db")).dispose()
    assert stat.S_IMODE((tmp_path / "house.db").stat().st_mode) == 0o640
