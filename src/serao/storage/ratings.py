"""Ratings in storage: how strong a person is at a game, and how that came about."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, select

from serao.storage import schema, statements


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a person's strength at a game: about `mu`, give or take `sigma`, after so many games."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int = 0


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """What a match made of a person's rating."""

    person: str
    game: str
    match: str
    mu: float
    sigma: float
    at: int


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a ranking: somebody by name, and what is known of its strength."""

    person: str
    name: str
    mu: float
    sigma: float
    games: int


def load_ratings(
    connection: Connection, game: str, persons: Iterable[str], mu: float, sigma: float
) -> dict[str, Rating]:
    """These persons' ratings, held until the transaction ends; `mu` and `sigma` for those who have none."""
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
    """Keep what a match made of a rating. False, and nothing done, if that match was counted already."""
    history = {"match": match, "at": at, "person": rating.person, "game": rating.game}
    if not statements.add(connection, schema.rating_history, {**history, "mu": rating.mu, "sigma": rating.sigma}):
        return False
    statements.put(connection, schema.ratings, msgspec.structs.asdict(rating))
    return True


def rating(connection: Connection, person: str, game: str) -> Rating | None:
    """A person's rating, only to look at."""
    table = schema.ratings
    query = select(table).where(table.c.person == person, table.c.game == game, table.c.games > 0)
    row = connection.execute(query).mappings().first()
    return Rating(**row) if row else None


def history(connection: Connection, person: str, game: str) -> list[Rated]:
    """How a person's rating went, from the first match on."""
    table = schema.rating_history
    query = select(table).where(table.c.person == person, table.c.game == game).order_by(table.c.at, table.c.match)
    return [Rated(**row) for row in connection.execute(query).mappings()]


def ranking(connection: Connection, game: str, limit: int) -> list[Ranked]:
    """The best at a game among those who claimed their names, by the strength that each has almost surely."""
    table, persons = schema.ratings, schema.persons
    query = select(table.c.person, persons.c.name, table.c.mu, table.c.sigma, table.c.games)
    query = query.join(persons, persons.c.id == table.c.person)
    query = query.where(table.c.game == game, table.c.games > 0, persons.c.claimed.is_not(None))
    query = query.order_by((table.c.mu - 3 * table.c.sigma).desc(), table.c.person).limit(limit)
    return [Ranked(**row) for row in connection.execute(query).mappings()]
