"""The audit log: what those in charge of the house did, one line an act. Lines are added, never changed."""

import secrets
from typing import Literal

import msgspec
from sqlalchemy import Connection, insert, select

from serao.storage import schema

Act = Literal[
    "name-owner",
    "name-moderator",
    "dismiss-moderator",
    "mute",
    "unmute",
    "ban",
    "unban",
    "ban-address",
    "unban-address",
    "close",
    "hand-over",
    "stand-up",
    "dismiss-report",
    "act-on-report",
    "delete-person",
    "reset-password",
]


class AuditEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One act: when, by whom (None: by the command line), what, to whom, at which table, why."""

    at: int
    by: str | None
    act: Act
    whom: str | None = None
    match: str | None = None
    why: str = ""


def add_line(connection: Connection, line: AuditEntry) -> None:
    """Write a line."""
    row = msgspec.structs.asdict(line) | {"id": secrets.token_hex(12)}
    connection.execute(insert(schema.audit).values(**row))


def lines(connection: Connection, limit: int, before: int | None = None) -> list[AuditEntry]:
    """The newest lines, or the newest before a time; newest first."""
    table = schema.audit
    query = select(*(table.c[name] for name in AuditEntry.__struct_fields__)).order_by(table.c.at.desc(), table.c.id)
    if before is not None:
        query = query.where(table.c.at < before)
    return [AuditEntry(**row) for row in connection.execute(query.limit(limit)).mappings()]


def tables_changed(connection: Connection, limit: int) -> list[str]:
    """The tables that the newest acts were about; other processes look there for entries that they have not seen."""
    table = schema.audit
    query = select(table.c.match).where(table.c.match.is_not(None)).order_by(table.c.at.desc()).limit(limit)
    return list(dict.fromkeys(connection.scalars(query)))


def people_deleted(connection: Connection, limit: int) -> set[str]:
    """The people who were deleted last; other processes look after the tables that they were at."""
    table = schema.audit
    deleted = select(table.c.whom).where(table.c.act == "delete-person")
    return set(connection.scalars(deleted.order_by(table.c.at.desc()).limit(limit)))
