"""People who sit down together, and what the house keeps of their games."""

import sqlite3
from contextlib import closing
from typing import Any

from serao.engine import record as records
from tests.server.conftest import Invite
from tests.server.house import Guest, Line, Server, until


def kept_record(server: Server, table: str) -> records.Record:
    """The record that the house has kept of a finished game."""
    with closing(sqlite3.connect(server.folder / "house.db")) as database:
        body = until(
            lambda: database.execute('SELECT body FROM records WHERE "match" = ?', (table,)).fetchone(), "a record"
        )
    return records.decode(body[0])


def pair(people: Invite, game: str = "photograph", **setup: Any) -> tuple[Line, Line, str, Guest, Guest]:
    """Ana and Bruno at a table of theirs, the game begun."""
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open(game, **setup)
    bruno.enter(table, ana.invite)
    one, other = ana.sit(table), bruno.sit(table)
    other.ask("sit")
    one.until_shown(lambda line: line.phase == "playing")
    other.until_shown(lambda line: line.phase == "playing")
    return one, other, table, ana, bruno


def shown(line: Line) -> object:
    """The game through the eyes of a line's own seats."""
    return [seat["view"] for seat in line.seats.values()]
