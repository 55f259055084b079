"""Circles: companies of people that are called together."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "circles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("called", sa.Text),
    )
    op.create_index("circles_by_owner", "circles", ["owner"])
    op.create_table(
        "circle_members",
        sa.Column("circle", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("circle_members_by_person", "circle_members", ["person"])
