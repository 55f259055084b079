"""The registry of open tables: rooms are closed and loaded again while other work waits."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from serao.engine.problem import BadOptions
from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services
from serao.server.tables.fanout import Fanout
from serao.server.tables.room import Room
from serao.server.tables.viewers import Connection
from serao.storage import matches, persons
from serao.storage.rows import Row
from serao.storage.trouble import StorageDown
from serao.table.commands import Sit
from serao.table.decide import Who
from serao.table.events import Started, encode_event
from serao.table.setup import Setup


class KeptElsewhere(Fanout):
    """Other processes keep all tables: here a table is open for a request only."""

    def keeps(self, match: str) -> bool:
        """None of them."""
        return False


async def two_rooms(services: Services) -> tuple[Room, Room]:
    """Two tables that somebody has just opened."""
    ana = new_person("Ana", now())
    await services.database.write(partial(persons.add_person, person=ana))
    one, other = [await services.tables.create(Setup(game="photograph", seats=2), ana.id) for _ in range(2)]
    assert one is not None
    assert other is not None
    return one, other


@pytest.mark.parametrize("comes_back", [False, True])
def test_a_room_removed_during_a_sweep_is_removed_once(tmp_path: Path, comes_back: bool) -> None:
    """Another process goes on with a table while the sweep waits for the one before it; perhaps somebody returns."""

    async def story() -> None:
        services = make_services(Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS))
        tables = services.tables
        tables.fanout = KeptElsewhere()
        one, other = await two_rooms(services)
        async with one._lock:  # a command is being written
            sweeping = asyncio.create_task(services.sweeper.sweep())
            await asyncio.sleep(0.1)
            await tables.hear(Row(other.match, 0, 0, None, None, b""))
            assert other.match not in tables.rooms
            if comes_back:
                again = await tables.room(other.match)
                again.connections.add(cast(Connection, object()))
        await sweeping
        assert (other.match in tables.rooms) == comes_back
        services.close()

    asyncio.run(story())


def test_a_table_of_rules_that_are_not_played_here_is_told_so_and_stops_nobody_else(tmp_path: Path) -> None:
    """A newer program began it, and its processes died; this one opens all the other tables."""

    async def story() -> None:
        services = make_services(Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS))
        one, other = await two_rooms(services)
        for room, event in ((one, Started(rules=99)), (other, Started())):
            row = Row(room.match, room.table.length, now(), None, None, encode_event(event))
            assert await services.database.append(row)
            await services.database.write(partial(matches.update_match, id=room.match, phase="playing"))
        services.close()

        again = make_services(Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS))
        await again.sweeper.recover()
        assert set(again.tables.rooms) == {other.match}
        with pytest.raises(BadOptions, match="version 99 of its rules"):
            await again.tables.room(one.match)
        again.close()

    asyncio.run(story())


def test_whoever_sits_down_belongs_to_the_table_with_the_entry_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer over a socket is the entry, shown as soon as it is stored; the summary is written after it."""
    seen: list[bool | None] = []

    async def story() -> None:
        services = make_services(Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS))
        room, _ = await two_rooms(services)
        bruno, usual = new_person("Bruno", now()), services.tables.save_summary

        async def look_first(room: Room) -> None:
            seen.append(await services.database.read(matches.placed, room.match, bruno.id))
            await usual(room)

        monkeypatch.setattr(services.tables, "save_summary", look_first)
        await room.perform(Who(bruno.id, bruno.name), Sit(id="sit"))
        services.close()

    asyncio.run(story())
    assert seen == [True]


@pytest.mark.parametrize("work", ["recover", "sweep"])
def test_a_table_on_a_broken_page_of_the_database_keeps_no_other_from_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: str
) -> None:
    """SQLite says of such a page that the database failed: that is raised, after everybody had their turn."""

    async def story() -> None:
        services = make_services(Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS))
        one, other = await two_rooms(services)
        for overdue, room in enumerate((one, other), 1):
            row = Row(room.match, room.table.length, now(), None, None, encode_event(Started()))
            assert await services.database.append(row)
            columns: dict[str, Any] = {"phase": "playing", "wake_at": overdue, "created_at": now() - overdue * 60_000}
            await services.database.write(partial(matches.update_match, id=room.match, **columns))
            services.tables.remove(room)
        opened, room_of = list[str](), services.tables.room

        async def reading(match: str) -> Room:
            opened.append(match)
            if match == one.match:
                raise StorageDown("DatabaseError")
            return await room_of(match)

        monkeypatch.setattr(services.tables, "room", reading)
        with pytest.raises(StorageDown):
            await getattr(services.sweeper, work)()
        assert opened == [one.match, other.match]
        services.close()

    asyncio.run(story())
