"""The HTTP routes of whom one ignores: muted people are not heard, blocked people are not met either."""

import msgspec
from litestar import Router, delete, get, put
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, PersonId, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.people.identity import must_be_known
from serao.server.people.profile_routes import existing_person
from serao.storage import ignoring, persons
from serao.storage.ignoring import Ignored

MOST = 500


class IgnoredLine(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom one has muted, or also blocked."""

    id: str
    name: str
    blocked: bool


class Ignoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To mute somebody, or also to block them."""

    blocked: bool = False


@get("/ignored", responses=RESPONSES, security=KNOWN, operation_id="ignored_people")
async def ignored(request: AnyRequest, services: TheServices) -> list[IgnoredLine]:
    """Everybody whom one ignores, by name."""
    person = await must_be_known(request, services)
    return await services.database.read(ignored_by_name, person.id)


def ignored_by_name(connection: Connection, person: str) -> list[IgnoredLine]:
    """Everybody whom a person ignores, by name."""
    found = {each.other: each.blocked for each in ignoring.ignored_by(connection, person)}
    names = persons.names(connection, found)
    lines = (IgnoredLine(id=other, name=name, blocked=found[other]) for other, name in names.items())
    return sorted(lines, key=lambda line: (line.name.casefold(), line.id))


@put("/ignored/{person:str}", responses=RESPONSES, security=KNOWN, operation_id="ignore_person")
async def ignore(request: AnyRequest, services: TheServices, person: PersonId, data: JSONBody[Ignoring]) -> IgnoredLine:
    """Mute or block somebody, who is not told."""
    asker, found = await must_be_known(request, services), await existing_person(services, person)
    if found.id == asker.id:
        raise Refused(reason("people-own-silence"))
    wanted = Ignored(person=asker.id, other=found.id, blocked=data.blocked)
    if not await services.database.write(lambda connection: ignore_one(connection, wanted)):
        raise Refused(reason("people-many-ignored", most=MOST))
    return IgnoredLine(id=found.id, name=found.name, blocked=data.blocked)


def ignore_one(connection: Connection, wanted: Ignored) -> bool:
    """Ignore somebody; False when the person ignores too many already. Who is blocked is no friend any more."""
    known = {each.other for each in ignoring.ignored_by(connection, wanted.person)}
    if wanted.other not in known and len(known) >= MOST:
        return False
    ignoring.ignore(connection, wanted)
    if wanted.blocked:
        persons.remove_friend(connection, wanted.person, wanted.other)
    return True


@delete("/ignored/{person:str}", responses=RESPONSES, security=KNOWN, operation_id="heed_person")
async def stop_ignoring(request: AnyRequest, services: TheServices, person: PersonId) -> None:
    """Ignore somebody no more."""
    asker = await must_be_known(request, services)
    await services.database.write(lambda connection: ignoring.stop_ignoring(connection, asker.id, person))


ignoring_routes = Router("/api", route_handlers=[ignored, ignore, stop_ignoring], tags=["people"])
