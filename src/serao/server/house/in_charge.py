"""Who is in charge: every route of the house's own pages passes here, and for everybody else there is nothing there."""

from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler

from serao.server.base.connection_types import AnyConnection, AnyRequest
from serao.server.base.services import BaseServices
from serao.server.people.identity import person_asking
from serao.storage.acts import Actor
from serao.storage.roles import role_of

TheActor = NamedDependency[Actor]


async def actor_asking(connection: AnyConnection, services: BaseServices) -> Actor | None:
    """The person who asks, if that person is in charge."""
    person = await person_asking(connection, services)
    role = None if person is None else await services.database.read(role_of, person.id)
    return None if person is None or role is None else Actor(person.id, role)


async def only_in_charge(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Answer everybody else as where there is no page, before anything of the request is read."""
    actor = await actor_asking(connection, connection.app.state.services)
    if actor is None:
        raise NotFoundException
    connection.state.actor = actor


def _actor(request: AnyRequest) -> Actor:
    return request.state.actor  # type: ignore[no-any-return]


ACTOR = {"actor": Provide(_actor, sync_to_thread=False)}
