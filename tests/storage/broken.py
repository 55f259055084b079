"""Ways in which a stored table can be unreadable, planted into a real database."""

from collections.abc import Callable

from sqlalchemy import Connection, text

from serao.storage.matches import lengths
from serao.storage.rows import Row, insert
from serao.table.events import Event, Played, Said, Started, encode_event

Plant = Callable[[Connection, str], None]


def _setup(value: str) -> Plant:
    """Another setup, as an expression of SQL."""

    def plant(connection: Connection, match: str) -> None:
        connection.execute(text(f"UPDATE matches SET setup = {value} WHERE id = :match"), {"match": match})

    return plant


def _entry(body: bytes, later: int = 0) -> Plant:
    """One more entry at the end of the log, or later."""

    def plant(connection: Connection, match: str) -> None:
        seq = lengths(connection, [match])[match] + later
        insert(connection, [Row(match, seq, 0, None, None, body)])

    return plant


def _event(event: Event, later: int = 0) -> Plant:
    return _entry(encode_event(event), later)


def no_such_game(connection: Connection, match: str) -> None:
    """A game that is not installed."""
    named = """UPDATE matches SET game = 'chess', setup = '{"game": "chess", "seats": 2}' WHERE id = :match"""
    connection.execute(text(named), {"match": match})


# These can stand in any database.
ANYWHERE: dict[str, Plant] = {
    "a setup that is no JSON": _setup("'{'"),
    "a setup of another kind": _setup("'[1, 2]'"),
    "no such game": no_such_game,
    "unknown rules": _event(Started(rules=99)),
    "an entry that does not decode": _entry(b"\xff\x00\xfe"),
    "an unknown event": _entry(b'{"type": "teleported"}'),
    "an event that cannot be folded": _event(Played(99, "nonsense")),
    "a gap in the log": _event(Said("Ana", "later"), later=5),
}
# SQLite stores any kind of value in any column, and texts without looking at them.
BROKEN: dict[str, Plant] = ANYWHERE | {
    "a setup that is no UTF-8": _setup("CAST(x'7bff' AS TEXT)"),
    "a setup of bytes": _setup("x'00ff'"),
}
