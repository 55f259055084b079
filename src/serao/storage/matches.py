"""Matches in storage: their columns for the lobby, the people who belong to them, and their moves."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Select, bindparam, exists, func, or_, select, update

from serao.storage import schema, statements
from serao.storage.paging import Cursor, falling
from serao.storage.rows import Row
from serao.table.events import Kind

Phase = Literal["gathering", "shuffling", "playing", "over"]
# Compiled once, since it runs often; the columns are those that it is executed with.
UPDATE = update(schema.matches).where(schema.matches.c.id == bindparam("which"))


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match. `setup`, `names` and `result` are JSON texts."""

    id: str
    game: str
    setup: str
    secret: bytes
    invite: str
    host: str
    created_at: int
    phase: Phase = "gathering"
    public: bool = False
    seats: int
    taken: int = 0
    names: str = "[]"
    wake_at: int | None = None
    finished_at: int | None = None
    result: str | None = None
    follows: str | None = None

    @property
    def cursor(self) -> Cursor:
        """Where a list goes on after this match."""
        return Cursor(self.created_at, self.id)


class Listed(msgspec.Struct, frozen=True):
    """Somebody at a match: a name, and who it is; None for a free chair, and where that was not written down."""

    name: str
    kind: Kind | None = None


def people_listed(names: str) -> list[Listed]:
    """The people in the column `names` of a match; the first matches were stored with names alone."""
    found = msgspec.json.decode(names, type=list[str | Listed])
    return [Listed(each) if isinstance(each, str) else each for each in found]


def add_match(connection: Connection, match: Match, company: Iterable[str] = ()) -> bool:
    """Store a new match that a company may enter. False if its id is taken, or the match it follows has a rematch."""
    if not statements.add(connection, schema.matches, msgspec.structs.asdict(match)):
        return False
    for person in company:
        place(connection, match.id, person, False)
    return True


def match(connection: Connection, id: str) -> Match | None:  # noqa: A002 - it is called so everywhere
    """The match with that id."""
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == id)).mappings().first()
    return Match(**row) if row else None


def update_match(connection: Connection, id: str, **columns: Any) -> bool:  # noqa: A002
    """Change some columns of a match; whether there is such a match."""
    return connection.execute(UPDATE, {"which": id, **columns}).rowcount == 1


def moves_since(connection: Connection, match: str, seq: int) -> list[Row]:
    """The moves from number `seq` on, in order. Numbers begin at 0, so whoever has n moves asks for n."""
    table = schema.moves
    query = select(table).where(table.c.match == match, table.c.seq >= seq).order_by(table.c.seq)
    return [Row(*row) for row in connection.execute(query)]


def lengths(connection: Connection, ids: Iterable[str]) -> dict[str, int]:
    """How many moves each of these matches has."""
    table = schema.moves
    wanted = list(ids)
    query = select(table.c.match, func.count()).where(table.c.match.in_(wanted)).group_by(table.c.match)
    return dict.fromkeys(wanted, 0) | {match: count for match, count in connection.execute(query)}  # noqa: C416


def open_matches(connection: Connection, limit: int, after: Cursor | None = None) -> list[Match]:
    """The public matches that can be joined or watched, newest first."""
    # One query for each phase, so that the index gives the newest without sorting.
    table = schema.matches
    found = []
    for phase in ("gathering", "playing"):
        query = select(table).where(table.c.public.is_(True), table.c.phase == phase)
        found += _newest(connection, query, limit, after)
    # Ids are of small letters and digits, which every database orders as Python does.
    return sorted(found, key=lambda match: (-match.created_at, match.id))[:limit]


def matches_of(connection: Connection, person: str, limit: int, after: Cursor | None = None) -> list[Match]:
    """The matches that a person sits at or was admitted to, newest first."""
    table, places = schema.matches, schema.places
    query = select(table).join(places, places.c.match == table.c.id).where(places.c.person == person)
    return _newest(connection, query, limit, after)


def friends_matches(connection: Connection, person: str, limit: int, after: Cursor | None = None) -> list[Match]:
    """The matches not over at which a person's friends sit and of which the person may know, newest first."""
    table, places, friends = schema.matches, schema.places, schema.friends
    friend = select(friends.c.friend).where(friends.c.person == person)
    theirs = select(places.c.match).where(places.c.person.in_(friend), places.c.seated.is_(True))
    own = select(places.c.match).where(places.c.person == person)
    query = select(table).where(table.c.id.in_(theirs), table.c.phase != "over")
    return _newest(connection, query.where(or_(table.c.public.is_(True), table.c.id.in_(own))), limit, after)


def _newest(connection: Connection, query: Select[Any], limit: int, after: Cursor | None) -> list[Match]:
    table = schema.matches
    rows = connection.execute(falling(query, table.c.created_at, table.c.id, limit, after)).mappings()
    return [Match(**row) for row in rows]


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The matches not yet over whose `wake_at` has passed, the longest overdue first."""
    table = schema.matches
    query = select(table.c.id).where(table.c.phase != "over", table.c.wake_at <= now)
    return list(connection.scalars(query.order_by(table.c.wake_at).limit(limit)))


def lately_played(connection: Connection, since: int, limit: int) -> list[str]:
    """The matches in the phase `playing` that have a move since then."""
    table, log = schema.matches, schema.moves
    happened = exists().where(log.c.match == table.c.id, log.c.at >= since)
    query = select(table.c.id).where(table.c.phase == "playing", happened)
    return list(connection.scalars(query.order_by(table.c.created_at.desc()).limit(limit)))


def place(connection: Connection, match: str, person: str, seated: bool) -> None:
    """Store that a person sits at a match, or may enter it without a seat."""
    statements.put(connection, schema.places, {"match": match, "person": person, "seated": seated})


def placed(connection: Connection, match: str, person: str) -> bool | None:
    """Whether a person sits at a match; None if the person does not belong to it."""
    table = schema.places
    query = select(table.c.seated).where(table.c.match == match, table.c.person == person)
    return connection.scalar(query)


def seated_persons(connection: Connection, match: str) -> list[str]:
    """The persons who sit at a match, in order of their ids."""
    table = schema.places
    query = select(table.c.person).where(table.c.match == match, table.c.seated.is_(True))
    return list(connection.scalars(query.order_by(table.c.person)))


def rematch_of(connection: Connection, match: str) -> str | None:
    """The match that followed this one."""
    table = schema.matches
    return connection.scalar(select(table.c.id).where(table.c.follows == match))


def visible(connection: Connection, match_id: str, asker: str | None) -> Match | None:
    """A match, if it is public or the asker belongs to it. Of other matches not even the existence is told."""
    found = match(connection, match_id)
    if found is None or found.public:
        return found
    return found if asker is not None and placed(connection, match_id, asker) is not None else None
