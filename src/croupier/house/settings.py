"""How a house is run."""

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import msgspec

from croupier.kernel.errors import system

from .errors import BadSetting

Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e10)]
"""A time after which something is done, or 0 where it never is, or at once."""
Some = Annotated[float, msgspec.Meta(gt=0, le=1e6)]
Count = Annotated[int, msgspec.Meta(ge=1, le=10**9)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What keeps the house open for everybody; addresses are those of the connecting machine."""

    message_bytes: Count = 8192
    messages_per_second: Count = 100
    burst: Count = 300
    tables_per_hour: Count = 60
    requests_per_minute: Count = 600
    sockets: Count = 200
    """Open connections of one address, to tables and for pages."""
    stall: Some = 10.0
    """Seconds that a request may take to come, or an answer to be read."""
    offers: Count = 5
    """Tables in the lobby that one address has laid out."""
    rooms: Count = 5000
    """Tables kept in memory; the others are folded again when somebody comes."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a house keeps its tables and how it behaves."""

    database: str = ""
    bot_pause: Seconds = 0.9
    """Seconds a bot takes for a move, so that people can follow."""
    breath: Seconds = 4.0
    """Seconds in real time to see how the table lies before the first cast, and how something ended before the next."""
    absence: Seconds = 30.0
    """Seconds that somebody has to be away before the host may let a bot play for him."""
    reveal: Seconds = 20.0
    """Seconds to show the luck that was promised; who does not loses his seat."""
    coming: Seconds = 30.0
    """Seconds that a rematch waits for the others after somebody has come."""
    most_delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 150
    """Milliseconds of a connection's delay that are made up for in real time."""
    patience: Some = 5.0
    """Seconds that somebody waits for the database before he is told that it does not answer."""
    warm: bool = True
    """Whether all games are loaded when the house opens, or each when it is first asked for."""
    tutor: Some = 2.0
    """Seconds that a move waits at most for what the tutor thinks of it."""
    analyses: Count = 20
    """Games that wait to be analysed; an address may have a quarter of them."""
    snapshot_every: Count = 100
    """Steps from one snapshot of a table to the next."""
    open_for: Seconds = 86_400.0
    """Seconds after which a table whose game has not begun is cleared if nobody comes."""
    idle_for: Seconds = 2_592_000.0
    """Seconds after which a game that nobody goes on with is cleared."""
    keep_for: Seconds = 0.0
    """Seconds after which a table that is over is removed from the database."""
    offered_for: Seconds = 600.0
    """Seconds that a table stays in the lobby while nobody is connected to it."""
    unused_for: Seconds = 600.0
    """Seconds that a table nobody is connected to stays in memory."""
    figures_token: str = ""
    """Who shows it (`Authorization: Bearer …`) may read `/metrics`; without one only a program on this machine."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of load balancers whose `X-Forwarded-For` is believed."""
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        for proxy in self.proxies:
            ip_network(proxy)


def read_settings(file: Path | None, database: str) -> Settings:
    """The settings of a TOML file, or the usual ones, for a database."""
    try:
        settings = msgspec.toml.decode(file.read_bytes(), type=Settings) if file else Settings()
    except OSError as error:
        raise BadSetting("settings", file=file, reason=system(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSetting("settings", file=file, reason=error) from None
    return msgspec.structs.replace(settings, database=database or settings.database)
