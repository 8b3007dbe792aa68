"""Simulations on a cluster of processes: the very same result, whoever is lost or added on the way."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from distributed import Client, LocalCluster

import croupier
from commands import croupier as ran
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


@pytest.fixture
def started() -> Iterator[Callable[..., str]]:
    """Begins programs of Dask, `scheduler` or `worker`, and says at which address each is; they end with the test."""
    with ExitStack() as all_of_them:

        def start(what: str, *words: str) -> str:
            program = [sys.executable, "-m", f"distributed.cli.dask_{what}", *words, "--no-dashboard"]
            process = subprocess.Popen(program, stderr=subprocess.PIPE, text=True)
            all_of_them.enter_context(process)
            all_of_them.callback(process.kill)
            assert process.stderr
            told = (re.search(r"(?:Scheduler at|Start worker at): +(tcp://\S+)", line) for line in process.stderr)
            return next(found[1] for found in told if found)

        yield start


ANYWHERE = ("--host", "127.0.0.1", "--port", "0")
WORKER = ("--host", "127.0.0.1", "--nthreads", "1", "--no-nanny")


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


def test_the_command_plays_on_the_workers_of_an_address(started: Callable[..., str]) -> None:
    address = started("scheduler", *ANYWHERE)
    started("worker", address, *WORKER)
    words = ["simulate", "pig", "--bots", ",".join(BOTS), "--games", 500, "--seed", 5, "--json"]
    far, here = (ran(*words, *where) for where in (("--cluster", address), ()))
    assert far.returncode == 0, far.stderr
    assert json.loads(far.stdout)["sums"] == json.loads(here.stdout)["sums"]


def test_a_worker_that_comes_later_plays_too_and_changes_nothing(started: Callable[..., str], tmp_path: Path) -> None:
    """The second one is begun when there is a first part; who has played is told by files named after processes."""
    address, heard = started("scheduler", *ANYWHERE), list[int]()
    first = started("worker", address, *WORKER)

    def marking(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
        (tmp_path / str(os.getpid())).touch()
        return HOLD if state.gathered >= 20 else ROLL

    def hear(games: int) -> None:
        heard.append(games)
        if len(heard) == 1:
            assert started("worker", address, *WORKER) != first
        if len(list(tmp_path.iterdir())) == 2:
            raise KeyboardInterrupt
        assert len(heard) < 200

    with Client(address, set_as_default=False) as client, pytest.raises(croupier.Interrupted) as caught:
        croupier.simulate("pig", 1_000_000_000, [marking, "random"], 9, client=client, progress=hear)
    result = caught.value.result
    parts = [
        croupier.simulate("pig", span.deals, [marking, "random"], 9, first_game=span.first) for span in result.played
    ]
    assert sum(parts).sums == result.sums  # type: ignore[union-attr]


def test_a_part_that_kills_every_worker_is_one_line(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.cluster.scheduler, "allowed_failures", 0)

    def deadly(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
        if state.score[seat] > 60:
            os.kill(os.getpid(), signal.SIGKILL)
        return HOLD if state.gathered >= 20 else ROLL

    with pytest.raises(BadOption, match=r"games from number \d+ on died \(1, .*the last one, tcp://127.*may say why$"):
        croupier.simulate("pig", 400, [deadly, "random"], 3, client=client)


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
