"""What can go wrong at a table besides the rules; each error has a code that a client can act on."""

from pathlib import Path

from croupier.kernel.errors import BadOption, BadRecord, CroupierError


class HouseError(CroupierError):
    """Anything that the house refuses in its own words."""

    folder = Path(__file__).parent


class BadRequest(HouseError):
    """Something that nobody can do at any time."""


class BadSetting(HouseError, BadOption):
    """A house that cannot be run as it is told to."""


class UnfairDice(HouseError, BadRecord):
    """A record whose dice are not fair, or cannot be checked."""


class NoPage(HouseError):
    """An address with nothing behind it."""

    code = "no-page"
    status = 404


class NoTable(HouseError):
    """There is no such table."""

    code = "no-table"
    status = 404


class OldTable(HouseError):
    """A table that the rulebook of today does not follow."""

    code = "old-table"
    status = 410


class NotYours(HouseError):
    """Somebody acts for a seat he does not hold, or as host without being it."""

    code = "not-yours"
    status = 403


class NotNow(HouseError):
    """Something that is allowed at another time."""

    code = "not-now"
    status = 409


class Stale(HouseError):
    """A move made for a position that has passed."""

    code = "stale"
    status = 409


class Silent(HouseError):
    """Somebody who connects and says nothing."""

    status = 408


class TooMany(HouseError):
    """A limit that keeps the house open for everybody."""

    code = "too-many"
    status = 429


class Fault(HouseError):
    """What nobody outside the house can put right."""

    code = "fault"
    status = 500


class Closed(HouseError):
    """The house cannot keep what it is told right now."""

    code = "closed"
    status = 503


class InDoubt(Closed):
    """The database was told something and did not say whether it has it."""

    code = "unknown"
