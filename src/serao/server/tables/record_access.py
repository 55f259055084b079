"""The door of every record: those who sat there, whoever shows its link, and of a public game everybody."""

from litestar.datastructures import Cookie
from sqlalchemy import Connection

from serao.engine import record as records
from serao.engine.problem import reason
from serao.engine.record import Record
from serao.server.base.config import Config
from serao.server.base.connection_types import AnyRequest
from serao.server.base.problems import NotAdmitted, NotFound
from serao.server.base.services import BaseServices
from serao.server.people.identity import person_asking
from serao.storage import sharing
from serao.storage.records import KeptRecord, load_record
from serao.storage.sharing import Access
from serao.table.imported_names import with_clean_names

COOKIE = "serao-shared"  # the key of a record's link, which a browser sends with requests for that record alone
YEAR = 365 * 24 * 60 * 60


async def opened(request: AnyRequest, services: BaseServices, record: str) -> tuple[KeptRecord, Access]:
    """The record of that id and what the asker may do with it; NotFound where there is none that the asker may open."""
    person = await person_asking(request, services)
    asker, key = person.id if person else None, request.cookies.get(COOKIE)
    found = await services.database.read(readable, record, asker, key)
    if found is None:
        raise NotFound(reason("record-unknown"))
    return found


def readable(
    connection: Connection, record: str, asker: str | None, key: str | None
) -> tuple[KeptRecord, Access] | None:
    """A record, if the asker may open it. Of others not even the existence is told."""
    found = load_record(connection, record)
    if found is None:
        return None
    granted = sharing.access(connection, found.id, found.match, asker, key)
    return (found, granted) if granted.open else None


async def own(request: AnyRequest, services: BaseServices, record: str) -> tuple[KeptRecord, Access]:
    """The record of that id, if the asker played or imported it."""
    found, granted = await opened(request, services, record)
    if not granted.own:
        raise NotAdmitted(reason("record-not-yours"))
    return found, granted


def game_in(found: KeptRecord) -> Record:
    """What is recorded; an imported record may come with names that nobody here would be given."""
    record = records.decode(found.body)
    return with_clean_names(record) if found.match is None else record


def link_cookie(config: Config, record: str, key: str) -> Cookie:
    """The cookie that shows the key of a record's link, hidden from scripts and sent to this record's addresses only.

    Pictures and downloads are asked for by the browser itself, which sends no headers of ours.
    """
    return Cookie(
        key=COOKIE,
        value=key,
        path=f"/api/records/{record}",
        httponly=True,
        samesite="lax",
        secure=config.secure,
        max_age=YEAR,
    )
