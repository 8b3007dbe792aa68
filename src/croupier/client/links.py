"""Links to tables: an invitation, a key that takes a seat along once, or the token of a seat that is held."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from .errors import ClientError

TABLE = re.compile(r"(?P<folder>.*)/tables/(?P<table>[0-9a-z]{1,32})/?")
KEY, TOKEN = "seat=", "token="


class Link(NamedTuple):
    """Where a table is, and what holds a seat there."""

    house: str
    table: str
    key: str = ""
    """Works once, and takes a seat over from another device."""
    token: str = ""
    """Holds a seat: to be kept to oneself."""

    @property
    def invitation(self) -> str:
        """The link for others."""
        return f"{self.house}/tables/{self.table}"

    @property
    def own(self) -> str:
        """The link to come back to a seat with."""
        return f"{self.invitation}#{TOKEN}{self.token}"

    @property
    def address(self) -> str:
        """The table over HTTP."""
        return f"{self.house}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """The table's websocket."""
        return f"ws{self.address.removeprefix('http')}/socket"


def read_link(words: str) -> Link:
    """A link as it is written."""
    if not isinstance(words, str):
        raise ClientError("no-link", link=words)
    try:
        parts = urlsplit(words.strip())
    except ValueError:
        raise ClientError("no-link", link=words) from None
    found = TABLE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise ClientError("no-link", link=words.partition("#")[0])
    key, token = (parts.fragment.removeprefix(mark) if parts.fragment.startswith(mark) else "" for mark in (KEY, TOKEN))
    if parts.fragment and not (key or token):
        raise ClientError("no-link-mark", link=words.partition("#")[0])
    return Link(f"{parts.scheme}://{parts.netloc}{found['folder']}", found["table"], key, token)
