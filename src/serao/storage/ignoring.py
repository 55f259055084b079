"""Whom a person ignores: muted, their chat is not shown; blocked, they do not come to the person's tables either."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, select

from serao.storage import schema, statements


class Ignored(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom a person has muted or blocked."""

    person: str
    other: str
    blocked: bool


def ignore(connection: Connection, ignored: Ignored) -> None:
    """Mute or block somebody, in place of what was there."""
    statements.put(connection, schema.ignored, msgspec.structs.asdict(ignored))


def heed(connection: Connection, person: str, other: str) -> None:
    """Ignore somebody no more."""
    table = schema.ignored
    connection.execute(delete(table).where(table.c.person == person, table.c.other == other))


def ignored_by(connection: Connection, person: str) -> list[Ignored]:
    """Everybody whom a person ignores, in order of their ids."""
    table = schema.ignored
    query = select(table).where(table.c.person == person).order_by(table.c.other)
    return [Ignored(**row) for row in connection.execute(query).mappings()]


def blocking(connection: Connection, other: str, among: Iterable[str]) -> set[str]:
    """Those among some persons who have blocked somebody."""
    table = schema.ignored
    query = select(table.c.person).where(table.c.other == other, table.c.blocked.is_(True))
    return set(connection.scalars(query)) & set(among)
