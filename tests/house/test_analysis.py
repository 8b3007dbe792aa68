"""How a game went: analysed beside the house when somebody asks, and kept."""

import signal
import subprocess
from pathlib import Path

import msgspec

from croupier.lab.analysis.report import Analysis

from .houses import CROUPIER, Process, sqlite_in
from .judges import has_ended, judge_of, judges, signalled
from .people import Json, ask, at_tables, lay_out, play_on, seated
from .records import record_of
from .test_ends import figure, over, prune, rows, until


def asked(house: Process, table: str, comes_from: str = "") -> tuple[int, Json]:
    """What a house says of a table's analysis, to somebody from an address."""
    headers = {"x-forwarded-for": comes_from} if comes_from else {}
    return ask(f"{house.url}/api/tables/{table}/analysis", headers=headers)


def analysed(house: Process, table: str) -> Analysis:
    """The analysis of a table, asked for until it is there."""
    until(lambda: asked(house, table)[0] != 202, 300)
    status, told = asked(house, table)
    assert status == 200, told
    return msgspec.convert(told, Analysis)


def begin(house: Process, table: str) -> int:
    """Have an analysis begun by a process that is then held; which process that is."""
    asked(house, table)
    return signalled(signal.SIGSTOP, judge_of(house))


def test_a_game_is_analysed_when_somebody_asks_and_kept_for_everybody(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as here:
        table = over(here)
        assert not judges(here)
        status, making = asked(here, table)
        assert (status, making["ahead"], making["done"]) == (202, 0, 0)
        told = analysed(here, table)
        record = record_of(here.url, table)
        assert making["of"] == len(told.entries) == len(record.log)
        assert [entry.words for entry in told.entries] == [line.words for line in record.log]
        assert told.exact
        assert [account.kind for account in told.accounts] == ["person", "bot"]
        assert tuple(str(round(chance)) for chance in told.entries[-1].chances) == record.result
    with Process(database, tmp_path) as there:
        assert analysed(there, table) == told
        assert not judges(there)
    assert rows(database, "SELECT table_id, version FROM analyses") == [(table, told.version)]


def test_only_a_game_that_is_over_can_be_analysed(house: Process) -> None:
    async def play() -> str:
        keys = lay_out(house.url, "pig", "person", "person")
        await seated(house.url, keys, 1, 2)
        return str(keys["table"])

    for table in (lay_out(house.url, "pig", "person", "open")["table"], at_tables(play())):
        status, problem = asked(house, table)
        assert (status, problem["code"], problem["text"]) == (409, "not-now", "game-not-over")
    assert asked(house, "nowhere")[0] == 404


def test_a_cleared_table_has_no_analysis(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, open_for=0.2) as house:
        table = lay_out(house.url, "pig", "person", "open")["table"]
        until(lambda: asked(house, table)[1]["text"] == "cleared")


def test_a_game_played_on_from_another_is_analysed_from_its_first_move(house: Process) -> None:
    first = over(house)
    _, given = ask(f"{house.url}/api/tables/{first}/branch", {"number": 4, "seat": 1})

    async def play() -> None:
        await play_on(await seated(house.url, given, 1), 1)

    at_tables(play())
    assert len(analysed(house, given["table"]).entries) == len(record_of(house.url, given["table"]).log)


def test_however_many_ask_there_is_one_analysis_and_a_bounded_queue(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path, analyses=8, proxies=["127.0.0.1"]) as house:
        tables = [over(house) for _ in range(9)]
        judge = begin(house, tables[0])
        assert {asked(house, tables[0])[1]["ahead"] for _ in range(50)} == {0}
        assert asked(house, tables[1])[1] == {**asked(house, tables[1])[1], "state": "waiting", "ahead": 1}
        status, problem = asked(house, tables[2])
        assert (status, problem["code"], problem["text"]) == (429, "too-many", "your-analyses")
        for number, table in enumerate(tables[2:8]):
            assert asked(house, table, f"10.0.0.{number // 2}")[0] == 202
        status, problem = asked(house, tables[8], "10.0.0.9")
        assert (status, problem["code"], problem["text"]) == (429, "too-many", "many-analyses")
        signalled(signal.SIGCONT, judge)
        assert len({analysed(house, table).game for table in tables[:8]}) == 1
        assert asked(house, tables[8])[0] == 202
        assert judges(house) == [judge]


def test_a_process_that_dies_is_started_again_and_a_game_that_kills_it_twice_is_given_up(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path) as house:
        once, twice, other = (over(house) for _ in range(3))
        killed = {signalled(signal.SIGKILL, begin(house, once))}
        assert analysed(house, once).over

        def given_up() -> bool:
            killed.update(signalled(signal.SIGKILL, judge) for judge in judges(house))
            return asked(house, twice)[0] == 500

        signalled(signal.SIGSTOP, judge_of(house, *killed))
        assert asked(house, twice)[0] == asked(house, other)[0] == 202
        until(given_up)
        assert asked(house, twice)[1]["text"] == "analysis-lost"
        assert analysed(house, other).over
        assert not killed & set(judges(house))
        assert over(house)
        assert figure(house, "judges_started_total") > len(killed) > 2
        assert "Traceback" not in house.stop()


def test_an_analysis_goes_with_its_table_also_while_it_is_made(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as house:
        kept = over(house)
        analysed(house, kept)
        made = over(house)
        judge = begin(house, made)
        until(lambda: "2" in prune(database, "--older-than", "0"))
        signalled(signal.SIGCONT, judge)
        next_one = over(house)
        assert analysed(house, next_one).over
        assert asked(house, kept)[0] == asked(house, made)[0] == 404
        assert rows(database, "SELECT table_id FROM analyses") == [(next_one,)]
        assert "Traceback" not in house.stop()


def test_a_copy_has_the_analyses(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as house:
        told = analysed(house, table := over(house))
        copy = tmp_path / "copy.db"
        subprocess.run([*CROUPIER, "backup", str(copy), "--database", database], check=True, timeout=60)
    with Process(f"sqlite:///{copy}", tmp_path) as house:
        assert analysed(house, table) == told
        assert not judges(house)


def test_the_process_beside_ends_with_the_house_however_that_ends(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path) as house:
        table = over(house)
        judge = begin(house, table)
        assert "Traceback" not in house.stop()
        assert has_ended(judge)
        house.start()
        asked(house, table)
        judge = judge_of(house)
        house.kill()
        until(lambda: has_ended(judge))
        house.start()
        assert analysed(house, table).over
