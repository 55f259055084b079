"""The WebSocket connections that are open in this process."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Literal, Protocol

from serao.server.base import metrics
from serao.server.base.clock import steady
from serao.server.base.database import Database
from serao.storage import persons

FAREWELL_SECONDS = 2.0

CloseReason = Literal["restart", "slow", "flood", "not-admitted", "signed-out", "banned"]


class OpenConnection(Protocol):
    """One of them."""

    session: bytes | None
    address: str

    @property
    def person(self) -> str | None:
        """The person who is connected; None for a stranger."""

    def dismiss(self, why: CloseReason) -> None:
        """Close the connection, and say why."""


class Connections:
    """Knows every open connection, and closes those that must go."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._open: set[OpenConnection] = set()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[OpenConnection]:
        return iter(self._open)

    def add(self, connection: OpenConnection) -> None:
        """A connection has been opened."""
        self._open.add(connection)
        metrics.SOCKETS.set(len(self._open))

    def remove(self, connection: OpenConnection) -> None:
        """A connection has been closed."""
        self._open.discard(connection)
        metrics.SOCKETS.set(len(self._open))

    async def dismiss_signed_out(self) -> None:
        """Close the connections whose sessions have ended, through whichever process they were ended."""
        sessions = {each.session for each in self._open if each.session is not None}
        ended = sessions - await self._database.read(persons.sessions_there, sessions) if sessions else sessions
        for connection in self._open:
            if connection.session in ended:
                connection.dismiss("signed-out")

    def dismiss_banned(self, banned: Callable[[str | None, str], bool]) -> None:
        """Close the connections of these people and addresses."""
        for connection in self._open:
            if banned(connection.person, connection.address):
                connection.dismiss("banned")

    def addresses_of(self, person: str) -> set[str]:
        """The addresses from which a person is connected to this process."""
        return {each.address for each in self._open if each.person == person and each.address}

    def people(self) -> set[str]:
        """Everybody who is connected to this process."""
        return {each.person for each in self._open if each.person is not None}

    async def dismiss_all(self) -> None:
        """Tell every client that the server stops, and wait a little until they are gone."""
        for connection in self._open:
            connection.dismiss("restart")
        deadline = steady() + FAREWELL_SECONDS
        while self._open and steady() < deadline:
            await asyncio.sleep(0.02)
