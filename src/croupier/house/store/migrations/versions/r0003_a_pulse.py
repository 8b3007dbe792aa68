"""A relation in which nothing stays: a process writes to it to learn whether it can."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Lay out the relation."""
    op.create_table("pulse", sa.Column("process", sa.String(32), primary_key=True))
