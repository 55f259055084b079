"""Taking turns at a SQLite file: one writes, the others wait without looking, and the dead hold nobody up."""

import asyncio
import multiprocessing
import time
from multiprocessing.connection import Connection as Pipe
from pathlib import Path

import pytest
from sqlalchemy import Engine

from serao.storage.engine import open_database, reading
from serao.storage.matches import moves_since
from serao.storage.migrations import upgrade
from serao.storage.turn import Turn
from serao.storage.writer import Writer
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
    """Take the turn and keep it."""
    with Turn(open_database(file)):
        pipe.send("mine")
        time.sleep(600)


async def append(engine: Engine) -> bool:
    """Write one row."""
    writer = Writer(engine)
    try:
        return await writer.append(row("m1", 0))
    finally:
        await asyncio.to_thread(writer.close)


def test_whoever_dies_in_turn_gives_it_back(file: str) -> None:
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
        return await asyncio.wait_for(written, 30)

    assert asyncio.run(story())
    with reading(engine) as connection:
        assert len(moves_since(connection, "m1", 0)) == 1
    engine.dispose()
    holder.join()


def test_who_takes_no_turns_is_still_waited_for(file: str) -> None:
    """A backup or an import knows nothing of turns: SQLite's own lock stands behind them."""
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
            return await asyncio.wait_for(written, 30)

    assert asyncio.run(story())
    engine.dispose()
