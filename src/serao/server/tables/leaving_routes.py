"""Leaving the house for good: the HTTP route, and what follows when somebody is gone."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from litestar import Response, Router, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Problem
from serao.server.base.addresses import address_of
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN
from serao.server.base.faults import RESPONSES
from serao.server.base.ids import new_id
from serao.server.people.identity import cookie_name, must_be_known
from serao.server.people.reauthentication import Assured, must_reauthenticate
from serao.server.people.session_routes import limit_attempts
from serao.server.tables.services import TableServices, TheTableServices
from serao.storage import matches
from serao.storage.forget import forget, tables_of
from serao.storage.persons import Person
from serao.storage.rows import Row
from serao.table.commands import Concede
from serao.table.decide import Who

MOST_GAMES = 1000  # that one plays at once


@post("/me/leave", responses=RESPONSES, status_code=200, security=KNOWN)
async def leave_for_good(request: AnyRequest, services: TheTableServices, data: JSONBody[Assured]) -> Response[None]:
    """Leave for good: nothing stays but one's games, under a name that says nothing. It asks for the password."""
    person = await must_be_known(request, services)
    limit_attempts(request, services)
    await must_reauthenticate(request, services, person, data)
    forgetting = partial(forget_person, person=person.id)
    await depart(services, address_of(request), person, forgetting)
    response: Response[None] = Response(None)
    response.delete_cookie(cookie_name(services.config))
    return response


def forget_person(connection: Connection, tables: set[str], person: str) -> list[Row]:
    """Forget a person who leaves of its own will."""
    return forget(connection, person, now(), tables)


async def depart(
    services: TableServices, address: str, person: Person, forgetting: Callable[[Connection, set[str]], list[Row]]
) -> None:
    """End a person's games, forget the person, and tell those at the tables; `forgetting` is given the tables.

    TooMany, and nothing is done, when too many long readings wait for that address.
    """
    # All logs are read, which must not take the threads that read for everybody.
    async with services.background.replay_turn(address):
        await give_up_games(services, person)
        tables = await services.database.read(tables_of, person.id)
    rows = await services.database.write(lambda connection: forgetting(connection, tables))
    await services.connections.dismiss_signed_out()
    for row in rows:
        await services.tables.departed(row)


async def give_up_games(services: TableServices, person: Person) -> None:
    """Concede every game that a person plays, so that results and ratings are as after any other game."""
    for found in await services.database.read(matches.matches_of, person.id, MOST_GAMES):
        if found.phase != "playing":
            continue
        with suppress(Problem):  # a table that cannot be read, or that is just over
            room = await services.tables.current_room(found.id)
            for seat in room.table.seats_of(person.id):
                if room.table.chairs[seat].away != "conceded":
                    await room.perform(Who(person.id, person.name), Concede(id=new_id(), seat=seat))


leaving_routes = Router("/api", route_handlers=[leave_for_good], tags=["people"])
