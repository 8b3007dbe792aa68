"""The browser client, as it was built into the package: its files, and its page for every address of its own."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

CLIENT = Path(__file__).parents[1] / "client"
PLAIN = """<!doctype html><html lang="en"><title>Croupier</title><meta name="viewport" content="width=device-width">
<h1>The house is open</h1><p>Its browser client has not been built. <code>make web</code> builds it.
Programs find the house at <a href="/api/schema">/api/schema</a>.</p></html>"""

CACHED = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


@get(["/", "/games/{game:str}", "/tables/{table:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def page() -> Response[str]:
    """The page at its own addresses."""
    return client_page(200)


def client_page(status: int) -> Response[str]:
    """The one page of the client; it finds out from the address what to show."""
    index = CLIENT / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else PLAIN
    return Response(text, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def pages() -> list[Router]:
    """The page and its files, which never change under the same name."""
    routers = [Router("/", route_handlers=[page])]
    if (CLIENT / "assets").is_dir():
        files = create_static_files_router(
            "/assets", [CLIENT / "assets"], include_in_schema=False, cache_control=CACHED
        )
        routers.append(files)
    return routers
