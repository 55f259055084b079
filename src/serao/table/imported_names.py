"""The names in records of games played elsewhere: cleaned as names here are, and short enough to be read."""

import msgspec

from serao.engine.problem import BadRecord, Refused, reason
from serao.engine.record import Record
from serao.table.naming import clean

LONGEST = 80  # signs; programs elsewhere may allow more than tables here do


def refuse_long_names(record: Record) -> None:
    """Refuse a record with a name that is too long to be shown."""
    for seat, name in enumerate(record.players):
        if len(name) > LONGEST:
            raise BadRecord(reason("record-long-name", seat=seat + 1, given=len(name), most=LONGEST))


def with_clean_names(record: Record) -> Record:
    """The record with clean names. Its proof is about moves and luck, so it stays as good as it was."""
    players = tuple(clean_name(name, seat) for seat, name in enumerate(record.players))
    return msgspec.structs.replace(record, players=players)


def clean_name(name: str, seat: int) -> str:
    """A name as it may be shown; the number of the seat where nothing of it is left."""
    try:
        return clean(name[:LONGEST])
    except Refused:
        return str(seat + 1)
