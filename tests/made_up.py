"""The command line for somebody whose language is made up: every English text, and every rule, in brackets.

Run as a program it carries out one command for each argument. The files of the language are nowhere: whoever asks for
one is read the English file in brackets.
"""

import os
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from croupier import cli

TEXT = re.compile(r"^([a-z][\w-]* = )(.*(?:\n +.*)*)", re.MULTILINE)
"""A text of a Fluent file: its name, and all of its lines."""
RULE = re.compile(r"(#+ |(?:- )?\*\*[A-Z]+\d+\*\* \[[^\]]*\] |- )?(.+)", re.DOTALL)
"""A paragraph of rules: what marks it, and its words."""
CELL = re.compile(r"[^|\n]*[^\W\d_][^|\n]*")
ENGLISH = {"xx.ftl": "en.ftl", "RULES.xx.md": "RULES.md"}
is_file, read_text = Path.is_file, Path.read_text


def _there(path: Path) -> bool:
    return is_file(path.with_name(ENGLISH.get(path.name, path.name)))


def _read(path: Path, *words: Any, **more: Any) -> str:
    if path.name not in ENGLISH:
        return read_text(path, *words, **more)
    text = read_text(path.with_name(ENGLISH[path.name]), *words, **more)
    return TEXT.sub(r"\1⟦\2⟧", text) if path.suffix == ".ftl" else _rules(text)


@contextmanager
def spoken() -> Iterator[str]:
    """For a while the language is there; what it is called."""
    with patch.object(Path, "is_file", _there), patch.object(Path, "read_text", _read):
        yield "xx"


def _rules(text: str) -> str:
    parts = re.split(r"(\n\s*\n|\n(?=- ))", text.strip())
    return "".join(part if place % 2 else _rule(part) for place, part in enumerate(parts))


def _rule(part: str) -> str:
    if part.startswith("|"):
        return CELL.sub(lambda cell: f" ⟦{cell[0].strip()}⟧ ", part)
    return RULE.sub(r"\1⟦\2⟧", part, count=1)


def main() -> None:
    """Carry out commands, one after the other, whatever comes of each."""
    for line in sys.argv[1:]:
        sys.argv = ["croupier", *shlex.split(line)]
        try:
            cli.main()
        except SystemExit as ended:
            print(f"<{ended.code}>", flush=True)


if __name__ == "__main__":
    with spoken() as language:
        os.environ["LC_ALL"] = language
        main()
