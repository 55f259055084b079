"""Whom a person ignores: muted, their chat is not shown; blocked, they do not come to the person's tables either."""

from collections.abc import Collection, Iterable

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


def stop_ignoring(connection: Connection, person: str, other: str) -> None:
    """Ignore somebody no more."""
    table = schema.ignored
    connection.execute(delete(table).where(table.c.person == person, table.c.other == other))


def ignored_by(connection: Connection, person: str) -> list[Ignored]:
    """Everybody whom a person ignores, in order of their ids."""
    table = schema.ignored
    query = select(table).where(table.c.person == person).order_by(table.c.other)
    return [Ignored(**row) for row in connection.execute(query).mappings()]


def at_odds(connection: Connection, people: Collection[str]) -> set[frozenset[str]]:
    """The pairs among some persons of whom one has blocked the other."""
    table, among = schema.ignored, list(people)
    query = select(table.c.person, table.c.other).where(table.c.person.in_(among), table.c.other.in_(among))
    return {frozenset(pair) for pair in connection.execute(query.where(table.c.blocked.is_(True)))}


def blocking(connection: Connection, other: str, among: Iterable[str]) -> set[str]:
    """Those among some persons who have blocked somebody."""
    table = schema.ignored
    query = select(table.c.person).where(table.c.other == other, table.c.blocked.is_(True))
    return set(connection.scalars(query)) & set(among)
