"""Who one is: a guest needs only a name."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import JSONBody

from serao.engine.problem import reason
from serao.server.dependencies import TheHall
from serao.server.faults import RESPONSES, TooMany
from serao.server.middleware import address_of
from serao.server.people.identity import (
    cookie_name,
    must_be_known,
    new_person,
    new_session,
    person_asking,
    refuse_claimed,
    seen,
    session_cookie,
    token_hash,
    token_of,
)
from serao.server.tables.registry import Hall
from serao.storage import persons
from serao.storage.persons import Person
from serao.table.commands import Name
from serao.table.decide import clean

AnyRequest = Request[Any, Any, Any]


class Newcomer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the door. A program asks for a token instead of a cookie."""

    name: Name
    token: bool = False


class Renamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The asker. `token` is told once, to a program that asked for one."""

    id: str
    name: str
    claimed: bool
    token: str | None = None


def me_of(person: Person, token: str | None = None) -> Me:
    """A person, to itself."""
    return Me(id=person.id, name=person.name, claimed=person.claimed is not None, token=token)


@post("/session", responses=RESPONSES)
async def come_in(request: AnyRequest, hall: TheHall, data: JSONBody[Newcomer]) -> Response[Me]:
    """Be a new guest."""
    if not hall.newcomers.take(address_of(request), hall.now() / 1000):
        raise TooMany(reason("server-too-fast"))
    person = new_person(clean(data.name), hall.now())

    def write(connection: Any) -> str:
        refuse_claimed(connection, person.name, person.id)
        persons.add_person(connection, person)
        return new_session(connection, person.id, "bot" if data.token else "browser", hall.now())

    return signed_in(hall, person, await hall.write(write), data.token)


def signed_in(hall: Hall, person: Person, token: str, as_token: bool = False) -> Response[Me]:
    """The answer to somebody who is now known: a cookie for a browser, the token itself for a program."""
    if as_token:
        return Response(me_of(person, token), status_code=201)
    return Response(me_of(person), status_code=201, cookies=[session_cookie(hall.config, token)])


@get("/session", responses=RESPONSES)
async def who_am_i(request: AnyRequest, hall: TheHall) -> Me:
    """The asker."""
    person = await must_be_known(request, hall)
    await seen(request, hall)
    return me_of(person)


@put("/session/name", responses=RESPONSES)
async def rename(request: AnyRequest, hall: TheHall, data: JSONBody[Renamed]) -> Me:
    """Go by another name from now on."""
    person = await must_be_known(request, hall)
    name = clean(data.name)

    def write(connection: Any) -> None:
        refuse_claimed(connection, name, person.id)
        persons.rename(connection, person.id, name)

    await hall.write(write)
    return me_of(msgspec.structs.replace(person, name=name))


@delete("/session", responses=RESPONSES, status_code=200)
async def go(request: AnyRequest, hall: TheHall) -> Response[None]:
    """Forget this session."""
    token = token_of(request, hall.config)
    if token is not None and await person_asking(request, hall) is not None:
        await hall.write(lambda connection: persons.remove_session(connection, token_hash(token)))
        await hall.dismiss_signed_out()
    response: Response[None] = Response(None)
    response.delete_cookie(cookie_name(hall.config))
    return response


sessions = Router("/api", route_handlers=[come_in, who_am_i, rename, go], tags=["people"])
