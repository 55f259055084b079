"""The HTTP routes of records: download one, look at any move through a seat's eyes, verify it."""

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, QueryParameter
from sqlalchemy import Connection

from serao.engine import record as records
from serao.engine.problem import BadRecord, reason
from serao.engine.record import Record, Step
from serao.engine.scene import Scene
from serao.games import GAMES
from serao.locales import Words, words
from serao.server.base.addresses import address_of
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, FRESH, RecordId, TheServices
from serao.server.base.faults import RESPONSES, language_of
from serao.server.tables.import_routes import import_record, own_imports, remove_import
from serao.server.tables.record_access import game_in, opened
from serao.server.tables.share_routes import open_by_link, share, withdraw
from serao.storage import matches, persons, sharing
from serao.storage.records import KeptRecord, importer_of
from serao.table.events import Kind
from serao.table.showing import described
from serao.table.telling import tell_news
from serao.table.wire import ToldLine

MoveNumber = Annotated[int, Parameter(ge=0, le=1_000_000, description="How many moves have been made; 0: the deal.")]
AskedSeat = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="Through whose eyes; a spectator's when none is named.")
]

RECORD = ResponseSpec(dict[str, Any], description="The file.", generate_examples=False)


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where an imported record comes from: who brought it (null: nobody knows), and when."""

    by: str | None
    at: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game without its result: what one may know before a replay.

    `everybody`: it is open to all. `own`: the asker played or imported it; `shared`: it has a link, as its own people
    are told. `imported`: it was brought from elsewhere, and its names are those of the file, not of people here.
    `kinds` says who those were who sat first; of a game that was played elsewhere nobody knows.
    """

    id: str
    game: str
    players: tuple[str, ...]
    kinds: tuple[Kind | None, ...]
    options: Any
    moves: int
    commitment: str
    everybody: bool
    own: bool
    shared: bool
    imported: Origin | None = None


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A game after some move, as one seat (null: a spectator) saw it then."""

    move: int
    seat: int | None
    mover: int | None
    actors: tuple[int, ...]
    view: msgspec.Raw
    told: tuple[ToldLine, ...]
    scene: Scene | None = None


class Proven(msgspec.Struct, frozen=True):
    """The record has been verified: commitment, seals, shuffle, every move and the result.

    `says` tells in the asker's language what is proven of the shuffle, and against whom.
    """

    moves: int
    says: list[str]


@get("/records/{record:str}", responses=RESPONSES | {200: RECORD}, security=ANYBODY, operation_id="record")
async def download(request: AnyRequest, services: TheServices, record: RecordId) -> Response[bytes]:
    """The record of a finished game, as a file that `serao verify` proves and `serao replay` tells."""
    found, granted = await opened(request, services, record)
    # Not for ever: whoever is forgotten here is renamed in the records, too.
    headers = FRESH if granted.everybody and not services.config.members_only else {}
    name = f'attachment; filename="serao-{found.game}-{found.id}.json"'
    return Response(found.body, media_type="application/json", headers=headers | {"content-disposition": name})


def kinds_of(connection: Connection, record: KeptRecord) -> list[Kind | None]:
    """Who the players of a finished game were; empty for one that was played elsewhere."""
    found = matches.match(connection, record.match) if record.match is not None else None
    return [] if found is None else [each.kind for each in matches.people_listed(found.names)]


@get("/records/{record:str}/summary", responses=RESPONSES, security=ANYBODY, operation_id="record_summary")
async def summary(request: AnyRequest, services: TheServices, record: RecordId) -> Summary:
    """Who played what and how many moves, without the result; and what the asker may do with it."""
    found, granted = await opened(request, services, record)
    shared, origin = await services.database.read(around, found)
    game = game_in(found)
    return Summary(
        id=record,
        game=game.game,
        players=game.players,
        kinds=tuple(await services.database.read(kinds_of, found)),
        options=game.options,
        moves=len(game.moves),
        commitment=game.fairness.commitment,
        everybody=granted.everybody,
        own=granted.own,
        shared=shared and granted.own,
        imported=origin,
    )


def around(connection: Connection, found: KeptRecord) -> tuple[bool, Origin | None]:
    """Whether a record has a link, and where it comes from."""
    shared = sharing.share_of(connection, found.id) is not None
    if found.match is not None:
        return shared, None
    importer = importer_of(connection, found.id)
    known = persons.person(connection, importer) if importer is not None else None
    return shared, Origin(by=known.name if known else None, at=found.finished_at)


@get("/records/{record:str}/moves/{move:int}", responses=RESPONSES, security=ANYBODY, operation_id="record_moment")
async def moment(
    request: AnyRequest, services: TheServices, record: RecordId, move: MoveNumber, seat: AskedSeat = None
) -> Shown:
    """The game after so many moves, through the eyes of a seat (from 0) or of a spectator."""
    found = game_in((await opened(request, services, record))[0])
    if move > len(found.moves):
        raise BadRecord(reason("record-no-move", given=move, moves=len(found.moves)))
    if seat is not None and seat >= len(found.players):
        raise BadRecord(reason("no-such-seat", given=seat + 1, seats=len(found.players)))
    return await services.background.replay(address_of(request), shown, found, move, seat, words(language_of(request)))


def shown(record: Record, move: int, seat: int | None, say: Words) -> Shown:
    """Play so many moves again; the view and the news after them."""
    game = records.game_of(GAMES, record)
    step: Step = next(step for step in records.replay(game, record) if step.number == move)
    view = game.view(step.state, seat)
    return Shown(
        move=move,
        seat=seat,
        mover=step.seat if move else None,
        actors=game.actors(step.state),
        view=msgspec.Raw(msgspec.json.encode(view)),
        told=tell_news(game, view.news, record.players, say),
        scene=described(game, view, (), record.players, say.language)[0],
    )


@get("/records/{record:str}/proof", responses=RESPONSES, security=ANYBODY, operation_id="record_proof")
async def proof(request: AnyRequest, services: TheServices, record: RecordId) -> Proven:
    """Verify a record on the server; whoever does not trust it downloads the record and runs `serao verify`."""
    found = game_in((await opened(request, services, record))[0])
    moves = await services.background.replay(address_of(request), records.verify, GAMES, found)
    say = words(language_of(request))
    return Proven(moves, [say.why(each) for each in records.proven(found)])


# One router for all of them: several may not share a path.
record_routes = Router(
    "/api",
    route_handlers=[
        download,
        summary,
        moment,
        proof,
        share,
        withdraw,
        open_by_link,
        import_record,
        own_imports,
        remove_import,
    ],
    tags=["records"],
)
