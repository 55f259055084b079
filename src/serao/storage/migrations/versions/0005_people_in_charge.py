"""People in charge: roles, sanctions, whom one ignores, reports, and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them all."""
    _sanctions()
    _reports()
    _audit()


def _sanctions() -> None:
    op.create_table(
        "roles",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
    )
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("whom", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "ignored",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Boolean, nullable=False),
    )
    op.create_index("ignored_by_other", "ignored", ["other"])


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("handled_at", sa.BigInteger),
    )
    op.create_index("reports_by_state", "reports", ["state", "at"])
    op.create_index("reports_by_reporter", "reports", ["by", "at"])


def _audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("whom", sa.Text),
        sa.Column("match", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("audit_by_time", "audit", ["at"])
