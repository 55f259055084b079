"""Nothing that somebody may not know leaves the server: not over a socket, not over HTTP, not in a log or a link."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import uvicorn

from serao.engine.chance import Chance
from serao.engine.fairness import seed_of
from serao.engine.play import start
from serao.games import GAMES
from serao.server.app import make_app
from serao.server.base.config import NO_LIMITS, Config
from serao.server.run import listening
from serao.server.services import make_services
from serao.server.tables.registry import TableRegistry
from serao.storage.engine import open_database, reading
from serao.storage.matches import match
from serao.table.table import Table
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, Line, play_out, until
from tests.suites import SUITES, games_where

MOMENTS = 12  # positions of each game
STRANGERS = 25  # refused actions tried at each
DEAL = bytes(32)  # of the tables that are compared with each other
SIMULTANEOUS = games_where(lambda game, before, _after: len(game.actors(before)) > 1)


class Inside:
    """A server in this process: real sockets, and its tables within reach."""

    def __init__(self, tables: TableRegistry, port: int) -> None:
        self.tables = tables
        self.url, self.sockets = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        self.loop: asyncio.AbstractEventLoop | None = None

    def table(self, table_id: str) -> Table:
        """The table itself."""
        return self.tables.rooms[table_id].table

    def do(self, work: Callable[[], None]) -> None:
        """Do something between two messages."""
        assert self.loop is not None

        async def between() -> None:
            work()

        asyncio.run_coroutine_threadsafe(between(), self.loop).result(60)

    def show(self, table_id: str, state: Any) -> None:
        """Put another position on a table."""

        def put() -> None:
            self.table(table_id).state = state
            self.tables.rooms[table_id].showing._length = -1  # nothing of the other one is kept

        self.do(put)


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """Such a server."""
    folder = tmp_path_factory.mktemp("inside")
    config = Config(database=str(folder / "house.db"), port=0, limits=NO_LIMITS, bot_pause=0.0)
    listener = listening(config)
    listener.listen()
    services = make_services(config)
    settings = uvicorn.Config(make_app(services), ws="websockets-sansio", log_config=None, lifespan="on")
    server = uvicorn.Server(settings)
    inside = Inside(services.tables, listener.getsockname()[1])

    async def serve() -> None:
        inside.loop = asyncio.get_running_loop()
        await server.serve(sockets=[listener])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    until(lambda: server.started, "the server")
    yield inside
    server.should_exit = True
    thread.join(60)


@contextmanager
def company(inside: Inside, game: str, seats: int = 3) -> Iterator[tuple[str, list[Guest], list[Line]]]:
    """Three people at a table, and somebody who looks on; programs, so that their memories are sent as well."""
    with ExitStack() as stack:
        house: Any = SimpleNamespace(url=inside.url, sockets=inside.sockets)
        guests = [Guest(stack, house, name) for name in ("Ana", "Bruno", "Chloé")[:seats]]
        guests.append(Guest(stack, house, None))
        table = guests[0].open(game, seats, public=True)
        for guest in guests[1:seats]:
            guest.ask(table, "sit")
        lines = [guest.sit(table, memory=True, language="en") for guest in guests]
        until(lambda: inside.table(table).phase == "playing", "the deal")
        yield table, guests, lines


def everything(inside: Inside, table: str, guest: Guest, line: Line, seat: int | None) -> list[bytes]:
    """Every byte that one is sent: the whole, the same over HTTP, and the answers to what cannot be done."""
    line.send({"type": "resync"})
    line.until(lambda heard: heard["type"] == "sync")
    sent = [line.bytes[-1].encode(), guest.http.get(f"/api/tables/{table}/view?memory=true").content]
    for number, action in enumerate(refused(inside.table(table), seat)):
        command = {"type": "play", "id": str(number), "seat": seat or 0, "action": json.loads(action)}
        line.send(command)
        line.until(lambda heard, number=number: heard.get("id") == str(number))  # type: ignore[misc]
        assert line.heard[-1]["type"] == "denied"
        sent.append(line.bytes[-1].encode())
    return sent


def refused(table: Table, seat: int | None) -> list[bytes]:
    """Some actions that this seat cannot take."""
    universe = [msgspec.json.encode(action) for action in SUITES[table.game.NAME].universe[:STRANGERS]]
    if seat is None:
        return universe
    game, state = table.game, table.state
    return [
        text
        for action, text in zip(SUITES[game.NAME].universe[:STRANGERS], universe, strict=True)
        if game.refusal(state, seat, action) is not None
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_byte_it_is_sent(inside: Inside, game: str) -> None:
    random = Random(game)
    with company(inside, game) as (table_id, guests, lines):
        table = inside.table(table_id)
        for moment in range(MOMENTS):
            advance(lines, random, random.randrange(1, 9))
            if table.phase == "over":
                break
            for seat, (guest, line) in enumerate(zip(guests, lines, strict=True)):
                viewer = seat if seat < len(guests) - 1 else None
                if table.actions[-1][0] != viewer:  # one's own last action may be taken back: that is known
                    compare(inside, table_id, guest, line, viewer, Random(moment).randbytes(32))


def advance(lines: list[Line], random: Random, moves: int) -> None:
    """Play on, with everybody up to date."""
    for _ in range(moves):
        if not any(line.choose(random) for line in lines):
            return
        far = max(line.length for line in lines)
        for line in lines:
            line.catch_up(far)


def compare(inside: Inside, table_id: str, guest: Guest, line: Line, seat: int | None, luck: bytes) -> None:
    """The same bytes for the true position and for one that differs in all that this seat cannot know."""
    table = inside.table(table_id)
    true = table.state
    changed = table.game.imagine(table.game.memory(true, seat), Chance(luck))
    before = everything(inside, table_id, guest, line, seat)
    inside.show(table_id, changed)
    after = everything(inside, table_id, guest, line, seat)
    inside.show(table_id, true)
    assert before == after


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_a_choice_that_waits_looks_the_same_whatever_it_is(inside: Inside, game: str) -> None:
    """Two tables of one secret, played alike, until somebody chooses differently and nobody may see it yet."""
    with company(inside, game, 2) as (one, _, first), company(inside, game, 2) as (two, _, second):
        inside.do(lambda: same_deal(inside.table(one), inside.table(two)))
        for line in (*first, *second):
            line.send({"type": "resync"})
            line.until(lambda heard: heard["type"] == "sync")
        assert inside.table(one).state == inside.table(two).state
        pairs = list(zip(first, second, strict=True))
        apart = sum(step(inside.table(one), inside.table(two), pairs, Random(moment)) for moment in range(60))
        assert apart >= 2


def same_deal(*tables: Table) -> None:
    """Deal all these tables alike, and alike in every run: what can be compared hangs on the cards."""
    for table in tables:
        table.secret = table.seed = DEAL
        table.state = start(table.game, table.options, len(table.chairs), Chance(DEAL, 0))
        table.actors = table.game.actors(table.state)  # who begins may be another now


def step(one: Table, two: Table, pairs: list[tuple[Line, Line]], random: Random) -> bool:
    """Play the same at both tables; or let Bruno choose differently, look at Ana's bytes, and take it back."""
    assert one.state == two.state
    quiet = [action for action in one.game.legal(one.state, 1) if waits(one, action)] if one.actors == (0, 1) else []
    if len(quiet) < 2 or random.random() < 0.3:
        seat = random.choice(one.actors) if one.actors else 0
        if one.actors:
            action = random.choice(one.game.legal(one.state, seat))
            act(pairs, seat, (action, action))
        return False
    act(pairs, 1, random.sample(quiet, 2))
    ana = pairs[0]
    assert ana[0].bytes[-1] == ana[1].bytes[-1]
    assert one.state != two.state
    for line, other in zip(pairs[1], ana, strict=True):
        other.catch_up(line.ask("undo", seat=1)["length"])
    return True


