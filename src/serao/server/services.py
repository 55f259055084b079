"""The parts of a running server, put together in one place."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from serao.server.base.clock_keeper import ClockKeeper
from serao.server.base.config import Config
from serao.server.base.database import Database
from serao.server.base.database_wait import DatabaseWait
from serao.server.base.retention import Retention
from serao.server.cluster.peers import Peers
from serao.server.notices.event_routes import EventServices
from serao.server.notices.event_streams import EventStreams
from serao.server.notices.notifier import Notifier
from serao.server.tables.fanout import Fanout
from serao.storage.engine import disposing, open_database
from serao.storage.migrate import upgrade

if TYPE_CHECKING:
    from serao.server.cluster.bot_queue import BotQueue


class Services(EventServices):
    """All parts of a server, of which handlers are given those that they name."""

    def __init__(self, config: Config, database: Database, fanout: Fanout, bot_queue: "BotQueue | None") -> None:
        self.bot_queue = bot_queue
        self.notifier = Notifier(config, database, self.people_here)
        self.clock_keeper = ClockKeeper(database)
        self.retention = Retention(config.keep, database)
        super().__init__(
            config,
            database,
            fanout,
            ask_for_move=bot_queue.ask_for_move if bot_queue else fanout.ask_for_move,
            on_accepted=self.notifier.on_accepted,
        )
        self.streams = EventStreams(config, database, self.tables)
        self.tables.listener = self.streams
        self.restored = False

    def people_here(self) -> set[str]:
        """Those who have a page of the house open, by this process."""
        return self.connections.people()

    async def restore(self) -> None:
        """Read what must be known before anybody is served: which time it is here, and who is muted or banned."""
        await self.clock_keeper.restore()
        await self.sanctions.refresh()
        self.restored = True


def start_services(config: Config, peers: Peers | None = None, sleep: Callable[[float], None] = time.sleep) -> Services:
    """Make the parts in a process that starts, and read what they must know; a database that is away is waited for."""
    wait = DatabaseWait(config.database_wait, sleep)
    services = wait.until_done(lambda: make_services(config, peers))
    try:
        wait.until_done(lambda: asyncio.run(services.restore()))
    except BaseException:
        services.close()
        raise
    return services


def make_services(config: Config, peers: Peers | None = None) -> Services:
    """Make the parts; `peers` where the supervisor has started several processes and prepared their database."""
    if peers is None:
        prepare_storage(config)
    engine = open_database(config.database)
    fanout = peers or make_fanout(config)
    return Services(config, Database(engine), fanout, make_bot_queue(config, fanout))


def make_fanout(config: Config) -> Fanout:
    """The way to the processes on other machines. Redis is imported only where it is used: that takes a while."""
    if config.redis is None:
        return Fanout()
    from serao.server.cluster.redis_fanout import RedisFanout

    return RedisFanout(config.redis)


def make_bot_queue(config: Config, fanout: Fanout) -> "BotQueue | None":
    """The queue of opponents' moves for the workers, where there is a Redis."""
    if config.redis is None:
        return None
    from serao.server.cluster.bot_queue import BotQueue

    return BotQueue(config.redis, heard=lambda: fanout.heard is not None and fanout.heard.heard)


def prepare_storage(config: Config) -> None:
    """Bring the database to its newest shape, once for all processes."""
    with disposing(open_database(config.database)) as engine:
        upgrade(engine)


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """Start everything that runs beside the requests, and stop it at the end."""
    if services.bot_queue is not None:
        await services.bot_queue.open(services.tables)
    await services.fanout.open(services.tables)
    if not services.restored:
        await services.restore()
    works = (
        services.sweeper.run(),
        services.clock_keeper.run(),
        services.streams.run(),
        services.retention.run(),
    )
    beside = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        if services.bot_queue is not None:
            await services.bot_queue.close()
        await services.notifier.close()
        for task in beside:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await services.fanout.close()
        services.close()
