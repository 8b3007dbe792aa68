"""Whatever an author gets wrong is told in one line: the game, the file, the function, and what is wrong."""

import itertools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from croupier.kernel.errors import BadGame
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.shelf import find_game
from croupier.kernel.simulating import simulate
from croupier.testkit import LAWS, conduct, folder, sources
from elsewhere import bring, croupier

PIG = find_game("pig").folder
SNATCH = Path(__file__).parent / "toys" / "snatch"
numbers = itertools.count()

Write = Callable[..., Path]
Change = dict[str, tuple[str, str]]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes a game: a copy of one, under a name of its own, with a mistake in it."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def make(source: Path = PIG, **changes: tuple[str, str]) -> Path:
        return bring(tmp_path, source, f"hog{next(numbers)}", changes)

    yield make
    for name in [name for name in sys.modules if name.startswith("hog")]:
        del sys.modules[name]


def mistake(folder: Path, *uses: Callable[[Game], object]) -> str:
    """What is said of a mistake, without the game's name, and the same at every use."""
    said = set()
    for use in uses:
        with pytest.raises(BadGame) as error:
            use(Game(folder.name))
        said.add(str(error.value))
    assert len(said) == 1
    line = said.pop()
    assert "\n" not in line
    game, _, words = line.partition(": ")
    assert game == folder.name
    return words


def line_of(folder: Path, text: str) -> str:
    """The line of rules.py in which a text begins."""
    return str((folder / "rules.py").read_text(encoding="utf-8").partition(text)[0].count("\n") + 1)


LOADED: list[tuple[Change, str]] = [
    ({"rules": ("def payoff(", "def shares(")}, "rules.py: there is no function payoff(state, out)"),
    ({"rules": ("def draw(state: State, ", "def draw(")}, "rules.py: draw takes (rng), it must take (state, rng)"),
    ({"rules": ("MOST_MOVES = 2", "SOME_MOVES = 2")}, "rules.py: there is no MOST_MOVES"),
    ({"rules": ("@rule\ndef turn(", "def turn(")}, "rules.py: turn is not compiled; write @rule above it"),
    ({"rules": ("def turn(state: State)", "def turn(state: State")}, "rules.py, line LINE: invalid syntax"),
    ({"rules": ("MOST_MOVES = 2", "MOST_MOVES = TWO")}, "rules.py, line LINE: NameError: name 'TWO' is not defined"),
    ({"moves": ("def to_code(", "def code(")}, "moves.py: there is no function to_code(state, seat, data)"),
    ({"rules": ("def scores(", "def points(")}, "rules.py: there is no function scores(state, out)"),
    ({"events": ("def events(", "def told(")}, "events.py: there is no function events(before, seat, move, after)"),
    ({"views": ("def census(", "def count(")}, "views.py: there is no function census(state)"),
    ({"notation": ("def parse_state(", "def read(")}, "notation.py: there is no function parse_state(text)"),
    ({"bots": ('"random": random, ', "")}, "bots.py: BOTS must be a dict of bots by name, with one called random"),
    ({"encode": ("ACTIONS = 2", "MOVES = 2")}, "encode.py: there is no ACTIONS"),
    ({"encode": ("@rule\ndef observe(", "def observe(")}, "encode.py: observe is not compiled; write @rule above it"),
    ({"encode": ("ACTIONS = 2", "ACTIONS = parts = 2")}, "encode.py: there is no SIDES"),
    ({"bots": ("BOTS: ", "PLAYERS: ")}, "bots.py: there is no BOTS"),
    ({"bots": ('"sharp": "sharp", "best": "best"}\n', '"sharp": "genius", "best": "best"}\n')},
     "bots.py: LEVELS must name bots for casual, steady, sharp, best, each its namesake if any"),
    ({"bots": ("LEVELS = {", "LEVELS = {1: 2, ")}, "bots.py: LEVELS must name bots for casual"),
    ({"bots": ("LEVELS = {", "PRACTICE = 'nobody'\nLEVELS = {")}, "bots.py: PRACTICE must name one of BOTS"),
    ({"options": ("class Edition(", "class Box(")}, "options.py: there is no Edition"),
    ({"options": ("from croupier.kernel.options import says", "def says(*_: str, **__: int) -> str: return ''")},
     "options.py: option target needs says(words, source): Annotated[type, says(…)] = default"),
    ({"RULES.md": ("**P4** ", "**P5** ")}, "RULES.md: clause P5 follows clause 3"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "says"), LOADED, ids=[says for _, says in LOADED])
def test_what_is_missing_is_named_when_a_game_is_loaded(write: Write, changes: Change, says: str) -> None:
    folder = write(**changes)
    (_, new), *_ = changes.values()
    says = says.replace("LINE", line_of(folder, new)) if "LINE" in says else says
    assert says in mistake(folder, lambda game: game.checked)


@pytest.mark.parametrize(
    "file", ["rules.py", "notation.py", "moves.py", "events.py", "views.py", "bots.py", "options.py", "RULES.md"]
)
def test_a_missing_file_is_named(write: Write, file: str) -> None:
    game = write()
    (game / file).unlink()
    if file == "rules.py":  # the other files need it too
        (game / "notation.py").write_text("")
    assert mistake(game, lambda game: game.checked) == f"there is no {file}"


