"""Links to records, imports with their importers, and links with which one becomes a member."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "shares",
        sa.Column("record", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "imports",
        sa.Column("record", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
    )
    op.create_index("imports_by_person", "imports", ["person"])
    op.create_table(
        "house_invites",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
