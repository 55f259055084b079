"""The notifier: tells people who are away that it is their turn, or that they are called to a table, as they asked."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Literal

import msgspec
import structlog
from sqlalchemy import Connection

from serao.engine.problem import Problem
from serao.locales import words
from serao.server.base.clock import wall
from serao.server.base.config import Config
from serao.server.base.database import Database
from serao.server.notices.delivery import NotDelivered, Poster, email_message, send_mail, target_of
from serao.server.notices.preferences import Preferences, load_preferences, signature
from serao.server.notices.web_push import encrypted, push_headers, signing_key
from serao.server.tables.room import Room
from serao.storage import matches, persons
from serao.storage.folding import entry_of
from serao.storage.persons import Subscription
from serao.storage.rows import Row
from serao.storage.trouble import StorageDown
from serao.table.events import Agreed, Event, Kept, Offered, Played, Started, TakeBack, Undone
from serao.table.table import Table

SLOW = 60 * 60  # seconds on the clock: from so many on nobody is expected to sit and wait
PATIENCE = 2.0  # seconds: whoever acts within them need not be told
SHARED_PATIENCE = 60.0  # seconds at a live table, where a person may be connected to another process
AGAIN = 5.0  # seconds, while the storage does not answer
AT_ONCE = 20  # notices being delivered
CLOSE_SECONDS = 5.0  # for notices being delivered when the server stops
ASKED_WITHIN = 200  # entries between an offer and its last answer

log = structlog.get_logger()


# Why somebody is told: it is their turn, or a chair is kept for them at a new table.
Kind = Literal["your-turn", "chair-kept"]


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What a webhook is sent."""

    table: str
    game: str
    kind: Kind = "your-turn"
    link: str


class PushNotice(Notice, frozen=True, kw_only=True):
    """What a browser is sent: with a title and a sentence in the person's language."""

    title: str
    sentence: str


class Contacts(msgspec.Struct, frozen=True):
    """All ways in which a person can be told, as they are when the notice is sent."""

    preferences: Preferences
    subscriptions: list[Subscription]

    @property
    def any(self) -> bool:
        """Whether there is any way at all."""
        email = self.preferences.email and self.preferences.confirmed
        return bool(self.subscriptions or self.preferences.webhook or email)


# ── Whose turn it is ──────────────────────────────────────────────────────────────────────────────


def holders(table: Table, seats: Collection[int]) -> set[str]:
    """The people who hold these seats and are not away."""
    chairs = (table.chairs[seat] for seat in seats)
    return {chair.person for chair in chairs if chair.person is not None and chair.present}


def kept_for_them(table: Table) -> set[str]:
    """The people for whom chairs are kept. Of a crowd nobody is told: one who plays again would write to a thousand."""
    kept = () if table.crowded or table.phase != "gathering" else table.chairs
    return {chair.person for chair in kept if chair.kept and chair.person is not None}


def why_told(table: Table, person: str) -> Kind | None:
    """Why a person is to be told of a table now, if there is a reason."""
    if person in kept_for_them(table):
        return "chair-kept"
    return "your-turn" if person in holders(table, table.actors) else None


def newly_to_act(table: Table, event: Event) -> set[str]:
    """The people whose turn has come with the event just folded."""
    match event:
        case Played() if table.before is not None:
            before = table.game.actors(table.before)
            # Seats first: at a large table most moves bring no new seat to act, and then no people need be looked up.
            new = set(table.actors).difference(before)
            return holders(table, new) - holders(table, before) if new else set()
        case Started() | Undone():
            return holders(table, table.actors)
    return set()


def taken_back(connection: Connection, row: Row) -> bool:
    """Whether the offer that this entry agreed to was to take a move back."""
    rows = matches.moves_since(connection, row.match, max(0, row.seq - ASKED_WITHIN))
    asked = [entry_of(each).event for each in rows if each.seq < row.seq]
    wishes = [event.wish for event in asked if isinstance(event, Offered)]
    return bool(wishes) and isinstance(wishes[-1], TakeBack)


