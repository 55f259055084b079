"""What is written up about a table beside its log: the lobby's line, who sat there, and the end."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from serao.engine import record as records
from serao.server.people import rating
from serao.server.tables.room import Room
from serao.storage import matches, persons
from serao.storage.records import KeptRecord, save_record
from serao.table.showing import ended
from serao.table.table import Table

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE


class Summary(msgspec.Struct, frozen=True):
    """A table in a few columns, taken at one moment: the table itself may go on meanwhile."""

    phase: str
    seats: int
    taken: int
    names: str
    wake_at: int | None


def settled(room: Room, now: int) -> Callable[[Connection], None]:
    """The transaction that brings the lobby and the profiles up to date with a table; doing it twice is harmless."""
    table, match = room.table, room.match
    summary = summary_of(table, now)
    company = {chair.person for chair in table.chairs if chair.person is not None}
    finish = finished(match, table, now) if table.phase == "over" and table.state is not None else None

    def write(connection: Connection) -> None:
        before = matches.match(connection, match)
        if before is None or before.phase == "over":
            return  # what is over has been written up, and stays so
        seated = set(matches.seated_persons(connection, match))
        for person in seated ^ company:
            matches.place(connection, match, person, person in company)
        matches.update_match(connection, match, **msgspec.structs.asdict(summary))
        if finish is not None:
            finish(connection)

    return write


def summary_of(table: Table, now: int) -> Summary:
    """The columns of the lobby. `wake_at` may be early, never much too late: a sweep looks and sets it anew."""
    wake = None if table.phase == "over" else next_look(table, now)
    names = msgspec.json.encode([chair.name for chair in table.chairs[:12]]).decode()
    taken = sum(not chair.free for chair in table.chairs)
    return Summary(table.phase, len(table.chairs), taken, names, wake)


def next_look(table: Table, now: int) -> int:
    """When the clock of a sleeping table could first run out: of those thinking, or of who may think next."""
    if table.phase != "playing" or table.clocks is None:
        return now + DAY
    deadline = table.clocks.deadline()
    if deadline is not None:
        return deadline
    left = [table.clocks.left[seat] for seat, chair in enumerate(table.chairs) if chair.present]
    return now + min(max(min(left, default=DAY), MINUTE), DAY)


def finished(match: str, table: Table, now: int) -> Callable[[Connection], None]:
    """Keep the record, the result and the ratings of a game that is over."""
    result = msgspec.json.encode(ended(table, crowd=False)).decode()
    body = records.encode(table.record())
    stored = KeptRecord(id=match, match=match, game=table.game.NAME, finished_at=now, body=body)
    rank = rating.places(table)

    def write(connection: Connection) -> None:
        matches.update_match(connection, match, finished_at=now, result=result)
        save_record(connection, stored)
        persons.forget_notices(connection, match)
        if rank is not None:
            rating.rate(connection, match, table.game.NAME, rank, now)

    return write
