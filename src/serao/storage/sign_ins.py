"""How people are signed in: devices, the age of sessions and personal links, and links that reset a password."""

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, delete, select, update

from serao.storage import persons, schema, statements
from serao.storage.persons import Person

RESET_LASTS = 60 * 60 * 1000


class Reset(msgspec.Struct, frozen=True, kw_only=True):
    """A link with which a person sets a new password, once. `key` is the SHA-256 of its key."""

    key: bytes
    person: str
    until: int


def person_signed_in(connection: Connection, token: bytes, seen_since: Mapping[str, int]) -> Person | None:
    """The person for whom a session acts, unless it was last used before the time that is given for its kind."""
    session = persons.session(connection, token)
    if session is None or session.seen_at < seen_since.get(session.kind, 0):
        return None
    return persons.person(connection, session.person)


def note_device(connection: Connection, token: bytes, person: str, device: str) -> None:
    """Store on which device a session began."""
    statements.put(connection, schema.devices, {"token": token, "person": person, "device": device})


def devices_of(connection: Connection, person: str) -> dict[bytes, str]:
    """The devices of a person's sessions, by the hash of the session's token."""
    table = schema.devices
    rows = connection.execute(select(table.c.token, table.c.device).where(table.c.person == person))
    return {bytes(row.token): row.device for row in rows}


def end_expired(connection: Connection, seen_before: Mapping[str, int]) -> int:
    """End the sessions of each kind that were last used before a time; how many."""
    table, ended = schema.sessions, 0
    for kind, before in seen_before.items():
        ended += connection.execute(delete(table).where(table.c.kind == kind, table.c.seen_at < before)).rowcount
    tokens = select(table.c.token)
    connection.execute(delete(schema.devices).where(schema.devices.c.token.not_in(tokens)))
    return ended


# ── Personal links ────────────────────────────────────────────────────────────────────────────────


def note_link_use(connection: Connection, person: str, now: int) -> None:
    """Store that a personal link was used, or made."""
    statements.put(connection, schema.link_uses, {"person": person, "used_at": now})


def link_used_at(connection: Connection, person: str) -> int | None:
    """When a personal link was last used, or made; None if that was never counted."""
    return connection.scalar(select(schema.link_uses.c.used_at).where(schema.link_uses.c.person == person))


def end_expired_links(connection: Connection, before: int) -> None:
    """Make the personal links invalid that were last used before a time."""
    uses, people = schema.link_uses, schema.persons
    old = select(uses.c.person).where(uses.c.used_at < before)
    connection.execute(update(people).where(people.c.id.in_(old)).values(link=None))
    connection.execute(delete(uses).where(uses.c.used_at < before))


def count_old_links(connection: Connection, now: int) -> None:
    """Begin to count the age of personal links that were made before it was counted."""
    uses, people = schema.link_uses, schema.persons
    counted = select(uses.c.person)
    for person in connection.scalars(
        select(people.c.id).where(people.c.link.is_not(None), people.c.id.not_in(counted))
    ):
        statements.add(connection, uses, {"person": person, "used_at": now})


# ── Resets ────────────────────────────────────────────────────────────────────────────────────────


def add_reset(connection: Connection, reset: Reset) -> None:
    """Store a link that resets a password; older ones of the same person become invalid."""
    table = schema.resets
    connection.execute(delete(table).where(table.c.person == reset.person))
    statements.add(connection, table, msgspec.structs.asdict(reset))


def use_reset(connection: Connection, key: bytes, password: str, now: int) -> Person | None:
    """Set a new password by a link that has not been used: all sessions and the personal link end. None: not valid."""
    table = schema.resets
    person = connection.scalar(delete(table).where(table.c.key == key, table.c.until >= now).returning(table.c.person))
    found = persons.person(connection, person) if person is not None else None
    if found is None:
        return None
    people = schema.persons
    connection.execute(update(people).where(people.c.id == found.id).values(password=password, link=None))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person == found.id))
    connection.execute(delete(schema.devices).where(schema.devices.c.person == found.id))
    return found


def remove_old_resets(connection: Connection, now: int) -> None:
    """Remove the reset links whose time is over."""
    connection.execute(delete(schema.resets).where(schema.resets.c.until < now))
