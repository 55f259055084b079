"""Settling up after a campaign: each table's log against what its players were told."""

import json
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial

from sqlalchemy import Engine, text

from campaigns.seen import Seen
from serao.engine import record as records
from serao.games import GAMES
from serao.storage.engine import disposing, open_database, reading
from serao.storage.records import record_of_match
from tests.server.cluster.scripted import Ledger, Rows
from tests.server.house import Guest, Server, until


def settle_up(ledgers: Sequence[Ledger], servers: Sequence[Server], database: str, seen: Seen, whole: bool) -> None:
    """Look at every table once more, and write down what is lost or doubled; of whole games, also how they ended."""
    seen.set(lost=0, doubled=0, records_verified=0)
    with disposing(open_database(database)) as engine, ExitStack() as stack:
        for ledger in ledgers:
            try:
                check_log(ledger, rows_of(engine, ledger.table), seen)
                if whole:
                    look_again(ledger, Guest(stack, servers[0], None), servers)
                    check_end(ledger, engine)
                    seen.add(records_verified=1)
            except AssertionError as wrong:
                seen.breaks(f"table {ledger.table}, {ledger.game}: {wrong}")


def rows_of(engine: Engine, table: str) -> Rows:
    """The log of a table."""
    query = text('SELECT seq, "by", id, body FROM moves WHERE "match" = :match ORDER BY seq')
    with reading(engine) as connection:
        return [(row.seq, row.by, row.id, row.body) for row in connection.execute(query, {"match": table})]


def check_log(ledger: Ledger, rows: Rows, seen: Seen) -> None:
    """The log holds what was told, once."""
    seen.add(lost=len(ledger.lost(rows)), doubled=len(ledger.doubled(rows)))
    ledger.check(rows)


def look_again(ledger: Ledger, stranger: Guest, servers: Sequence[Server]) -> None:
    """Every server says that the game is over, and its players had seen the same end."""
    for server in servers:
        assert stranger.at(server).look(f"/api/tables/{ledger.table}")["phase"] == "over"
    one, other = ledger.last.values()
    assert one["table"] == other["table"], "two ends"
    assert one["table"]["phase"] == "over"


def check_end(ledger: Ledger, engine: Engine) -> None:
    """The record is there, proves itself, and holds the moves of the log."""
    until(partial(recorded, ledger, engine), f"the record of {ledger.table}, {ledger.game}")
    with reading(engine) as connection:
        kept = record_of_match(connection, ledger.table)
    assert kept is not None, "no record"
    record = records.decode(kept.body)
    records.verify(GAMES, record)
    events = [json.loads(body) for *_, body in rows_of(engine, ledger.table)]
    played = [(event["seat"], event["text"]) for event in events if event["type"] == "played"]
    assert [(move.seat, move.text) for move in record.moves] == played, "the record is another game"


def recorded(ledger: Ledger, engine: Engine) -> bool:
    """Whether the record of a finished game is there."""
    with reading(engine) as connection:
        return record_of_match(connection, ledger.table) is not None
