"""The browser client, as it was built into the package: its files, and its page for every address of its own."""

import gzip
import re
from collections.abc import Iterable
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from croupier.kernel.errors import CroupierError
from croupier.kernel.languages import ENGLISH, language_of, languages
from croupier.kernel.shelf import find_game, games
from croupier.kernel.speech import Texts

from ..log.entries import Opened, decode_opened
from .house import House

HOUSE = Path(__file__).parents[1]
CLIENT = HOUSE / "client"
PLAIN = """<!doctype html><html lang="en"><title>Croupier</title><meta name="viewport" content="width=device-width">
<h1>The house is open</h1><p>Its browser client has not been built. <code>make web</code> builds it.
Programs find the house at <a href="/api/schema">/api/schema</a>.</p></html>"""

CACHED = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


PICTURE = "/assets/invitation.png"
"""What a messenger shows beside a link to a table."""
SAID_FIRST = ("page-about", "page-needs-script")
"""Texts that the page holds the places of."""
CHOSEN = "croupier.language"
"""The cookie in which a browser keeps the language that was chosen."""
VARIES = "accept-language, cookie"
"""What of a request says which language it is answered in."""
COMPRESSED = "compressed"
"""Says of a route that what it answers is compressed where it can be."""
MOST_LIKED = 10
"""Languages of a browser that are looked at."""


@get(["/", "/proof", "/games/{game:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    """The page at its own addresses."""
    return client_page(200, reader_of(request))


@get("/rules/{language:str}/{game:str}", media_type=MediaType.HTML, include_in_schema=False)
async def rules_page(language: str, request: Request[Any, Any, Any]) -> Response[str]:
    """The page of a game's rules, in the language of its address."""
    return client_page(200, reader_of(request, language))


@get("/tables/{table:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_page(table: str, request: Request[Any, Any, Any], state: State) -> Response[str]:
    """The page of a table, with what its game needs and what a messenger shows of a link to it."""
    house: House = state.house
    language = reader_of(request)
    with suppress(CroupierError):
        listing = await house.store.listing(table)
        if listing is not None:
            opened = decode_opened((await house.store.openings([listing]))[table])
            head = _invitation(opened, f"{request.base_url}tables/{table}", language)
            needed = ("tables", f"games/{opened.game}", f"games/{opened.game}/{language}")
            return client_page(200, language, head, *needed)
    return client_page(200, language)


@get(
    ["/games/{game:str}/report", "/games/{game:str}/report/{language:str}"],
    include_in_schema=False,
    opt={COMPRESSED: True},
)
async def report_page(game: str, request: Request[Any, Any, Any], language: str = "") -> Response[bytes]:
    """What the numbers say of a game, in the language of the address or of the reader: as it lies, or unpacked."""
    known = {each.id: each for each in games()}
    if game not in known or (language and language_of(language) not in languages()):
        raise NotFoundException
    report = known[game].report(reader_of(request, language))
    if report is None:
        raise NotFoundException
    headers = {"cache-control": "no-cache", "vary": f"{VARIES}, accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        report = gzip.decompress(report)
    return Response(report, media_type=MediaType.HTML, headers=headers)


def reader_of(request: Request[Any, Any, Any], wanted: str = "") -> str:
    """The language somebody reads: that of the address, that he chose, the first his browser prefers, or English."""
    tags = [wanted, request.cookies.get(CHOSEN, ""), *_liked(request.headers.get("accept-language", ""))]
    return next((language for tag in tags if (language := language_of(tag)) in languages()), ENGLISH)


def _liked(header: str) -> list[str]:
    """What a browser prefers, the most liked first; what it says of how much is 1 where it is no number."""
    found = []
    for part in header.split(",")[:MOST_LIKED]:
        tag, _, much = part.partition(";")
        told = re.fullmatch(r"q=([01](?:\.\d{0,3})?)", much.strip())
        found.append((float(told[1]) if told else 1.0, tag.strip()))
    return [tag for much, tag in sorted(found, key=lambda each: -each[0]) if much > 0]


def _invitation(opened: Opened, link: str, language: str) -> str:
    """Who invites to what, in the words and the picture that messengers look for."""
    game, texts = find_game(opened.game), Texts([HOUSE], language)
    host = next((chair.name for chair in opened.chairs if chair.kind == "person"), "")
    told = {
        "og:type": "website",
        "og:site_name": "Croupier",
        "og:title": texts.say(
            "invitation" if host else "invitation-of-nobody", {"name": host, "game": game.facts.title}
        ),
        "og:description": game.line(language),
        "og:url": link,
        "og:image": urljoin(link, PICTURE),
    }
    return "".join(f'<meta property="{name}" content="{escape(words)}" />' for name, words in told.items())


def _heads(names: Iterable[str]) -> str:
    """What a page will ask for, as the client's build has told it: so it comes with the page itself."""
    heads = CLIENT / "heads.json"
    told = msgspec.json.decode(heads.read_bytes(), type=dict[str, list[str]]) if heads.exists() else {}
    return "".join(dict.fromkeys(link for name in names for link in told.get(name, ())))


def client_page(status: int, language: str, head: str = "", *needed: str) -> Response[str]:
    """The one page of the client, in a language; it finds out from the address what to show."""
    index, texts = CLIENT / "index.html", Texts([HOUSE], language)
    text = index.read_text(encoding="utf-8") if index.exists() else PLAIN
    for name, words in {"language": language, **{name: texts.say(name) for name in SAID_FIRST}}.items():
        text = text.replace(f"{{{name}}}", escape(words))
    text = text.replace("</head>", f"{head}{_heads([f'texts/{language}', *needed])}</head>", 1)
    headers = {"cache-control": "no-cache", "vary": VARIES}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser has to know to install the client as an app, in the reader's language."""
    told, language = _root("manifest.webmanifest", "application/manifest+json"), reader_of(request)
    words = {"lang": language, "description": Texts([HOUSE], language).say("page-about")}
    told.content = msgspec.json.encode({**msgspec.json.decode(told.content), **words})
    told.set_header("vary", VARIES)
    return told


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """What speaks for the house where there is no line to it."""
    return _root("worker.js", "text/javascript")


def _root(name: str, kind: str) -> Response[bytes]:
    """A file of the client that stands at the root, and may change."""
    path = CLIENT / name
    if not path.exists():
        raise NotFoundException
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


def pages() -> list[Router]:
    """The page and its files, which never change under the same name."""
    routers = [Router("/", route_handlers=[page, rules_page, table_page, report_page, manifest, worker])]
    if (CLIENT / "assets").is_dir():
        files = create_static_files_router(
            "/assets", [CLIENT / "assets"], include_in_schema=False, cache_control=CACHED
        )
        routers.append(files)
    return routers
