"""The command line in tests: real processes, a real terminal."""

import os
import subprocess
import sys

import pexpect

CROUPIER = [sys.executable, "-c", "from croupier.cli import main; main()"]


def croupier(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*CROUPIER, *map(str, words)], capture_output=True, text=True, check=False)


def refusal(*words: object) -> str:
    """The one line on stderr that a bad request gets."""
    done = croupier(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    lines = [line for line in done.stderr.splitlines() if not line.startswith("Compiling")]
    assert len(lines) == 1
    assert lines[0].startswith("croupier: ")
    return lines[0]


def terminal(*words: object, term: str = "dumb") -> "pexpect.spawn[str]":
    plain = os.environ | {"TERM": term, "PROMPT_TOOLKIT_NO_CPR": "1"}
    return pexpect.spawn(CROUPIER[0], [*CROUPIER[1:], *map(str, words)], encoding="utf-8", timeout=60, env=plain)
