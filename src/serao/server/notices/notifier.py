"""“Your turn”: told once, to those who are away, in the ways they asked for; play never waits for it."""

import asyncio
from collections.abc import Awaitable, Collection
from contextlib import suppress

import msgspec
import structlog
from sqlalchemy import Connection

from serao.engine.problem import Problem
from serao.locales import words
from serao.server.config import Config
from serao.server.notices import preferences as reaching
from serao.server.notices.delivery import NotDelivered, Poster, letter, send_mail, target_of
from serao.server.notices.preferences import Reach
from serao.server.tables.registry import Hall
from serao.server.tables.room import Room, entry_of
from serao.storage import matches, persons
from serao.storage.persons import Subscription
from serao.storage.rows import Row
from serao.table.events import Agreed, Event, Offered, Played, Started, TakeBack, Undone
from serao.table.table import Table

SLOW = 60 * 60  # seconds on the clock: nobody sits and waits at such a table
PATIENCE = 2.0  # seconds: who acts at once need not be told
SHARED_PATIENCE = 60.0  # at a live table, where one may be looking through another process
AT_ONCE = 20  # notices on their way
FAREWELL = 5.0  # seconds that notices on their way get when the house closes
ASKED_WITHIN = 200  # entries between a question and its last answer

log = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What a webhook is sent."""

    table: str
    game: str
    kind: str = "your-turn"
    link: str


class PushNotice(Notice, frozen=True, kw_only=True):
    """What a browser is sent: also a title and a sentence, in the person's language."""

    title: str
    sentence: str


class Reached(msgspec.Struct, frozen=True):
    """A person's ways to be told, as they are at the moment of telling."""

    reach: Reach
    subscriptions: list[Subscription]

    @property
    def anywhere(self) -> bool:
        """Whether there is any way at all."""
        return bool(self.subscriptions or self.reach.webhook or (self.reach.email and self.reach.confirmed))


# ── Whose turn it is ──────────────────────────────────────────────────────────────────────────────


def holders(table: Table, seats: Collection[int]) -> set[str]:
    """The people who hold these seats themselves."""
    chairs = (table.chairs[seat] for seat in seats)
    return {chair.person for chair in chairs if chair.person is not None and chair.present}


def newly_to_act(table: Table, event: Event) -> set[str]:
    """Those whose turn has come with the event just folded."""
    match event:
        case Played() if table.before is not None:
            before = table.game.actors(table.before)
            # Seats first: at a table of a thousand few of them are new, and most moves bring none.
            new = set(table.actors).difference(before)
            return holders(table, new) - holders(table, before) if new else set()
        case Started() | Undone():
            return holders(table, table.actors)
    return set()


def taken_back(connection: Connection, row: Row) -> bool:
    """Whether the question that this entry said yes to was about going back."""
    rows = matches.moves_since(connection, row.match, max(0, row.seq - ASKED_WITHIN))
    asked = [entry_of(each).event for each in rows if each.seq < row.seq]
    wishes = [event.wish for event in asked if isinstance(event, Offered)]
    return bool(wishes) and isinstance(wishes[-1], TakeBack)


def slow(table: Table) -> bool:
    """Whether people come and go between moves."""
    return table.pace is not None and table.pace.bank >= SLOW


def lookers(room: Room) -> set[str | None]:
    """Those who look at the table through this process."""
    return {connection.viewer.person for connection in room.connections}


def home_of(config: Config, reach: Reach) -> str:
    """What links begin with: what the owner says, or where the person was when it asked to be told."""
    return config.public_url.rstrip("/") or reach.home


# ── Telling ───────────────────────────────────────────────────────────────────────────────────────


