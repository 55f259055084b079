"""Rooms that come and go while others are waited for."""

import asyncio
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from serao.engine.problem import BadOptions
from serao.server.app import make_hall
from serao.server.config import UNLIMITED, Config
from serao.server.fanout import Fanout
from serao.server.hall import Hall
from serao.server.identity import new_person
from serao.server.room import Connection, Room
from serao.storage import matches, persons
from serao.storage.rows import Row
from serao.table.events import Started, encode_event
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


def test_a_table_of_rules_that_are_not_played_here_is_told_so_and_stops_nobody_else(tmp_path: Path) -> None:
    """A newer program began it, and its processes died; this one opens all the other tables."""

    async def story() -> None:
        hall = make_hall(Config(database=str(tmp_path / "house.db"), limits=UNLIMITED))
        one, other = await two_rooms(hall)
        dealt = encode_event(Started(rules=99))
        assert await hall.append(Row(one.match, one.table.length, hall.now(), None, None, dealt))
        assert await hall.append(Row(other.match, other.table.length, hall.now(), None, None, encode_event(Started())))
        for room in (one, other):
            await hall.write(partial(matches.update_match, id=room.match, phase="playing"))
        hall.close()

        again = make_hall(Config(database=str(tmp_path / "house.db"), limits=UNLIMITED))
        await again.recover()
        assert set(again.rooms) == {other.match}
        with pytest.raises(BadOptions, match="version 99 of its rules"):
            await again.room(one.match)
        again.close()

    asyncio.run(story())
