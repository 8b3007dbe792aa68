"""How rules are compiled, and where they are kept."""

import errno
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core import event

from croupier.kernel import caching
from croupier.kernel.caching import CACHE, COMPILED
from croupier.kernel.dice import below
from croupier.kernel.rule import bind, bind_whole, rule


def driver() -> int:
    """Something to compile."""
    return 4


within = driver


def caller() -> int:
    """Something to compile with something else."""
    return within() + 1


@rule
def down(number: int) -> int:
    """A rule that calls itself."""
    if number == 0:
        return 0
    return 1 + down(number - 1)


def counting(number: int) -> int:
    """What goes into a rule."""
    return down(number)


def test_a_rule_that_calls_itself_can_be_compiled_into_others() -> None:
    assert bind_whole(counting)(5) == 5


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


@pytest.mark.parametrize("kind", ["nbi", "nbc"])
@pytest.mark.parametrize("left", [0, 40, 200])
def test_what_is_damaged_in_the_cache_is_compiled_anew(
    kind: str, left: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CACHE, str(tmp_path / "cache"))
    folder = tmp_path / "game"
    assert bind(driver, folder)() == 4
    (file,) = (tmp_path / "cache").rglob(f"*.{kind}")
    mark = file.parents[1] / f"{COMPILED}-before"
    mark.touch()
    file.write_bytes(file.read_bytes()[:left])
    assert bind(driver, folder)() == 4
    assert not mark.exists(), "the game is not complete any more"
    again: Any = bind(driver, folder)
    assert again() == 4
    assert sum(again.stats.cache_hits.values()) == 1


def test_on_a_full_disk_rules_are_compiled_for_this_process_and_that_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setenv(CACHE, str(tmp_path / "cache"))
    monkeypatch.setattr("numba.core.caching.IndexDataCacheFile._save_data", full)
    caching._say_unkept.cache_clear()
    assert caching.all_kept()
    assert [bind(driver, tmp_path / "game")() for _ in range(2)] == [4, 4]
    assert not caching.all_kept()
    assert capsys.readouterr().err.count("cannot be written: rules are compiled for this process alone") == 1
    caching._say_unkept.cache_clear()


@rule
def sum_of(one: int, two: int, three: int = 3) -> int:
    """What others call with numbers of every kind."""
    return one + two + three


@rule
def sums(numbers: np.ndarray) -> int:
    """Constants, narrow and wide numbers, and what is left out."""
    return sum_of(1, 2, 3) + sum_of(numbers[0], two=4) + sum_of(sum_of(5, 6), numbers[1]) + sum_of(numbers[2], 8, 9)


def test_a_rule_is_compiled_once_whatever_kind_of_whole_numbers_it_is_called_with() -> None:
    assert sums(np.array([10, 20, 7], np.int32)) == 6 + 17 + 37 + 24
    compiled: Any = sum_of
    assert len(compiled.signatures) < 2, "none where all of it comes from the cache"


def test_only_what_is_ours_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of somebody else's lie beside ours, or have got into one."""
    monkeypatch.setenv(CACHE, str(tmp_path))
    assert bind(driver, tmp_path / "game")() == 4
    (ours,) = tmp_path.glob("game-*")
    thesis, photos, mixed = (tmp_path / name for name in ("my-thesis", "old-photos", "pig-0123456789abcdef"))
    for folder in (thesis, photos, mixed):
        folder.mkdir()
        (folder / "kept.txt").write_text("mine", encoding="utf-8")
        (folder / f"{COMPILED}-before").touch()
        os.utime(folder, (0, 0))
    os.utime(ours, (0, 0))
    next(ours.rglob("*.nbi")).write_bytes(b"")
    assert bind(driver, tmp_path / "game")() == 4
    assert caching.forget(caching.OLD) > 0
    assert not ours.exists()
    assert caching.forget() == 0
    assert all((folder / f"{COMPILED}-before").exists() for folder in (thesis, photos, mixed))


def test_what_could_not_be_removed_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE, str(tmp_path))
    assert bind(driver, tmp_path / "game")() == 4
    monkeypatch.setattr("shutil.rmtree", lambda path, ignore_errors: next(path.rglob("*.nbc")).unlink())
    ((_, before),) = caching.kept()
    gone = caching.forget()
    ((_, left),) = caching.kept()
    assert 0 < gone == before - left < before


class Pressing(event.Listener):  # type: ignore[misc]
    """Somebody who presses Ctrl+C when a function begins to be compiled, and when it is."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def on_start(self, event: Any) -> None:
        """Press the key."""
        self.heard.append(f"{event.data['dispatcher'].__name__} begins")
        signal.raise_signal(signal.SIGINT)

    def on_end(self, event: Any) -> None:
        """Only listen."""
        self.heard.append(f"{event.data['dispatcher'].__name__} ends")


def test_ctrl_c_waits_for_one_function_and_not_for_all_of_them() -> None:
    whole: Any = bind(caller, within=bind(driver))
    pressing = Pressing()
    usual = signal.getsignal(signal.SIGINT)
    with event.install_listener("numba:compile", pressing), pytest.raises(KeyboardInterrupt):
        whole()
    assert pressing.heard == ["caller begins", "caller ends"]
    assert signal.getsignal(signal.SIGINT) is usual
    assert whole() == 5
