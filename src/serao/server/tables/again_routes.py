"""The HTTP routes of playing on: a rematch, or another game, with a chair kept for everybody of the company."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec
from litestar import Router, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.bots import USUAL, bots_of
from serao.engine.problem import Problem, reason
from serao.server.base.addresses import address_of
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, TableId
from serao.server.base.faults import RESPONSES
from serao.server.people.identity import must_be_known, who_asking
from serao.server.people.names import refuse_borrowing_host
from serao.server.tables.access import admitted
from serao.server.tables.kept_chairs import chairs_again, keep_chairs, keepable, under_own_names
from serao.server.tables.many_tables import refuse_many
from serao.server.tables.room import Room
from serao.server.tables.services import TableServices, TheTableServices
from serao.server.tables.table_routes import Opened, invite_of
from serao.storage import matches, persons
from serao.storage.ignoring import blocking
from serao.storage.matches import Match
from serao.table.company import Chair
from serao.table.events import Event, Followed
from serao.table.setup import Setup
from serao.table.table import Table


class AnotherGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game for a company, with its options."""

    game: str
    options: Mapping[str, Any] = {}


@post("/tables/{match:str}/rematch", responses=RESPONSES, status_code=200, security=KNOWN)
async def rematch(request: AnyRequest, services: TheTableServices, match: TableId) -> Opened:
    """Make a rematch: a new table at which chairs are kept for the company. Whoever asks again gets the same table."""
    return await play_on(request, services, match, lambda old: old)


@post("/tables/{match:str}/another", responses=RESPONSES, status_code=200, security=KNOWN)
async def another_game(
    request: AnyRequest, services: TheTableServices, match: TableId, data: JSONBody[AnotherGame]
) -> Opened:
    """Play another game with the same company. A company has one next table: who asks second is led to that."""
    return await play_on(request, services, match, partial(with_game, game=data.game, options=data.options))


def with_game(setup: Setup, game: str, options: Mapping[str, Any]) -> Setup:
    """The setup of another game, otherwise as agreed."""
    return msgspec.structs.replace(setup, game=game, options=options, takeover=level_at(game, setup.takeover))


def level_at(game: str, level: str) -> str:
    """An opponent's level at another game; the usual one where it has none of that name."""
    return level if level in bots_of(game) else USUAL


async def play_on(request: AnyRequest, services: TableServices, match: str, change: Callable[[Setup], Setup]) -> Opened:
    """The table that follows one that is over, made now or found; everybody who sat there may ask."""
    person = await must_be_known(request, services)
    room = await admitted(services, match, person.id)
    if not room.table.seats_of(person.id):
        raise Problem(reason("table-players-only"))
    if room.table.phase != "over":
        raise Problem(reason("table-not-over"))
    followed = await services.database.read(matches.rematch_of, match)
    if followed is None:
        await refuse_borrowing_host(services, await who_asking(request, services))
        member = person.claimed is not None
        services.limits.open_table(person.id, address_of(request), member, len(room.table.chairs))
        refuse = partial(refuse_many, limits=services.config.limits, member=member)
        followed = await lay_next(services, room, person.id, change, refuse)
    await room.proceed(partial(followed_by, next_table=followed))
    return Opened(followed, await invite_of(services, followed))


def followed_by(table: Table, next_table: str) -> Event | None:
    """The event that tells a table of the next one, unless it knows."""
    return Followed(next_table) if table.next is None else None


async def lay_next(
    services: TableServices,
    room: Room,
    host: str,
    change: Callable[[Setup], Setup],
    refuse: Callable[[Connection, Match], None],
) -> str:
    """Lay the next table: as it was agreed, begun as soon as everybody has come."""
    old = room.table
    agreed = msgspec.structs.replace(old.setup, seats=len(old.chairs), pace=old.pace, start="full")
    setup = change(agreed)
    people, kept = await services.database.read(invited_again, old, host)
    chairs = {
        seat: msgspec.structs.replace(chair, level=chair.level and level_at(setup.game, chair.level))
        for seat, chair in kept.items()
    }
    new = await services.tables.create(
        setup, host, room.match, people, refuse=refuse, seat=partial(keep_chairs, host=host, chairs=chairs)
    )
    if new is None:  # somebody else has made it
        return str(await services.database.read(matches.rematch_of, room.match))
    return new.match


def invited_again(connection: Connection, old: Table, host: str) -> tuple[set[str], dict[int, Chair]]:
    """Those of a company who may enter the next table, and the chairs that are taken or kept there.

    Who has blocked the one who asks is not invited.
    """
    sat = [chair.person for chair in old.chairs if chair.person is not None]
    kept = chairs_again(under_own_names(connection, old.chairs), keepable(connection, host, sat))
    there = set(persons.names(connection, sat))
    return there - blocking(connection, host, sat), kept


again_routes = Router("/api", route_handlers=[rematch, another_game], tags=["tables"])
