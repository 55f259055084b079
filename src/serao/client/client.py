"""A client of one server: it signs in under a name or a token, opens tables and enters them."""

from collections.abc import AsyncIterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

from serao.client.events import Event, Events
from serao.client.http_api import HttpApi
from serao.client.remote import RemoteTable
from serao.table.setup import Setup
from serao.table.wire import PROTOCOL, Hello, TableView

SCOPES = ("play", "watch", "chat")  # what a program that comes by itself asks for
PATIENCE = 60.0  # seconds without an answer after which the client gives up


class Me(msgspec.Struct, frozen=True):
    """The person that the client is. The token is shown once; with it one is the same person the next time."""

    id: str
    name: str
    token: str | None = None
    kind: str = "program"


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the secret of its invitation."""

    id: str
    invite: str


class SharedLink(msgspec.Struct, frozen=True):
    """The link to a record."""

    link: str


class Invitation(msgspec.Struct, frozen=True):
    """A link that lets others in, also as a QR code (SVG)."""

    link: str
    qr: str


class Member(msgspec.Struct, frozen=True):
    """Somebody who belongs to a circle."""

    id: str
    name: str


class CircleLine(msgspec.Struct, frozen=True):
    """A circle. `own`: one keeps it. `table`: it is called there now."""

    id: str
    name: str
    game: str
    own: bool
    members: tuple[Member, ...]
    table: str | None


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. Times are milliseconds since 1970."""

    id: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    names: tuple[str, ...]
    created_at: int
    finished_at: int | None
    setup: Setup
    turn: bool = False
    kept: bool = False


