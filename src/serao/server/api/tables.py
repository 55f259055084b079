"""Tables over HTTP: make one, come in, do what a socket could do, look, play again."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, Parameter

from serao.bots import bots_of
from serao.engine.problem import Problem, reason
from serao.games import GAMES
from serao.locales import words
from serao.server.addresses import told_here
from serao.server.admission import admitted, enter
from serao.server.api.given import TheHall
from serao.server.config import Config
from serao.server.faults import RESPONSES, TooMany, language_of
from serao.server.hall import Hall, new_id
from serao.server.identity import must_be_known, person_asking, refuse_borrowed
from serao.server.room import Room, entry_of
from serao.storage import matches
from serao.storage.matches import Match
from serao.storage.persons import Person
from serao.table.commands import (
    Add,
    Answer,
    AnyCommand,
    AskPace,
    Command,
    Concede,
    Leave,
    Level,
    Play,
    Return,
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
from serao.table.events import Entry, Followed
from serao.table.setup import Setup
from serao.table.showing import Viewer, eyes, table_view, tell, tell_revealed
from serao.table.table import Table
from serao.table.wire import Accepted, TableView, ToldLine

LOBBY = 100
LIVE = 20  # of one's games in play, so many newest ones are asked whose turn it is
WHOLE = ResponseSpec(dict[str, Any], description="The `sync` message of the socket.", generate_examples=False)

Id = Annotated[str, Parameter(max_length=40, pattern="^[!-~]+$")]
AnyRequest = Request[Any, Any, Any]


class NewTable(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made: its setup, whether one sits down at once, and opponents for some chairs."""

    sit: bool = True
    bots: Mapping[Seat, Level] = {}


class Opened(msgspec.Struct, frozen=True):
    """A new table: its name, and the secret of its invitation."""

    id: str
    invite: str


class Invitation(msgspec.Struct, frozen=True):
    """A link that lets friends in, also as a QR code. The secret stands behind the #, where no server logs it."""

    link: str
    qr: str


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of an invitation."""

    invite: Annotated[str, msgspec.Meta(max_length=64)]


class PlayAsked(Command, frozen=True, kw_only=True, tag="play"):
    """Act in the game, over HTTP: the action is read together with the request."""

    seat: Seat
    action: dict[str, Any] | str


# AnyCommand, with its `play` as HTTP reads it.
Asked = (
    Sit | SeatBot | Stand | Add | Start | PlayAsked | Undo | AskPace | Answer | StandIn | Concede | Leave | Return | Say
)


class LobbyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. `turn`: it waits for the asker, as is told of one's own tables."""

    id: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    names: list[str]
    created_at: int
    finished_at: int | None
    setup: Setup
    turn: bool = False


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house: how many may play, its opponents' levels, and its options as a JSON schema."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    levels: list[str]
    options: dict[str, Any]


class Told(msgspec.Struct, frozen=True):
    """What happened at a table, in sentences, as the asker saw it."""

    length: int
    lines: list[ToldLine]


@get("/games")
async def games(request: AnyRequest) -> list[GameLine]:
    """The games, their seats, levels and options."""
    say = words(language_of(request)).say
    return [game_line(name, say(f"game-{name}")) for name in GAMES]


def game_line(name: str, title: str) -> GameLine:
    """One game."""
    game = GAMES[name]
    allowed = game.seats(game.Options())
    return GameLine(
        name=name,
        title=title,
        least_seats=allowed.start,
        most_seats=min(allowed.stop - 1, 2000),
        levels=list(bots_of(name)),
        options=msgspec.json.schema(game.Options),
    )


@get("/lobby")
async def lobby(hall: TheHall) -> list[LobbyLine]:
    """The open tables: those that wait for people, and those one may look at."""
    return [lobby_line(found) for found in await hall.read(matches.open_matches, LOBBY)]


@get("/mine", responses=RESPONSES)
async def mine(request: AnyRequest, hall: TheHall) -> list[LobbyLine]:
    """The asker's own tables, newest first."""
    person = await must_be_known(request, hall)
    found = await hall.read(matches.matches_of, person.id, LOBBY)
    waiting = await waiting_for(hall, person.id, [each.id for each in found if each.phase == "playing"][:LIVE])
    return [lobby_line(each, each.id in waiting) for each in found]


