"""The HTTP routes of tables: make one, enter, send commands, and look."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from serao.engine.problem import reason
from serao.locales import Words, words
from serao.server.base.addresses import address_of
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, KNOWN, TableId
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.problems import TooMany
from serao.server.people.authorisation import refuse_without, scope_of
from serao.server.people.identity import must_ask, must_be_known, person_asking
from serao.server.people.names import refuse_borrowing_host
from serao.server.tables.access import Invite, admitted, enter, perform
from serao.server.tables.many_tables import refuse_many
from serao.server.tables.services import TableServices, TheTableServices
from serao.storage import matches
from serao.storage.folding import entry_of
from serao.storage.matches import Match
from serao.table.commands import (
    Answer,
    AnyCommand,
    AskPace,
    Command,
    Concede,
    Leave,
    Level,
    Play,
    PutSeal,
    Return,
    Reveal,
    Say,
    Seat,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from serao.table.decide import Who, decide
from serao.table.events import Entry
from serao.table.setup import Setup
from serao.table.showing import Viewer, eyes, table_view
from serao.table.table import Table
from serao.table.telling import tell, tell_revealed
from serao.table.wire import Accepted, TableView, ToldLine

WithMemory = Annotated[
    bool, QueryParameter(description="Whether to add everything one's seats have ever lawfully seen.")
]
WHOLE = ResponseSpec(dict[str, Any], description="The `sync` message of the socket.", generate_examples=False)
OPENING = "opening"  # the id of commands that nobody has sent, and so nobody repeats


class NewTable(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to make: its setup, whether one sits down at once, and opponents for some chairs."""

    sit: bool = True
    bots: Mapping[Seat, Level] = {}


class Opened(msgspec.Struct, frozen=True):
    """A new table: its id, and the secret of its invitation."""

    id: str
    invite: str


class PlayAsked(Command, frozen=True, kw_only=True, tag="play"):
    """The command `play` as HTTP reads it: the action is part of the JSON body."""

    seat: Seat
    action: dict[str, Any] | str


# AnyCommand, with `PlayAsked` for its `play`.
Asked = (
    Sit
    | SeatBot
    | Stand
    | PutSeal
    | Start
    | Reveal
    | PlayAsked
    | Undo
    | AskPace
    | Answer
    | StandIn
    | Concede
    | Leave
    | Return
    | Say
)


class Told(msgspec.Struct, frozen=True):
    """What happened at a table, in sentences, as the asker saw it."""

    length: int
    lines: list[ToldLine]


@post("/tables", responses=RESPONSES, security=KNOWN)
async def new_table(request: AnyRequest, services: TheTableServices, data: JSONBody[NewTable]) -> Opened:
    """Make a table."""
    asker = await must_ask(request, services)
    who, member = asker.who, asker.account.claimed is not None
    services.limits.open_table(who.person, address_of(request), member, data.seats)
    fields = {name: getattr(data, name) for name in Setup.__struct_fields__}
    setup, wanted = Setup(**fields), list(wanted_chairs(data))
    await refuse_borrowing_host(services, who)
    room = await services.tables.create(
        setup,
        who.person,
        origin=services.origins.of(address_of(request)),
        refuse=partial(refuse_many, limits=services.config.limits, member=member),
        seat=partial(seated, who=who, wanted=wanted),
    )
    assert room is not None  # None is only for a table that follows another
    return Opened(room.match, await invite_of(services, room.match))


def wanted_chairs(data: NewTable) -> Iterator[AnyCommand]:
    """The commands that seat the opponents on their chairs, and then the host on the first free one."""
    for seat, level in data.bots.items():
        yield SeatBot(id=OPENING, seat=seat, level=level)
    if data.sit:
        yield Sit(id=OPENING)


def seated(table: Table, who: Who, wanted: Iterable[AnyCommand]) -> list[Entry]:
    """Seat the company of a table that is not stored yet; the entries of its log, or Refused, and then no table."""
    entries = []
    for command in wanted:
        entries.append(Entry(now(), who.person, None, decide(table, who, command, now())))
        table.fold(entries[-1])
    return entries


