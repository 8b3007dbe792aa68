"""The threshold: what every HTTP request has to be, and what every answer carries."""

import re
from http import HTTPStatus

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ..errors import BadRequest, HouseError, NoPage
from ..live.news import encode
from .messages import problem_of, words_of

MOST_PATH = 300
"""Letters; no address of ours has as many."""
HOST = re.compile(rb"[A-Za-z0-9.:\[\]-]{1,255}")
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
POLICY = (
    b"default-src 'self'; connect-src 'self'%s; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def threshold(app: ASGIApp) -> ASGIApp:
    """Turn away what no page and no program of ours sends, and add the usual headers to every answer."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"")
        lines = b" ws://%s wss://%s" % (host, host) if HOST.fullmatch(host) else b""
        usual = [*HEADERS.items(), (b"content-security-policy", POLICY % lines)]

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *usual]
            await send(message)

        if error := _mistake(scope, headers):
            await _refuse(error, sending)
        else:
            await app(scope, receive, sending)

    return wrapped


def _mistake(scope: HTTPScope, headers: dict[bytes, bytes]) -> HouseError | None:
    path = scope["path"]
    if len(path) > MOST_PATH or not path.isprintable():
        return NoPage("no-page")
    if scope["method"] == "POST" and headers.get(b"content-type", b"").split(b";")[0].strip() != b"application/json":
        return BadRequest("json-only")
    return None


def answer_of(error: HouseError) -> bytes:
    """A whole answer for who gets no further than the door."""
    body = encode(words_of(error))
    start = f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}\r\n".encode()
    usual = {b"content-type": b"application/json", b"content-length": b"%d" % len(body), b"connection": b"close"}
    headers = usual | HEADERS | {b"content-security-policy": POLICY % b""}
    return start + b"".join(b"%s: %s\r\n" % header for header in headers.items()) + b"\r\n" + body


async def _refuse(error: HouseError, send: Send) -> None:
    start = {"type": "http.response.start", "status": error.status, "headers": [(b"content-type", b"application/json")]}
    await send(start)  # type: ignore[arg-type]
    await send({"type": "http.response.body", "body": encode(problem_of(error)), "more_body": False})
