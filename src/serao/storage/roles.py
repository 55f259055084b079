"""Who is in charge of the house: one owner, and moderators whom the owner has named."""

from typing import Literal

from sqlalchemy import Connection, delete, select

from serao.storage import schema, statements

Role = Literal["owner", "moderator"]


def role_of(connection: Connection, person: str) -> Role | None:
    """What a person may do in the house beyond what everybody may."""
    return connection.scalar(select(schema.roles.c.role).where(schema.roles.c.person == person))


def roles(connection: Connection) -> dict[str, Role]:
    """Everybody who is in charge."""
    return {row.person: row.role for row in connection.execute(select(schema.roles))}


def owner(connection: Connection) -> str | None:
    """The person who owns the house."""
    return connection.scalar(select(schema.roles.c.person).where(schema.roles.c.role == "owner").limit(1))


def set_role(connection: Connection, person: str, role: Role | None) -> None:
    """Give a person a role, or take it away. There is one owner: the one before has no role any more."""
    table = schema.roles
    if role == "owner":
        connection.execute(delete(table).where(table.c.role == "owner"))
    if role is None:
        connection.execute(delete(table).where(table.c.person == person))
    else:
        statements.put(connection, table, {"person": person, "role": role})
