"""Many processes on one PostgreSQL and one Redis serve the same tables; what they do when one of them is killed."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text

from campaigns.ledgers import recorded, settle_up
from campaigns.seen import Seen
from serao.games import GAMES
from serao.storage.engine import open_database, writing
from tests.server.cluster.scripted import Ledger, Player
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, Process, Server, play_out, until
from tests.storage.servers import new_database, postgres_server, redis_server

LIMIT = 1800.0  # seconds for a game, on a machine that has much else to do
SWEEP: dict[str, Any] = {"sweep_seconds": 0.5}


class House(NamedTuple):
    """Servers on one database, and their worker."""

    servers: Sequence[Server]
    worker: Process
    database: str

    def complaints(self) -> list[str]:
        """What any of them had to complain about."""
        return [line for process in (*self.servers, self.worker) for line in process.complaints()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two servers and a worker on a real PostgreSQL and a real Redis."""
    tmp_path = tmp_path_factory.mktemp("processes")
    with ExitStack() as stack:
        server = stack.enter_context(postgres_server())
        database = stack.enter_context(new_database(server, "house"))
        redis = stack.enter_context(redis_server(tmp_path))
        servers = [Server(tmp_path, name, database, redis, **SWEEP) for name in ("one", "two")]
        house = House(servers, Process(tmp_path, "worker", database, redis, **SWEEP), database)
        for process in (*house.servers, house.worker):
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


def settled(ledgers: Sequence[Ledger], servers: Sequence[Server], database: str) -> None:
    """Nothing that the players of these tables were told is lost or doubled, and the games are over."""
    seen = Seen("settling up", 0, "", 0)
    settle_up(ledgers, servers, database, seen, whole=True)
    assert not seen.broken, seen.broken


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


def test_who_plays_again_at_two_processes_gets_one_next_table(house: House) -> None:
    """A rematch and another game, wished for at the same moment, each at another process."""
    with ExitStack() as stack:
        ledger, ana, bruno = company(stack, house.servers[0], "avenue", bots=0)
        bruno.at(house.servers[1])
        ana.ask(ledger.table, "concede", seat=0)
        until(lambda: bruno.look(f"/api/tables/{ledger.table}")["phase"] == "over", "the end to be heard of")
        wishes = [(ana, "rematch", {}), (bruno, "another", {"game": "photograph"})] * 2
        with ThreadPoolExecutor(len(wishes)) as pool:
            address = f"/api/tables/{ledger.table}"
            opened = list(pool.map(lambda wish: wish[0].post(f"{address}/{wish[1]}", **wish[2])["id"], wishes))
        assert len(set(opened)) == 1
        for guest in (ana, bruno):
            guest.ask(opened[0], "sit")
        until(lambda: ana.look(f"/api/tables/{opened[0]}")["phase"] == "playing", "the next game")


def test_a_circle_called_at_two_processes_meets_at_one_table(house: House) -> None:
    with ExitStack() as stack:
        ledger, ana, bruno = company(stack, house.servers[0], "avenue", bots=0)
        bruno.at(house.servers[1])
        ana.ask(ledger.table, "concede", seat=0)
        until(lambda: ana.http.get(f"/api/records/{ledger.table}").is_success, "the result")
        circle = ana.post("/api/circles", name="We two", members=[bruno.id], game="avenue")["id"]
        with ThreadPoolExecutor(2) as pool:
            tables = list(pool.map(lambda guest: guest.post(f"/api/circles/{circle}/call")["id"], (ana, bruno)))
        assert len(set(tables)) == 1
        assert not house.complaints()


def test_two_processes_never_both_accept_a_move(house: House) -> None:
    """Both players of a simultaneous game talk and act at once, each at another process, for a whole game."""
    with ExitStack() as stack:
        ledger, ana, bruno = company(stack, house.servers[0], "picture_perfect", bots=0)
        players = [
            Player(person, ledger, [server], Random(number))
            for number, (person, server) in enumerate(zip((ana, bruno), house.servers, strict=True))
        ]
        asyncio.run(together(players))
        settled([ledger], house.servers, house.database)
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
