"""Errors as HTTP answers."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from croupier.kernel.errors import CroupierError

from ..errors import BadRequest, Fault, NoPage
from .messages import Problem, problem_of
from .pages import client_page, reader_of

LOG = logging.getLogger("croupier.house")
SAYS = {
    400: "Something in the request is not as described.",
    404: "There is no such thing.",
    409: "Not at this time.",
    500: "It went wrong, and is not tried again.",
    410: "The table was played under other rules.",
    429: "Too much from one address.",
    503: "The database does not answer.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What else a request may be answered with."""
    return {status: ResponseSpec(Problem, description=SAYS[status]) for status in (*statuses, 429, 503)}


def refusal(_: object, error: CroupierError) -> Response[Problem]:
    """What a person can put right."""
    return Response(problem_of(error), status_code=error.status)


def http_problem(request: Request[None, None, State], error: HTTPException) -> Response[Problem] | Response[str]:
    """A browser that is lost gets the page, which shows the way on; programs get the problem."""
    lost = error.status_code == 404 and not request.url.path.startswith(("/api", "/assets"))
    if lost and "text/html" in request.headers.get("accept", ""):
        return client_page(404, reader_of(request))
    extra = error.extra if isinstance(error.extra, list) else []
    told = NoPage("no-page") if error.status_code == 404 else _unread(extra, error.detail)
    return Response(problem_of(told), status_code=error.status_code)


def _unread(extra: list[Any], detail: str) -> BadRequest:
    """What is wrong with a request; what is missing altogether is told by its name alone, in quotes."""
    wrong = [(item.get("key", "it"), item.get("message", "")) for item in extra if isinstance(item, dict)]
    said = [("body" if key == "data" else key, "" if message == repr(key) else message) for key, message in wrong]
    if lacking := [key for key, message in said if not message]:
        return BadRequest("lacks", what=lacking)
    return BadRequest("unreadable", reason="; ".join(f"{key}: {message}" for key, message in said) or detail)


def unreadable(_: object, error: Exception) -> Response[Problem]:
    """A body that is nested too deeply, or no text at all."""
    return refusal(error, BadRequest("unreadable", reason=type(error).__name__))


def fault(_: object, error: Exception) -> Response[Problem]:
    """What nobody outside can put right."""
    LOG.error("a request failed", exc_info=error)
    return refusal(error, Fault("fault"))
