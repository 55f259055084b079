"""The HTTP routes of accounts: claimed names, personal links, signing in, and one's sessions."""

import secrets
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.base.addresses import address_of, base_url
from serao.server.base.background import Asking
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, OPEN_TO_ALL, SessionId, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotFound, NotKnown
from serao.server.base.services import BaseServices
from serao.server.people import devices, passwords
from serao.server.people.authorisation import LEAST, Scopes, asker_of_token
from serao.server.people.expiry import link_expired, seen_since
from serao.server.people.identity import (
    Kind,
    asking_as,
    device_asking,
    must_be_known,
    new_session,
    session_id,
    token_hash,
    token_of,
)
from serao.server.people.names import refuse_name
from serao.server.people.programs import new_token
from serao.server.people.reauthentication import knows_password
from serao.server.people.second_keys import keys_of, must_have_second_key
from serao.server.people.session_routes import Me, limit_attempts, me_of, signed_in
from serao.storage import persons, sign_ins
from serao.storage.persons import Person, folded
from serao.storage.roles import role_of
from serao.table.commands import Name
from serao.table.naming import clean_name

KEY_BYTES = 32

NewPassword = Annotated[str, msgspec.Meta(min_length=passwords.SHORTEST, max_length=passwords.LONGEST)]
AnyPassword = Annotated[str, msgspec.Meta(max_length=passwords.LONGEST)]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to claim, and its password. Whoever has a password already also gives the old one."""

    name: Name
    password: NewPassword
    old: AnyPassword | None = None


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claimed name and its password. A program asks for a token instead of a cookie: `program` is its own name."""

    name: Name
    password: AnyPassword
    token: bool = False
    code: Annotated[str, msgspec.Meta(max_length=32)] = ""  # of the second key, if one is set up
    program: Name | None = None
    scopes: Scopes = LEAST


class LinkLogin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a personal link."""

    key: Annotated[str, msgspec.Meta(max_length=64)]
    token: bool = False
    program: Name | None = None
    scopes: Scopes = LEAST


class PersonalLink(msgspec.Struct, frozen=True):
    """A link that signs in whoever opens it, shown once. The key stands after the #, so no server logs it."""

    link: str


class SessionLine(msgspec.Struct, frozen=True, kw_only=True):
    """A session of a person; `current`: the one that asks."""

    id: str
    kind: Kind
    browser: str  # or the program; empty where it is not known
    system: str
    created_at: int
    seen_at: int
    current: bool


# ── Claiming a name ────────────────────────────────────────────────────────────────────────────────────


@post("/session/claim", responses=RESPONSES, status_code=200, operation_id="claim_name", security=KNOWN)
async def claim(request: AnyRequest, services: TheServices, data: JSONBody[Claim]) -> Me:
    """Claim a name, which nobody else may then use; or change one's claimed name or password."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    name = clean_name(data.name)
    if person.password is not None and not await knows_password(request, services, person, data.old or ""):
        raise Refused(reason("people-old-password"))
    await services.database.read(refuse_name, name, person)  # this spares the slow hashing; the claim itself decides
    kept = await services.background.run(asking_as(request, person), passwords.hashed, data.password)
    if not await services.database.write(lambda connection: persons.claim(connection, person.id, name, kept)):
        raise Refused(reason("people-name-taken", name=name))
    if person.password is not None:
        await end_others(request, services, person)  # whoever knew the old password must not stay signed in
    known = msgspec.structs.replace(person, name=name, claimed=persons.folded(name))
    return me_of(known, role=await services.database.read(role_of, person.id))


@post("/session/link", responses=RESPONSES, security=KNOWN)
async def make_link(request: AnyRequest, services: TheServices) -> PersonalLink:
    """Make a personal link, in place of any older one: it signs in whoever opens it."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    if (await services.database.read(keys_of, person.id)).any:
        raise Refused(reason("people-link-second-key"))
    key = secrets.token_urlsafe(KEY_BYTES)
    await services.database.write(lambda connection: store_link(connection, person.id, token_hash(key)))
    return PersonalLink(f"{base_url(request, services.config)}/me#{key}")


def store_link(connection: Connection, person: str, link: bytes) -> None:
    """Store the hash of a new personal link, whose age counts from now on."""
    persons.set_link(connection, person, link)
    sign_ins.note_link_use(connection, person, now())


@delete("/session/link", responses=RESPONSES, security=KNOWN)
async def withdraw_link(request: AnyRequest, services: TheServices) -> None:
    """Make the personal link invalid."""
    person = await must_be_known(request, services)
    await services.database.write(lambda connection: persons.set_link(connection, person.id, None))


# ── Signing in ───────────────────────────────────────────────────────────────────────────────────


