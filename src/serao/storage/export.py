"""One table as JSON, in whatever state it is stored: its row and its log, byte by byte."""

import base64
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from serao.storage import schema

FORMAT = "serao-table"
VERSION = 1


class ExportedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored. Bytes are written as {"base64": …}; an entry's body also as JSON, where it is JSON."""

    format: str = FORMAT
    version: int = VERSION
    match: dict[str, Any]
    log: list[dict[str, Any]]


def export_table(connection: Connection, match: str) -> ExportedTable | None:
    """The row and the log of a table; None when there is neither."""
    moves = schema.moves
    found = connection.execute(select(schema.matches).where(schema.matches.c.id == match)).first()
    rows = connection.execute(select(moves).where(moves.c.match == match).order_by(moves.c.seq)).all()
    if found is None and not rows:
        return None
    return ExportedTable(match={} if found is None else _columns(found), log=[_entry(row) for row in rows])


def _columns(row: Row[Any]) -> dict[str, Any]:
    return {name: _plain(value) for name, value in row._mapping.items()}


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _entry(row: Row[Any]) -> dict[str, Any]:
    entry = _columns(row)
    try:
        entry["event"] = msgspec.json.decode(row.body)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        entry["event"] = None
    return entry
