"""Houses of earlier versions: restored, upgraded, found complete and played on; and one that is newer, left alone."""

import json
import lzma
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Boolean, Engine, MetaData, create_engine, insert, select

from serao.engine.record import Record, verify
from serao.games import GAMES
from serao.server import check
from serao.server.base.config import Config
from serao.storage import backup, migrate
from serao.storage.engine import open_database, reading, writing
from serao.storage.folding import stored_tables
from serao.storage.migrate import HEAD, upgrade, version
from tests.server.forking import run_serao
from tests.server.house import Guest, Line, Server, play_out, session_of, until
from tests.storage.servers import new_database, postgres_server
from tests.upgrades.old_house import CHAT, FOLDER, PASSWORD, rows_in

VERSIONS = sorted(path.name.split(".")[0].removeprefix("house-") for path in FOLDER.glob("house-*.json"))
NUMBERS = count()
LATER = """
revision = "later"
down_revision = "{head}"
branch_labels = depends_on = None

def upgrade():
    from alembic import op
    op.execute("CREATE TABLE lamps (light INTEGER)")
"""


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL for this module."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=VERSIONS)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A house of an earlier version, as a backup left it."""
    file = tmp_path / "old.db"
    file.write_bytes(lzma.decompress((FOLDER / f"house-{request.param}.db.xz").read_bytes()))
    file.with_suffix(".json").write_bytes((FOLDER / f"house-{request.param}.json").read_bytes())
    return file


def facts_of(file: Path) -> dict[str, Any]:
    """What is known of a house."""
    facts: dict[str, Any] = json.loads(file.with_suffix(".json").read_text())
    return facts


