"""One great table of Avenue, run as a second process: a thousand people, each with a connection, choose together."""

import asyncio
import sys
import time
from collections.abc import Sequence
from statistics import median

import msgspec

from benchmarks.doors import Door, Person, opened, through
from benchmarks.load import OPENED_AT_ONCE, PATIENCE, Watch, cpu_seconds, run
from benchmarks.tables_load import HELLO
from benchmarks.wire import Wire, request

CLOSE = b"}"
MOST_ROADS = 20


class Task(msgspec.Struct, frozen=True):
    """What to do: where, in which processes it is served, with how many seats; roads are drawn for about so long."""

    address: str
    pids: tuple[int, ...]
    seats: int
    seconds: float


class Crowd(msgspec.Struct, frozen=True):
    """What a great table did: figures of the middle road, and of all together."""

    seats: int
    roads: int
    # Seconds from the first person's coming until all have sat down; until all are connected and have seen the table.
    sitting_seconds: float
    connecting_seconds: float
    # From the first choice of a road until all but one have been accepted; then from the last choice until everyone
    # has the next view.
    choosing_seconds: float
    last_choice_seconds: float
    slowest_last_choice_seconds: float
    moves_a_second: float
    bytes_a_move: float
    megabytes: float
    server_cpu: float


class View(msgspec.Struct):
    """What a client must know of the game: which road is being drawn."""

    round: int
    played: msgspec.Raw = msgspec.Raw(b"")


class Glance(msgspec.Struct):
    """A seat: the game in short, and what may be drawn."""

    view: View
    legal: msgspec.Raw = msgspec.Raw(b"null")


class Heard(msgspec.Struct):
    """What a client must know of a message."""

    type: str
    length: int
    id: str | None = None
    seats: tuple[Glance, ...] = ()


HEARD = msgspec.json.Decoder(Heard)


class Crowded:
    """What all clients share: how many have something, and whoever waits for all to have it."""

    def __init__(self, seats: int) -> None:
        self.watch = Watch()
        self.seats = seats
        self.bytes = 0
        self.seen = self.accepted = 0
        self.all_seen, self.all_accepted = asyncio.Event(), asyncio.Event()

    def sees(self) -> None:
        """One more has the view of the present road."""
        self.seen += 1
        if self.seen == self.seats:
            self.all_seen.set()

    def accepts(self) -> None:
        """One more choice is accepted; the last one is waited for by the view it brings."""
        self.accepted += 1
        if self.accepted == self.seats - 1:
            self.all_accepted.set()

    def next_road(self) -> None:
        """From now on the next view is waited for."""
        self.seen = self.accepted = 0
        self.all_seen.clear()
        self.all_accepted.clear()


class Client:
    """One seat. It knows its view of the present road, and chooses when it is told to."""

    def __init__(self, address: str, table: str, seat: int, person: Person, crowd: Crowded) -> None:
        self.address, self.seat, self.crowd = address, seat, crowd
        opening = request(address, f"/api/tables/{table}/socket", f"Authorization: Bearer {person.token}")
        self.wire = Wire(opening, self.heard, HELLO)
        self.road = b""
        self.legal = b""
        self.number = 0

    def heard(self, message: bytes) -> None:
        """Every message from the server."""
        self.crowd.bytes += len(message)
        heard = HEARD.decode(message)
        if heard.type == "accepted":
            self.crowd.accepts()
        elif heard.type in ("sync", "update"):
            for glance in heard.seats:
                self.look(glance)
        else:
            self.crowd.watch.problems.append(message.decode())

    def look(self, glance: Glance) -> None:
        """A view that shows another road than before, with something to choose, is the next one."""
        road = b"%d %b" % (glance.view.round, bytes(glance.view.played))
        if road != self.road and bytes(glance.legal).startswith(b"["):
            self.road, self.legal = road, bytes(glance.legal)
            self.crowd.sees()

    def choose(self) -> None:
        """Draw the road in the first square that is free."""
        action = self.legal[1 : self.legal.index(CLOSE) + 1]
        self.number += 1
        self.wire.send(b'{"type":"play","id":"%d","seat":%d,"action":%b}' % (self.number, self.seat, action))


async def seated(address: str, seats: int) -> tuple[str, list[Person]]:
    """A table at which so many people sit, and the people by seat."""
    people = await through(address, Door.person, [f"Ana {number}" for number in range(seats)])
    door = await opened(address)
    table = await door.table(people[0], "avenue", seats)
    await through(address, lambda door, seat: door.sit(table, people[seat], seat), range(1, seats))
    return table, people


async def connected(client: Client, opening: asyncio.Semaphore) -> None:
    """Connect; the view comes by itself."""
    host, _, port = client.address.partition(":")
    async with opening:
        await asyncio.get_running_loop().create_connection(lambda: client.wire, host, int(port))


async def one_road(clients: Sequence[Client], crowd: Crowded) -> tuple[float, float]:
    """All but one choose; once they are accepted, the last one does; until everyone has the next view."""
    crowd.next_road()
    began = time.perf_counter()
    for client in clients[1:]:
        client.choose()
    await crowd.all_accepted.wait()
    last = time.perf_counter()
    clients[0].choose()
    await crowd.all_seen.wait()
    return last - began, time.perf_counter() - last


async def drawn(clients: Sequence[Client], crowd: Crowded, until: float) -> list[tuple[float, float]]:
    """Draw roads until that time, but not more than a game surely has; how long each took."""
    roads: list[tuple[float, float]] = []
    while not roads or (time.perf_counter() < until and len(roads) < MOST_ROADS):
        async with asyncio.timeout(PATIENCE):
            roads.append(await one_road(clients, crowd))
    return roads


async def gathered(task: Task) -> Crowd:
    """Sit down, connect, and draw so many roads."""
    began = time.perf_counter()
    table, people = await seated(task.address, task.seats)
    sat = time.perf_counter()
    crowd, opening = Crowded(task.seats), asyncio.Semaphore(OPENED_AT_ONCE)
    clients = [Client(task.address, table, seat, person, crowd) for seat, person in enumerate(people)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(connected(client, opening) for client in clients))
        await crowd.all_seen.wait()
    there = time.perf_counter()
    crowd.bytes, cpu = 0, cpu_seconds(task.pids)
    roads = await drawn(clients, crowd, there + task.seconds)
    elapsed, moves = time.perf_counter() - there, len(roads) * task.seats
    crowd.watch.check()
    return Crowd(
        seats=task.seats,
        roads=len(roads),
        sitting_seconds=round(sat - began, 1),
        connecting_seconds=round(there - sat, 1),
        choosing_seconds=round(median(choosing for choosing, _ in roads), 2),
        last_choice_seconds=round(median(last for _, last in roads), 2),
        slowest_last_choice_seconds=round(max(last for _, last in roads), 2),
        moves_a_second=round(moves / elapsed),
        bytes_a_move=round(crowd.bytes / moves),
        megabytes=round(crowd.bytes / 1e6, 1),
        server_cpu=round((cpu_seconds(task.pids) - cpu) / elapsed, 2),
    )


if __name__ == "__main__":
    print(msgspec.json.encode(run(gathered(msgspec.json.decode(sys.argv[1], type=Task)))).decode())
