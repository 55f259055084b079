"""The soak: one finished table after another, for an hour, and the memory of the process that serves them."""

import asyncio
import time
from itertools import count
from pathlib import Path
from random import Random

from campaigns.growth import Line, Sample, growth, later, sample
from campaigns.seen import Seen
from serao.client import Client, Position, RemoteTable
from serao.games import GAMES
from tests.server.house import SHORT, Server

MINUTES = 60.0
LEAST_TABLES = 200  # after the first quarter; below that the line says nothing
MOST_GROWTH = 1000  # bytes a finished table
COMPANIES = 6  # that play at once
LEVELS = ("random", "random", "random", "sound")  # of opponents
STAYS = 40  # choices, at most, before somebody closes the browser and comes back
SAMPLES_KEPT = 240  # in the report
MOST_REST = 300.0  # seconds: the server's own default
RESTS = 12  # a table rests for this part of the soak at most, so that the first quarter is enough to fill the house
PATIENCE = 600.0  # seconds for one table, on a machine that has much else to do


class GoesAway(Exception):
    """Somebody closes the browser."""


class Visitor:
    """Somebody who plays at random, and comes and goes."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = random.randrange(1, STAYS)

    async def choose(self, position: Position) -> object:
        """Any lawful action, or to go away."""
        self.left -= 1
        if self.left == 0:
            raise GoesAway
        return self.random.choice(position.legal)

    async def play(self, client: Client, table: RemoteTable) -> RemoteTable:
        """Play to the end, over as many connections as it takes; the table over the last one."""
        while not table.over:
            try:
                await table.play(self.choose)
            except GoesAway:
                await table.close()
                self.left = self.random.randrange(1, STAYS)
                table = await client.enter(table.id)
        return table


class Soak:
    """Companies that play one table after another at one house."""

    def __init__(self, server: Server, database: Path, seen: Seen) -> None:
        self.server, self.database, self.seen = server, database, seen
        self.numbers = count()
        self.finished = 0
        self.samples: list[Sample] = []

    async def run(self) -> None:
        """Play until the time is up; the tables that are under way come to their end."""
        sampling = asyncio.create_task(self.sample_on())
        try:
            await asyncio.gather(*(self.tables() for _ in range(COMPANIES)))
            self.take_sample()
        finally:
            sampling.cancel()
            self.judge()

    async def tables(self) -> None:
        """One table after another, and one at least."""
        while self.finished < COMPANIES or self.seen.goes_on():
            number = next(self.numbers)
            await asyncio.wait_for(self.table(number, Random(self.seen.seed * 1_000_003 + number)), PATIENCE)
            self.finished += 1

    async def table(self, number: int, random: Random) -> None:
        """Two people, an opponent and somebody who looks on, at one table to its end."""
        game = list(GAMES)[number % len(GAMES)]
        url = self.server.url
        async with Client(url, name="Ana") as ana, Client(url, name="Bruno") as bruno, Client(url) as stranger:
            opponents = {2: random.choice(LEVELS)}
            mine = await ana.open(game, 3, opponents, options=SHORT.get(game, {}), public=True)
            other = await bruno.enter(mine.id)
            await other.sit()
            looking = asyncio.create_task(self.look_on(stranger, mine.id))
            mine, _ = await asyncio.gather(Visitor(random).play(ana, mine), Visitor(random).play(bruno, other))
            await looking
            await self.afterwards(ana, mine, number)

    async def look_on(self, stranger: Client, table: str) -> None:
        """Look at the lobby, and then at the table to its end."""
        await stranger.api.ask_bytes("GET", "/api/lobby")
        await (await stranger.enter(table)).ended()

    async def afterwards(self, client: Client, table: RemoteTable, number: int) -> None:
        """Fetch the record, as programs and replays do, and now and then more."""
        await table.record()
        if number % 16 == 0:
            await table.verify()
        if number % 16 == 2 and table.table.game == "picture_perfect":
            await client.api.ask_bytes("GET", f"/api/records/{table.id}/photo/0.png")

    # ── What it costs ─────────────────────────────────────────────────────────────────────────

    async def sample_on(self) -> None:
        """Look at the process once a second."""
        while True:
            self.take_sample()
            await asyncio.sleep(1)

    def take_sample(self) -> None:
        """Look at the process."""
        assert self.server.running is not None
        seconds = time.monotonic() - self.seen.begun
        now = sample(self.server.running.pid, seconds, self.finished, self.database)
        self.samples.append(now)
        self.seen.done = min(self.seen.wanted, int(seconds))
        self.seen.set(
            tables=self.finished,
            MB=now.resident / 1e6,
            descriptors=now.descriptors,
            threads=now.threads,
            opponents_MB=now.others / 1e6,
        )

    def judge(self) -> None:
        """How much the process grew after the first quarter, and whether that is too much."""
        rest = later(self.samples)
        if not rest:
            return
        step = -(-len(self.samples) // SAMPLES_KEPT)
        self.seen.details["samples"] = self.samples[::step]
        tables = rest[-1].done - rest[0].done
        self.seen.set(first_MB=self.samples[0].resident / 1e6, after_first_quarter_MB=rest[0].resident / 1e6)
        self.seen.set(tables_after_first_quarter=tables)
        for name, unit in (("resident", "bytes"), ("database", "bytes"), ("descriptors", "")):
            line = growth([(each.done, getattr(each, name)) for each in rest])
            self.seen.figures[f"{name}_{unit}_a_table".replace("__", "_")] = written(line)
        line = growth([(each.done, each.resident) for each in rest])
        if line is None or tables < LEAST_TABLES:
            self.seen.set(slope="too few tables to judge it")
        elif line.slope >= MOST_GROWTH:
            self.seen.breaks(f"memory grows by {written(line)} bytes a finished table, not by less than {MOST_GROWTH}")


def written(line: Line | None) -> str:
    """A line as the report has it."""
    return "too few samples" if line is None else f"{line.slope:,.2f} ± {line.error:,.2f}"


def run(seen: Seen, folder: Path, rest_seconds: float | None = None) -> None:
    """Soak a house of its own in a folder."""
    database = folder / "house.db"
    length = min(seen.wanted, seen.seconds_left())
    rest = min(MOST_REST, length / RESTS) if rest_seconds is None else rest_seconds
    server = Server(folder, "server", str(database), rest_seconds=rest)
    try:
        server.start()
        asyncio.run(Soak(server, database, seen).run())
        for complaint in server.complaints():
            seen.breaks(f"in the log: {complaint}")
    finally:
        server.clear()
