"""The command line as people use it: real processes, a real terminal."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pexpect
import pytest

from commands import CROUPIER, croupier, refusal, terminal
from croupier.kernel.match import Match
from croupier.kernel.record import Line, Player, Record
from croupier.kernel.shelf import find_game

GAMES = Path(__file__).parent.parent / "src" / "croupier" / "games"
PIG_GOLDEN = GAMES / "pig" / "golden" / "to_twenty.record"
TUTTO_GOLDEN = GAMES / "tutto" / "golden" / "detailed_example.record"


def test_games_are_listed() -> None:
    assert "pig" in croupier("games").stdout
    boxes = json.loads(croupier("games", "--json").stdout)
    pig = next(box for box in boxes if box["id"] == "pig")
    assert pig["seats"] == [2, 10]
    assert pig["bots"] == ["random", "casual", "hold-at-20", "sharp", "best"]
    assert pig["options"][0] | {"says": ""} == {
        "name": "target", "says": "", "source": "ours", "default": "100", "least": 10, "most": 1000, "words": [],
        "first": "", "practice": "",
    }  # fmt: skip


def test_simulate_prints_json_that_the_seed_decides() -> None:
    words = ["simulate", "pig", "--games", 500, "--players", 3, "--bots", "random,hold-at-20", "--seed", 7]
    words += ["--option", "target=50", "--json"]
    one, two = (json.loads(croupier(*words, "--workers", workers).stdout) for workers in (1, 3))
    assert one["game"] == "pig"
    assert one["games"] == 500
    assert one["bots"] == ["random", "hold-at-20", "random"]
    assert sum(one["wins"]) == 500
    assert sum(one["mean_payoff"]) == pytest.approx(1)
    assert one["steps"] > 0
    assert one["steps_per_second"] > 0
    assert one | {"seconds": 0, "steps_per_second": 0} == two | {"seconds": 0, "steps_per_second": 0}


def test_simulate_prints_a_table() -> None:
    out = croupier("simulate", "pig", "--games", 100).stdout
    assert "share of victories" in out
    assert "100 games" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess"], 'there is no game "chess"'),
        (
            ["simulate", "pig", "--bots", "genius"],
            'there is no bot "genius"; there is: random, casual, hold-at-20, sharp, best',
        ),
        (["simulate", "pig", "--option", "target=5"], 'option target cannot be "5"; it can be: 10 to 1000'),
        (["simulate", "pig", "--option", "target"], "not of the form key=value"),
        (["simulate", "pig", "--option", "colour=red"], 'there is no option "colour"'),
        (["simulate", "pig", "--games", "0"], "the number of games"),
        (["simulate", "pig", "--games", "many"], "--games"),
        (["simulate", "pig", "--players", "11"], "Pig is for 2 to 10 players, not 11"),
        (["simulate", "pig", "--workers", "0"], "the number of workers"),
        (["simulate", "pig", "--edition", "none.toml"], "none.toml: there is no such file"),
        (["play", "chess"], 'there is no game "chess"'),
        (["play"], "which game?"),
        (["play", "pig", "--seats", "person,nobody"], 'there is no bot "nobody"'),
        (["play", "fini", "--thinking", "1"], "in FINI! nobody waits: leave out --thinking"),
        (["play", "pig", "--seats", "person"], "2 to 10 players, not 1"),
        (["play", "--resume", "nowhere.record"], "nowhere.record: there is no such file"),
        (["replay", "nowhere.record"], "nowhere.record: there is no such file"),
        (["replay", __file__], "not a record of a game"),
        (["rules", "chess"], 'there is no game "chess"'),
        (["rules", "pig", "P99"], 'there is no clause "P99"'),
        (["dance"], "dance"),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, list) else "",
)
def test_a_bad_request_is_one_clear_line_and_code_2(words: list[str], says: str) -> None:
    assert says in refusal(*words)


def test_bots_may_be_named_one_by_one() -> None:
    words = ["simulate", "pig", "--games", 50, "--json"]
    named = json.loads(croupier(*words, "--bot", "hold-at-20", "--bot", "random").stdout)
    assert named["bots"] == ["hold-at-20", "random"]


def test_rules_are_shown_whole_or_by_clause() -> None:
    assert "two to ten players" in croupier("rules", "pig").stdout
    assert croupier("rules", "pig", "p3").stdout.startswith("P3 A turn begins with a roll")


def test_rules_say_where_they_come_from() -> None:
    whole = croupier("rules", "pig").stdout
    assert "P9 [found, ours] The first player" in whole
    assert whole.endswith("[found] found in reviews or commonly known · [ours] our ruling\n")
    one = " ".join(croupier("rules", "pig", "p9").stdout.split())
    assert one.endswith("(found in reviews or commonly known, in part our ruling)")
    assert "our ruling" in croupier("games", "pig").stdout
    assert "casual, steady = hold-at-20, sharp, best" in croupier("games", "pig").stdout


def test_replay_tells_the_game_and_its_result(tmp_path: Path) -> None:
    done = croupier("replay", PIG_GOLDEN)
    assert done.returncode == 0
    assert "Left wins." in done.stdout
    assert "same game" in croupier("replay", PIG_GOLDEN, "--against", PIG_GOLDEN).stdout
    again = tmp_path / "again.record"
    again.write_text(croupier("replay", PIG_GOLDEN, "--positions").stdout)
    assert "same game" in croupier("replay", again, "--against", PIG_GOLDEN).stdout
    other = croupier("replay", TUTTO_GOLDEN, "--against", PIG_GOLDEN)
    assert (other.returncode, "different games" in other.stdout) == (1, True)


def test_what_a_record_says_does_nothing_to_the_terminal(tmp_path: Path) -> None:
    wicked = "\x1b[31mA\x1b]0;t\x07\u202e [bold] \x9b2J"
    kept = Record.from_text(Path(PIG_GOLDEN).read_text("utf-8"))
    players = (Player("person", wicked), kept.players[1])
    log = (Line("1", wicked), *kept.log[1:])
    edition = kept.edition.replace("One", wicked.replace("\x1b", "\\u001b").replace("\x07", "\\u0007"))
    files: list[Path] = []
    for changed in ({"players": players, "edition": edition}, {"log": log}):
        file = tmp_path / f"{len(files)}.record"
        file.write_text(msgspec.structs.replace(kept, **changed).text(), "utf-8")
        files.append(file)
    told = [croupier("replay", PIG_GOLDEN, "--against", file) for file in files]
    told += [croupier("replay", files[0], "--positions"), croupier("analyse", files[0], "--json")]
    for one in told:
        assert "Traceback" not in one.stderr
        assert (one.stdout + one.stderr).replace("\n", "").isprintable()
    assert "[bold]" in told[1].stdout
    assert [one.returncode for one in told] == [1, 1, 0, 0]


BROKEN_OFF = """
import sys

