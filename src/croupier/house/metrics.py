"""Figures for whoever runs the house; they say how much, never what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
ROOMS = Gauge("croupier_tables_in_use", "Tables folded in memory.", registry=REGISTRY)
OPENED = Counter("croupier_tables_opened", "Tables laid out.", registry=REGISTRY)
SOCKETS = Gauge("croupier_seats_connected", "Connections to tables.", registry=REGISTRY)
STEPS = Counter("croupier_steps", "Steps written to logs.", registry=REGISTRY)
MOVES = Counter("croupier_moves", "Moves and outcomes played.", registry=REGISTRY)
BOTS = Counter("croupier_bot_moves", "Moves thought out by bots.", registry=REGISTRY)
REFUSED = Counter("croupier_refusals", "Requests refused, by code.", ["code"], registry=REGISTRY)
LATENCY = Histogram(
    "croupier_move_seconds",
    "From a move's arrival to its being on disk and told.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
FAULTS = Counter("croupier_database_faults", "Times the database did not answer.", registry=REGISTRY)
