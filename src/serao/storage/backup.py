"""Backups of a database, also while a server uses it: a SQLite file that `serao serve` can open."""

import os
import sqlite3
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Any

from sqlalchemy import Column, Connection, Engine, LargeBinary, Table, Text, func, insert, select

from serao.engine.problem import Problem, reason
from serao.storage.engine import disposing, open_database, reading, writing
from serao.storage.migrate import HEAD, refuse_newer, upgrade, version
from serao.storage.schema import metadata

# Is told how much is done, of how much: rows, or pages of a SQLite file.
Progress = Callable[[int, int], None]
ROWS = 1000
PAGES = 1000


def open_source(database: str) -> Engine:
    """Open the database that is to be copied; a Problem when it does not exist. Nothing is created."""
    engine = open_database(database, create=False)
    try:
        _version_of_house(engine)
        _refuse_other_version(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


@contextmanager
def open_backup(file: Path) -> Iterator[Engine]:
    """Open a file made by `backup`; of an older version, a temporary copy of it that is brought up to date."""
    engine = open_database(str(file), create=False)
    try:
        if (found := _version_of_house(engine)) == HEAD:
            yield engine
        else:
            refuse_newer(found)
            with TemporaryDirectory(prefix="serao-") as folder, _upgraded(engine, Path(folder, "copy.db")) as copied:
                yield copied
    finally:
        engine.dispose()


@contextmanager
def _upgraded(engine: Engine, file: Path) -> Iterator[Engine]:
    _copy_pages(engine, file, None)
    copied = open_database(str(file))
    try:
        upgrade(copied)
        yield copied
    finally:
        copied.dispose()


def _version_of_house(engine: Engine) -> str:
    found = version(engine)
    if found is None:
        raise Problem(reason("storage-no-house", database=str(engine.url.database)))
    return found


def backup(engine: Engine, file: Path, progress: Progress | None = None) -> None:
    """Write the database as it is at this moment to a SQLite file; the file appears whole or not at all."""
    _refuse_other_version(engine)
    _refuse_file_in_use(file)
    with _whole_file(file) as unfinished:
        if engine.dialect.name == "sqlite":
            _copy_pages(engine, unfinished, progress)
        else:
            _copy_to_file(engine, unfinished, progress)


def copy(source: Engine, target: Engine, progress: Progress | None = None) -> None:
    """Copy everything from one database into another, empty one, all or nothing."""
    _refuse_other_version(source)
    upgrade(target)
    with _snapshot(source) as origin, writing(target) as destination:
        _refuse_nonempty(destination)
        total = sum(_count(origin, table) for table in metadata.sorted_tables)
        done = 0
        for table in metadata.sorted_tables:
            with closing(_streamed(origin, table)) as parts:  # its cursor must not outlive the connection
                for rows in parts:
                    destination.execute(insert(table), rows)
                    done += len(rows)
                    if progress:
                        progress(done, total)


def _refuse_other_version(source: Engine) -> None:
    if (found := version(source)) != HEAD:
        raise Problem(reason("storage-copy-version", found=found or "-", known=HEAD))


def _refuse_file_in_use(file: Path) -> None:
    """Refuse a file with a write-ahead log beside it: some program has it open, perhaps as the source."""
    if Path(f"{file}-wal").exists():
        raise Problem(reason("storage-backup-in-use", file=str(file)))


@contextmanager
def _whole_file(file: Path) -> Iterator[Path]:
    """A temporary path in the same folder, which is renamed to the file when everything is written."""
    try:
        with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as made:
            unfinished = Path(made.name)
    except OSError as error:
        raise Problem(reason("storage-backup-file", file=str(file), detail=error.strerror or "")) from None
    try:
        yield unfinished
        _to_disk(unfinished, os.O_RDWR)  # Windows writes out only files that are open for writing
        unfinished.replace(file)
        if sys.platform != "win32":  # there a folder cannot be opened
            _to_disk(file.parent, os.O_RDONLY)
    finally:
        for left in (unfinished, Path(f"{unfinished}-wal"), Path(f"{unfinished}-shm")):
            left.unlink(missing_ok=True)


def _to_disk(path: Path, mode: int) -> None:
    descriptor = os.open(path, mode)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _copy_pages(engine: Engine, file: Path, progress: Progress | None) -> None:
    def told(_status: int, remaining: int, total: int) -> None:
        if progress:
            progress(total - remaining, total)

    with reading(engine) as connection, closing(sqlite3.connect(file)) as target:
        # The open transaction fixes the moment: without it SQLite would start again at every write.
        connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")
        origin = connection.connection.driver_connection
        assert isinstance(origin, sqlite3.Connection)
        origin.backup(target, pages=PAGES, progress=told, sleep=0)


def _copy_to_file(engine: Engine, file: Path, progress: Progress | None) -> None:
    with disposing(open_database(str(file))) as target:  # closing the last connection moves the write-ahead log there
        copy(engine, target, progress)


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees the database as it was when it began."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def _refuse_nonempty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise Problem(reason("storage-not-empty", table=table.name))


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _streamed(connection: Connection, table: Table) -> Generator[list[dict[str, object]]]:
    """All rows of a table, a thousand at a time, so that a large database needs little memory."""
    with connection.execute(select(table), execution_options={"yield_per": ROWS}) as found:
        for rows in found.mappings().partitions():
            yield [{name: _of_kind(table.c[name], value) for name, value in row.items()} for row in rows]


def _of_kind(column: Column[Any], value: Any) -> Any:
    """A value as its column takes it: SQLite stores any kind anywhere, and texts with NUL, which PostgreSQL refuses."""
    if isinstance(column.type, LargeBinary) and isinstance(value, str):
        return value.encode()
    if isinstance(column.type, Text):
        text = value.decode("utf-8", "replace") if isinstance(value, bytes) else value
        return text.replace("\0", "\ufffd") if isinstance(text, str) else text
    return value