class Ctrl:
    def find_spec(self, name, path=None, target=None):
        if name == "typer":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Ctrl())
from croupier.__main__ import main
main()
"""
"""Somebody presses Ctrl+C while the command line is still being read."""


def test_ctrl_c_at_the_very_start_says_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", BROKEN_OFF, "games"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_damaged_record_is_refused(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.record"
    damaged.write_text(PIG_GOLDEN.read_text().replace("* 4", "* 5"))
    assert "the record is damaged" in refusal("replay", damaged)
    damaged.write_bytes(b"\xff\xfe\x00")
    assert "not text" in refusal("replay", damaged)


def test_a_saved_game_with_a_bot_that_is_no_more_is_refused_before_anybody_moves(tmp_path: Path) -> None:
    pig, people = find_game("pig"), (Player("person", "Me"), Player("bot", "ghost"))
    file = tmp_path / "game.record"
    file.write_text(Record.of(Match(pig.setup(2)), people).text(), "utf-8")
    assert 'there is no bot "ghost"' in refusal("play", "--resume", file)


def test_a_record_names_the_bot_and_not_its_level(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    assert croupier("play", "pig", "--seats", "steady,casual", "-o", "target=10", "--save", file).returncode == 0
    assert Record.from_text(file.read_text("utf-8")).players == (Player("bot", "hold-at-20"), Player("bot", "casual"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", [["games"], ["rules", "pig"], ["simulate", "pig", "--games", "5"]])
def test_what_cannot_be_printed_is_said_in_a_line(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*CROUPIER, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if not line.startswith("Compiling")]
    assert said == ["croupier: what was found out cannot be written: there is no room left"]


def test_a_person_plays_to_the_end_saves_and_resumes(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    table = terminal("play", "pig", "--seats", "person:Me,random", "-o", "target=10", "--seed", 1, "--save", file)
    table.expect("Me > ")
    table.sendline("hold")
    table.expect("P3: A turn begins with a roll")
    table.sendline("dance")
    table.expect('"dance" is not a move in Pig')
    table.sendline("1")
    table.expect("Me rolls a")
    table.expect("Me > ")
    table.sendline(f"save {tmp_path / 'copy.record'}")
    table.expect("saved:")
    table.sendline("quit")
    table.expect("croupier play --resume")
    table.expect(pexpect.EOF)
    assert (tmp_path / "copy.record").read_text() == file.read_text()

    table = terminal("play", "--resume", file, "--seed", 5)
    while table.expect(["Me > ", "wins\\."]) == 0:
        table.sendline("hold")
        if table.expect(["Me banks", "P3: "]) == 1:
            table.expect("Me > ")
            table.sendline("roll")
            table.expect("Me rolls a")
    table.expect(pexpect.EOF)
    done = croupier("replay", file)
    assert done.returncode == 0
    assert "wins." in done.stdout


def test_closing_the_terminal_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    table = terminal("play", "pig", "--seats", "person,person", "--save", file)
    table.expect("Player 1 > ")
    table.sendline("roll")
    table.expect("Player [12] > ")
    table.close(force=True)
    assert "roll" in croupier("replay", file).stdout


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    done = croupier("play", "pig", "--seats", "hold-at-20,hold-at-20", "--seed", 3, "--save", tmp_path / "bots.record")
    assert done.returncode == 0
    assert "hold-at-20 (" in done.stdout
    assert "wins." in done.stdout


def test_the_second_start_compiles_nothing() -> None:
    words = ["simulate", "pig", "--games", 100]
    croupier(*words)
    assert croupier(*words).stderr == ""


def test_a_terminal_without_our_signs_still_plays(tmp_path: Path) -> None:
    words = ["play", "pig", "--seats", "hold-at-20,random", "--seed", "3", "--save", str(tmp_path / "bots.record")]
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*CROUPIER, *words], capture_output=True, text=True, check=False, env=plain)
    assert done.returncode == 0
    assert "wins." in done.stdout


def test_a_reader_who_has_seen_enough_causes_no_traceback() -> None:
    line = f"{CROUPIER[0]} -c {CROUPIER[2]!r} games --json | head -n 1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert done.stdout == "[\n"
    assert done.stderr == ""


def test_people_with_secrets_hand_the_screen_over(tmp_path: Path) -> None:
    words = ["play", "finish_line", "--seats", "person,person", "--seed", 3, "--save", tmp_path / "game.record"]
    table = terminal(*words)
    table.expect("Player 1, press Enter when nobody else looks")
    table.sendline("")
    for line in ("bet 300 on 16", "done"):
        table.expect("Player 1 > ")
        table.sendline(line)
    table.expect("Hand the screen to Player 2")
    table.sendline("")
    table.expect("(\r\n){50}.*Player 2, press Enter")
    table.sendline("")
    table.expect("Player 2 > ")
    assert "300 on 16" not in table.before
    table.sendline("quit")
    table.expect(pexpect.EOF)


def test_a_slip_is_asked_about_once(tmp_path: Path) -> None:
    table = terminal("play", "finish_line", "--seats", "person:Me,casual", "--seed", 3, "--save", tmp_path / "a.record")
    for answer in ("", "y"):
        table.expect("Me > ")
        table.sendline("done")
        table.expect("bet on no horse")
        table.expect("y/N")
        table.sendline(answer)
    table.expect("Me is done betting")
    table.close(force=True)


def test_a_simulation_that_is_broken_off_says_what_it_has() -> None:
    """Ctrl+C is heard at once, however many games are to come; what is there is printed."""
    words = ["simulate", "pig", "--games", "4e9", "--bots", "random,hold-at-20"]
    running = pexpect.spawn(CROUPIER[0], [*CROUPIER[1:], *words], encoding="utf-8", timeout=120, dimensions=(40, 200))
    running.expect(r"[1-9]\d*/4000000000")
    running.sendintr()
    running.expect(r"hold-at-20 +[\d,]+ +0\.(?:8[89]|90)\d+ ± 0\.")
    running.expect(r"Broken off: this is what came out of the first [\d,]+ of 4,000,000,000 games")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130


FOR_EVER = """
import croupier

