"""Where somebody comes from: the connecting machine, or what a proxy says that the settings name."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from litestar.types import Scope

Network = IPv4Network | IPv6Network


class Addresses:
    """Tells addresses; nobody's word is believed but that of the proxies it was given."""

    def __init__(self, proxies: tuple[str, ...]) -> None:
        self.proxies: tuple[Network, ...] = tuple(ip_network(proxy) for proxy in proxies)

    def of(self, scope: Scope) -> str:
        """The address that answers for a request or a connection; of IPv6 the network that one customer has."""
        client = scope.get("client")
        address = client[0] if client else ""
        if self.is_proxy(address):
            forwarded = dict(scope["headers"]).get(b"x-forwarded-for", b"").decode("latin-1")
            hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
            while hops and self.is_proxy(address):
                address = hops.pop()
        return _network(address)

    def at_the_door(self, client: tuple[str, int] | None) -> str:
        """The address of a machine that connects; none where that is a proxy, which connects for many."""
        address = client[0] if client else ""
        return "" if self.is_proxy(address) else _network(address)

    def direct(self, scope: Scope) -> bool:
        """Whether the connecting machine is the guest's own, as far as the settings say."""
        client = scope.get("client")
        return not self.is_proxy(client[0] if client else "")

    def is_proxy(self, address: str) -> bool:
        """Whether an address is one of ours."""
        return bool(self.proxies) and _is_in(address, self.proxies)


@lru_cache(4096)
def _is_in(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        return any(ip_address(address) in network for network in networks)
    except ValueError:
        return False


def _network(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)