class Client:
    """A program on a server, marked as one at every table.

    It comes by the token of an account, or by itself under a name, with a token that is good for these scopes. Use it
    with `async with`: at the end all connections are closed, and the seats are kept.
    """

    def __init__(
        self,
        url: str,
        *,
        name: str = "",
        token: str | None = None,
        scopes: Sequence[str] = SCOPES,
        language: str = "",
        patience: float = PATIENCE,
    ) -> None:
        self.name = name
        self.scopes = scopes
        self.token = token
        self.language = language
        self.tables: list[RemoteTable] = []
        self.me: Me | None = None
        self.api = HttpApi(url, language, patience)

    async def __aenter__(self) -> Self:
        try:
            await self.come_in()
        except BaseException:
            await self.api.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def come_in(self) -> Me:
        """Sign in by the token, or as a new guest of that name; without either one is a stranger who looks on."""
        if self.token is not None:
            self.api.carry(self.token)
            self.me = await self.api.ask(Me, "GET", "/api/session")
        elif self.name:
            self.me = await self.api.ask(Me, "POST", "/api/session", self._newcomer())
            self.token = self.me.token
            self.api.carry(self.token or "")
        else:
            self.me = Me("", "")
        return self.me

    def _newcomer(self) -> dict[str, Any]:
        return {"name": self.name, "token": True, "scopes": list(self.scopes)}

    async def close(self) -> None:
        """Close all connections."""
        for table in self.tables:
            await table.close()
        await self.api.close()

    # ── The house ─────────────────────────────────────────────────────────────────────────────

    def lobby(self) -> AsyncIterator[TableLine]:
        """The public tables, newest first: `async for line in client.lobby()`."""
        return self.api.pages(TableLine, "/api/lobby")

    def mine(self) -> AsyncIterator[TableLine]:
        """One's own tables, newest first; `turn` says at which of those in play it is one's turn."""
        return self.api.pages(TableLine, "/api/mine")

    def events(self, after: int | None = None) -> AsyncIterator[Event]:
        """What concerns one at all tables, as it happens and without end; after breaks it goes on by itself.

        It begins with what is so: turns and invitations; `after` a time, also with what has happened since then.
        """
        return Events(self.api, after).all()

    async def invitation(self, table_id: str) -> Invitation:
        """The link by which others enter a table at which one sits."""
        return await self.api.ask(Invitation, "GET", f"/api/tables/{table_id}/invitation")

    # ── Tables ────────────────────────────────────────────────────────────────────────────────

    async def open(
        self,
        game: str,
        seats: int = 2,
        bots: Mapping[int, str] | None = None,
        *,
        sit: bool = True,
        words: str = "",
        **agreed: Any,
    ) -> RemoteTable:
        """Open a table and sit down; `agreed` is the rest of its setup: options, pace, public, start …

        One's own chair is taken over the socket, so this client takes part in the shuffle; `words` may be added to it.
        When opponents hold all the other chairs, the game has begun when this returns.
        """
        setup = {"game": game, "seats": seats, "bots": dict(bots or {}), "sit": False, **agreed}
        opened = await self.api.ask(Opened, "POST", "/api/tables", setup)
        table = await self._attend(opened.id, opened.invite)
        if sit:
            await table.sit(words=words)
            if table.complete:
                await table.dealt()
        return table

    async def enter(self, table_id: str, invite: str = "") -> RemoteTable:
        """Enter a table: to look on, to sit down (`table.sit`) or to go on playing."""
        if invite:
            await self.api.ask(TableView, "POST", f"/api/tables/{table_id}/enter", {"invite": invite})
        return await self._attend(table_id, invite)

    async def enter_link(self, link: str) -> RemoteTable:
        """Enter a table by the link of an invitation."""
        parts = urlsplit(link)
        return await self.enter(parts.path.rstrip("/").rpartition("/")[2], parts.fragment)

    async def rematch(self, table: RemoteTable) -> RemoteTable:
        """Play again with the same company, and sit down; whoever asks first is the host of the new table."""
        return await self._come(await self.api.ask(Opened, "POST", f"/api/tables/{table.id}/rematch"))

    async def another(self, table: RemoteTable, game: str, options: Mapping[str, Any] | None = None) -> RemoteTable:
        """Play another game with the same company, and sit down; a company has one next table."""
        wanted = {"game": game, "options": dict(options or {})}
        return await self._come(await self.api.ask(Opened, "POST", f"/api/tables/{table.id}/another", wanted))

    # ── Circles: for a token that is good for the account ─────────────────────────────────────

    async def circles(self) -> list[CircleLine]:
        """The circles to which one's account belongs."""
        return await self.api.ask(list[CircleLine], "GET", "/api/circles")

    async def call(self, circle_id: str, game: str | None = None) -> str:
        """Call a circle together, in the account's name; the id of the table, where chairs are kept for all."""
        wanted = {} if game is None else {"game": game}
        return (await self.api.ask(Opened, "POST", f"/api/circles/{circle_id}/call", wanted)).id

    # ── Records ───────────────────────────────────────────────────────────────────────────────

    async def share(self, record_id: str) -> str:
        """The link by which others open the record of a game that one has played or imported."""
        return (await self.api.ask(SharedLink, "POST", f"/api/records/{record_id}/share")).link

    async def withdraw(self, record_id: str) -> None:
        """Take the link of a record back."""
        await self.api.ask_bytes("DELETE", f"/api/records/{record_id}/share")

    async def record(self, link: str) -> bytes:
        """The record of a finished game, by its id or by a link to it."""
        parts = urlsplit(link)
        record_id = parts.path.rstrip("/").rpartition("/")[2]
        if parts.fragment:  # the answer sets a cookie, which goes with what is asked about this record
            await self.api.ask_bytes("POST", f"/api/records/{record_id}/open", {"key": parts.fragment})
        return await self.api.ask_bytes("GET", f"/api/records/{record_id}")

    async def _come(self, opened: Opened) -> RemoteTable:
        """Go to a table at which a chair is kept, and take it."""
        table = await self._attend(opened.id, opened.invite)
        if not table.mine:
            await table.sit()
        return table

    async def _attend(self, table_id: str, invite: str) -> RemoteTable:
        table = RemoteTable(table_id, self.api, Hello(PROTOCOL, self.language), invite)
        self.tables.append(table)
        table.connection.open()
        await table.until(lambda: table.length >= 0)
        return table
