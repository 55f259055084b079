"""backup and restore: what they copy, and that they make nothing out of nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serao.storage.engine import open_database, reading, writing
from serao.storage.house import house_value, keep_house_value
from serao.storage.migrate import upgrade
from tests.cli.terminal import Terminal


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the commands are given in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def furnish(file: Path, value: str) -> None:
    """A house in which something can be recognized."""
    engine = open_database(str(file))
    upgrade(engine)
    with writing(engine) as connection:
        keep_house_value(connection, "key", value)
    engine.dispose()


def kept_in(file: Path) -> str | None:
    """What was recognized."""
    engine = open_database(str(file))
    with reading(engine) as connection:
        found = house_value(connection, "key")
    engine.dispose()
    return found


def foreign(file: Path) -> None:
    """A database of another program."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE cakes (flavour)")


def test_a_house_goes_into_a_file_and_comes_back(terminal: Terminal, folder: Path) -> None:
    furnish(folder / "serao.db", "ours")
    assert terminal.run("backup", "copy.db").code == 0
    assert terminal.run("restore", "copy.db", "--database", "again.db").code == 0
    assert kept_in(folder / "again.db") == "ours"


def test_where_there_is_no_house_there_is_nothing_to_back_up(terminal: Terminal, folder: Path) -> None:
    assert "no house in serao.db" in terminal.refused("backup", "copy.db")
    assert "no house in gone.db" in terminal.refused("backup", "copy.db", "--database", "sqlite:///gone.db")
    assert list(folder.iterdir()) == []


def test_a_backup_that_is_not_there_is_not_brought_back(terminal: Terminal, folder: Path) -> None:
    assert "no house in copy.db" in terminal.refused("restore", "copy.db")
    assert list(folder.iterdir()) == []


def test_an_empty_file_and_a_strange_one_are_no_house(terminal: Terminal, folder: Path) -> None:
    (folder / "empty.db").touch()
    foreign(folder / "foreign.db")
    for name in ("empty.db", "foreign.db"):
        assert f"no house in {name}" in terminal.refused("restore", name)
        assert f"no house in {name}" in terminal.refused("backup", "copy.db", "--database", name)
    assert sorted(path.name for path in folder.iterdir()) == ["empty.db", "foreign.db"]
    assert (folder / "empty.db").stat().st_size == 0


def test_a_house_of_another_version_is_not_copied(terminal: Terminal, folder: Path) -> None:
    furnish(folder / "old.db", "ours")
    with closing(sqlite3.connect(folder / "old.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0000'")
    for arguments in (["backup", "copy.db", "--database", "old.db"], ["restore", "old.db"]):
        assert "version 0000" in terminal.refused(*arguments)
    assert [path.name for path in folder.iterdir()] == ["old.db"]


def test_a_house_with_guests_is_not_filled(terminal: Terminal, folder: Path) -> None:
    furnish(folder / "serao.db", "mine")
    furnish(folder / "copy.db", "ours")
    assert "not empty" in terminal.refused("restore", "copy.db")
    assert kept_in(folder / "serao.db") == "mine"
