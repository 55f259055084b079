"""Reports: what somebody tells those in charge about a person at a table, with the chat as it was."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from serao.storage import schema

ReportKind = Literal["abuse", "cheating", "spam", "name", "other"]
ReportState = Literal["open", "dismissed", "acted"]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report. `chat` is a JSON text: the lines of the table at that moment."""

    id: str
    at: int
    by: str
    person: str
    match: str
    kind: ReportKind
    words: str
    chat: str
    state: ReportState = "open"
    handled_at: int | None = None


def add_report(connection: Connection, report: Report) -> None:
    """Store a new report."""
    connection.execute(insert(schema.reports).values(**msgspec.structs.asdict(report)))


def report(connection: Connection, id: str) -> Report | None:  # noqa: A002 - it is called so everywhere
    """The report with that id."""
    row = connection.execute(select(schema.reports).where(schema.reports.c.id == id)).mappings().first()
    return Report(**row) if row else None


def reports(connection: Connection, limit: int, opened: bool) -> list[Report]:
    """The newest reports: those that wait, or those that were handled."""
    table = schema.reports
    query = select(table).where((table.c.state == "open") if opened else (table.c.state != "open"))
    return _found(connection, query.order_by(table.c.at.desc(), table.c.id).limit(limit))


def reports_by(connection: Connection, person: str, limit: int) -> list[Report]:
    """What a person has reported, newest first."""
    table = schema.reports
    query = select(table).where(table.c.by == person)
    return _found(connection, query.order_by(table.c.at.desc(), table.c.id).limit(limit))


def _found(connection: Connection, query: object) -> list[Report]:
    return [Report(**row) for row in connection.execute(query).mappings()]  # type: ignore[call-overload]


def waiting(connection: Connection, by: str, person: str, match: str) -> bool:
    """Whether the same report waits already."""
    table = schema.reports
    same = (table.c.by == by) & (table.c.person == person) & (table.c.match == match) & (table.c.state == "open")
    return connection.scalar(select(table.c.id).where(same).limit(1)) is not None


def count_since(connection: Connection, by: str, at: int) -> int:
    """How many reports somebody has made since then."""
    table = schema.reports
    query = select(func.count()).select_from(table).where(table.c.by == by, table.c.at >= at)
    return connection.scalar(query) or 0


def count_open(connection: Connection) -> int:
    """How many reports wait."""
    table = schema.reports
    return connection.scalar(select(func.count()).select_from(table).where(table.c.state == "open")) or 0


def handle(connection: Connection, id: str, state: ReportState, now: int) -> bool:  # noqa: A002
    """Close a report that waits; whether it did."""
    table = schema.reports
    statement = update(table).where(table.c.id == id, table.c.state == "open").values(state=state, handled_at=now)
    return connection.execute(statement).rowcount == 1


def forget_lines(connection: Connection, person: str, name: str) -> None:
    """Empty what a person has said in the chat that reports about others carry, and rename the person there."""
    table = schema.reports
    query = select(table.c.id, table.c.chat).where(table.c.chat.contains(person, autoescape=True))
    for row in connection.execute(query).all():
        lines = msgspec.json.decode(row.chat)
        kept = [line | {"by": None, "name": name, "text": ""} if line["by"] == person else line for line in lines]
        chat = msgspec.json.encode(kept).decode()
        connection.execute(update(table).where(table.c.id == row.id).values(chat=chat))
