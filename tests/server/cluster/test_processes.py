"""Many processes on one PostgreSQL and one Redis serve the same tables, and lose nothing when they are killed."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Engine, text

from serao.engine import record as records
from serao.games import GAMES
from serao.storage.engine import open_database, reading, writing
from serao.storage.records import record_of_match
from tests.campaign import times
from tests.server.cluster.forking import Forked, ForkedServer, ForkedWorker, ForkServer
from tests.server.cluster.scripted import Ledger, Player
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, Server, play_out, until
from tests.storage.servers import new_database, postgres_server, redis_server

KILLS = times(12, 200)
KILLS_ALONE = times(6, 100)  # of a single process on SQLite
TABLES = 4  # at once
WORKER_DIES = times(4, 25)  # one in so many kills takes the worker along
LONGEST_LIFE = 0.25  # seconds that all is well before the next kill
LIMIT = 1800.0  # seconds for a campaign, on a machine that has much else to do
SWEEP: dict[str, Any] = {"sweep_seconds": 0.5}


class House(NamedTuple):
    """Servers on one database, and their worker."""

    servers: Sequence[ForkedServer]
    worker: ForkedWorker
    database: str

    def complaints(self) -> list[str]:
        """What any of them had to complain about."""
        return [line for process in (*self.servers, self.worker) for line in process.complaints()]


@pytest.fixture(scope="module")
def fork_server() -> Iterator[ForkServer]:
    """Where processes start fast."""
    with ForkServer() as fork_server:
        yield fork_server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, fork_server: ForkServer) -> Iterator[House]:
    """Two servers and a worker on a real PostgreSQL and a real Redis."""
    tmp_path = tmp_path_factory.mktemp("processes")
    with ExitStack() as stack:
        server = stack.enter_context(postgres_server())
        database = stack.enter_context(new_database(server, "house"))
        redis = stack.enter_context(redis_server(tmp_path))
        servers = [ForkedServer(tmp_path, name, database, redis, **SWEEP) for name in ("one", "two")]
        house = House(servers, ForkedWorker(tmp_path, "worker", database, redis, **SWEEP), database)
        for process in (*house.servers, house.worker):
            process.fork_server = fork_server
            stack.callback(process.clear)
            process.start()
        yield house


def company(stack: ExitStack, server: Server, game: str, bots: int) -> tuple[Ledger, Guest, Guest]:
    """Ana and Bruno, with a new table of theirs on which the game has begun."""
    ana, bruno = Guest(stack, server, "Ana"), Guest(stack, server, "Bruno")
    levels = {str(2 + seat): "random" for seat in range(bots)}
    table = ana.open(game, 2 + bots, public=True, takeover="random", bots=levels)
    bruno.ask(table, "sit")
    return Ledger(table, game), ana, bruno


def check(ledger: Ledger, engine: Engine) -> None:
    """The log holds what was told, everybody saw the same end, and the record proves it."""
    until(partial(recorded, ledger, engine), f"the record of {ledger.table}, {ledger.game}")
    query = text('SELECT seq, "by", id, body FROM moves WHERE "match" = :match ORDER BY seq')
    with reading(engine) as connection:
        rows = [(row.seq, row.by, row.id, row.body) for row in connection.execute(query, {"match": ledger.table})]
        kept = record_of_match(connection, ledger.table)
    ledger.check(rows)
    one, other = ledger.last.values()
    assert one["table"] == other["table"]
    assert one["table"]["phase"] == "over"
    assert kept is not None, "no record"
    record = records.decode(kept.body)
    records.verify(GAMES, record)
    played = [(event["seat"], event["text"]) for *_, body in rows if (event := json.loads(body))["type"] == "played"]
    assert [(move.seat, move.text) for move in record.moves] == played


def recorded(ledger: Ledger, engine: Engine) -> bool:
    """Whether the record of a finished game is there."""
    with reading(engine) as connection:
        return record_of_match(connection, ledger.table) is not None


def settle_up(ledgers: Sequence[Ledger], servers: Sequence[Server], database: str) -> None:
    """Look at every table once more, as its players would, and check what is kept of it."""
    engine = open_database(database)
    with ExitStack() as stack:
        stranger = Guest(stack, servers[0], None)
        for ledger in ledgers:
            for server in servers:
                assert stranger.at(server).look(f"/api/tables/{ledger.table}")["phase"] == "over"
            check(ledger, engine)
    engine.dispose()


# ── Two processes ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_the_players_of_one_table_sit_at_different_processes(house: House, game: str) -> None:
    with ExitStack() as stack:
        ledger, ana, bruno = company(stack, house.servers[0], game, bots=1)
        bruno.server = house.servers[1]
        one, other = ana.sit(ledger.table), bruno.sit(ledger.table)
        play_out([one, other], Random(3))
        assert one.table == other.table
        assert not house.complaints()


def test_no_stickiness_is_needed(house: House) -> None:
    """Every request to another process than the one before."""
    with ExitStack() as stack:
        ledger, ana, _ = company(stack, house.servers[0], "photograph", bots=0)
        two = Guest(stack, house.servers[1], None, authorization=f"Bearer {ana.token}")
        assert two.look("/api/session") == ana.look("/api/session")
        said = ana.ask(ledger.table, "say", id="1", text="here")
        assert two.ask(ledger.table, "say", id="1", text="here") == said
        again = two.ask(ledger.table, "say", id="2", text="there")
        assert again["length"] == said["length"] + 1
        assert ana.ask(ledger.table, "say", id="3", text="and here")["length"] == said["length"] + 2
        line = ana.sit(ledger.table)
        assert [each["text"] for each in line.chat] == ["here", "there", "and here"]


def test_two_processes_never_both_accept_a_move(house: House) -> None:
    """Both players of a simultaneous game talk and act at once, each at another process, for a whole game."""
    with ExitStack() as stack:
        ledger, ana, bruno = company(stack, house.servers[0], "picture_perfect", bots=0)
        players = [
            Player(person, ledger, [server], Random(number))
            for number, (person, server) in enumerate(zip((ana, bruno), house.servers, strict=True))
        ]
        asyncio.run(together(players))
        settle_up([ledger], house.servers, house.database)
        assert not house.complaints()


async def together(players: Sequence[Player]) -> None:
    """Everybody plays at once."""
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), LIMIT)


def test_opponents_go_on_after_their_worker_was_killed(house: House) -> None:
    with ExitStack() as stack:
        ledger, ana, bruno = company(stack, house.servers[0], "photograph", bots=2)
        one, other = ana.sit(ledger.table), bruno.sit(ledger.table)
        house.worker.kill()
        house.worker.start()
        play_out([one, other], Random(2))


def test_a_worker_alone_brings_a_sleeping_table_to_its_end(house: House) -> None:
    """Nobody looks, no server is there, time runs out: whoever notices it asks for the opponents' moves."""
    with ExitStack() as stack:
        ana, bruno = (Guest(stack, house.servers[0], name) for name in ("Ana", "Bruno"))
        table = ana.open("photograph", 2, public=True, takeover="random", pace={"bank": 1})
        for server in house.servers:
            stack.callback(server.start)
        bruno.ask(table, "sit")
        for server in house.servers:
            server.kill()
        engine = open_database(house.database)
        stack.callback(engine.dispose)
        until(partial(recorded, Ledger(table, "photograph"), engine), "the worker to finish the game")


