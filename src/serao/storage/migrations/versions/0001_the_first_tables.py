"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them all."""
    _persons()
    _matches()
    _records()
    _ratings()
    _notices()


def _persons() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("claimed", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("link", sa.LargeBinary),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.UniqueConstraint("claimed", name="persons_claimed"),
        sa.UniqueConstraint("link", name="persons_link"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", name="sessions_person"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("friend", sa.Text, primary_key=True),
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("host", sa.Text, sa.ForeignKey("persons.id", name="matches_host"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("follows", sa.Text),
        sa.UniqueConstraint("follows", name="matches_follows"),
    )
    op.create_index("matches_lobby", "matches", ["public", "phase", "created_at"])
    op.create_index("matches_waking", "matches", ["phase", "wake_at"])
    _moves()


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("id", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("seated", sa.Boolean, nullable=False),
    )
    op.create_index("places_by_person", "places", ["person"])


def _records() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("match", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("match", name="records_match"),
    )
    op.create_index("records_by_game", "records", ["game", "finished_at"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game"])
    op.create_table(
        "rating_history",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _notices() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("keys", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
