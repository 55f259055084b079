"""Scripted players who keep a ledger: they play any lawful action, and come back wherever a server still answers."""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE
from tests.server.house import Guest, Process, Server

PROTOCOL = 2
RARELY = 0.1


Rows = Sequence[tuple[int, str | None, str | None, bytes]]  # of a table's log: number, person, command, event


class Ledger:
    """Everything that the players of one table were ever told, and what each of them saw last."""

    def __init__(self, table: str, game: str, bots: int = 0) -> None:
        self.table, self.game, self.bots = table, game, bots
        self.answered: dict[tuple[str, str], int] = {}  # a person's command: the length it was accepted at
        self.announced: dict[int, str] = {}  # a length of the log: what happened then
        self.last: dict[str, dict[str, Any]] = {}
        self.visits = 0

    def note(self, person: str, message: dict[str, Any]) -> None:
        """Write down what a player was told; no two of them may be told different things."""
        length = message["length"]
        if message["type"] == "update":
            assert self.announced.setdefault(length, message["happened"]) == message["happened"]
        if message["type"] in ("update", "accepted") and message.get("id"):
            assert self.answered.setdefault((person, message["id"]), length) == length

    def doubled(self, rows: Rows) -> list[tuple[str | None, str]]:
        """The commands that the log holds more than once."""
        ids = Counter((by, number) for _, by, number, _ in rows if number is not None)
        return [each for each, times in ids.items() if times > 1]

    def lost(self, rows: Rows) -> list[tuple[str, str]]:
        """The commands that were acknowledged, and that the log does not hold where it was said."""
        at = {(by, number): seq + 1 for seq, by, number, _ in rows}
        return [each for each, length in self.answered.items() if at.get(each) != length]

    def check(self, rows: Rows) -> None:
        """What was accepted or announced is in the log, once, where it was said to be."""
        assert [seq for seq, *_ in rows] == list(range(len(rows)))
        assert not self.doubled(rows), "done twice"
        assert not self.lost(rows), "accepted, and then lost"
        happened = {seq + 1: json.loads(body)["type"] for seq, _, _, body in rows}
        wrong = {length: tag for length, tag in self.announced.items() if happened.get(length) != tag}
        assert not wrong, "announced, and then lost"


class Player:
    """One person at one table."""

    def __init__(self, guest: Guest, ledger: Ledger, servers: Sequence[Server], random: Random) -> None:
        self.person, self.token = guest.id, guest.token
        self.ledger, self.servers, self.random = ledger, servers, random
        self.length = -1
        self.seats: list[dict[str, Any]] = []
        self.mine: list[int] = []
        self.table: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.server: Process | None = None  # where the last connection leads

    async def play(self) -> None:
        """Play until the game is over, through any number of lost connections."""
        while not self.over():
            self.server = self.random.choice(self.servers)
            url = f"{self.server.sockets}/api/tables/{self.ledger.table}/socket"
            headers = {"authorization": f"Bearer {self.token}"}
            try:
                async with connect(url, additional_headers=headers, compression=None, close_timeout=1) as socket:
                    self.ledger.visits += 1
                    await self.visit(socket)
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.02)

    def over(self) -> bool:
        """Whether the game is over, and everything one asked for was answered."""
        return self.table.get("phase") == "over" and self.pending is None

    async def visit(self, socket: ClientConnection) -> None:
        """Play over one connection; now and then, move on to another."""
        await self.send(socket, {"type": "hello", "protocol": PROTOCOL})
        while not self.over():
            async with asyncio.timeout(PATIENCE):  # wait_for may lose the end of the campaign (Python 3.11)
                text = await socket.recv()
            message = json.loads(text)
            self.hear(message)
            if message["type"] == "farewell":
                return
            if self.undecided(message):
                await asyncio.sleep(0.02)
            if self.pending is not None and (message["type"] == "sync" or self.undecided(message)):
                await self.send(socket, self.pending)  # nobody knows whether it was done: say it again
            await self.act(socket)
            if self.pending is None and self.random.random() < RARELY / 5:
                return

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what was said."""
        self.ledger.note(self.person, message)
        if message["type"] == "update":
            assert message["length"] == self.length + 1, "an update follows on what was there"
        if message["type"] in ("sync", "update"):
            assert message["length"] >= self.length, "the log never gets shorter"
            self.length = message["length"]
            self.table = message.get("table") or self.table
            self.mine = message.get("mine", [])
            self.seats = message.get("seats") or self.seats
            self.ledger.last[self.person] = {"length": self.length, "table": self.table, "seats": self.seats}
        if self.pending is not None and message.get("id") == self.pending["id"] and not self.undecided(message):
            self.pending = None

    def undecided(self, message: dict[str, Any]) -> bool:
        """Whether the house says that its storage does not answer: it may have been done or not."""
        return bool(message["type"] == "denied" and message["reason"]["key"] == "storage-down")

    async def act(self, socket: ClientConnection) -> None:
        """Do something, when nothing is under way."""
        if self.pending is not None or self.table.get("phase") != "playing":
            return
        wish = self.wish()
        if wish is not None:
            self.pending = {"id": str(uuid4()), **wish}
            await self.send(socket, self.pending)

    def wish(self) -> dict[str, Any] | None:
        """An action where it is one's turn; sometimes a word."""
        if self.random.random() < RARELY:
            return {"type": "say", "text": f"after {self.length}"}
        turn = [seat for seat in self.seats if seat["legal"]]
        if not turn:
            return None
        return {"type": "play", "seat": turn[0]["seat"], "action": self.random.choice(turn[0]["legal"])}

    async def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Say something."""
        await socket.send(json.dumps(message))
