"""The door of a house for members: how one becomes one, and the guard that keeps everybody else out."""

from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from litestar import Response, Router, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.base.addresses import address_of
from serao.server.base.background import Asking
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyConnection, AnyRequest
from serao.server.base.dependencies import OPEN_TO_ALL, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotKnown
from serao.server.base.services import BaseServices
from serao.server.people import passwords
from serao.server.people.account_routes import NewPassword
from serao.server.people.authorisation import LEAST
from serao.server.people.identity import device_asking, may_come_in, new_person, new_session, token_hash
from serao.server.people.names import refuse_name
from serao.server.people.programs import new_token
from serao.server.people.session_routes import Me, limit_attempts, signed_in
from serao.storage import members, persons
from serao.table.commands import Name
from serao.table.naming import clean_name

Guard = Callable[[AnyConnection, BaseRouteHandler], Awaitable[None]]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link with which one becomes a member, a name to claim, and its password.

    A program asks for a token instead of a cookie.
    """

    key: Annotated[str, msgspec.Meta(max_length=64)]
    name: Name
    password: NewPassword
    token: bool = False


def members_only(services: BaseServices) -> Guard:
    """The guard before every handler: in a house for members, only members pass, but for what is open to all."""

    async def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        if OPEN_TO_ALL.keys() <= handler.opt.keys():
            return
        if not await may_come_in(connection, services):
            raise NotKnown(reason("house-members-only"))

    return guard


@post("/join", responses=RESPONSES, opt=OPEN_TO_ALL)
async def join(request: AnyRequest, services: TheServices, data: JSONBody[Join]) -> Response[Me]:
    """Become a member by a link that the owner has given one: claim a name with a password. A link is good once."""
    limit_attempts(request, services)
    key, name = token_hash(data.key), clean_name(data.name)
    if not await services.database.read(members.is_house_invite, key, now()):
        raise NotKnown(reason("house-invite-wrong"))
    kept = await services.background.run(Asking(address_of(request)), passwords.hashed, data.password)
    person, device = new_person(name, now(), program=data.token), device_asking(request)
    await services.database.read(refuse_name, name, person)

    def write(connection: Connection) -> str:
        if not members.use_house_invite(connection, key, now()):
            raise NotKnown(reason("house-invite-wrong"))
        persons.add_person(connection, person)
        if not persons.claim(connection, person.id, name, kept):
            raise Refused(reason("people-name-taken", name=name))
        if data.token:
            return new_token(connection, person, name, LEAST, now())
        return new_session(connection, person.id, "browser", now(), device)

    token = await services.database.write(write)
    joined = msgspec.structs.replace(person, claimed=persons.folded(name))
    return signed_in(services, joined, token, data.token)


member_routes = Router("/api", route_handlers=[join], tags=["people"])
