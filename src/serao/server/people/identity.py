"""Who is asking: a browser by its cookie, a program by its token. Only hashes of either are kept."""

import secrets
from functools import partial
from hashlib import sha256
from typing import Any, Literal

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.clock import now
from serao.server.config import Config
from serao.server.ids import new_id
from serao.server.problems import NotKnown
from serao.server.services import Services
from serao.storage import persons
from serao.storage.persons import Person, Session
from serao.table.commands import AnyCommand, Sit
from serao.table.decide import clean

COOKIE, SECURE_COOKIE = "serao", "__Host-serao"  # the prefix lets browsers refuse it from a neighbouring host
HOUR = 60 * 60 * 1000
YEAR = 365 * 24 * 60 * 60

Kind = Literal["browser", "bot"]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def token_hash(token: str) -> bytes:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).digest()


def cookie_name(config: Config) -> str:
    """What the session's cookie is called."""
    return SECURE_COOKIE if config.secure else COOKIE


def token_of(connection: AnyConnection, config: Config) -> str | None:
    """The token a connection carries."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip() or None
    return connection.cookies.get(cookie_name(config))


async def person_asking(connection: AnyConnection, services: Services) -> Person | None:
    """The person behind a connection; None for a stranger."""
    token = token_of(connection, services.config)
    if token is None:
        return None
    return await services.database.read(persons.person_of_session, token_hash(token))


async def must_be_known(connection: AnyConnection, services: Services) -> Person:
    """The person behind a connection; a stranger is asked for a name first."""
    person = await person_asking(connection, services)
    if person is None:
        raise NotKnown(reason("server-no-name"))
    return person


async def seen(connection: AnyConnection, services: Services) -> None:
    """Write down that a session is in use, now and then."""
    token = token_of(connection, services.config)
    if token is not None:
        await services.database.write(
            partial(persons.touch_session, token=token_hash(token), seen_at=now(), after=HOUR)
        )


def refuse_claimed(connection: Connection, name: str, person: str) -> None:
    """A claimed name is borne by one person only."""
    found = persons.person_claiming(connection, name)
    if found is not None and found.id != person:
        raise Refused(reason("people-name-taken", name=name))


async def refuse_borrowed(services: Services, person: str, command: AnyCommand) -> None:
    """Nobody sits down under a name that somebody else has claimed."""
    if isinstance(command, Sit) and command.name is not None:
        await services.database.read(refuse_claimed, clean(command.name), person)


def new_person(name: str, now: int) -> Person:
    """A guest: a name is all it takes."""
    return Person(id=new_id(12), name=name, created_at=now)


def new_session(connection: Connection, person: str, kind: Kind, now: int) -> str:
    """A new session of a person; the token is told once and not kept."""
    token = secrets.token_urlsafe(32)
    persons.add_session(
        connection, Session(token=token_hash(token), person=person, kind=kind, created_at=now, seen_at=now)
    )
    return token


def session_cookie(config: Config, token: str) -> Cookie:
    """The cookie of a session: not for scripts, not from other sites, only under TLS where there is TLS."""
    return Cookie(
        key=cookie_name(config),
        value=token,
        httponly=True,
        samesite="lax",
        secure=config.secure,
        path="/",
        max_age=YEAR,
    )
