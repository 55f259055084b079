"""Chairs that are kept at a new table for a company that is called to it; each is taken by whoever it is kept for."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from sqlalchemy import Connection

from serao.server.base.clock import now
from serao.storage import ignoring, names_claimed, persons
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


def chairs_again(chairs: Sequence[Chair], kept: Iterable[str]) -> dict[int, Chair]:
    """The chairs of a company that plays again: the same neighbours, and who sat second begins."""
    people, seats = set(kept), len(chairs)
    stay = ((seat, chair) for seat, chair in enumerate(chairs) if chair.level or chair.person in people)
    return {(seat - 1) % seats: chair for seat, chair in stay}


def under_own_names(connection: Connection, chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs without a name that another has claimed: with the person's present one, or free if that is claimed."""
    present = persons.names(connection, [chair.person for chair in chairs if chair.person is not None])
    claimed = dict(names_claimed.owners(connection, [*present.values(), *(chair.name for chair in chairs)]))
    return [_under_own_name(chair, present, claimed) for chair in chairs]


def _under_own_name(chair: Chair, present: Mapping[str, str], claimed: Mapping[str, str]) -> Chair:
    if chair.person is None:
        return chair
    names = (chair.name, present.get(chair.person, chair.name))
    own = next((name for name in names if claimed.get(name, chair.person) == chair.person), None)
    return Chair() if own is None else msgspec.structs.replace(chair, name=own)


def keep_chairs(table: Table, host: str, chairs: Mapping[int, Chair]) -> list[Entry]:
    """Keep these chairs of a new table for their people, after the opponents have sat down; the entries of its log."""
    entries = []
    for seat, chair in sorted(chairs.items(), key=lambda each: each[1].level is None):
        entries.append(Entry(now(), host, None, _event(table, seat, chair)))
        table.fold(entries[-1])
    return entries


def _event(table: Table, seat: int, chair: Chair) -> BotSat | Kept:
    if chair.level is not None:
        return BotSat(seat, chair.level, chair.character, chair.name)
    assert chair.person is not None  # free chairs are kept for nobody
    return Kept(seat, chair.person, table.unused(chair.name), chair.kind or "guest", chair.owner)
