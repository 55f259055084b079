"""The house as one ASGI application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from serao import __version__
from serao.engine.problem import Problem
from serao.server.cluster.fanout import Fanout
from serao.server.cluster.peers import Siblings
from serao.server.config import Config
from serao.server.faults import on_bug, on_http, on_problem
from serao.server.health import watching
from serao.server.middleware import Guard
from serao.server.notices.notifier import Notifier
from serao.server.notices.routes import notice_routes
from serao.server.pages import api_docs
from serao.server.pages.routes import pages
from serao.server.people.account_routes import people
from serao.server.people.profile_routes import profiles
from serao.server.people.session_routes import sessions
from serao.server.tables.bot_pool import Pool
from serao.server.tables.photo_renderer import Darkroom
from serao.server.tables.photo_routes import photographs
from serao.server.tables.record_routes import games_over
from serao.server.tables.registry import Hall
from serao.server.tables.sockets import serve_socket
from serao.server.tables.table_routes import tables
from serao.storage.engine import open_database
from serao.storage.migrations import upgrade

T = TypeVar("T")

LARGEST_BODY = 2 * 1024 * 1024  # an imported record of a long game

ROUTES = (
    sessions,
    people,
    profiles,
    notice_routes,
    tables,
    games_over,
    photographs,
    watching,
    api_docs.page,
    api_docs.style,
)

log = structlog.get_logger()


def make_hall(config: Config, siblings: Siblings | None = None) -> Hall:
    """The tables of this process, with their storage, their fan-out and their opponents."""
    engine = open_database(config.database)
    if siblings is None:
        upgrade(engine)
    hall = Hall(config, engine, Pool(config.bot_processes), siblings or make_fanout(config))
    if siblings is not None:
        hall.worker = siblings.ask
        siblings.wake, siblings.open_here = hall.wake, hall.rooms.__contains__
    return hall


def prepare_storage(config: Config) -> None:
    """Bring the database to its newest shape, once for all processes."""
    engine = open_database(config.database)
    upgrade(engine)
    engine.dispose()


def make_fanout(config: Config) -> Fanout:
    """The way to the other processes. What only those need is imported only for them: a house alone starts faster."""
    if config.redis is None:
        return Fanout()
    from serao.server.cluster.redis_fanout import RedisFanout

    return RedisFanout(config.redis)


@asynccontextmanager
async def open_queue(hall: Hall) -> AsyncIterator[None]:
    """The way to the workers, where there are any."""
    if hall.config.redis is None:
        yield
        return
    from serao.server.cluster.bot_queue import BotQueue

    queue = BotQueue(hall.config.redis)
    await queue.open(hall)
    try:
        yield
    finally:
        await queue.close()


@asynccontextmanager
async def open_hall(hall: Hall) -> AsyncIterator[None]:
    """Everything that runs beside the requests, from the first to the last."""
    await hall.fanout.open(hall.hear)
    notifier = Notifier(hall)
    sweeping = asyncio.create_task(sweep_forever(hall))
    try:
        async with open_queue(hall):
            yield
    finally:
        await notifier.close()
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping
        await hall.fanout.close()
        hall.close()


async def sweep_forever(hall: Hall) -> None:
    """Look after the tables again and again; one failure is no reason to stop."""
    work = hall.recover
    while True:
        await asyncio.sleep(hall.config.sweep_seconds)
        try:
            await work()
        except Exception as problem:
            log.error("a sweep failed", problem=type(problem).__name__, exc_info=problem)
        work = hall.sweep


def make_app(config: Config, hall: Hall) -> ASGIApp:
    """The application, guarded."""
    darkroom = Darkroom()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with open_hall(hall):
            yield
        darkroom.close()

    app = Litestar(
        route_handlers=[pages(config), *ROUTES],
        dependencies={"hall": provided(hall), "darkroom": provided(darkroom)},
        exception_handlers={Problem: on_problem, HTTPException: on_http, Exception: on_bug},
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Serão",
            version=__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        # Only the page: what people are sent is never compressed together with what others chose; files are already.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api", "^/metrics", "^/health", "^/assets"]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    return Guard(app, partial(serve_socket, hall=hall), config)


def provided(thing: T) -> Provide:
    """How handlers come by something that there is one of."""

    def the_thing() -> T:
        return thing

    return Provide(the_thing, sync_to_thread=False)
