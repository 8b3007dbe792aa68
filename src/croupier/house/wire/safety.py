"""What keeps the house and its guests safe: clean words, limits, headers, and tokens that cannot be guessed."""

import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import HouseError, TooMany

MOST_ADDRESSES = 10_000
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
HEADERS = {
    b"content-security-policy": b"default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
    b"style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    """What holds a seat: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a table, short enough to read out and long enough not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(text: str, most: int, what: str) -> str:
    """Words that can be shown to others: no control signs, single blanks, not too long."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(plain) > most:
        raise HouseError(f"{what} may have {most} letters, not {len(plain)}")
    return plain


def same_origin(headers: Any) -> bool:
    """Whether a browser's page comes from this house; other programs send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Bucket:
    """How much an address, or a connection, may still do: so many at once, and so many more each second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """A bucket for each address, the least recently used forgotten."""

    def __init__(self, burst: float, per_second: float, what: str) -> None:
        self.burst = burst
        self.per_second = per_second
        self.what = what
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse an address that does too much."""
        bucket = self.buckets.setdefault(address, Bucket(self.burst, self.per_second))
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise TooMany(f"too many {self.what} from your address; try again in a while")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Add the usual headers to every answer."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        await app(scope, receive, sending)

    return wrapped
