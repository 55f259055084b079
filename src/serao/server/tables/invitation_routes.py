"""The HTTP routes of invitations: the link with which players let others in, and what its secret tells a friend."""

from typing import Any

import msgspec
import segno
from litestar import Router, get, post
from litestar.params import JSONBody

from serao.engine.problem import Problem, reason
from serao.server.base.addresses import base_url, urls_for_local_asker
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, KNOWN, TableId
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.previews import preview_key
from serao.server.people.identity import must_be_known
from serao.server.people.names import host_told
from serao.server.tables.access import Invite, admitted, match_invited_to, may_come
from serao.server.tables.room import Room
from serao.server.tables.services import TheTableServices
from serao.storage import matches, persons
from serao.storage.persons import Person
from serao.table.company import Phase
from serao.table.events import Kind
from serao.table.pace import Pace
from serao.table.showing import Viewer, table_view
from serao.table.wire import SeatView


class Invitation(msgspec.Struct, frozen=True):
    """A link that lets friends in, also as a QR code. The secret stands after the #, so no server logs it."""

    link: str
    qr: str


class InvitedChair(msgspec.Struct, frozen=True):
    """A chair as an invitation shows it: who sits there (`kind` None: free), and how well an opponent plays."""

    name: str
    kind: Kind | None
    level: str | None
    character: str = ""  # who of the cast it is


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """What an invitation tells: who invites, to which game, who sits there.

    `inviter` is empty and `inviter_kind` None where the host is gone, or has a name that is another's by now. No chairs
    are shown of a crowded table, nor once the invitation lets nobody in any more. `board` is what a spectator would see
    of a game under way, where spectators may come, and `actors` are the seats that must choose there.
    """

    inviter: str
    inviter_kind: Kind | None
    game: str
    phase: Phase
    seats: int
    taken: int
    chairs: tuple[InvitedChair, ...]
    spectators: bool
    rated: bool
    pace: Pace | None
    options: Any
    board: SeatView | None
    actors: tuple[int, ...]


@get("/tables/{match:str}/invitation", responses=RESPONSES, security=KNOWN)
async def invitation(request: AnyRequest, services: TheTableServices, match: TableId) -> Invitation:
    """The link and QR code with which players let others in."""
    person = await must_be_known(request, services)
    room = await admitted(services, match, person.id)
    if person.id != room.table.host and not room.table.seats_of(person.id):
        raise Problem(reason("table-players-only"))
    found = await services.database.read(matches.match, match)
    assert found is not None  # its room is open
    # On a friend's device localhost would be another machine.
    home = next(iter(urls_for_local_asker(request.scope, services.config)), base_url(request, services.config))
    link = f"{home}/t/{match}?card={preview_key(found.invite)}#{found.invite}"
    return Invitation(link, segno.make(link, error="m").svg_inline(scale=4, border=2))


@post("/tables/{match:str}/invited", responses=RESPONSES, status_code=200, security=ANYBODY)
async def invited(request: AnyRequest, services: TheTableServices, match: TableId, data: JSONBody[Invite]) -> Invited:
    """What an invitation is to, before one has said who one is; nobody is let in by it."""
    await match_invited_to(services, match, data.invite)
    room = await services.tables.current_room(match)
    host = await services.database.read(host_told, room.table.host)
    return invited_to(room, host, language_of(request))


def invited_to(room: Room, host: Person | None, language: str) -> Invited:
    """What an invitation to a table tells: nothing of persons but their names, and no secret of the game."""
    table, open_to_more = table_view(room.match, room.table), may_come(room.table)
    shown = room.showing.seat_views((), Viewer(None, language)) if table.spectators and not table.closed else ()
    return Invited(
        inviter=host.name if host else "",
        inviter_kind=persons.kind_of(host) if host else None,
        game=table.game,
        phase=table.phase,
        seats=table.seats,
        taken=table.taken,
        chairs=tuple(
            InvitedChair(chair.name, chair.kind, chair.level, chair.character) for chair in table.chairs if open_to_more
        ),
        spectators=table.spectators,
        rated=table.rated,
        pace=table.pace,
        options=table.options,
        board=next(iter(shown), None),
        actors=room.table.actors if shown and not room.table.crowded else (),
    )


invitation_routes = Router("/api", route_handlers=[invitation, invited], tags=["tables"])
