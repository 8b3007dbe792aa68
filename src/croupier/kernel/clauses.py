"""The numbered clauses of a RULES.md: `**P3** [found] words`, up to the next empty line."""

import re
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec

from .errors import BadGame

Source: TypeAlias = Literal["rulebook", "found", "inferred", "ours"]
"""Where a rule comes from: the rulebook, reviews and common knowledge, the rulebook's examples, or us."""
SOURCES: tuple[Source, ...] = get_args(Source)

CLAUSE = re.compile(r"^(?:- )?\*\*([A-Z]+)(\d+)\*\* +(?:\[([^\]]*)\] +)?(.*)$")


class Clause(msgspec.Struct, frozen=True):
    """One rule, as refusals and tests cite it."""

    name: str
    words: str
    sources: tuple[Source, ...]
    """Where it comes from; several where its parts differ, in the order of `SOURCES`."""
    section: str = ""
    """The heading it stands under."""


def read_clauses(path: Path) -> dict[int, Clause]:
    """The clauses of a rules text by number; they must count 1, 2, 3 … under one prefix."""
    clauses: dict[int, Clause] = {}
    prefixes: set[str] = set()
    section = ""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadGame(f"{path}: this is not text in UTF-8: {error.reason}") from None
    for paragraph in re.split(r"\n\s*\n|\n(?=- )", text):
        first, *rest = paragraph.strip().split("\n")
        if first.startswith("## "):
            section = first.removeprefix("## ")
        elif found := CLAUSE.match(first):
            prefix, number, marks, words = found.groups()
            if int(number) != len(clauses) + 1:
                raise BadGame(f"{path}: clause {prefix}{number} follows clause {len(clauses)}")
            prefixes.add(prefix)
            name = prefix + number
            words = " ".join([words, *(line.strip() for line in rest)])
            clauses[int(number)] = Clause(name, words, _sources(f"{path}: clause {name}", marks or ""), section)
    if len(prefixes) != 1:
        raise BadGame(f"{path}: clauses need one prefix, found {sorted(prefixes) or 'no clause'}")
    return clauses


def _sources(where: str, marks: str) -> tuple[Source, ...]:
    """The marks behind a clause's number."""
    named = tuple(mark.strip() for mark in marks.split(","))
    sources = tuple(source for source in SOURCES if source in named)
    if named != sources:
        marked = f"is marked [{marks}]" if marks else "has no mark"
        allowed = ", ".join(SOURCES)
        raise BadGame(f"{where} {marked}; behind its number it needs one or more of [{allowed}], in this order")
    return sources
