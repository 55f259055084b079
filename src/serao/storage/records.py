"""Records of finished games in storage, played here or imported."""

import msgspec
from sqlalchemy import Connection, Select, delete, func, select

from serao.storage import schema, statements
from serao.storage.paging import Cursor, page_of


class KeptRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record file, and the match it comes from; None if it was imported."""

    id: str
    match: str | None = None
    game: str
    finished_at: int
    body: bytes


class Import(msgspec.Struct, frozen=True, kw_only=True):
    """A line in the list of the records that a person has imported."""

    id: str
    game: str
    imported_at: int
    size: int


class RecordLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line in the list of records."""

    id: str
    match: str | None
    game: str
    finished_at: int

    @property
    def cursor(self) -> Cursor:
        """Where the list goes on after this line."""
        return Cursor(self.finished_at, self.id)


def save_record(connection: Connection, record: KeptRecord) -> bool:
    """Store a record. False, and nothing done, if there is one with its id or of its match."""
    return statements.add(connection, schema.records, msgspec.structs.asdict(record))


def load_record(connection: Connection, id: str) -> KeptRecord | None:  # noqa: A002 - it is called so everywhere
    """The record with that id."""
    row = connection.execute(select(schema.records).where(schema.records.c.id == id)).mappings().first()
    return KeptRecord(**row) if row else None


def record_of_match(connection: Connection, match: str) -> KeptRecord | None:
    """The record of a match."""
    row = connection.execute(select(schema.records).where(schema.records.c.match == match)).mappings().first()
    return KeptRecord(**row) if row else None


def records_of_game(connection: Connection, game: str, limit: int) -> list[RecordLine]:
    """The records of a game, newest first."""
    return _entries(connection, _lines().where(schema.records.c.game == game), limit)


def records_of_person(connection: Connection, person: str, limit: int, after: Cursor | None = None) -> list[RecordLine]:
    """The records of the matches a person sat at, newest first."""
    places = schema.places
    query = _lines().join(places, places.c.match == schema.records.c.match)
    return _entries(connection, query.where(places.c.person == person, places.c.seated.is_(True)), limit, after)


def _lines() -> Select[tuple[str, str | None, str, int]]:
    table = schema.records
    return select(table.c.id, table.c.match, table.c.game, table.c.finished_at)


def _entries(
    connection: Connection, query: Select[tuple[str, str | None, str, int]], limit: int, after: Cursor | None = None
) -> list[RecordLine]:
    table = schema.records
    rows = connection.execute(page_of(query, table.c.finished_at, table.c.id, limit, after)).mappings()
    return [RecordLine(**row) for row in rows]


# ── Imported records ──────────────────────────────────────────────────────────────────────────────


def save_import(connection: Connection, record: KeptRecord, person: str) -> None:
    """Store a record that a person has imported."""
    save_record(connection, record)
    row = {"record": record.id, "person": person, "size": len(record.body)}
    statements.add(connection, schema.imports, row)


def importer_of(connection: Connection, record: str) -> str | None:
    """The person who imported a record; None where nobody is known to have."""
    table = schema.imports
    return connection.scalar(select(table.c.person).where(table.c.record == record))


def imports_of(connection: Connection, person: str) -> list[Import]:
    """What a person has imported, newest first."""
    table, brought = schema.records, schema.imports
    columns = (table.c.id, table.c.game, table.c.finished_at.label("imported_at"), brought.c.size)
    query = select(*columns).join(brought, brought.c.record == table.c.id).where(brought.c.person == person)
    rows = connection.execute(query.order_by(table.c.finished_at.desc(), table.c.id)).mappings()
    return [Import(**row) for row in rows]


def imported_by(connection: Connection, person: str) -> tuple[int, int]:
    """How many records a person has imported, and their size in bytes."""
    table = schema.imports
    query = select(func.count(), func.coalesce(func.sum(table.c.size), 0)).where(table.c.person == person)
    number, size = connection.execute(query).one()
    return int(number), int(size)


def remove_record(connection: Connection, id: str) -> None:  # noqa: A002
    """Remove a record, with its link and what is known of its import."""
    connection.execute(delete(schema.shares).where(schema.shares.c.record == id))
    connection.execute(delete(schema.imports).where(schema.imports.c.record == id))
    connection.execute(delete(schema.records).where(schema.records.c.id == id))
