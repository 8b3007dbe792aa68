"""Whose word is believed about where somebody comes from."""

from typing import Any, cast

import pytest
from litestar.types import Scope

from croupier.house.settings import read_settings
from croupier.house.wire.addresses import Addresses


def scope(client: str, forwarded: str = "") -> Scope:
    """A request from an address, with what it says about others."""
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return cast(Scope, cast(Any, {"client": (client, 1), "headers": headers}))


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("203.0.113.5", "198.51.100.7", "203.0.113.5"),
        ("127.0.0.1", "198.51.100.7", "127.0.0.1"),
        ("10.0.0.2", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.2", "6.6.6.6, 198.51.100.7", "198.51.100.7"),
        ("10.0.0.2", "198.51.100.7, 10.0.0.3", "198.51.100.7"),
        ("10.0.0.2", "", "10.0.0.2"),
        ("10.0.0.2", "nonsense", "nonsense"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.5", "", "203.0.113.5"),
    ],
)
def test_only_proxies_that_the_settings_name_are_believed(client: str, forwarded: str, address: str) -> None:
    addresses = Addresses(("10.0.0.0/24",))
    assert addresses.of(scope(client, forwarded)) == address
    assert addresses.direct(scope(client)) == (not client.startswith("10."))


def test_by_default_nobody_is_believed() -> None:
    assert Addresses(read_settings(None, "").proxies).of(scope("127.0.0.1", "198.51.100.7")) == "127.0.0.1"
