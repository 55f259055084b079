"""Migrations: a new house, an old one and one that many processes start at once all end with the same tables."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from serao.engine.problem import Problem
from serao.storage import migrate
from serao.storage.engine import open_database, reading, writing
from serao.storage.migrate import HEAD, upgrade, version
from serao.storage.schema import metadata
from tests.patience import PATIENCE

START = """
import sys
from serao.storage.engine import open_database
from serao.storage.migrate import upgrade
print("ready", flush=True)
sys.stdin.readline()
engine = open_database(sys.argv[1])
upgrade(engine)
engine.dispose()
"""


@pytest.fixture
def empty(url: str) -> Engine:
    """A database without tables."""
    return open_database(url)


def differences(engine: Engine) -> list[object]:
    """What Alembic would still change, `WITHOUT ROWID` apart, which it does not see."""
    with reading(engine) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))


def migrate_from_nothing(engine: Engine) -> None:
    """Go through every migration, as the oldest house would."""
    with writing(engine) as connection:
        migrate._migrate(connection)


def tables(engine: Engine) -> dict[str, object]:
    """How SQLite itself describes every table and index."""
    with reading(engine) as connection:
        rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {row.name: "".join(row.sql.replace('"', "").split()) for row in rows}


def test_the_newest_migration_is_the_one_that_is_expected() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_new_house_has_all_tables(empty: Engine) -> None:
    assert version(empty) is None
    upgrade(empty)
    assert version(empty) == HEAD
    assert differences(empty) == []
    empty.dispose()


def test_a_house_that_went_through_every_migration_has_the_same_tables(empty: Engine) -> None:
    migrate_from_nothing(empty)
    assert version(empty) == HEAD
    assert differences(empty) == []
    empty.dispose()


def test_both_ways_lead_to_the_same_sqlite_file(tmp_path: Path) -> None:
    made, migrated = open_database(str(tmp_path / "made.db")), open_database(str(tmp_path / "migrated.db"))
    upgrade(made)
    migrate_from_nothing(migrated)
    assert tables(made) == tables(migrated)
    made.dispose()
    migrated.dispose()


def test_a_newer_house_is_left_alone(house: Engine) -> None:
    with writing(house) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Problem) as found:
        upgrade(house)
    assert found.value.reason.key == "storage-version"
    assert version(house) == "9999"


def test_the_tables_of_another_program_are_left_alone(empty: Engine) -> None:
    with writing(empty) as connection:
        connection.exec_driver_sql("CREATE TABLE matches (flame INTEGER)")
    with pytest.raises(Problem) as found:
        upgrade(empty)
    assert (found.value.reason.key, found.value.reason.args["table"]) == ("storage-foreign", "matches")
    assert inspect(empty).get_table_names() == ["matches"]
    empty.dispose()


def test_processes_that_start_at_once_do_not_get_in_each_others_way(url: str) -> None:
    command = [sys.executable, "-c", START, url]
    starting = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in starting:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in starting:
        _, complaints = process.communicate(timeout=PATIENCE)
        assert (process.returncode, complaints) == (0, "")
    engine = open_database(url)
    assert differences(engine) == []
    engine.dispose()


def test_the_first_start_is_fast_and_the_next_one_faster(tmp_path: Path) -> None:
    times = []
    for number in range(3):
        start = time.process_time()  # the work, not what else the machine does
        engine = open_database(str(tmp_path / f"{number}.db"))
        upgrade(engine)
        times.append(time.process_time() - start)
        engine.dispose()
    assert min(times) < 0.15


def test_alembic_is_not_loaded_for_a_new_house_nor_for_a_ready_one(tmp_path: Path) -> None:
    code = (
        START.replace("sys.stdin.readline()", "")
        + "engine = open_database(sys.argv[1])\nupgrade(engine)\nengine.dispose()\nassert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "house.db")], check=True, capture_output=True)
