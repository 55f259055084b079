"""A room: a table in this process, those who look at it, its clock and its opponents."""

import asyncio
from collections.abc import Callable
from typing import Any, Literal, Protocol

import structlog

from serao.engine.problem import Refused, reason
from serao.server.tables.bot_pool import Thinker
from serao.storage.rows import Row
from serao.storage.writer import StorageDown
from serao.table.commands import AnyCommand
from serao.table.decide import Who, decide, decide_bot, decide_full, decide_time
from serao.table.events import Agreed, Entry, Event, Played, Said, Started, Undone, decode_event, encode_event
from serao.table.showing import Showing, Viewer
from serao.table.table import Table
from serao.table.wire import Accepted

TRIES = 50  # each lost race means that somebody else's move was accepted
CROWD_SECONDS = 0.2  # a crowd is told of everything together, so often
ASK_AGAIN = 5000  # milliseconds until a worker that did not answer is asked again
BOT_RETRY = 1.0  # seconds until a thought that failed is tried again

log = structlog.get_logger()


class Connection(Protocol):
    """Somebody who looks at the table through a socket."""

    viewer: Viewer

    def send(self, data: bytes, answers: str | None = None) -> None:
        """Put a message on its way, perhaps the answer to a command; never waits."""

    def dismiss(self, why: Literal["not-admitted"]) -> None:
        """Close the connection, with a word of why."""


class Keeper(Protocol):
    """What a room needs of the house."""

    shared: bool  # whether other processes may write to the same tables
    thinker: Thinker
    bot_pause: float

    def now(self) -> int:
        """The time, in milliseconds."""

    async def append(self, row: Row) -> bool:
        """Write a row down for good; False when somebody else was first."""

    async def rows_since(self, match: str, seq: int) -> list[Row]:
        """What was written from that number on."""

    async def settle(self, room: "Room") -> None:
        """Write down what the lobby and the profiles show of a table, after its company changed."""

    def happened(self, room: "Room", row: Row) -> None:
        """Tell the other processes, and those who are away, what this process has accepted."""

    def ask_worker(self, match: str, length: int, seat: int) -> bool:
        """Hand an opponent's move to a worker; False when this process thinks itself."""


