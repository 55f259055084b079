"""Wrong codes of a second key are counted for each person, by all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "wrong_codes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
