"""How many connections may be open, in all and per address. Those whose request is not there yet make room first."""

from collections.abc import Callable
from typing import Protocol

from serao.server.base.addresses import network_of


class Limited(Protocol):
    """A connection that takes one of the places."""

    def give_up(self) -> None:
        """Close the connection at once."""


class ConnectionLimit:
    """The places for connections.

    A newcomer for whom there is no place gets that of the connection which has waited longest for its request: whoever
    opens hundreds and asks for nothing loses them, and whoever asks is served. A connection through a trusted proxy
    counts for nobody's address, since the proxy's is all that is known of it; the middleware counts its requests.
    """

    def __init__(self, most: int, per_address: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self.per_address = per_address
        self._is_proxy = is_proxy
        self._open: dict[Limited, str] = {}
        self._by_address: dict[str, set[Limited]] = {}
        self._waiting: dict[Limited, None] = {}  # for its request, longest first

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Limited, host: str) -> bool:
        """Give a new connection a place; False when there is none."""
        address = self._counted_for(host)
        if address and len(self._by_address.get(address, ())) >= self.per_address and not self._make_room(address):
            return False
        if len(self._open) >= self.most and not self._make_room(""):
            return False
        self._add(connection, address)
        self._waiting[connection] = None
        return True

    def join(self, connection: Limited, host: str) -> None:
        """Take a place without asking: for what was an HTTP connection here, or in another process, a moment ago."""
        self._add(connection, self._counted_for(host))

    def waits(self, connection: Limited) -> None:
        """A connection waits from now on for the rest of a request, or for the next one."""
        if connection in self._open:
            self._waiting.pop(connection, None)
            self._waiting[connection] = None

    def asks(self, connection: Limited) -> None:
        """The whole request of a connection is there, and is being answered."""
        self._waiting.pop(connection, None)

    def leave(self, connection: Limited) -> None:
        """A connection is closed."""
        self._waiting.pop(connection, None)
        address = self._open.pop(connection, "")
        if address:
            self._by_address[address].discard(connection)
            if not self._by_address[address]:
                del self._by_address[address]

    def _counted_for(self, host: str) -> str:
        """The address that a connection counts for; empty for a proxy's."""
        return "" if self._is_proxy(host) else network_of(host)

    def _add(self, connection: Limited, address: str) -> None:
        self._open[connection] = address
        if address:
            self._by_address.setdefault(address, set()).add(connection)

    def _make_room(self, address: str) -> bool:
        """Give up the connection that has waited longest, of an address or of all; whether there was one."""
        waiting = (each for each in self._waiting if not address or self._open[each] == address)
        longest = next(waiting, None)
        if longest is None:
            return False
        self.leave(longest)
        longest.give_up()
        return True
