"""Games that go on while the processes they need are killed, and a ledger of every command that was acknowledged."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg

from campaigns.ledgers import settle_up
from campaigns.seen import Seen
from campaigns.victims import (
    PeerVictim,
    PostgresVictim,
    RedisVictim,
    ServerVictim,
    SupervisorVictim,
    Victim,
    WorkerVictim,
    names,
)
from serao.games import GAMES
from tests.server.cluster.scripted import Ledger, Player
from tests.server.house import Guest, Process, Server, Unavailable, signs_of_a_bug
from tests.storage.servers import Postgres, RedisServer, make_database, postgres_to_stop

TABLES = 4  # at once
LONGEST_LIFE = 0.25  # seconds that all is well before the next kill
MOMENT = 3.0  # seconds to wait for a moment that matters: not every victim can interrupt everything
RECOVERY = 600.0  # seconds within which a house goes on after a kill, on a machine that has much else to do
LIMIT = 3600.0  # seconds until all games have ended after the last kill, on a machine that has much else to do
PROCESSES = 3
SWEEP: dict[str, Any] = {"sweep_seconds": 0.5}
# Of each hundred kills, and what a log may complain of while they happen.
SERVERS, WORKER, REDIS, POSTGRES = 35, 10, 10, 10
SUPERVISOR = 25
# A process that ends in order waits ten seconds for connections, of which new ones come in while its listener is open.
CUT_SHORT = re.compile(r"Traceback(?:(?!Traceback)[\s\S])*?Task cancelled, timeout graceful shutdown exceeded\n")
# A process that is being started when its supervisor is killed finds nothing to read: Python itself says so.
ORPHANED = re.compile(
    r"Traceback(?:(?!Traceback)[\s\S])*?spawn_main(?:(?!Traceback)[\s\S])*?EOFError: Ran out of input\n"
)
EXPECTED = ("a serving process died", "a peer could not be told", "the storage does not answer")


class Kills:
    """Games that go on while what they need is killed.

    It ends after so many kills, but not before every victim was killed at a moment that mattered, and every game was
    interrupted, with opponents and without; or when the time is up.
    """

    def __init__(self, servers: Sequence[Server], victims: Mapping[Victim, int], seen: Seen) -> None:
        self.servers, self.victims, self.seen = servers, victims, seen
        self.random = Random(seen.seed)
        self.ledgers: list[Ledger] = []
        self.players: list[Player] = []
        self.numbers = count()
        self.missing = {*names(victims), *GAMES, "opponents", "people alone"}  # what no kill has interrupted yet
        self.killed: Counter[str] = Counter()

    def goes_on(self) -> bool:
        """Whether there is somebody left to be killed."""
        return not self.seen.time_is_up() and (self.seen.done < self.seen.wanted or bool(self.missing))

    async def run(self, stack: ExitStack) -> None:
        """Kill so many times; then let the games end. Whatever fails ends everything."""
        async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as together:
            for _ in range(TABLES):
                together.create_task(self.games(stack))
            await self.kill_on()
            limit.reschedule(asyncio.get_running_loop().time() + LIMIT)

    async def kill_on(self) -> None:
        """One victim after another: by turns at a random moment and at one that is still missing."""
        while self.goes_on():
            victim = self.next_victim()
            await self.recovered()
            await asyncio.sleep(self.random.random() * LONGEST_LIFE)
            if self.seen.done % 2 == 0 or victim.name in self.missing:
                await self.right_moment(victim)
            await self.kill(victim)

    async def recovered(self) -> None:
        """Wait until something is acknowledged after the last kill: a house that cannot serve yet proves nothing."""
        before, patience = self.acknowledged(), time.monotonic() + RECOVERY
        while self.acknowledged() == before and not self.seen.time_is_up():
            assert time.monotonic() < patience, f"nothing was acknowledged for {RECOVERY:.0f} seconds after a kill"
            await asyncio.sleep(0.005)

    def acknowledged(self) -> int:
        """How many commands were acknowledged so far."""
        return sum(len(ledger.answered) for ledger in self.ledgers)

    def next_victim(self) -> Victim:
        """Any of them; after so many kills, one that no kill has met at a moment that mattered, if there is one."""
        left = {each: weight for each, weight in self.victims.items() if each.name in self.missing}
        among = left if left and self.seen.done >= self.seen.wanted else self.victims
        return self.random.choices(list(among), list(among.values()))[0]

    async def right_moment(self, victim: Victim) -> None:
        """Wait a while until the end of a victim would interrupt something that is missing, if anything is."""
        wanted = self.missing - (names(self.victims) - {victim.name})
        patience = time.monotonic() + MOMENT
        while wanted and not wanted & self.interrupted_by(victim) and time.monotonic() < patience:
            await asyncio.sleep(0.001)

    async def kill(self, victim: Victim) -> None:
        """Kill a victim, and start it again."""
        self.missing -= self.interrupted_by(victim)
        await asyncio.to_thread(victim.restart)
        self.killed[victim.name] += 1
        self.seen.done += 1
        self.tell()

    def tell(self) -> None:
        """Say how it stands."""
        self.seen.set(
            **{f"killed {name}": number for name, number in sorted(self.killed.items())},
            tables=len(self.ledgers),
            acknowledged=self.acknowledged(),
            connections=sum(ledger.visits for ledger in self.ledgers),
        )

    def interrupted_by(self, victim: Victim) -> set[str]:
        """What the end of a victim would interrupt now, by the names in `missing`."""
        tables = [each.ledger for each in self.players if not each.over() and victim.holds(each)]
        kinds = {"opponents" if table.bots else "people alone" for table in tables}
        return {*kinds, *(table.game for table in tables), *([victim.name] if tables else [])}

    async def games(self, stack: ExitStack) -> None:
        """One game after another, as long as there is somebody to be killed."""
        while self.goes_on():
            number = next(self.numbers)
            ledger, *guests = await asyncio.to_thread(self.sit_down, stack, number)
            self.ledgers.append(ledger)
            seeds = [self.seen.seed * 1_000_003 + number * 2 + k for k in range(len(guests))]
            players = [
                Player(guest, ledger, self.servers, Random(seed)) for guest, seed in zip(guests, seeds, strict=True)
            ]
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    def sit_down(self, stack: ExitStack, number: int) -> tuple[Ledger, Guest, Guest]:
        """Two people and a new table of theirs, each step at whichever server lives long enough."""
        games = list(GAMES)
        game = games[number % len(games)]
        bots = (number + number // len(games)) % 2  # every second table has an opponent, every game by turns
        levels = {str(2 + seat): "random" for seat in range(bots)}
        ana: Guest = self.somewhere(lambda server: Guest(stack, server, "Ana"))
        bruno: Guest = self.somewhere(lambda server: Guest(stack, server, "Bruno"))
        table = self.somewhere(lambda server: ana.at(server).open(game, 2 + bots, public=True, bots=levels))
        self.somewhere(lambda server: bruno.at(server).ask(table, "sit", id="once"))
        return Ledger(table, game, bots), ana, bruno

    def somewhere(self, work: Callable[[Server], Any]) -> Any:
        """Do something at any server, again and again until it is done."""
        patience = time.monotonic() + LIMIT
        while True:
            try:
                return work(self.random.choice(self.servers))
            except (httpx.TransportError, Unavailable):  # killed meanwhile
                assert time.monotonic() < patience, "no server ever answered"
                time.sleep(0.02)


def campaign(seen: Seen, servers: Sequence[Server], victims: Mapping[Victim, int], database: str) -> None:
    """Kill, let the games end, and settle up; whatever is interrupted, what was acknowledged so far is looked for."""
    kills = Kills(servers, victims, seen)
    whole = False
    with ExitStack() as stack:
        try:
            asyncio.run(kills.run(stack))
            whole = True
        finally:
            kills.tell()
            settle_up(kills.ledgers, servers, database, seen, whole)


def note_complaints(seen: Seen, processes: Sequence[Process]) -> None:
    """Write down what any of them had to complain about, but for what must happen when others are killed."""
    for process in processes:
        for line in signs_of_a_bug(ORPHANED.sub("", CUT_SHORT.sub("", process.log()))):
            if not any(each in line for each in EXPECTED):
                seen.breaks(f"in the log of {process.name}: {line}")


def on_sqlite(seen: Seen, folder: Path) -> None:
    """One process on a SQLite file."""
    database = str(folder / "house.db")
    with ExitStack() as stack:
        server = Server(folder, "server", database, **SWEEP)
        stack.callback(server.clear)
        server.start()
        campaign(seen, [server], {ServerVictim(server): 1}, database)
        note_complaints(seen, [server])


def on_processes(seen: Seen, folder: Path) -> None:
    """Several processes on a SQLite file, with their supervisor."""
    database = str(folder / "house.db")
    server = Server(folder, "server", database, processes=PROCESSES, **SWEEP)
    peers = PeerVictim(server, PROCESSES, Random(seen.seed))
    try:
        server.start()
        victims: dict[Victim, int] = {peers: 100 - SUPERVISOR, SupervisorVictim(server, PROCESSES): SUPERVISOR}
        campaign(seen, [server], victims, database)
        note_complaints(seen, [server])
    finally:
        server.clear()


def on_cluster(seen: Seen, folder: Path) -> None:
    """Two servers and a worker on PostgreSQL and Redis, all of which are killed."""
    with cluster(folder) as (servers, worker, redis, postgres, database):
        victims: dict[Victim, int] = {ServerVictim(server): SERVERS for server in servers}
        victims |= {
            WorkerVictim(worker): WORKER,
            RedisVictim(redis): REDIS,
            PostgresVictim(postgres, [*servers, worker]): POSTGRES,
        }
        campaign(seen, servers, victims, database)
        note_complaints(seen, [*servers, worker])


Cluster = tuple[list[Server], Process, RedisServer, Postgres, str]


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    """Such a house, and what it stands on."""
    with ExitStack() as stack:
        postgres = stack.enter_context(postgres_to_stop(durable=True))
        with closing(psycopg.connect(postgres.url, autocommit=True)) as connection:
            database = make_database(connection, postgres.url, "house")
        redis = RedisServer(folder)
        stack.callback(redis.kill)
        redis.start()
        servers = [Server(folder, name, database, redis.url, **SWEEP) for name in ("one", "two")]
        worker = Process(folder, "worker", database, redis.url, **SWEEP)
        for process in (*servers, worker):
            stack.callback(process.clear)
            process.start()
        yield servers, worker, redis, postgres, database
