"""What is stored of a table beside its log: its summary for the lobby, who sits there, and the result."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from serao.engine import record as records
from serao.server.people import rating
from serao.server.tables.room import Room
from serao.storage import matches, persons, results
from serao.storage.forget import forget_ratings
from serao.storage.matches import Listed
from serao.storage.records import KeptRecord, save_record
from serao.storage.results import PEOPLE, Sitter
from serao.table.showing import ended, finished
from serao.table.table import Table

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
NAMES_LISTED = 12  # in the lobby, of one table


class Summary(msgspec.Struct, frozen=True):
    """The columns of a table for the lobby, as they are at one moment."""

    phase: str
    seats: int
    taken: int
    names: str
    wake_at: int | None


def summary_transaction(room: Room, now: int) -> Callable[[Connection], None]:
    """The transaction that saves a table's summary, and its result once the game is over; it may be repeated.

    Everything is computed here and not in the transaction, which runs later, when the table may have gone on.
    """
    table, match = room.table, room.match
    summary = summary_of(table, now)
    company = {chair.person for chair in table.chairs if chair.person is not None and not chair.kept}
    save_result = result_transaction(match, table, now) if finished(table) else None

    def write(connection: Connection) -> None:
        before = matches.match(connection, match)
        if before is None or before.phase == "over":
            return  # the result has been saved, and does not change
        seated = set(matches.seated_persons(connection, match))
        for person in seated ^ company:
            matches.place(connection, match, person, person in company)
        forget = {} if summary.phase == "gathering" else {"origin": None}
        matches.update_match(connection, match, **msgspec.structs.asdict(summary), **forget)
        if save_result is not None:
            save_result(connection)

    return write


def summary_of(table: Table, now: int) -> Summary:
    """The columns for the lobby. `wake_at` may be too early, never much too late: the sweeper then sets it anew."""
    wake = None if table.phase == "over" else earliest_timeout(table, now)
    listed = [Listed(chair.name, chair.kind) for chair in table.chairs[:NAMES_LISTED]]
    names = msgspec.json.encode(listed).decode()
    taken = sum(not chair.free for chair in table.chairs)
    return Summary(table.phase, len(table.chairs), taken, names, wake)


def earliest_timeout(table: Table, now: int) -> int:
    """The earliest time at which a clock of a sleeping table can run out, of a seat that thinks now or next."""
    deadline = table.deadline()
    if deadline is not None:
        return deadline
    if table.phase != "playing" or table.clocks is None:
        return now + DAY
    left = [table.clocks.left[seat] for seat, chair in enumerate(table.chairs) if chair.present]
    return now + min(max(min(left, default=DAY), MINUTE), DAY)


def result_transaction(match: str, table: Table, now: int) -> Callable[[Connection], None]:
    """The transaction that saves the record, the results and the ratings of a finished game."""
    end = ended(table, crowd=False)
    result = msgspec.json.encode(end).decode()
    of_seats = results.results_of(
        match, table.game.NAME, end, sitters_of(table), seats=len(table.chairs), rated=table.rated, at=now
    )
    body = records.encode(table.record())
    stored = KeptRecord(id=match, match=match, game=table.game.NAME, finished_at=now, body=body)
    rank = rating.places(table)

    def write(connection: Connection) -> None:
        matches.update_match(connection, match, finished_at=now, result=result)
        save_record(connection, stored)
        results.save_results(connection, of_seats)
        persons.forget_notices(connection, match)
        if rank is not None:
            rating.rate(connection, match, table.game.NAME, rank, now)
            forget_ratings(connection, rank)

    return write


def sitters_of(table: Table) -> dict[int, Sitter]:
    """Who sat where in the end; of a crowd only the people."""
    return {
        seat: Sitter(chair.name, chair.kind, chair.person)
        for seat, chair in enumerate(table.chairs)
        if chair.kind is not None and (chair.kind in PEOPLE or not table.crowded)
    }
