"""Circles: companies of people that meet again, and are called together to a table."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from serao.storage import persons, schema

FEWEST = 2  # members; with fewer there is no circle


class Circle(msgspec.Struct, frozen=True, kw_only=True):
    """A circle: who made it, the game it plays, and the match that it was last called to."""

    id: str
    name: str
    owner: str
    game: str
    made_at: int
    called: str | None = None


def add_circle(connection: Connection, circle: Circle, members: Sequence[str]) -> None:
    """Store a new circle; its members stay in this order."""
    connection.execute(insert(schema.circles).values(**msgspec.structs.asdict(circle)))
    rows = [{"circle": circle.id, "person": person, "place": place} for place, person in enumerate(members)]
    connection.execute(insert(schema.circle_members), rows)


def circle(connection: Connection, id: str) -> Circle | None:  # noqa: A002 - it is called so everywhere
    """The circle with that id."""
    row = connection.execute(select(schema.circles).where(schema.circles.c.id == id)).mappings().first()
    return Circle(**row) if row else None


def circles_of(connection: Connection, person: str) -> list[Circle]:
    """The circles to which a person belongs, the oldest first."""
    table, members = schema.circles, schema.circle_members
    query = select(table).join(members, members.c.circle == table.c.id).where(members.c.person == person)
    return [Circle(**row) for row in connection.execute(query.order_by(table.c.made_at, table.c.id)).mappings()]


def members_of(connection: Connection, circle_id: str) -> list[str]:
    """The persons who belong to a circle, in its order."""
    table = schema.circle_members
    return list(connection.scalars(select(table.c.person).where(table.c.circle == circle_id).order_by(table.c.place)))


def count_of_owner(connection: Connection, owner: str) -> int:
    """How many circles a person keeps."""
    table = schema.circles
    return int(connection.scalar(select(func.count()).where(table.c.owner == owner)) or 0)


def call(connection: Connection, before: Circle, match: str, game: str) -> bool:
    """Store that a circle is called to a match; False if somebody else has called it since it was read."""
    table = schema.circles
    same = table.c.called.is_(None) if before.called is None else table.c.called == before.called
    changed = update(table).where(table.c.id == before.id, same).values(called=match, game=game)
    return connection.execute(changed).rowcount == 1


def end(connection: Connection, circle_id: str) -> None:
    """Remove a circle."""
    connection.execute(delete(schema.circle_members).where(schema.circle_members.c.circle == circle_id))
    connection.execute(delete(schema.circles).where(schema.circles.c.id == circle_id))


def leave(connection: Connection, left: Circle, person: str) -> list[str]:
    """Take a person out of a circle, which passes to the next if it was theirs; who stays."""
    members = schema.circle_members
    connection.execute(delete(members).where(members.c.circle == left.id, members.c.person == person))
    staying = members_of(connection, left.id)
    if len(staying) < FEWEST:
        end(connection, left.id)
        return []
    if left.owner == person:
        connection.execute(update(schema.circles).where(schema.circles.c.id == left.id).values(owner=staying[0]))
    return staying


def forget_member(connection: Connection, person: str) -> None:
    """Take a person out of every circle; what they named, or bears their name, is called after those who stay."""
    called = persons.names(connection, [person]).get(person, "").casefold()
    for each in circles_of(connection, person):
        staying = leave(connection, each, person)
        if staying and (each.owner == person or called in each.name.casefold()):
            name = ", ".join(persons.names(connection, staying).values())
            connection.execute(update(schema.circles).where(schema.circles.c.id == each.id).values(name=name))


def played_with(connection: Connection, person: str, others: Collection[str]) -> set[str]:
    """Those of some persons who have played a game to its end with a person."""
    own, theirs, table = schema.places.alias(), schema.places.alias(), schema.matches
    query = (
        select(theirs.c.person)
        .join(own, own.c.match == theirs.c.match)
        .join(table, table.c.id == own.c.match)
        .where(own.c.person == person, own.c.seated.is_(True), table.c.finished_at.is_not(None))
        .where(theirs.c.person.in_(list(others)), theirs.c.seated.is_(True))
    )
    return set(connection.scalars(query.distinct()))