async def waiting_for(hall: Hall, person: str, games: list[str]) -> set[str]:
    """Those of these games that wait for a person. Only their logs know: they are opened, if they are not already."""
    waiting = set()
    for match in games:
        with suppress(
            Problem
        ):  # a table that cannot be opened waits for nobody, and the others are listed all the same
            if (await hall.room_now(match)).table.waits_for(person):
                waiting.add(match)
    return waiting


def lobby_line(found: Match, turn: bool = False) -> LobbyLine:
    """A match as a line of a list."""
    return LobbyLine(
        id=found.id,
        game=found.game,
        phase=found.phase,
        public=found.public,
        seats=found.seats,
        taken=found.taken,
        names=msgspec.json.decode(found.names, type=list[str]),
        created_at=found.created_at,
        finished_at=found.finished_at,
        setup=msgspec.json.decode(found.setup, type=Setup),
        turn=turn,
    )


@post("/tables", responses=RESPONSES)
async def new_table(request: AnyRequest, hall: TheHall, data: JSONBody[NewTable]) -> Opened:
    """Make a table."""
    person = await must_be_known(request, hall)
    if not hall.may_open(person.id):
        raise TooMany(reason("server-too-many-tables"))
    fields = {name: getattr(data, name) for name in Setup.__struct_fields__}
    setup, who = Setup(**fields), Who(person.id, person.name)
    wanted = wanted_chairs(data)
    rehearse(Table(setup, b"", person.id), who, wanted)
    room = await hall.open(setup, person.id)
    assert room is not None  # it follows no other
    for command in wanted:
        await room.perform(who, command)
    return Opened(room.match, await invite_of(hall, room.match))


def wanted_chairs(data: NewTable) -> list[AnyCommand]:
    """Opponents take the chairs they were given, then the host the first that is left."""
    bots: list[AnyCommand] = [SeatBot(id=new_id(), seat=seat, level=level) for seat, level in data.bots.items()]
    return [*bots, Sit(id=new_id())] if data.sit else bots


def rehearse(table: Table, who: Who, wanted: list[AnyCommand]) -> None:
    """Try it all on a table that nobody sees, so that what cannot be done whole is not begun."""
    for command in wanted:
        table.fold(Entry(0, who.person, command.id, decide(table, who, command, 0)))


async def invite_of(hall: Hall, match: str) -> str:
    """The secret of a table's invitation."""
    found = await hall.read(matches.match, match)
    assert found is not None  # its room is open
    return found.invite


@get("/tables/{match:str}", responses=RESPONSES)
async def table(request: AnyRequest, hall: TheHall, match: Id) -> TableView:
    """The company and the agreement of a table."""
    person = await person_asking(request, hall)
    room = await admitted(hall, match, person.id if person else None)
    return table_view(match, room.table)


@post("/tables/{match:str}/enter", responses=RESPONSES, status_code=200)
async def enter_table(request: AnyRequest, hall: TheHall, match: Id, data: JSONBody[Invite]) -> TableView:
    """Come in by an invitation; then one may sit down, or look on."""
    person = await must_be_known(request, hall)
    room = await enter(hall, match, person.id, data.invite)
    return table_view(match, room.table)


@get("/tables/{match:str}/invitation", responses=RESPONSES)
async def invitation(request: AnyRequest, hall: TheHall, match: Id) -> Invitation:
    """The link and QR code with which those at the table let others in."""
    person = await must_be_known(request, hall)
    room = await admitted(hall, match, person.id)
    if person.id != room.table.host and not room.table.seats_of(person.id):
        raise Problem(reason("table-players-only"))
    # Friends have other devices, on which localhost is somewhere else.
    home = next(iter(told_here(request.scope, hall.config)), address(request, hall.config))
    link = f"{home}/t/{match}#{await invite_of(hall, match)}"
    return Invitation(link, segno.make(link, error="m").svg_inline(scale=4, border=2))


def address(request: AnyRequest, config: Config) -> str:
    """What links begin with: what the owner says, or the address that was asked (one of the known hosts)."""
    return config.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


@post("/tables/{match:str}/commands", responses=RESPONSES, status_code=200)
async def command(request: AnyRequest, hall: TheHall, match: Id, data: JSONBody[Asked]) -> Accepted:
    """Do at a table what a message over its socket would do."""
    person, room = await known_and_admitted(request, hall, match)
    if isinstance(data, Say) and not hall.may_say(person.id, match):
        raise TooMany(reason("server-too-fast"))
    asked = as_command(data)
    await refuse_borrowed(hall, person.id, asked)
    return await room.perform(Who(person.id, person.name), asked)


