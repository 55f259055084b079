"""The hall: every table that is open in this process, and the way to the others."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection as Database
from sqlalchemy import Engine

from serao.engine.fairness import SECRET_BYTES
from serao.engine.problem import Problem, reason
from serao.server import finishing, metrics
from serao.server.buckets import Buckets
from serao.server.config import Config
from serao.server.fanout import Fanout
from serao.server.room import Room, entry_of
from serao.server.thinking import Thinker
from serao.storage import matches, persons
from serao.storage.matches import Match
from serao.storage.rows import Row
from serao.storage.writer import Writer
from serao.table.decide import decide_close, decide_full
from serao.table.setup import Setup, checked
from serao.table.table import Table

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another
DAY = 24 * 60 * 60 * 1000
HOUR = 60 * 60 * 1000
RECOVERED = 1000  # tables looked into at the start
SWEEP_AT_ONCE = 100
FAREWELL_SECONDS = 2.0

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

# Asks another process for an opponent's move; False where this process thinks itself.
AskWorker = Callable[[str, int, int], bool]
# Hears of everything this process accepted: the notices to those who are away.
Heard = Callable[[Room, Row], None]


class NoSuchTable(Problem):
    """There is no table of that name, or it is not for the asker to know of."""


def new_id(length: int = 12) -> str:
    """A name that nobody guesses by accident."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """The open tables. A `Keeper` to its rooms."""

    def __init__(self, config: Config, engine: Engine, thinker: Thinker, fanout: Fanout) -> None:
        self.config = config
        self.engine = engine
        self.writer = Writer(engine)
        self.thinker = thinker
        self.fanout = fanout
        self.shared = config.redis is not None or config.processes > 1
        self.bot_pause = config.bot_pause
        self.rooms: dict[str, Room] = {}
        self.clients: set[Any] = set()  # the open connections: server.sockets.Client
        self.worker: AskWorker | None = None
        self.heard: Heard = lambda room, row: None
        self.now = now
        self._aside = asyncio.Semaphore(2)  # long computations at once
        self._said = Buckets(config.limits.said)
        self.newcomers = Buckets(config.limits.newcomers)
        self._opened = Buckets(config.limits.tables)
        self._loading: dict[str, asyncio.Future[Room]] = {}

    # ── Storage ───────────────────────────────────────────────────────────────────────────────

    async def read(self, job: Callable[Concatenate[Database, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Read from the database, in a thread."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return job(connection, *args, **more)

        return await asyncio.to_thread(reading)

    async def aside(self, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Compute something long beside the event loop: a replay, a proof."""
        async with self._aside:
            return await asyncio.to_thread(job, *args, **more)

    async def write(self, job: Callable[[Database], T]) -> T:
        """A transaction, in order with the moves."""
        return await self.writer.run(job)

    async def append(self, row: Row) -> bool:
        """Write a row down for good; False when somebody else was first."""
        begun = time.perf_counter()
        accepted = await self.writer.append(row)
        metrics.APPEND.observe(time.perf_counter() - begun)
        return accepted

    async def rows_since(self, match: str, seq: int) -> list[Row]:
        """What was written from that number on."""
        return await self.read(matches.moves_since, match, seq)

    # ── Rooms ─────────────────────────────────────────────────────────────────────────────────

    async def open(
        self, setup: Setup, host: str, follows: str | None = None, company: Collection[str] = ()
    ) -> Room | None:
        """A new table, with a company let in; None when the table it should follow has been followed already."""
        checked(setup)
        secret, match = secrets.token_bytes(SECRET_BYTES), new_id()
        row = Match(
            id=match,
            game=setup.game,
            setup=msgspec.json.encode(setup).decode(),
            secret=secret,
            invite=secrets.token_urlsafe(16),
            host=host,
            created_at=self.now(),
            phase="gathering",
            public=setup.public,
            seats=setup.seats,
            taken=0,
            names="[]",
            wake_at=self.now() + DAY,
            follows=follows,
        )
        if not await self.write(lambda connection: matches.add_match(connection, row, company)):
            return None
        room = self.rooms[match] = Room(match, Table(setup, secret, host), self)
        metrics.ROOMS.set(len(self.rooms))
        return room

    async def room(self, match: str) -> Room:
        """The table of that name, from memory or from its log."""
        if match in self.rooms:
            return self.rooms[match]
        if match not in self._loading:
            self._loading[match] = asyncio.ensure_future(self._load(match))
            self._loading[match].add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def room_now(self, match: str) -> Room:
        """The table as it stands now, also where another process has gone on: nobody is shown less than before."""
        known = match in self.rooms
        room = await self.room(match)
        if known and self.shared:
            await room.catch_up()
        return room

    async def _load(self, match: str) -> Room:
        found, rows = await self.read(_with_moves, match)
        if found is None:
            raise NoSuchTable(reason("table-unknown"))
        room = Room(match, unpacked(found, rows), self)
        self.rooms[match] = room
        metrics.ROOMS.set(len(self.rooms))
        room.wake()
        # The process that wrote the last entry may not have lived to do what follows from it.
        await room.house(decide_full)
        if room.table.phase != found.phase:
            await self.settle(room)
        return room

    async def settle(self, room: Room) -> None:
        """Write down what the lobby and the profiles show of a table."""
        await self.write(finishing.settled(room, self.now()))

    def happened(self, room: Room, row: Row) -> None:
        """Tell the other processes, and those who are away."""
        metrics.ENTRIES.inc()
        self.fanout.publish(row)
        self.heard(room, row)

    async def hear(self, row: Row) -> None:
        """Another process has accepted a row."""
        room = self.rooms.get(row.match)
        if room is None:
            return
        if self.fanout.keeps(room.match) or not idle(room):
            await room.hear(row)
        else:
            self._let_go(room)  # it was opened for a request, and goes on where it is kept

    def ask_worker(self, match: str, length: int, seat: int) -> bool:
        """Hand an opponent's move to another process; False when this one thinks itself."""
        return self.worker is not None and self.worker(match, length, seat)

    async def wake(self, match: str) -> None:
        """Let the clock and the opponents of a table do what they have to."""
        (await self.room_now(match)).wake()

    def may_say(self, person: str, match: str) -> bool:
        """Whether a person may say one more thing at a table now."""
        return self._said.take(f"{match} {person}", time.monotonic())

    def may_open(self, person: str) -> bool:
        """Whether a person may open one more table now."""
        return self._opened.take(person, time.monotonic())

    # ── Housekeeping ──────────────────────────────────────────────────────────────────────────

    async def sweep(self) -> None:
        """Look after sleeping clocks, lost messages and tables nobody looks at any more."""
        for match in await self.read(matches.due, self.now(), SWEEP_AT_ONCE):
            if self.fanout.keeps(match):
                await self._wake(match)
        await self.dismiss_signed_out()
        if self.shared:
            await self._compare()
        for room in list(self.rooms.values()):
            if self.rooms.get(room.match) is not room:
                continue  # let go while another was waited for
            room.wake()
            if decide_full(room.table) is not None:  # whoever sat down last did so at a process that has died since
                await room.house(decide_full)
            await room.write_up()
            await self._rest(room)

    async def dismiss_signed_out(self) -> None:
        """Close the connections whose sessions have ended, through whichever process."""
        shown = {client.session for client in self.clients if client.session is not None}
        ended = shown - await self.read(persons.sessions_there, shown) if shown else shown
        for client in self.clients:
            if client.session in ended:
                client.dismiss("signed-out")

    async def recover(self) -> None:
        """Open what was being played an hour ago: a process may have died between a last move and its write-up."""
        for match in await self.read(matches.lately_played, self.now() - HOUR, RECOVERED):
            if self.fanout.keeps(match):
                await self._opened_room(match)

    async def _opened_room(self, match: str) -> Room | None:
        """The room of a table; None, with a line in the log, where the table cannot be played by this program."""
        try:
            return await self.room(match)
        except Problem as problem:
            log.error("a table cannot be opened", match=match, problem=problem.reason.key)
            return None

    async def _wake(self, match: str) -> None:
        room = await self._opened_room(match)
        if room is None:
            return
        await room.check_time()
        if room.table.phase == "gathering":
            await room.house(decide_close)
        await self.settle(room)

    async def _compare(self) -> None:
        """Messages between processes can be lost; what is written cannot."""
        watched = [room.match for room in self.rooms.values() if room.connections]
        lengths = await self.read(matches.lengths, watched)
        for match, length in lengths.items():
            room = self.rooms.get(match)
            if room is not None and length > room.table.length:
                await room.catch_up()

    async def _rest(self, room: Room) -> None:
        """A table nobody looks at leaves the memory, at once where another process keeps it; its log brings it back."""
        kept = self.fanout.keeps(room.match)
        patience = self.config.rest_seconds if kept else 0.0
        if not idle(room) or self.now() - room.quiet_since <= patience * 1000:
            return
        if kept and room.table.bots_to_act():
            return  # a worker has been asked, and may have to be asked again
        if kept and room.table.clocks:  # its alarm goes with it: the sweep must know when it would have rung
            await room.catch_up()
            await self.settle(room)
        if idle(room):
            self._let_go(room)

    def _let_go(self, room: Room) -> None:
        room.close()
        if self.rooms.get(room.match) is room:  # whoever waited for it may come second, or find another in its place
            del self.rooms[room.match]
        metrics.ROOMS.set(len(self.rooms))

    async def farewell(self) -> None:
        """Tell everybody who looks on that the house closes; whoever does not listen is not waited for."""
        for client in self.clients:
            client.dismiss("restart")
        deadline = time.monotonic() + FAREWELL_SECONDS
        while self.clients and time.monotonic() < deadline:
            await asyncio.sleep(0.02)

    def close(self) -> None:
        """Finish what is being written, and stop."""
        for room in self.rooms.values():
            room.close()
        self.thinker.close()
        self.writer.close()
        self.engine.dispose()


def idle(room: Room) -> bool:
    """Whether nobody looks at a table here, and nothing is under way."""
    return not room.connections and not room.busy()


def _with_moves(connection: Database, match: str) -> tuple[Match | None, list[Row]]:
    found = matches.match(connection, match)
    return found, [] if found is None else matches.moves_since(connection, match, 0)


def unpacked(found: Match, rows: list[Row]) -> Table:
    """A table from its log."""
    table = Table(msgspec.json.decode(found.setup, type=Setup), found.secret, found.host)
    for row in rows:
        table.fold(entry_of(row))
    return table
