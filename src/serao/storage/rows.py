"""The rows of the log, and inserting many of them at once."""

import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection

# Straight to the driver: SQLAlchemy's own way to insert many rows took four times as long.
INSERT = 'INSERT INTO moves ("match", seq, at, "by", id, body) '
SQLITE_ROW = "(?, ?, ?, ?, ?, ?)"
SQLITE_INSERT = INSERT + f"VALUES {SQLITE_ROW} ON CONFLICT DO NOTHING"
POSTGRES_INSERT = (
    INSERT
    + "SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[], %s::text[], %s::bytea[])"
    + ' ON CONFLICT DO NOTHING RETURNING "match", seq'
)
SQLITE_DELETE = 'DELETE FROM moves WHERE "match" = ? AND seq = ?'
POSTGRES_DELETE = 'DELETE FROM moves WHERE "match" = %s AND seq = %s'


class Row(NamedTuple):
    """One entry of a match as it is stored."""

    match: str
    seq: int
    at: int
    by: str | None
    id: str | None
    body: bytes


def insert_at_once(connection: Connection, rows: Sequence[Row]) -> bool:
    """Insert rows as a transaction of one statement; False, and nothing done, when that is not possible.

    Between two statements the writer's thread has to wait for the interpreter lock, and everybody waits for the writer.
    With one statement two processes did a sixth more moves.
    """
    if connection.dialect.name != "sqlite":
        return False
    values = ", ".join([SQLITE_ROW] * len(rows))
    try:
        connection.connection.cursor().execute(f"{INSERT} VALUES {values}", tuple(chain.from_iterable(rows)))
    except sqlite3.IntegrityError:  # another process has already written one of the keys
        return False
    return True


def insert(connection: Connection, rows: Sequence[Row]) -> set[Any]:
    """Insert the rows whose keys are free; the keys that were inserted."""
    if connection.dialect.name == "postgresql":
        columns = tuple(map(list, zip(*rows, strict=True)))
        return {tuple(key) for key in connection.exec_driver_sql(POSTGRES_INSERT, columns)}
    cursor = connection.connection.cursor()
    ours = set()
    for row in rows:
        cursor.execute(SQLITE_INSERT, row)
        if cursor.rowcount:
            ours.add(row[:2])
    return ours


def delete(connection: Connection, row: Row) -> None:
    """Delete a row that was just inserted."""
    postgres = connection.dialect.name == "postgresql"
    connection.exec_driver_sql(POSTGRES_DELETE if postgres else SQLITE_DELETE, row[:2])