def as_command(asked: Asked) -> AnyCommand:
    """What was asked, as a socket would have read it."""
    if isinstance(asked, PlayAsked):
        return Play(id=asked.id, seat=asked.seat, action=msgspec.Raw(msgspec.json.encode(asked.action)))
    return asked


async def known_and_admitted(request: AnyRequest, hall: Hall, match: str) -> tuple[Person, Room]:
    """The asker and the room, when the one may be in the other."""
    person = await must_be_known(request, hall)
    return person, await admitted(hall, match, person.id)


@get("/tables/{match:str}/view", responses=RESPONSES | {200: WHOLE})
async def view(request: AnyRequest, hall: TheHall, match: Id, memory: FromQuery[bool] = False) -> Response[bytes]:
    """Everything the asker may see now: the `sync` message of the socket."""
    person = await person_asking(request, hall)
    room = await admitted(hall, match, person.id if person else None)
    data = room.showing.sync(Viewer(person.id if person else None, language_of(request), memory), hall.now())
    return Response(data, media_type="application/json")


@get("/tables/{match:str}/told", responses=RESPONSES)
async def told(request: AnyRequest, hall: TheHall, match: Id) -> Told:
    """What happened so far, in the asker's language, as the asker saw it."""
    person = await person_asking(request, hall)
    room = await admitted(hall, match, person.id if person else None)
    say, asker = words(language_of(request)), person.id if person else None
    if room.table.crowded:
        return Told(room.table.length, list(tell_revealed(room.table, eyes(room.table.seats_of(asker)), say)))
    lines = await hall.read(told_lines, match, asker, say)
    return Told(room.table.length, lines)


def told_lines(connection: Any, match: str, person: str | None, say: Any) -> list[ToldLine]:
    """The whole log in sentences: it is played again, since news lives in positions."""
    found = matches.match(connection, match)
    assert found is not None  # its room is open
    played = Table(msgspec.json.decode(found.setup, type=Setup), found.secret, found.host)
    lines: list[ToldLine] = []
    for row in matches.moves_since(connection, match, 0):
        entry = entry_of(row)
        played.fold(entry)
        seats = played.seats_of(person)
        lines += tell(played, entry, eyes(seats), say)
    return lines


@post("/tables/{match:str}/rematch", responses=RESPONSES, status_code=200)
async def rematch(request: AnyRequest, hall: TheHall, match: Id) -> Opened:
    """Play again with the same company: a new table to which all of it is invited. Asked twice, it is the same one."""
    person, room = await known_and_admitted(request, hall, match)
    if not room.table.seats_of(person.id):
        raise Problem(reason("table-players-only"))
    if room.table.phase != "over":
        raise Problem(reason("table-not-over"))
    followed = await hall.read(matches.rematch_of, match)
    if followed is None:
        followed = await follow(hall, room, person)
    return Opened(followed, await invite_of(hall, followed))


async def follow(hall: Hall, room: Room, person: Person) -> str:
    """The next table: the same setup and what was agreed since, the same opponents, everybody of the old one let in."""
    old = room.table
    setup = msgspec.structs.replace(old.setup, seats=len(old.chairs), pace=old.pace)
    company = {chair.person for chair in old.chairs if chair.person is not None} - {person.id}
    new = await hall.open(setup, person.id, room.match, company)
    if new is None:  # somebody else was quicker
        return str(await hall.read(matches.rematch_of, room.match))
    who = Who(person.id, person.name)
    for seat, chair in enumerate(old.chairs):
        if chair.person == person.id:
            await new.perform(who, Sit(id=new_id(), seat=seat, name=chair.name))
        elif chair.level is not None:
            await new.perform(who, SeatBot(id=new_id(), seat=seat, level=chair.level))
    await room.house(lambda table: Followed(new.match) if table.next is None else None)
    return new.match


tables = Router(
    "/api",
    route_handlers=[
        games,
        lobby,
        mine,
        new_table,
        table,
        enter_table,
        invitation,
        command,
        view,
        told,
        rematch,
    ],
    tags=["tables"],
)