class Notifier:
    """Hears of everything this process accepts, and tells those who are away."""

    def __init__(self, hall: Hall, patience: float = PATIENCE) -> None:
        self.hall = hall
        self.patience = patience
        self.poster = Poster(hall.config.webhook_hosts)
        self._waiting: dict[tuple[str, str], tuple[asyncio.TimerHandle, Room, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._room_for = asyncio.Semaphore(AT_ONCE)
        hall.heard = self.heard

    def heard(self, room: Room, row: Row) -> None:
        """An entry was accepted. Called for every one: it only looks, and leaves all work for later."""
        table = room.table
        if table.phase != "playing" or (not slow(table) and holders(table, table.actors) <= lookers(room)):
            return  # nobody to tell: the game is not on, or all who must choose are looking at it
        event = entry_of(row).event
        if isinstance(event, Agreed) and room.table.offer is None:
            self._start(self._after_agreement(room, row))
        self._expect(room, row, newly_to_act(room.table, event))

    async def _after_agreement(self, room: Room, row: Row) -> None:
        """All have agreed: if it was to go back, somebody else must choose now."""
        now = holders(room.table, room.table.actors)
        if await self.hall.read(taken_back, row):
            self._expect(room, row, now)

    def _expect(self, room: Room, row: Row, people: set[str]) -> None:
        """Give people a little time to act; who brought it about, or looks on at a live table, needs no notice."""
        unhurried = slow(room.table)
        away = people - {row.by}
        if away and not unhurried:
            away -= lookers(room)
        delay = SHARED_PATIENCE if self.hall.shared and not unhurried else self.patience
        for person in away:
            self._wait(delay, room, row.seq, person)

    def _wait(self, delay: float, room: Room, seq: int, person: str) -> None:
        """One notice a table and person waits, the newest."""
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
        """Tell a person, if it is still its turn, it is still away, and nobody has told it yet."""
        if self.hall.shared:
            await room.catch_up()
        table = room.table
        if person not in holders(table, table.actors) or (not slow(table) and person in lookers(room)):
            return
        reached = await self.hall.read(reached_of, person)
        if reached.anywhere and await self.hall.write(lambda it: persons.noticed(it, room.match, seq, person)):
            async with self._room_for:
                await self._deliver(room, person, reached)

    async def _deliver(self, room: Room, person: str, reached: Reached) -> None:
        """All ways at once; one that fails does not hinder the others."""
        reach, config = reached.reach, self.hall.config
        link = f"{home_of(config, reach)}/t/{room.match}"
        notice = Notice(table=room.match, game=room.table.game.NAME, link=link)
        ways = [self._push(notice, reach, each) for each in reached.subscriptions]
        if reach.webhook is not None:
            ways.append(self._call(notice, reach))
        if reach.email is not None and reach.confirmed and config.mail is not None:
            ways.append(self._write(notice, reach))
        for problem in await asyncio.gather(*ways, return_exceptions=True):
            if isinstance(problem, NotDelivered):
                log.warning("a notice was not delivered", match=room.match, person=person, why=str(problem))
            elif isinstance(problem, BaseException):
                log.error("a notice failed", match=room.match, problem=type(problem).__name__)

    async def _call(self, notice: Notice, reach: Reach) -> None:
        body = msgspec.json.encode(notice)
        headers = {
            "Content-Type": "application/json",
            "X-Serao-Signature": reaching.signature(reach.secret or "", body),
        }
        await self.poster.post(reach.webhook or "", body, headers)

    async def _write(self, notice: Notice, reach: Reach) -> None:
        mail, say = self.hall.config.mail, words(reach.language).say
        assert mail is not None  # looked at before, both
        assert reach.email is not None
        text = "\n\n".join((say("notice-your-turn", game=notice.game), notice.link, say("notice-mail-end")))
        await send_mail(mail, letter(mail, reach.email, say("notice-your-turn", game=notice.game), text))

    async def _push(self, notice: Notice, reach: Reach, subscription: Subscription) -> None:
        say = words(reach.language).say
        message = PushNotice(
            table=notice.table,
            game=notice.game,
            link=notice.link,
            title=say(f"game-{notice.game}"),
            sentence=say("notice-your-turn", game=notice.game),
        )
        body = await asyncio.to_thread(reaching.sealed, subscription, msgspec.json.encode(message))
        try:
            await self.poster.post(subscription.endpoint, body, await self._push_headers(subscription, notice.table))
        except NotDelivered as problem:
            if problem.gone:  # the browser has unsubscribed
                await self.hall.write(
                    lambda it: persons.remove_subscription(it, subscription.person, subscription.endpoint)
                )
            raise

    async def _push_headers(self, subscription: Subscription, match: str) -> dict[str, str]:
        try:
            origin = target_of(subscription.endpoint, self.hall.config.webhook_hosts).origin
        except Problem as problem:
            raise NotDelivered(problem.reason.key) from None
        private = await reaching.house_key(self.hall)
        return reaching.push_headers(private, origin, contact(self.hall.config), match, self.hall.now())

    async def close(self) -> None:
        """Send what slow tables wait for, give everything on its way a moment, and stop."""
        self.hall.heard = lambda room, row: None
        for key, (handle, room, _) in list(self._waiting.items()):
            handle.cancel()
            if slow(room.table):
                self._due(key)
        self._waiting.clear()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FAREWELL)
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


def reached_of(connection: Connection, person: str) -> Reached:
    """A person's ways to be told."""
    return Reached(reaching.load_reach(connection, person), persons.subscriptions_of(connection, person))


def contact(config: Config) -> str:
    """Whom a push service may ask about our pushes."""
    if config.public_url.startswith("https://"):
        return config.public_url.rstrip("/")
    return f"mailto:{config.mail.sender if config.mail else 'serao@localhost'}"
