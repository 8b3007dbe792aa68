"""Two processes on one PostgreSQL in trouble: what was acknowledged is in the log once, in one order for everybody."""

from pathlib import Path

from .forwarder import forwarded
from .histories import history
from .houses import Process
from .people import at_tables
from .postgres import Postgres

PATIENCE = 0.6


def test_whatever_happens_to_processes_and_lines_everybody_is_told_what_the_log_says(
    postgres: Postgres, tmp_path: Path
) -> None:
    with (
        forwarded(postgres) as left,
        forwarded(postgres) as right,
        Process(left.url, tmp_path, patience=PATIENCE) as one,
        Process(right.url, tmp_path, patience=PATIENCE) as two,
    ):
        answers = at_tables(history([one, two], [left, right], postgres.url, tables=2))
    assert set(answers) <= {"update", "closed", "unknown", "stale", "cut off"}
    assert {"update", "unknown", "closed"} <= set(answers)