@croupier.bot
def thinking(state, seat, moves, count, rng, lore):
    number = 0
    while number >= 0 and state.score[seat] >= LIMIT:
        number = (number + 1) % 1000
    return 1 if state.gathered >= 20 or state.score[seat] + state.gathered >= 100 else 0
"""


@pytest.mark.parametrize(
    ("limit", "says"),
    [
        (0, "Broken off before the first game was over"),
        (99, "Broken off: this is what came out of the first|Broken off before the first game was over"),
    ],
)
def test_a_bot_that_never_comes_back_is_left_behind(tmp_path: Path, limit: int, says: str) -> None:
    """A compiled one hears nothing of Ctrl+C; whoever broke off is answered all the same."""
    (tmp_path / "mine.py").write_text(FOR_EVER.replace("LIMIT", str(limit)), encoding="utf-8")
    words = ["simulate", "pig", "--games", "4e9", "--bots", f"{tmp_path / 'mine.py'}:thinking,random"]
    running = pexpect.spawn(CROUPIER[0], [*CROUPIER[1:], *words], encoding="utf-8", timeout=120, dimensions=(40, 200))
    running.expect(r"\d+/4000000000\S* \S*0:00:\d\d")
    running.sendintr()
    running.expect(says)
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130


def test_a_single_game_is_one_game() -> None:
    out = croupier("simulate", "pig", "--games", 1).stdout
    assert "inf" not in out
    assert "1 game," in out


def test_the_cache_says_what_it_holds_and_lets_go(tmp_path: Path) -> None:
    env = os.environ | {"CROUPIER_CACHE": str(tmp_path)}
    old = tmp_path / "pig-0123456789abcdef"
    old.mkdir()
    (old / "compiled").write_text("x" * 5000)
    os.utime(old, (0, 0))
    recent = tmp_path / "pig-fedcba9876543210"
    recent.mkdir()
    (recent / "compiled").write_text("x" * 7000)
    said = subprocess.run([*CROUPIER, "cache"], env=env, capture_output=True, text=True, check=True).stdout
    assert str(tmp_path) in said
    assert not old.exists()
    assert recent.exists()
    said = subprocess.run([*CROUPIER, "cache", "--clear"], env=env, capture_output=True, text=True, check=True).stdout
    assert "Removed" in said
    assert not recent.exists()


def test_a_cache_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    env = os.environ | {"CROUPIER_CACHE": str(tmp_path / "file")}
    done = subprocess.run([*CROUPIER, "games"], env=env, capture_output=True, text=True, check=True)
    assert "cannot be written" in done.stderr
    assert done.stderr.count("\n") == 1


def completed(words: str) -> list[str]:
    """How a shell would complete the last of these words."""
    known = {"_CROUPIER_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    command = [Path(sys.executable).with_name("croupier")]
    done = subprocess.run(command, env=os.environ | known, capture_output=True, text=True, check=False)
    return done.stdout.split()


def test_names_of_games_are_completed() -> None:
    assert {"fini", "finish_line", "finito"} <= set(completed("croupier simulate fin"))


def test_bots_of_the_game_that_is_typed_are_completed() -> None:
    assert completed("croupier simulate pig --bots hold") == ["hold-at-20"]
    assert completed("croupier simulate tutto --bots random,st") == ["random,steady"]
    assert completed("croupier tournament tutto random st") == ["steady"]
    assert completed("croupier play pig --seats pers") == ["person"]
    assert completed("croupier analyse pig --bots hold") == ["hold-at-20"]


def test_records_are_completed_where_they_can_be_analysed(tmp_path: Path) -> None:
    (tmp_path / "last.record").touch()
    (tmp_path / "last.txt").touch()
    (tmp_path / "lasting").mkdir()
    assert completed(f"croupier analyse {tmp_path}/la") == [f"{tmp_path}/last.record", f"{tmp_path}/lasting/"]
    assert completed("croupier analyse tut") == ["tutto"]
    assert completed("croupier simulate --bots hold") == []


@pytest.mark.parametrize("words", [["backup", "copy.db"], ["prune", "--older-than", "1"]], ids=lambda words: words[0])
def test_where_there_is_no_database_none_is_made(words: list[str], tmp_path: Path) -> None:
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path / "data")}
    done = subprocess.run([*CROUPIER, *words], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores cannot be taken away here")
def test_workers_are_as_many_as_the_cores_that_may_be_used() -> None:
    one = "import os; os.sched_setaffinity(0, [min(os.sched_getaffinity(0))]); "
    one += "from croupier.kernel.simulating import usual_workers; print(usual_workers())"
    done = subprocess.run([sys.executable, "-c", one], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


def test_croupier_is_a_module_too() -> None:
    done = subprocess.run([sys.executable, "-m", "croupier", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("croupier ")


PRESSED = """
import signal
from numba.core.codegen import JITCodeLibrary