# ── Killing ───────────────────────────────────────────────────────────────────────────────────────


class Campaign:
    """Games that go on while the processes that serve them are killed.

    It ends after so many kills, but not before every process was killed at a moment that mattered, and every game was
    interrupted, with opponents and without.
    """

    def __init__(self, servers: Sequence[ForkedServer], worker: Forked | None, kills: int, random: Random) -> None:
        self.servers, self.worker, self.random = servers, worker, random
        self.left = kills
        self.ledgers: list[Ledger] = []
        self.players: list[Player] = []
        self.numbers = count()
        self.names = {each.name for each in (*servers, worker) if each is not None}
        self.missing = {*self.names, *GAMES, "opponents", "people alone"}  # what no kill has interrupted yet

    def goes_on(self) -> bool:
        """Whether there is somebody left to be killed."""
        return self.left > 0 or bool(self.missing)

    async def run(self, stack: ExitStack) -> None:
        """Kill so many times; then let the games end."""
        games = [self.games(stack) for _ in range(TABLES)]
        await asyncio.wait_for(asyncio.gather(self.kill_on(), *games), LIMIT)

    async def kill_on(self) -> None:
        """One of the servers, again and again: by turns at a random moment and at one that is still missing."""
        while self.goes_on():
            victim = self.random.choice(self.servers)
            await asyncio.sleep(self.random.random() * LONGEST_LIFE)
            if self.left % 2 == 0:
                await self.right_moment(victim)
            await self.kill(victim)
            self.left -= 1
            if self.worker is not None and self.left % WORKER_DIES == 0:
                await self.right_moment(self.worker)
                await self.kill(self.worker)

    async def right_moment(self, victim: Forked) -> None:
        """Wait until the end of a process would interrupt something that is missing, if anything is."""
        wanted = self.missing - (self.names - {victim.name})
        while wanted and not wanted & self.interrupted_by(victim):
            await asyncio.sleep(0.001)

    async def kill(self, victim: Forked) -> None:
        """Kill a process, and start it again."""
        self.missing -= self.interrupted_by(victim)
        await asyncio.to_thread(self.restart, victim)

    def interrupted_by(self, victim: Forked) -> set[str]:
        """What the end of a process would interrupt now, by the names in `missing`."""
        tables = [each.ledger for each in self.players if not each.over() and self.depends(each, victim)]
        kinds = {"opponents" if table.bots else "people alone" for table in tables}
        return {*kinds, *(table.game for table in tables), *([victim.name] if tables else [])}

    def depends(self, player: Player, victim: Forked) -> bool:
        """Whether a process has a player's command in hand, or opponents to think for."""
        if victim is self.worker:
            return player.ledger.bots > 0 and player.table.get("phase") == "playing"
        return player.server is victim and player.pending is not None

    def restart(self, victim: Forked) -> None:
        """Kill a process, and start it again."""
        victim.kill()
        victim.start()

    async def games(self, stack: ExitStack) -> None:
        """One game after another, as long as there is somebody to be killed."""
        while self.goes_on():
            number = next(self.numbers)
            ledger, *guests = await asyncio.to_thread(self.sit_down, stack, number)
            self.ledgers.append(ledger)
            players = [Player(guest, ledger, self.servers, Random(number * 2 + k)) for k, guest in enumerate(guests)]
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    def sit_down(self, stack: ExitStack, number: int) -> tuple[Ledger, Guest, Guest]:
        """Two people and a new table of theirs, each step at whichever server lives long enough."""
        games = list(GAMES)
        game = games[number % len(games)]
        bots = (number + number // len(games)) % 2  # every second table has an opponent, every game by turns
        levels = {str(2 + seat): "random" for seat in range(bots)}
        ana: Guest = self.somewhere(lambda server: Guest(stack, server, "Ana"))
        bruno: Guest = self.somewhere(lambda server: Guest(stack, server, "Bruno"))
        table = self.somewhere(lambda server: ana.at(server).open(game, 2 + bots, public=True, bots=levels))
        self.somewhere(lambda server: bruno.at(server).ask(table, "sit", id="once"))
        return Ledger(table, game, bots), ana, bruno

    def somewhere(self, work: Callable[[Server], Any]) -> Any:
        """Do something at any server, again and again until it is done."""

        def attempt() -> Any:
            try:
                return work(self.random.choice(self.servers))
            except httpx.TransportError:  # killed meanwhile
                return None

        return until(attempt, "an answer")


@pytest.mark.campaign
def test_kill_campaign(house: House) -> None:
    """Two servers, one of them killed at random moments, again and again, and sometimes the worker."""
    campaign = Campaign(house.servers, house.worker, KILLS, Random(2024))
    with ExitStack() as stack:
        asyncio.run(campaign.run(stack))
    assert len(campaign.ledgers) >= TABLES
    settle_up(campaign.ledgers, house.servers, house.database)
    assert not house.complaints()


@pytest.mark.campaign
def test_a_single_process_on_sqlite_is_killed_again_and_again(tmp_path: Path, fork_server: ForkServer) -> None:
    database = str(tmp_path / "house.db")
    server = ForkedServer(tmp_path, "server", database, **SWEEP)
    server.fork_server = fork_server
    campaign = Campaign([server], None, KILLS_ALONE, Random(2025))
    with ExitStack() as stack:
        stack.callback(server.clear)
        server.start()
        asyncio.run(campaign.run(stack))
        settle_up(campaign.ledgers, [server], database)
        assert not server.complaints()


def test_a_result_that_a_killed_process_did_not_save_is_saved_without_a_visitor(build: Build, people: Invite) -> None:
    """As if it had been killed between the last move and what follows from it."""
    house = build(**SWEEP)
    ana = people("Ana", at=house)
    line = ana.sit(ana.open("photograph", bots={"1": "random"}))
    play_out([line], Random(4))
    ledger = Ledger(line.table["id"], "photograph")
    engine = open_database(str(house.folder / "server0.db"))
    until(partial(recorded, ledger, engine), "the record")
    house.kill()
    with writing(engine) as connection:
        connection.execute(text("DELETE FROM records"))
        connection.execute(text("UPDATE matches SET phase = 'playing', wake_at = 9999999999999, finished_at = NULL"))
    house.start()
    until(partial(recorded, ledger, engine), "the record, written up again")
    engine.dispose()


def test_the_command_itself_comes_back_after_a_kill(build: Build, people: Invite) -> None:
    """As anybody starts it: from the installed command, twice on the same file."""
    house = build(**SWEEP)
    ana = people("Ana", at=house)
    line = ana.sit(ana.open("photograph", bots={"1": "random"}))
    line.until_shown(lambda line: line.to_act() is not None)
    line.choose(Random(1))
    house.kill()
    house.start()
    play_out([ana.sit(line.table["id"])], Random(1))