def waits(table: Table, action: Any) -> bool:
    """Whether an action of Bruno's is one that only waits for Ana's."""
    after = table.game.apply(table.state, 1, action, Chance(table.seed, len(table.actions) + 1))
    return table.game.actors(after) == (0,) and table.game.reversible(table.state, after)


def act(pairs: list[tuple[Line, Line]], seat: int, actions: Sequence[Any]) -> None:
    """One action at each table, told to everybody."""
    for line, other, action in zip(pairs[seat], pairs[1 - seat], actions, strict=True):
        body = json.loads(msgspec.json.encode(action))
        other.catch_up(line.ask("play", seat=seat, id=f"after {line.length}", action=body)["length"])


# ── Logs and links ────────────────────────────────────────────────────────────────────────────────


def test_no_secret_is_in_a_log_or_a_link(build: Build, people: Invite) -> None:
    house = build()
    ana, bruno = people("Ana", at=house), people("Bruno", at=house)
    table = ana.open("photograph", seats=3, bots={"2": "random"})
    link = ana.look(f"/api/tables/{table}/invitation")["link"]
    bruno.enter(table, ana.invite)
    one, other = ana.sit(table), bruno.sit(table)
    provoke(ana, table)
    other.ask("sit")
    play_out([one, other], Random(1))
    ana.post(f"/api/tables/{table}/rematch")
    browser = people(None, at=house)
    cookie = browser.http.post("/api/session", json={"name": "Davi"}).cookies["serao"]
    house.stop()
    secret, invite = kept(house.folder / "server0.db", table)
    hidden = [ana.token, bruno.token, cookie, invite, secret.hex(), seed_of(secret, ("", "", "")).hex(), "hush-hush"]
    assert invite == ana.invite
    told = house.log() + house.printed() + link.partition("#")[0]
    assert not [each for each in hidden if each in told]


def provoke(guest: Guest, table: str) -> None:
    """Ask for what goes wrong, with secrets where careless clients put them."""
    guest.http.get(f"/api/tables/{table}?invite={guest.invite}&token={guest.token}")
    guest.http.get(f"/api/{guest.invite}")
    guest.http.post("/api/session", json={"name": "Ana", "password": "hush-hush"})
    guest.http.post("/api/tables", content=guest.token, headers={"content-type": "application/json"})
    guest.http.post(f"/api/tables/{table}/enter", json={"invite": guest.token})
    guest.http.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"})
    line = guest.sit(table)
    line.send(guest.token)
    line.next()
    line.denied("play", seat=0, action=guest.invite)
    line.socket.socket.close()


def kept(database: Path, table: str) -> tuple[bytes, str]:
    """The secret of a table, and of its invitation."""
    engine = open_database(str(database))
    with reading(engine) as connection:
        found = match(connection, table)
    engine.dispose()
    assert found is not None
    return found.secret, found.invite
