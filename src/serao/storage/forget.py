"""Forgetting a person for good: what is kept of its games is kept under a name that says nothing."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, select, update

from serao.engine import record as record_files
from serao.engine.problem import BadRecord
from serao.storage import circles, matches, persons, records, reports, results, schema, statements, tokens
from serao.storage.matches import Listed, Match
from serao.storage.rows import Row
from serao.table.departure import SOMEBODY
from serao.table.events import (
    NOBODY,
    BotSat,
    Event,
    Gone,
    Kept,
    Kind,
    Said,
    Sat,
    Started,
    Stood,
    decode_event,
    encode_event,
)
from serao.table.naming import unlike

ATTEMPTS = 20  # each lost race means that another process has appended an entry

# Whatever is a person's alone: the table, and its columns that name the person.
OWN: tuple[tuple[Table, tuple[str, ...]], ...] = (
    (schema.sessions, ("person",)),
    (schema.devices, ("person",)),
    (schema.link_uses, ("person",)),
    (schema.resets, ("person",)),
    (schema.code_secrets, ("person",)),
    (schema.recovery_codes, ("person",)),
    (schema.wrong_codes, ("person",)),
    (schema.passkeys, ("person",)),
    (schema.challenges, ("person",)),
    (schema.skeletons, ("person",)),
    (schema.tokens, ("program",)),
    (schema.programs, ("person",)),
    (schema.friends, ("person", "friend")),
    (schema.subscriptions, ("person",)),
    (schema.notices, ("person",)),
    (schema.ratings, ("person",)),
    (schema.rating_history, ("person",)),
    (schema.roles, ("person",)),
    (schema.ignored, ("person", "other")),
    (schema.sanctions, ("whom",)),
    (schema.reports, ("by", "person")),
)


class Chair(msgspec.Struct):
    """A chair as the log tells of it, without playing the game: whose it is, and how that person is called there."""

    person: str | None = None
    name: str = ""
    kind: Kind | None = None  # None: free, or an opponent
    bot: bool = False
    kept: bool = False  # the person has not sat down yet


class Company(msgspec.Struct):
    """Who sat at a table in the end, and whether its game has begun."""

    chairs: list[Chair]
    begun: bool = False


class SaidLine(msgspec.Struct, frozen=True):
    """A line of chat that a person has said at a table."""

    match: str
    at: int
    text: str


def tables_of(connection: Connection, person: str) -> set[str]:
    """Every table whose log, host or places name a person. It reads all logs, so it is best not done while writing.

    There is no index for it: every move of every game would pay for what somebody asks once, when leaving.
    """
    moves, places, table = schema.moves, schema.places, schema.matches
    found = set(connection.scalars(select(moves.c.match).where(moves.c.by == person).distinct()))
    return found | _known_tables(connection, person, places, table)


def _known_tables(connection: Connection, person: str, places: Table, table: Table) -> set[str]:
    placed = connection.scalars(select(places.c.match).where(places.c.person == person))
    return set(placed) | set(connection.scalars(select(table.c.id).where(table.c.host == person)))


def said_by(connection: Connection, person: str) -> Iterator[SaidLine]:
    """Everything that a person has said, table by table. It reads all logs."""
    moves = schema.moves
    query = select(moves).where(moves.c.by == person).order_by(moves.c.match, moves.c.seq)
    for row in (Row(*each) for each in connection.execute(query)):
        event = _event(row)
        if isinstance(event, Said):
            yield SaidLine(row.match, row.at, event.text)


def forget(connection: Connection, person: str, now: int, tables: Iterable[str] | None = None) -> list[Row]:
    """Remove a person and its programs; the rows that were added to logs, for the processes that have the tables open.

    `tables` are those of `tables_of`, if they were looked up before; new ones are found all the same.
    """
    programs = tokens.programs_of(connection, person)
    with_them = [row for program in programs for row in forget(connection, program, now)]
    known = tables_of(connection, person) if tables is None else set(tables)
    known |= _known_tables(connection, person, schema.places, schema.matches)
    added = [row for match in sorted(known) for row in _leave_table(connection, match, person, now)]
    results.rename_all(connection, person, SOMEBODY)  # of tables whose log cannot be read
    persons.forget_confirmation(connection, person)
    circles.forget_member(connection, person)
    for table, columns in OWN:
        for column in columns:
            connection.execute(delete(table).where(table.c[column] == person))
    for brought in records.imports_of(connection, person):
        records.remove_record(connection, brought.id)
    reports.forget_lines(connection, person, SOMEBODY)
    connection.execute(delete(schema.persons).where(schema.persons.c.id == person))
    return with_them + added


def forget_ratings(connection: Connection, rated: Iterable[str]) -> None:
    """Remove the ratings of those of these persons who are gone: a game of theirs has ended without them."""
    gone = set(rated) - set(persons.names(connection, rated))
    for table in (schema.ratings, schema.rating_history) if gone else ():
        connection.execute(delete(table).where(table.c.person.in_(gone)))


# ── One table ─────────────────────────────────────────────────────────────────────────────────────


def _leave_table(connection: Connection, match: str, person: str, now: int) -> Iterator[Row]:
    """Rename a person in everything that is stored of a table, and write into its log that the person is gone."""
    found = matches.match(connection, match)
    for _ in range(ATTEMPTS if found is not None else 0):
        assert found is not None
        rows = matches.moves_since(connection, match, 0)
        events = [_event(row) for row in rows]
        names = _new_names(rows, events, person)
        company = _company(events)
        seats = [seat for seat, chair in enumerate(company.chairs) if chair.person == person]
        called = {seat: names[company.chairs[seat].name] for seat in seats}
        gone = Gone(person, tuple(called.values()), _next_host(connection, found, company, person))
        row = _entry(rows, match, gone, now)
        if _append(connection, row):
            _rename_log(connection, rows, events, person, names)
            _rename_match(connection, found, company, called, gone, now)
            _rename_record(connection, match, called)
            for seat, name in called.items():
                results.rename(connection, match, seat, name)
            _leave_place(connection, match, person, bool(called) and company.begun)
            yield row
            return


def _event(row: Row) -> Event | None:
    """The event in a row; None where it cannot be read."""
    try:
        return decode_event(row.body)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        return None


def _new_names(rows: Sequence[Row], events: Sequence[Event | None], person: str) -> dict[str, str]:
    """Another name for each name that a person bore at a table; two stay two."""
    taken = [event.name for event in events if isinstance(event, Sat | Kept) and event.person != person]
    names: dict[str, str] = {}
    for row, event in zip(rows, events, strict=True):
        sat = isinstance(event, Sat | Kept) and event.person == person
        own = sat or (isinstance(event, Said) and row.by == person)
        if own and isinstance(event, Sat | Kept | Said) and event.name not in names:
            names[event.name] = unlike(SOMEBODY, [*taken, *names.values()])
    return names


def company_of(connection: Connection, match: str) -> Company:
    """Who sat at a table in the end, read from its log without playing the game."""
    return _company([_event(row) for row in matches.moves_since(connection, match, 0)])


def _company(events: Sequence[Event | None]) -> Company:
    """Who sits where at the end of a log."""
    used = max((event.seat for event in events if isinstance(event, Sat | Kept | BotSat)), default=-1) + 1
    company = Company([Chair() for _ in range(used)])
    for event in events:
        _seat(company, event)
    return company


def _seat(company: Company, event: Event | None) -> None:
    match event:
        case Sat(seat, person, name, kind=kind):
            company.chairs[seat] = Chair(person, name, kind)
        case Kept(seat, person, name):
            company.chairs[seat] = Chair(person, name, kept=True)
        case BotSat(seat):
            company.chairs[seat] = Chair(bot=True)
        case Stood(seat) if seat < len(company.chairs):
            company.chairs[seat] = Chair()
        case Started(empty):
            company.begun = True
            company.chairs = [Chair() if chair.kept else chair for chair in company.chairs]
            if empty == "close":
                company.chairs = [chair for chair in company.chairs if chair.person is not None or chair.bot]
        case Gone(person) if not company.begun:
            company.chairs = [Chair() if chair.person == person else chair for chair in company.chairs]


def _next_host(connection: Connection, found: Match, company: Company, person: str) -> str:
    """Who is the host from now on: the next person at the table, if the host was the one who leaves."""
    if found.host != person:
        return found.host
    others = [chair.person for chair in company.chairs if chair.person is not None and chair.person != person]
    there = persons.names(connection, others)
    return next((other for other in others if other in there), NOBODY)


def _entry(rows: Sequence[Row], match: str, event: Gone, now: int) -> Row:
    """The next row of a log: never earlier than the one before."""
    seq, at = (rows[-1].seq + 1, max(now, rows[-1].at)) if rows else (0, now)
    return Row(match, seq, at, None, None, encode_event(event))


def _append(connection: Connection, row: Row) -> bool:
    """Append a row; False if another process was first."""
    return statements.add(connection, schema.moves, row._asdict())


# ── What is stored of it ──────────────────────────────────────────────────────────────────────────


def _rename_log(
    connection: Connection, rows: Sequence[Row], events: Sequence[Event | None], person: str, names: dict[str, str]
) -> None:
    """Rename a person in a log, and empty what it has said there."""
    for row, event in zip(rows, events, strict=True):
        changed: Event | None = None
        if isinstance(event, Sat | Kept) and event.person == person:
            changed = msgspec.structs.replace(event, name=names[event.name], owner="")
        elif isinstance(event, Said) and row.by == person:
            changed = Said(names[event.name], "", event.kind)
        if changed is not None:
            table = schema.moves
            place = (table.c.match == row.match) & (table.c.seq == row.seq)
            connection.execute(update(table).where(place).values(body=encode_event(changed)))


def _rename_match(
    connection: Connection, found: Match, company: Company, called: dict[int, str], gone: Gone, now: int
) -> None:
    """Rename a person in the list of tables, and hand the table on."""
    if gone.host == NOBODY:
        nobody = {"id": NOBODY, "name": SOMEBODY, "created_at": now}
        statements.add(connection, schema.persons, nobody)
    changes: dict[str, Any] = {"host": gone.host, "names": _names(found.names, called, company.begun)}
    if company.begun and found.phase != "over":
        changes["wake_at"] = now  # whoever looks after sleeping tables does what follows
    elif not company.begun and found.phase != "over":
        changes["taken"] = sum(chair.person is not None or chair.bot for chair in company.chairs) - len(called)
        if gone.host == NOBODY:
            changes |= {"phase": "over", "wake_at": None}
    matches.update_match(connection, found.id, **changes)


def _names(stored: str, called: dict[int, str], begun: bool) -> str:
    """The names in the list of tables, with those of one who leaves replaced; before a game the chair is free."""
    try:
        listed = matches.people_listed(stored)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return "[]"
    for seat, name in called.items():
        if seat < len(listed):
            listed[seat] = Listed(name, listed[seat].kind) if begun else Listed("")
    return msgspec.json.encode(listed).decode()


def _rename_record(connection: Connection, match: str, called: dict[int, str]) -> None:
    """Rename a person in the record of a table. Names are no part of what is proven."""
    table = schema.records
    body = connection.scalar(select(table.c.body).where(table.c.match == match))
    if body is None:
        return
    try:
        record = record_files.decode(body)
    except BadRecord:
        return  # it cannot be read, and so is shown to nobody
    players = tuple(called.get(seat, name) for seat, name in enumerate(record.players))
    changed = record_files.encode(msgspec.structs.replace(record, players=players))
    connection.execute(update(table).where(table.c.match == match).values(body=changed))


def _leave_place(connection: Connection, match: str, person: str, played: bool) -> None:
    """Remove a person from those who may enter a table; who has played there stays, as a number without a name."""
    table = schema.places
    if not played:
        connection.execute(delete(table).where(table.c.match == match, table.c.person == person))
