"""The registry of the tables that are open in this process."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection

from serao.engine.fairness import SECRET_BYTES
from serao.engine.problem import Problem, reason
from serao.server.base import metrics
from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.server.base.database import Database
from serao.server.base.ids import new_id
from serao.server.base.problems import NotFound
from serao.server.tables import results
from serao.server.tables.bot_pool import Thinker
from serao.server.tables.fanout import Fanout
from serao.server.tables.room import Room
from serao.server.tables.set_aside_tables import SetAsideTables
from serao.storage import audit, matches
from serao.storage.folding import table_from_log
from serao.storage.matches import Match
from serao.storage.rows import Row
from serao.table.company import seats_by_person
from serao.table.decide import decide_full
from serao.table.events import Entry, encode_event
from serao.table.setup import Setup
from serao.table.table import Table

FEW = 64  # chairs or entries that are dealt with on the event loop

P = ParamSpec("P")
T = TypeVar("T")
DAY = 24 * 60 * 60 * 1000
ACTS = 20  # of those in charge of the house, the newest, after which each sweep looks

# Asks another process for an opponent's move at a table, a length and a seat; False: this process thinks itself.
AskForMove = Callable[[str, int, int], bool]
# Is told of every row that this process has accepted.
OnAccepted = Callable[[Room, Row], None]


class Listener:
    """Wants to know which tables grow, through whichever process; this one does not."""

    def wants(self, match: str, by: str | None) -> bool:
        """Whether it listens to a table, or to the person who has caused a row there."""
        return False

    def grown(self, match: str, by: str | None) -> None:
        """A table has grown, or is said to have; by that person, where it is known."""


class TableRegistry:
    """The open tables: makes them, loads them from their logs, and connects them with the rest of the server."""

    def __init__(
        self,
        config: Config,
        database: Database,
        thinker: Thinker,
        fanout: Fanout,
        *,
        ask_for_move: AskForMove,
        on_accepted: OnAccepted,
    ) -> None:
        self.database = database
        self.thinker = thinker
        self.fanout = fanout
        self.ask_for_move = ask_for_move
        self.shared = config.shared
        self.bot_pause = config.bot_pause
        self.rooms: dict[str, Room] = {}
        self.set_aside = SetAsideTables()
        self.listener = Listener()
        self._on_accepted = on_accepted
        self._loading: dict[str, asyncio.Future[Room]] = {}

    # ── Opening and closing ───────────────────────────────────────────────────────────────────

    async def create(
        self,
        setup: Setup,
        host: str,
        follows: str | None = None,
        company: Collection[str] = (),
        origin: str | None = None,
        refuse: Callable[[Connection, Match], None] | None = None,
        seat: Callable[[Table], list[Entry]] = lambda table: [],
    ) -> Room | None:
        """Make a table that this company may enter; None when the table it should follow already has a rematch.

        `origin` stands for the address that it is opened from. `refuse` may raise a Problem before it is stored.
        `seat` folds its first entries, which are stored together with it: thousands of chairs are one transaction.
        """
        table, row, rows = await apart(setup.seats, laid, setup, host, seat, follows, origin)

        welcome = {host, *company}  # a host finds the table among their own, with a chair or without

        def write(connection: Connection) -> bool:
            if refuse is not None:
                refuse(connection, row)
            return matches.add_match(connection, row, welcome, people_of(table), rows)

        if not await self.database.write(write):
            return None
        metrics.ENTRIES.inc(len(rows))
        room = self._add(Room(row.id, table, self))
        room.is_new()
        room.written.update(each.by for each in rows)
        for last in rows[-1:]:  # a hint of all of them
            self.fanout.publish(last)
            self._on_accepted(room, last)
        for person in welcome:
            self.welcome(row.id, person)
        await room.proceed(decide_full)
        return room

    async def room(self, match: str) -> Room:
        """The room of a table: the open one, or a new one loaded from its log; a Problem if that cannot be read."""
        if match in self.rooms:
            return self.rooms[match]
        if match in self.set_aside:
            raise self.set_aside.problem_with(match)
        if match not in self._loading:
            self._loading[match] = asyncio.ensure_future(self._load(match))
            self._loading[match].add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def current_room(self, match: str) -> Room:
        """The room of a table, with everything that other processes have written: nobody is shown an older state."""
        known = match in self.rooms
        room = await self.room(match)
        if known and self.shared:
            await room.catch_up()
        return room

    async def _load(self, match: str) -> Room:
        found, rows = await self.database.read(_with_moves, match)
        if found is None:
            raise NotFound(reason("table-unknown"))
        try:
            table = await apart(len(rows), table_from_log, found, rows)
        except Exception as problem:  # whatever unreadable data may cause
            raise self.set_aside.add(match, problem) from problem
        self.set_aside.remove(match)
        room = self._add(Room(match, table, self))
        room.written.update(row.by for row in rows)
        room.wake()
        # The process that wrote the last entry may have died before it did what follows from it.
        await room.proceed(decide_full)
        if room.table.phase != found.phase:
            await self.save_summary(room)
        return room

    def _add(self, room: Room) -> Room:
        self.rooms[room.match] = room
        metrics.ROOMS.set(len(self.rooms))
        return room

    def remove(self, room: Room) -> None:
        """Close a room; its log brings it back."""
        room.close()
        if self.rooms.get(room.match) is room:  # it may be removed already, or replaced by another
            del self.rooms[room.match]
        metrics.ROOMS.set(len(self.rooms))

    def close(self) -> None:
        """Close all rooms."""
        for room in self.rooms.values():
            room.close()
        self.thinker.close()

    # ── What rooms ask for ────────────────────────────────────────────────────────────────────

    async def save_summary(self, room: Room) -> None:
        """Write what the lobby and the profiles show of a table."""
        # The record of a long game takes a while to write down; what is over does not change meanwhile.
        length = len(room.table.actions) if room.table.phase == "over" else 0
        await self.database.write(await apart(length, results.summary_transaction, room, now()))

    def put_aside(self, room: Room, problem: Exception) -> Problem:
        """Close a table whose log cannot be read; what is to be raised."""
        self.remove(room)
        for connection in list(room.connections):
            connection.dismiss("restart")  # whoever comes back is told why the table is closed
        return self.set_aside.add(room.match, problem)

    def accepted(self, room: Room, row: Row) -> None:
        """Tell the other processes, and the people who are away, of a row that this process has accepted."""
        metrics.ENTRIES.inc()
        self.fanout.publish(row)
        self._on_accepted(room, row)
        self.listener.grown(row.match, row.by)

    def welcome(self, match: str, person: str) -> None:
        """Tell a person's event streams, in whichever process, of a table that the person may enter now."""
        self.fanout.tell_of(match, person)
        self.listener.grown(match, person)

    async def departed(self, row: Row) -> None:
        """Take a row that says that a person has left for good, and tell the other processes."""
        await self.hear(row)
        room = self.rooms.get(row.match)
        if room is None:
            self.fanout.publish(row)
            return
        self.accepted(room, row)
        await room.save_result()

    # ── What other processes ask for ──────────────────────────────────────────────────────────

    def wants(self, row: Row) -> bool:
        """Whether a row is of a table that is open in this process, or that somebody here listens to."""
        return row.match in self.rooms or self.listener.wants(row.match, row.by)

    async def hear(self, row: Row) -> None:
        """Take a row that a trusted process has accepted."""
        room = self.rooms.get(row.match)
        if room is not None and (self.fanout.keeps(room.match) or not room.idle()):
            await room.hear(row)
        elif room is not None:
            self.remove(room)  # it was opened for one request; another process keeps it
        self.listener.grown(row.match, row.by)

    def hint(self, match: str, length: int, person: str | None = None) -> None:
        """Look into a table that is said to have grown, or to be a person's now; anybody may say so, and be wrong."""
        room = self.rooms.get(match)
        if room is not None:
            room.follow(length)
        self.listener.grown(match, person)

    async def make_up(self) -> None:
        """Make up for messages that may have been lost: read what was missed, and ask again for opponents' moves."""
        await self.compare_lengths()
        for match in list(self.rooms):
            self.ask_again(match)

    def ask_again(self, match: str) -> None:
        """Ask again for the moves of a table's opponents: the request was lost."""
        room = self.rooms.get(match)
        if room is not None:
            room.ask_again()

    async def compare_lengths(self) -> None:
        """Compare the tables with their logs: a message between processes can be lost, a row cannot."""
        watched = [room.match for room in self.rooms.values() if room.connections]
        lengths = await self.database.read(matches.lengths, watched)
        for match, length in lengths.items():
            self.hint(match, length)

    def tell(self, row: Row) -> None:
        """Show an entry that was written beside the rooms, and tell the other processes."""
        self.hint(row.match, row.seq + 1)
        self.fanout.publish(row)

    async def look_after_acts(self) -> None:
        """Look into the tables that those in charge of the house changed last, perhaps by the command line."""
        changed = await self.database.read(audit.tables_changed, ACTS)
        gone = await self.database.read(audit.people_deleted, ACTS)
        known = [
            match for match, room in self.rooms.items() if match in changed or (gone and people_at(room.table) & gone)
        ]
        lengths = await self.database.read(matches.lengths, known) if known else {}
        for match, length in lengths.items():
            self.hint(match, length)

    async def wake(self, match: str) -> None:
        """Let the clock and the opponents of a table act."""
        (await self.current_room(match)).wake()


