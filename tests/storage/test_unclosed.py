"""Every SQLite connection is closed by whoever opened it, also where something goes wrong."""

import asyncio
import gc
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from serao.cli.storage import back_up, bring_back, export, list_tables
from serao.engine.problem import Problem
from serao.locales import words
from serao.server.base.config import Config
from serao.server.services import make_services
from serao.storage.backup import open_source
from serao.storage.engine import open_database
from serao.storage.house import house_value
from tests.unclosed import WatchedConnection

SAY = words("en")


def of_another_program(file: Path) -> str:
    """A SQLite file with a table that is not ours."""
    database = sqlite3.connect(file)
    database.execute("CREATE TABLE flames (flame INTEGER)")
    database.close()
    return str(file)


def no_database(file: Path) -> str:
    """A file that SQLite cannot read."""
    file.write_text("Dear house, " * 1000)
    return str(file)


def used(file: Path) -> str:
    """A house that was open for a moment: it read and wrote, in several threads."""

    async def evening() -> None:
        services = make_services(Config(database=str(file)))
        await asyncio.gather(*(services.database.read(house_value, "nothing") for _ in range(12)))
        await services.database.write(lambda connection: house_value(connection, "nothing"))
        services.close()

    asyncio.run(evening())
    return str(file)


def opened_none(folder: Path) -> None:
    """Open a file that is no database."""
    open_database(no_database(folder / "letter.txt"))


def served_none(folder: Path) -> None:
    """Serve on a file of another program."""
    make_services(Config(database=of_another_program(folder / "flames.db")))


def backed_up_none(folder: Path) -> None:
    """Back up to a place that is not there."""
    back_up(used(folder / "house.db"), folder / "no" / "copy.db", SAY)


def copied_none(folder: Path) -> None:
    """Back up a file of another program."""
    open_source(of_another_program(folder / "flames.db"))


def restored_none(folder: Path) -> None:
    """Restore into a file of another program."""
    back_up(used(folder / "house.db"), folder / "copy.db", SAY)
    bring_back(of_another_program(folder / "flames.db"), folder / "copy.db", SAY)


def exported_none(folder: Path) -> None:
    """Export a table that is not there."""
    export(used(folder / "house.db"), "nothing", None)


FAILING = (opened_none, served_none, backed_up_none, copied_none, restored_none, exported_none)


@pytest.mark.parametrize("work", FAILING, ids=lambda work: work.__name__)
def test_what_fails_leaves_no_connection_open(work: Callable[[Path], object], tmp_path: Path) -> None:
    before = WatchedConnection.open
    with pytest.raises(Problem):
        work(tmp_path)
    assert WatchedConnection.open == before


def test_a_house_that_ends_leaves_no_connection_open(tmp_path: Path) -> None:
    before = WatchedConnection.open
    list_tables(used(tmp_path / "house.db"), False, True, SAY)
    back_up(str(tmp_path / "house.db"), tmp_path / "copy.db", SAY)
    bring_back(str(tmp_path / "restored.db"), tmp_path / "copy.db", SAY)
    assert WatchedConnection.open == before


def forget(file: Path) -> None:
    """Open a connection, and leave it to the garbage collector."""
    sqlite3.connect(file)
    gc.collect()


def test_a_forgotten_connection_is_told_of(tmp_path: Path) -> None:
    with pytest.warns(ResourceWarning, match="never closed"):
        forget(tmp_path / "house.db")
