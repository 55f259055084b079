"""Who may come in: the company, those with an invitation, and at open tables anybody."""

import hmac

from serao.engine.problem import Problem, reason
from serao.server.tables.registry import Hall, NoSuchTable
from serao.server.tables.room import Room
from serao.storage import matches
from serao.table.table import Table


class NotAdmitted(Problem):
    """The table is not open to the asker."""


async def admitted(hall: Hall, match: str, person: str | None) -> Room:
    """The room, when that person may look at it. A private table is not even said to exist."""
    room = await hall.room_now(match)
    if may_look(room.table, person) or (person is not None and await invited(hall, room, person)):
        return room
    if room.table.setup.public:
        raise NotAdmitted(reason("table-no-spectators"))
    raise NoSuchTable(reason("table-unknown"))


def may_look(table: Table, person: str | None) -> bool:
    """Whether the table itself lets a person in: its company always, others where it is public and not yet closed."""
    if person is not None and (person == table.host or table.seats_of(person)):
        return True
    return table.setup.public and (table.setup.spectators or table.phase == "gathering")


async def invited(hall: Hall, room: Room, person: str) -> bool:
    """Whether a person came in by an invitation, and may stay: to sit down, or to look on."""
    if not room.table.setup.spectators and room.table.phase != "gathering":
        return False
    return await hall.read(matches.placed, room.match, person) is not None


async def enter(hall: Hall, match: str, person: str, invite: str) -> Room:
    """Come in by an invitation."""
    room = await hall.room_now(match)
    found = await hall.read(matches.match, match)
    if found is None or not hmac.compare_digest(found.invite.encode(), invite.encode()):
        raise NoSuchTable(reason("table-unknown"))
    if person not in {chair.person for chair in room.table.chairs}:
        await hall.write(lambda connection: matches.place(connection, match, person, False))
    return room
