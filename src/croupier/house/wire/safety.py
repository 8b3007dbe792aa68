"""What keeps guests safe from each other: tokens that cannot be guessed, and clean words."""

import hashlib
import secrets
from ipaddress import ip_address
from unicodedata import category, normalize

from litestar.types import Scope

from croupier.kernel.signs import plain

from ..errors import BadRequest

FORWARDED = {b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"}
"""What proxies add to a request."""


def new_token() -> str:
    """What holds a seat: 192 random bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def may_see_figures(scope: Scope, token: str) -> bool:
    """Whether a request shows the token, or where there is none comes from this machine and through no proxy.

    It has to ask for this machine by name, too: a browser on it asks for any page's own, wherever that leads.
    """
    headers = dict(scope["headers"])
    if token:
        return secrets.compare_digest(headers.get(b"authorization", b""), f"Bearer {token}".encode())
    client = scope.get("client")
    here = client is not None and ip_address(client[0]).is_loopback and not FORWARDED & headers.keys()
    return here and _is_this_machine(headers.get(b"host", b"").decode("latin-1"))


def _is_this_machine(host: str) -> bool:
    """Whether a name, with its port, is one that every machine has for itself."""
    name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
    if name.casefold() == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def alike(name: str) -> str:
    """What names that look the same have in common."""
    return "".join(sign for sign in normalize("NFKD", name).casefold() if category(sign)[0] in "LNPS")


def clean(text: str, most: int, what: str) -> str:
    """Words that can be shown to others: no control signs, single blanks, not too long."""
    words = plain(text)
    if len(words) > most:
        raise BadRequest("too-long", what=what, most=most, letters=len(words))
    return words
