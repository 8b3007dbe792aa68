"""Every example prints what it says it prints."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted(Path(__file__).parents[1].glob("examples/*.py"))


def promised(program: Path) -> str:
    """What stands behind `Prints:` at the top of a program."""
    words = ast.get_docstring(ast.parse(program.read_text(encoding="utf-8"))) or ""
    lines = words.partition("Prints:\n")[2].splitlines()
    return "\n".join(line.removeprefix("    ") for line in lines)


PROGRAMS = [program for program in EXAMPLES if promised(program)]


def test_there_are_five_programs_that_use_the_library() -> None:
    assert len(PROGRAMS) >= 5


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_an_example_prints_what_it_says(program: Path) -> None:
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == promised(program)
