"""What a language lacks beside the English: `python -m croupier.testkit.translated de` looks into `languages/de`.

Every text with the same values in it and in each of its cases, the plural forms that the language has, the cases that
are data, the clauses of all rules with what they refer to and their numbers, what the language says of itself, its
glossary.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from croupier.kernel.clauses import read_clauses
from croupier.kernel.languages import ABOUT, CROUPIER, ENGLISH, LANGUAGES

SHELL = CROUPIER.parents[1] / "web" / "src" / "locales" / "en.ftl"
"""The English of the browser client's shell, where its sources are."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
DERIVED = re.compile(r"-(count|word)$")
"""What texts may take of a field beside it: how many, and the word in the data."""
MANY = re.compile(r"(?<!\w)(?:\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})+|\d{2,3})(?!\d)")
"""A number that nobody writes in words."""
PARTED = re.compile(r"[.,\u00a0\u202f ]")
"""What may stand between its digits."""
CODE = re.compile(r"`[^`]+`")


class Pair(NamedTuple):
    """An English file, and where a language has its own."""

    english: Path
    own: Path


def pairs(language: str) -> Iterator[Pair]:
    """All files that a language has to have."""
    home = LANGUAGES / language
    for file in sorted(CROUPIER.glob("**/texts/en.ftl")):
        yield Pair(file, home / file.parents[1].relative_to(CROUPIER) / f"{language}.ftl")
    if SHELL.is_file():
        yield Pair(SHELL, home / "web" / f"{language}.ftl")
    for file in sorted(CROUPIER.glob("games/*/RULES.md")):
        yield Pair(file, home / file.parent.relative_to(CROUPIER) / f"RULES.{language}.md")


class _Named(Visitor):
    """The values that a part of a text names."""

    def __init__(self, part: ast.BaseNode) -> None:
        self.values: set[str] = set()
        self.visit(part)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A value."""
        self.values.add(node.id.name)


class _Text(Visitor):
    """What stands in a text."""

    def __init__(self, text: ast.Message) -> None:
        assert text.value is not None
        plain = [part for part in text.value.elements if not _chooses(part)]
        self.always = {value for part in plain for value in _Named(part).values}
        """What it names whatever the case."""
        self.values: set[str] = set()
        self.others: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.within: dict[tuple[str, str], set[str]] = {}
        """What each case names, by its value and its word."""
        self.visit(text.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A value."""
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another text."""
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Cases."""
        chosen: Any = node.selector
        if isinstance(chosen, ast.FunctionReference):
            chosen = chosen.arguments.positional[0]
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        self.cases.setdefault(chosen.id.name, set()).update(keys)
        for one in node.variants:
            word = one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
            self.within.setdefault((chosen.id.name, word), set()).update(_Named(one).values)
        self.generic_visit(node)


def _chooses(part: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)


def texts(file: Path) -> tuple[dict[str, _Text], list[str]]:
    """The texts of a file, and what of it cannot be read."""
    parts = FluentParser().parse(file.read_text(encoding="utf-8")).body
    found = {part.id.name: _Text(part) for part in parts if isinstance(part, ast.Message)}
    return found, [str(part.content).strip().split("\n")[0] for part in parts if isinstance(part, ast.Junk)]


def missing(language: str) -> list[str]:
    """What a language lacks, a line each."""
    home = LANGUAGES / language
    found = [f"{language}/{name} is not there" for name in (ABOUT, "glossary.toml") if not (home / name).is_file()]
    for english, own in pairs(language):
        name = own.relative_to(LANGUAGES)
        if not own.is_file():
            found.append(f"{name} is not there")
        elif own.suffix == ".md":
            found += [f"{name}: {line}" for line in _of_rules(english, own)]
        else:
            found += [f"{name}: {line}" for line in _of_texts(english, own, _forms(language))]
    return found


def _forms(language: str) -> set[str]:
    """The plural forms of a language."""
    return {*Locale.parse(language, sep="-").plural_form.rules, "other"}


def _of_rules(english: Path, own: Path) -> Iterator[str]:
    said, theirs = read_clauses(english), read_clauses(own)
    if [(one.name, one.sources) for one in said.values()] != [(one.name, one.sources) for one in theirs.values()]:
        yield "its clauses have other numbers or marks"
    for one, own_one in zip(said.values(), theirs.values(), strict=False):
        notes = re.compile(rf"\b{one.name.rstrip('0123456789')}\d+\b|{MANY.pattern}")
        there, here = ({PARTED.sub("", found) for found in notes.findall(clause.words)} for clause in (one, own_one))
        if there != here:
            yield f"{one.name} differs in {', '.join(sorted(there ^ here))}"
    words, own_words = (file.read_text(encoding="utf-8") for file in (english, own))
    for code in sorted(set(CODE.findall(words)) - set(CODE.findall(own_words))):
        yield f"{code} is not there"
    for sign, what in (("\n#", "headings"), ("\n|", "lines of tables")):
        if words.count(sign) != own_words.count(sign):
            yield f"it has {own_words.count(sign)} {what}, not {words.count(sign)}"


def _of_texts(english: Path, own: Path, forms: set[str]) -> Iterator[str]:
    said, _ = texts(english)
    theirs, unread = texts(own)
    yield from (f"{line} cannot be read" for line in unread)
    yield from (f"{name} is not there" for name in sorted(said.keys() - theirs.keys()))
    yield from (f"{name} is not in the English" for name in sorted(theirs.keys() - said.keys()))
    for name in sorted(said.keys() & theirs.keys()):
        yield from (f"{name} {line}" for line in _of_text(said[name], theirs[name], forms))


def _of_text(said: _Text, own: _Text, forms: set[str]) -> Iterator[str]:
    known = {DERIVED.sub("", value) for value in said.values}
    for value in sorted(own.values):
        if DERIVED.sub("", value) not in known:
            yield f"names ${value}, which is not in the English"
    for value in sorted(said.values - own.values):
        yield f"does not name ${value}"
    for (value, case), named in sorted(said.within.items()):
        if case not in PLURALS and (
            lost := sorted(named - own.within.get((value, case), named) - own.always - own.cases.keys())
        ):
            yield f"does not name {', '.join(f'${one}' for one in lost)} in the case {case} of ${value}"
    for text in sorted(said.others - own.others):
        yield f"does not name {text}"
    for value, cases in sorted(own.cases.items()):
        words = said.cases.get(value, set()) - PLURALS
        if lost := sorted(words - cases) if words - {"0", "1"} else []:
            yield f"has no case {', '.join(lost)} of ${value}"
        counted = cases & PLURALS - {"other"}
        if counted and (lost := sorted(forms - cases - {"other"})):
            yield f"has no plural {', '.join(lost)} of ${value}"
        if strange := sorted(counted - forms):
            yield f"has a plural {', '.join(strange)} of ${value}, which the language has not"


def main() -> None:
    """Print what the languages that are named lack, or all; 1 if that is anything."""
    found = [line for language in sys.argv[1:] or _all() for line in missing(language)]
    print("\n".join(found) or "nothing is missing")
    sys.exit(1 if found else 0)


def _all() -> list[str]:
    """All languages but English, as their folders tell."""
    return sorted(folder.name for folder in LANGUAGES.iterdir() if folder.is_dir() and folder.name != ENGLISH)


if __name__ == "__main__":
    main()
