"""Laws about what a game folder holds."""

import ast
import inspect
import re

from croupier.kernel.game import Game
from croupier.kernel.options import option_list, parse_options
from croupier.kernel.record import Record


def every_clause_has_a_test(game: Game) -> None:
    """Each clause of RULES.md has a test that carries its name, and no test names a clause that is not there."""
    named: set[str] = set()
    for path in sorted((game.folder / "tests").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                named |= set(re.findall(r"(?<=_)[A-Z]+\d+(?=_)", node.name + "_"))
    clauses = {clause.name for clause in game.clauses.values()}
    assert clauses <= named, f"no test for {sorted(clauses - named)}"
    assert named <= clauses, f"tests for clauses that are not in RULES.md: {sorted(named - clauses)}"


def clauses_say_where_they_come_from(game: Game) -> None:
    """Each clause is marked, and a clause that names an option has the mark of that option, too."""
    sources = {option.name: option.source for option in option_list(game.option_type)}
    for clause in game.clauses.values():
        assert clause.sources, f"{clause.name} has no mark"
        for name in re.findall(r"`([a-z0-9-]+)[^`]*`", clause.words):
            if name in sources:
                mark = sources[name]
                assert mark in clause.sources, f"{clause.name} names {name}, which is {mark}, and is not marked so"


def golden_playthroughs_replay(game: Game) -> None:
    """There is at least one golden playthrough; each is explained, and replays to every position it notes."""
    files = sorted((game.folder / "golden").glob("*.record"))
    assert files, "no golden playthrough"
    for path in files:
        text = path.read_text(encoding="utf-8")
        record = Record.from_text(text)
        assert text.lstrip().startswith("#"), f"{path.name} does not begin with an explanation"
        assert all(entry.position for entry in record.log), f"{path.name} does not note every position"
        assert record.replay(game).over, f"{path.name} does not reach the end"


def options_and_editions_explain_themselves(game: Game) -> None:
    """Every option says what it means and where it comes from; there is a standard edition, and all of them load."""
    for option in option_list(game.option_type):
        assert option.says, f"option {option.name} does not say what it means"
        assert option.source, f"option {option.name} does not say where it comes from"
        if option.first:
            parse_options(game.option_type, {option.name: option.first})
    assert "standard" in game.editions
    for name in game.editions:
        edition = game.edition(name)
        assert set(edition.assumed) <= set(edition.__struct_fields__), f"{name} assumes what it does not have"


def boards_say_what_is_written(game: Game) -> None:
    """Every text that a board says by its name stands in texts/en.ftl."""
    texts, web = game.folder / "texts" / "en.ftl", game.folder / "web"
    written = set(re.findall(r"^([a-z][\w-]*) =", texts.read_text(encoding="utf-8") if texts.exists() else "", re.M))
    for path in sorted(path for path in web.glob("*") if path.suffix in (".svelte", ".ts", ".js")):
        said = set(re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", path.read_text(encoding="utf-8")))
        assert said <= written, f"{game.id}: web/{path.name} says {min(said - written)}, which is not in texts/en.ftl"


def slips_are_told(game: Game) -> None:
    """What `slip` of views.py returns by name is told by a text `slip-NAME`, and there are no other such texts."""
    slip = inspect.getsource(game.careful.slip) if game.careful else ""
    returned = [part for node in ast.walk(ast.parse(slip)) if isinstance(node, ast.Return) for part in ast.walk(node)]
    named = {part.value for part in returned if isinstance(part, ast.Constant) and isinstance(part.value, str)} - {""}
    texts = game.folder / "texts" / "en.ftl"
    told = set(re.findall(r"^slip-([\w-]+) =", texts.read_text(encoding="utf-8") if texts.exists() else "", re.M))
    assert named <= told, f"there is no text slip-{min(named - told)}"
    assert told <= named, f"nothing is told by the text slip-{min(told - named)}"
