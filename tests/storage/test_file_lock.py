"""The file lock on a SQLite database: one process writes, the others wait, and a dead holder blocks nobody."""

import asyncio
import multiprocessing
import time
from multiprocessing.connection import Connection as Pipe
from pathlib import Path

import pytest
from sqlalchemy import Engine

from serao.storage.engine import disposing, open_database, reading
from serao.storage.file_lock import FileLock
from serao.storage.matches import moves_since
from serao.storage.migrate import upgrade
from serao.storage.writer import Writer
from tests.patience import PATIENCE
from tests.storage.samples import row

PROCESSES = multiprocessing.get_context("spawn")


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A house on a SQLite file."""
    file = str(tmp_path / "house.db")
    engine = open_database(file)
    upgrade(engine)
    engine.dispose()
    return file


def hold(file: str, pipe: Pipe) -> None:
    """Take the lock and keep it."""
    with disposing(open_database(file)) as engine, FileLock(engine):
        pipe.send("mine")
        time.sleep(600)


async def append(engine: Engine) -> bool:
    """Write one row."""
    writer = Writer(engine)
    try:
        return await writer.append(row("m1", 0))
    finally:
        await asyncio.to_thread(writer.close)


def test_the_lock_is_released_when_its_holder_is_killed(file: str) -> None:
    here, there = PROCESSES.Pipe()
    holder = PROCESSES.Process(target=hold, args=(file, there))
    holder.start()
    assert here.recv() == "mine"
    engine = open_database(file)

    async def story() -> bool:
        written = asyncio.create_task(append(engine))
        await asyncio.sleep(0.3)
        assert not written.done()
        holder.kill()
        return await asyncio.wait_for(written, PATIENCE)

    assert asyncio.run(story())
    with reading(engine) as connection:
        assert len(moves_since(connection, "m1", 0)) == 1
    engine.dispose()
    holder.join()


def test_a_program_that_does_not_take_the_file_lock_is_still_waited_for(file: str) -> None:
    """A backup or an import does not take the file lock; SQLite's own lock holds it back."""
    engine = open_database(file)

    async def story() -> bool:
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")
            connection.rollback()
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.execute("BEGIN IMMEDIATE")
            written = asyncio.create_task(append(engine))
            await asyncio.sleep(0.3)
            assert not written.done()
            raw.rollback()
            return await asyncio.wait_for(written, PATIENCE)

    assert asyncio.run(story())
    engine.dispose()
