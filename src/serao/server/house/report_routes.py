"""The HTTP routes of reports, for everybody: tell those in charge of somebody at a table, and see that they looked."""

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.ids import new_id
from serao.server.base.problems import TooMany
from serao.server.people.identity import must_be_known
from serao.server.tables.access import admitted
from serao.server.tables.registry import people_at
from serao.server.tables.services import TheTableServices
from serao.storage import persons, reports
from serao.storage.reports import Report, ReportKind, ReportState
from serao.table.commands import LONGEST_SAID
from serao.table.naming import plain

DAY = 24 * 60 * 60 * 1000
MOST = 10  # reports of one person in a day
LISTED = 50

Plain = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[!-~]+\Z")]
Words = Annotated[str, msgspec.Meta(max_length=LONGEST_SAID)]


class NewReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody at a table, what it is about, and words of one's own."""

    person: Plain
    table: Plain
    kind: ReportKind
    words: Words = ""


class OwnReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report of one's own, and what became of it."""

    id: str
    at: int
    name: str
    kind: ReportKind
    state: ReportState


@post("/reports", responses=RESPONSES, security=KNOWN, operation_id="report_person")
async def report(request: AnyRequest, services: TheTableServices, data: JSONBody[NewReport]) -> OwnReport:
    """Report somebody at a table, with the chat as it is now."""
    asker = await must_be_known(request, services)
    room = await admitted(services, data.table, asker.id)
    if data.person == asker.id or data.person not in people_at(room.table):
        raise Refused(reason("house-not-here"))
    made = Report(
        id=new_id(),
        at=now(),
        by=asker.id,
        person=data.person,
        match=data.table,
        kind=data.kind,
        words=plain(data.words),
        chat=msgspec.json.encode(list(room.table.chat)).decode(),
    )
    name = await services.database.write(lambda connection: accept(connection, made))
    return OwnReport(id=made.id, at=made.at, name=name, kind=made.kind, state=made.state)


def accept(connection: Connection, made: Report) -> str:
    """Store a report, unless it waits already or there are too many; the name of whom it is about."""
    if reports.waiting(connection, made.by, made.person, made.match):
        raise Refused(reason("house-reported-already"))
    if reports.count_since(connection, made.by, made.at - DAY) >= MOST:
        raise TooMany(reason("house-many-reports", most=MOST))
    reports.add_report(connection, made)
    return persons.names(connection, [made.person]).get(made.person, "")


@get("/reports", responses=RESPONSES, security=KNOWN)
async def own_reports(request: AnyRequest, services: TheServices) -> list[OwnReport]:
    """What one has reported, newest first, and whether somebody has looked at it."""
    asker = await must_be_known(request, services)
    return await services.database.read(reported_by, asker.id)


def reported_by(connection: Connection, person: str) -> list[OwnReport]:
    """What a person has reported."""
    found = reports.reports_by(connection, person, LISTED)
    names = persons.names(connection, {each.person for each in found})
    return [
        OwnReport(id=each.id, at=each.at, name=names.get(each.person, ""), kind=each.kind, state=each.state)
        for each in found
    ]


report_routes = Router("/api", route_handlers=[report, own_reports], tags=["people"])
