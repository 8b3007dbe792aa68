"""The relations of the database: tables, the steps of their logs, snapshots to fold from, analyses, and a pulse."""

import sqlalchemy as sa

metadata = sa.MetaData()

listings = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("free", sa.SmallInteger, nullable=False),
    sa.Column("opened_at", sa.BigInteger, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False, key="key"),
    sa.Column("touched_at", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("tables_in_the_lobby", "public", "status", "opened_at"),
    sa.Index("tables_by_last_touch", "status", "touched_at"),
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entries", sa.LargeBinary, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

pulse = sa.Table("pulse", metadata, sa.Column("process", sa.String(32), primary_key=True))
