"""Persons in storage: names, sessions, friends, settings, push subscriptions and sent notices."""

import json
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from serao.storage import names_claimed, schema, statements
from serao.table.events import Kind

CONFIRMING = "confirm "
ONE_CODE_IN = 10 * 60 * 1000  # how often an address may be sent a code, whoever asks
AT_ONCE = 5000  # a statement takes only so many parameters


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person, guest or not. `claimed` is the folded name if it is claimed, `settings` a JSON text.

    A person may be a program: somebody's, its `owner`'s, or one that came by itself.
    """

    id: str
    name: str
    created_at: int
    claimed: str | None = None
    password: str | None = None
    link: bytes | None = None
    settings: str = "{}"
    program: bool = False
    owner: str | None = None


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A session: a browser or bot that acts for a person. `token` is the SHA-256 of its token."""

    token: bytes
    person: str
    kind: Literal["browser", "bot"] = "browser"
    created_at: int
    seen_at: int


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser's subscription to Web Push. `keys` is a JSON text."""

    person: str
    endpoint: str
    keys: str


def kind_of(person: Person) -> Kind:
    """Who somebody is: a program, a member with a claimed name, or a guest."""
    if person.program:
        return "program"
    return "guest" if person.claimed is None else "member"


def folded(name: str) -> str:
    """A name in the form in which names are compared: two names are the same if their folded forms are equal."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def add_person(connection: Connection, person: Person) -> None:
    """Store a new person."""
    columns = msgspec.structs.asdict(person)
    program, owner = columns.pop("program"), columns.pop("owner")
    connection.execute(insert(schema.persons).values(**columns))
    if program:
        connection.execute(insert(schema.programs).values(person=person.id, owner=owner))


def person(connection: Connection, id: str) -> Person | None:  # noqa: A002 - it is called so everywhere
    """The person with that id."""
    return _find(connection, schema.persons.c.id == id)


def person_claiming(connection: Connection, name: str) -> Person | None:
    """The person who has claimed that name, however it is spelt."""
    return _find(connection, schema.persons.c.claimed == folded(name))


def person_by_link(connection: Connection, link: bytes) -> Person | None:
    """The person whose personal link has a key with that SHA-256."""
    return _find(connection, schema.persons.c.link == link)


def person_of_session(connection: Connection, token: bytes) -> Person | None:
    """The person for whom the session acts whose token has that SHA-256."""
    sessions = schema.sessions
    whose = select(sessions.c.person).where(sessions.c.token == token).scalar_subquery()
    return _find(connection, schema.persons.c.id == whose)


def persons(connection: Connection, ids: Iterable[str]) -> dict[str, Person]:
    """These persons, as far as they are here."""
    return {found.id: found for found in _found(connection, schema.persons.c.id.in_(list(ids)))}


def _find(connection: Connection, condition: ColumnElement[bool]) -> Person | None:
    return next(_found(connection, condition), None)


def _found(connection: Connection, condition: ColumnElement[bool]) -> Iterator[Person]:
    table, programs = schema.persons, schema.programs
    program = programs.c.person.is_not(None).label("program")
    query = select(table, program, programs.c.owner).outerjoin(programs, programs.c.person == table.c.id)
    for row in connection.execute(query.where(condition)).mappings().all():
        yield Person(**{**row, "program": bool(row["program"])})


def names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The names of these persons."""
    table = schema.persons
    rows = connection.execute(select(table.c.id, table.c.name).where(table.c.id.in_(list(ids))))
    return {row.id: row.name for row in rows}


def rename(connection: Connection, person: str, name: str) -> None:
    """Change the name that is shown; a claimed name stays claimed."""
    _change(connection, person, name=name)


def claim(connection: Connection, person: str, name: str, password: str) -> bool:
    """Claim a name for a person, with a password's hash. False if another person has one that looks the same."""
    try:
        with connection.begin_nested():
            names_claimed.protect(connection, person, name, folded(name))
            _change(connection, person, name=name, claimed=folded(name), password=password)
    except IntegrityError:
        return False
    return True


def set_link(connection: Connection, person: str, link: bytes | None) -> None:
    """Store the hash of a person's new personal link, or None; the old link becomes invalid."""
    _change(connection, person, link=link)


def load_settings(connection: Connection, person: str) -> str:
    """A person's settings, a JSON text."""
    return connection.scalar(select(schema.persons.c.settings).where(schema.persons.c.id == person)) or "{}"


def save_settings(connection: Connection, person: str, settings: str) -> None:
    """Store a person's settings, a JSON text."""
    _change(connection, person, settings=settings)


def _change(connection: Connection, person: str, **columns: Any) -> None:
    connection.execute(update(schema.persons).where(schema.persons.c.id == person).values(**columns))


def add_session(connection: Connection, session: Session) -> None:
    """Store a new session."""
    connection.execute(insert(schema.sessions).values(**msgspec.structs.asdict(session)))


