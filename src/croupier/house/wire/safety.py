"""What keeps guests safe from each other: tokens that cannot be guessed, clean words, the usual headers."""

import hashlib
import secrets
from ipaddress import ip_address

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import BadRequest

FORWARDED = {b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"}
"""What proxies add to a request."""
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


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def may_see_figures(scope: Scope, token: str) -> bool:
    """Whether a request shows the token, or where there is none comes from this machine and through no proxy."""
    headers = dict(scope["headers"])
    if token:
        return secrets.compare_digest(headers.get(b"authorization", b""), f"Bearer {token}".encode())
    client = scope.get("client")
    return client is not None and ip_address(client[0]).is_loopback and not FORWARDED & headers.keys()


def clean(text: str, most: int, what: str) -> str:
    """Words that can be shown to others: no control signs, single blanks, not too long."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(plain) > most:
        raise BadRequest("too-long", what=what, most=most, letters=len(plain))
    return plain


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
