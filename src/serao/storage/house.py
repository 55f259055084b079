"""Values of the whole house, such as the key it signs its notices with."""

from sqlalchemy import Connection, select

from serao.storage import schema, statements


def house_value(connection: Connection, key: str) -> str | None:
    """What the house keeps under a key."""
    return connection.scalar(select(schema.settings.c.value).where(schema.settings.c.key == key))


def keep_house_value(connection: Connection, key: str, value: str) -> None:
    """Keep a value under a key, in place of what was there."""
    statements.put(connection, schema.settings, {"key": key, "value": value})


def house_value_or(connection: Connection, key: str, value: str) -> str:
    """What the house keeps under a key, and if nothing, from now on this: two processes agree on one value."""
    if statements.add(connection, schema.settings, {"key": key, "value": value}):
        return value
    return house_value(connection, key) or value
