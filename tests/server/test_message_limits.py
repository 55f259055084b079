"""What one may say, play and have told at tables: over all sockets of a person and of an address, and in one log."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from litestar import Request
from sqlalchemy import Connection

from serao.server.base.config import Config
from serao.server.base.problems import TooMany
from serao.server.services import Services, make_services
from serao.server.tables import table_routes
from serao.server.tables.table_routes import setup_and_log
from serao.storage.persons import Person
from tests.patience import PATIENCE
from tests.server.conftest import Build
from tests.server.house import Guest, Line
from tests.server.limited import QUICK, USUAL, behind_proxy, guest
from tests.server.tables.test_registry import two_rooms


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Closes the connections of everybody who came."""
    with ExitStack() as stack:
        yield stack


def resync(line: Line, times: int) -> list[str]:
    """Ask for everything so often; the kinds of the answers."""
    for _ in range(times):
        line.send({"type": "resync"})
    return [line.next()["type"] for _ in range(times)]


def test_all_sockets_of_a_person_and_of_an_address_share_what_they_may_say(build: Build, stack: ExitStack) -> None:
    slow = {"person_messages": (10, 0.0001), "address_messages": (16, 0.0001)}
    house = behind_proxy(build, **QUICK | {"messages": (10**9, 1e9)} | slow)
    ana, bruno, chloe = (
        guest(stack, house, name, f"192.0.2.{end}") for name, end in (("Ana", 1), ("Bruno", 1), ("Chloé", 2))
    )
    table = ana.open("photograph", 2, public=True)
    lines = [ana.sit(table) for _ in range(3)]  # each has said hello
    heard = [kind for line in lines for kind in resync(line, 3)]
    assert heard == ["sync"] * 7 + ["denied"] * 2
    say = {"type": "say", "id": "hello", "text": "good evening"}
    assert ana.http.post(f"/api/tables/{table}/commands", json=say).status_code == 429
    assert resync(bruno.sit(table), 7) == ["sync"] * 5 + ["denied"] * 2  # with his hello, 16 from this address
    assert resync(chloe.sit(table), 7) == ["sync"] * 7


def test_a_person_may_be_refused_only_so_many_actions(build: Build, stack: ExitStack) -> None:
    ana = Guest(stack, build(limits=QUICK | {"refusals": (3, 0.0001)}), "Ana")
    line = ana.sit(ana.open("picture_perfect", 2))
    line.ask("sit", name="Bia")
    line.until_shown(lambda line: line.to_act() is not None)
    luck = Random(1)
    assert all(line.choose(luck) for _ in range(9))  # what is allowed is not counted
    seat = line.to_act()
    assert seat is not None
    refused = [
        line.denied("play", seat=seat, action=nonsense) for nonsense in ("nonsense", {"type": "no"}, "take99+98")
    ]
    assert "server-too-fast" not in refused
    assert line.denied("play", seat=seat, action="nonsense") == "server-too-fast"
    line.ask("say", text="everything else goes on")


def test_nobody_fills_a_log_without_end_and_who_has_may_still_leave(build: Build, stack: ExitStack) -> None:
    """Chairs taken and left, again and again: two entries each time. The house is started anew meanwhile."""
    house = build(limits=QUICK | {"table_entries": 6})
    ana, bruno = Guest(stack, house, "Ana"), Guest(stack, house, "Bruno")
    table = ana.open("photograph", 3, public=True)
    for _ in range(2):
        bruno.ask(table, "sit")
        bruno.ask(table, "stand", seat=1)
    bruno.ask(table, "sit")
    house.kill()
    house.start()
    bruno.ask(table, "say", text="one more")
    assert bruno.ask(table, "say", 409, text="and another")["reason"]["key"] == "table-log-full"
    bruno.ask(table, "stand", seat=1)
    assert bruno.ask(table, "sit", 409)["reason"]["key"] == "table-log-full"
    ana.ask(table, "say", text="mine has only begun")


def test_who_holds_more_chairs_may_write_more(build: Build, stack: ExitStack) -> None:
    ana = Guest(stack, build(limits=QUICK | {"table_entries": 3}), "Ana")
    table = ana.open("photograph", 2)
    ana.ask(table, "sit", name="Bia")
    for text in ("one", "two", "three", "four"):
        ana.ask(table, "say", text=text)
    assert ana.ask(table, "say", 409, text="five")["reason"]["key"] == "table-log-full"
    ana.ask(table, "concede", seat=0)


def test_an_address_has_only_so_many_games_told_at_once_and_no_log_is_read_before_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """200 requests for a told game at once: all but a few are refused, while nobody's log is read."""
    read = list[str]()

    def counted(connection: Connection, match: str) -> Any:
        read.append(match)
        return setup_and_log(connection, match)

    async def ask(services: Services, match: str) -> object:
        told = cast(Any, table_routes.told).fn
        scope = {"type": "http", "client": ("192.0.2.66", 1), "headers": [], "method": "GET", "path": "/"}
        return await told(request=Request(cast(Any, scope)), services=services, match=match)

    async def story() -> list[object]:
        services = make_services(Config(database=str(tmp_path / "house.db")))
        one, _ = await two_rooms(services)
        person = partial(person_of, one.table.host)
        monkeypatch.setattr(table_routes, "person_asking", person)
        async with services.background.replay_turn("192.0.2.1"):  # somebody else's is being told
            asked = [asyncio.create_task(ask(services, one.match)) for _ in range(200)]
            async with asyncio.timeout(PATIENCE):
                while sum(each.done() for each in asked) < 200 - USUAL.replays:
                    await asyncio.sleep(0)
            assert read == []
        ended = await asyncio.gather(*asked, return_exceptions=True)
        services.close()
        return ended

    monkeypatch.setattr(table_routes, "setup_and_log", counted)
    ended = asyncio.run(story())
    assert sum(isinstance(each, TooMany) for each in ended) == 200 - USUAL.replays
    assert len(read) == USUAL.replays


async def person_of(host: str, request: Any, services: Any) -> Person:
    """Whoever asks is the host."""
    return Person(id=host, name="Ana", created_at=1)