def test_a_game_without_a_standard_edition_is_named(write: Write) -> None:
    game = write()
    (game / "editions" / "standard.toml").rename(game / "editions" / "usual.toml")
    assert mistake(game, lambda game: game.checked) == "there is no editions/standard.toml"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("FACTS = ", "THINGS = "), "__init__.py: there is no FACTS = Facts(…)"),
        (("minutes=10", 'minutes="ten"'), "__init__.py: FACTS: Expected `int`, got `str` - at `$.minutes`"),
        (("seats=(2, 10)", "seats=(2, 99)"), "__init__.py: FACTS: seats must be two numbers from 1 to 16"),
        (("    minutes=10,\n", ""), "__init__.py, line 5: TypeError: Missing required argument 'minutes'"),
    ],
)
def test_facts_that_are_none_are_named(write: Write, change: tuple[str, str], says: str) -> None:
    folder = write(__init__=change)
    assert mistake(folder, lambda game: game.checked) == says


def test_a_hand_that_is_missing_in_real_time_is_named(write: Write) -> None:
    game = write(SNATCH, bots=("PACES", "HANDS"))
    assert mistake(game, lambda game: game.checked) == "bots.py: there is no PACES"


COMPILED: list[tuple[Change, str]] = [
    ({"rules": ("state.gathered += move", "state.gatherd += move")}, "play: there is no field 'gatherd' in the record"),
    ({"rules": ("    state.gathered = 0\n    state.active", "    state.gatherd = 0\n    state.active")},
     "pass_on: there is no field 'gatherd' in the record"),
    ({"rules": ("options.target", "options.goal")}, "setup: there is no field 'goal' in the record"),
    ({"rules": ("    out[0] = ROLL\n", "    out[0] = [ROLL, HOLD][0]\n")}, "moves: asks for memory of its own"),
    ({"rules": ("    out[0] = ROLL\n", "    out[0] = np.zeros(2)[0]\n")}, "moves: asks for memory of its own"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "says"), COMPILED, ids=[says for _, says in COMPILED])
def test_a_rule_that_does_not_compile_is_named_with_its_line(write: Write, changes: Change, says: str) -> None:
    uses = (lambda game: simulate(game, 1, ["random"] * 2), sources.rules_allocate_nothing)
    said = mistake(write(**changes), *uses)
    assert said.startswith("rules.py, line ")
    assert says in said


def test_a_clause_that_is_not_there_is_named(write: Write) -> None:
    game = write(rules=("        return 3\n", "        return 33\n"))
    said = "rules.py: refusal returned 33, but RULES.md has P1 to P10"
    assert mistake(game, lambda game: Match(game.setup(2)).play(0, 1)) == said
    assert mistake(game, conduct.listed_moves_are_legal_and_no_others) == said


def test_rules_that_are_no_text_are_named(write: Write) -> None:
    game = write()
    (game / "RULES.md").write_bytes(b"# \xff\xfe")
    assert mistake(game, lambda game: game.clauses).startswith("RULES.md: this is not text in UTF-8")


def test_a_game_that_ends_the_program_is_named(write: Write) -> None:
    game = write()
    file = game / "bots.py"
    file.write_text("raise SystemExit(3)\n" + file.read_text())
    assert "SystemExit: 3" in mistake(game, lambda game: game.bots)


def test_a_text_that_is_not_there_is_named(write: Write) -> None:
    game = Game(write(**{"texts/en.ftl": ("no-die =", "some-die =")}).name)
    with pytest.raises(AssertionError, match=f"{game.id}: web/Board.svelte says no-die, which is not in texts/en.ftl"):
        folder.boards_say_what_is_written(game)


@pytest.mark.parametrize("words", [["simulate"], ["play"]])
def test_the_command_line_says_it_in_one_line(write: Write, words: list[str]) -> None:
    game = write(rules=("state.gathered += move", "state.gatherd += move"))
    done = croupier(game.parent, *words, game.name, typed="roll\n")
    said = [line for line in done.stderr.splitlines() if not line.startswith("Compiling")]
    line = line_of(game, "state.gatherd")
    assert said == [f"croupier: {game.name}: rules.py, line {line}, play: there is no field 'gatherd' in the record"]
    assert done.returncode == 2


def test_a_broken_game_stands_beside_the_others_on_the_shelf(write: Write) -> None:
    game = write(views=("def census(", "def count("))
    done = croupier(game.parent, "games")
    assert "pig" in done.stdout
    assert game.name not in done.stdout
    assert done.stderr == f"croupier: {game.name}: views.py: there is no function census(state)\n"


def test_laws_speak_of_a_missing_function_in_the_same_words(write: Write) -> None:
    game = write(rules=("from croupier.kernel.usual import veil as veil\n", ""))
    assert mistake(game, *LAWS[:3]) == "rules.py: there is no function veil(state, seat)"
