"""Chairs that are kept at a new table for a company that is called to it; each is taken by whoever it is kept for."""

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection

from serao.server.base.clock import now
from serao.storage import ignoring, persons
from serao.table.company import Chair
from serao.table.events import BotSat, Entry, Kept
from serao.table.table import Table


def keepable(connection: Connection, host: str, company: Iterable[str]) -> list[str]:
    """Those of a company for whom chairs can be kept, in order: of two who do not meet only the first, the host first.

    Whoever has left the house for good is none of them.
    """
    wanted = list(dict.fromkeys((host, *company)))
    there, apart = persons.names(connection, wanted), ignoring.at_odds(connection, wanted)
    kept: list[str] = []
    for person in wanted:
        not_met = {other for pair in apart if person in pair for other in pair}
        if person in there and not_met.isdisjoint(kept):
            kept.append(person)
    return kept


def chairs_again(old: Table, kept: Iterable[str]) -> dict[int, Chair]:
    """The chairs of a company that plays again: the same neighbours, and who sat second begins."""
    people, seats = set(kept), len(old.chairs)
    stay = ((seat, chair) for seat, chair in enumerate(old.chairs) if chair.level or chair.person in people)
    return {(seat - 1) % seats: chair for seat, chair in stay}


def keep_chairs(table: Table, host: str, chairs: Mapping[int, Chair]) -> list[Entry]:
    """Keep these chairs of a new table for their people, after the opponents have sat down; the entries of its log."""
    entries = []
    for seat, chair in sorted(chairs.items(), key=lambda each: each[1].level is None):
        entries.append(Entry(now(), host, None, _event(table, seat, chair)))
        table.fold(entries[-1])
    return entries


def _event(table: Table, seat: int, chair: Chair) -> BotSat | Kept:
    if chair.level is not None:
        return BotSat(seat, chair.level, chair.name)
    assert chair.person is not None  # free chairs are kept for nobody
    return Kept(seat, chair.person, table.unused(chair.name), chair.kind or "guest", chair.owner)
