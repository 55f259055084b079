"""Who is asking: a browser shows its cookie, a program its token. Only the hash of either is stored."""

import secrets
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Literal

from litestar.datastructures import Cookie
from sqlalchemy import Connection

from serao.engine.problem import reason
from serao.server.base.addresses import address_of
from serao.server.base.background import Asking
from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.server.base.connection_types import AnyConnection
from serao.server.base.ids import new_id
from serao.server.base.problems import NotKnown
from serao.server.base.services import BaseServices
from serao.server.people import devices
from serao.server.people.authorisation import FOR_ACCOUNT, KEPT, Asker, find_asker
from serao.server.people.expiry import cookie_age
from serao.storage import persons, sign_ins
from serao.storage.persons import Person, Session
from serao.storage.trouble import StorageDown
from serao.table.decide import Who

COOKIE, SECURE_COOKIE = "serao", "__Host-serao"  # with this prefix browsers take it from this host only
HOUR = 60 * 60 * 1000

Kind = Literal["browser", "bot"]


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
    """The person that a connection acts for; None for a stranger. Banned: who is banned is refused everything.

    A program acts for its owner where the account is concerned, and is itself everywhere else.
    """
    asker = await asker_asking(connection, services)
    if asker is None:
        return None
    return asker.account if connection.scope["state"].get(FOR_ACCOUNT) else asker.acting


async def asker_asking(connection: AnyConnection, services: BaseServices) -> Asker | None:
    """Who asks, and what they may do; None for a stranger. Banned: who is banned, and the programs of who is."""
    asker = await asker_shown(connection, services)
    for each in (asker.account, asker.acting) if asker is not None else ():
        services.sanctions.refuse_banned(each.id)
    return asker


async def person_shown(connection: AnyConnection, services: BaseServices) -> Person | None:
    """The person whose token a connection shows, banned or not; a program's is its owner's."""
    asker = await asker_shown(connection, services)
    return None if asker is None else asker.account


async def asker_shown(connection: AnyConnection, services: BaseServices) -> Asker | None:
    """Who asks, banned or not; None for a stranger."""
    state = connection.scope.setdefault("state", {})
    if KEPT not in state:
        token = token_of(connection, services.config)
        state[KEPT] = await find_asker(services, token_hash(token) if token else None)
    found: Asker | None = state[KEPT]
    return found


async def who_asking(connection: AnyConnection, services: BaseServices) -> Who:
    """Who asks, as a table knows them; NotKnown for a stranger."""
    return (await must_ask(connection, services)).who


async def must_ask(connection: AnyConnection, services: BaseServices) -> Asker:
    """Who asks, and what they may do; NotKnown for a stranger."""
    asker = await asker_asking(connection, services)
    if asker is None:
        raise NotKnown(reason("server-no-name"))
    return asker


async def must_be_known(connection: AnyConnection, services: BaseServices) -> Person:
    """The person that a connection acts for; NotKnown for a stranger."""
    person = await person_asking(connection, services)
    if person is None:
        raise NotKnown(reason("server-no-name"))
    return person


def is_member(person: Person | None) -> bool:
    """Whether somebody has a claimed name, which is what makes a member of a house for members."""
    return person is not None and person.claimed is not None


def asking_as(connection: AnyConnection, person: Person | None) -> Asking:
    """Whom a long computation is for: members take turns with members, everybody else with those of other addresses."""
    return Asking(address_of(connection), is_member(person))


async def may_come_in(connection: AnyConnection, services: BaseServices) -> bool:
    """Whether the house is open to a connection: always, unless it is for members only."""
    return not services.config.members_only or is_member(await account_asking(connection, services))


async def account_asking(connection: AnyConnection, services: BaseServices) -> Person | None:
    """The person whose session a connection shows: a program's is its owner's."""
    asker = await asker_asking(connection, services)
    return None if asker is None else asker.account


async def touch_session(connection: AnyConnection, services: BaseServices) -> None:
    """Store that a session is in use, at most once an hour; whoever only looks does not need it to be stored."""
    token = token_of(connection, services.config)
    if token is None:
        return
    with suppress(StorageDown):
        await services.database.write(
            partial(persons.touch_session, token=token_hash(token), seen_at=now(), after=HOUR)
        )


def new_person(name: str, now: int, program: bool = False, owner: str | None = None) -> Person:
    """A new guest of that name, or a program."""
    return Person(id=new_id(12), name=name, created_at=now, program=program, owner=owner)


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
