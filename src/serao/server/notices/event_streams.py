"""The event streams of people: what concerns them at their tables, through whichever process it happens.

Nothing is stored for a stream. It begins with what is so: whose turn it is, who is invited. From then on it is told of
every table of the person that grows; of which tables grow the processes tell each other already, and what has happened
there is read from the table itself. What a hint did not bring the next look at all tables finds.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

import structlog
from sqlalchemy import Connection

from serao.engine.problem import Problem
from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.server.base.database import Database
from serao.server.notices.event_stream import EventStream, StreamEvent
from serao.server.notices.person_events import Known, happened, met, over
from serao.server.tables.registry import Listener, TableRegistry
from serao.server.tables.room import Room
from serao.storage import matches
from serao.storage.folding import entry_of
from serao.storage.matches import Match
from serao.storage.rows import Row
from serao.table.events import Followed

TABLES = 100  # of one person, the newest
LATELY = 60 * 60 * 1000  # milliseconds: tables that are over may still be played again
JUST_NOW = 60 * 1000  # milliseconds: of a table that is new to everybody here, so much of its past is told
OVERLAP = 10_000  # milliseconds told again to whoever continues: processes do not write in the order of time

log = structlog.get_logger()


class EventStreams(Listener):
    """All event streams of this process, and the tables that they are about."""

    def __init__(self, config: Config, database: Database, tables: TableRegistry) -> None:
        self.config = config
        self.database = database
        self.tables = tables
        self._streams: dict[str, set[EventStream]] = {}  # by person
        self._people: dict[str, dict[str, Known]] = {}  # by table: the people, and what they have been told of it
        self._lengths: dict[str, int] = {}  # of the tables' logs, as far as they have been told
        self._grown: dict[str, set[str]] = {}  # tables to look at, in order, and who is said to have come to them
        self._work = asyncio.Event()

    # ── Streams ───────────────────────────────────────────────────────────────────────────────

    def open(self, stream: EventStream) -> bool:
        """Add a stream; False when the person has too many."""
        own = self._streams.get(stream.person, set())
        if len(own) >= self.config.limits.streams:
            return False
        self._streams[stream.person] = {*own, stream}
        return True

    def close(self, stream: EventStream) -> None:
        """Remove a stream, and forget the tables that nobody else listens to."""
        own = self._streams.get(stream.person, set()) - {stream}
        if own:
            self._streams[stream.person] = own
            return
        self._streams.pop(stream.person, None)
        for match in list(self._people):
            self._leave(match, stream.person)

    def _leave(self, match: str, person: str) -> None:
        self._people.get(match, {}).pop(person, None)
        if not self._people.get(match):
            self._people.pop(match, None)
            self._lengths.pop(match, None)
            self._grown.pop(match, None)

    async def begin(self, stream: EventStream, after: int | None) -> None:
        """Tell a stream what is so now, and what has happened since it was told last."""
        since = None if after is None else after - OVERLAP
        for found in await self._listed(stream.person):
            ended_since = since is not None and found.finished_at is not None and found.finished_at > since
            if found.phase == "over" and not ended_since:
                continue
            room = await self._room(found.id)
            if room is not None and stream.person in self._streams:
                await self._tell_beginning(stream, room, found, since)
        stream.ready()

    async def _tell_beginning(self, stream: EventStream, room: Room, found: Match, since: int | None) -> None:
        self._listen(room, stream.person)
        entries = []
        if since is not None:
            rows = await self.database.rows_since(found.id, 0)
            entries = [(row.seq, entry_of(row)) for row in rows if row.at > since and row.seq < room.table.length]
        for event in happened(stream.person, room, entries):
            stream.send(event)
        for event in (over if found.phase == "over" else met)(stream.person, room, found.created_at):
            stream.send(event)

    def _listen(self, room: Room, person: str) -> bool:
        """From now on tell a person of a table; whether that is new."""
        people = self._people.setdefault(room.match, {})
        if not people:
            self._lengths[room.match] = room.table.length
        if person in people:
            return False
        people[person] = Known(turn=room.table.waits_for(person), over=room.table.phase == "over")
        return True

    # ── What tables tell ──────────────────────────────────────────────────────────────────────

    def wants(self, match: str, by: str | None) -> bool:
        """Whether somebody here listens to a table, or is the person who has caused a row there."""
        return match in self._people or by in self._streams

    def grown(self, match: str, by: str | None) -> None:
        """Look at a table soon; many hints are one look."""
        if self.wants(match, by):
            came = self._grown.setdefault(match, set())
            if by is not None and by in self._streams:
                came.add(by)
            self._work.set()

    async def run(self) -> None:
        """Look at what has grown, and now and then at everything; a failure is logged and does not stop it."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.config.sweep_seconds
        while True:
            await self._wait_for_work(due)
            if loop.time() < due:
                self._work.clear()
                await self._look_at_grown()
            else:
                due = loop.time() + self.config.sweep_seconds
                await self._guarded_refresh()

    async def _wait_for_work(self, due: float) -> None:
        """Wait until something has grown, or until that time of the event loop."""
        # Not wait_for: it may lose a cancellation (Python 3.11), and the house would never end.
        with suppress(TimeoutError):
            async with asyncio.timeout_at(due):
                await self._work.wait()

    async def _look_at_grown(self) -> None:
        while self._grown:
            match = next(iter(self._grown))
            came = self._grown.pop(match)
            try:
                await self._look(match)
                await self._welcome(match, came)
            except Exception as problem:  # the next look at everything tries again
                log.warning("a table could not be told", match=match, problem=type(problem).__name__)

    async def _look(self, match: str) -> None:
        """Tell the people of a table what has happened there since the last look."""
        room = await self._room(match)
        if room is None:
            return
        since = self._lengths.get(match)
        rows = await self._rows_since(room, since or 0)
        length = room.table.length
        lately = now() - JUST_NOW if since is None else 0
        entries = [(row.seq, entry_of(row)) for row in rows if row.seq < length and row.at >= lately]
        self._join(room, {entry.by for _, entry in entries if entry.by is not None})
        if match not in self._people:
            return
        self._lengths[match] = length
        for person, known in list(self._people[match].items()):
            for event in happened(person, room, entries, known):
                self._send(person, event)
        for _, entry in entries:
            if isinstance(entry.event, Followed):
                await self._meet_all(room, entry.event.table)

    async def _rows_since(self, room: Room, seq: int) -> list[Row]:
        """The rows of a table's log from that number on, all that the table shows: it may grow while they are read."""
        rows = await self.database.rows_since(room.match, seq)
        while (reached := rows[-1].seq + 1 if rows else seq) < room.table.length:
            more = await self.database.rows_since(room.match, reached)
            if not more:
                break  # a log that ends early is nothing to wait for
            rows = [*rows, *more]
        return rows

    async def _welcome(self, match: str, people: set[str]) -> None:
        """Tell of a table those who are said to have come to it, if the database says so too."""
        for person in people - self._people.get(match, {}).keys():
            found = await self.database.read(matches.match_of, person, match)
            if found is not None:
                await self._meet(person, found)
                if found.host == person and found.created_at >= now() - JUST_NOW:
                    await self._tell_since_opening(person, match)

    async def _tell_since_opening(self, person: str, match: str) -> None:
        """Tell a host what has happened at a new table before it was looked at here; later looks tell the rest."""
        room, known = await self._room(match), self._people.get(match, {}).get(person)
        if room is None or known is None:
            return
        rows = await self._rows_since(room, 0)
        entries = [(row.seq, entry_of(row)) for row in rows if row.seq < self._lengths.get(match, 0)]
        for event in happened(person, room, entries, known):
            self._send(person, event)

    async def _meet_all(self, room: Room, following: str) -> None:
        """The company of a table is invited to the next one."""
        found = await self.database.read(matches.match, following)
        for person in list(self._people.get(room.match, {})):
            if found is not None and room.table.seats_of(person):
                await self._meet(person, found)

    def _join(self, room: Room, people: Iterable[str]) -> None:
        """Whoever has just come to a table is told of it from now on."""
        for person in people:
            if person in self._streams and room.table.seats_of(person) and self._listen(room, person):
                self._people[room.match][person] = Known(turn=False, over=False)

    def _send(self, person: str, event: StreamEvent) -> None:
        for stream in self._streams.get(person, ()):
            stream.send(event)

    async def _room(self, match: str) -> Room | None:
        """The room of a table; None where it cannot be opened."""
        try:
            return await self.tables.current_room(match)
        except Problem:
            return None

    # ── Looking at everything ─────────────────────────────────────────────────────────────────

    async def _guarded_refresh(self) -> None:
        try:
            await self._refresh()
        except Exception as problem:  # the next one tries again
            log.warning("the event streams could not be renewed", problem=type(problem).__name__)

    async def _refresh(self) -> None:
        """Find tables that people have come to, forget those they have left, and look at those with lost hints."""
        for person in list(self._streams):
            listed = {found.id: found for found in await self._listed(person) if current(found)}
            for match in [match for match, people in self._people.items() if person in people]:
                if match not in listed:
                    self._leave(match, person)
            for match, found in listed.items():
                if person not in self._people.get(match, {}):
                    await self._meet(person, found)
        if not self._people:
            return
        lengths = await self.database.read(matches.lengths, list(self._people))
        for match, length in lengths.items():
            if length > self._lengths.get(match, length):
                self.grown(match, None)

    async def _meet(self, person: str, found: Match) -> None:
        room = await self._room(found.id)
        if room is not None and person in self._streams and self._listen(room, person):
            for event in met(person, room, found.created_at):
                self._send(person, event)

    async def _listed(self, person: str) -> list[Match]:
        """The newest tables of a person."""
        return await self.database.read(listed, person)


def listed(connection: Connection, person: str) -> list[Match]:
    """The newest tables of a person."""
    return matches.matches_of(connection, person, TABLES)


def current(found: Match) -> bool:
    """Whether something may still happen at a table."""
    return found.phase != "over" or (found.finished_at or 0) > now() - LATELY
