"""Results of finished games: how each seat fared, for histories, head-to-heads, records and statistics."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, select, update

from serao.storage import persons, schema, statements
from serao.storage.paging import Cursor, page_of
from serao.table.crowd import places_of
from serao.table.events import Kind
from serao.table.wire import Ended

GIVEN_UP = "conceded"  # the reason of a game that was given up, so that the rules name none
PEOPLE = ("guest", "member")


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a finished game. `points` is None where the seat, or the whole game, was given up."""

    match: str
    seat: int
    person: str | None
    name: str
    kind: Kind
    game: str
    seats: int
    place: int
    points: int | None
    reason: str
    rated: bool
    at: int


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game that somebody played."""

    match: str
    game: str
    seats: int
    reason: str
    rated: bool
    at: int

    @property
    def cursor(self) -> Cursor:
        """Where the history goes on after this game."""
        return Cursor(self.at, self.match)


class Sitter(msgspec.Struct, frozen=True):
    """Who sat on a seat."""

    name: str
    kind: Kind
    person: str | None = None


GAME = tuple(schema.results.c[name] for name in Game.__struct_fields__)


# ── Writing ───────────────────────────────────────────────────────────────────────────────────────


def results_of(
    match: str, game: str, ended: Ended, sitters: Mapping[int, Sitter], *, seats: int, rated: bool, at: int
) -> list[Result]:
    """The results of these seats of a finished game."""
    places, outcome = places_of(ended.ranking), ended.outcome
    points = {score.seat: score.total for score in outcome.scores} if outcome else {}
    return [
        Result(
            match=match,
            seat=seat,
            person=sitter.person,
            name=sitter.name,
            kind=sitter.kind,
            game=game,
            seats=seats,
            place=places[seat],
            points=None if seat in ended.conceded else points.get(seat),
            reason=outcome.reason if outcome else GIVEN_UP,
            rated=rated,
            at=at,
        )
        for seat, sitter in sitters.items()
        if seat in places
    ]


def save_results(connection: Connection, results: Iterable[Result]) -> None:
    """Store results, unless they are stored already; whoever is gone is not named as a person."""
    found = list(results)
    there = persons.names(connection, {each.person for each in found if each.person is not None})
    for each in found:
        person = each.person if each.person in there else None
        statements.add(connection, schema.results, msgspec.structs.asdict(each) | {"person": person})


def rename(connection: Connection, match: str, seat: int, name: str) -> None:
    """Give a seat another name, and take the person from it: whoever sat there has left for good."""
    table = schema.results
    changed = update(table).where(table.c.match == match, table.c.seat == seat)
    connection.execute(changed.values(person=None, name=name))


def rename_all(connection: Connection, person: str, name: str) -> None:
    """The same for all seats of a person."""
    table = schema.results
    connection.execute(update(table).where(table.c.person == person).values(person=None, name=name))


def remove_results(connection: Connection, match: str) -> None:
    """Remove the results of a game."""
    connection.execute(delete(schema.results).where(schema.results.c.match == match))


# ── Of a person ───────────────────────────────────────────────────────────────────────────────────


def games_of(
    connection: Connection, person: str, game: str | None, limit: int, after: Cursor | None = None
) -> list[Game]:
    """The games that a person finished, the last one first."""
    table = schema.results
    query = select(*GAME).where(table.c.person == person).distinct()
    query = query if game is None else query.where(table.c.game == game)
    rows = connection.execute(page_of(query, table.c.at, table.c.match, limit, after)).mappings()
    return [Game(**row) for row in rows]


def of_person(connection: Connection, person: str) -> list[Result]:
    """Every seat that a person had in a finished game, the last one first."""
    table = schema.results
    query = select(table).where(table.c.person == person).order_by(table.c.at.desc(), table.c.match, table.c.seat)
    return [Result(**row) for row in connection.execute(query).mappings()]


def of_matches(connection: Connection, matches: Iterable[str]) -> dict[str, list[Result]]:
    """The results of each of these matches, in the order of places."""
    table = schema.results
    query = select(table).where(table.c.match.in_(list(matches))).order_by(table.c.match, table.c.place, table.c.seat)
    found: dict[str, list[Result]] = {}
    for row in connection.execute(query).mappings():
        found.setdefault(row["match"], []).append(Result(**row))
    return found


def between(connection: Connection, person: str, other: str, limit: int) -> list[Game]:
    """The last games that two persons finished together."""
    table, theirs = schema.results, schema.results.alias("theirs")
    query = select(*GAME).join(theirs, theirs.c.match == table.c.match).distinct()
    query = query.where(table.c.person == person, theirs.c.person == other)
    return [
        Game(**row) for row in connection.execute(page_of(query, table.c.at, table.c.match, limit, None)).mappings()
    ]


def best_of_person(connection: Connection, person: str, limit: int) -> Iterator[Result]:
    """A person's results with points, the most points first."""
    return _best(connection, select(schema.results).where(schema.results.c.person == person), limit)


def best_of_house(connection: Connection, game: str, seats: int, limit: int) -> Iterator[Result]:
    """The results of people at public tables of a game, the most points first."""
    table, matches = schema.results, schema.matches
    public = select(matches.c.id).where(matches.c.public.is_(True))
    query = select(table).where(table.c.game == game, table.c.seats == seats, table.c.kind.in_(PEOPLE))
    return _best(connection, query.where(table.c.match.in_(public)), limit)


def _best(connection: Connection, query: Select[tuple[Row[tuple[object]]]], limit: int) -> Iterator[Result]:
    table = schema.results
    first = (table.c.points.desc(), table.c.at, table.c.match, table.c.seat)
    rows = connection.execute(query.where(table.c.points.is_not(None)).order_by(*first).limit(limit))
    return (Result(**row) for row in rows.mappings())


# ── Of a game ─────────────────────────────────────────────────────────────────────────────────────


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How many seats of a game ended alike, and how much of the victories is theirs: a shared one is divided."""

    seats: int
    seat: int
    reason: str
    points: int | None
    number: int
    won: float


def tallies(connection: Connection, game: str, among: str) -> list[Tally]:
    """All finished games of a kind, without those of crowds; `among`: "all", "people" alone, or with "bots"."""
    table = schema.results
    whole = select(
        *(table.c[name] for name in ("seats", "seat", "reason", "points", "place")),
        func.count().over(partition_by=table.c.match).label("there"),
        func.count().filter(table.c.place == 1).over(partition_by=table.c.match).label("winners"),
        func.count().filter(table.c.kind.not_in(PEOPLE)).over(partition_by=table.c.match).label("bots"),
    )
    counted = whole.where(table.c.game == game).subquery()
    alike = (counted.c.seats, counted.c.seat, counted.c.reason, counted.c.points)
    won = func.coalesce(func.sum(1.0 / counted.c.winners).filter(counted.c.place == 1), 0.0)
    query = select(*alike, func.count().label("number"), won.label("won")).group_by(*alike)
    query = query.where(counted.c.there == counted.c.seats)
    wanted = {"people": counted.c.bots == 0, "bots": counted.c.bots > 0}
    query = query.where(wanted[among]) if among in wanted else query
    rows = connection.execute(query).mappings()
    return [Tally(**{**row, "won": float(row["won"])}) for row in rows]
