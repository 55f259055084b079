"""Values of the whole server, such as the key that it signs its notices with."""

from sqlalchemy import Connection, select

from serao.storage import schema, statements


def house_value(connection: Connection, key: str) -> str | None:
    """The value stored under a key."""
    return connection.scalar(select(schema.settings.c.value).where(schema.settings.c.key == key))


def keep_house_value(connection: Connection, key: str, value: str) -> None:
    """Store a value under a key, in place of the one before."""
    statements.put(connection, schema.settings, {"key": key, "value": value})


def house_value_or(connection: Connection, key: str, value: str) -> str:
    """The value stored under a key; if there is none, store this one. Two processes get the same value."""
    if statements.add(connection, schema.settings, {"key": key, "value": value}):
        return value
    return house_value(connection, key) or value
