"""How long a table of 2,000 chairs holds the event loop: what everybody else in the house has to wait."""

import asyncio
import gc
import sys
import time
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from serao.engine.chance import Chance
from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services, running
from serao.server.tables.room import Room
from serao.server.tables.table_routes import NewTable, seated, wanted_chairs
from serao.storage import persons
from serao.table.decide import Who
from serao.table.events import Entry, Event, Played
from serao.table.notation import parsed
from serao.table.setup import Setup
from serao.table.showing import Viewer
from serao.table.table import Table

SEATS = 2000
MOVES = 300  # of opponents, that are waited for
MOST_SECONDS = 120.0  # for one part; what takes longer is given up, and its row says so
TICK = 0.001

T = TypeVar("T")


class GivenUp(Exception):
    """A part took too long: what was measured is shown, and the rest is left out."""


class Held:
    """Measures, for each part of the evening, the longest time in which the loop did nothing else.

    `longest_held_ms` is time by the clock: threads that keep the interpreter for themselves, the collection of garbage
    and other programs on the machine count. `longest_cpu_ms` is what the loop's own thread has computed meanwhile.
    """

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    async def during(self, part: str, work: Awaitable[T]) -> T:
        """Do a part."""
        watching = asyncio.create_task(self._watch(part))
        await asyncio.sleep(0)
        begun, row = time.perf_counter(), self.rows[-1]
        print(f"{part} …", file=sys.stderr, flush=True)
        try:
            async with asyncio.timeout(MOST_SECONDS):
                return await work
        except TimeoutError:
            row["part"] = f"{part}: given up"
            raise GivenUp from None
        finally:
            await asyncio.sleep(2 * TICK)
            watching.cancel()
            row["took_ms"] = round((time.perf_counter() - begun) * 1000)
            print(
                f"  held {row['longest_held_ms']} ms, computed {row['longest_cpu_ms']} ms", file=sys.stderr, flush=True
            )

    async def _watch(self, part: str) -> None:
        row: dict[str, Any] = {"part": part, "longest_held_ms": 0.0, "longest_cpu_ms": 0.0, "took_ms": 0}
        self.rows.append(row)
        while True:
            before, computed = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK)
            late, busy = time.perf_counter() - before - TICK, time.thread_time() - computed
            row["longest_held_ms"] = max(row["longest_held_ms"], round(late * 1000, 1))
            row["longest_cpu_ms"] = max(row["longest_cpu_ms"], round(busy * 1000, 1))


def measured() -> list[dict[str, Any]]:
    """A row a part of the evening."""
    with TemporaryDirectory(prefix="serao-bench-") as folder:
        config = Config(database=str(Path(folder, "house.db")), limits=NO_LIMITS, bot_pause=0.0, rest_seconds=3600.0)
        return asyncio.run(evening(make_services(config)))


async def evening(services: Services) -> list[dict[str, Any]]:
    """Open a table, play some of it, load it again, and end it."""
    held = Held()
    async with running(services):
        try:
            await parts(services, held)
        except GivenUp:
            services.tables.close()
    return held.rows


async def parts(services: Services, held: Held) -> None:
    """Each part of the evening."""
    ana = new_person("Ana", now())
    gc.freeze()  # as every server does at its start
    await services.database.write(partial(persons.add_person, person=ana))
    room = await held.during(f"opening with {SEATS - 1:,} opponents", opened(services, ana.id))
    await held.during(f"{MOVES} moves of opponents", until_length(room, room.table.length + MOVES))
    await held.during("reading it as a spectator", shown(room))
    await held.during("a sweep", services.sweeper.sweep())
    await at_rest(services, room)
    room = await held.during("loading it from the log", services.tables.room(room.match))
    await at_rest(services, room)
    last = await asyncio.to_thread(play_to_the_last, room.table)
    await held.during("the last move, the result and the record", ended(room, last))
    await held.during("reading it when it is over", shown(room))


async def opened(services: Services, host: str) -> Room:
    """A table at which only the host's chair is not an opponent's, dealt."""
    wish = NewTable(game="avenue", seats=SEATS, takeover="random", bots=dict.fromkeys(range(1, SEATS), "random"))
    setup = Setup(game="avenue", seats=SEATS, takeover="random")
    sit = partial(seated, who=Who(host, "Ana"), wanted=wanted_chairs(wish))
    room = await services.tables.create(setup, host, seat=sit)
    assert room is not None
    return room


async def until_length(room: Room, length: int) -> None:
    """Wait until the log is so long."""
    while room.table.length < length:
        await asyncio.sleep(0.01)


async def at_rest(services: Services, room: Room) -> None:
    """Close a room, and wait until nobody thinks there any more: the table is loaded anew, or played on unseen."""
    services.tables.remove(room)
    while not room.idle():
        room.close()
        await asyncio.sleep(TICK)


async def shown(room: Room) -> None:
    """Show everything to a newcomer."""
    room.showing.sync(Viewer(None, "en"), now())


def any_move(table: Table) -> Played:
    """What the first seat that must choose may do."""
    seat = table.actors[0]
    return Played(seat, table.game.text(table.game.legal(table.state, seat)[0]))


def play_to_the_last(table: Table) -> Event:
    """Play on without storing anything, up to the last move; that move."""
    while True:
        event = any_move(table)
        action, chance = (
            parsed(table.game.NAME, table.game.RULES, event.text),
            Chance(table.seed, len(table.actions) + 1),
        )
        if not table.game.actors(table.game.apply(table.state, event.seat, action, chance)):
            return event
        table.fold(Entry(table.at, None, None, event))


async def ended(room: Room, last: Event) -> None:
    """Append the last move."""
    assert await room.proceed(lambda table: last)
