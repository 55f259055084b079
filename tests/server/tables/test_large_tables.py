"""A table of 2,000 chairs does its work in a thread, or in small steps between which everybody else is served."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services
from serao.server.tables import registry
from serao.server.tables.room import FOLDED_AT_ONCE, THOUGHTS, Room
from serao.server.tables.table_routes import NewTable, seated, wanted_chairs
from serao.storage import matches, persons
from serao.table.decide import Who
from serao.table.events import Played
from serao.table.setup import Setup
from serao.table.table import Table

SEATS = 2000
GAME = "avenue"


class Steps:
    """Counts how often something is done on the event loop before the loop goes on to something else."""

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        self.turn = 0
        self.counted: Counter[tuple[str, int]] = Counter()
        self.elsewhere: Counter[str] = Counter()

    async def count_turns(self) -> None:
        """Number the turns of the loop."""
        while True:
            self.turn += 1
            await asyncio.sleep(0)

    def count(self, what: str) -> None:
        """Something has been done."""
        if threading.get_ident() == self.thread:
            self.counted[what, self.turn] += 1
        else:
            self.elsewhere[what] += 1

    def most(self, what: str) -> int:
        """How often at most it was done in one turn."""
        return max((count for (which, _), count in self.counted.items() if which == what), default=0)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """Counts tables that are laid, folded entries, opponents that begin to think, and games that are written down."""
    steps = Steps()

    def watch(owner: Any, name: str) -> None:
        usual = getattr(owner, name)

        def counting(*args: Any, **more: Any) -> Any:
            steps.count(name)
            return usual(*args, **more)

        monkeypatch.setattr(owner, name, counting)

    watch(Table, "__init__")
    watch(registry, "new_match")
    watch(registry, "rows_of")
    watch(Table, "fold")
    watch(Table, "record")
    watch(Room, "_think")
    return steps


def story(tmp_path: Path, steps: Steps, told: Callable[[Services], Coroutine[Any, Any, None]]) -> None:
    """Tell a story in a house of its own, and count."""

    async def whole() -> None:
        services = make_services(Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS, bot_pause=0.0))
        counting = asyncio.create_task(steps.count_turns())
        try:
            await told(services)
        finally:
            counting.cancel()
            services.close()

    asyncio.run(whole())


async def opened(services: Services, seats: int) -> Room:
    """A table at which the host is the only person."""
    ana = new_person("Ana", now())
    await services.database.write(partial(persons.add_person, person=ana))
    wish = NewTable(game=GAME, seats=seats, takeover="random", bots=dict.fromkeys(range(1, seats), "random"))
    setup = Setup(game=GAME, seats=seats, takeover="random")
    sit = partial(seated, who=Who(ana.id, "Ana"), wanted=wanted_chairs(wish))
    room = await services.tables.create(setup, ana.id, seat=sit)
    assert room is not None
    return room


def test_opening_and_playing_take_small_steps(tmp_path: Path, steps: Steps) -> None:
    async def told(services: Services) -> None:
        room = await opened(services, SEATS)
        assert (room.table.phase, room.table.length) == ("playing", SEATS + 1)
        begun = asyncio.get_running_loop().time()
        while len(room.table.actions) < 20:
            assert asyncio.get_running_loop().time() < begun + 60
            await asyncio.sleep(0.01)
        await services.sweeper.sweep()

    story(tmp_path, steps, told)
    assert steps.elsewhere["fold"] == SEATS  # all chairs were taken in a thread
    for laying in ("__init__", "new_match", "rows_of"):  # and put there, and written down as they are stored
        assert (steps.elsewhere[laying], steps.most(laying)) == (1, 0), laying
    assert steps.most("fold") <= FOLDED_AT_ONCE
    assert 0 < steps.most("_think") <= THOUGHTS


def test_a_long_log_is_read_in_a_thread(tmp_path: Path, steps: Steps) -> None:
    async def told(services: Services) -> None:
        room = await opened(services, SEATS)
        services.tables.remove(room)
        steps.elsewhere.clear()
        again = await services.tables.room(room.match)
        assert again is not room
        assert again.table.length == SEATS + 1
        assert again.table.names() == room.table.names()

    story(tmp_path, steps, told)
    assert steps.elsewhere["fold"] == SEATS + 1
    assert steps.most("fold") <= FOLDED_AT_ONCE


def test_what_another_process_wrote_is_taken_in_small_steps(tmp_path: Path, steps: Steps) -> None:
    async def told(services: Services) -> None:
        room = await opened(services, 300)
        room._forget_thoughts()
        behind = Room(room.match, Table(room.table.setup, room.table.secret, room.table.host), services.tables)
        assert await behind.catch_up()
        assert behind.table.phase == "playing"
        behind.close()

    story(tmp_path, steps, told)
    assert steps.most("fold") == FOLDED_AT_ONCE


def test_a_long_game_is_written_down_in_a_thread(tmp_path: Path, steps: Steps) -> None:
    async def told(services: Services) -> None:
        room = await opened(services, 20)
        for _ in range(20 * 100):  # twice as many moves as there are; the opponents make some of them
            await room.proceed(any_move)
        assert room.table.phase == "over"
        await room.save_result()  # it may be an opponent's last move that is just being written
        found = await services.database.read(matches.match, room.match)
        assert found is not None
        assert found.phase == "over"
        assert found.result is not None

    story(tmp_path, steps, told)
    assert steps.elsewhere["record"] == 1
    assert steps.most("record") == 0


def any_move(table: Table) -> Played | None:
    """What the first seat that must choose may do."""
    if table.phase == "over":
        return None
    seat = table.actors[0]
    return Played(seat, table.game.text(table.game.legal(table.state, seat)[0]))
