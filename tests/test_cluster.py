"""Simulations on a cluster of processes: the very same result, whoever is lost on the way."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import polars as pl
import pytest
from distributed import Client, LocalCluster

import croupier
from croupier.games.pig.rules import HOLD, ROLL
from croupier.kernel.errors import BadOption
from croupier.kernel.result import Result

BOTS = ["random", "hold-at-20"]
ENOUGH = 17
HIDDEN = "127.0.0.1:0"
"""Where the pages of a scheduler are: anywhere."""


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    """Two processes of one thread each, that are begun anew when they die."""
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=HIDDEN) as cluster,
        Client(cluster) as client,
    ):
        yield client


def same(one: Result, other: Result) -> bool:
    """Whether two results are the same but for the time they took."""
    return msgspec.structs.replace(one, seconds=0) == msgspec.structs.replace(other, seconds=0)


@croupier.bot
def patient(state, seat, moves, count, rng, lore):  # type: ignore[no-untyped-def]
    return HOLD if state.gathered >= ENOUGH + croupier.below(rng, 5) else ROLL


def test_a_cluster_plays_the_very_same_games(client: Client, tmp_path: Path) -> None:
    heard: list[int] = []
    far = croupier.simulate("pig", 3000, [patient, "random"], 5, client=client, paired=True, progress=heard.append)
    assert same(far, croupier.simulate("pig", 3000, [patient, "random"], 5, paired=True))
    assert sum(heard) == 6000


def test_rows_come_in_order_from_a_cluster(client: Client, tmp_path: Path) -> None:
    there, here = tmp_path / "there.parquet", tmp_path / "here.parquet"
    far = croupier.simulate("pig", 2000, BOTS, 5, client=client, keep=there)
    assert same(far, croupier.simulate("pig", 2000, BOTS, 5, keep=here))
    assert pl.read_parquet(there).equals(pl.read_parquet(here))


def test_a_worker_that_is_killed_changes_nothing(client: Client, tmp_path: Path) -> None:
    """The first game that reaches a certain score kills the process that plays it, once."""
    killed = tmp_path / "killed"

    def deadly(state, seat, moves, count, rng, lore):  # type: ignore[no-untyped-def]
        if state.score[seat] > 60 and not killed.exists():
            killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return HOLD if state.gathered >= 20 else ROLL

    far = croupier.simulate("pig", 400, [deadly, "random"], 3, client=client)
    assert int(killed.read_text()) != os.getpid()
    assert same(far, croupier.simulate("pig", 400, [deadly, "random"], 3))
    assert far.games == 400


def test_who_breaks_off_has_what_was_done(client: Client) -> None:
    def broken(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(croupier.Interrupted) as caught:
        croupier.simulate("pig", 1_000_000_000, BOTS, 9, client=client, progress=broken)
    result = caught.value.result
    assert 0 < result.games < result.asked
    parts = [croupier.simulate("pig", span.deals, BOTS, 9, first_game=span.first) for span in result.played]
    assert sum(parts).sums == result.sums  # type: ignore[union-attr]


def test_what_cannot_be_done_there_is_one_line(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="leave out how many"):
        croupier.simulate("pig", 10, BOTS, client=client, workers=2)
    with pytest.raises(BadOption, match="client must be a distributed"):
        croupier.simulate("pig", 10, BOTS, client="nowhere")
    lock = __import__("threading").Lock()

    def locked(state, seat, moves, count, rng, lore):  # type: ignore[no-untyped-def]
        return ROLL if lock else HOLD

    with pytest.raises(BadOption, match="locked cannot be sent to the workers: TypeError: cannot pickle"):
        croupier.simulate("pig", 10, [locked, "random"], client=client)
    monkeypatch.setattr("croupier.kernel.cluster.version", lambda name: "0.0.1")
    with pytest.raises(BadOption, match=r"would not play the same games; here and there: croupier 0\.0\.1 / "):
        croupier.simulate("pig", 10, BOTS, client=client)


def test_a_worker_without_croupier_is_one_line(tmp_path: Path) -> None:
    bare = tmp_path / "bare.py"
    bare.write_text("import sys\nsys.modules['croupier'] = None\n")
    with (
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=HIDDEN, preload=[str(bare)]) as cluster,
        Client(cluster, set_as_default=False) as client,
        pytest.raises(BadOption, match=r"^tcp://127\.0\.0\.1:\d+ cannot play: ModuleNotFoundError"),
    ):
        croupier.simulate("pig", 10, BOTS, client=client)
