"""Results of the games that were finished before results were stored, read from what is stored of those games."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, select

from serao.games import GAMES
from serao.storage import matches, schema
from serao.storage.forget import company_of
from serao.storage.house import house_value, keep_house_value
from serao.storage.matches import Listed, Match
from serao.storage.results import PEOPLE, Result, Sitter, results_of, save_results
from serao.table.wire import Ended

AT_ONCE = 100  # matches in one transaction
FILLED, DONE = "results-filled", "~"  # the last match that was looked at; "~" comes after every id


def fill(connection: Connection) -> bool:
    """Store the results of the next old matches; whether that was all. It goes on where it has stopped."""
    table = schema.matches
    after = house_value(connection, FILLED) or ""
    if after == DONE:
        return True
    query = select(table.c.id).where(table.c.id > after, table.c.result.is_not(None))
    found = list(connection.scalars(query.order_by(table.c.id).limit(AT_ONCE)))
    for each in found:
        save_results(connection, old_results(connection, each))
    done = len(found) < AT_ONCE
    keep_house_value(connection, FILLED, DONE if done else found[-1])
    return done


def old_results(connection: Connection, match: str) -> list[Result]:
    """The results of a finished match; none where they cannot be read."""
    found = matches.match(connection, match)
    if found is None or found.result is None or found.game not in GAMES:
        return []
    try:
        ended = msgspec.json.decode(found.result, type=Ended)
        sitters = dict(_sitters(connection, found))
        at = found.finished_at or found.created_at
        rated = _rated(connection, match)
        return results_of(match, found.game, ended, sitters, seats=found.seats, rated=rated, at=at)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        return []


def _sitters(connection: Connection, found: Match) -> Iterator[tuple[int, Sitter]]:
    """Who sat where in the end. The list of tables knows the names of the first, the log those of all people."""
    listed = matches.people_listed(found.names)
    crowd = GAMES[found.game].crowded(found.seats)
    for seat, chair in enumerate(company_of(connection, found.id).chairs[: found.seats]):
        told = listed[seat] if seat < len(listed) else Listed(chair.name)
        kind = told.kind or chair.kind or "bot"
        if not crowd or kind in PEOPLE:
            yield seat, Sitter(told.name, kind, chair.person)


def _rated(connection: Connection, match: str) -> bool:
    table = schema.rating_history
    return connection.execute(select(table.c.person).where(table.c.match == match).limit(1)).first() is not None
