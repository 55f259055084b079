"""A bot that plays wherever it is invited: python docs/examples/invited_bot.py http://localhost:8000 LINK …

It sits down at the tables of the links it is given, and then at every table it is invited to, such as a rematch.
Whoever starts it again with its token (SERAO_TOKEN) finds it at the tables where it sat before.
"""

import asyncio
import os
import sys
from collections.abc import Iterable

from serao.client import Client, NotDone, RemoteTable, house_bot


class InvitedBot:
    """Plays at many tables at once; the event stream says at which."""

    def __init__(self, client: Client, level: str = "sound") -> None:
        self.client = client
        self.level = level
        self.playing: dict[str, asyncio.Task[None]] = {}

    async def run(self, links: Iterable[str] = ()) -> None:
        """Play until it is stopped."""
        for link in links:
            self.play(await self.client.enter_link(link))
        async for event in self.client.events():
            if event.type in ("invited", "turn") and event.table not in self.playing:
                self.play(await self.client.enter(event.table))
            elif event.type == "ended":
                self.playing.pop(event.table, None)

    def play(self, table: RemoteTable) -> None:
        """Begin to play at a table, beside all others."""
        self.playing[table.id] = asyncio.create_task(self._play(table))

    async def _play(self, table: RemoteTable) -> None:
        try:
            if not table.mine:
                await table.sit()
            await table.play(house_bot(self.level))
        except NotDone as why:  # the chair was taken by somebody else, or the table put away
            print(f"{table.link}: {why}")
        finally:
            await table.close()


async def main(url: str, *links: str) -> None:
    """A bot under its old token, or a new one."""
    async with Client(url, name="Chloé", token=os.environ.get("SERAO_TOKEN")) as client:
        await InvitedBot(client).run(links)


if __name__ == "__main__":
    asyncio.run(main(*(sys.argv[1:] or ["http://localhost:8000"])))
