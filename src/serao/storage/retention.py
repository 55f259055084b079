"""What is kept no longer than the settings say: found in reads, and removed a little at a time."""

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, func, or_, select, tuple_, update

from serao.storage import schema, statements
from serao.storage.forget import forget
from serao.storage.house import house_value
from serao.storage.records import remove_record
from serao.storage.results import remove_results
from serao.table.events import NOBODY, Said, encode_event

SAID_NOTHING = encode_event(Said("", ""))  # what is left of a line of chat, so that the log can still be folded
SAID = SAID_NOTHING[: SAID_NOTHING.index(b",")]  # how every line of chat begins
NO_CHAT = "[]"  # of a report
EMPTIED = (
    update(schema.moves)
    .where(schema.moves.c.match == bindparam("in_match"), schema.moves.c.seq == bindparam("at_seq"))
    .values(body=SAID_NOTHING)
)

Place = tuple[str, int]  # of an entry: match and number


def take_turn(connection: Connection, key: str, now: int, pause: int) -> bool:
    """Whether work is due that is done once in so many milliseconds, by one process; if so it is this one's."""
    before = house_value(connection, key)
    table = schema.settings
    if before is None:
        return statements.add(connection, table, {"key": key, "value": str(now)})
    if int(before) > now - pause:
        return False
    unchanged = (table.c.key == key) & (table.c.value == before)
    return connection.execute(update(table).where(unchanged).values(value=str(now))).rowcount == 1


# ── Guests ────────────────────────────────────────────────────────────────────────────────────────


def old_guests(connection: Connection, before: int, limit: int, idle_only: bool, after: str = "") -> list[str]:
    """Guests not seen since then, by their ids, from one on. `idle_only`: only those who left nothing behind.

    Who has claimed a name or taken a personal link wants to be known again; who sits at an open table is still here.
    """
    person = schema.persons.c.id
    query = select(person).where(_is_old_guest(before, idle_only), person > after)
    return list(connection.scalars(query.order_by(person).limit(limit)))


def forget_guest(
    connection: Connection, guest: str, before: int, now: int, idle_only: bool, tables: Iterable[str]
) -> bool:
    """Forget such a guest; False, and nothing done, if the guest has come back meanwhile."""
    still = select(schema.persons.c.id).where(_is_old_guest(before, idle_only), schema.persons.c.id == guest)
    if connection.scalar(still) is None:
        return False
    forget(connection, guest, now, tables)
    return True


def _is_old_guest(before: int, idle_only: bool) -> ColumnElement[bool]:
    table, sessions = schema.persons, schema.sessions
    seen = exists().where(sessions.c.person == table.c.id, sessions.c.seen_at >= before)
    owned = select(schema.programs.c.person).where(schema.programs.c.owner.is_not(None))  # these go with their owners
    guest = and_(table.c.claimed.is_(None), table.c.link.is_(None), table.c.id != NOBODY, table.c.id.not_in(owned))
    needed = _left_something() if idle_only else _at_open_table()
    return and_(guest, table.c.created_at < before, ~seen, ~needed)


def _left_something() -> ColumnElement[bool]:
    """Whether a person has anything here: a table, a place at one, an imported record."""
    person, matches, places, imports = schema.persons.c.id, schema.matches, schema.places, schema.imports
    return or_(
        exists().where(matches.c.host == person),
        exists().where(places.c.person == person),
        exists().where(imports.c.person == person),
    )


def _at_open_table() -> ColumnElement[bool]:
    """Whether a person hosts or sits at a table that is not over."""
    person, matches, places = schema.persons.c.id, schema.matches, schema.places
    seated = exists().where(
        places.c.person == person, places.c.seated.is_(True), places.c.match == matches.c.id, matches.c.phase != "over"
    )
    return or_(exists().where(matches.c.host == person, matches.c.phase != "over"), seated)


