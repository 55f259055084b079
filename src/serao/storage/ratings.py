"""Ratings in storage: each person's rating at each game, and its history."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, func, or_, select

from serao.storage import schema, statements
from serao.storage.paging import Cursor, page_of

LONGEST = 10_000  # entries of a history at once


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating at a game: mean `mu` and deviation `sigma`, after so many games."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int = 0


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating after a match."""

    person: str
    game: str
    match: str
    mu: float
    sigma: float
    at: int

    @property
    def cursor(self) -> Cursor:
        """Where the history goes on after this entry."""
        return Cursor(self.at, self.match)


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a ranking: a person with its name and rating; of a program also its owner's name."""

    person: str
    name: str
    mu: float
    sigma: float
    games: int
    owner: str = ""

    @property
    def cursor(self) -> Cursor:
        """Where the ranking goes on after this line."""
        return Cursor(self.mu - 3 * self.sigma, self.person)


def load_ratings(
    connection: Connection, game: str, persons: Iterable[str], mu: float, sigma: float
) -> dict[str, Rating]:
    """These persons' ratings, locked until the transaction ends; `mu` and `sigma` are for those who have none."""
    # In one order, so that two matches with the same persons wait for each other and do not cross; and every
    # person gets a row, since what is not there cannot be held.
    wanted = sorted(set(persons))
    for person in wanted:
        newcomer = Rating(person=person, game=game, mu=mu, sigma=sigma)
        statements.add(connection, schema.ratings, msgspec.structs.asdict(newcomer))
    table = schema.ratings
    query = select(table).where(table.c.game == game, table.c.person.in_(wanted)).order_by(table.c.person)
    rows = connection.execute(query.with_for_update()).mappings()
    return {row["person"]: Rating(**row) for row in rows}


def save_rating(connection: Connection, rating: Rating, match: str, at: int) -> bool:
    """Store a rating after a match. False, and nothing done, if that match has been counted already."""
    history = {"match": match, "at": at, "person": rating.person, "game": rating.game}
    if not statements.add(connection, schema.rating_history, {**history, "mu": rating.mu, "sigma": rating.sigma}):
        return False
    statements.put(connection, schema.ratings, msgspec.structs.asdict(rating))
    return True


def rating(connection: Connection, person: str, game: str) -> Rating | None:
    """A person's rating, without a lock."""
    table = schema.ratings
    query = select(table).where(table.c.person == person, table.c.game == game, table.c.games > 0)
    row = connection.execute(query).mappings().first()
    return Rating(**row) if row else None


def history(
    connection: Connection, person: str, game: str, limit: int = LONGEST, after: Cursor | None = None
) -> list[Rated]:
    """The history of a person's rating, from the first match on."""
    table = schema.rating_history
    query = select(table).where(table.c.person == person, table.c.game == game)
    query = page_of(query, table.c.at, table.c.match, limit, after, smallest_first=True)
    return [Rated(**row) for row in connection.execute(query).mappings()]


def rated_by(connection: Connection, match: str, game: str, persons: Iterable[str]) -> list[Rated]:
    """The ratings of these persons after a match of theirs."""
    table = schema.rating_history
    query = select(table).where(table.c.person.in_(list(persons)), table.c.game == game, table.c.match == match)
    return [Rated(**row) for row in connection.execute(query).mappings()]


def before(connection: Connection, rated: Rated) -> Rated | None:
    """A person's rating before a match; None where that was the first."""
    table = schema.rating_history
    query = select(table).where(table.c.person == rated.person, table.c.game == rated.game, table.c.at < rated.at)
    row = connection.execute(query.order_by(table.c.at.desc()).limit(1)).mappings().first()
    return Rated(**row) if row else None


def ranking(
    connection: Connection, game: str, limit: int, after: Cursor | None = None, of_programs: bool = False
) -> list[Ranked]:
    """The best at a game among people with a claimed name, or among programs of such people, by `mu - 3 * sigma`."""
    table, persons, programs, owners = schema.ratings, schema.persons, schema.programs, schema.persons.alias("owners")
    owner = func.coalesce(owners.c.name, "").label("owner")
    query = select(table.c.person, persons.c.name, owner, table.c.mu, table.c.sigma, table.c.games)
    query = query.join(persons, persons.c.id == table.c.person)
    query = query.outerjoin(programs, programs.c.person == table.c.person).outerjoin(
        owners, owners.c.id == programs.c.owner
    )
    pool = programs.c.person.is_not(None) if of_programs else programs.c.person.is_(None)
    claimed = or_(persons.c.claimed.is_not(None), owners.c.claimed.is_not(None))
    query = query.where(table.c.game == game, table.c.games > 0, pool, claimed)
    query = page_of(query, table.c.mu - 3 * table.c.sigma, table.c.person, limit, after)
    return [Ranked(**row) for row in connection.execute(query).mappings()]
