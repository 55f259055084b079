"""Rooms that come and go while others are waited for."""

import asyncio
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from serao.server.app import make_hall
from serao.server.cluster.fanout import Fanout
from serao.server.config import UNLIMITED, Config
from serao.server.people.identity import new_person
from serao.server.tables.registry import Hall
from serao.server.tables.room import Connection, Room
from serao.storage import persons
from serao.storage.rows import Row
from serao.table.setup import Setup


class KeptElsewhere(Fanout):
    """Siblings keep all tables: here they are open for a request only."""

    def keeps(self, match: str) -> bool:
        """None of them."""
        return False


async def two_rooms(hall: Hall) -> tuple[Room, Room]:
    """Two tables that somebody has just opened."""
    ana = new_person("Ana", hall.now())
    await hall.write(partial(persons.add_person, person=ana))
    one, other = [await hall.open(Setup(game="photograph", seats=2), ana.id) for _ in range(2)]
    assert one is not None
    assert other is not None
    return one, other


@pytest.mark.parametrize("comes_back", [False, True])
def test_a_room_let_go_during_a_sweep_is_let_go_once(tmp_path: Path, comes_back: bool) -> None:
    """Another process goes on with a table while the sweep waits for the one before it; perhaps somebody returns."""

    async def story() -> None:
        hall = make_hall(Config(database=str(tmp_path / "house.db"), limits=UNLIMITED))
        hall.fanout = KeptElsewhere()
        one, other = await two_rooms(hall)
        async with one._lock:  # a command is being written
            sweeping = asyncio.create_task(hall.sweep())
            await asyncio.sleep(0.1)
            await hall.hear(Row(other.match, 0, 0, None, None, b""))
            assert other.match not in hall.rooms
            if comes_back:
                again = await hall.room(other.match)
                again.connections.add(cast(Connection, object()))
        await sweeping
        assert (other.match in hall.rooms) == comes_back
        hall.close()

    asyncio.run(story())
