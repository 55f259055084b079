"""Several processes share one budget, by Redis or as peers; while Redis is away each counts for itself."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.house import Guest, Line, Server, until
from tests.storage.servers import RedisServer

MOST = 6
SETTINGS: dict[str, Any] = {
    "proxies": ["127.0.0.1"],
    "sweep_seconds": 3600.0,
    "limits": {"requests": (10**9, 1e9), "newcomers": (10**9, 1e9), "guests": (MOST, 0.0001)},
}


class House(NamedTuple):
    """Two servers, their Redis, and a company of which one sits at either."""

    one: Server
    two: Server
    redis: RedisServer
    ana: Line
    bruno: Line

    def told(self, text: str) -> None:
        """Wait until the second server has heard all that the first has said so far."""
        said = self.ana.ask("say", text=text)
        self.bruno.catch_up(said["length"])

    def until_heard(self, heard: bool) -> None:
        """Wait until both servers hear Redis, or neither does."""
        for server in (self.one, self.two):
            until(lambda: asked(server, "/health")["redis"]["heard"] is heard, f"redis heard: {heard}")  # noqa: B023


def asked(server: Server, path: str) -> dict[str, dict[str, bool]]:
    """What a server answers."""
    answer: dict[str, dict[str, bool]] = httpx.get(server.url + path, timeout=PATIENCE).json()
    return answer


def come(server: Server, address: str, times: int) -> list[int]:
    """Guests come from an address, each on a connection of its own; the statuses of the answers."""
    headers = {"x-forwarded-for": address}
    ask = server.url + "/api/session"
    return [httpx.post(ask, json={"name": "Davi"}, headers=headers, timeout=PATIENCE).status_code for _ in range(times)]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Two servers on one SQLite file and a real Redis."""
    with ExitStack() as stack:
        redis = RedisServer(tmp_path)
        stack.callback(redis.kill)
        redis.start()
        one, two = (Server(tmp_path, name, str(tmp_path / "house.db"), redis.url, **SETTINGS) for name in "ab")
        for server in (one, two):
            stack.callback(server.clear)
            server.start()
        ana, bruno = (Guest(stack, one, name) for name in ("Ana", "Bruno"))
        table = ana.open("photograph", 2, public=True)
        bruno.ask(table, "sit")
        house = House(one, two, redis, ana.sit(table), bruno.at(two).sit(table))
        house.until_heard(True)
        yield house
        assert not [line for server in (one, two) for line in server.complaints()]


def test_two_servers_share_one_budget_and_count_for_themselves_while_redis_is_away(house: House) -> None:
    assert come(house.one, "192.0.2.1", MOST - 1) == [201] * (MOST - 1)
    house.told("so far")
    assert come(house.two, "192.0.2.1", 2) == [201, 429]
    assert come(house.two, "192.0.2.2", 1) == [201]  # another address

    house.redis.kill()
    house.until_heard(False)
    assert come(house.two, "192.0.2.1", 1) == [429]  # what was counted is not forgotten
    for server in (house.one, house.two):
        assert come(server, "192.0.2.3", MOST + 1) == [201] * MOST + [429]

    house.redis.start()
    house.until_heard(True)
    assert come(house.one, "192.0.2.4", MOST) == [201] * MOST
    house.told("again")
    assert come(house.two, "192.0.2.4", 1) == [429]


def test_peers_share_one_budget(tmp_path: Path) -> None:
    server = Server(tmp_path, "peers", str(tmp_path / "house.db"), processes=2, **SETTINGS)
    with ExitStack() as stack:
        stack.callback(server.clear)
        server.start()
        assert come(server, "192.0.2.1", 4 * MOST) == [201] * MOST + [429] * (3 * MOST)
        assert not server.complaints()
