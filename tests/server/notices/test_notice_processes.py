"""What waits is told when a house closes, and two processes tell once."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import msgspec
import pytest

from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.server.base.ids import new_id
from serao.server.notices.notifier import SLOW
from serao.server.notices.preferences import change_preferences
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services
from serao.server.tables.room import Room
from serao.storage import persons
from serao.storage.persons import Person
from serao.table.commands import Play, Sit
from serao.table.decide import Who
from serao.table.pace import Pace
from serao.table.setup import Setup
from tests.server.conftest import Build
from tests.server.house import Guest, until
from tests.server.notices.receivers import WebServer, arrived, running
from tests.server.notices.test_notices import GAME, begin, hook, play
from tests.storage.servers import new_database, postgres_server, redis_server


@pytest.fixture
def web() -> Iterator[WebServer]:
    """A web server for webhooks, and for what a push service does."""
    with running(WebServer) as server:
        yield server


def test_who_has_acted_is_not_told_and_what_waits_is_sent_at_the_end(tmp_path: Path, web: WebServer) -> None:
    """With a patience that outlasts the test, so that what is sent is what was left at the end."""

    async def evening() -> list[str]:
        services = make_services(Config(database=str(tmp_path / "house.db"), webhook_hosts=("127.0.0.1",)))
        services.notifier.patience = 3600
        guests = [new_person(name, now()) for name in ("Ana", "Bruno")]
        for guest in guests:
            await services.database.write(partial(persons.add_person, person=guest))
            await services.database.write(
                partial(change_preferences, person=guest.id, webhook=f"{web.url}/{guest.name}", secret="s")
            )
        slow = await begun(services, guests, Pace(SLOW))
        first = slow.table.actors[0]
        await whole_turn(slow, guests)
        live = await begun(services, guests, Pace(SLOW - 1))
        await services.notifier.close()
        await whole_turn(slow, guests)
        await whole_turn(live, guests)
        services.close()
        return [f"/{guests[1 - first].name}"]

    expected = asyncio.run(evening())
    assert [call.path for call in web.calls] == expected, "not the first, who acted; nobody at the live table"


async def begun(services: Services, guests: list[Person], pace: Pace) -> Room:
    """A game that has begun."""
    room = await services.tables.create(Setup(game=GAME, seats=len(guests), pace=pace), guests[0].id)
    assert room is not None
    for guest in guests:
        await room.perform(Who(guest.id, guest.name), Sit(id=new_id()))
    return room


async def whole_turn(room: Room, guests: list[Person]) -> None:
    """Let the one whose turn it is play it."""
    [seat] = room.table.actors
    while room.table.actors == (seat,):
        action = room.table.game.legal(room.table.state, seat)[0]
        raw = msgspec.Raw(msgspec.json.encode(action))
        await room.perform(Who(guests[seat].id, guests[seat].name), Play(id=new_id(), seat=seat, action=raw))


def test_a_house_that_closes_tells_first(build: Build, web: WebServer) -> None:
    house = build(webhook_hosts=["127.0.0.1"])
    with ExitStack() as stack:
        table, ana, bruno = begin(Guest(stack, house, "Ana"), Guest(stack, house, "Bruno"))
        hook(bruno, web)
        play(ana, table)
    house.stop()
    assert [call.path for call in web.calls] == ["/"]
    assert not house.complaints(), house.log()


def test_two_processes_tell_once(build: Build, web: WebServer, tmp_path: Path) -> None:
    with postgres_server() as server, new_database(server, "notices") as url, redis_server(tmp_path) as redis:
        houses = [build(database=url, redis=redis, webhook_hosts=["127.0.0.1"]) for _ in range(2)]
        with ExitStack() as stack:
            ana, bruno = (Guest(stack, house, name) for house, name in zip(houses, ("Ana", "Bruno"), strict=True))
            keys = {guest.look("/api/notices/key")["key"] for guest in (ana, bruno)}
            assert len(keys) == 1, "one house, one key"
            for guest in (ana, bruno):
                hook(guest, web, f"/{guest.name}")
            table, first, second = begin(ana, bruno)
            arrived(web.calls, 1)
            for turn, mover in enumerate((first, second, first)):
                until(partial(may_act, mover, table), "the turn")
                play(mover, table)
                arrived(web.calls, turn + 2)
        for house in houses:
            house.stop()
            assert not house.complaints(), house.log()
        names = [first.name, second.name, first.name, second.name]
        assert [call.path for call in web.calls] == [f"/{name}" for name in names]


def may_act(guest: Guest, table: str) -> bool:
    """Whether the table, through this guest's process, waits for the guest."""
    return bool(guest.look(f"/api/tables/{table}/view")["seats"][0].get("legal"))
