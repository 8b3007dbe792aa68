"""Every example prints what it says it prints."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from croupier import CHANCE, Match, Player, Record, new_rng
from croupier import game as find_game
from croupier.house.log.fair import commitment, dice_of, verify
from croupier.kernel.record import Fairness
from croupier.kernel.setup import DRAWN
from house.houses import Process, sqlite_in

EXAMPLES = sorted(Path(__file__).parents[1].glob("examples/*.py"))


def promised(program: Path) -> str:
    """What stands behind `Prints:` at the top of a program."""
    words = ast.get_docstring(ast.parse(program.read_text(encoding="utf-8"))) or ""
    lines = words.partition("Prints:\n")[2].splitlines()
    return "\n".join(line.removeprefix("    ") for line in lines)


AT_A_TABLE = EXAMPLES[0].with_name("at_a_table.py")
PROGRAMS = [program for program in EXAMPLES if promised(program) and program != AT_A_TABLE]


def test_there_are_five_programs_that_use_the_library() -> None:
    assert len(PROGRAMS) >= 5


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_an_example_prints_what_it_says(program: Path) -> None:
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == promised(program)


def test_the_example_at_a_table_plays_in_a_live_house(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path) as house:
        ran = subprocess.run([sys.executable, AT_A_TABLE, house.url], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == promised(AT_A_TABLE)
    ran = subprocess.run([sys.executable, AT_A_TABLE, house.url], capture_output=True, text=True, check=False)
    assert ran.stderr.startswith(f"no house answers at {house.url}/api/tables: ")
    assert ran.stderr.count("\n") == 1


def test_an_example_that_lasts_runs_on_a_small_budget() -> None:
    program = Path(__file__).parents[1] / "examples" / "learning" / "mcts_dicetto.py"
    ran = subprocess.run([sys.executable, program, "1", "3"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"search with 3 simulations wins [01]\.\d+ ± 1\.000 of 1 games against casual\n", ran.stdout)


LEARNING = EXAMPLES[0].parent / "learning"


def test_pig_is_learned_from_nothing() -> None:
    """To 50 points, where holding at 20 wins 0.4316 of its games against optimal play, an eighth of its time does."""
    program = LEARNING / "q_pig.py"
    ran = subprocess.run([sys.executable, program, "24", "50"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    usual, learned = (float(share) for share in re.findall(r"wins (0\.\d+) of its games", ran.stdout))
    assert usual == 0.4316
    assert learned >= 0.48


def test_a_policy_for_tutto_is_learned_where_the_library_for_it_is_installed() -> None:
    pytest.importorskip("sb3_contrib")
    program = LEARNING / "policy_tutto.py"
    ran = subprocess.run([sys.executable, program, "1", "20"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    share = r"[01]\.\d{3} ± 0\.\d{3} against "
    assert re.fullmatch(f"{share}random, {share}casual, {share}steady\n", ran.stdout)


KEY = "5eed" * 16
LUCK = ((1, "left"), (3, "right"))
CHECKED = {
    "pig": ("pig", {"target": "100"}),
    "tutto": ("tutto", {"target": "12000"}),
    "tutto reshuffled": ("tutto", {"deck": "reshuffled"}),
}


@cache
def record(name: str) -> str:
    """A finished game with the house's fair dice: two people, and a bot between them."""
    game = find_game(CHECKED[name][0])
    match = Match(game.setup(3, CHECKED[name][1], first=DRAWN))
    bot = game.quick[-1]
    wits = new_rng(1)
    rolls = 0
    while not match.over:
        seat = match.seats[0]
        if seat == CHANCE:
            match.roll(dice_of(KEY, tuple(luck for _, luck in LUCK), rolls))
            rolls += 1
        else:
            match.play(seat, match.ask(seat, bot, wits))
    players = (Player("person", "Left"), Player("bot", bot), Player("person", "Right"))
    whole = Record.of(match, players, fairness=Fairness(commitment(KEY), LUCK, KEY, 1))
    assert verify(whole) == rolls
    return whole.text()


def checked(text: str, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What the example says of a record."""
    file = folder / "some.record"
    file.write_text(text)
    program = Path(__file__).parents[1] / "examples" / "check_dice.py"
    return subprocess.run([sys.executable, program, file, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", CHECKED)
def test_fair_dice_can_be_checked_without_a_line_of_ours(name: str, tmp_path: Path) -> None:
    text = record(name)
    rolls = sum(line.startswith("* ") for line in text.splitlines())
    for words in ([], [commitment(KEY)]):
        assert checked(text, tmp_path, *words).stdout == f"all {rolls} rolls are fair\n"


def test_the_check_of_tutto_goes_through_more_than_one_deck() -> None:
    turned = [line for line in record("tutto").splitlines() if line.startswith("* ") and not line[2].isdigit()]
    assert len(turned) > 1 + 56


FORGERIES = {
    "another key": ("secret 5eed", "secret 5eee", "committed itself to"),
    "other luck": ("luck 1 left", "luck 1 loft", "roll 0 says"),
    "luck twice": ("luck 1 left", "luck 1 left\nluck 1 left", "no seat can have"),
    "luck of nobody": ("luck 3 right", "luck 3 right\nluck 4 more", "no seat can have"),
    "luck of a bot": ("luck 3 right", "luck 2 right", "seat 2 is a bot's"),
    "no luck": ("luck 3 right\n", "", "the luck of seat 3 is missing"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
@pytest.mark.parametrize("name", CHECKED)
def test_the_check_finds_a_forged_record_out(name: str, forgery: str, tmp_path: Path) -> None:
    old, new, reason = FORGERIES[forgery]
    done = checked(record(name).replace(old, new, 1), tmp_path)
    assert done.returncode == 1
    assert "NOT fair" in done.stderr
    assert reason in done.stderr


@pytest.mark.parametrize("name", CHECKED)
def test_the_check_finds_every_other_roll_out(name: str, tmp_path: Path) -> None:
    lines = record(name).splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("* ") and line[2].isdigit())
    lines[last] = "* 7"
    assert "says 7, not" in checked("\n".join(lines), tmp_path).stderr


@pytest.mark.parametrize("name", CHECKED)
def test_the_check_knows_the_commitment_of_before(name: str, tmp_path: Path) -> None:
    assert "another key" in checked(record(name), tmp_path, commitment("00" * 32)).stderr
