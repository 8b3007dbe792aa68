"""Reading what people typed, and writing what programs read."""

from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec

from croupier.kernel.errors import system
from croupier.kernel.seats import MOST_SEATS
from croupier.kernel.setup import DRAWN
from croupier.kernel.signs import escaped

from .words import BadCommand

MOST_DIGITS = 100
"""Of a number that somebody types; more would take for ever to read."""


def split(names: str) -> list[str]:
    """The words of a list with commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def pairs(options: list[str] | None) -> dict[str, str]:
    """Options as key and value."""
    found = {}
    for option in options or []:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadCommand("no-pair", option=option)
        found[key.strip()] = value.strip()
    return found


def whole(word: str) -> int:
    """A whole number as people write it: 1000000, 1_000_000, 1e6."""
    try:
        number = Decimal(word)
        if number.is_finite() and number.adjusted() < MOST_DIGITS and number == number.to_integral_value():
            return int(number)
    except (ArithmeticError, ValueError):
        pass
    raise BadCommand("no-number", word=word)


def seat(word: str) -> int:
    """The seat that begins, counted from 0, or `DRAWN`."""
    if word == "drawn":
        return DRAWN
    if not (word.isascii() and word.isdigit() and 1 <= int(word) <= MOST_SEATS):
        raise BadCommand("no-seat", word=word)
    return int(word) - 1


def to_json(value: Any) -> str:
    """Any struct or list of structs as readable JSON."""
    return escaped(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def read_text(path: Path) -> str:
    """The text of a record file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCommand("no-file", file=path, why=system(error)) from None
    except UnicodeDecodeError:
        raise BadCommand("no-text", file=path) from None
