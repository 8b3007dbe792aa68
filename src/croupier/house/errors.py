"""What can go wrong at a table besides the rules; each error has a code that a client can act on."""

from croupier.kernel.errors import CroupierError


class BadRequest(CroupierError):
    """Something that nobody can do at any time."""


class NoTable(CroupierError):
    """There is no such table."""

    code = "no-table"
    status = 404

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}; it may have been cleared away")


class NotYours(CroupierError):
    """Somebody acts for a seat he does not hold, or as host without being it."""

    code = "not-yours"
    status = 403


class NotNow(CroupierError):
    """Something that is allowed at another time."""

    code = "not-now"
    status = 409


class Stale(CroupierError):
    """A move made for a position that has passed."""

    code = "stale"
    status = 409

    def __init__(self) -> None:
        super().__init__("the table has moved on since; here is what was missed")


class TooMany(CroupierError):
    """A limit that keeps the house open for everybody."""

    code = "too-many"
    status = 429


class Closed(CroupierError):
    """The house cannot keep what it is told right now."""

    code = "closed"
    status = 503
