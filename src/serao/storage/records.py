"""Records of finished games in storage, played here or imported."""

import msgspec
from sqlalchemy import Connection, Select, select

from serao.storage import schema, statements


class KeptRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record file, and the match it comes from; None if it was imported."""

    id: str
    match: str | None = None
    game: str
    finished_at: int
    body: bytes


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A line in the list of records."""

    id: str
    match: str | None
    game: str
    finished_at: int


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


def records_of_game(connection: Connection, game: str, limit: int) -> list[Entry]:
    """The records of a game, newest first."""
    return _entries(connection, _lines().where(schema.records.c.game == game), limit)


def records_of_person(connection: Connection, person: str, limit: int) -> list[Entry]:
    """The records of the matches a person sat at, newest first."""
    places = schema.places
    query = _lines().join(places, places.c.match == schema.records.c.match)
    return _entries(connection, query.where(places.c.person == person, places.c.seated.is_(True)), limit)


def _lines() -> Select[tuple[str, str | None, str, int]]:
    table = schema.records
    return select(table.c.id, table.c.match, table.c.game, table.c.finished_at)


def _entries(connection: Connection, query: Select[tuple[str, str | None, str, int]], limit: int) -> list[Entry]:
    table = schema.records
    rows = connection.execute(query.order_by(table.c.finished_at.desc(), table.c.id).limit(limit)).mappings()
    return [Entry(**row) for row in rows]