def tables_in_logs(connection: Connection, people: Sequence[str]) -> dict[str, set[str]]:
    """The tables in whose logs each of these persons has done something; all logs are read, once."""
    moves = schema.moves
    found: dict[str, set[str]] = {person: set() for person in people}
    for person, match in connection.execute(select(moves.c.by, moves.c.match).where(moves.c.by.in_(people)).distinct()):
        found[person].add(match)
    return found


# ── Chat ──────────────────────────────────────────────────────────────────────────────────────────


def old_chat(connection: Connection, before: int, limit: int, after: Place = ("", -1)) -> list[Place]:
    """Where in the logs of tables that are over there is chat from before then, from a place on."""
    moves, matches = schema.moves, schema.matches
    said = and_(func.substr(moves.c.body, 1, len(SAID)) == SAID, moves.c.body != SAID_NOTHING)
    over = exists().where(matches.c.id == moves.c.match, matches.c.phase == "over")
    query = select(moves.c.match, moves.c.seq).where(
        tuple_(moves.c.match, moves.c.seq) > tuple_(*after), moves.c.at < before, said, over
    )
    return [(match, seq) for match, seq in connection.execute(query.order_by(moves.c.match, moves.c.seq).limit(limit))]


def empty_chat(connection: Connection, places: Iterable[Place]) -> None:
    """Empty lines of chat; the entries stay, since every later one counts on its number."""
    connection.execute(EMPTIED, [{"in_match": match, "at_seq": seq} for match, seq in places])


def old_report_chats(connection: Connection, before: int, limit: int) -> list[str]:
    """The reports made before then that still carry what was said."""
    table = schema.reports
    query = select(table.c.id).where(table.c.at < before, table.c.chat != NO_CHAT)
    return list(connection.scalars(query.limit(limit)))


def empty_report_chat(connection: Connection, report: str) -> None:
    """Remove what was said from a report."""
    connection.execute(update(schema.reports).where(schema.reports.c.id == report).values(chat=NO_CHAT))


# ── Reports ───────────────────────────────────────────────────────────────────────────────────────


def old_reports(connection: Connection, before: int, limit: int) -> list[str]:
    """The reports that were handled before then."""
    table = schema.reports
    return list(connection.scalars(select(table.c.id).where(table.c.handled_at < before).limit(limit)))


def remove_report(connection: Connection, report: str) -> None:
    """Remove a report."""
    connection.execute(delete(schema.reports).where(schema.reports.c.id == report))


# ── Tables and records ────────────────────────────────────────────────────────────────────────────


def old_games(connection: Connection, before: int, limit: int) -> list[str]:
    """The tables whose game was over before then, and at which nothing has happened since."""
    table = schema.matches
    ended = and_(table.c.phase == "over", table.c.finished_at < before)
    return list(connection.scalars(select(table.c.id).where(ended, ~_lively(before)).limit(limit)))


def old_unstarted(connection: Connection, before: int, limit: int) -> list[str]:
    """The tables made before then at which no game has begun, or that were put away before one."""
    table = schema.matches
    idle = and_(table.c.phase.in_(["gathering", "over"]), table.c.finished_at.is_(None), table.c.created_at < before)
    return list(connection.scalars(select(table.c.id).where(idle, ~_lively(before)).limit(limit)))


def _lively(since: int) -> ColumnElement[bool]:
    return exists().where(schema.moves.c.match == schema.matches.c.id, schema.moves.c.at >= since)


def remove_table(connection: Connection, match: str) -> None:
    """Remove a table with its log, its places, its record and its results; ratings stay as they are."""
    for record in list(connection.scalars(select(schema.records.c.id).where(schema.records.c.match == match))):
        remove_record(connection, record)
    remove_results(connection, match)
    for table in (schema.moves, schema.places, schema.notices):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(schema.matches).where(schema.matches.c.id == match))


def old_imports(connection: Connection, before: int, limit: int) -> list[str]:
    """The records that were imported before then."""
    table = schema.records
    query = select(table.c.id).where(table.c.match.is_(None), table.c.finished_at < before)
    return list(connection.scalars(query.limit(limit)))
