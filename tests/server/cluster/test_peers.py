"""Several processes on one machine: one address, no Redis, and nothing lost when one of them dies."""

import asyncio
import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from campaigns.victims import serving
from serao.games import GAMES
from serao.server.cluster.peers import Peers, link_processes
from serao.storage.rows import Row
from tests.campaign import times
from tests.patience import PATIENCE
from tests.server.house import Guest, Server, play_out, until

PROCESSES = 3
KILLS = 6  # while four games are played
ROUNDS = times(1, 16)  # of such games
LIMIT = 1800.0  # seconds; a tale told at random may take its time


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house of three processes on one SQLite file."""
    folder = tmp_path_factory.mktemp("peers")
    server = Server(folder, "server", str(folder / "house.db"), processes=PROCESSES, sweep_seconds=0.5)
    server.start()
    yield server
    server.clear()


def figure(guest: Guest, name: str) -> float:
    """One of the figures of the whole house."""
    found = re.search(rf"^{name} (\S+)$", guest.http.get("/metrics").text, re.M)
    return float(found[1]) if found else 0.0


def company(stack: ExitStack, server: Server, game: str, bots: int = 0) -> tuple[str, Guest, Guest]:
    """Ana and Bruno at a new table, each with connections of their own to whichever process takes them."""
    ana, bruno = Guest(stack, server, "Ana"), Guest(stack, server, "Bruno")
    levels = {str(2 + seat): "random" for seat in range(bots)}
    table = ana.open(game, 2 + bots, public=True, takeover="random", bots=levels)
    bruno.ask(table, "sit")
    return table, ana, bruno


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_through_one_address(server: Server, game: str) -> None:
    with ExitStack() as stack:
        table, ana, bruno = company(stack, server, game, bots=1)
        one, other = ana.sit(table), bruno.sit(table)
        play_out([one, other], Random(5))
        assert one.table == other.table
    assert not server.complaints()


def test_those_who_sit_at_one_table_sit_in_one_process(server: Server) -> None:
    """Twelve tables of two: however the connections arrived, every table is open once, and its two see one room."""
    with ExitStack() as stack:
        tables = [company(stack, server, "photograph") for _ in range(12)]
        stranger = Guest(stack, server, None)
        lines = [(ana.sit(table), bruno.sit(table)) for table, ana, bruno in tables]
        until(lambda: figure(stranger, "serao_sockets") == 24, "24 connections in the figures of the house")
        # Where a request opened a table elsewhere, that process lets it go again.
        until(lambda: figure(stranger, "serao_rooms") <= 12 + len(GAMES), "each table open once")
        for one, other in lines:
            one.ask("say", text="Boa noite")
            other.until_shown(lambda line: bool(line.chat))


def test_what_one_process_accepts_is_shown_by_the_others(server: Server) -> None:
    """A word said over HTTP, at any process, reaches those who listen."""
    with ExitStack() as stack:
        table, ana, bruno = company(stack, server, "avenue")
        line = bruno.sit(table)
        for number in range(8):  # a new connection each time: any of the processes may take it
            Guest(stack, server, None, authorization=f"Bearer {ana.token}").ask(table, "say", text=f"{number}")
        line.until_shown(lambda line: len(line.chat) == 8)
        assert [each["text"] for each in line.chat] == [str(number) for number in range(8)]
        assert all(before["at"] <= after["at"] for before, after in pairwise(line.chat))


def test_a_connection_handed_over_too_early_is_served_later() -> None:
    """A process that starts is known to its peers before it can serve anybody."""

    async def story() -> list[bytes]:
        one, other = (Peers(links) for links in link_processes(2))
        visitor, connection = socket.socketpair()
        table = next(name for name in map(str, range(99)) if other.keeps(name))
        heard, let_in = list[bytes](), asyncio.Event()

        async def receive(connection: socket.socket, request: bytes) -> None:
            heard.extend((request, connection.recv(99)))
            connection.close()
            let_in.set()

        await other.open(NoTables())
        visitor.send(b"good evening")
        assert one.hand_over(table, connection.fileno(), b"a request")
        connection.close()
        await asyncio.sleep(0.05)
        assert not heard
        other.receive_with(receive)
        await asyncio.wait_for(let_in.wait(), 10)
        await other.close()
        for each in (visitor, *one.links.links.values(), *other.links.links.values()):
            each.close()
        return heard

    assert asyncio.run(story()) == [b"a request", b"good evening"]


def test_a_link_whose_other_end_is_gone_is_left_alone() -> None:
    """The supervisor and a peer are killed; this process ends in order, and is busy with nothing else meanwhile."""

    async def story() -> list[object]:
        loop, complaints = asyncio.get_running_loop(), list[object]()
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        one, other = (Peers(links) for links in link_processes(2))
        await one.open(NoTables())
        [mine], [theirs] = one.links.links.values(), other.links.links.values()
        theirs.close()
        for _ in range(10):
            await asyncio.sleep(0)
            await asyncio.sleep(0.001)
        assert not loop.remove_reader(mine), "it still listens"
        await one.close()
        mine.close()
        return complaints

    assert asyncio.run(story()) == []


class NoTables:
    """A process in which no table is open; nothing is written in this test."""

    def wants(self, row: Row) -> bool:
        """No table is."""
        return False

    async def hear(self, row: Row) -> None:
        """No row comes."""
        raise AssertionError(row)

    def hint(self, match: str, length: int, person: str | None = None) -> None:
        """No table grows."""
        raise AssertionError(match, length)

    async def make_up(self) -> None:
        """No link is lost."""
        raise AssertionError

    async def wake(self, match: str) -> None:
        """No opponent is to act."""
        raise AssertionError(match)


def test_told_to_stop_the_whole_house_ends(tmp_path: Path) -> None:
    server = Server(tmp_path, "server", str(tmp_path / "house.db"), processes=2).start()
    with ExitStack() as stack:
        stack.callback(server.clear)
        table, ana, _ = company(stack, server, "photograph")
        line = ana.sit(table)
        assert server.stop() == 0
        assert line.closed() == (1012, "restart")
    server.wait_until_nothing_is_left()
    assert not server.complaints()


@pytest.mark.parametrize("delay", [0.0, 0.02, 0.05])
def test_told_to_stop_while_its_processes_begin_the_house_ends(tmp_path: Path, delay: float) -> None:
    server = Server(tmp_path, "server", str(tmp_path / "house.db"), processes=3).start()
    with ExitStack() as stack:
        stack.callback(server.clear)
        time.sleep(delay)
        assert server.stop() == 0
    server.wait_until_nothing_is_left()


def test_processes_do_not_outlive_their_supervisor(tmp_path: Path) -> None:
    server = Server(tmp_path, "server", str(tmp_path / "house.db"), processes=2).start()
    with ExitStack() as stack:
        stack.callback(server.clear)
        Guest(stack, server, "Ana")
        server.kill()
        server.wait_until_nothing_is_left()


def test_with_redis_servers_are_started_one_by_one(tmp_path: Path) -> None:
    server = Server(tmp_path, "server", str(tmp_path / "house.db"), "redis://127.0.0.1:1/", processes=2)
    server.begin()
    assert server.running is not None
    assert server.running.wait(PATIENCE) == 2
    assert "leave out --processes" in server.log() + server.printed()


def test_a_house_whose_processes_cannot_begin_gives_up(tmp_path: Path) -> None:
    """The database disappears behind a running house, and then its processes."""
    folder = tmp_path / "kept"
    folder.mkdir()
    server = Server(tmp_path, "server", str(folder / "house.db"), processes=2).start()
    assert server.running is not None
    with ExitStack() as stack:
        stack.callback(server.clear)
        Guest(stack, server, "Ana")
        folder.rename(tmp_path / "gone")
        begun = time.monotonic()
        for pid in serving(server):
            os.kill(pid, signal.SIGKILL)
        assert server.running.wait(PATIENCE) == 2
        assert time.monotonic() - begun < 120
    assert "end as soon as they begin" in server.log() + server.printed()
