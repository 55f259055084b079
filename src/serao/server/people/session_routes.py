"""The HTTP routes of sessions: come as a guest, ask who one is, rename oneself, sign out."""

from typing import Any

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody

from serao.server.base.addresses import address_of
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, KNOWN, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.services import BaseServices
from serao.server.people.authorisation import LEAST, Scopes
from serao.server.people.identity import (
    cookie_name,
    device_asking,
    must_be_known,
    new_person,
    new_session,
    person_shown,
    session_cookie,
    token_hash,
    token_of,
    touch_session,
)
from serao.server.people.names import refuse_name
from serao.server.people.programs import new_token
from serao.storage import persons
from serao.storage.persons import Person, kind_of
from serao.storage.roles import Role, role_of
from serao.table.commands import Name
from serao.table.events import Kind
from serao.table.naming import clean_name


class Newcomer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a new guest. A program asks for a token instead of a cookie, and says what it is to be good for."""

    name: Name
    token: bool = False
    scopes: Scopes = LEAST


class Renamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for oneself."""

    name: Name


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person who asks. `token` is shown once, to a program that asked for one. `role`: of those in charge."""

    id: str
    name: str
    claimed: bool
    kind: Kind
    token: str | None = None
    role: Role | None = None


def me_of(person: Person, token: str | None = None, role: Role | None = None) -> Me:
    """What a person is told about itself."""
    return Me(
        id=person.id,
        name=person.name,
        claimed=person.claimed is not None,
        kind=kind_of(person),
        token=token,
        role=role,
    )


def limit_attempts(request: AnyRequest, services: BaseServices) -> None:
    """Count what could be used to guess a secret or to flood the server; TooMany when it is too much."""
    services.limits.sign_in(address_of(request))


@post("/session", responses=RESPONSES)
async def new_guest(request: AnyRequest, services: TheServices, data: JSONBody[Newcomer]) -> Response[Me]:
    """Come as a new guest."""
    services.limits.come(address_of(request))
    person = new_person(clean_name(data.name), now(), program=data.token)

    def write(connection: Any) -> str:
        refuse_name(connection, person.name, person)
        persons.add_person(connection, person)
        if data.token:
            return new_token(connection, person, person.name, data.scopes, now())
        return new_session(connection, person.id, "browser", now(), device_asking(request))

    return signed_in(services, person, await services.database.write(write), data.token)


def signed_in(
    services: BaseServices, person: Person, token: str, as_token: bool = False, role: Role | None = None
) -> Response[Me]:
    """The response to a new session: a browser gets a cookie, a program the token itself."""
    if as_token:
        return Response(me_of(person, token, role), status_code=201)
    return Response(me_of(person, role=role), status_code=201, cookies=[session_cookie(services.config, token)])


@get("/session", responses=RESPONSES, security=KNOWN)
async def who_am_i(request: AnyRequest, services: TheServices) -> Response[Me]:
    """Who the asker is. A browser's cookie lasts anew from here on."""
    person = await must_be_known(request, services)
    await touch_session(request, services)
    cookie, shown = request.cookies.get(cookie_name(services.config)), token_of(request, services.config)
    renewed = [session_cookie(services.config, cookie)] if cookie is not None and cookie == shown else []
    if renewed and person.claimed is not None:
        renewed.append(await services.known_browsers.mark(person.id))
    return Response(me_of(person, role=await services.database.read(role_of, person.id)), cookies=renewed)


@put("/session/name", responses=RESPONSES, operation_id="rename_oneself", security=KNOWN)
async def rename(request: AnyRequest, services: TheServices, data: JSONBody[Renamed]) -> Me:
    """Change one's name. Who is muted cannot: a name is read like a chat line."""
    person = await must_be_known(request, services)
    services.sanctions.refuse_muted(person.id)
    name = clean_name(data.name)

    def write(connection: Any) -> Role | None:
        refuse_name(connection, name, person)
        persons.rename(connection, person.id, name)
        return role_of(connection, person.id)

    role = await services.database.write(write)
    return me_of(msgspec.structs.replace(person, name=name), role=role)


@delete("/session", responses=RESPONSES, status_code=200, security=ANYBODY)
async def sign_out(request: AnyRequest, services: TheServices) -> Response[None]:
    """Sign out: end this session."""
    token = token_of(request, services.config)
    if token is not None and await person_shown(request, services) is not None:
        await services.database.write(lambda connection: persons.remove_session(connection, token_hash(token)))
        await services.connections.dismiss_signed_out()
    response: Response[None] = Response(None)
    response.delete_cookie(cookie_name(services.config))
    return response


session_routes = Router("/api", route_handlers=[new_guest, who_am_i, rename, sign_out], tags=["people"])
