"""What is stored of a person's place together with the entry that seats the person: the list of one's own tables."""

from functools import partial

from sqlalchemy import Connection

from serao.server.base.database import Work
from serao.storage import matches
from serao.table.events import Event, Sat


def with_own_table(match: str, event: Event, also: Work | None) -> Work | None:
    """The work in an entry's transaction: beside what is asked for, that whoever sits down belongs to the table.

    The summary follows a moment later, when the entry is folded; one's own list must not wait for it.
    """
    if not isinstance(event, Sat):
        return also
    return partial(_seat, match=match, person=event.person, also=also)


def _seat(connection: Connection, match: str, person: str, also: Work | None) -> None:
    matches.place(connection, match, person, True)
    if also is not None:
        also(connection)
