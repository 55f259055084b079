"""The two statements beyond standard SQL that both databases know: insert if absent, insert or update."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = postgresql.Insert | sqlite.Insert


def insert(connection: Connection, table: Table) -> Insert:
    """An insert that can say what happens on conflict."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def add(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless its key is taken; whether it was inserted."""
    # By RETURNING, since not every driver gives the row count of an insert.
    statement = insert(connection, table).on_conflict_do_nothing().values(**row).returning(*table.primary_key)
    return connection.execute(statement).first() is not None


def put(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Insert a row, or update the one with its key."""
    key: Sequence[str] = [column.name for column in table.primary_key]
    rest = {name: value for name, value in row.items() if name not in key}
    statement = insert(connection, table).values(**row).on_conflict_do_update(index_elements=key, set_=rest)
    connection.execute(statement)