hook = JITCodeLibrary._object_compiled_hook.__func__

def pressed(kind, module, code):
    signal.raise_signal(signal.SIGINT)
    hook(kind, module, code)

JITCodeLibrary._object_compiled_hook = classmethod(pressed)
from croupier.__main__ import main

main()
"""


def test_ctrl_c_inside_the_compiler_is_heard(tmp_path: Path) -> None:
    """Where the compiler calls back nothing can be raised: it would be swallowed, and what was compiled be missing."""
    words = [sys.executable, "-c", PRESSED, "simulate", "pig", "--games", "9", "--workers", "1"]
    env = os.environ | {"CROUPIER_CACHE": str(tmp_path)}
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 130
    assert done.stderr.splitlines()[1:] == ["Broken off before the first game was over."]


def test_ctrl_c_ends_a_long_simulation_and_keeps_what_is_there() -> None:
    """The key of a real keyboard, while the bar moves: of games that would take hours, those of the first moments."""
    words = ["-m", "croupier", "simulate", "pig", "--games", "4e9"]
    run = pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=60, env=os.environ | {"TERM": "xterm"})
    run.expect(r"[1-9]\d*/4000000000")
    run.sendintr()
    run.expect(r"first ([\d,]+)\s+of\s+4,000,000,000 games")
    assert run.match is not None
    assert 0 < int(run.match[1].replace(",", "")) < 400_000_000
    run.expect(pexpect.EOF)
    run.close()
    assert run.exitstatus == 130
