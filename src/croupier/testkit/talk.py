"""Moves in words, for tests that read like a table talk."""

from typing import TypeVar

from croupier.kernel.errors import Refused
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE

P = TypeVar("P", bound=Position)


def say(match: P, *lines: str) -> P:
    """Play moves in words: `* 6` by chance, `2: hold` by seat 2, `hold` by the seat in turn."""
    for line in lines:
        seat, words = _speaker(match, line)
        match.play(seat, match.parse(seat, words))
    return match


def clause_of(match: Position, line: str) -> str:
    """The clause that refuses a move in words; nothing must have changed."""
    before = match.tobytes()
    try:
        say(match, line)
    except Refused as refused:
        assert match.tobytes() == before, f"{line}: refused, and yet something changed"
        return refused.clause
    raise AssertionError(f"{line}: nothing forbids it")


def listed(match: Position, seat: int = 0) -> set[str]:
    """The moves of a seat in words, no two alike."""
    texts = [match.words(seat, move) for move in match.moves(seat)]
    assert len(set(texts)) == len(texts), f"two moves have the same words: {sorted(texts)}"
    return set(texts)


def _speaker(match: Position, line: str) -> tuple[int, str]:
    if line.startswith("* "):
        return CHANCE, line.removeprefix("* ")
    who, colon, words = line.partition(": ")
    return (int(who) - 1, words) if colon and who.isdecimal() else (match.seats[0], line)