def serao(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    return run_serao(*arguments, "--lang", "en")


def restored(old: Path, database: str) -> str:
    """A database filled from the backup."""
    done = serao("restore", str(old), "--database", database)
    assert done.returncode == 0, done.stderr
    assert "put aside" not in done.stdout
    return database


def opened_in_place(old: Path) -> str:
    """The old file itself."""
    return str(old)


def in_postgres_as_it_was(old: Path, url: str) -> str:
    """The old rows in PostgreSQL tables of the old version: what the program before would have left there."""
    engine = open_database(url)
    source = create_engine(f"sqlite:///{old}")
    with source.connect() as origin, writing(engine) as connection:
        with migrate._migrations() as config:
            config.attributes["connection"] = connection
            command.upgrade(config, version_of(source))
        found = MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            rows = [dict(row) for row in origin.exec_driver_sql(f'SELECT * FROM "{table.name}"').mappings()]
            flags = [column.name for column in table.columns if isinstance(column.type, Boolean)]
            if rows and table.name != migrate.VERSION.name:
                connection.execute(insert(table), [row | {name: bool(row[name]) for name in flags} for row in rows])
    source.dispose()
    engine.dispose()
    return url


def version_of(engine: Engine) -> str:
    """The version of a house's tables."""
    with reading(engine) as connection:
        return str(connection.scalar(select(migrate.VERSION.c.version_num)))


WAYS = ["opened in place", "restored", "restored into PostgreSQL", "opened in PostgreSQL"]


@pytest.fixture(params=WAYS)
def database(request: pytest.FixtureRequest, old: Path, tmp_path: Path) -> Iterator[str]:
    """The old house in a database of its own, by each way that leads there."""
    if "PostgreSQL" not in request.param:
        yield opened_in_place(old) if request.param == "opened in place" else restored(old, str(tmp_path / "new.db"))
        return
    with new_database(request.getfixturevalue("postgres"), f"upgrade{next(NUMBERS)}") as url:
        yield restored(old, url) if request.param.startswith("restored") else in_postgres_as_it_was(old, url)


def sign_in(stack: ExitStack, server: Server, name: str) -> Guest:
    """Somebody who comes back with the old password."""
    stranger = Guest(stack, server, None)
    known = stranger.post("/api/login", name=name, password=PASSWORD)
    stranger.id, stranger.name = known["id"], name
    return stranger.be(session_of(stranger.http))


def test_an_old_house_is_upgraded_and_played_on(database: str, old: Path, tmp_path: Path) -> None:
    facts = facts_of(old)
    server = Server(tmp_path, "server", database).start()
    try:
        with ExitStack() as stack:
            ana, bruno = (sign_in(stack, server, name) for name in ("Ana", "Bruno"))
            assert {"Ana": ana.id, "Bruno": bruno.id} == facts["people"]
            everything_is_there(ana, facts)
            old_results_are_filled_in(ana, bruno, facts)
            the_games_go_on(ana, bruno, facts)
            the_company_meets_again(ana, bruno, facts)
    finally:
        server.clear()
    assert not server.complaints(), server.log()
    engine = open_database(database)
    assert version(engine) == HEAD
    with reading(engine) as connection:
        assert [each for each in stored_tables(connection) if each.why is not None] == []
    engine.dispose()


def everything_is_there(ana: Guest, facts: dict[str, Any]) -> None:
    """Friends, ratings and proven records are as they were."""
    assert [friend["name"] for friend in ana.look("/api/friends")] == ["Bruno"]
    profile = ana.look(f"/api/profiles/{ana.id}")
    assert sorted([each["game"], each["points"], each["games"]] for each in profile["ratings"]) == facts["ratings"]
    for game, table in facts["over"].items():
        record = msgspec.convert(ana.look(f"/api/records/{table}"), Record)
        assert record.game == game
        assert verify(GAMES, record) == len(record.moves) > 0


def old_results_are_filled_in(ana: Guest, bruno: Guest, facts: dict[str, Any]) -> None:
    """The games that were over before results were stored are in histories after a while, with everybody's points."""
    address = f"/api/profiles/{ana.id}/history"
    lines = until(lambda: len(found := ana.look(address)) == len(facts["over"]) and found, "the results of old games")
    assert {line["game"]: line["table"] for line in lines} == facts["over"]
    for line in lines:
        assert {player["person"] for player in line["players"]} == {ana.id, bruno.id}
        assert all(isinstance(player["points"], int) for player in line["players"])


def the_games_go_on(ana: Guest, bruno: Guest, facts: dict[str, Any]) -> None:
    """The game in play is played to its end, and its record proves; the slow one is still there."""
    table = facts["playing"]["table"]
    lines: list[Line] = [ana.sit(table), bruno.sit(table)]
    assert all(line.length >= facts["playing"]["length"] for line in lines)
    assert CHAT in [said["text"] for said in lines[0].chat]
    for line in lines:
        if any(line.table["chairs"][seat]["away"] for seat in line.mine):
            line.ask("return")
    play_out(lines, Random(4))
    until(lambda: ana.http.get(f"/api/records/{table}").is_success, "the record of the game")
    record = msgspec.convert(ana.look(f"/api/records/{table}"), Record)
    assert verify(GAMES, record) == len(record.moves) > 0
    assert ana.look(f"/api/tables/{facts['slow']['table']}")["game"] == "photograph"


def the_company_meets_again(ana: Guest, bruno: Guest, facts: dict[str, Any]) -> None:
    """An old game has a rematch with chairs kept, and those who played it can be a circle."""
    again = bruno.post(f"/api/tables/{facts['over']['avenue']}/rematch")["id"]
    assert [chair["kept"] for chair in ana.look(f"/api/tables/{again}")["chairs"]] == [True, True]
    assert ana.look("/api/circles") == []
    circle = ana.post("/api/circles", name="We two", members=[bruno.id], game="avenue")["id"]
    called = bruno.post(f"/api/circles/{circle}/call")["id"]
    assert [line["table"] for line in ana.look("/api/circles")] == [called]


def test_no_row_is_lost_on_any_way(database: str, old: Path) -> None:
    kept = facts_of(old).get("rows", {})
    engine = open_database(database)
    upgrade(engine)
    with reading(engine) as connection:
        found = rows_in(connection)
    engine.dispose()
    assert {name: found[name] for name in kept} == kept


def test_houses_of_earlier_versions_are_kept_the_latest_with_something_of_everything() -> None:
    assert {"0001", "0007"} <= set(VERSIONS)
    rows = json.loads((FOLDER / f"house-{VERSIONS[-1]}.json").read_text())["rows"]
    assert [name for name, count in rows.items() if count == 0] == []
    assert sum(path.stat().st_size for path in FOLDER.glob("house-*")) < 200_000


def newer(file: Path) -> str:
    """Make a house one that only a later program knows; the SHA-256 of its file."""
    engine = open_database(str(file))
    upgrade(engine)
    with writing(engine) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'later'")
    engine.dispose()
    return sha256(file.read_bytes()).hexdigest()


@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("restore",), ("backup", "copy.db")])
def test_a_newer_house_is_refused_with_one_sentence_and_left_alone(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    file = tmp_path / "house.db"
    before = newer(file)
    named = [str(file)] if arguments == ("restore",) else []
    target = str(tmp_path / "new.db") if named else str(file)
    more = [str(tmp_path / each) if each.endswith(".db") else each for each in arguments[1:]]
    done = serao(arguments[0], *named, *more, "--database", target)
    assert done.returncode == 2, done.stdout
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "later" in done.stderr
    assert sha256(file.read_bytes()).hexdigest() == before
    assert not (tmp_path / "new.db").exists()
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_of_the_version_before_is_restored_and_stays_as_it_was(
    tmp_path: Path, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a migration that is to come, so that there is always one between."""
    monkeypatch.setattr(migrate, "MIGRATIONS", with_a_later_migration(tmp_path / "migrations"))
    for module in (migrate, backup, check):
        monkeypatch.setattr(module, "HEAD", "later")
    before = sha256(old.read_bytes()).hexdigest()
    with backup.open_backup(old) as source:
        assert version(source) == "later"
        with reading(source) as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM lamps").scalar() == 0
            assert connection.exec_driver_sql("SELECT count(*) FROM matches").scalar() == 6
    (found,) = (each for each in check.check(Config(database=str(old))) if "database" in each.why.key)
    assert (found.good, found.why.key) == (True, "cli-check-database-old")
    assert sha256(old.read_bytes()).hexdigest() == before


def with_a_later_migration(folder: Path) -> Path:
    """A folder with the migrations of this program, and one more."""
    shutil.copytree(Path(migrate.__file__).with_name("migrations"), folder)
    (folder / "versions" / "9999_later.py").write_text(LATER.format(head=HEAD))
    return folder