class Room:
    """One table. Commands go through `perform`, one at a time; nobody hears of anything before it is durable."""

    def __init__(self, match: str, table: Table, keeper: Keeper) -> None:
        self.match = match
        self.table = table
        self.keeper = keeper
        self.showing = Showing(match, table)
        self.connections: set[Connection] = set()
        self.quiet_since = keeper.now()
        self._lock = asyncio.Lock()
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._asked: dict[int, int] = {}  # seats whose move a worker was asked for, and when
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._flush: asyncio.TimerHandle | None = None
        self._crowd_around = False
        self._crowd_acted: set[int] | None = set()  # who acted since the crowd was told; None: everything may differ
        self._crowd_said = 0
        self._crowd_told = actions_seen(table)
        self._settled = -1
        self._tasks: set[asyncio.Task[Any]] = set()

    # ── Commands ──────────────────────────────────────────────────────────────────────────────

    async def perform(self, who: Who, command: AnyCommand) -> Accepted:
        """Do what a person asks, once; Refused says why not."""
        async with self._lock:
            return await self._perform(who, command)

    async def _perform(self, who: Who, command: AnyCommand) -> Accepted:
        for _ in range(TRIES):
            done = self.table.done(who.person, command.id)
            if done is not None:
                return Accepted(command.id, done)
            try:
                event = decide(self.table, who, command, self.keeper.now())
            except Refused:
                # Another process may have gone on; only who knows everything may say no.
                if self.keeper.shared and await self._catch_up():
                    continue
                raise
            if await self._append(event, who.person, command.id):
                length = self.table.length  # what follows by itself may add to it; repeated, the answer is the same
                await self._after()
                return Accepted(command.id, length)
        raise Refused(reason("table-busy"))

    async def house(self, choose: Callable[[Table], Event | None]) -> bool:
        """Do what comes about by itself: the deal, a clock, an opponent. Whether it was done."""
        async with self._lock:
            for _ in range(TRIES):
                event = choose(self.table)
                if event is None:
                    return False
                if await self._append(event, None, None):
                    await self._after()
                    return True
            return False

    async def _append(self, event: Event, by: str | None, number: str | None) -> bool:
        """Write the next entry down, then let everybody see it; when somebody else was first, catch up."""
        entry = Entry(max(self.keeper.now(), self.table.at), by, number, event)
        row = Row(self.match, self.table.length, entry.at, by, number, encode_event(event))
        try:
            accepted = await self.keeper.append(row)
        except StorageDown:
            # Nobody knows whether it was written: look again, and let the sender repeat it under the same id.
            self._start(self.catch_up())
            raise Refused(reason("storage-down")) from None
        if accepted:
            self._take(entry)
            self.keeper.happened(self, row)
            return True
        await self._catch_up()
        return False

    async def _after(self) -> None:
        """What follows by itself from what just happened."""
        event = decide_full(self.table)
        if event is not None:
            await self._append(event, None, None)
        if self._settled != self.table.around:
            self._settled = self.table.around
            await self.keeper.settle(self)

    async def write_up(self) -> None:
        """Make sure that the end of the game is written up: the process that brought it about may have died."""
        async with self._lock:
            if self.table.phase == "over" and self._settled != self.table.around:
                self._settled = self.table.around
                await self.keeper.settle(self)

    # ── Following the log ─────────────────────────────────────────────────────────────────────

    async def catch_up(self) -> bool:
        """Take what other processes have written; whether there was anything."""
        async with self._lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        rows = await self.keeper.rows_since(self.match, self.table.length)
        for row in rows:
            self._take(entry_of(row))
        return bool(rows)

    async def hear(self, row: Row) -> None:
        """Another process has accepted this row."""
        async with self._lock:
            if row.seq == self.table.length:
                self._take(entry_of(row))
            elif row.seq > self.table.length:
                await self._catch_up()

    def _take(self, entry: Entry) -> None:
        """Fold a durable entry, and show it."""
        around, waited_for = self.table.around, len(self.table.actors)
        self.table.fold(entry)
        if isinstance(entry.event, Started) and not self.table.setup.spectators:
            self._show_out()
        self._announce(entry, around != self.table.around, waited_for)
        match entry.event:
            case Played(seat=seat):
                self._asked.pop(seat, None)
            case Undone() | Agreed():
                self._forget_thoughts()
        self.wake()

    # ── Those who look on ─────────────────────────────────────────────────────────────────────

    def enter(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self.connections.add(connection)
        self.show_all(connection)

    def leave(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.connections.discard(connection)
        self.quiet_since = self.keeper.now()

    def _show_out(self) -> None:
        """Whoever looked in before a game without spectators must go when it begins."""
        for connection in list(self.connections):
            person = connection.viewer.person
            if person != self.table.host and not self.table.seats_of(person):
                self.leave(connection)
                connection.dismiss("not-admitted")

    def show_all(self, connection: Connection) -> None:
        """Send everything that a viewer may see."""
        connection.send(self.showing.sync(connection.viewer, self.keeper.now()))

    def _announce(self, entry: Entry, around: bool, waited_for: int) -> None:
        if not self.connections:
            self._crowd_told = actions_seen(self.table)
            return
        if self.table.crowded:
            self._announce_later(entry.event, around, waited_for)
            return
        now = self.keeper.now()
        for connection in self.connections:
            own = entry.id if connection.viewer.person == entry.by else None
            connection.send(self.showing.update(entry, around, connection.viewer, now), own)

    def _announce_later(self, event: Event, around: bool, waited_for: int) -> None:
        """A crowd is told together: a thousand seats that each act would be a million messages.

        While one seat after another chooses and nothing is revealed, only those who chose see anything new but the
        number that is waited for. What is revealed is told at once.
        """
        self._crowd_around |= around
        self._crowd_said += isinstance(event, Said)
        chooses = isinstance(event, Played) and 0 < len(self.table.actors) == waited_for - 1
        reveals = isinstance(event, Played | Started) and not chooses
        if isinstance(event, Played) and not reveals and self._crowd_acted is not None:
            self._crowd_acted.add(event.seat)
        elif not isinstance(event, Said):
            self._crowd_acted = None
        if reveals and self._flush is not None:
            self._flush.cancel()
            self._flush = None
        if self._flush is None:
            delay = 0 if reveals else CROWD_SECONDS
            self._flush = asyncio.get_running_loop().call_later(delay, self._announce_to_crowd)

    def _announce_to_crowd(self) -> None:
        self._flush = None
        around, self._crowd_around = self._crowd_around, False
        acted, self._crowd_acted = self._crowd_acted, set()
        said, self._crowd_said = self._crowd_said, 0
        since, self._crowd_told = self._crowd_told, actions_seen(self.table)
        now = self.keeper.now()
        for connection in self.connections:
            connection.send(self.showing.together(around, said, connection.viewer, now, acted, since))

    # ── Clock and opponents ───────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """See what the clock and the opponents have to do now."""
        self._set_alarm()
        for seat in self.table.bots_to_act():
            if seat not in self._thoughts and self.keeper.now() >= self._asked.get(seat, 0) + ASK_AGAIN:
                self._think(seat)

    def _set_alarm(self) -> None:
        deadline = self.table.clocks.deadline() if self.table.clocks else None
        if deadline == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._alarm_at = None, deadline
        if deadline is not None:
            delay = max(0, deadline - self.keeper.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = self._alarm_at = None
        self._start(self.check_time())

    async def check_time(self) -> None:
        """Let the clock do what it must by now."""
        while await self.house(lambda table: decide_time(table, self.keeper.now())):
            pass
        self._set_alarm()

    def _start(self, work: Any) -> asyncio.Task[Any]:
        """A task of this room: kept, so that it is neither forgotten nor lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _think(self, seat: int) -> None:
        if self.keeper.ask_worker(self.match, self.table.length, seat):
            self._asked[seat] = self.keeper.now()
            return
        task = self._thoughts[seat] = self._start(self._think_and_act(seat))
        task.add_done_callback(lambda done: self._thought(seat, done))

    def _thought(self, seat: int, task: "asyncio.Task[None]") -> None:
        if self._thoughts.get(seat) is task:
            del self._thoughts[seat]
        if not task.cancelled():
            self.wake()

    async def _think_and_act(self, seat: int) -> None:
        try:
            await self.move_bot(seat, self.keeper.bot_pause)
        except Refused:
            pass  # the game went on, or the person is back
        except Exception as problem:
            log.error("an opponent failed", match=self.match, seat=seat, problem=type(problem).__name__)
            await asyncio.sleep(BOT_RETRY)

    async def move_bot(self, seat: int, pause: float = 0.0) -> None:
        """Let an opponent think, and do what it says."""
        level = self.table.held_by_bot(seat)
        if level is None or seat not in self.table.bots_to_act():
            return
        game = self.table.game
        memory = game.memory(self.table.state, seat)
        action, _ = await asyncio.gather(self.keeper.thinker.think(game.NAME, level, memory), asyncio.sleep(pause))
        await self.house(lambda table: decide_bot(table, seat, action))

    def _forget_thoughts(self) -> None:
        """After an undo, what was being thought about is no longer there."""
        for task in list(self._thoughts.values()):
            task.cancel()
        self._thoughts.clear()
        self._asked.clear()

    def busy(self) -> bool:
        """Whether something is under way."""
        return self._lock.locked() or bool(self._tasks)

    def close(self) -> None:
        """Stop everything that belongs to this room."""
        for handle in (self._alarm, self._flush):
            if handle is not None:
                handle.cancel()
        for task in list(self._tasks):
            task.cancel()


def actions_seen(table: Table) -> int:
    """How many actions have been seen; before the deal not even the deal."""
    return -1 if table.state is None else len(table.actions)


def entry_of(row: Row) -> Entry:
    """A row of the log as an entry."""
    return Entry(row.at, row.by, row.id, decode_event(row.body))
