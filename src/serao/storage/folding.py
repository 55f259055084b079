"""Tables from their stored logs, and the tables whose log or setup cannot be read."""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, select

from serao.engine.problem import Problem
from serao.storage import matches, schema
from serao.storage.matches import Match
from serao.storage.rows import Row
from serao.table.events import Entry, decode_event
from serao.table.setup import Setup
from serao.table.table import Table


class Gap(ValueError):
    """An entry is missing in a log."""


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the owner sees it; `why` says why it cannot be read, None: it can."""

    id: str
    game: str
    phase: str
    why: str | None


def entry_of(row: Row) -> Entry:
    """A row of the log as an entry."""
    return Entry(row.at, row.by, row.id, decode_event(row.body))


def table_from_log(found: Match, rows: Sequence[Row]) -> Table:
    """A table, folded from its log. Where it cannot be read, any exception may come: it is stored data."""
    table = Table(msgspec.json.decode(found.setup, type=Setup), found.secret, found.host)
    for row in rows:
        if row.seq != table.length:
            raise Gap(f"entry {table.length} is missing")
        table.fold(entry_of(row))
    return table


def described(problem: Exception) -> str:
    """Why a table cannot be read, in a few words for the owner."""
    return problem.reason.key if isinstance(problem, Problem) else f"{type(problem).__name__}: {problem}"[:200]


def stored_tables(connection: Connection) -> Iterator[StoredTable]:
    """Every table, in the order in which they were made; each is played again to find out whether it can be read."""
    ids = connection.scalars(select(schema.matches.c.id).order_by(schema.matches.c.created_at, schema.matches.c.id))
    for each in list(ids):
        found = matches.match(connection, each)
        if found is not None:
            why = _why(found, matches.moves_since(connection, each, 0))
            yield StoredTable(id=str(found.id), game=str(found.game), phase=str(found.phase), why=why)


def _why(found: Match, rows: Sequence[Row]) -> str | None:
    try:
        table_from_log(found, rows)
        matches.people_listed(found.names)
    except Exception as problem:  # whatever unreadable data may cause
        return described(problem)
    return None
