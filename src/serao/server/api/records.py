"""Finished games over HTTP: take a record with you, bring one, look at any move through any seat's eyes, prove it."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import Parameter, QueryParameter
from sqlalchemy import Connection

from serao.engine import record as records
from serao.engine.problem import BadRecord, reason
from serao.engine.record import Record, Step
from serao.engine.scene import Scene
from serao.games import GAMES
from serao.locales import Words, words
from serao.server.api.given import TheHall
from serao.server.faults import RESPONSES, TooMany, language_of
from serao.server.hall import Hall, NoSuchTable, new_id
from serao.server.identity import must_be_known
from serao.storage.records import KeptRecord, load_record, save_record
from serao.table.setup import MOST_SEATS
from serao.table.showing import described, tell_news
from serao.table.wire import ToldLine

Id = Annotated[str, Parameter(max_length=40, pattern="^[!-~]+$")]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
AskedSeat = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
AnyRequest = Request[Any, Any, Any]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game without its end: what one may know before looking."""

    id: str
    game: str
    players: tuple[str, ...]
    options: Any
    moves: int
    commitment: str


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a game as one seat (None: a spectator) saw it. Nothing of what came later is in it."""

    move: int
    seat: int | None
    mover: int | None
    view: msgspec.Raw
    told: tuple[ToldLine, ...]
    scene: Scene | None = None


class Proven(msgspec.Struct, frozen=True):
    """The record is honest: commitment, shuffle, every move and the result."""

    moves: int


class Brought(msgspec.Struct, frozen=True):
    """Where a record that was brought can be found."""

    id: str


async def kept(hall: Hall, match: str) -> Record:
    """A record by its name."""
    found: KeptRecord | None = await hall.read(load_record, match)
    if found is None:
        raise NoSuchTable(reason("record-unknown"))
    return records.decode(found.body)


@get("/records/{record:str}", responses=RESPONSES)
async def download(hall: TheHall, record: Id) -> Response[bytes]:
    """The record of a finished game, as a file that `serao verify` proves and `serao replay` tells."""
    found: KeptRecord | None = await hall.read(load_record, record)
    if found is None:
        raise NoSuchTable(reason("record-unknown"))
    name = f'attachment; filename="serao-{found.game}-{found.id}.json"'
    return Response(found.body, media_type="application/json", headers={"content-disposition": name})


@post("/records", responses=RESPONSES)
async def bring(request: AnyRequest, hall: TheHall) -> Brought:
    """Bring the record of a game played elsewhere; it is proven first."""
    person = await must_be_known(request, hall)
    if not hall.may_open(person.id):
        raise TooMany(reason("server-too-fast"))
    body = await request.body()
    record = await hall.aside(proven, body)
    keep = KeptRecord(id=new_id(), game=record.game, finished_at=hall.now(), body=records.encode(record))
    await hall.write(lambda connection: save(connection, keep))
    return Brought(keep.id)


def save(connection: Connection, record: KeptRecord) -> None:
    """Keep a record."""
    save_record(connection, record)


def proven(body: bytes) -> Record:
    """The record in a file, when it is honest."""
    record = records.decode(body)
    if len(record.players) > MOST_SEATS:  # no table of this house is larger, and a crowd takes long to prove
        raise BadRecord(reason("record-many-seats", given=len(record.players), most=MOST_SEATS))
    records.verify(GAMES, record)
    return record


@get("/records/{record:str}/summary", responses=RESPONSES)
async def summary(hall: TheHall, record: Id) -> Summary:
    """Who played what, and how long; not how it ended."""
    found = await kept(hall, record)
    return Summary(
        id=record,
        game=found.game,
        players=found.players,
        options=found.options,
        moves=len(found.moves),
        commitment=found.fairness.commitment,
    )


@get("/records/{record:str}/moves/{move:int}", responses=RESPONSES)
async def moment(request: AnyRequest, hall: TheHall, record: Id, move: Number, seat: AskedSeat = None) -> Shown:
    """The game after so many moves, through the eyes of a seat (from 0) or of a spectator."""
    found = await kept(hall, record)
    if move > len(found.moves):
        raise BadRecord(reason("record-no-move", given=move, moves=len(found.moves)))
    if seat is not None and seat >= len(found.players):
        raise BadRecord(reason("no-such-seat", given=seat + 1, seats=len(found.players)))
    return await hall.aside(shown, found, move, seat, words(language_of(request)))


def shown(record: Record, move: int, seat: int | None, say: Words) -> Shown:
    """Play so many moves again, and look."""
    game = records.game_of(GAMES, record)
    step: Step = next(step for step in records.replay(game, record) if step.number == move)
    view = game.view(step.state, seat)
    return Shown(
        move=move,
        seat=seat,
        mover=step.seat if move else None,
        view=msgspec.Raw(msgspec.json.encode(view)),
        told=tell_news(game, view.news, record.players, say),
        scene=described(game, view, (), record.players, say.language)[0],
    )


@get("/records/{record:str}/proof", responses=RESPONSES)
async def proof(hall: TheHall, record: Id) -> Proven:
    """Prove a record here; whoever does not trust the house downloads it and runs `serao verify`."""
    found = await kept(hall, record)
    return Proven(await hall.aside(records.verify, GAMES, found))


games_over = Router("/api", route_handlers=[download, bring, summary, moment, proof], tags=["records"])
