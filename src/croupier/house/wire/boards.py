"""What games of other packages bring for the browser: a built board and a cover from their `web/`, and their texts."""

import hashlib
from functools import cache
from pathlib import Path

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from croupier.kernel.shelf import find_game

from .problems import problems

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The kinds of files that are handed out, and nothing else."""
KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "no-cache"


class File(msgspec.Struct, frozen=True):
    """One file for the browser, and the digest that changes its address when it changes."""

    path: Path
    digest: str


@cache
def files_of(game: str) -> dict[str, File]:
    """The files in a game's `web/` and its texts by name; only these names can be asked for."""
    folder = find_game(game).folder
    lying = [*folder.glob("web/*"), *folder.glob("texts/*.ftl")]
    found = sorted(path for path in lying if path.suffix in TYPES and path.is_file())
    return {path.name: File(path, hashlib.sha256(path.read_bytes()).hexdigest()[:16]) for path in found}


@get("/api/games/{game:str}/web", responses=problems(404))
async def web(game: str) -> dict[str, str]:
    """What a game brings for the browser: the address of every file, by its name."""
    return {name: f"/boards/{game}/{name}?{file.digest}" for name, file in files_of(game).items()}


@get("/boards/{game:str}/{name:str}", include_in_schema=False)
async def board_file(game: str, name: str, request: Request[None, None, State]) -> Response[bytes]:
    """One of these files; kept by browsers where its digest is asked for, else asked for again each time."""
    file = files_of(game).get(name)
    if file is None:
        raise NotFoundException
    kept = KEPT if request.url.query == file.digest else ASKED_AGAIN
    return Response(file.path.read_bytes(), media_type=TYPES[file.path.suffix], headers={"cache-control": kept})


BOARDS = [web, board_file]
