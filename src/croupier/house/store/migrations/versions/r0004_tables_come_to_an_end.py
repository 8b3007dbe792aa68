"""When a table was last touched, to find those that nobody plays at any more.

Tables that wait or are in play get their time anew from today; those that are over have been so since their last step.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

LAST_STEP = "SELECT MAX(steps.at) FROM steps WHERE steps.table_id = tables.id"


def upgrade() -> None:
    """Add the time, and the index by which it is asked for."""
    op.add_column("tables", sa.Column("touched_at", sa.BigInteger, nullable=False, server_default="0"))
    today = time.time_ns() // 1_000_000
    op.execute(f"UPDATE tables SET touched_at = CASE status WHEN 'over' THEN ({LAST_STEP}) ELSE {today} END")
    op.create_index("tables_by_last_touch", "tables", ["status", "touched_at"])
