"""backup and restore: what they copy, and that they make nothing out of nothing."""

import base64
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serao.storage.engine import open_database, reading, writing
from serao.storage.house import house_value, keep_house_value
from serao.storage.matches import Match, add_match
from serao.storage.migrate import upgrade
from serao.storage.persons import Person, add_person
from serao.storage.rows import Row, insert
from serao.table.events import Sat, encode_event
from tests.cli.terminal import Terminal
from tests.storage.broken import BROKEN, Plant
from tests.storage.servers import new_database, postgres_server


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
    assert "version 0000" in terminal.refused("backup", "copy.db", "--database", "old.db")
    assert "newer version of Serão (0000;" in terminal.refused("restore", "old.db")
    assert [path.name for path in folder.iterdir()] == ["old.db"]


def test_a_house_with_guests_is_not_filled(terminal: Terminal, folder: Path) -> None:
    furnish(folder / "serao.db", "mine")
    furnish(folder / "copy.db", "ours")
    assert "not empty" in terminal.refused("restore", "copy.db")
    assert kept_in(folder / "serao.db") == "mine"


def with_tables(file: Path, damage: Plant | None = None) -> None:
    """A house with a healthy table, and one that is damaged."""
    engine = open_database(str(file))
    upgrade(engine)
    with writing(engine) as connection:
        add_person(connection, Person(id="ana", name="Ana", created_at=1))
        for match in ("healthy", "damaged"):
            setup = '{"game": "photograph", "seats": 2}'
            row = Match(
                id=match,
                game="photograph",
                setup=setup,
                secret=b"s" * 32,
                invite="i",
                host="ana",
                created_at=1,
                seats=2,
            )
            assert add_match(connection, row)
            insert(connection, [Row(match, 0, 1, "ana", "1", encode_event(Sat(0, "ana", "Ana")))])
        if damage is not None:
            damage(connection, "damaged")
    engine.dispose()


@pytest.mark.parametrize("kind", BROKEN)
def test_tables_that_cannot_be_read_are_listed_with_the_reason(terminal: Terminal, folder: Path, kind: str) -> None:
    with_tables(folder / "serao.db", BROKEN[kind])
    listed = json.loads(terminal.run("tables", "--aside", "--json").out)
    assert [each["id"] for each in listed] == ["damaged"]
    assert listed[0]["why"]
    everything = json.loads(terminal.run("tables", "--json").out)
    assert {each["id"]: each["why"] is None for each in everything} == {"healthy": True, "damaged": False}
    assert "damaged" in terminal.run("tables", "--aside").out


def test_where_every_table_can_be_read_none_is_listed(terminal: Terminal, folder: Path) -> None:
    with_tables(folder / "serao.db")
    assert "Every table can be read" in terminal.run("tables", "--aside", "--lang", "en").out
    assert "healthy" in terminal.run("tables").out


@pytest.mark.parametrize("kind", BROKEN)
def test_a_table_is_exported_in_whatever_state_it_is(terminal: Terminal, folder: Path, kind: str) -> None:
    with_tables(folder / "serao.db", BROKEN[kind])
    exported = json.loads(terminal.run("export", "damaged").out)
    assert exported["match"]["id"] == "damaged"
    assert exported["log"][0]["event"] == {"type": "sat", "seat": 0, "person": "ana", "name": "Ana"}
    bodies = [base64.b64decode(entry["body"]["base64"]) for entry in exported["log"]]
    assert bodies == stored_bodies(folder / "serao.db")
    assert terminal.run("export", "damaged", "-o", "table.json").code == 0
    assert json.loads((folder / "table.json").read_text()) == exported
    assert (folder / "table.json").stat().st_mode & 0o077 == 0


def stored_bodies(file: Path) -> list[bytes]:
    """The entries of the damaged table, byte by byte."""
    with closing(sqlite3.connect(file)) as database:
        return [body for (body,) in database.execute("SELECT body FROM moves WHERE \"match\" = 'damaged' ORDER BY seq")]


def test_a_table_that_is_not_there_is_not_exported(terminal: Terminal, folder: Path) -> None:
    with_tables(folder / "serao.db")
    assert "no table gone" in terminal.refused("export", "gone")


@pytest.mark.parametrize("kind", BROKEN)
def test_a_damaged_table_is_restored_beside_the_others_and_said_to_be_put_aside(
    terminal: Terminal, folder: Path, kind: str
) -> None:
    with_tables(folder / "serao.db", BROKEN[kind])
    assert terminal.run("backup", "copy.db").code == 0
    restored = terminal.run("restore", "copy.db", "--database", "again.db", "--lang", "en")
    assert restored.code == 0
    assert "One table in it cannot be read and is put aside" in restored.out
    assert stored_bodies(folder / "again.db") == stored_bodies(folder / "serao.db")
    listed = json.loads(terminal.run("tables", "--json", "--database", "again.db").out)
    assert {each["id"]: each["why"] is None for each in listed} == {"healthy": True, "damaged": False}


def test_damaged_tables_come_to_postgresql_too(terminal: Terminal, folder: Path) -> None:
    with postgres_server() as server:
        for number, (kind, damage) in enumerate(BROKEN.items()):
            with_tables(folder / f"{number}.db", damage)
            with new_database(server, f"house{number}") as database:
                assert terminal.run("restore", f"{number}.db", "--database", database).code == 0, kind
                listed = json.loads(terminal.run("tables", "--aside", "--json", "--database", database).out)
                assert [each["id"] for each in listed] == ["damaged"], kind
