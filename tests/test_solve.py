"""`croupier solve` as people use it."""

import json
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from commands import croupier, refusal, terminal
from croupier.cli.solved import Progress, seconds_left, solve_and_print
from croupier.cli.words import BadCommand
from croupier.kernel.options import option_texts
from croupier.kernel.shelf import find_game
from croupier.solvers.solution import spans


def test_pig_is_solved_through_its_rules() -> None:
    told = json.loads(croupier("solve", "pig", "-o", "target=20", "--json").stdout)
    assert told["first"] == pytest.approx(0.6155585, abs=1e-6)
    assert told["error"] < 1e-9
    told = croupier("solve", "pig", "-o", "target=20", "--chart").stdout
    assert "who begins wins" in told
    assert "| your score | 0 | 4 | 8 | 12 | 16 | 18 |" in told.splitlines()


def test_the_chances_of_pig_can_be_kept(tmp_path: Path) -> None:
    told = json.loads(croupier("solve", "pig", "-o", "target=20", "--out", tmp_path / "pig.npz", "--json").stdout)
    with np.load(tmp_path / "pig.npz") as kept:
        assert kept["in_turn"][20, 20] == pytest.approx(told["first"], abs=1e-9)


def test_the_chances_of_tutto_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "chances.npz"
    words = ("solve", "tutto", "-o", "target=500", "--out", file, "--chart", "--json")
    told = json.loads(croupier(*words).stdout)
    assert [chart["name"] for chart in told["charts"]] == ["bonus-200", "bonus-600", "x2"]
    with np.load(file) as kept:
        assert kept["first_in_turn"][0, 0] == told["first"]
        assert sum(table.size for table in kept.values()) == told["positions"]
    agreed = find_game("tutto").setup(2, told["options"])
    assert option_texts(agreed.options) == told["options"]
    assert told["options"]["deck"] == "reshuffled", "what was solved, not what was asked for"
    assert told["edition"]["stop"] == 10


def test_what_needs_more_memory_than_there_is_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(*given: object) -> None:
        raise MemoryError

    monkeypatch.setattr(find_game("pig").solving, "solve", greedy)
    with pytest.raises(BadCommand, match="there is not enough memory to solve Pig like that"):
        solve_and_print("pig", {}, "standard", None, False, False)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["dicetto"], "DICETTO cannot be solved; there is: finito, pig, tutto"),
        (["finito"], "there are more than 4194304 positions: too many to solve"),
        (["tutto", "-o", "deck=new"], 'option deck cannot be "new"; it can be: used-up, reshuffled'),
        (["tutto", "--out", "/nowhere/chances.npz"], "/nowhere/chances.npz cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_line(words: list[str], says: str) -> None:
    assert says in refusal("solve", *words)


def test_what_is_broken_off_says_so_and_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "chances.npz"
    solving = terminal("solve", "tutto", "-o", "target=2000", "--out", file, term="xterm")
    solving.expect("Sweep 1, ")
    solving.sendintr()
    solving.expect("Broken off: nothing is solved.")
    solving.wait()
    assert solving.exitstatus == 130
    assert not file.exists()


def test_points_to_stop_with_are_told_in_spans() -> None:
    assert spans(np.array([False, True, False, True, True, False, True]), 50, 300) == "50, 150–200, 300+"


def test_how_long_the_rest_takes_is_not_told_before_a_few_sweeps_have_shown_it() -> None:
    with Console(file=StringIO()).status("") as status:
        progress, told = Progress(status), []
        for sweep in range(1, 9):
            progress.told(sweep, 0.3**sweep, 1e-9)
            told.append(str(status.status))
    assert ["how long it takes will show" in words for words in told] == [True] * 4 + [False] * 4
    assert all("left" in words for words in told[4:])
    assert "nothing moved by more than 0.3" in told[0]


def test_the_time_that_is_left_follows_from_the_pace_of_the_last_sweeps() -> None:
    assert seconds_left([(10.0, 1e-2), (12.0, 1e-3), (14.0, 1e-4)], 1e-6) == pytest.approx(4.0)
    assert seconds_left([(10.0, 1e-4)], 1e-6) is None
    assert seconds_left([(10.0, 0.5), (11.0, 0.5)], 1e-6) is None
    assert seconds_left([(10.0, 1e-5), (11.0, 1e-7)], 1e-6) == 0.0
