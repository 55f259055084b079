"""IP addresses and URLs: of those who ask, of this server, and for friends on the same network."""

import ipaddress
import socket
from collections.abc import Iterator

from litestar.types import HTTPScope, WebSocketScope

from serao.server.base.config import Config
from serao.server.base.connection_types import AnyConnection

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

# The address families that reach a server which listens on all addresses of an IP version.
FAMILIES = {4: (socket.AF_INET,), 6: (socket.AF_INET, socket.AF_INET6)}
# Addresses reserved for examples. Nothing is sent: the system only says which address of its own it would use.
EXAMPLES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def ip_address(text: str) -> IpAddress | None:
    """The IP address that a text says, None for other texts; an IPv4 address mapped into IPv6 is given as IPv4."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return address if address.version == 4 else address.ipv4_mapped or address


def normalised(text: str) -> str:
    """An IP address in its usual spelling; any other text unchanged."""
    return str(ip_address(text) or text)


def network_of(host: str) -> str:
    """An address as limits count it: of IPv6 the network, since one home has any number of addresses."""
    address = ip_address(host)
    if address is None:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def site_of(address: str) -> str | None:
    """The larger network of an IPv6 address as limits count it: whoever has it has 65,536 of those. None for IPv4."""
    network, _, bits = address.partition("/")
    return str(ipaddress.ip_network((network, 48), strict=False)) if bits == "64" else None


def address_of(connection: AnyConnection) -> str:
    """The asker's address as limits count it; behind a known proxy the one that the proxy saw, put there by uvicorn."""
    return network_of(connection.client.host if connection.client else "")


def client_address(scope: HTTPScope | WebSocketScope) -> str:
    """The address that a request came from, as limits count it."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def url_of(host: str, port: int) -> str:
    """The URL of a port of a host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def url_here(host: str, port: int) -> str:
    """The URL, on the same machine, of a server that listens there."""
    return url_of("localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host, port)


def urls_for_friends(config: Config, port: int) -> tuple[str, ...]:
    """The URLs by which others on the same network reach a server without a configured name."""
    if config.hosts or config.public_url or config.secure:
        return ()
    return tuple(url_of(str(each), port) for each in reachable_addresses(config.host) if not each.is_loopback)


def base_url(connection: AnyConnection, config: Config) -> str:
    """What links begin with: the configured URL, or the host that was asked, which is one of the known ones."""
    return config.public_url.rstrip("/") or f"{connection.url.scheme}://{connection.url.netloc}"


def reachable_addresses(host: str) -> Iterator[IpAddress]:
    """The addresses by which others reach a server that listens there."""
    address = ip_address(host)
    if address is None:
        return
    if not address.is_unspecified:
        yield address
        return
    for family in FAMILIES[address.version]:
        outward = outward_address(family)
        if outward is not None:
            yield outward


def outward_address(family: socket.AddressFamily) -> IpAddress | None:
    """The address that this machine uses towards others; None when it has no network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((EXAMPLES[family], 9))
            return ip_address(asking.getsockname()[0])
    except OSError:
        return None


def arrived_at(scope: HTTPScope | WebSocketScope, host: str) -> bool:
    """Whether a host is the address of this machine that a connection came to."""
    address, server = ip_address(host), scope.get("server")
    return address is not None and server is not None and address == ip_address(server[0])


def urls_for_local_asker(scope: HTTPScope | WebSocketScope, config: Config) -> tuple[str, ...]:
    """The URLs for friends, if the request comes from the server's own machine."""
    client, server = scope.get("client"), scope.get("server")
    asker = ip_address(client[0]) if client else None
    if asker is None or not asker.is_loopback or server is None or server[1] is None:
        return ()
    return urls_for_friends(config, server[1])
