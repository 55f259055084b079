"""What those in charge see: figures, people, tables, reports, sanctions, and the audit log."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from serao.installed.version import __version__
from serao.server.base.clock import now
from serao.server.tables.services import TableServices
from serao.server.tables.set_aside_tables import SetAsideTables
from serao.storage import audit, directory, matches, persons, reports, sanctions
from serao.storage.audit import Act
from serao.storage.directory import Known, OpenTable, Seated, open_table, seated
from serao.storage.matches import Match
from serao.storage.reports import Report, ReportKind, ReportState
from serao.storage.sanctions import Kind as SanctionKind
from serao.storage.sanctions import Sanction
from serao.table.events import Kind

LISTED = 100
TABLES = 200


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The house at a glance. `online` and `aside` are of the process that was asked."""

    version: str
    people: int
    online: int
    gathering: int
    playing: int
    finished: int
    aside: int
    reports: int


class PersonLine(Known, frozen=True, kw_only=True):
    """A person, whether it is here now, and which sanctions hold against it."""

    online: bool
    muted: bool
    banned: bool


class HouseTable(OpenTable, frozen=True, kw_only=True):
    """A table that is not over; `aside` says why it cannot be read."""

    public: bool
    seats: int
    taken: int
    aside: str | None


class SanctionLine(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction; `name` is empty for an address."""

    kind: SanctionKind
    whom: str
    name: str
    at: int
    until: int | None
    why: str


class ChatShown(msgspec.Struct, frozen=True):
    """A line of the chat as it was, and who said it; of older lines `kind` may not be known."""

    at: int
    by: str | None
    name: str
    text: str
    kind: Kind | None = None
    owner: str = ""
    spectator: bool = False


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """A report, with the chat as it was."""

    id: str
    at: int
    by: Seated
    person: Seated
    table: str
    kind: ReportKind
    words: str
    chat: list[ChatShown]
    state: ReportState


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    """One act: by whom (empty: the command line), what, to whom, at which table, when, why."""

    at: int
    by: str
    act: Act
    whom: str
    table: str | None
    why: str


def figures(connection: Connection, services: TableServices) -> Figures:
    """The house at a glance."""
    phases = matches.count_by_phase(connection)
    return Figures(
        version=__version__,
        people=directory.count_people(connection),
        online=len(services.connections.people()),
        gathering=phases.get("gathering", 0),
        playing=phases.get("playing", 0) + phases.get("shuffling", 0),
        finished=phases.get("over", 0),
        aside=len(services.tables.set_aside),
        reports=reports.count_open(connection),
    )


def people(connection: Connection, services: TableServices, search: str) -> list[PersonLine]:
    """People, the newest first."""
    online = services.connections.people()
    return [
        PersonLine(
            **msgspec.structs.asdict(each),
            online=each.id in online,
            muted=services.sanctions.against("mute", each.id) is not None,
            banned=services.sanctions.against("ban", each.id) is not None,
        )
        for each in directory.people(connection, search, LISTED)
    ]


def tables(connection: Connection, aside: SetAsideTables) -> list[HouseTable]:
    """The tables that are not over, those that cannot be read first."""
    found = [house_table(connection, each, aside.why(each.id)) for each in matches.unfinished(connection, TABLES)]
    return sorted(found, key=lambda table: table.aside is None)


def house_table(connection: Connection, found: Match, aside: str | None) -> HouseTable:
    """A table with its people."""
    table = fields_of(open_table(connection, found))
    return HouseTable(**table, public=found.public, seats=found.seats, taken=found.taken, aside=aside)


def sanction_lines(connection: Connection) -> list[SanctionLine]:
    """All sanctions that hold, the newest first."""
    found = sanctions.sanctions(connection, now())
    names = persons.names(connection, {each.whom for each in found})
    return [SanctionLine(**fields_of(each), name=names.get(each.whom, "")) for each in found]


def fields_of(line: Sanction | OpenTable) -> dict[str, Any]:
    """The fields of what is shown with more."""
    return msgspec.structs.asdict(line)


def report_lines(connection: Connection, opened: bool) -> list[ReportLine]:
    """The reports that wait, or those that were handled."""
    found = reports.reports(connection, LISTED, opened)
    known = seated(connection, {each.person for each in found} | {each.by for each in found})
    return [report_line(each, known) for each in found]


def report_line(report: Report, known: dict[str, Seated]) -> ReportLine:
    """A report with those it speaks of."""
    return ReportLine(
        id=report.id,
        at=report.at,
        by=known[report.by],
        person=known[report.person],
        table=report.match,
        kind=report.kind,
        words=report.words,
        chat=msgspec.json.decode(report.chat, type=list[ChatShown]),
        state=report.state,
    )


def audit_lines(connection: Connection, before: int | None) -> list[AuditLine]:
    """The newest lines of the audit log, or the newest before a time."""
    found = audit.lines(connection, LISTED, before)
    ids = {each.by for each in found} | {each.whom for each in found}
    names = persons.names(connection, {each for each in ids if each is not None})
    return [
        AuditLine(
            at=each.at,
            by=names.get(each.by or "", each.by or ""),
            act=each.act,
            whom=names.get(each.whom or "", each.whom or ""),
            table=each.match,
            why=each.why,
        )
        for each in found
    ]
