"""Moves in words, for tests that read like a table talk."""

from croupier.kernel.errors import Refused
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE


def say(match: Match, *lines: str) -> Match:
    """Play moves in words: `* 6` by the house, `2: hold` by seat 2, `hold` by the seat in turn."""
    for line in lines:
        seat, words = _speaker(match, line)
        match.play(seat, match.parse(seat, words))
    return match


def clause_of(match: Match, line: str) -> str:
    """The clause that refuses a move in words; nothing must have changed."""
    before, spoken = match.state.tobytes(), len(match.log)
    try:
        say(match, line)
    except Refused as refused:
        assert (match.state.tobytes(), len(match.log)) == (before, spoken), (
            f"{line}: refused, and yet something changed"
        )
        return refused.clause
    raise AssertionError(f"{line}: nothing forbids it")


def listed(match: Match, seat: int = 0) -> set[str]:
    """The moves of a seat in words, no two alike."""
    texts = [match.game.notation.move_text(match.state, seat, move) for move in match.moves(seat)]
    assert len(set(texts)) == len(texts), f"two moves have the same words: {sorted(texts)}"
    return set(texts)


def _speaker(match: Match, line: str) -> tuple[int, str]:
    if line.startswith("* "):
        return CHANCE, line.removeprefix("* ")
    who, colon, words = line.partition(": ")
    return (int(who) - 1, words) if colon and who.isdecimal() else (match.seats[0], line)
