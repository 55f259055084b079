"""A room: one table that is open in this process, with its viewers, its clock and its opponents."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import Any, Protocol

import structlog

from serao.bots.cast import tempo_of
from serao.engine.problem import Problem, Refused, reason
from serao.server.base.clock import now
from serao.server.base.database import Database, Work
from serao.server.tables.bot_pool import Thinker
from serao.server.tables.crowd import CrowdNews, CrowdTeller
from serao.server.tables.own_tables import with_own_table
from serao.server.tables.viewers import Connection
from serao.storage.folding import Gap, entry_of
from serao.storage.rows import Row
from serao.storage.trouble import StorageDown
from serao.table.commands import AnyCommand
from serao.table.decide import Who, decide, decide_bot, decide_full, decide_time
from serao.table.events import Agreed, Entry, Event, Gone, Played, Started, Undone, encode_event
from serao.table.moderation import decide_remove
from serao.table.opponents import player_for
from serao.table.showing import Showing
from serao.table.table import Table
from serao.table.talk import decide_remark
from serao.table.wire import Accepted

TRIES = 50  # each lost race means that another process has appended an entry
ASK_AGAIN = 5000  # milliseconds until a process that did not answer is asked again for an opponent's move
THOUGHTS = 8  # opponents of a table that think at once; a crowd of them would hold the loop while they begin
FOLDED_AT_ONCE = 16  # entries that are folded before the loop may do something else
BOT_RETRY = 1.0  # seconds until a thought that failed is tried again

log = structlog.get_logger()


class RoomServices(Protocol):
    """What a room needs of the server; the registry of tables provides it."""

    database: Database
    thinker: Thinker
    shared: bool  # whether other processes may write to the same tables
    bot_pause: float
    ask_for_move: Callable[[str, int, int], bool]

    async def save_summary(self, room: "Room") -> None:
        """Write what the lobby and the profiles show of a table, after its company changed."""

    def put_aside(self, room: "Room", problem: Exception) -> Problem:
        """Close a table whose log cannot be read; what is to be raised."""

    def accepted(self, room: "Room", row: Row) -> None:
        """Tell the other processes, and the people who are away, of a row that this process has accepted."""


class Room:
    """One open table. It performs one command at a time, and shows nothing before it is durable."""

    def __init__(self, match: str, table: Table, services: RoomServices) -> None:
        self.match = match
        self.table = table
        self.services = services
        self.showing = Showing(match, table)
        self.connections: set[Connection] = set()
        self.written: Counter[str | None] = Counter()  # entries of the log, by person
        self.quiet_since = now()
        self._lock = asyncio.Lock()
        self._thoughts: dict[int, asyncio.Task[object]] = {}
        self._asked: dict[int, int] = {}  # seats whose move a worker was asked for, and when
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._crowd = CrowdTeller(table, self._tell_crowd)
        self._summarised = -1  # the state of the company that the last summary was written for
        self._tasks: set[asyncio.Task[object]] = set()
        self._hinted = 0  # the greatest length that other processes have spoken of since the log was last read
        self._following: asyncio.Task[object] | None = None

    # ── Commands ──────────────────────────────────────────────────────────────────────────────

    async def perform(self, who: Who, command: AnyCommand) -> Accepted:
        """Perform a person's command; a repeated one is performed once. Refused says why not."""
        async with self._lock:
            return await self._perform(who, command)

    async def _perform(self, who: Who, command: AnyCommand) -> Accepted:
        for _ in range(TRIES):
            done = self.table.done(who.person, command.id)
            if done is not None:
                return Accepted(command.id, done)
            try:
                event = decide(self.table, who, command, now())
            except Refused:
                # Another process may have gone on: refuse only after reading the whole log.
                if self.services.shared and await self._catch_up():
                    continue
                raise
            if await self._append(event, who.person, command.id):
                length = self.table.length  # what follows by itself may add to it; repeated, the answer is the same
                await self._after()
                return Accepted(command.id, length)
        raise Refused(reason("table-busy"))

    async def remove(self, person: str, also: Work | None = None) -> bool:
        """Take a person from the table, with some work in the same transaction; whether the person was there."""
        removed = await self.proceed(lambda table: decide_remove(table, person), also)
        while removed and await self.proceed(lambda table: decide_remove(table, person)):
            pass
        return removed

    async def proceed(self, choose: Callable[[Table], Event | None], also: Work | None = None) -> bool:
        """Append an event that no person asked for: the deal, a clock, an opponent. Whether there was one."""
        async with self._lock:
            for _ in range(TRIES):
                event = choose(self.table)
                if event is None:
                    return False
                if await self._append(event, None, None, also):
                    await self._after()
                    return True
            return False

    async def _append(self, event: Event, by: str | None, command_id: str | None, also: Work | None = None) -> bool:
        """Append the next entry to the log, then fold and show it; when another process was first, catch up."""
        entry = Entry(max(now(), self.table.at), by, command_id, event)
        row = Row(self.match, self.table.length, entry.at, by, command_id, encode_event(event))
        try:
            accepted = await self.services.database.append(row, with_own_table(self.match, event, also))
        except StorageDown:
            # It may have been written or not: read the log, and let the sender repeat the command under the same id.
            self._start(self.catch_up())
            raise
        if accepted:
            self._take(entry)
            self.services.accepted(self, row)
            return True
        await self._catch_up()
        return False

    async def _after(self) -> None:
        """Do what follows from the last entry without anybody asking."""
        while (event := decide_full(self.table) or decide_remark(self.table)) is not None:
            await self._append(event, None, None)
        if self._summarised != self.table.around:
            await self._save_summary()

    def is_new(self) -> None:
        """The summary of a new table is stored together with it."""
        self._summarised = self.table.around

    async def save_result(self) -> None:
        """Make sure that the result of a finished game is saved: the process that ended the game may have died."""
        async with self._lock:
            if self.table.phase == "over" and self._summarised != self.table.around:
                await self._save_summary()

    async def _save_summary(self) -> None:
        around = self.table.around
        await self.services.save_summary(self)
        self._summarised = around

    # ── Following the log ─────────────────────────────────────────────────────────────────────

    async def catch_up(self) -> bool:
        """Fold what other processes have written; whether there was anything."""
        async with self._lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        rows = await self.services.database.rows_since(self.match, self.table.length)
        for number, row in enumerate(rows, 1):
            self._take(self._read(row))
            if number % FOLDED_AT_ONCE == 0:
                await asyncio.sleep(0)
        return bool(rows)

    def _read(self, row: Row) -> Entry:
        """The next entry of the log; a Problem when it cannot be read."""
        try:
            if row.seq != self.table.length:
                raise Gap(f"entry {self.table.length} is missing")
            return entry_of(row)
        except Exception as problem:  # whatever unreadable data may cause
            raise self.services.put_aside(self, problem) from problem

    def follow(self, length: int) -> None:
        """Read the log, if it is said to be longer than what is known; several such hints are one reading."""
        self._hinted = max(self._hinted, length)
        if self._hinted > self.table.length and (self._following is None or self._following.done()):
            self._following = self._start(self._follow())

    async def _follow(self) -> None:
        while self._hinted > self.table.length:
            self._hinted = 0  # read once for a hint: it may be false
            try:
                await self.catch_up()
            except Problem:  # the table is put aside
                return
            except Exception as problem:  # the sweep will try again
                log.warning("a log could not be read", match=self.match, problem=type(problem).__name__)

    async def hear(self, row: Row) -> None:
        """Fold a row that a trusted process has accepted."""
        async with self._lock:
            if row.seq == self.table.length:
                self._take(self._read(row))
            elif row.seq > self.table.length:
                await self._catch_up()

    def _take(self, entry: Entry) -> None:
        """Fold a durable entry, and show it to the viewers."""
        around, waited_for = self.table.around, len(self.table.actors)
        try:
            self.table.fold(entry)
        except Exception as problem:  # whatever unreadable data may cause
            raise self.services.put_aside(self, problem) from problem
        self.written[entry.by] += 1
        if isinstance(entry.event, Started) and not self.table.setup.spectators:
            self._dismiss_strangers()
        self._announce(entry, around != self.table.around, waited_for)
        match entry.event:
            case Played(seat=seat):
                self._asked.pop(seat, None)
            case Undone() | Agreed():
                self._forget_thoughts()
        self.wake()

    # ── Viewers ───────────────────────────────────────────────────────────────────────────────

    def enter(self, connection: Connection) -> None:
        """Add a viewer, and show it the table."""
        self.connections.add(connection)
        self.show_all(connection)

    def leave(self, connection: Connection) -> None:
        """Remove a viewer."""
        self.connections.discard(connection)
        self.quiet_since = now()

    def _dismiss_strangers(self) -> None:
        """Send away those who do not play, when a game without spectators begins."""
        for connection in list(self.connections):
            person = connection.viewer.person
            if person != self.table.host and not self.table.seats_of(person):
                self.leave(connection)
                connection.dismiss("not-admitted")

    def show_all(self, connection: Connection) -> None:
        """Send a viewer everything that it may see."""
        connection.send(self.showing.sync(connection.viewer, now()))

    def _announce(self, entry: Entry, around: bool, waited_for: int) -> None:
        if not self.connections:
            self._crowd.nobody_looks()
        elif isinstance(entry.event, Gone):  # also what was shown before has changed
            for connection in self.connections:
                self.show_all(connection)
        elif self.table.crowded:
            tell = partial(self._crowd.add, entry.event, around, waited_for)
            if self.table.phase == "over":
                self._start(self._tell_end(tell))
            else:
                tell()
        else:
            at = now()
            for connection in self.connections:
                own = entry.id if connection.viewer.person == entry.by else None
                connection.send(self.showing.update(entry, around, connection.viewer, at), own)

    async def _tell_end(self, tell: Callable[[], None]) -> None:
        """Tell a crowd how it ended: who did how well is counted in a thread, and kept for all who ask."""
        await asyncio.to_thread(self.table.outcome)
        tell()

    def _tell_crowd(self, news: CrowdNews) -> None:
        at = now()
        for connection in self.connections:
            viewer = connection.viewer
            connection.send(self.showing.together(news.around, news.said, viewer, at, news.acted, news.since))

    # ── Clock and opponents ───────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """Set the timer of the clock, and let the opponents whose turn it is think."""
        self._set_alarm()
        asked = sum(now() < at + ASK_AGAIN for at in self._asked.values())
        free = THOUGHTS - len(self._thoughts) - asked
        waiting = (seat for seat in self.table.bots_to_act() if self._may_think(seat))
        for seat in list(islice(waiting, max(0, free))):
            self._think(seat)

    def _may_think(self, seat: int) -> bool:
        return seat not in self._thoughts and now() >= self._asked.get(seat, 0) + ASK_AGAIN

    def ask_again(self) -> None:
        """Ask again for the opponents' moves: the requests may have been lost."""
        self._asked.clear()
        self.wake()

    def _set_alarm(self) -> None:
        deadline = self.table.deadline()
        if deadline == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._alarm_at = None, deadline
        if deadline is not None:
            delay = max(0, deadline - now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = self._alarm_at = None
        self._start(self.check_time())

    async def check_time(self) -> None:
        """Append what the clocks have brought about by now."""
        while await self.proceed(lambda table: decide_time(table, now())):
            pass
        self._set_alarm()

    def _start(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Start a task, and keep it: a task that nobody refers to may be garbage-collected."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Problem):  # such a one is told or logged where it arises
            log.error("a table's task failed", match=self.match, problem=type(problem).__name__, exc_info=problem)

    def _think(self, seat: int) -> None:
        if self.services.ask_for_move(self.match, self.table.length, seat):
            self._asked[seat] = now()
            return
        task = self._thoughts[seat] = self._start(self._think_and_act(seat))
        task.add_done_callback(lambda done: self._thought(seat, done))

    def _thought(self, seat: int, task: "asyncio.Task[object]") -> None:
        if self._thoughts.get(seat) is task:
            del self._thoughts[seat]
        if not task.cancelled():
            self.wake()

    async def _think_and_act(self, seat: int) -> None:
        try:
            # In a crowd nobody follows each of them, so they need not take their time.
            await self.move_bot(seat, 0.0 if self.table.crowded else self.services.bot_pause)
        except (Refused, BrokenProcessPool):
            pass  # the game went on, or the person is back; or the pool has said so, and makes who asks again wait
        except Exception as problem:
            if not isinstance(problem, StorageDown):
                log.error("an opponent failed", match=self.match, seat=seat, problem=type(problem).__name__)
            await asyncio.sleep(BOT_RETRY)

    async def move_bot(self, seat: int, pause: float = 0.0) -> None:
        """Let an opponent think, and append the action that it chooses."""
        player = player_for(self.table, seat)
        if player is None:
            return
        game, state = self.table.game, self.table.state
        memory = game.memory(state, seat)
        thinking = self.services.thinker.think(self.table.host, self.match, game.NAME, player, memory)
        action, _ = await asyncio.gather(thinking, asyncio.sleep(pause * tempo_of(player)))
        await self.proceed(lambda table: decide_bot(table, seat, action))

    def _forget_thoughts(self) -> None:
        """Cancel all thinking: after an undo the position is another."""
        for task in list(self._thoughts.values()):
            task.cancel()
        self._thoughts.clear()
        self._asked.clear()

    def idle(self) -> bool:
        """Whether the room has no viewers and nothing to do."""
        return not self.connections and not self._lock.locked() and not self._tasks

    def close(self) -> None:
        """Stop the timers and the tasks of this room."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._crowd.close()
        for task in list(self._tasks):
            task.cancel()
