"""An honest game between two people, and those who try to spoil it over sockets and HTTP."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any
from uuid import uuid4

from sqlalchemy import Engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from campaigns.http_garbage import HttpGarbage
from serao.engine import record as records
from serao.engine.fairness import seed_of
from serao.games import GAMES
from serao.storage.engine import disposing, open_database, reading
from serao.storage.matches import match, moves_since
from serao.storage.records import KeptRecord, record_of_match
from serao.table.wire import PROTOCOL
from tests.patience import PATIENCE
from tests.server.house import Guest, Server, until
from tests.server.tables.garbage import Garbage, Message

HELLO = f'{{"type":"hello","protocol":{PROTOCOL}}}'
BATCH = 100
BATCHES = 2  # over one connection
ENDS = 4  # ways to break off a connection
LINES = 8  # attacking connections at once
HTTP_LINES = 4  # and some that speak HTTP
SHARES = 150  # the honest act again when such a part of the messages has been sent
LIMIT = 1800.0
FINAL = b"\xff\xfe not UTF-8"
ADDRESSES = 40  # of attackers, as a proxy in front of the house would name them
HONEST_KINDS = {"sat", "shuffled", "revealed", "started", "played", "said"}


class Leak(AssertionError):
    """Somebody was sent a secret."""


class Bug(AssertionError):
    """A request was answered with 500 or more."""


class Attack:
    """A game between two honest people, and those who try to spoil it."""

    def __init__(
        self, server: Server, table: str, people: Mapping[str, Guest], secrets: tuple[str, ...], messages: int
    ) -> None:
        self.server, self.table, self.people, self.secrets = server, table, people, secrets
        self.messages = messages
        self.pause = 0.0  # seconds that the honest take for a choice at least
        self.every_way = True  # it ends only when every kind of message was sent, and every rude end tried
        self.sent = self.closed = self.refused = self.broken_off = 0
        self.answers: dict[str, int] = {}  # over HTTP, by their status
        self.attacking = True
        self.every_kind: set[str] = set()  # of garbage
        self.sent_kinds: set[str] = set()
        self.overheard: list[dict[str, Any]] = []
        self.lawful: dict[tuple[str, int], Any] = {}  # what a viewer may see at a length, by an honest line
        self.shown: list[tuple[str, int, Any]] = []  # what an attacker was shown
        self.persons = [guest.id for guest in people.values() if guest.id]

    def socket(self, who: str, address: str | None = None) -> connect:
        """A connection of somebody's to the table, perhaps from some address."""
        url = f"{self.server.sockets}/api/tables/{self.table}/socket"
        named = {"authorization": f"Bearer {self.people[who].token}"} if self.people[who].token else {}
        from_there = {"x-forwarded-for": address} if address else {}
        headers = self.people[who].headers | named | from_there
        return connect(url, additional_headers=headers, compression=None, max_size=None, max_queue=None)

    def inspect(self, data: str | bytes) -> dict[str, Any]:
        """Read an answer; whatever it is, until the game is over no secret of the shuffle is in it."""
        assert isinstance(data, str)
        self.keeps_secrets(data)
        message: dict[str, Any] = json.loads(data)
        return message

    def keeps_secrets(self, text: str) -> None:
        """Nothing that is sent holds a secret of a game that goes on."""
        if '"phase":"over"' not in text and any(secret in text for secret in self.secrets):
            raise Leak("a secret of the shuffle was sent")

    # ── The honest ────────────────────────────────────────────────────────────────────────────

    async def honest(self, who: str, random: Random) -> None:
        """Play on through the noise: the next action when a share of the messages has been sent."""
        seats: Any = []
        pending = None
        phase = ""
        async with self.socket(who) as socket:
            await socket.send(HELLO)
            while phase != "over":
                message = self.inspect(await asyncio.wait_for(socket.recv(), LIMIT))
                phase = (message.get("table") or {}).get("phase", phase)
                if message.get("seats"):
                    seats = message["seats"]
                if message["type"] in ("sync", "update"):
                    self.lawful[who, message["length"]] = seats
                if pending and message.get("id") == pending["id"]:
                    pending = None
                legal = seats[0]["legal"] if seats else None
                if legal and not pending and phase == "playing":
                    await self.next_share()
                    pending = {"type": "play", "id": str(uuid4()), "seat": seats[0]["seat"]}
                    pending["action"] = random.choice(legal)
                    self.overheard.append(pending)
                    await socket.send(json.dumps(pending))

    async def next_share(self) -> None:
        """Wait until the attackers have gone on a little."""
        await asyncio.sleep(self.pause)
        goal = min(self.messages, self.sent + self.messages // SHARES)
        while self.sent < goal and self.attacking:
            await asyncio.sleep(0.005)

    async def onlooker(self, who: str) -> None:
        """Look on honestly, so that it is known what may be seen."""
        seats: Any = []
        phase = ""
        async with self.socket(who) as socket:
            await socket.send(HELLO)
            while phase != "over":
                message = self.inspect(await asyncio.wait_for(socket.recv(), LIMIT))
                phase = (message.get("table") or {}).get("phase", phase)
                seats = message.get("seats") or seats
                self.lawful[who, message["length"]] = seats

    # ── The others ────────────────────────────────────────────────────────────────────────────

    async def attack(self, who: str, random: Random) -> None:
        """Send garbage over one connection after another."""
        garbage = Garbage(random, self.overheard, self.persons, own=1 if who == "Bruno" else None)
        while self.goes_on():
            try:
                async with self.socket(who, address_of(random)) as socket:
                    if random.random() < 0.8:
                        await socket.send(HELLO)
                    for _ in range(BATCHES):
                        if self.goes_on():
                            await self.batch(socket, who, [garbage.message() for _ in range(BATCH)])
                    await self.break_off(socket)
            except ConnectionClosed:
                self.closed += 1
            except InvalidStatus as refused:
                no_bug(refused.response.status_code, str(refused))
                self.refused += 1
            self.every_kind |= garbage.every_kind()
            self.sent_kinds |= garbage.made

    async def attack_by_http(self, who: str, random: Random) -> None:
        """Send garbage as requests."""
        async with HttpGarbage(self.server, self.table, self.people[who].token, random) as garbage:
            while self.goes_on():
                status, text = await garbage.send(address_of(random))
                self.sent += 1
                self.answers[str(status)] = self.answers.get(str(status), 0) + 1
                no_bug(status, text)
                self.keeps_secrets(text)

    def goes_on(self) -> bool:
        """Whether messages are left to send, or kinds of them, or ways to break off, that nobody has tried."""
        tried_all = not self.every_way or (self.sent_kinds == self.every_kind and self.broken_off >= ENDS)
        return self.attacking and (self.sent < self.messages or not tried_all)

    async def batch(self, socket: ClientConnection, who: str, messages: list[Message]) -> None:
        """Many at once, and a last one by whose answer one knows that all were read."""
        for message in messages:
            await socket.send(message)
            self.sent += 1
        fence = str(uuid4())
        await socket.send(json.dumps({"type": "undo", "id": fence, "seat": 9_999}))
        answer: dict[str, Any] = {}
        while answer.get("id") != fence:
            answer = self.inspect(await asyncio.wait_for(socket.recv(), PATIENCE))
            if answer["type"] == "sync" and answer["table"]["phase"] == "playing":
                self.shown += [(who, answer["length"], strip(answer["seats"]))]

    async def break_off(self, socket: ClientConnection) -> None:
        """End a connection, each time in the next way; most are rude."""
        rude = self.broken_off % ENDS
        self.broken_off += 1
        if rude == 0:
            await socket.send(FINAL, text=True)
        elif rude == 1:
            await socket.send("x" * 300_000)
        elif rude == 2:
            socket.transport.abort()


def address_of(random: Random) -> str:
    """One of the attackers' addresses."""
    return f"203.0.113.{random.randrange(1, ADDRESSES + 1)}"


def no_bug(status: int, text: str) -> None:
    """Whatever was asked, it is no bug of the house."""
    if status >= 500:
        raise Bug(f"{status}: {text}")


def strip(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the memory, which only some ask for."""
    return [{key: value for key, value in seat.items() if key != "memory"} for seat in seats]


async def fight(attack: Attack, seed: int) -> None:
    """Everybody at once; the honest were there first, so that it is known from the beginning what may be seen."""
    honest = [attack.honest("Ana", Random(seed + 100)), attack.honest("Bruno", Random(seed + 101))]
    there = asyncio.gather(*honest, attack.onlooker("Davi"), attack.onlooker("stranger"))
    while len({who for who, _ in attack.lawful}) < 4 and not there.done():
        await asyncio.sleep(0.01)
    roles = ["stranger", "Davi", "Bruno"]
    attackers = [attack.attack(roles[number % 3], Random(seed + number)) for number in range(LINES)]
    attackers += [attack.attack_by_http(roles[number % 2], Random(seed + 50 + number)) for number in range(HTTP_LINES)]
    async with asyncio.timeout(LIMIT):
        try:
            await asyncio.gather(*attackers)
        finally:
            attack.attacking = False
            if not there.done():
                with suppress(asyncio.CancelledError):
                    await there
        there.result()


# ── Afterwards ────────────────────────────────────────────────────────────────────────────────────


def secrets_of(database: str, table: str) -> tuple[str, ...]:
    """What nobody may hear while the game goes on."""
    with disposing(open_database(database)) as engine, reading(engine) as connection:
        found = match(connection, table)
    assert found is not None
    return found.secret.hex(), seed_of(found.secret, ("", "")).hex(), found.invite


def check_shown(attack: Attack) -> None:
    """Whoever attacked was never shown anything but what an honest line of the same person saw then."""
    for who, length, seats in attack.shown:
        if seats != strip(attack.lawful[who, length]):
            raise Leak(f"{who} was shown something else at {length}")


def check_log(attack: Attack, database: str) -> None:
    """Only what honest people asked for is in the log, and it replays."""
    honest = {message["id"] for message in attack.overheard}
    with disposing(open_database(database)) as engine:
        kept = until(lambda: kept_record(engine, attack.table), "the record")
        with reading(engine) as connection:
            rows = [(row.by, row.id, json.loads(row.body)) for row in moves_since(connection, attack.table, 0)]
    played = [(by, number) for by, number, event in rows if event["type"] == "played"]
    assert {number for _, number in played} <= honest, "somebody else has played"
    assert len(set(played)) == len(played), "played twice"
    assert {event["type"] for *_, event in rows} <= HONEST_KINDS
    assert records.verify(GAMES, records.decode(kept.body)) == len(played)


def kept_record(engine: Engine, table: str) -> KeptRecord | None:
    """The record of a table, if it is there by now; a transaction for each look, for it sees nothing written later."""
    with reading(engine) as connection:
        return record_of_match(connection, table)
