"""Figures for whoever runs the house; they say how much, never what."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

SAYS = {
    "games_ready": "Games whose rules are loaded.",
    "tables_in_use": "Tables folded in memory.",
    "seats_connected": "Connections to tables.",
    "tables_opened": "Tables laid out.",
    "tables_cleared": "Tables that nobody came back to, cleared by this process.",
    "tables_removed": "Tables removed from the database by this process.",
    "steps": "Steps written to logs.",
    "moves": "Moves and outcomes played.",
    "bot_moves": "Moves thought out by bots.",
    "judges_started": "Times the process that judges games was started.",
    "database_faults": "Times the database did not answer.",
}
GAUGES = ("games_ready", "tables_in_use", "seats_connected")
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Figures(Collector):
    """Plain numbers, since every move touches them; they become metrics when somebody asks."""

    def __init__(self) -> None:
        self.games_ready = 0
        self.tables_in_use = 0
        self.seats_connected = 0
        self.tables_opened = 0
        self.tables_cleared = 0
        self.tables_removed = 0
        self.steps = 0
        self.moves = 0
        self.bot_moves = 0
        self.judges_started = 0
        self.database_faults = 0
        self.refusals: Counter[str] = Counter()
        self.latencies = [0] * (len(BOUNDS) + 1)
        self.waited = 0.0

    def took(self, seconds: float) -> None:
        """Note how long a move took from its arrival until it was on disk and told."""
        self.latencies[bisect_left(BOUNDS, seconds)] += 1
        self.waited += seconds

    def collect(self) -> Iterator[Metric]:
        """Everything, in Prometheus's words."""
        for name, words in SAYS.items():
            kind = GaugeMetricFamily if name in GAUGES else CounterMetricFamily
            yield kind(f"croupier_{name}", words, value=getattr(self, name))
        refusals = CounterMetricFamily("croupier_refusals", "Requests refused, by code.", labels=["code"])
        for code, count in self.refusals.items():
            refusals.add_metric([code], count)
        yield refusals
        reached, buckets = 0, []
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.latencies, strict=True):
            reached += count
            buckets.append((bound, float(reached)))
        words = "From a move's arrival to its being on disk and told."
        yield HistogramMetricFamily("croupier_move_seconds", words, buckets=buckets, sum_value=self.waited)


FIGURES = Figures()
REGISTRY = CollectorRegistry()
REGISTRY.register(FIGURES)
