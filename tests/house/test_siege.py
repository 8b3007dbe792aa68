"""The siege of bench/siege.py in short: a few of each attack, in every test run."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.house.settings import Limits

from .houses import Process, sqlite_in
from .people import at_tables
from .postgres import Postgres
from .siege.attack import KINDS
from .siege.floods import stand_by
from .siege.kills import kill_again_and_again
from .siege.nonsense import malformed_requests, random_messages


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with the usual limits."""
    folder = tmp_path_factory.mktemp("usual")
    with Process(sqlite_in(folder), folder, Limits()) as house:
        yield house


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house that bears a lot."""
    folder = tmp_path_factory.mktemp("patient")
    house = Process(sqlite_in(folder), folder)
    yield house
    assert '"error"' not in house.stop()


def test_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    done = at_tables(kill_again_and_again(sqlite_in(tmp_path), tmp_path, 6, seed=1))
    assert (done.kills, done.moves > 0) == (6, True)


def test_kills_lose_nothing_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    done = at_tables(kill_again_and_again(postgres.url, tmp_path, 6, seed=2))
    assert (done.kills, done.moves > 0) == (6, True)


def test_random_messages_are_refused_and_do_no_harm(patient: Process) -> None:
    answers = at_tables(random_messages(patient, 4000, seed=3))
    assert answers["bad-request"] > 100


def test_malformed_requests_are_refused_and_do_no_harm(patient: Process) -> None:
    answers = at_tables(malformed_requests(patient, 2000, seed=4))
    assert answers["400"] > 100


@pytest.mark.parametrize("kind", KINDS)
def test_a_bystander_plays_on_through_a_flood(usual: Process, kind: str) -> None:
    felt = at_tables(stand_by(usual, kind, 2.5))
    assert felt.tried > 0
    assert felt.moves > 0