def slow(table: Table) -> bool:
    """Whether the pace is so slow that people leave between moves."""
    return table.pace is not None and table.pace.bank >= SLOW


def viewers(room: Room) -> set[str | None]:
    """The people who look at the table through this process."""
    return {connection.viewer.person for connection in room.connections}


def base_url(config: Config, preferences: Preferences) -> str:
    """What links begin with: the configured URL, or the one that the person used when it asked to be told."""
    return config.public_url.rstrip("/") or preferences.home


# ── The notifier ──────────────────────────────────────────────────────────────────────────────────


class Notifier:
    """Is told of every row that this process accepts, and notifies the people who are away."""

    def __init__(
        self, config: Config, database: Database, here: Callable[[], set[str]], patience: float = PATIENCE
    ) -> None:
        self.config = config
        self.database = database
        self.here = here  # those who have a page of the house open
        self.patience = patience
        self.poster = Poster(config.webhook_hosts)
        self._closed = False
        self._waiting: dict[tuple[str, str], tuple[asyncio.TimerHandle, Room, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._room_for = asyncio.Semaphore(AT_ONCE)

    def on_accepted(self, room: Room, row: Row) -> None:
        """A row was accepted. This is called for every one, so it only looks, and leaves all work for later."""
        table = room.table
        if not self._closed and table.phase == "gathering":
            self._expect_those_called(room, row)
        if self._closed or table.phase != "playing":
            return
        if not slow(table) and holders(table, table.actors) <= viewers(room):
            return  # all who must choose are looking at it
        event = entry_of(row).event
        if isinstance(event, Agreed) and room.table.offer is None:
            self._start(self._after_agreement(room, row))
        self._expect(room, row, newly_to_act(room.table, event))

    def _expect_those_called(self, room: Room, row: Row) -> None:
        """Give those for whom chairs are kept a little time to come; more to those who see on a page that they are."""
        if not isinstance(entry_of(row).event, Kept):
            return
        for person in kept_for_them(room.table) - {row.by}:
            looking = self.config.shared or person in self.here()
            self._wait(SHARED_PATIENCE if looking else self.patience, room, row.seq, person)

    async def _after_agreement(self, room: Room, row: Row) -> None:
        """Everybody has agreed to an offer; if it was to take a move back, it is somebody else's turn now."""
        people = holders(room.table, room.table.actors)
        if await self.database.read(taken_back, row):
            self._expect(room, row, people)

    def _expect(self, room: Room, row: Row, people: set[str]) -> None:
        """Give people a little time to act. Whoever caused the row, or looks at a live table, needs no notice."""
        unhurried = slow(room.table)
        away = people - {row.by}
        if away and not unhurried:
            away -= viewers(room)
        delay = SHARED_PATIENCE if self.config.shared and not unhurried else self.patience
        for person in away:
            self._wait(delay, room, row.seq, person)

    def _wait(self, delay: float, room: Room, seq: int, person: str) -> None:
        """Let a notice wait; the newest one of a table and person replaces the one before."""
        key = (room.match, person)
        if key in self._waiting:
            self._waiting[key][0].cancel()
        handle = asyncio.get_running_loop().call_later(delay, self._due, key)
        self._waiting[key] = (handle, room, seq)

    def _due(self, key: tuple[str, str]) -> None:
        _, room, seq = self._waiting.pop(key)
        self._start(self._tell(room, seq, key[1]))

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("a notice failed", problem=type(problem).__name__)

    async def _tell(self, room: Room, seq: int, person: str) -> None:
        """Notify a person; while the storage does not answer, try again a little later."""
        try:
            await self._tell_now(room, seq, person)
        except StorageDown:
            if not self._closed and (room.match, person) not in self._waiting:
                self._wait(AGAIN, room, seq, person)

    async def _tell_now(self, room: Room, seq: int, person: str) -> None:
        """Notify a person, if there is still a reason, it is still away, and no process has notified it yet."""
        if self.config.shared:
            await room.catch_up()
        why = why_told(room.table, person)
        if why is None or (not slow(room.table) and person in viewers(room)):
            return
        contacts = await self.database.read(contacts_of, person)
        if contacts.any and await self.database.write(lambda it: persons.noticed(it, room.match, seq, person)):
            async with self._room_for:
                await self._deliver(room, person, contacts, why)

    async def _deliver(self, room: Room, person: str, contacts: Contacts, why: Kind) -> None:
        """Use all ways at once; one that fails does not hinder the others."""
        preferences = contacts.preferences
        link = f"{base_url(self.config, preferences)}/t/{room.match}"
        notice = Notice(table=room.match, game=room.table.game.NAME, kind=why, link=link)
        sentence = sentence_of(notice, room.table, preferences.language)
        ways = [self._push(notice, sentence, preferences, each) for each in contacts.subscriptions]
        if preferences.webhook is not None:
            ways.append(self._call(notice, preferences))
        if preferences.email is not None and preferences.confirmed and self.config.mail is not None:
            ways.append(self._write(notice, sentence, preferences))
        for problem in await asyncio.gather(*ways, return_exceptions=True):
            if isinstance(problem, NotDelivered):
                log.warning("a notice was not delivered", match=room.match, person=person, why=str(problem))
            elif isinstance(problem, BaseException):
                log.error("a notice failed", match=room.match, problem=type(problem).__name__)

    async def _call(self, notice: Notice, preferences: Preferences) -> None:
        body = msgspec.json.encode(notice)
        headers = {
            "Content-Type": "application/json",
            "X-Serao-Signature": signature(preferences.secret or "", body),
        }
        await self.poster.post(preferences.webhook or "", body, headers)

    async def _write(self, notice: Notice, sentence: str, preferences: Preferences) -> None:
        mail, say = self.config.mail, words(preferences.language).say
        assert mail is not None  # both were checked before
        assert preferences.email is not None
        text = "\n\n".join((sentence, notice.link, say("notice-mail-end")))
        await send_mail(mail, email_message(mail, preferences.email, sentence, text))

    async def _push(self, notice: Notice, sentence: str, preferences: Preferences, subscription: Subscription) -> None:
        say = words(preferences.language).say
        message = PushNotice(
            table=notice.table,
            game=notice.game,
            kind=notice.kind,
            link=notice.link,
            title=say(f"game-{notice.game}"),
            sentence=sentence,
        )
        body = await asyncio.to_thread(encrypted, subscription, msgspec.json.encode(message))
        try:
            await self.poster.post(subscription.endpoint, body, await self._push_headers(subscription, notice.table))
        except NotDelivered as problem:
            if problem.gone:  # the browser has unsubscribed
                await self.database.write(
                    lambda it: persons.remove_subscription(it, subscription.person, subscription.endpoint)
                )
            raise

    async def _push_headers(self, subscription: Subscription, match: str) -> dict[str, str]:
        try:
            origin = target_of(subscription.endpoint, self.config.webhook_hosts).origin
        except Problem as problem:
            raise NotDelivered(problem.reason.key) from None
        private = await signing_key(self.database)
        return push_headers(private, origin, contact(self.config), match, wall())

    async def close(self) -> None:
        """Send what waits at slow tables, give everything that is being delivered a moment, and stop."""
        self._closed = True
        for key, (handle, room, _) in list(self._waiting.items()):
            handle.cancel()
            if slow(room.table):
                self._due(key)
        self._waiting.clear()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


def sentence_of(notice: Notice, table: Table, language: str) -> str:
    """The notice in one sentence, which names who has laid the table."""
    by = next((chair.name for chair in table.chairs if chair.person == table.host), "")
    return words(language).say(f"notice-{notice.kind}", game=notice.game, name=by)


def contacts_of(connection: Connection, person: str) -> Contacts:
    """All ways in which a person can be told."""
    return Contacts(load_preferences(connection, person), persons.subscriptions_of(connection, person))


def contact(config: Config) -> str:
    """Whom a push service may ask about this server's messages."""
    if config.public_url.startswith("https://"):
        return config.public_url.rstrip("/")
    return f"mailto:{config.mail.sender if config.mail else 'serao@localhost'}"