@post("/login", responses=RESPONSES, opt=OPEN_TO_ALL)
async def login(request: AnyRequest, services: TheServices, data: JSONBody[Login]) -> Response[Me]:
    """Sign in by name and password, and the code of the second key where one is set up.

    A wrong name, password or code get the same answer, a wrong name and password after the same time.
    """
    limit_attempts(request, services)
    name = clean_name(data.name)
    person = await services.database.read(persons.person_claiming, name)
    known = await services.known_browsers.known(request, person.id) if person else None
    services.limits.guess(f"browser {known}" if known else f"name {folded(name)}", person is not None)
    asking = Asking(address_of(request), known is not None)
    right = await services.background.run(asking, passwords.matches, person.password if person else None, data.password)
    if person is None or not right:
        raise NotKnown(reason("people-login-wrong"))
    await must_have_second_key(services, person, data.code)
    return await sign_in(request, services, person, data)


@post("/login/link", responses=RESPONSES, opt=OPEN_TO_ALL)
async def login_by_link(request: AnyRequest, services: TheServices, data: JSONBody[LinkLogin]) -> Response[Me]:
    """Sign in by a personal link."""
    limit_attempts(request, services)
    person = await services.database.read(persons.person_by_link, token_hash(data.key))
    used_at = await services.database.read(sign_ins.link_used_at, person.id) if person else None
    if person is None or link_expired(services.config, used_at, now()):
        raise NotKnown(reason("people-link-wrong"))
    found = person
    await services.database.write(lambda connection: sign_ins.note_link_use(connection, found.id, now()))
    return await sign_in(request, services, person, data)


async def sign_in(
    request: AnyRequest, services: BaseServices, person: Person, data: Login | LinkLogin | None = None
) -> Response[Me]:
    """Start a new session of a person, or of a program that belongs to the person, unless the person is banned."""
    services.sanctions.refuse_banned(person.id)
    if data is not None and data.token:
        return await sign_program_in(services, person, data)
    device = device_asking(request)
    token = await services.database.write(
        lambda connection: new_session(connection, person.id, "browser", now(), device)
    )
    response = signed_in(services, person, token, role=await services.database.read(role_of, person.id))
    response.set_cookie(await services.known_browsers.mark(person.id))
    return response


async def sign_program_in(services: BaseServices, person: Person, data: Login | LinkLogin) -> Response[Me]:
    """Start a new session of a person's program. What it is told about is the program, not the person."""
    name = clean_name(data.program or person.name)

    def write(connection: Connection) -> tuple[str, Person]:
        token = new_token(connection, person, name, data.scopes, now())
        asker = asker_of_token(connection, token_hash(token), now(), {})
        assert asker is not None  # it has just been made
        return token, asker.acting

    token, program = await services.database.write(write)
    return signed_in(services, program, token, as_token=True)


# ── Sessions ────────────────────────────────────────────────────────────────────────


@get("/sessions", responses=RESPONSES, security=KNOWN)
async def own_sessions(request: AnyRequest, services: TheServices) -> list[SessionLine]:
    """One's sessions, the last used first."""
    person = await must_be_known(request, services)
    current = token_hash(token_of(request, services.config) or "")
    known = await services.database.read(sign_ins.devices_of, person.id)
    since = seen_since(services.config, now())
    return [
        SessionLine(
            id=session_id(each.token),
            kind=each.kind,
            browser=devices.read(known.get(each.token, "")).browser,
            system=devices.read(known.get(each.token, "")).system,
            created_at=each.created_at,
            seen_at=each.seen_at,
            current=secrets.compare_digest(each.token, current),
        )
        for each in await services.database.read(persons.sessions_of, person.id)
        if each.seen_at >= since.get(each.kind, 0)
    ]


@delete("/sessions/{session:str}", responses=RESPONSES, security=KNOWN)
async def end_session(request: AnyRequest, services: TheServices, session: SessionId) -> None:
    """End one of one's sessions, with its connections."""
    person = await must_be_known(request, services)

    def write(connection: Connection) -> None:
        found = (each for each in persons.sessions_of(connection, person.id) if session_id(each.token) == session)
        for each in found:
            persons.remove_session(connection, each.token)
            return
        raise NotFound(reason("people-no-session"))

    await services.database.write(write)
    await services.connections.dismiss_signed_out()


@delete("/sessions", responses=RESPONSES, security=KNOWN)
async def end_sessions(request: AnyRequest, services: TheServices) -> None:
    """End all of one's other sessions and the personal link."""
    await end_others(request, services, await must_be_known(request, services))


async def end_others(request: AnyRequest, services: BaseServices, person: Person) -> None:
    """End all sessions of a person but the one that asks, with their connections, and the personal link."""
    current = token_hash(token_of(request, services.config) or "")

    def write(connection: Connection) -> None:
        persons.set_link(connection, person.id, None)
        for each in persons.sessions_of(connection, person.id):
            if each.token != current:
                persons.remove_session(connection, each.token)

    await services.database.write(write)
    await services.connections.dismiss_signed_out()


account_routes = Router(
    "/api",
    route_handlers=[
        claim,
        make_link,
        withdraw_link,
        login,
        login_by_link,
        own_sessions,
        end_session,
        end_sessions,
    ],
    tags=["people"],
)
