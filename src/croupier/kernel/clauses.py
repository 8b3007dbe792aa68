"""The numbered clauses of a RULES.md: `**P3** words`, up to the next empty line."""

import re
from pathlib import Path

import msgspec

from .errors import BadGame

CLAUSE = re.compile(r"^(?:- )?\*\*([A-Z]+)(\d+)\*\* +(.*)$")


class Clause(msgspec.Struct, frozen=True):
    """One rule, as refusals and tests cite it."""

    name: str
    words: str
    section: str = ""
    """The heading it stands under."""


def read_clauses(path: Path) -> dict[int, Clause]:
    """The clauses of a rules text by number; they must count 1, 2, 3 … under one prefix."""
    clauses: dict[int, Clause] = {}
    prefixes: set[str] = set()
    section = ""
    for paragraph in re.split(r"\n\s*\n|\n(?=- )", path.read_text(encoding="utf-8")):
        first, *rest = paragraph.strip().split("\n")
        if first.startswith("## "):
            section = first.removeprefix("## ")
        elif found := CLAUSE.match(first):
            prefix, number, words = found.groups()
            if int(number) != len(clauses) + 1:
                raise BadGame(f"{path}: clause {prefix}{number} follows clause {len(clauses)}")
            prefixes.add(prefix)
            clauses[int(number)] = Clause(prefix + number, " ".join([words, *(line.strip() for line in rest)]), section)
    if len(prefixes) != 1:
        raise BadGame(f"{path}: clauses need one prefix, found {sorted(prefixes) or 'no clause'}")
    return clauses
