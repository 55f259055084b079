"""Backups: whole, of one moment, taken while moves are made, and good to go on with on either database."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, insert, select

from serao.engine.problem import Problem
from serao.storage import members, persons, records, results, sharing
from serao.storage.backup import backup, copy
from serao.storage.circles import Circle, add_circle
from serao.storage.engine import open_database, reading, writing
from serao.storage.house import keep_house_value
from serao.storage.matches import lengths, place
from serao.storage.migrate import HEAD, upgrade, version
from serao.storage.ratings import Rating, save_rating
from serao.storage.rows import Row
from serao.storage.schema import metadata, moves
from serao.storage.writer import Writer
from tests.storage import samples
from tests.storage.servers import new_database


def furnish(house: Engine) -> None:
    """Something in every table, and many moves."""
    with writing(house) as connection:
        samples.persons(connection)
        persons.claim(connection, "ana", "Ana", "hash")
        persons.add_session(connection, persons.Session(token=b"t", person="ana", created_at=1, seen_at=1))
        samples.program(connection)
        persons.add_friend(connection, "ana", "bruno")
        persons.add_subscription(connection, persons.Subscription(person="ana", endpoint="e", keys="{}"))
        persons.noticed(connection, "m1", 0, "ana")
        samples.match(connection, "m1", public=True, names='["Zoë"]', secret=bytes(range(32)))
        place(connection, "m1", "ana", seated=True)
        save_rating(connection, Rating(person="ana", game="avenue", mu=0.1 + 0.2, sigma=1 / 3, games=1), "m1", 1)
        results.save_results(connection, [samples.RESULT])
        record = records.KeptRecord(id="r", game="avenue", finished_at=1, body=b"\x00")
        records.save_import(connection, record, "ana")
        sharing.share(connection, "r", "lamp", 1)
        members.add_house_invite(connection, b"key", 1)
        keep_house_value(connection, "key", "value")
        samples.keys_of_ana(connection)
        samples.people_in_charge(connection)
        add_circle(connection, Circle(id="c", name="We two", owner="ana", game="avenue", made_at=1), ["ana", "bruno"])
        rows = [samples.row(f"m{number}", seq)._asdict() for number in range(10) for seq in range(350)]
        connection.execute(insert(moves), rows)


def contents(house: Engine) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    with reading(house) as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }


def opened(file: Path) -> Engine:
    """A backup as `serao serve` would open it."""
    engine = open_database(str(file))
    upgrade(engine)
    return engine


def test_a_backup_is_the_same_house(house: Engine, tmp_path: Path) -> None:
    furnish(house)
    steps: list[tuple[int, int]] = []
    folder = tmp_path / "safe"
    folder.mkdir()
    (folder / "copy.db").write_text("an older backup")
    backup(house, folder / "copy.db", lambda done, total: steps.append((done, total)))
    assert [path.name for path in folder.iterdir()] == ["copy.db"], "nothing is left lying about"
    assert steps == sorted(steps)
    assert steps[-1][0] == steps[-1][1] > 0
    engine = opened(folder / "copy.db")
    assert version(engine) == HEAD
    assert contents(engine) == contents(house)
    assert all(contents(engine).values()), "there was something in every table"
    engine.dispose()


def test_a_house_moves_into_an_empty_postgres(house: Engine, postgres: str) -> None:
    furnish(house)
    steps: list[tuple[int, int]] = []
    with new_database(postgres, "moved_in") as url:
        target = open_database(url)
        copy(house, target, lambda done, total: steps.append((done, total)))
        assert contents(target) == contents(house)
        target.dispose()
    assert steps[-1][0] == steps[-1][1] == sum(map(len, contents(house).values()))


def answer(row: Row, connection: Connection) -> None:
    """The other match's move, in the same transaction."""
    connection.execute(insert(moves).values(**row._asdict()))


def play_on(house: Engine, stop: threading.Event) -> None:
    """Make moves in two matches in step until told to stop."""

    async def main() -> None:
        writer = Writer(house)
        seq = 0
        while not stop.is_set():
            assert await writer.append(samples.row("left", seq), partial(answer, samples.row("right", seq)))
            seq += 1
        await asyncio.to_thread(writer.close)

    asyncio.run(main())


def test_a_backup_holds_one_moment_while_moves_are_made(
    house: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serao.storage.backup.PAGES", 5)  # so that there is time for moves between the pages
    furnish(house)
    stop = threading.Event()
    player = threading.Thread(target=play_on, args=(house, stop))
    player.start()
    found = []
    for number in range(4):
        backup(house, tmp_path / f"copy{number}.db")
        engine = opened(tmp_path / f"copy{number}.db")
        with reading(engine) as connection:
            found.append(lengths(connection, ["left", "right"]))
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        engine.dispose()
    stop.set()
    player.join()
    assert all(each["left"] == each["right"] for each in found)
    assert found[0]["left"] < found[-1]["left"], "the game went on meanwhile"


def refused(action: Callable[[], None]) -> str:
    """The key of the problem."""
    with pytest.raises(Problem) as found:
        action()
    return found.value.reason.key


def test_a_house_that_is_open_is_not_written_over(house: Engine, tmp_path: Path) -> None:
    other = opened(tmp_path / "open.db")
    assert refused(lambda: backup(house, tmp_path / "open.db")) == "storage-backup-in-use"
    other.dispose()


def test_a_folder_that_is_not_there_is_a_problem(house: Engine, tmp_path: Path) -> None:
    assert refused(lambda: backup(house, tmp_path / "no" / "copy.db")) == "storage-backup-file"


def test_a_backup_that_fails_leaves_the_old_one(house: Engine, tmp_path: Path) -> None:
    furnish(house)
    folder = tmp_path / "safe"
    folder.mkdir()
    (folder / "copy.db").write_text("an older backup")

    def interrupt(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(house, folder / "copy.db", interrupt)
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").read_text() == "an older backup"


def test_a_database_that_is_not_empty_is_not_copied_into(house: Engine, tmp_path: Path) -> None:
    furnish(house)
    other = opened(tmp_path / "other.db")
    with writing(other) as connection:
        keep_house_value(connection, "key", "mine")
    before = contents(other)
    assert refused(lambda: copy(house, other)) == "storage-not-empty"
    assert contents(other) == before
    other.dispose()


def test_an_empty_database_is_no_backup(house: Engine, tmp_path: Path) -> None:
    nothing = open_database(str(tmp_path / "nothing.db"))
    assert refused(lambda: copy(nothing, house)) == "storage-copy-version"
    nothing.dispose()
