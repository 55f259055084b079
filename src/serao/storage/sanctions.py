"""Sanctions: whom the house has muted, and which persons and addresses it has banned."""

from datetime import UTC, datetime
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, or_, select

from serao.storage import schema, statements, tokens

Kind = Literal["mute", "ban", "address"]


class Sanction(msgspec.Struct, frozen=True, kw_only=True):
    """What the house forbids: `whom` is a person's id, or for `address` a network. Without `until`: for good."""

    kind: Kind
    whom: str
    at: int
    until: int | None = None
    why: str = ""

    @property
    def end(self) -> str:
        """When it is over, as people read it; empty: never."""
        return "" if self.until is None else f"{datetime.fromtimestamp(self.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"

    def holds(self, now: int) -> bool:
        """Whether it is not over yet."""
        return self.until is None or now < self.until


def impose(connection: Connection, sanction: Sanction) -> None:
    """Store a sanction, in place of one of the same kind."""
    statements.put(connection, schema.sanctions, msgspec.structs.asdict(sanction))


def lift(connection: Connection, kind: Kind, whom: str) -> bool:
    """Remove a sanction; whether there was one."""
    table = schema.sanctions
    return connection.execute(delete(table).where(table.c.kind == kind, table.c.whom == whom)).rowcount == 1


def sanctions(connection: Connection, now: int) -> list[Sanction]:
    """All that hold now, the newest first."""
    table = schema.sanctions
    query = select(table).where(or_(table.c.until.is_(None), table.c.until > now))
    rows = connection.execute(query.order_by(table.c.at.desc(), table.c.kind, table.c.whom)).mappings()
    return [Sanction(**row) for row in rows]


def enforced(connection: Connection, now: int) -> list[Sanction]:
    """All that hold now; against a person's programs as against the person."""
    return [each for held in sanctions(connection, now) for each in (held, *_of_programs(connection, held))]


def _of_programs(connection: Connection, held: Sanction) -> list[Sanction]:
    programs = tokens.programs_of(connection, held.whom) if held.kind != "address" else []
    return [msgspec.structs.replace(held, whom=program) for program in programs]
