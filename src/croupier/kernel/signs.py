"""Signs that nobody can see, or that do something to a terminal: names and data go without them."""

import json

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that nobody can see."""


def plain(words: str) -> str:
    """Words that can be shown to others: nothing that cannot be seen, and single blanks."""
    return " ".join("".join(sign if sign.isprintable() and sign not in BLANKS else " " for sign in words).split())


def escaped(data: str) -> str:
    """The same JSON, with an escape for every sign that cannot be printed."""
    return "".join(sign if sign.isprintable() or sign == "\n" else json.dumps(sign)[1:-1] for sign in data)
