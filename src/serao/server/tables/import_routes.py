"""The HTTP routes of records from elsewhere: import one, list one's own, remove one."""

import msgspec
from litestar import delete, get, post
from sqlalchemy import Connection

from serao.engine import record as records
from serao.engine.problem import BadRecord, Refused, reason
from serao.engine.record import Record
from serao.games import GAMES
from serao.server.base.addresses import address_of
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.decoding import Unreadable, decode_any
from serao.server.base.dependencies import KNOWN, RecordId, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.ids import new_id
from serao.server.base.problems import NotAdmitted
from serao.server.people.identity import must_be_known
from serao.server.people.names import refuse_borrowed_names
from serao.server.tables.record_access import own
from serao.storage.records import KeptRecord, imported_by, imports_of, remove_record, save_import
from serao.table.imported_names import refuse_long_names, with_clean_names
from serao.table.setup import MOST_SEATS

LARGEST_RECORD = 2 * 1024 * 1024  # bytes, of a long game
MOST_IMPORTS = 50  # of one person
MOST_BYTES = 20 * 1024 * 1024  # of all of them


class Imported(msgspec.Struct, frozen=True):
    """The id of an imported record."""

    id: str


class ImportLine(msgspec.Struct, frozen=True, kw_only=True):
    """A record that the asker has imported, and its size in bytes."""

    id: str
    game: str
    imported_at: int
    size: int


@post("/records", responses=RESPONSES, security=KNOWN, request_max_body_size=LARGEST_RECORD)
async def import_record(request: AnyRequest, services: TheServices) -> Imported:
    """Import the record of a game played elsewhere: the body is its file. It is verified first.

    Only its importer can open it, and whoever has its link.
    """
    person = await must_be_known(request, services)
    address = address_of(request)
    services.limits.import_record(person.id, address)
    body = await request.body()
    services.limits.keep_bytes(address, len(body), person.claimed is not None)
    await services.database.read(refuse_more, person.id, len(body))
    record = await services.background.replay(address, verified, body)
    await services.database.read(refuse_borrowed_names, list(record.players), person.id)
    keep = KeptRecord(id=new_id(), game=record.game, finished_at=now(), body=records.encode(record))

    def write(connection: Connection) -> None:
        refuse_more(connection, person.id, len(keep.body))
        save_import(connection, keep, person.id)

    await services.database.write(write)
    return Imported(keep.id)


def refuse_more(connection: Connection, person: str, size: int) -> None:
    """Refuse a record more than a person may keep here."""
    number, taken = imported_by(connection, person)
    if number >= MOST_IMPORTS or taken + size > MOST_BYTES:
        raise Refused(reason("record-imports-full", most=MOST_IMPORTS, megabytes=MOST_BYTES // 2**20))


def verified(body: bytes) -> Record:
    """The record in a file, verified and with clean names; BadRecord when something is wrong."""
    try:
        decode_any(body)
    except Unreadable as problem:
        raise BadRecord(reason("record-not-json", detail=problem.detail)) from None
    record = records.decode(body)
    if len(record.players) > MOST_SEATS:  # no table of this server is larger, and a large game takes long to verify
        raise BadRecord(reason("record-many-seats", given=len(record.players), most=MOST_SEATS))
    refuse_long_names(record)
    records.verify(GAMES, record)
    return with_clean_names(record)


@get("/records", responses=RESPONSES, security=KNOWN)
async def own_imports(request: AnyRequest, services: TheServices) -> list[ImportLine]:
    """What the asker has imported, newest first."""
    person = await must_be_known(request, services)
    found = await services.database.read(imports_of, person.id)
    return [ImportLine(id=each.id, game=each.game, imported_at=each.imported_at, size=each.size) for each in found]


@delete("/records/{record:str}", responses=RESPONSES, security=KNOWN)
async def remove_import(request: AnyRequest, services: TheServices, record: RecordId) -> None:
    """Remove a record that the asker has imported, with its link. Games that were played here stay."""
    found, _ = await own(request, services, record)
    if found.match is not None:
        raise NotAdmitted(reason("record-not-imported"))
    await services.database.write(lambda connection: remove_record(connection, found.id))
