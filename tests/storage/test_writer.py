"""The writer: one winner for each move, nothing half done, and one who fails harms nobody else."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, text

from serao.storage.engine import open_database, reading, writing
from serao.storage.house import house_value, keep_house_value
from serao.storage.matches import lengths, moves_since
from serao.storage.rows import Row
from serao.storage.trouble import StorageDown
from serao.storage.writer import Writer
from tests.storage.samples import row

Story = Callable[[Writer], Coroutine[Any, Any, Any]]


def tell(house: Engine, story: Story) -> Any:
    """Play a story with a writer and close it."""

    async def played() -> Any:
        writer = Writer(house)
        try:
            return await story(writer)
        finally:
            await asyncio.to_thread(writer.close)

    return asyncio.run(played())


def stored(house: Engine, match: str) -> list[Row]:
    """The moves of a match."""
    with reading(house) as connection:
        return moves_since(connection, match, 0)


def keep(key: str) -> Callable[[Connection], None]:
    """Work that leaves a trace."""
    return lambda connection: keep_house_value(connection, key, "kept")


def kept(house: Engine, key: str) -> bool:
    """Whether it did."""
    with reading(house) as connection:
        return house_value(connection, key) is not None


def fail(connection: Connection) -> None:
    """Work that leaves a trace and then fails."""
    keep("trace")(connection)
    raise ZeroDivisionError


def bad_sql(connection: Connection) -> None:
    """Work that the database itself refuses."""
    keep("trace")(connection)
    connection.execute(text("SELECT no_such_column FROM no_such_table"))


def block(writer: Writer) -> "asyncio.Future[None]":
    """Hold the writer a little, so that what comes next waits together."""
    return writer.run(lambda _connection: time.sleep(0.05))


def test_a_move_comes_back_as_it_was_written(house: Engine) -> None:
    rows = [row("m", 0), Row("m", 1, 5, None, None, b""), row("m", 2, bytes(range(256)) * 100)]

    async def story(writer: Writer) -> list[bool]:
        return [await writer.append(each) for each in rows]

    assert tell(house, story) == [True, True, True]
    assert stored(house, "m") == rows


def test_a_move_is_there_for_others_when_its_future_is_done(house: Engine) -> None:
    async def story(writer: Writer) -> None:
        for seq in range(20):
            assert await writer.append(row("m", seq))
            assert len(stored(house, "m")) == seq + 1

    tell(house, story)


def test_who_comes_second_is_told_so(house: Engine) -> None:
    async def story(writer: Writer) -> list[bool]:
        first = await writer.append(row("m", 0, b"first"))
        return [first, await writer.append(row("m", 0, b"second"), keep("second"))]

    assert tell(house, story) == [True, False]
    assert [move.body for move in stored(house, "m")] == [b"first"]
    assert not kept(house, "second"), "what goes with a lost move is lost with it"


def test_of_two_in_one_batch_the_first_wins(house: Engine) -> None:
    async def story(writer: Writer) -> list[bool]:
        block(writer)
        return await asyncio.gather(*(writer.append(row("m", 0, bytes([number]))) for number in range(5)))

    assert tell(house, story) == [True, False, False, False, False]
    assert [move.body for move in stored(house, "m")] == [b"\x00"]


def test_many_at_once_are_all_written(house: Engine) -> None:
    async def story(writer: Writer) -> None:
        async def play(match: str) -> None:
            for seq in range(10):
                assert await writer.append(row(match, seq))

        await asyncio.gather(*(play(f"m{number}") for number in range(200)))

    tell(house, story)
    names = [f"m{number}" for number in range(200)]
    with reading(house) as connection:
        assert lengths(connection, names) == dict.fromkeys(names, 10)


def test_work_that_comes_with_a_move_is_written_with_it(house: Engine) -> None:
    async def story(writer: Writer) -> None:
        assert await writer.append(row("m", 0), keep("alone"))
        block(writer)
        assert await asyncio.gather(writer.append(row("m", 1), keep("one")), writer.append(row("m", 2), keep("two")))

    tell(house, story)
    assert all(kept(house, key) for key in ("alone", "one", "two"))


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("work", [fail, bad_sql])
def test_a_move_is_undone_when_the_work_that_comes_with_it_fails(
    house: Engine, work: Callable[[Connection], None], together: bool
) -> None:
    async def story(writer: Writer) -> list[Any]:
        if together:
            block(writer)
        asked: list[asyncio.Future[Any]] = [
            writer.append(row("m", 0), keep("before")),
            writer.append(row("bad", 0, b"fails"), work),
            writer.append(row("bad", 0, b"follows")),
            writer.run(work),
            writer.run(lambda connection: house_value(connection, "before")),
            writer.append(row("m", 1), keep("after")),
        ]
        return await asyncio.gather(*asked, return_exceptions=True)

    first, failed, follower, job, seen, last = tell(house, story)
    assert (first, follower, seen, last) == (True, True, "kept", True)
    for error in (failed, job):
        assert isinstance(error, Exception)
        assert not isinstance(error, StorageDown)
    assert [move.body for move in stored(house, "bad")] == [b"follows"]
    assert len(stored(house, "m")) == 2
    assert kept(house, "before")
    assert kept(house, "after")
    assert not kept(house, "trace")


def test_jobs_run_in_order_with_the_moves(house: Engine) -> None:
    async def story(writer: Writer) -> list[Any]:
        def count(connection: Connection) -> int:
            return lengths(connection, ["m"])["m"]

        block(writer)
        asked: list[asyncio.Future[Any]] = []
        for seq in range(4):
            asked += [writer.append(row("m", seq)), writer.run(count)]
        return await asyncio.gather(*asked)

    assert tell(house, story)[1::2] == [1, 2, 3, 4]


def test_a_row_that_cannot_be_written_fails_alone(house: Engine) -> None:
    bad = Row("m", 0, 2**80, None, None, b"")  # no database has a number so large

    async def story(writer: Writer) -> list[Any]:
        block(writer)
        asked = [writer.append(row("a", 0)), writer.append(bad), writer.append(row("z", 0))]
        return await asyncio.gather(*asked, return_exceptions=True)

    first, error, last = tell(house, story)
    assert (first, last) == (True, True)
    assert isinstance(error, Exception)


def test_a_job_that_stops_an_iteration_is_an_error_like_any_other(house: Engine) -> None:
    async def story(writer: Writer) -> None:
        with pytest.raises(RuntimeError, match="StopIteration"):
            await writer.run(lambda _connection: next(iter([])))

    tell(house, story)


def test_one_who_gives_up_waiting_harms_nobody(house: Engine) -> None:
    async def story(writer: Writer) -> bool:
        block(writer)
        given_up = writer.append(row("m", 0))
        waiting = writer.append(row("m", 1))
        given_up.cancel()
        return await waiting

    assert tell(house, story) is True
    assert len(stored(house, "m")) == 2, "it was asked for, so it is written"


def test_closing_finishes_what_waits_and_lets_nothing_in_after(house: Engine) -> None:
    async def story(writer: Writer) -> list[bool]:
        block(writer)
        asked = [writer.append(row("m", seq)) for seq in range(1500)]
        writer.close()
        with pytest.raises(StorageDown):
            await writer.append(row("m", 1500))
        return await asyncio.gather(*asked)

    assert all(tell(house, story))
    assert len(stored(house, "m")) == 1500


def end_other_connections(house: Engine) -> None:
    """What an administrator does, or a server that restarts."""
    with writing(house) as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


@pytest.fixture
def other(postgres_url: str) -> Iterator[Engine]:
    """Another way into the PostgreSQL database."""
    engine = open_database(postgres_url)
    yield engine
    engine.dispose()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_lost_connection_fails_its_batch_and_the_next_one_is_written(house: Engine, other: Engine) -> None:
    async def story(writer: Writer) -> None:
        assert await writer.append(row("m", 0))
        end_other_connections(other)
        with pytest.raises(StorageDown):
            await writer.append(row("m", 1))
        assert await writer.append(row("m", 1))

    tell(house, story)
    assert [move.seq for move in stored(other, "m")] == [0, 1]


@pytest.mark.parametrize("noticed", [False, True])
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_commit_that_never_comes_fails_everyone_in_it(house: Engine, other: Engine, noticed: bool) -> None:
    def end(connection: Connection) -> None:
        end_other_connections(other)
        if noticed:
            keep("two")(connection)

    async def story(writer: Writer) -> list[Any]:
        await block(writer)
        holding = block(writer)
        asked = [writer.append(row("m", 0), keep("one")), writer.append(row("m", 1), end)]
        lost = await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.gather(holding, return_exceptions=True)
        assert await writer.append(row("next", 0))
        return lost

    first, second = tell(house, story)
    assert isinstance(first, StorageDown)
    assert isinstance(second, StorageDown)
    assert stored(other, "m") == []
    assert not kept(other, "one")


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_locked_file_fails_the_batch_and_the_next_one_is_written(
    house: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serao.storage.engine.BUSY_MILLISECONDS", 50)

    async def story(writer: Writer) -> None:
        with writing(house) as connection:
            keep_house_value(connection, "key", "value")
            with pytest.raises(StorageDown):
                await writer.append(row("m", 0))
        assert await writer.append(row("m", 0))

    house.dispose()  # so that new connections are as impatient as this test
    tell(house, story)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_full_disk_fails_the_batch_and_the_next_one_is_written(house: Engine) -> None:
    async def story(writer: Writer) -> None:
        await writer.run(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 60").close())
        with pytest.raises(StorageDown):
            await writer.append(row("m", 0, bytes(1_000_000)), keep("one"))
        assert await writer.append(row("m", 0))

    tell(house, story)
    assert not kept(house, "one")


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_two_writers_that_deadlock_both_succeed(house: Engine) -> None:
    def take(first: str, second: str) -> Callable[[Connection], None]:
        def both(connection: Connection) -> None:
            keep_house_value(connection, first, "kept")
            time.sleep(0.1)
            keep_house_value(connection, second, "kept")

        return both

    async def story(writer: Writer) -> list[bool]:
        other = Writer(house)
        asked = [writer.append(row("m", 0), take("a", "b")), other.append(row("n", 0), take("b", "a"))]
        try:
            return await asyncio.gather(*asked)
        finally:
            await asyncio.to_thread(other.close)

    assert tell(house, story) == [True, True]
