"""Bots of somebody's own on the command line: `FILE.py:name`."""

from pathlib import Path

import msgspec

from croupier.kernel.finding import find_function
from croupier.kernel.likeness import Origin
from croupier.kernel.simulating import BotName


def find_bot(word: str) -> BotName:
    """The name of a bot as it is, or the function that `FILE.py:name` names."""
    file, colon, name = word.rpartition(":")
    return find_function(Path(file), name) if colon and file.endswith(".py") else word


def found_at(word: str, origin: Origin) -> Origin:
    """Where a bot comes from, as `FILE.py:name` names it: so it is found again."""
    file, _, name = word.rpartition(":")
    return msgspec.structs.replace(origin, file=str(Path(file).resolve()), name=name)
