"""Where compiled rules are kept."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from croupier.kernel.dice import below
from croupier.kernel.rule import bind


def driver() -> int:
    """Something to compile."""
    return 4


def test_threads_that_load_games_at_once_leave_nothing_lying_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    folders = [tmp_path.parent / f"game{number}" for number in range(8)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            for done in [threads.submit(bind, driver, folder, below=below) for folder in folders * 40]:
                done.result()
    finally:
        sys.setswitchinterval(usual)
    assert not list(tmp_path.iterdir())
