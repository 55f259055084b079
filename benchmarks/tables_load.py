"""Scripted clients at many tables of ours, run as a second process: two seats a table, each with its connection."""

import asyncio
import sys
import time
from collections.abc import Sequence

import msgspec

from benchmarks.doors import Door, Person, through
from benchmarks.load import OPENED_AT_ONCE, PATIENCE, Load, Watch, counted, run
from benchmarks.wire import Wire, request

GAME = "fairy_tile"
NAMES = ("Ana", "Bruno")
HELLO = b'{"type":"hello","protocol":2}'
# After a few tiles, which bring an update to 3 kB, characters walk and walk: such a game does not end.
ADD, MOVE, CLOSE = b'{"type":"add"', b'{"type":"move"', b"}"
BUILT = 7  # the length of the log after those tiles: two came, the deal, four tiles


class Task(msgspec.Struct, frozen=True):
    """What to do: where, in which processes it is served, at how many tables, how long."""

    addresses: tuple[str, ...]
    pids: tuple[int, ...]
    tables: int
    seconds: float
    # Whether the two seats of a table are at different processes, where there are two.
    split: bool = False


class ConnectedSeat(msgspec.Struct, frozen=True):
    """A seat at a table, and the server through which it is reached."""

    address: str
    table: str
    seat: int
    person: Person


class Glance(msgspec.Struct):
    """What a client must know of its seat; the view itself is skipped unread."""

    legal: msgspec.Raw = msgspec.Raw(b"null")


class Heard(msgspec.Struct):
    """What a client must know of a message."""

    type: str
    length: int
    id: str | None = None
    seats: tuple[Glance, ...] = ()


HEARD = msgspec.json.Decoder(Heard)


class Client:
    """One seat, which moves as soon as an update gives it the turn."""

    def __init__(self, place: ConnectedSeat, watch: Watch) -> None:
        self.place, self.watch = place, watch
        path = f"/api/tables/{place.table}/socket"
        opening = request(place.address, path, f"Authorization: Bearer {place.person.token}")
        self.wire = Wire(opening, self.heard, HELLO)
        self.synced: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.number = 0
        self.sent = 0.0
        self.awaited = ""
        self.length = 0

    def heard(self, message: bytes) -> None:
        """Every message from the server."""
        heard = HEARD.decode(message)
        if heard.type == "update":
            self.watch.weigh(len(message))
            self.updated(heard)
        elif heard.type == "sync":
            self.length = heard.length
            self.synced.set_result(heard)
        else:
            self.watch.problems.append(message.decode())

    def updated(self, heard: Heard) -> None:
        """An update may bring back the own move, and may give the turn."""
        if heard.length != self.length + 1:
            self.watch.problems.append(f"length {heard.length} after {self.length}")
        self.length = heard.length
        if heard.id is not None and heard.id == self.awaited:
            self.watch.count(self.place.table, time.perf_counter() - self.sent)
        self.answer(heard)

    def answer(self, heard: Heard) -> None:
        """Move, if it is this seat's turn."""
        legal = bytes(heard.seats[0].legal)
        if not legal.startswith(b"["):
            return
        begin = max(legal.find(MOVE if heard.length >= BUILT else ADD), 1)
        action = legal[begin : legal.index(CLOSE, begin) + 1]
        self.number += 1
        self.awaited = f"{self.place.seat}.{self.number}"
        message = b'{"type":"play","id":"%b","seat":%d,"action":%b}' % (
            self.awaited.encode(),
            self.place.seat,
            action,
        )
        self.sent = time.perf_counter()
        self.wire.send(message)


async def seated(addresses: Sequence[str], tables: int, split: bool) -> list[ConnectedSeat]:
    """The seats of so many new tables, all taken: two people play at all of them."""
    people = await through(addresses[0], Door.person, NAMES)

    async def set_up(door: Door, _: int) -> str:
        table = await door.table(people[0], GAME, len(people))
        await door.sit(table, people[1], 1)
        return table

    made = await through(addresses[0], set_up, range(tables))
    return [
        ConnectedSeat(addresses[(number + seat * split) % len(addresses)], table, seat, person)
        for number, table in enumerate(made)
        for seat, person in enumerate(people)
    ]


async def connected(client: Client, opening: asyncio.Semaphore) -> Heard:
    """How things stand at the client's seat, once it has been told."""
    host, _, port = client.place.address.partition(":")
    async with opening:
        await asyncio.get_running_loop().create_connection(lambda: client.wire, host, int(port))
        return await client.synced


async def all_connected(places: Sequence[ConnectedSeat], watch: Watch) -> list[tuple[Client, Heard]]:
    """A client at every seat, and how things stand there."""
    opening = asyncio.Semaphore(OPENED_AT_ONCE)
    clients = [Client(place, watch) for place in places]
    async with asyncio.timeout(PATIENCE):
        heard = await asyncio.gather(*(connected(client, opening) for client in clients))
    return list(zip(clients, heard, strict=True))


async def built(clients: Sequence[Client]) -> None:
    """Wait until the kingdoms of all tables are of the size that is measured."""
    async with asyncio.timeout(PATIENCE):
        while any(client.length < BUILT for client in clients):
            await asyncio.sleep(0.05)


async def played(task: Task) -> Load:
    """Seat everyone, start all tables at once, warm up, and count for so many seconds."""
    watch = Watch(task.pids)
    clients = await all_connected(await seated(task.addresses, task.tables, task.split), watch)
    memory = watch.seated(task.tables)
    for client, heard in clients:
        client.answer(heard)
    await built([client for client, _ in clients])
    load = await counted(watch, task.tables, task.seconds, memory)
    for client, _ in clients:
        client.wire.transport.abort()
    return load


if __name__ == "__main__":
    print(msgspec.json.encode(run(played(msgspec.json.decode(sys.argv[1], type=Task)))).decode())
