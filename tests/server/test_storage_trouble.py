"""A database that is away, and a disk that is full: 503 and a time to try again, in sight, and nothing is lost."""

import asyncio
import re
import resource
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from serao.server.tables.room import Room
from serao.storage.trouble import StorageDown
from serao.table.setup import Setup
from serao.table.table import Table
from tests.server.house import Guest, Line, Server, until
from tests.storage.servers import Postgres, postgres_to_stop

FULL = 48 * 1024  # bytes
DOWN, UP = "the storage does not answer", "the storage answers again"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """What a test opens, and is closed after it."""
    with ExitStack() as stack:
        yield stack


def refused_for_now(guest: Guest, method: str, path: str, **body: Any) -> None:
    """A request that is answered with 503, one sentence, and when to try again."""
    answer = guest.http.request(method, path, json=body or None)
    assert answer.status_code == 503, (path, answer.text)
    assert answer.json()["reason"]["key"] == "storage-down"
    assert answer.json()["detail"].endswith(".")
    assert int(answer.headers["retry-after"]) >= 1


def health(guest: Guest, status: int) -> dict[str, Any]:
    """What a balancer is told."""
    answer = guest.http.get("/health")
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def figure(guest: Guest, name: str) -> float:
    """One of the metrics."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", guest.http.get("/metrics").text, re.M)
    assert found is not None, name
    return float(found[1])


def next_move(guest: Guest, table: str) -> dict[str, Any]:
    """A lawful move of the person whose turn it is, as a command."""
    seats = guest.look(f"/api/tables/{table}/view")["seats"]
    seat = next(each for each in seats if each["legal"])
    return {"type": "play", "id": str(uuid4()), "seat": seat["seat"], "action": seat["legal"][0]}


def game_of_one_device(guest: Guest) -> tuple[str, Line]:
    """A game in play in which one person plays both seats, and a connection to it."""
    table = guest.open("photograph", 2)
    line = guest.sit(table)
    line.ask("sit", name="Bia")
    line.until_shown(lambda line: line.phase == "playing")
    return table, line


# ── PostgreSQL is away ────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this test's own."""
    with postgres_to_stop() as postgres:
        yield postgres


def test_while_the_database_is_away_everything_that_needs_it_is_answered_with_503(
    postgres: Postgres, tmp_path: Path, stack: ExitStack
) -> None:
    server = Server(tmp_path, "away", postgres.url, sweep_seconds=600.0).start()
    stack.callback(server.clear)
    ana = Guest(stack, server, "Ana")
    table, line = game_of_one_device(ana)
    move = next_move(ana, table)
    assert health(ana, 200)["failing"] == []
    postgres.stop()
    for path in ("/api/session", "/api/mine", "/api/lobby", f"/api/tables/{table}/view", "/api/records/x"):
        refused_for_now(ana, "GET", path)
    refused_for_now(ana, "POST", "/api/session", name="Davi")
    refused_for_now(ana, "POST", f"/api/tables/{table}/commands", **move)
    line.send(move)
    assert line.until(lambda heard: heard.get("id") == move["id"])["reason"]["key"] == "storage-down"
    with pytest.raises(ConnectionClosed) as closed:
        ana.line(table).next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "connect again later"
    red = health(ana, 503)
    assert not red["ok"]
    assert set(red["failing"]) == {"read", "write"}
    assert figure(ana, "serao_storage_down") == 1
    assert figure(ana, 'serao_storage_failed_total{kind="read"}') >= 5
    assert server.log().count(DOWN) == 1, server.log()
    assert UP not in server.log()
    postgres.start()
    until(lambda: ana.http.get("/health").status_code == 200, "the house to be well again")
    assert figure(ana, "serao_storage_down") == 0
    assert server.log().count(UP) == 1
    line.send(move)  # under the same id
    assert line.until(lambda heard: heard.get("id") == move["id"])["type"] in ("update", "accepted")
    assert ana.look(f"/api/tables/{table}/view")["length"] == line.length
    assert [entry for entry in server.complaints() if DOWN not in entry] == []


# ── The disk is full ──────────────────────────────────────────────────────────────────────────────


def fill_disk(server: Server, folder: Path) -> None:
    """Let the system refuse every byte that the database's files would grow by, as on a full disk.

    A real full disk needs a file system of its own, and so rights that a tester may not have. This limit of the running
    process needs none: SQLite's own writes fail in the kernel, in the middle of a transaction, and can be let through
    again later. Only the error's number is another, EFBIG in place of ENOSPC.
    """
    assert server.running is not None
    assert (folder / "house.db-wal").stat().st_size > FULL, "neither this file can grow nor the one it is copied to"
    assert len(server.log()) < FULL // 2, "the log can"
    resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))


def free_disk(server: Server) -> None:
    """Let everything be written again."""
    assert server.running is not None
    resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_a_full_disk_is_told_to_everybody_and_can_still_be_read(tmp_path: Path, stack: ExitStack) -> None:
    server = Server(tmp_path, "full", str(tmp_path / "house.db"), sweep_seconds=0.2).start()
    stack.callback(server.clear)
    ana = Guest(stack, server, "Ana")
    table, line = game_of_one_device(ana)
    move = next_move(ana, table)
    length = line.length
    fill_disk(server, tmp_path)
    refused_for_now(ana, "POST", f"/api/tables/{table}/commands", **move)
    refused_for_now(ana, "POST", "/api/session", name="Davi")
    refused_for_now(ana, "POST", "/api/tables", game="avenue", seats=2)
    line.send(move)
    assert line.until(lambda heard: heard.get("id") == move["id"])["reason"]["key"] == "storage-down"
    for path in ("/api/session", "/api/mine", "/api/lobby", f"/api/tables/{table}/view"):
        assert ana.http.get(path).status_code == 200, path
    assert ana.look(f"/api/tables/{table}/view")["length"] == length
    assert health(ana, 503)["failing"] == ["write"]
    assert figure(ana, "serao_storage_down") == 1
    assert figure(ana, 'serao_storage_failed_total{kind="write"}') >= 4
    assert server.log().count(DOWN) == 1, server.log()
    assert "OperationalError" in server.log()
    free_disk(server)
    assert health(ana, 200)["failing"] == []
    assert server.log().count(UP) == 1
    assert ana.post(f"/api/tables/{table}/commands", **move)["length"] == length + 1
    assert [entry for entry in server.complaints() if DOWN not in entry] == []


class FailingOnce:
    """What a room asks of the server, where the first summary cannot be written."""

    def __init__(self) -> None:
        self.asked = 0

    async def save_summary(self, _room: Room) -> None:
        """Write what lists show of a table."""
        self.asked += 1
        if self.asked == 1:
            raise StorageDown("full")


def test_a_result_that_could_not_be_written_is_written_later() -> None:
    services: Any = FailingOnce()
    room = Room("match", Table(Setup(game="avenue", seats=2), b"", "ana"), services)
    room.table.phase = "over"

    async def save_again_and_again() -> None:
        with pytest.raises(StorageDown):
            await room.save_result()
        for _ in range(3):
            await room.save_result()

    asyncio.run(save_again_and_again())
    assert services.asked == 2