def session(connection: Connection, token: bytes) -> Session | None:
    """The session whose token has that SHA-256."""
    query = select(schema.sessions).where(schema.sessions.c.token == token)
    row = connection.execute(query).mappings().first()
    return Session(**row) if row else None


def sessions_of(connection: Connection, person: str) -> list[Session]:
    """The sessions of a person, the last used first."""
    table = schema.sessions
    query = select(table).where(table.c.person == person).order_by(table.c.seen_at.desc(), table.c.token)
    return [Session(**row) for row in connection.execute(query).mappings()]


def sessions_there(connection: Connection, tokens: Iterable[bytes]) -> set[bytes]:
    """Those of these sessions that have not ended."""
    table, wanted = schema.sessions, list(tokens)
    parts = (wanted[begin : begin + AT_ONCE] for begin in range(0, len(wanted), AT_ONCE))
    queries = (select(table.c.token).where(table.c.token.in_(part)) for part in parts)
    return {bytes(token) for query in queries for token in connection.scalars(query)}


def touch_session(connection: Connection, token: bytes, seen_at: int, after: int = 0) -> None:
    """Store that a session was used, unless that was stored less than `after` milliseconds ago."""
    table = schema.sessions
    stale = (table.c.token == token) & (table.c.seen_at < seen_at - after)
    connection.execute(update(table).where(stale).values(seen_at=seen_at))


def remove_session(connection: Connection, token: bytes) -> None:
    """End a session."""
    for table in (schema.sessions, schema.devices, schema.tokens):
        connection.execute(delete(table).where(table.c.token == token))


def add_friend(connection: Connection, person: str, friend: str) -> None:
    """Add a friend of a person; friendship in the other direction is separate."""
    statements.add(connection, schema.friends, {"person": person, "friend": friend})


def remove_friend(connection: Connection, person: str, friend: str) -> None:
    """Remove a friend."""
    table = schema.friends
    connection.execute(delete(table).where(table.c.person == person, table.c.friend == friend))


def friends_of(connection: Connection, person: str) -> list[str]:
    """The friends that a person has added, in order of their ids."""
    table = schema.friends
    return list(connection.scalars(select(table.c.friend).where(table.c.person == person).order_by(table.c.friend)))


def add_subscription(connection: Connection, subscription: Subscription) -> None:
    """Add a subscription, or change its keys."""
    statements.put(connection, schema.subscriptions, msgspec.structs.asdict(subscription))


def remove_subscription(connection: Connection, person: str, endpoint: str) -> None:
    """Remove a subscription."""
    table = schema.subscriptions
    connection.execute(delete(table).where(table.c.person == person, table.c.endpoint == endpoint))


def subscriptions_of(connection: Connection, person: str) -> list[Subscription]:
    """The subscriptions of a person."""
    table = schema.subscriptions
    query = select(table).where(table.c.person == person).order_by(table.c.endpoint)
    return [Subscription(**row) for row in connection.execute(query).mappings()]


def noticed(connection: Connection, match: str, seq: int, person: str) -> bool:
    """True the first time only: the process that gets True sends the notice of that move to that person.

    Only the newest notice of a match and person is stored; an older one is never sent after it.
    """
    table = schema.notices
    own = (table.c.match == match) & (table.c.person == person)
    if connection.scalar(select(table.c.seq).where(own, table.c.seq > seq).limit(1)) is not None:
        return False
    if not statements.add(connection, table, {"match": match, "seq": seq, "person": person}):
        return False
    connection.execute(delete(table).where(own, table.c.seq < seq))
    return True


def confirmation(email: str) -> str:
    """What stands in place of a match in the notice that a code was sent to an address."""
    return CONFIRMING + sha256(email.casefold().encode()).hexdigest()


def confirming(connection: Connection, email: str, now: int) -> bool:
    """True for the first code that is sent to an address in a while, whoever asks."""
    return noticed(connection, confirmation(email), now // ONE_CODE_IN, "")


def remove_old_confirmations(connection: Connection, now: int) -> None:
    """Remove the notices of codes that were sent so long ago that another may be."""
    table = schema.notices
    old = table.c.match.startswith(CONFIRMING) & (table.c.seq < now // ONE_CODE_IN)
    connection.execute(delete(table).where(old))


def forget_confirmation(connection: Connection, person: str) -> None:
    """Remove the notice that a code was sent to a person's confirmed address.

    Of an address that nobody has confirmed it stays for its minutes: whoever comes, names the address of somebody
    else and leaves for good must not have written there again and again.
    """
    notices = json.loads(load_settings(connection, person)).get("notices", {})
    if notices.get("confirmed") and notices.get("email"):
        forget_notices(connection, confirmation(notices["email"]))


def forget_notices(connection: Connection, match: str) -> None:
    """Remove the notices of a match that is over."""
    connection.execute(delete(schema.notices).where(schema.notices.c.match == match))
