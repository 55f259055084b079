"""The sanctions that hold now, kept in memory: every request and every message is compared with them."""

import asyncio
from collections.abc import Iterable

from serao.engine.problem import Reason, reason
from serao.server.base.clock import now
from serao.server.base.connections import Connections
from serao.server.base.database import Database
from serao.server.base.problems import Banned, NotAdmitted
from serao.storage import sanctions
from serao.storage.sanctions import Kind, Sanction


class Sanctions:
    """Read again at every sweep, and at once in the process through which somebody in charge has acted."""

    def __init__(self, database: Database, connections: Connections) -> None:
        self._database = database
        self._connections = connections
        self._reading = asyncio.Lock()
        self._held: dict[tuple[Kind, str], Sanction] = {}

    async def refresh(self) -> None:
        """Read them, and close the connections of those who are banned."""
        async with self._reading:  # one after the other: what was read first must not be kept last
            found = await self._database.read(sanctions.enforced, now())
            self._held = {(each.kind, each.whom): each for each in found}
        if found:
            self._connections.dismiss_banned(self.bans)

    def against(self, kind: Kind, whom: str | None) -> Sanction | None:
        """The sanction of that kind against somebody, if it holds now."""
        found = self._held.get((kind, whom)) if whom is not None and self._held else None
        return found if found is not None and found.holds(now()) else None

    def bans(self, person: str | None, address: str) -> bool:
        """Whether a connection of that person, from that address, must end."""
        return self.against("ban", person) is not None or self.against("address", address) is not None

    def banned_among(self, people: Iterable[str]) -> list[str]:
        """Those of some people who are banned."""
        return [each for each in people if self.against("ban", each)] if self._held else []

    def refuse_banned(self, person: str) -> None:
        """Refuse everything that a banned person asks for."""
        found = self.against("ban", person)
        if found is not None:
            raise Banned(told("house-banned", found))

    def refuse_muted(self, person: str) -> None:
        """Refuse what a muted person says."""
        found = self.against("mute", person)
        if found is not None:
            raise NotAdmitted(told("house-muted", found))

    def why_banned(self, person: str | None) -> Reason:
        """What somebody is told whose connection is closed by a ban."""
        found = self.against("ban", person)
        return reason("house-address-banned") if found is None else told("house-banned", found)


def told(key: str, sanction: Sanction) -> Reason:
    """A sanction as the one whom it concerns is told of it: until when, and why."""
    return reason(key, until=sanction.end or "always", why=sanction.why or "none")
