"""Accounts: devices, the age of personal links, reset links, one-time codes and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _sessions()
    _second_keys()


def _sessions() -> None:
    op.create_table(
        "devices",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "link_uses",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "resets",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("resets_by_person", "resets", ["person"])


def _second_keys() -> None:
    op.create_table(
        "code_secrets",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("last_step", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.LargeBinary, primary_key=True),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
