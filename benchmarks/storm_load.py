"""A storm of reconnections at tables of ours, run as a second process: all drop at once and come back together."""

import asyncio
import sys
import time
from collections.abc import Sequence

import msgspec

from benchmarks.load import PATIENCE, Watch, percentile, run
from benchmarks.tables_load import Client, ConnectedSeat, all_connected, connected, seated


class Task(msgspec.Struct, frozen=True):
    """What to do: where, at how many tables of two, how often."""

    addresses: tuple[str, ...]
    tables: int
    storms: int


class Storm(msgspec.Struct, frozen=True):
    """The time until everyone has the whole view again, and how long one waited for it."""

    clients: int
    seconds: float
    p50_ms: float
    p99_ms: float


async def stormed(task: Task) -> list[Storm]:
    """Seat everyone, then let one storm after another come."""
    watch = Watch()
    places = await seated(task.addresses, task.tables, split=False)
    clients = [client for client, _ in await all_connected(places, watch)]
    storms = []
    for _ in range(task.storms):
        clients, storm = await one_storm(clients, places, watch)
        storms.append(storm)
    watch.check()
    return storms


async def one_storm(
    clients: Sequence[Client], places: Sequence[ConnectedSeat], watch: Watch
) -> tuple[list[Client], Storm]:
    """Everyone drops, and at once everyone reconnects."""
    began = time.perf_counter()
    for client in clients:
        client.wire.transport.abort()
    # In a storm nobody waits for others to be let in first.
    opening = asyncio.Semaphore(len(places))
    back = [Client(place, watch) for place in places]
    async with asyncio.timeout(PATIENCE):
        waits = await asyncio.gather(*(wait_of(client, opening, began) for client in back))
    return back, Storm(len(places), round(max(waits), 2), percentile(waits, 50), percentile(waits, 99))


async def wait_of(client: Client, opening: asyncio.Semaphore, began: float) -> float:
    """The seconds from the drop until a client has the whole view again."""
    await connected(client, opening)
    return time.perf_counter() - began


if __name__ == "__main__":
    print(msgspec.json.encode(run(stormed(msgspec.json.decode(sys.argv[1], type=Task)))).decode())
