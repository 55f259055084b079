"""The HTTP routes of records: download one, import one, look at any move through a seat's eyes, verify it."""

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, QueryParameter
from sqlalchemy import Connection

from serao.engine import record as records
from serao.engine.problem import BadRecord, reason
from serao.engine.record import Record, Step
from serao.engine.scene import Scene
from serao.games import GAMES
from serao.locales import Words, words
from serao.server.base.clock import now
from serao.server.base.decoding import Unreadable, decode_any
from serao.server.base.dependencies import KNOWN, AnyRequest, RecordId, TheServices
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.ids import new_id
from serao.server.base.problems import NotFound, TooMany
from serao.server.base.services import BaseServices
from serao.server.people.identity import must_be_known
from serao.storage.records import KeptRecord, load_record, save_record
from serao.table.setup import MOST_SEATS
from serao.table.showing import described
from serao.table.telling import tell_news
from serao.table.wire import ToldLine

MoveNumber = Annotated[int, Parameter(ge=0, le=1_000_000, description="How many moves have been made; 0: the deal.")]
AskedSeat = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="Through whose eyes; a spectator's when none is named.")
]

RECORD = ResponseSpec(dict[str, Any], description="The file.", generate_examples=False)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game without its result: what one may know before a replay."""

    id: str
    game: str
    players: tuple[str, ...]
    options: Any
    moves: int
    commitment: str


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A game after some move, as one seat (null: a spectator) saw it then."""

    move: int
    seat: int | None
    mover: int | None
    view: msgspec.Raw
    told: tuple[ToldLine, ...]
    scene: Scene | None = None


class Proven(msgspec.Struct, frozen=True):
    """The record has been verified: commitment, seals, shuffle, every move and the result.

    `says` tells in the asker's language what is proven of the shuffle, and against whom.
    """

    moves: int
    says: list[str]


class Imported(msgspec.Struct, frozen=True):
    """The id of an imported record."""

    id: str


async def load(services: BaseServices, match: str) -> Record:
    """The record of that id; NotFound when there is none."""
    found: KeptRecord | None = await services.database.read(load_record, match)
    if found is None:
        raise NotFound(reason("record-unknown"))
    return records.decode(found.body)


@get("/records/{record:str}", responses=RESPONSES | {200: RECORD}, operation_id="record")
async def download(services: TheServices, record: RecordId) -> Response[bytes]:
    """The record of a finished game, as a file that `serao verify` proves and `serao replay` tells."""
    found: KeptRecord | None = await services.database.read(load_record, record)
    if found is None:
        raise NotFound(reason("record-unknown"))
    name = f'attachment; filename="serao-{found.game}-{found.id}.json"'
    return Response(found.body, media_type="application/json", headers={"content-disposition": name})


@post("/records", responses=RESPONSES, security=KNOWN)
async def import_record(request: AnyRequest, services: TheServices) -> Imported:
    """Import the record of a game played elsewhere: the body is its file. It is verified first."""
    person = await must_be_known(request, services)
    if not services.limits.may_open_table(person.id):
        raise TooMany(reason("server-too-fast"))
    body = await request.body()
    record = await services.background.run(verified, body)
    keep = KeptRecord(id=new_id(), game=record.game, finished_at=now(), body=records.encode(record))
    await services.database.write(lambda connection: save(connection, keep))
    return Imported(keep.id)


def save(connection: Connection, record: KeptRecord) -> None:
    """Store a record."""
    save_record(connection, record)


def verified(body: bytes) -> Record:
    """The record in a file, verified; BadRecord when something is wrong."""
    try:
        decode_any(body)
    except Unreadable as problem:
        raise BadRecord(reason("record-not-json", detail=problem.detail)) from None
    record = records.decode(body)
    if len(record.players) > MOST_SEATS:  # no table of this server is larger, and a large game takes long to verify
        raise BadRecord(reason("record-many-seats", given=len(record.players), most=MOST_SEATS))
    records.verify(GAMES, record)
    return record


@get("/records/{record:str}/summary", responses=RESPONSES, operation_id="record_summary")
async def summary(services: TheServices, record: RecordId) -> Summary:
    """Who played what and how many moves, without the result."""
    found = await load(services, record)
    return Summary(
        id=record,
        game=found.game,
        players=found.players,
        options=found.options,
        moves=len(found.moves),
        commitment=found.fairness.commitment,
    )


@get("/records/{record:str}/moves/{move:int}", responses=RESPONSES, operation_id="record_moment")
async def moment(
    request: AnyRequest, services: TheServices, record: RecordId, move: MoveNumber, seat: AskedSeat = None
) -> Shown:
    """The game after so many moves, through the eyes of a seat (from 0) or of a spectator."""
    found = await load(services, record)
    if move > len(found.moves):
        raise BadRecord(reason("record-no-move", given=move, moves=len(found.moves)))
    if seat is not None and seat >= len(found.players):
        raise BadRecord(reason("no-such-seat", given=seat + 1, seats=len(found.players)))
    return await services.background.run(shown, found, move, seat, words(language_of(request)))


def shown(record: Record, move: int, seat: int | None, say: Words) -> Shown:
    """Play so many moves again; the view and the news after them."""
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


@get("/records/{record:str}/proof", responses=RESPONSES, operation_id="record_proof")
async def proof(request: AnyRequest, services: TheServices, record: RecordId) -> Proven:
    """Verify a record on the server; whoever does not trust it downloads the record and runs `serao verify`."""
    found = await load(services, record)
    moves = await services.background.run(records.verify, GAMES, found)
    say = words(language_of(request))
    return Proven(moves, [say.why(each) for each in records.proven(found)])


record_routes = Router("/api", route_handlers=[download, import_record, summary, moment, proof], tags=["records"])
