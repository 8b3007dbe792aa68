"""Snapshots are kept, one for each step they were taken after, so that any part of a long log is near one.

Those taken before are let go: a log can always be folded from its first step.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Lay the relation out anew."""
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
