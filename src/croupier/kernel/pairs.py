"""Positions as `name value` pairs between semicolons, in which what is as usual is left out."""

from collections.abc import Mapping


def pairs_text(pairs: Mapping[str, str], usual: Mapping[str, str]) -> str:
    """Pairs on one line, without the usual ones."""
    return "; ".join(f"{name} {value}" for name, value in pairs.items() if usual.get(name) != value)


def parse_pairs(text: str, usual: Mapping[str, str]) -> dict[str, str]:
    """The opposite of `pairs_text`."""
    said = (part.strip().partition(" ") for part in text.split(";"))
    return {**usual, **{name: value.strip() for name, _, value in said}}