def people_at(table: Table) -> set[str | None]:
    """Those who sit at a table, its host, and those who have spoken there."""
    return {table.host} | {chair.person for chair in table.chairs} | {line.by for line in table.chat}


async def apart(size: int, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Call a function: here when it has little to do, else in a thread, so that it does not hold the event loop."""
    if size <= FEW:
        return job(*args, **more)
    return await asyncio.to_thread(job, *args, **more)


def laid(
    setup: Setup, host: str, seat: Callable[[Table], list[Entry]], follows: str | None, origin: str | None
) -> tuple[Table, Match, list[Row]]:
    """A new table with its first entries, and how both are stored. All of it grows with the number of chairs."""
    table = Table(setup, secrets.token_bytes(SECRET_BYTES), host)
    entries = seat(table)
    row = new_match(new_id(), table, now(), follows, origin)
    return table, row, rows_of(row.id, entries)


def new_match(match: str, table: Table, at: int, follows: str | None, origin: str | None) -> Match:
    """The columns of a new table."""
    setup, summary = table.setup, results.summary_of(table, at)
    return Match(
        id=match,
        game=setup.game,
        setup=msgspec.json.encode(setup).decode(),
        secret=table.secret,
        invite=secrets.token_urlsafe(16),
        host=table.host,
        created_at=at,
        phase="gathering",
        public=setup.public,
        seats=summary.seats,
        taken=summary.taken,
        names=summary.names,
        wake_at=summary.wake_at,
        follows=follows,
        origin=origin,
    )


def people_of(table: Table) -> set[str]:
    """Everybody who sits there."""
    return set(seats_by_person(table.chairs))


def rows_of(match: str, entries: Sequence[Entry]) -> list[Row]:
    """The first entries of a log, as they are stored."""
    return [
        Row(match, seq, entry.at, entry.by, entry.id, encode_event(entry.event)) for seq, entry in enumerate(entries)
    ]


def _with_moves(connection: Connection, match: str) -> tuple[Match | None, list[Row]]:
    found = matches.match(connection, match)
    return found, [] if found is None else matches.moves_since(connection, match, 0)
