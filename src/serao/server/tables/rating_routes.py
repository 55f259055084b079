"""The HTTP route of what a finished game did to the ratings of those who played it."""

import msgspec
from litestar import Router, get
from sqlalchemy import Connection

from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, TableId
from serao.server.base.faults import RESPONSES
from serao.server.people.identity import person_asking
from serao.server.people.rating import MODEL, points
from serao.server.tables.access import admitted
from serao.server.tables.services import TheTableServices
from serao.storage import ratings


class RatingChange(msgspec.Struct, frozen=True):
    """A person's rating before a game and after it."""

    person: str
    before: int
    after: int


@get("/tables/{match:str}/ratings", responses=RESPONSES, operation_id="table_ratings", security=ANYBODY)
async def rating_changes(request: AnyRequest, services: TheTableServices, match: TableId) -> list[RatingChange]:
    """How the ratings of those who played have changed; empty before the end, and where nothing was rated."""
    person = await person_asking(request, services)
    room = await admitted(services, match, person.id if person else None)
    if room.table.phase != "over" or not room.table.rated:
        return []
    company = [chair.person for chair in room.table.chairs if chair.person is not None]
    return await services.database.read(changes, match, room.table.game.NAME, company)


def changes(connection: Connection, match: str, game: str, company: list[str]) -> list[RatingChange]:
    """The ratings that a match changed; who had none before began with that of a newcomer."""
    new = MODEL.rating()
    found = []
    for rated in ratings.rated_by(connection, match, game, company):
        before = ratings.before(connection, rated)
        mu, sigma = (before.mu, before.sigma) if before is not None else (new.mu, new.sigma)
        found.append(RatingChange(rated.person, points(mu, sigma), points(rated.mu, rated.sigma)))
    return found


rating_routes = Router("/api", route_handlers=[rating_changes], tags=["tables"])
