"""Everybody in the house and the tables that are not over, as those in charge see them."""

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, func, or_, select

from serao.storage import schema
from serao.storage.matches import Match, seated_persons
from serao.storage.persons import folded, kind_of, persons
from serao.storage.roles import Role
from serao.table.events import NOBODY, Kind


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A person: when it came and was last seen, and at how many finished tables it sat."""

    id: str
    name: str
    claimed: bool
    role: Role | None
    created_at: int
    seen_at: int | None
    games: int


class Seated(msgspec.Struct, frozen=True):
    """Somebody at a table, and who it is; of somebody who has left for good (`kind` None) only the id is known."""

    id: str
    name: str
    kind: Kind | None


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is not over, with its people."""

    id: str
    game: str
    phase: str
    created_at: int
    host: Seated
    people: list[Seated]


def seated(connection: Connection, ids: Iterable[str]) -> dict[str, Seated]:
    """All of these, also those who are not here any more."""
    known = persons(connection, ids := set(ids))
    return {
        each: Seated(each, known[each].name, kind_of(known[each])) if each in known else Seated(each, "", None)
        for each in ids
    }


def open_table(connection: Connection, found: Match) -> OpenTable:
    """A table with its people."""
    sitting = seated_persons(connection, found.id)
    known = seated(connection, {*sitting, found.host})
    return OpenTable(
        id=found.id,
        game=found.game,
        phase=found.phase,
        created_at=found.created_at,
        host=known[found.host],
        people=[known[each] for each in sitting],
    )


def people(connection: Connection, search: str, limit: int) -> list[Known]:
    """The people whose name holds a text, or who have that id; the newest first."""
    table, roles = schema.persons, schema.roles
    query = select(table.c.id, table.c.name, table.c.claimed, table.c.created_at, roles.c.role)
    query = query.select_from(table.outerjoin(roles, roles.c.person == table.c.id)).where(table.c.id != NOBODY)
    if search:
        spelt = table.c.claimed.contains(folded(search), autoescape=True)
        query = query.where(or_(table.c.id == search, spelt, table.c.name.icontains(search, autoescape=True)))
    found = connection.execute(query.order_by(table.c.created_at.desc(), table.c.id).limit(limit)).all()
    seen, games = _seen(connection, [row.id for row in found]), _games(connection, [row.id for row in found])
    return [
        Known(
            id=row.id,
            name=row.name,
            claimed=row.claimed is not None,
            role=row.role,
            created_at=row.created_at,
            seen_at=seen.get(row.id),
            games=games.get(row.id, 0),
        )
        for row in found
    ]


def count_people(connection: Connection) -> int:
    """How many people the house knows."""
    table = schema.persons
    return connection.scalar(select(func.count()).select_from(table).where(table.c.id != NOBODY)) or 0


def _seen(connection: Connection, people: Sequence[str]) -> dict[str, int]:
    table = schema.sessions
    query = select(table.c.person, func.max(table.c.seen_at)).where(table.c.person.in_(people))
    return {person: at for person, at in connection.execute(query.group_by(table.c.person))}  # noqa: C416


def _games(connection: Connection, people: Sequence[str]) -> dict[str, int]:
    places, matches = schema.places, schema.matches
    query = select(places.c.person, func.count()).join(matches, matches.c.id == places.c.match)
    query = query.where(places.c.person.in_(people), places.c.seated.is_(True), matches.c.result.is_not(None))
    return {person: count for person, count in connection.execute(query.group_by(places.c.person))}  # noqa: C416
