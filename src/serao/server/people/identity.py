"""Who is asking: a browser shows its cookie, a program its token. Only the hash of either is stored."""

import secrets
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Any, Literal

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.server.base.ids import new_id
from serao.server.base.problems import NotKnown
from serao.server.base.services import BaseServices
from serao.server.people import devices
from serao.server.people.expiry import cookie_age, seen_since
from serao.storage import persons, sign_ins
from serao.storage.persons import Person, Session
from serao.storage.trouble import StorageDown
from serao.table.commands import AnyCommand, Sit
from serao.table.decide import clean

COOKIE, SECURE_COOKIE = "serao", "__Host-serao"  # with this prefix browsers take it from this host only
HOUR = 60 * 60 * 1000

Kind = Literal["browser", "bot"]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def token_hash(token: str) -> bytes:
    """The hash of a token, which is all that is stored of it."""
    return sha256(token.encode()).digest()


def cookie_name(config: Config) -> str:
    """The name of the session's cookie."""
    return SECURE_COOKIE if config.secure else COOKIE


def token_of(connection: AnyConnection, config: Config) -> str | None:
    """The token that a connection shows, in its header or its cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip() or None
    return connection.cookies.get(cookie_name(config))


async def person_asking(connection: AnyConnection, services: BaseServices) -> Person | None:
    """The person that a connection acts for; None for a stranger. Banned: who is banned is refused everything."""
    person = await person_shown(connection, services)
    if person is not None:
        services.sanctions.refuse_banned(person.id)
    return person


async def person_shown(connection: AnyConnection, services: BaseServices) -> Person | None:
    """The person whose token a connection shows, banned or not."""
    token = token_of(connection, services.config)
    if token is None:
        return None
    since = seen_since(services.config, now())
    return await services.database.read(sign_ins.person_signed_in, token_hash(token), since)


async def must_be_known(connection: AnyConnection, services: BaseServices) -> Person:
    """The person that a connection acts for; NotKnown for a stranger."""
    person = await person_asking(connection, services)
    if person is None:
        raise NotKnown(reason("server-no-name"))
    return person


def is_member(person: Person | None) -> bool:
    """Whether somebody has a claimed name, which is what makes a member of a house for members."""
    return person is not None and person.claimed is not None


async def may_come_in(connection: AnyConnection, services: BaseServices) -> bool:
    """Whether the house is open to a connection: always, unless it is for members only."""
    return not services.config.members_only or is_member(await person_asking(connection, services))


async def touch_session(connection: AnyConnection, services: BaseServices) -> None:
    """Store that a session is in use, at most once an hour; whoever only looks does not need it to be stored."""
    token = token_of(connection, services.config)
    if token is None:
        return
    with suppress(StorageDown):
        await services.database.write(
            partial(persons.touch_session, token=token_hash(token), seen_at=now(), after=HOUR)
        )


def refuse_claimed(connection: Connection, name: str, person: str) -> None:
    """Refuse a name that another person has claimed."""
    found = persons.person_claiming(connection, name)
    if found is not None and found.id != person:
        raise Refused(reason("people-name-taken", name=name))


async def refuse_borrowed(services: BaseServices, person: str, command: AnyCommand) -> None:
    """Refuse to seat a person under a name that another person has claimed."""
    if isinstance(command, Sit) and command.name is not None:
        await services.database.read(refuse_claimed, clean(command.name), person)


def new_person(name: str, now: int) -> Person:
    """A new guest of that name."""
    return Person(id=new_id(12), name=name, created_at=now)


def device_asking(connection: AnyConnection) -> str:
    """The device that a connection comes from, in a few words."""
    return devices.written(devices.device_of(connection.headers.get("user-agent", "")))


def new_session(connection: Connection, person: str, kind: Kind, now: int, device: str = "") -> str:
    """Start a session of a person; its token, of which only the hash is stored."""
    token = secrets.token_urlsafe(32)
    hashed = token_hash(token)
    persons.add_session(connection, Session(token=hashed, person=person, kind=kind, created_at=now, seen_at=now))
    sign_ins.note_device(connection, hashed, person, device)
    return token


def session_id(hashed: bytes) -> str:
    """What a session is called when it is listed; from it nobody finds the token or its hash."""
    return sha256(b"serao session 1\n" + hashed).hexdigest()[:24]


def session_cookie(config: Config, token: str) -> Cookie:
    """The cookie of a session: hidden from scripts and other sites, and sent over TLS only where there is TLS."""
    return Cookie(
        key=cookie_name(config),
        value=token,
        httponly=True,
        samesite="lax",
        secure=config.secure,
        path="/",
        max_age=cookie_age(config),
    )
