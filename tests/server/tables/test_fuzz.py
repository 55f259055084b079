"""Thousands of messages that no honest client sends, while an honest game goes on at the same table."""

import asyncio
import json
from contextlib import ExitStack
from random import Random
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from sqlalchemy import Engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from serao.engine import record as records
from serao.engine.fairness import seed_of
from serao.games import GAMES
from serao.server.base.config import NO_LIMITS, Limits
from serao.storage.engine import open_database, reading
from serao.storage.matches import match
from serao.storage.records import KeptRecord, record_of_match
from serao.table.wire import PROTOCOL
from tests.campaign import times
from tests.server.conftest import Build, Invite
from tests.server.house import PATIENCE, Guest, Server, until
from tests.server.tables.garbage import Garbage, Message

MESSAGES = times(5_000, 100_000)
HELLO = f'{{"type":"hello","protocol":{PROTOCOL}}}'
BATCH = 100
BATCHES = 2  # over one connection
ENDS = 4  # ways to break off a connection
LINES = 8  # attacking connections at once
PATIENT = msgspec.to_builtins(NO_LIMITS) | {"backlog": 10**6}
LIMIT = 600.0
FINAL = b"\xff\xfe not UTF-8"


class Attack:
    """A game between two honest people, and those who try to spoil it."""

    def __init__(self, server: Server, table: str, people: dict[str, Guest], secrets: tuple[str, ...]) -> None:
        self.server, self.table, self.people, self.secrets = server, table, people, secrets
        self.sent = 0
        self.closed = 0
        self.broken_off = 0
        self.every_kind: set[str] = set()  # of garbage
        self.sent_kinds: set[str] = set()
        self.overheard: list[dict[str, Any]] = []
        self.lawful: dict[tuple[str, int], Any] = {}  # what a viewer may see at a length, by an honest line
        self.shown: list[tuple[str, int, Any]] = []  # what an attacker was shown
        self.persons = [guest.id for guest in people.values() if guest.id]

    def socket(self, who: str) -> connect:
        """A connection of somebody's to the table."""
        url = f"{self.server.sockets}/api/tables/{self.table}/socket"
        token = self.people[who].token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return connect(url, additional_headers=headers, compression=None, max_size=None, max_queue=None)

    def inspect(self, data: str | bytes) -> dict[str, Any]:
        """Read an answer; whatever it is, until the game is over no secret of the shuffle is in it."""
        assert isinstance(data, str)
        assert '"phase":"over"' in data or not any(secret in data for secret in self.secrets)
        message: dict[str, Any] = json.loads(data)
        return message

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
        goal = min(MESSAGES, self.sent + MESSAGES // 150)
        while self.sent < goal:
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
                async with self.socket(who) as socket:
                    if random.random() < 0.8:
                        await socket.send(HELLO)
                    for _ in range(BATCHES):
                        if self.goes_on():
                            await self.batch(socket, who, [garbage.message() for _ in range(BATCH)])
                    await self.break_off(socket)
            except ConnectionClosed:
                self.closed += 1
            self.every_kind |= garbage.every_kind()
            self.sent_kinds |= garbage.made

    def goes_on(self) -> bool:
        """Whether messages are left to send, or kinds of them, or ways to break off, that nobody has tried."""
        tried_all = self.sent_kinds == self.every_kind and self.broken_off >= ENDS
        return self.sent < MESSAGES or not tried_all

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


def strip(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the memory, which only some ask for."""
    return [{key: value for key, value in seat.items() if key != "memory"} for seat in seats]


def secrets_of(database: str, table: str) -> tuple[str, ...]:
    """What nobody may hear while the game goes on."""
    engine = open_database(database)
    with reading(engine) as connection:
        found = match(connection, table)
    engine.dispose()
    assert found is not None
    return found.secret.hex(), seed_of(found.secret, ("", "")).hex(), found.invite


@pytest.mark.campaign
def test_no_crash_no_leak_no_wrong_state(build: Build, people: Invite) -> None:
    house = build(limits=PATIENT)
    database = str(house.folder / "server0.db")
    guests = {name: people(name, at=house) for name in ("Ana", "Bruno", "Davi")}
    guests["stranger"] = people(None, at=house)
    table = guests["Ana"].open("picture_perfect", public=True)
    guests["Bruno"].ask(table, "sit")
    attack = Attack(house, table, guests, secrets_of(database, table))
    asyncio.run(fight(attack))
    assert attack.sent >= MESSAGES
    assert attack.sent_kinds == attack.every_kind != set()
    check_shown(attack)
    check_log(attack, database)
    assert guests["Ana"].look("/health")["ok"]
    assert not house.complaints(), house.complaints()[:5]


async def fight(attack: Attack) -> None:
    """Everybody at once; the honest were there first, so that it is known from the beginning what may be seen."""
    honest = [attack.honest("Ana", Random(100)), attack.honest("Bruno", Random(101))]
    there = asyncio.gather(*honest, attack.onlooker("Davi"), attack.onlooker("stranger"))
    while len({who for who, _ in attack.lawful}) < 4:
        await asyncio.sleep(0.01)
    roles = ["stranger", "Davi", "Bruno"]
    attackers = [attack.attack(roles[number % 3], Random(number)) for number in range(LINES)]
    await asyncio.wait_for(asyncio.gather(there, *attackers), LIMIT)


def check_shown(attack: Attack) -> None:
    """Whoever attacked was never shown anything but what an honest line of the same person saw then."""
    assert attack.shown
    for who, length, seats in attack.shown:
        assert seats == strip(attack.lawful[who, length]), (who, length)


def check_log(attack: Attack, database: str) -> None:
    """Only what honest people asked for is in the log, and it replays."""
    honest = {message["id"] for message in attack.overheard}
    engine = open_database(database)
    query = text('SELECT "by", id, body FROM moves WHERE "match" = :match ORDER BY seq')
    kept = until(lambda: kept_record(engine, attack.table), "the record")
    with reading(engine) as connection:
        rows = [(row.by, row.id, json.loads(row.body)) for row in connection.execute(query, {"match": attack.table})]
    engine.dispose()
    played = [(by, number) for by, number, event in rows if event["type"] == "played"]
    assert {number for _, number in played} <= honest
    assert len(set(played)) == len(played)
    assert {event["type"] for *_, event in rows} <= {"sat", "started", "played", "said"}
    assert records.verify(GAMES, records.decode(kept.body)) == len(played)


def kept_record(engine: Engine, table: str) -> KeptRecord | None:
    """The record of a table, if it is there by now; a transaction for each look, for it sees nothing written later."""
    with reading(engine) as connection:
        return record_of_match(connection, table)


def test_who_is_too_fast_hears_which_command_was_refused(build: Build, people: Invite) -> None:
    house = build(limits=msgspec.to_builtins(Limits(messages=(3, 0.001))))
    ana = people("Ana", at=house)
    line = ana.sit(ana.open("avenue"))
    for number in range(6):
        line.send({"type": "say", "id": f"word-{number}", "text": "!"})
    line.send("not even JSON")
    refused = line.until(lambda heard: heard["type"] == "denied" and heard["id"] is None)
    assert refused["reason"]["key"] == "server-too-fast"
    denied = [heard for heard in line.heard if heard["type"] == "denied" and heard["id"] is not None]
    assert [heard["id"] for heard in denied] == [f"word-{number}" for number in range(6)][-len(denied) :]
    assert len(denied) >= 3


def test_a_flood_is_held_off_by_the_real_limits(build: Build, people: Invite) -> None:
    house = build(limits=msgspec.to_builtins(Limits()) | {"newcomers": (100, 100.0), "requests": (1000, 1000.0)})
    ana = people("Ana", at=house)
    table = ana.open("avenue", public=True)
    bystander = ana.sit(table)
    with ExitStack():
        for name in ("Bruno", "Chloé", "Davi"):
            flood = people(name, at=house).sit(table)
            try:
                for number in range(2000):
                    flood.send({"type": "say", "id": str(number), "text": "!"})
            except ConnectionClosed:
                pass
            assert flood.closed() == (1008, "flood")
            assert flood.heard[-1]["why"] == "flood"
            refused = [message["reason"]["key"] for message in flood.heard if message["type"] == "denied"]
            assert set(refused) <= {"server-too-fast"}  # none at all, where the farewell overtook them
    bystander.ask("say", text="peace again")
    said = [line["name"] for line in bystander.chat]
    assert max(said.count(name) for name in ("Bruno", "Chloé", "Davi")) <= 10
    assert not house.complaints()
