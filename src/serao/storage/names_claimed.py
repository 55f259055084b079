"""Claimed names in storage. Each is stored with its look, so that no two people claim names that look the same."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, delete, insert, select

from serao.storage import schema, statements
from serao.table.skeleton import skeletons

AT_ONCE = 500  # names: a statement takes only so many parameters


def protect(connection: Connection, person: str, name: str, folded: str) -> None:
    """Give a person the looks of a name, in place of those it had. IntegrityError if another person has one of them.

    Whoever has this very name already may keep it: names claimed before looks were compared may look the same.
    """
    table = schema.skeletons
    own = connection.scalar(select(schema.persons.c.claimed).where(schema.persons.c.id == person)) == folded
    connection.execute(delete(table).where(table.c.person == person))
    rows = [{"skeleton": each, "person": person} for each in sorted(skeletons(name))]
    for row in rows:
        if own:
            statements.add(connection, table, row)
        else:
            connection.execute(insert(table).values(**row))


def borrowed(connection: Connection, names: Sequence[str], person: str) -> str | None:
    """The first of these names that looks like one that another person has claimed; None if there is none."""
    owned = {name for name, owner in owners(connection, names) if owner != person}
    return next((name for name in names if name in owned), None)


def owners(connection: Connection, names: Sequence[str]) -> Iterable[tuple[str, str]]:
    """Names that look like claimed ones, each with whom it belongs to."""
    table = schema.skeletons
    for begin in range(0, len(names), AT_ONCE):
        looks = {name: skeletons(name) for name in names[begin : begin + AT_ONCE]}
        wanted = sorted(set().union(*looks.values()))
        query = select(table.c.skeleton, table.c.person).where(table.c.skeleton.in_(wanted))
        found = {row.skeleton: row.person for row in connection.execute(query)}
        yield from ((name, found[look]) for name, own in looks.items() for look in own if look in found)
