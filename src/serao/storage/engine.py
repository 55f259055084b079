"""Opening a database, a SQLite file or a PostgreSQL server, so that committed transactions are durable."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_plus

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from serao.engine.problem import Problem, reason

BUSY_MILLISECONDS = 10_000
CONNECT_SECONDS = 10
POOL = {"pool_size": 8, "max_overflow": 24}
DISCREET = {"hide_parameters": True}  # an error is logged without its parameters, which may be secrets
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
# What PostgreSQL says to whoever connects too early or too late; libpq passes no code of it on.
STARTS_OR_STOPS = ("starting up", "not yet accepting", "shutting down", "recovery mode", "terminating connection")
SQLITE = ("sqlite", "sqlite+pysqlite")


class Unreachable(Problem):
    """A database that did not answer; `for_now`: it may, if one waits."""

    def __init__(self, key: str, detail: str, for_now: bool, **where: str) -> None:
        super().__init__(reason(key, detail=detail, **where))
        self.detail = detail
        self.for_now = for_now


def open_database(url: str, create: bool = True) -> Engine:
    """Open the database at a path, `sqlite:///path` or `postgresql://…`; a Problem when it does not answer."""
    address = _address(url)
    sqlite = address.drivername in SQLITE
    if sqlite:
        prepare = _make_file if create else _find_file
        prepare(Path(str(address.database)))
    engine = _sqlite(address) if sqlite else _postgres(address)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master" if sqlite else "SELECT 1")
    except (DBAPIError, sqlite3.Error) as error:
        engine.dispose()
        raise _unreachable(address, error) from None  # the error's own text may show the password
    return engine


def file_of(url: str) -> Path | None:
    """The SQLite file that a database is in; None on PostgreSQL."""
    address = _address(url)
    return Path(str(address.database)) if address.drivername in SQLITE else None


@contextmanager
def disposing(engine: Engine) -> Iterator[Engine]:
    """An engine for the time of a block; however the block ends, all connections of the engine are closed."""
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that only reads: on SQLite it waits for no writer."""
    with engine.connect() as connection:
        yield connection


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes: on SQLite it takes the write lock when it begins, so it cannot fail halfway."""
    with engine.connect() as connection, for_writing(connection).begin():
        yield connection


def for_writing(connection: Connection) -> Connection:
    """The connection, set so that its transactions take the write lock when they begin."""
    return connection.execution_options(serao_begin="BEGIN IMMEDIATE")


def _address(url: str) -> URL:
    if "://" not in url:
        return _with_file(URL.create("sqlite", database=url))
    scheme = url.partition("://")[0]
    if scheme not in POSTGRES + SQLITE:
        raise Problem(reason("storage-kind", given=scheme))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise Problem(reason("storage-url")) from None
    return _with_file(address) if scheme in SQLITE else address.set(drivername="postgresql+psycopg")


def _with_file(address: URL) -> URL:
    # In memory every connection would have a database of its own.
    if address.database in (None, "", ":memory:"):
        raise Problem(reason("storage-no-file"))
    return address


def _make_file(file: Path) -> None:
    """Create the file, readable by its owner alone: it holds secrets. SQLite gives its other files the same mode."""
    with suppress(OSError):  # it exists already; or it cannot be created, and SQLite will say why
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _find_file(file: Path) -> None:
    """A Problem when there is no such file, or an empty one, which SQLite would fill."""
    with suppress(OSError):
        if file.stat().st_size:
            return
    raise Problem(reason("storage-no-house", database=str(file)))


def _sqlite(address: URL) -> Engine:
    engine = create_engine(address, **POOL, **DISCREET)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgres(address: URL) -> Engine:
    arguments = {} if "connect_timeout" in address.query else {"connect_timeout": CONNECT_SECONDS}
    return create_engine(address, pool_pre_ping=True, connect_args=arguments, **POOL, **DISCREET)


def _set_up_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    # A text with broken bytes is read with replacement characters; else no query that meets its row could be answered.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.isolation_level = None  # transactions begin where we say so, not where the sqlite3 module does
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    connection.execute("PRAGMA foreign_keys = ON")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Change to write-ahead logging. SQLite's busy timeout does not apply to this, so we wait ourselves."""
    patience = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > patience:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("serao_begin", "BEGIN"))


def _unreachable(address: URL, error: Exception) -> Unreachable:
    detail = _without_password(str(getattr(error, "orig", error)).strip(), address.password)
    if address.drivername in SQLITE:
        return Unreachable("storage-file", detail, False, file=str(address.database))
    where = str(address.query.get("host") or address.host or "localhost")
    return Unreachable("storage-unreachable", detail, _for_now(detail), host=where, database=address.database or "")


def _for_now(detail: str) -> bool:
    """Whether PostgreSQL may answer later: it was not there, or starts or stops; else it has refused us, and will."""
    return "FATAL" not in detail or any(each in detail for each in STARTS_OR_STOPS)


def _without_password(text: str, password: str | None) -> str:
    for shape in {password, quote(password), quote_plus(password)} if password else ():
        text = text.replace(shape, "***")
    return text
