"""A whole game in one call, for scripts that are not asynchronous."""

import asyncio
from collections.abc import Mapping
from typing import Any

from serao.bots import USUAL
from serao.client.bots import Player
from serao.client.client import Client
from serao.table.wire import Ended


def play(
    url: str,
    player: Player,
    game: str,
    seats: int = 2,
    bots: Mapping[int, str] | None = None,
    *,
    name: str = "Ana",
    **agreed: Any,
) -> Ended:
    """Open a table on the server at that URL, play it to the end, prove its record; how it ended."""
    opponents = dict.fromkeys(range(1, seats), USUAL) if bots is None else bots
    return asyncio.run(_play(Client(url, name=name), player, (game, seats, opponents), agreed))


async def _play(
    client: Client, player: Player, wanted: tuple[str, int, Mapping[int, str]], agreed: Mapping[str, Any]
) -> Ended:
    async with client:
        table = await client.open(*wanted, **agreed)
        ended = await table.play(player)
        await table.verify()
        return ended
