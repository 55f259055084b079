"""What claimed names look like, and programs: as whom they play and what their tokens may do."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from alembic import op

from serao.storage.persons import folded
from serao.table.skeleton import skeletons

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

OLD_TOKENS_MAY = "chat play watch"

persons = sa.table("persons", *(sa.column(name) for name in ("id", "name", "claimed", "created_at", "settings")))
sessions = sa.table("sessions", *(sa.column(name) for name in ("token", "person", "kind", "created_at")))


def upgrade() -> None:
    """Make the tables, and fill them from the names and sessions that are there."""
    _make()
    _protect_names(op.get_bind())
    _name_programs(op.get_bind())


def _make() -> None:
    op.create_table(
        "skeletons",
        sa.Column("skeleton", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", name="skeletons_person"), nullable=False),
    )
    op.create_index("skeletons_by_person", "skeletons", ["person"])
    op.create_table(
        "programs",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", name="programs_person"), primary_key=True),
        sa.Column("owner", sa.Text, sa.ForeignKey("persons.id", name="programs_owner")),
    )
    op.create_index("programs_by_owner", "programs", ["owner"])
    op.create_table(
        "tokens",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("program", sa.Text, sa.ForeignKey("programs.person", name="tokens_program"), nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
    )


def _insert(connection: Any, table: str, rows: Iterable[dict[str, Any]]) -> None:
    found = list(rows)
    if found:
        names: list[sa.ColumnClause[Any]] = [sa.column(name) for name in found[0]]
        connection.execute(sa.insert(sa.table(table, *names)), found)


def _protect_names(connection: Any) -> None:
    """Whoever came first has the look of a name; a later one who looks the same keeps the name, unprotected."""
    claimed = sa.select(persons.c.id, persons.c.name, persons.c.claimed).where(persons.c.claimed.is_not(None))
    looks: dict[str, str] = {}
    for row in connection.execute(claimed.order_by(persons.c.created_at, persons.c.id)):
        spelt = row.name if folded(row.name) == row.claimed else row.claimed
        for look in sorted(skeletons(spelt)):
            looks.setdefault(look, row.id)
    _insert(connection, "skeletons", ({"skeleton": look, "person": person} for look, person in looks.items()))


def _name_programs(connection: Any) -> None:
    """A guest who only ever came as a program is one; of everybody else the token plays as a program of theirs."""
    people = set(connection.scalars(sa.select(sessions.c.person).where(sessions.c.kind != "bot")))
    people |= set(connection.scalars(sa.select(persons.c.id).where(persons.c.claimed.is_not(None))))
    old = list(connection.execute(sa.select(sessions).where(sessions.c.kind == "bot").order_by(sessions.c.token)))
    names = {row.id: row.name for row in connection.execute(sa.select(persons.c.id, persons.c.name))}
    owners = {row.person: row for row in old if row.person in people}
    made = {person: f"program-{bytes(row.token).hex()[:16]}" for person, row in owners.items()}
    _insert(
        connection,
        "persons",
        (
            {"id": made[person], "name": names[person], "created_at": row.created_at, "settings": "{}"}
            for person, row in owners.items()
        ),
    )
    alone = {row.person for row in old} - set(made)
    _insert(connection, "programs", [{"person": each, "owner": None} for each in sorted(alone)])
    _insert(connection, "programs", [{"person": each, "owner": person} for person, each in made.items()])
    _insert(
        connection,
        "tokens",
        ({"token": row.token, "program": made.get(row.person, row.person), "scopes": OLD_TOKENS_MAY} for row in old),
    )
