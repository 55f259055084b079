"""The links with which somebody becomes a member of a house: each is good once, and not for ever."""

from sqlalchemy import Connection, delete, select

from serao.storage import schema, statements

GOOD_FOR = 14 * 24 * 60 * 60 * 1000  # milliseconds: a fortnight


def add_house_invite(connection: Connection, key: bytes, now: int) -> None:
    """Store the SHA-256 of a link's key, and remove those that are too old."""
    connection.execute(delete(schema.house_invites).where(schema.house_invites.c.made_at <= now - GOOD_FOR))
    statements.add(connection, schema.house_invites, {"key": key, "made_at": now})


def is_house_invite(connection: Connection, key: bytes, now: int) -> bool:
    """Whether there is a link that has a key with that SHA-256 and is still good."""
    made_at = connection.scalar(select(schema.house_invites.c.made_at).where(schema.house_invites.c.key == key))
    return made_at is not None and made_at > now - GOOD_FOR


def use_house_invite(connection: Connection, key: bytes, now: int) -> bool:
    """Use a link up; False if it is not good any more. Of two who try at once, one gets True."""
    if not is_house_invite(connection, key, now):
        return False
    return connection.execute(delete(schema.house_invites).where(schema.house_invites.c.key == key)).rowcount == 1
