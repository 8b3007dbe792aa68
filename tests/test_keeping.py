"""A row for every game of a simulation, and any game of it as a record, from its row alone."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import commands
import croupier
from croupier.kernel.errors import BadOption
from croupier.kernel.finding import find_function
from croupier.kernel.game import Game
from croupier.kernel.playout import WHOLE
from croupier.kernel.result import Result
from croupier.kernel.shelf import games

PIG = croupier.game("pig")
BOTS = ["random", "hold-at-20"]
OWN = """
import croupier
from croupier.games.pig.rules import HOLD, ROLL

ENOUGH = 15

@croupier.bot
def patient(state, seat, moves, count, rng, lore):
    return HOLD if state.gathered >= ENOUGH + croupier.below(rng, 10) else ROLL
"""


def kept(*given: Any, **said: Any) -> tuple[Result, pl.DataFrame]:
    """A simulation and its rows."""
    frames: list[pl.DataFrame] = []
    result = croupier.simulate(*given, **said, keep=frames.append)
    return result, pl.concat(frames)


def seats(rows: pl.DataFrame, column: str) -> list[str]:
    return [name for name in rows.columns if name.startswith(f"{column}_") and name[len(column) + 1 :].isdigit()]


def adds_up(rows: pl.DataFrame, result: Result) -> None:
    """The rows are exactly what the result was counted from."""
    assert rows.height == result.games
    assert rows["steps"].sum() == result.steps
    for place, bot in enumerate(result.bots):
        shares = [
            (rows[f"share_{(place + seating) % len(result.bots) + 1}"] * WHOLE).round().cast(pl.Int64)
            for seating in range(result.seatings)
        ]
        mine = sum((rows["seating"] == seating) * share for seating, share in enumerate(shares))
        assert isinstance(mine, pl.Series)
        assert (mine.sum(), (mine > 0).sum()) == (result.sums.shares[place], result.wins[place]), bot
    assert rows["winner"].null_count() == result.shared


def replays(row: dict[str, Any], names: Sequence[str]) -> None:
    """The record of a row tells the same game, also after it was written and read."""
    record = croupier.Record.from_text(croupier.record_of(row).text())
    match = record.replay(croupier.game(row["game"]))
    players = range(1, match.players + 1)
    assert tuple(player.name for player in record.players) == tuple(names)
    assert match.payoff() == [row[f"share_{seat}"] for seat in players]
    assert match.scores() == tuple(row[f"score_{seat}"] for seat in players)
    assert len(match.log) - match.began.drawn == row["steps"]


def lead_changes(match: croupier.Match) -> int:
    """How often the seat that is ahead of all others was another one than before, told from the record."""
    again, leaders = croupier.Match(match.began), []
    for seat, move in match.log:
        again.play(seat, move)
        standing = again.standing()
        if standing.count(max(standing)) == 1:
            leaders.append(standing.index(max(standing)))
    return sum(one != other for one, other in pairwise(leaders))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_rows_add_up_and_replay(game: Game) -> None:
    bots = list(game.quick)[:2]
    result, rows = kept(game, 40, bots, seed=7, paired=True, workers=2)
    adds_up(rows, result)
    assert rows["number"].to_list() == [number for number in range(40) for _ in range(2)]
    for place in (0, 1, 79):
        row = rows.row(place, named=True)
        replays(row, bots[:: -1 if place % 2 else 1])
        match = croupier.record_of(row).replay(game)
        assert lead_changes(match) == row["lead_changes"]


def test_who_begins_may_be_drawn_and_many_may_play() -> None:
    result, rows = kept(PIG, 30, BOTS[1], players=4, first=croupier.DRAWN, options={"target": 30}, seed=(1 << 64) - 1)
    adds_up(rows, result)
    for row in rows.iter_rows(named=True):
        replays(row, ["hold-at-20"] * 4)


def test_a_file_has_all_rows_in_order(tmp_path: Path) -> None:
    result, rows = kept(PIG, 500, BOTS, seed=2)
    for name in ("games.parquet", "games.arrow"):
        assert croupier.simulate(PIG, 500, BOTS, seed=2, keep=tmp_path / name).sums == result.sums
    assert pl.read_parquet(tmp_path / "games.parquet").equals(rows)
    assert pl.read_ipc(tmp_path / "games.arrow").equals(rows)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.arrow", "games.parquet"]


def test_pieces_make_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.kernel.keeping.GROUP", 100)
    result = croupier.simulate(PIG, 1000, BOTS, seed=2, keep=str(tmp_path / "games.parquet"))
    rows = pl.read_parquet(tmp_path / "games.parquet")
    assert rows["number"].to_list() == list(range(1000))
    adds_up(rows, result)


def test_who_breaks_off_keeps_the_rows_of_what_was_played(tmp_path: Path) -> None:
    heard: list[int] = []

    def broken(games: int) -> None:
        heard.append(games)
        if len(heard) == 3:
            raise KeyboardInterrupt

    file = tmp_path / "games.parquet"
    with pytest.raises(croupier.Interrupted) as caught:
        croupier.simulate(PIG, 1_000_000_000, BOTS, progress=broken, keep=file)
    adds_up(pl.read_parquet(file), caught.value.result)


def test_what_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    def cheat(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
        return 7

    file = tmp_path / "games.parquet"
    file.write_text("before")
    with pytest.raises(croupier.CroupierError, match="cheat made a move that the rules forbid"):
        croupier.simulate(PIG, 10, [cheat, "hold-at-20"], options={"target": 10}, keep=file)
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("keep", "words"),
    [
        ("games.csv", r"games.csv must end in one of these: .parquet, .arrow"),
        ("/nowhere/games.parquet", "cannot be written: there is no such file or folder"),
        ("/dev/null/games.parquet", "cannot be written: there is no such file or folder"),
        ("/proc/games.parquet", "games.parquet cannot be written: "),
        (f"{'g' * 300}.parquet", "cannot be written: "),
        (7, "not by a int"),
    ],
)
def test_where_nothing_can_be_kept_is_one_line(keep: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        croupier.simulate(PIG, 10, BOTS, keep=keep)


def test_bots_of_ones_own_are_found_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    patient = find_function(file, "patient")
    result, rows = kept(PIG, 20, [patient, "random"], seed=4)
    adds_up(rows, result)
    row = rows.row(11, named=True)
    replays(row, ["patient", "random"])
    file.write_text(OWN.replace("ENOUGH = 15", "ENOUGH = 16"))
    with pytest.raises(BadOption, match="the bot patient has changed"):
        croupier.record_of(row)
    file.unlink()
    with pytest.raises(BadOption, match="there is no such file"):
        croupier.record_of(row)
    assert croupier.record_of(row, {"patient": patient}).replay(PIG).payoff() == [row["share_1"], row["share_2"]]


def test_a_bot_that_cannot_be_found_again_is_asked_for() -> None:
    def here(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
        return int(moves[count - 1])

    _, rows = kept(PIG, 3, [here, "random"])
    row = rows.row(1, named=True)
    with pytest.raises(BadOption, match="the bot here is not to be found again"):
        croupier.record_of(row)
    replays_with = croupier.record_of(row, {"here": here})
    assert len(replays_with.log) == row["steps"]


def test_a_row_that_is_none_is_one_line() -> None:
    _, rows = kept(PIG, 3, BOTS)
    row = rows.row(1, named=True)
    for changed, words in (
        ({"steps": row["steps"] + 1}, "comes out otherwise"),
        ({"start": "scores 1 1"}, "a record begins at the beginning"),
        ({"game": "chess"}, 'no game "chess"'),
        ({"options": "{"}, "no row of a simulated game"),
        ({"number": -1}, "the number of the first game must be"),
        ({"seating": 9}, "seating must be from 0 to 1"),
    ):
        with pytest.raises(croupier.CroupierError, match=words):
            croupier.record_of(row | changed)
    with pytest.raises(BadOption, match="it has no seed"):
        croupier.record_of({name: value for name, value in row.items() if name != "seed"})


def test_any_game_of_a_seed_is_a_record() -> None:
    _, rows = kept(PIG, 5, BOTS, seed=6)
    assert croupier.record_game(PIG, BOTS, 6, 3) == croupier.record_of(rows.row(3, named=True))
    with pytest.raises(BadOption, match="seating must be from 0 to 1"):
        croupier.record_game(PIG, BOTS, seating=2)


def test_the_command_line_keeps_rows_and_prints_records(tmp_path: Path) -> None:
    said = ["simulate", "pig", "--bots", "random,hold-at-20", "--seed", "6"]
    done = commands.croupier(*said, "--games", "5", "--keep", str(tmp_path / "games.parquet"))
    assert done.returncode == 0, done.stderr
    row = pl.read_parquet(tmp_path / "games.parquet").row(3, named=True)
    assert commands.croupier(*said, "--record", "3").stdout == croupier.record_of(row).text()
    assert "is no game of a seed" in commands.refusal(*said, "--record", "x")
    assert "is not the address of a scheduler" in commands.refusal(*said, "--cluster", "x")