async def invite_of(services: TableServices, match: str) -> str:
    """The secret of a table's invitation."""
    found = await services.database.read(matches.match, match)
    assert found is not None  # its room is open
    return found.invite


@get("/tables/{match:str}", responses=RESPONSES, security=ANYBODY)
async def table(request: AnyRequest, services: TheTableServices, match: TableId) -> TableView:
    """A table's company and setup."""
    person = await person_asking(request, services)
    room = await admitted(services, match, person.id if person else None)
    return table_view(match, room.table)


@post("/tables/{match:str}/enter", responses=RESPONSES, status_code=200, security=KNOWN)
async def enter_table(
    request: AnyRequest, services: TheTableServices, match: TableId, data: JSONBody[Invite]
) -> TableView:
    """Enter a table by an invitation; then one may sit down, or look on."""
    person = await must_be_known(request, services)
    room = await enter(services, match, person.id, data.invite)
    return table_view(match, room.table)


@post("/tables/{match:str}/commands", responses=RESPONSES, status_code=200, operation_id="send_command", security=KNOWN)
async def command(request: AnyRequest, services: TheTableServices, match: TableId, data: JSONBody[Asked]) -> Accepted:
    """Send a command to a table, as over its socket."""
    asker, asked = await must_ask(request, services), as_command(data)
    refuse_without(asker, scope_of(asked))
    room = await admitted(services, match, asker.who.person)
    address = address_of(request)
    if not services.limits.message(asker.who.person, address):
        raise TooMany(reason("server-too-fast"))
    return await perform(services, room, asker, address, asked)


def as_command(asked: Asked) -> AnyCommand:
    """The command as a socket would have read it."""
    if isinstance(asked, PlayAsked):
        return Play(id=asked.id, seat=asked.seat, action=msgspec.Raw(msgspec.json.encode(asked.action)))
    return asked


@get("/tables/{match:str}/view", responses=RESPONSES | {200: WHOLE}, operation_id="table_view", security=ANYBODY)
async def view(
    request: AnyRequest, services: TheTableServices, match: TableId, memory: WithMemory = False
) -> Response[bytes]:
    """Everything the asker may see now: the `sync` message of the socket."""
    person = await person_asking(request, services)
    room = await admitted(services, match, person.id if person else None)
    data = room.showing.sync(Viewer(person.id if person else None, language_of(request), memory), now())
    return Response(data, media_type="application/json")


@get("/tables/{match:str}/told", responses=RESPONSES, operation_id="table_told", security=ANYBODY)
async def told(request: AnyRequest, services: TheTableServices, match: TableId) -> Told:
    """What happened so far, in the asker's language, as the asker saw it."""
    person = await person_asking(request, services)
    room = await admitted(services, match, person.id if person else None)
    say, asker = words(language_of(request)), person.id if person else None
    if room.table.crowded:
        return Told(room.table.length, list(tell_revealed(room.table, eyes(room.table.seats_of(asker)), say)))
    async with services.background.replay_turn(address_of(request)):  # before the log is read: it may be long
        found, log = await services.database.read(setup_and_log, match)
        lines = await asyncio.to_thread(told_lines, found, log, asker, say)
    return Told(room.table.length, lines)


def setup_and_log(connection: Connection, match: str) -> tuple[Match, list[Entry]]:
    """What a table was made from, and everything that happened there."""
    found = matches.match(connection, match)
    assert found is not None  # its room is open
    return found, [entry_of(row) for row in matches.moves_since(connection, match, 0)]


def told_lines(found: Match, log: list[Entry], person: str | None, say: Words) -> list[ToldLine]:
    """The whole log in sentences. The game is played again, since the news is part of the positions."""
    played = Table(msgspec.json.decode(found.setup, type=Setup), found.secret, found.host)
    lines: list[ToldLine] = []
    for entry in log:
        played.fold(entry)
        seats = played.seats_of(person)
        lines += tell(played, entry, partial(played.game.view, played.state, eyes(seats)), say)
    return lines


table_routes = Router(
    "/api",
    route_handlers=[
        new_table,
        table,
        enter_table,
        command,
        view,
        told,
    ],
    tags=["tables"],
)
