"""Words covered against a glance: what is secret in a game that is kept and not over. A cover, and no lock."""

import base64
import hashlib

ROOM = 48
"""Words are filled up to a multiple of this, so that their length tells nothing."""


def cover(words: str, number: int) -> str:
    """Words of move `number` that cannot be read by looking at them; anybody with this function can."""
    plain = words.encode()
    return base64.urlsafe_b64encode(_mixed(plain + b" " * (-len(plain) % ROOM), number)).decode()


def uncover(words: str, number: int) -> str:
    """The opposite of `cover`; `ValueError` for what it cannot have written."""
    return _mixed(base64.b64decode(words, altchars=b"-_", validate=True), number).decode().rstrip()


def _mixed(data: bytes, number: int) -> bytes:
    noise = hashlib.shake_256(f"croupier record, move {number}".encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, noise, strict=True))
