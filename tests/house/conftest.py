"""A house for every test of this folder that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .houses import Process, sqlite_in
from .postgres import Postgres


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One process on SQLite, shared by the tests of a file."""
    folder = tmp_path_factory.mktemp("house")
    with Process(sqlite_in(folder), folder) as process:
        yield process


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests."""
    cluster = Postgres()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database of either kind."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.another()
