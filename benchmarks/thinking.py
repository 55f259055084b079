"""A hundred tables with slow opponents: how long a move elsewhere waits, and how long their answers take."""

import asyncio
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.load import percentile
from benchmarks.loop_held import any_move
from serao.bots import LEVELS, bots_of
from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services, running
from serao.server.tables.bot_pool import Thinker
from serao.server.tables.room import Room
from serao.server.tables.table_routes import NewTable, seated, wanted_chairs
from serao.storage import persons
from serao.table.decide import Who
from serao.table.setup import Setup

TABLES = 100
GAME = "picture_perfect"
SEATS = 3  # all of them opponents but the host
MOVES = 200  # of a person at a table of their own
PAUSE = 0.05


class Watched:
    """Counts how long each table waits for its opponents."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self.waits: list[float] = []

    async def think(self, table: str, game_name: str, level: str, memory: Any) -> Any:
        """Think, with a clock beside it."""
        began = time.perf_counter()
        action = await self._thinker.think(table, game_name, level, memory)
        self.waits.append(time.perf_counter() - began)
        return action

    def close(self) -> None:
        """Stop thinking."""
        self._thinker.close()


def measured() -> list[dict[str, Any]]:
    """Without the hundred tables, and with them."""
    return [row(0), row(TABLES)]


def row(tables: int) -> dict[str, Any]:
    """A house with so many tables of slow opponents."""
    with TemporaryDirectory(prefix="serao-bench-") as folder:
        config = Config(database=str(Path(folder, "house.db")), limits=NO_LIMITS, bot_pause=0.0, rest_seconds=3600.0)
        return asyncio.run(evening(make_services(config), tables))


async def evening(services: Services, tables: int) -> dict[str, Any]:
    """Open the tables, and move at one more."""
    ana = new_person("Ana", now())
    watched = services.tables.thinker = Watched(services.tables.thinker)
    async with running(services):
        await services.database.write(partial(persons.add_person, person=ana))
        for _ in range(tables):
            await opened(services, ana.id, GAME, SEATS, slowest(GAME))
        waits = await moves(await opened(services, ana.id, "avenue", 2, "random"))
    answers = watched.waits if len(watched.waits) > 1 else [0.0, 0.0]
    return {
        "tables_with_slow_opponents": tables,
        "move_p50_ms": percentile(waits, 50),
        "move_p99_ms": percentile(waits, 99),
        "answers": len(watched.waits),
        "answer_p50_ms": percentile(answers, 50),
        "answer_p99_ms": percentile(answers, 99),
    }


def slowest(game: str) -> str:
    """The strongest opponent that a game has."""
    return [name for name in ("sound", *LEVELS) if name in bots_of(game)][-1]


async def opened(services: Services, host: str, game: str, seats: int, level: str) -> Room:
    """A table at which only the host's chair is not an opponent's, dealt."""
    wish = NewTable(game=game, seats=seats, takeover="random", bots=dict.fromkeys(range(1, seats), level))
    setup = Setup(game=game, seats=seats, takeover="random")
    room = await services.tables.create(
        setup, host, seat=partial(seated, who=Who(host, "Ana"), wanted=wanted_chairs(wish))
    )
    assert room is not None
    return room


async def moves(room: Room) -> list[float]:
    """How long each move of the host takes until it is accepted and on the disk."""
    waits: list[float] = []
    while room.table.phase != "over" and len(waits) < MOVES:
        if 0 in room.table.actors:
            began = time.perf_counter()
            await room.proceed(lambda table: any_move(table) if 0 in table.actors else None)
            waits.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return waits
