"""A table on a server, as a client sees it: kept up to date, with a method for each command."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from inspect import iscoroutinefunction
from typing import Any, Literal

import msgspec

from serao.bots import USUAL
from serao.client.bots import HouseBot, Player
from serao.client.connection import TableConnection
from serao.client.http_api import HttpApi
from serao.client.messages import Sync, Update
from serao.client.position import Position
from serao.client.problem import NotDone, not_done
from serao.client.proof import Proof, Witness, prove
from serao.games import game_named
from serao.table import commands
from serao.table.company import ChatLine
from serao.table.pace import Pace
from serao.table.wire import Accepted, Denied, Ended, Hello, TableView, Turn

BEFORE = ("gathering", "shuffling")  # the phases before the deal
RECORD_SECONDS = 10.0  # the last move is shown a moment before the record is stored


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened; `sync` when everything was sent again. `positions`: what one's seats see then."""

    length: int
    happened: str
    told: tuple[str, ...]
    said: ChatLine | None
    table: TableView
    positions: tuple[Position, ...]


class RemoteTable:
    """A table. What it shows belongs to its present `length`; every command waits for the server's answer."""

    def __init__(self, table_id: str, api: HttpApi, hello: Hello, invite: str = "") -> None:
        self.id = table_id
        self.invite = invite
        self.length = -1
        self.mine: tuple[int, ...] = ()
        self.turn = Turn((), 0, None)
        self.chat: list[ChatLine] = []
        self.positions: tuple[Position, ...] = ()
        self.witness = Witness()
        self._revealing: asyncio.Task[None] | None = None
        self._table: TableView | None = None
        self._api = api
        self._change = asyncio.Event()
        self._syncs = 0
        self._watchers: set[asyncio.Queue[Happening | NotDone]] = set()
        address = f"ws{api.url.removeprefix('http')}/api/tables/{table_id}/socket"
        self.connection = TableConnection(address, api.headers, self, self._look)
        self.connection.hello = hello
        self.connection.patience = api.patience

    async def _look(self) -> bytes:
        """Ask over HTTP for the table; NotDone when one may not look at it."""
        return await self._api.ask_bytes("GET", f"/api/tables/{self.id}")

    # ── Seeing ────────────────────────────────────────────────────────────────────────────────

    @property
    def table(self) -> TableView:
        """The table's company and setup."""
        assert self._table is not None  # a sync has come before a table is returned
        return self._table

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.phase == "over"

    @property
    def complete(self) -> bool:
        """Whether every chair is taken and the game begins by itself."""
        return self.table.start == "full" and self.table.taken == self.table.seats

    @property
    def link(self) -> str:
        """The link that lets friends in; without the secret when it is not known here."""
        return f"{self._api.url}/t/{self.id}" + (f"#{self.invite}" if self.invite else "")

    def position(self, seat: int | None = None) -> Position:
        """The game as one of one's own seats sees it (the first; without a seat, as spectators do)."""
        wanted = [each for each in self.positions if seat is None or each.seat == seat]
        if not wanted:
            raise not_done("table-not-started" if self.table.phase in BEFORE else "table-players-only")
        return wanted[0]

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds; NotDone when the connection is lost for good."""
        while not holds():
            if self.connection.broken is not None:
                raise self.connection.broken
            await self._change.wait()

    async def dealt(self) -> None:
        """Wait until the game is dealt: the company is complete, and everybody's part of the shuffle is revealed."""
        await self.until(lambda: self.table.phase not in BEFORE)

    async def happenings(self, beyond_end: bool = False) -> AsyncIterator[Happening]:
        """What happens from now on, to the end of the game (or beyond it)."""
        queue: asyncio.Queue[Happening | NotDone] = asyncio.Queue()
        self._watchers.add(queue)
        try:
            yield self._happening("sync")
            while beyond_end or not self.over or not queue.empty():
                happening = await queue.get()
                if isinstance(happening, NotDone):
                    raise happening
                yield happening
        finally:
            self._watchers.discard(queue)

    # ── Hearing ───────────────────────────────────────────────────────────────────────────────

    def hear(self, message: Sync | Update | Denied | Accepted) -> bool:
        """Take a message; False when there is a gap between it and what was there."""
        match message:
            case Sync():
                self._take_all(message)
            case Update(length=length) if length > self.length:
                if length > self.length + 1 and message.happened != "many":
                    return False
                self._take(message)
            case Denied(length=length) | Accepted(length=length):
                # An update comes before the answer to its command, except at crowded tables, which are told together.
                return length <= self.length or game_named(self.table.game).crowded(self.table.seats)
        return True

    def _take_all(self, sync: Sync) -> None:
        self._table = sync.table
        self.witness.see(self.table.commitment, self.table.phase == "gathering")
        self.length, self.mine, self.turn, self.chat = sync.length, sync.mine, sync.turn, list(sync.chat)
        self.positions = tuple(Position(self.table, self.length, seen) for seen in sync.seats)
        self._syncs += 1
        self._reveal()
        self._tell(self._happening("sync"))

    def _take(self, update: Update) -> None:
        if update.table is not None:
            self._table = update.table
            self._reveal()
        self.length, self.mine, self.turn = update.length, update.mine, update.turn
        self.chat += update.lines
        if update.said is not None:
            self.chat.append(update.said)
        if update.seats:  # empty when nothing changed for one's own seats
            self.positions = tuple(Position(self.table, self.length, seen) for seen in update.seats)
        self._tell(self._happening(update.happened, tuple(line.text for line in update.told), update.said))

    def _happening(self, happened: str, told: tuple[str, ...] = (), said: ChatLine | None = None) -> Happening:
        return Happening(
            length=self.length,
            happened=happened,
            told=told,
            said=said,
            table=self.table,
            positions=self.positions,
        )

    def _tell(self, happening: Happening | NotDone) -> None:
        for queue in self._watchers:
            queue.put_nowait(happening)
        change, self._change = self._change, asyncio.Event()
        change.set()

    def lost(self, why: NotDone) -> None:
        """Nothing will come any more."""
        self._tell(why)

    # ── Asking ────────────────────────────────────────────────────────────────────────────────

    async def command(self, command: commands.AnyCommand) -> Accepted:
        """Send a command; when this returns, it is done and visible here."""
        accepted = await self.connection.ask(command)
        await self._reached(accepted.length)
        return accepted

    async def sit(self, seat: int | None = None, name: str | None = None, words: str = "") -> int:
        """Take a chair (the first free one when none is named) and take part in the shuffle; which chair it is.

        What is revealed before the deal is drawn here, at random; `words` of one's own may be added to it.
        """
        before = self.mine
        await self.command(commands.Sit(id=new_id(), seat=seat, name=name, seal=self.witness.draw(words)))
        return seat if seat is not None else next(each for each in self.mine if each not in before)

    async def seal(self, seat: int, words: str = "") -> None:
        """Take part in the shuffle with something else, before it is shuffled."""
        await self.command(commands.PutSeal(id=new_id(), seat=seat, seal=self.witness.draw(words)))

    def _reveal(self) -> None:
        """Reveal one's own part of the shuffle as soon as nobody can change theirs."""
        if self._revealing is None and self.witness.to_reveal(self.table):
            self._revealing = asyncio.get_running_loop().create_task(self._reveal_all())

    async def _reveal_all(self) -> None:
        for part in self.witness.to_reveal(self.table):
            try:
                await self.connection.ask(commands.Reveal(id=new_id(), entropy=part))
            except NotDone:
                continue  # dealt without it, or of a chair that was given up
            self.witness.shown = [*self.witness.shown, part]

    async def seat_bot(self, seat: int, level: str = USUAL) -> None:
        """Give a free chair to an opponent of the server."""
        await self.command(commands.SeatBot(id=new_id(), seat=seat, level=level))

    async def stand(self, seat: int) -> None:
        """Free a chair before the game."""
        await self.command(commands.Stand(id=new_id(), seat=seat))

    async def start(self, empty: Literal["bots", "close"] = "bots", level: str | None = None) -> None:
        """Begin, and wait for the deal: empty chairs go to opponents, of a level if one is said, or are removed.

        The deal waits for everybody's part of the shuffle; `start` again after ten seconds deals without the rest.
        """
        await self.command(commands.Start(id=new_id(), empty=empty, level=level))
        await self.dealt()

    async def act(self, seat: int, action: Any) -> None:
        """Act in the game: one of the legal actions, or its notation as a text."""
        await self.command(commands.Play(id=new_id(), seat=seat, action=msgspec.Raw(msgspec.json.encode(action))))

    async def undo(self, seat: int) -> None:
        """Take back the seat's last action, or ask everybody for it."""
        await self.command(commands.Undo(id=new_id(), seat=seat))

    async def ask_pace(self, pace: Pace | None) -> None:
        """Ask everybody for another pace."""
        await self.command(commands.AskPace(id=new_id(), pace=pace))

    async def answer(self, yes: bool) -> None:
        """Say yes or no to what is asked at the table."""
        if self.table.offer is None:
            raise not_done("table-nothing-asked")
        await self.command(commands.Answer(id=new_id(), offer=self.table.offer.number, yes=yes))

    async def stand_in(self, seat: int) -> None:
        """Without clocks: let an opponent play for a person who has been waited for too long."""
        await self.command(commands.StandIn(id=new_id(), seat=seat))

    async def concede(self, seat: int) -> None:
        """Give up a seat's game."""
        await self.command(commands.Concede(id=new_id(), seat=seat))

    async def leave(self) -> None:
        """Go away in mid-game: opponents hold one's chairs."""
        await self.command(commands.Leave(id=new_id()))

    async def come_back(self) -> None:
        """Take one's chairs again."""
        await self.command(commands.Return(id=new_id()))

    async def say(self, text: str) -> None:
        """Say something to the table."""
        await self.command(commands.Say(id=new_id(), text=text))

    async def ask_memory(self) -> None:
        """From now on receive the memories of one's seats, too."""
        if not self.connection.hello.memory:
            syncs = self._syncs
            await self.connection.greet(msgspec.structs.replace(self.connection.hello, memory=True))
            await self.until(lambda: self._syncs > syncs)

    # ── Playing ───────────────────────────────────────────────────────────────────────────────

    async def play(self, player: Player, memory: bool = False) -> Ended:
        """Let a player choose for all of one's seats until the game is over; how it ended."""
        if memory or isinstance(player, HouseBot):
            await self.ask_memory()
        while True:
            await self.until(lambda: self.over or self._to_act() is not None)
            position = self._to_act()
            if position is None:
                return await self.ended()
            await self._play_once(player, position)

    def _to_act(self) -> Position | None:
        """The first of one's own seats that must choose; not one that was left to an opponent on purpose."""
        if self.table.phase == "playing" and not self.mine:
            raise not_done("table-players-only")
        mine = (each for each in self.positions if each.acts and each.seat is not None)
        return next((each for each in mine if self._away(each.seat) not in ("left", "conceded")), None)

    def _away(self, seat: int | None) -> str:
        """Why an opponent plays for that seat; a crowd's chairs are not shown."""
        return self.table.chairs[seat].away if seat is not None and self.table.chairs else ""

    async def _play_once(self, player: Player, position: Position) -> None:
        assert position.seat is not None  # only one's own seats choose
        if self._away(position.seat) == "time":
            await self._unless_moved_on(self.come_back())
            return
        length = self.length
        action = await chosen(player, position)
        if self._still(position):
            await self._unless_moved_on(self.act(position.seat, action), length)

    def _still(self, position: Position) -> bool:
        """Whether the seat still has the same choice: meanwhile a move may have been taken back."""
        return any(each.seat == position.seat and each.same_choice(position) for each in self.positions)

    async def _unless_moved_on(self, asked: Awaitable[None], length: int | None = None) -> None:
        """Send a command, and ignore a refusal that is due to what happened meanwhile: the player chooses again."""
        length = self.length if length is None else length
        try:
            await asked
        except NotDone as why:
            if why.reason.key == "table-away":
                await self.come_back()
            elif why.length <= length:
                raise
            await self._reached(why.length)

    async def _reached(self, length: int) -> None:
        await self.until(lambda: self.length >= length)

    # ── After the game ────────────────────────────────────────────────────────────────────────

    async def ended(self) -> Ended:
        """Wait for the end of the game; how it ended."""
        await self.until(lambda: self.over)
        if self.table.ended is None:
            raise not_done("client-put-away")
        return self.table.ended

    async def verify(self) -> Proof:
        """Fetch the record of the finished game, and prove it against what was seen here."""
        await self.ended()
        return prove(await self.record(), self.witness)

    async def record(self) -> bytes:
        """The record of the finished game, as a file."""
        until = asyncio.get_running_loop().time() + RECORD_SECONDS
        while True:
            try:
                return await self._api.ask_bytes("GET", f"/api/records/{self.id}")
            except NotDone as why:
                if why.reason.key != "record-unknown" or asyncio.get_running_loop().time() > until:
                    raise
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Close the connection; one's chairs are kept."""
        if self._revealing is not None:
            self._revealing.cancel()
        await self.connection.close()


async def chosen(player: Player, position: Position) -> Any:
    """What a player chooses; a player that is no coroutine runs in a thread, so that the connection stays alive."""
    if iscoroutinefunction(player):
        return await player(position)
    return await asyncio.to_thread(player, position)


def new_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(12)
