"""Sweeps: every combination on the same dice, kept in a file that only the same sweep goes on from."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

import croupier
from commands import CROUPIER, refusal
from commands import croupier as ran
from croupier.kernel.errors import CroupierError
from croupier.lab.sweeping import Sweep
from croupier.lab.sweeps import SweepInterrupted

PIG = croupier.game("pig")
BOTS = ["hold-at-20", "casual"]
ANY: Any = croupier


def swept(games: int = 300, **said: Any) -> Sweep:
    return croupier.sweep(PIG, {"target": [20, 40]}, BOTS, games, **{"seed": 3, **said})


def rows(found: Sweep) -> list[dict[str, Any]]:
    return found.rows()


def test_every_combination_is_played_as_it_would_be_alone() -> None:
    found = croupier.sweep(PIG, {"target": [20, 40], "players": [2, 3]}, BOTS, 200, seed=3)
    assert [one.varied for one in found.combinations] == [
        {"target": str(target), "players": str(players)} for target in (20, 40) for players in (2, 3)
    ]
    for one in found.combinations:
        assert one.result is not None
        alone = croupier.simulate(one.result.setup, 200, one.bots, seed=3, paired=True)
        assert one.result.sums == alone.sums
    assert found.games == found.asked == 2 * 200 * 5


def test_the_same_dice_tell_more_of_a_difference_than_the_shares_do() -> None:
    found = croupier.sweep(PIG, {"target": [40, 41]}, ["hold-at-20", "random"], 500)
    first, second = found.combinations
    assert first.result is not None
    assert second.result is not None
    assert not first.differences
    apart = second.result.payoffs[0].mean - first.result.payoffs[0].mean
    assert second.differences[0].mean == pytest.approx(apart)
    assert second.differences[0].margin < first.result.payoffs[0].margin / 2


def test_combinations_for_other_numbers_of_players_are_held_against_the_first_of_their_own() -> None:
    found = croupier.sweep(PIG, {"target": [20, 40], "players": [2, 3]}, BOTS, 100)
    assert [len(one.differences) for one in found.combinations] == [0, 0, 2, 3]


def test_neither_workers_nor_parts_change_anything() -> None:
    assert rows(swept(workers=1)) == rows(swept(workers=3))


def test_a_file_is_gone_on_from_and_more_games_are_added_to_it(tmp_path: Path) -> None:
    file, heard = tmp_path / "sweep.json", list[int]()
    first = swept(150, out=file)
    again = swept(150, out=file, progress=heard.append)
    assert rows(first) == rows(again) == rows(swept(150))
    assert heard == [300, 300]
    assert rows(swept(400, out=file)) == rows(swept(400))


@pytest.mark.parametrize("after", [1, 3, 4])
def test_what_is_broken_off_is_kept_and_gone_on_from(tmp_path: Path, after: int) -> None:
    file, heard = tmp_path / "sweep.json", list[int]()

    def breaking(games: int) -> None:
        heard.append(games)
        if sum(map(bool, heard)) == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as broken:
        swept(out=file, progress=breaking)
    if isinstance(broken.value, SweepInterrupted):
        assert 0 < broken.value.result.games < broken.value.result.asked
    assert rows(swept(out=file)) == rows(swept())


def test_a_process_that_is_killed_loses_little_and_is_gone_on_from(tmp_path: Path) -> None:
    """It is killed as soon as its file tells of games; as many as there are then, and some more, come out as ever."""
    file, deals = tmp_path / "sweep.json", 0
    words = ["sweep", "pig", "--vary", "target=20,40", "--bots", ",".join(BOTS), "--seed", "3", "--workers", "1"]
    with subprocess.Popen([*CROUPIER, *words, "--games", "100000000", "--out", str(file)]) as process:
        while not deals:
            assert process.poll() is None
            deals = max(one["deals"] for one in json.loads(file.read_bytes())["kept"]) if file.exists() else 0
        process.kill()
    deals = max(one["deals"] for one in json.loads(file.read_bytes())["kept"])
    words += ["--games", str(deals + 100), "--json"]
    again, fresh = (json.loads(ran(*words, *out).stdout) for out in (["--out", file], []))
    assert again["rows"] == fresh["rows"]
    assert {row["deals"] for row in again["rows"]} == {deals + 100}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": 4}, "seed"),
        ({"options": {}, "first": 1}, "setups"),
        ({"vary": {"target": [20, 50]}}, "vary"),
        ({"vary": {"target": [20]}}, "vary"),
        ({"bots": ["casual", "hold-at-20"]}, "bots"),
    ],
)
def test_another_sweep_is_refused_and_the_file_stays(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    file = tmp_path / "sweep.json"
    swept(64, out=file)
    before = file.read_bytes()
    said: dict[str, Any] = {"vary": {"target": [20, 40]}, "bots": BOTS, "games": 64, "seed": 3} | change
    with pytest.raises(CroupierError, match=named):
        croupier.sweep(PIG, out=file, **said)
    assert file.read_bytes() == before


def test_a_file_of_another_version_is_refused_as_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "sweep.json"
    swept(64, out=file)
    earlier = json.loads(file.read_bytes()) | {"sweep": 1}
    for kept in earlier["kept"]:
        kept["sums"]["shared"] = sum(kept["sums"].pop("winners")[1:])
    file.write_text(json.dumps(earlier))
    with pytest.raises(CroupierError, match="version 1"):
        swept(64, out=file)
    assert json.loads(file.read_text()) == earlier


def test_what_is_no_sweep_stays_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text('{"to": "buy"}')
    with pytest.raises(CroupierError, match="does not hold a sweep"):
        swept(64, out=file)
    assert file.read_text() == '{"to": "buy"}'
    with pytest.raises(CroupierError, match="cannot be written"):
        swept(64, out=tmp_path / "nowhere" / "sweep.json")


@pytest.mark.parametrize(
    ("vary", "named"),
    [
        ({}, "what is to vary"),
        ({"target": []}, "target"),
        ({"target": "20"}, "target"),
        ({"target": [20, 20]}, "20 twice"),
        ({"target": [20, 5]}, '"5"'),
        ({"goal": [20]}, '"goal"'),
        ({"players": ["two"]}, "two"),
        ({"players": [2, 11]}, "11"),
        ({"edition": ["golden"]}, "golden"),
    ],
)
def test_bad_values_are_named_before_anything_is_played(vary: Any, named: str) -> None:
    heard = list[int]()
    with pytest.raises(CroupierError, match=named) as refused:
        croupier.sweep(PIG, vary, "casual", 10, progress=heard.append)
    assert "\n" not in str(refused.value)
    assert not heard


def test_what_varies_is_not_fixed_and_there_are_not_too_many_combinations() -> None:
    with pytest.raises(CroupierError, match="either varies or is fixed"):
        croupier.sweep(PIG, {"target": [20, 40]}, "casual", 10, options={"target": 30})
    with pytest.raises(CroupierError, match="combinations"):
        croupier.sweep("tutto", {"target": range(500, 20_000), "players": range(2, 11)}, "random", 10)


def test_bots_of_ones_own_and_editions_as_data_take_part(tmp_path: Path) -> None:
    @croupier.bot
    def bold(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
        return int(moves[0])

    wide = msgspec.structs.replace(ANY.game("pig").edition(), title="A long die", faces=8)
    found = croupier.sweep(PIG, {"edition": ["standard", wide]}, [bold, "casual"], 20, out=tmp_path / "s.json")
    assert [row["edition"] for row in found.rows()] == ["standard"] * 2 + ["A long die"] * 2
    assert found.combinations[0].bots == ("bold", "casual")
    assert found.combinations[0].result is not None
    assert found.combinations[0].result.own["bold"].name.endswith("bold")


def test_the_table_goes_to_parquet_to_a_plot_and_to_json(tmp_path: Path) -> None:
    parquet, plot = tmp_path / "sweep.parquet", tmp_path / "sweep.svg"
    words = ["sweep", "pig", "--vary", "target=20,40", "--vary", "players=2,3", "--bots", "casual", "--games", "50"]
    done = ran(*words, "--parquet", parquet, "--plot", plot, "--json")
    told = json.loads(done.stdout)
    assert polars.read_parquet(parquet).to_dicts() == told["rows"]
    assert len(told["rows"]) == 2 * 2 + 2 * 3
    assert plot.read_text("utf-8").startswith("<svg")
    assert [one["varied"]["target"] for one in told["combinations"]] == ["20", "20", "40", "40"]


def test_the_command_prints_one_table_and_says_what_is_wrong() -> None:
    out = ran("sweep", "pig", "--vary", "target=20,40", "--bots", "casual,random", "--games", 60).stdout
    assert "target  bot     share of victories  beside the first  steps a game" in out
    assert "240 games of seed 0" in out
    assert "--vary takes KEY=VALUE,VALUE" in refusal("sweep", "pig", "--vary", "target")
    assert "twice" in refusal("sweep", "pig", "--vary", "target=20", "--vary", "target=40")
    assert "what is to vary" in refusal("sweep", "pig")
    assert "cannot be written" in refusal("sweep", "pig", "--vary", "target=20", "--plot", "/nowhere/plot.svg")


@pytest.mark.parametrize(("module", "extra"), [("polars", "data"), ("altair", "report")])
def test_what_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, extra: str
) -> None:
    found = swept(10)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(CroupierError, match=rf"{module} is not installed: pip install 'croupier\[{extra}\]'"):
        found.write_parquet(tmp_path / "x") if extra == "data" else found.plot()
