"""A hundred tables with the strongest opponents: how long a move elsewhere waits, and how long their answers take."""

import asyncio
import time
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.load import percentile
from serao.bots import LEVELS, bot_named, bots_of
from serao.engine.chance import Chance
from serao.installed import own_games
from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services, running
from serao.server.tables.bot_pool import Thinker
from serao.server.tables.room import Room
from serao.server.tables.table_routes import NewTable, seated, wanted_chairs
from serao.storage import persons
from serao.table.decide import Who
from serao.table.events import Played
from serao.table.setup import Setup
from serao.table.table import Table

TABLES = 100
SEATS = 2  # the host and an opponent
HOST = 0
PACE = 10.0  # seconds that a person takes for a move, in the middle
MOVES = 600  # of a person at a table of their own, while the others play
PAUSE = 0.05


class Watched:
    """Counts how long each table waits for its opponents."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self.waits: list[float] = []

    async def think(self, host: str, table: str, game_name: str, level: str, memory: Any) -> Any:
        """Think, with a clock beside it."""
        began = time.perf_counter()
        action = await self._thinker.think(host, table, game_name, level, memory)
        self.waits.append(time.perf_counter() - began)
        return action

    def close(self) -> None:
        """Stop thinking."""
        self._thinker.close()


def measured() -> list[dict[str, Any]]:
    """Without the hundred tables, and with a hundred of each game."""
    return [row("avenue", 0), *(row(game, TABLES) for game in own_games())]


def row(game: str, tables: int) -> dict[str, Any]:
    """A house with so many tables at which a person plays against the strongest opponent."""
    with TemporaryDirectory(prefix="serao-bench-") as folder:
        config = Config(database=str(Path(folder, "house.db")), limits=NO_LIMITS, bot_pause=0.0, rest_seconds=3600.0)
        return asyncio.run(evening(make_services(config), game, tables))


async def evening(services: Services, game: str, tables: int) -> dict[str, Any]:
    """Open the tables, let people play there, and move at one more."""
    ana = new_person("Ana", now())
    watched = services.tables.thinker = Watched(services.tables.thinker)
    async with running(services):
        await services.database.write(partial(persons.add_person, person=ana))
        rooms = [await opened(services, ana.id, game, slowest(game)) for _ in range(tables)]
        people = [asyncio.create_task(plays(room, Random(number))) for number, room in enumerate(rooms)]
        waits = await moves(services, ana.id)
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    answers = watched.waits if len(watched.waits) > 1 else [0.0, 0.0]
    return {
        "game": game,
        "tables_with_the_strongest": tables,
        "move_p50_ms": percentile(waits, 50),
        "move_p99_ms": percentile(waits, 99),
        "answers": len(watched.waits),
        "answer_p50_ms": percentile(answers, 50),
        "answer_p99_ms": percentile(answers, 99),
    }


async def plays(room: Room, luck: Random) -> None:
    """A person who plays anything, at a person's pace."""
    while room.table.phase != "over":
        await asyncio.sleep(luck.uniform(0, 2 * PACE))
        await room.proceed(partial(any_move, luck=luck))


def any_move(table: Table, luck: Random) -> Played | None:
    """What the host does next, if it is the host's turn."""
    if HOST not in table.actors:
        return None
    remembered = table.game.memory(table.state, HOST)
    action = bot_named(table.game.NAME, "random")(remembered, Chance(luck.randbytes(32), 0))
    return Played(HOST, table.game.text(action))


def slowest(game: str) -> str:
    """The strongest opponent that a game has."""
    return [name for name in ("sound", *LEVELS) if name in bots_of(game)][-1]


async def opened(services: Services, host: str, game: str, level: str) -> Room:
    """A table of the host and an opponent, dealt."""
    wish = NewTable(game=game, seats=SEATS, takeover="random", bots=dict.fromkeys(range(1, SEATS), level))
    setup = Setup(game=game, seats=SEATS, takeover="random")
    room = await services.tables.create(
        setup, host, seat=partial(seated, who=Who(host, "Ana"), wanted=wanted_chairs(wish))
    )
    assert room is not None
    return room


async def moves(services: Services, host: str) -> list[float]:
    """How long each move of the host at tables of Avenue takes until it is accepted and on the disk."""
    waits: list[float] = []
    luck, room = Random(MOVES), None
    while len(waits) < MOVES:
        if room is None or room.table.phase == "over":
            room = await opened(services, host, "avenue", "random")
        if HOST in room.table.actors:
            began = time.perf_counter()
            await room.proceed(partial(any_move, luck=luck))
            waits.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return waits
