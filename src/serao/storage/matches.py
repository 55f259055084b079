"""Matches in storage: their columns for the lobby, the people who belong to them, and their moves."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Select, bindparam, exists, func, or_, select, update

from serao.storage import schema, statements
from serao.storage.paging import Cursor, page_of
from serao.storage.rows import Row, insert
from serao.table.events import Kind

Phase = Literal["gathering", "shuffling", "playing", "over"]
UNFINISHED: tuple[Phase, ...] = ("gathering", "shuffling", "playing")
MOST_OF_HOST = 5  # matches in the lobby, of one host
MOST_OF_ORIGIN = 10  # matches in the lobby, of one address, when there are more than `FEW_MATCHES`
FEW_MATCHES = 100  # that find room in the lobby together
LOOKED_AT = 5000  # of the newest public matches; more do not wait for people at once
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
    origin: str | None = None

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


def add_match(
    connection: Connection,
    match: Match,
    company: Iterable[str] = (),
    seated: Iterable[str] = (),
    log: Sequence[Row] = (),
) -> bool:
    """Store a new match that a company may enter and at which some sit, with the beginning of its log.

    False if its id is taken, or the match it follows has a rematch.
    """
    if not statements.add(connection, schema.matches, msgspec.structs.asdict(match)):
        return False
    for person in company:
        place(connection, match.id, person, False)
    for person in seated:
        place(connection, match.id, person, True)
    if log:
        insert(connection, log)
    return True


def match(connection: Connection, id: str) -> Match | None:  # noqa: A002 - it is called so everywhere
    """The match with that id."""
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == id)).mappings().first()
    return Match(**row) if row else None


def update_match(connection: Connection, id: str, **columns: Any) -> bool:  # noqa: A002
    """Change some columns of a match; whether there is such a match."""
    return connection.execute(UPDATE, {"which": id, **columns}).rowcount == 1


def moves_since(connection: Connection, match: str, seq: int) -> list[Row]:
    """The moves from number `seq` on, in order. Numbers begin at 0: a reader that has n moves asks for `seq=n`."""
    table = schema.moves
    query = select(table).where(table.c.match == match, table.c.seq >= seq).order_by(table.c.seq)
    return [Row(*row) for row in connection.execute(query)]


def last_move(connection: Connection, match: str) -> Row | None:
    """The last move; None when there is none."""
    table = schema.moves
    query = select(table).where(table.c.match == match).order_by(table.c.seq.desc()).limit(1)
    found = connection.execute(query).first()
    return None if found is None else Row(*found)


def lengths(connection: Connection, ids: Iterable[str]) -> dict[str, int]:
    """How many moves each of these matches has."""
    table = schema.moves
    wanted = list(ids)
    query = select(table.c.match, func.count()).where(table.c.match.in_(wanted)).group_by(table.c.match)
    return dict.fromkeys(wanted, 0) | {match: count for match, count in connection.execute(query)}  # noqa: C416


def open_matches(connection: Connection, limit: int, after: Cursor | None = None) -> list[Match]:
    """The public matches that can be joined or watched, newest first, without those of whoever has too many."""
    # One query for each phase, so that the index gives the newest without sorting.
    table = schema.matches
    found = []
    for phase in ("gathering", "playing"):
        found += _newest(connection, select(table).where(table.c.id.in_(_fair_share(phase))), limit, after)
    # Ids are of small letters and digits, which every database orders as Python does.
    return sorted(found, key=lambda match: (-match.created_at, match.id))[:limit]


def _fair_share(phase: Phase) -> Select[Any]:
    """The ids of the public matches of a phase: the newest of each host and, when there are many, of each origin."""
    table = schema.matches
    public = select(table.c.id, table.c.host, table.c.origin, table.c.created_at)
    newest = public.where(table.c.public.is_(True), table.c.phase == phase).order_by(table.c.created_at.desc())
    lately = newest.limit(LOOKED_AT).subquery()
    by_age = (lately.c.created_at.desc(), lately.c.id)
    maker = func.coalesce(lately.c.origin, lately.c.host)
    ranked = select(
        lately.c.id,
        func.row_number().over(partition_by=lately.c.host, order_by=by_age).label("of_host"),
        func.row_number().over(partition_by=maker, order_by=by_age).label("of_origin"),
        func.count().over().label("all"),
    ).subquery()
    shared = or_(ranked.c.all <= FEW_MATCHES, ranked.c.of_origin <= MOST_OF_ORIGIN)
    return select(ranked.c.id).where(ranked.c.of_host <= MOST_OF_HOST, shared)


class Gathering(msgspec.Struct, frozen=True):
    """How many public matches wait for people: of a host, of an origin, and in all."""

    host: int
    origin: int
    all: int


def gathering(connection: Connection, host: str, origin: str) -> Gathering:
    """How many public matches wait for people now."""
    table = schema.matches
    counts = (func.count().filter(table.c.host == host), func.count().filter(table.c.origin == origin), func.count())
    query = select(*counts).where(table.c.public.is_(True), table.c.phase == "gathering")
    return Gathering(*connection.execute(query).one())


def unfinished_of(connection: Connection, host: str, since: int) -> int:
    """How many matches of a host, made since then, are not over."""
    table = schema.matches
    query = select(func.count()).where(table.c.host == host, table.c.created_at >= since)
    query = query.where(table.c.phase.in_(UNFINISHED))  # and not <>, which no index serves
    return connection.scalar(query) or 0


def matches_of(connection: Connection, person: str, limit: int, after: Cursor | None = None) -> list[Match]:
    """The matches that a person sits at or was admitted to, newest first."""
    table, places = schema.matches, schema.places
    query = select(table).join(places, places.c.match == table.c.id).where(places.c.person == person)
    return _newest(connection, query, limit, after)


def friends_matches(connection: Connection, person: str, limit: int, after: Cursor | None = None) -> list[Match]:
    """The matches not over of a person's friends, newest first: those that the person may know of.

    Whoever has blocked the person is left out.
    """
    table, places, friends = schema.matches, schema.places, schema.friends
    ignored = schema.ignored
    blocking = select(ignored.c.person).where(ignored.c.other == person, ignored.c.blocked.is_(True))
    friend = select(friends.c.friend).where(friends.c.person == person, friends.c.friend.not_in(blocking))
    theirs = select(places.c.match).where(places.c.person.in_(friend), places.c.seated.is_(True))
    own = select(places.c.match).where(places.c.person == person)
    query = select(table).where(table.c.id.in_(theirs), table.c.phase != "over")
    return _newest(connection, query.where(or_(table.c.public.is_(True), table.c.id.in_(own))), limit, after)


def _newest(connection: Connection, query: Select[Any], limit: int, after: Cursor | None) -> list[Match]:
    table = schema.matches
    rows = connection.execute(page_of(query, table.c.created_at, table.c.id, limit, after)).mappings()
    return [Match(**row) for row in rows]


def unfinished(connection: Connection, limit: int) -> list[Match]:
    """The matches that are not over, newest first."""
    table = schema.matches
    query = select(table).where(table.c.phase != "over").order_by(table.c.created_at.desc(), table.c.id).limit(limit)
    return [Match(**row) for row in connection.execute(query).mappings()]


def count_by_phase(connection: Connection) -> dict[str, int]:
    """How many matches are in each phase."""
    table = schema.matches
    rows = connection.execute(select(table.c.phase, func.count()).group_by(table.c.phase))
    return {phase: count for phase, count in rows}  # noqa: C416


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


def match_of(connection: Connection, person: str, match_id: str) -> Match | None:
    """A match, if a person belongs to it."""
    return match(connection, match_id) if placed(connection, match_id, person) is not None else None


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
