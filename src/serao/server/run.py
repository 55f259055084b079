"""Serving: the process itself, its logs, and its end."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from functools import partial
from urllib.parse import urlsplit

import structlog
import uvicorn
from websockets.exceptions import InvalidState

from serao.engine.problem import Problem, reason
from serao.server.addresses import url_here, urls_for_friends
from serao.server.app import make_app, make_hall, open_hall, prepare_storage
from serao.server.cluster.handover import doorkeeper, welcome
from serao.server.cluster.peers import Place, Siblings
from serao.server.cluster.supervisor import Household
from serao.server.config import Config
from serao.server.faults import raised_in
from serao.server.tables.registry import Hall
from serao.table.wire import LARGEST_MESSAGE

WIRE = ("uvicorn.protocols", "websockets")  # what lies below our own protocol
GRACE = 10  # seconds that open requests get when the process is told to stop


def set_up_logs(readable: bool) -> None:
    """One line an event: JSON for machines, colours for a terminal. Bodies, cookies and queries are never logged."""
    render = structlog.dev.ConsoleRenderer() if readable else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(ours_to_know)


def ours_to_know(record: logging.LogRecord) -> bool:
    """Not what a client did wrong below our own protocol, such as sending no UTF-8: it is closed, that is all."""
    problem = record.exc_info[1] if record.exc_info else None
    return not (isinstance(problem, UnicodeDecodeError | InvalidState) and raised_in(problem, WIRE))


def listening(config: Config) -> socket.socket:
    """The socket to be served on; a Problem when somebody else has the port."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except OSError as problem:
        listener.close()
        raise Problem(
            reason("server-port", host=config.host, port=str(config.port), detail=problem.strerror or "")
        ) from None
    return listener


def reach_redis(config: Config) -> None:
    """Make sure that the Redis, where one is named, is there; a Problem that shows no password when it is not."""
    if config.redis is None:
        return
    from redis import Redis
    from redis.exceptions import RedisError

    where = urlsplit(config.redis).hostname or ""
    try:
        with Redis.from_url(config.redis) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as problem:
        raise Problem(reason("server-redis", host=where, detail=type(problem).__name__)) from None


class HouseServer(uvicorn.Server):
    """A server that says goodbye before it closes its connections."""

    def __init__(self, settings: uvicorn.Config, hall: Hall) -> None:
        super().__init__(settings)
        self.hall = hall

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """From now on also take those whom other processes pass on."""
        await super().startup(sockets)
        if isinstance(self.hall.fanout, Siblings):
            self.hall.fanout.welcome_with(partial(welcome, self))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody to come back in a moment, then close."""
        await self.hall.farewell()
        await super().shutdown(sockets)


Ready = Callable[[str, tuple[str, ...]], None]  # hears where the house is found: here, and by friends near by


def serve(config: Config, ready: Ready = lambda here, friends: None) -> None:
    """Serve until told to stop; then finish what was begun."""
    if config.processes > 1 and config.redis is not None:
        raise Problem(reason("server-processes-redis"))
    listener = listening(config)
    reach_redis(config)
    listener.listen(2048)
    host, port = listener.getsockname()[:2]
    say_ready = partial(ready, f"{url_here(host, port)}/", tuple(f"{url}/" for url in urls_for_friends(config, port)))
    if config.processes == 1:
        serve_on(config, listener, say_ready)
        return
    prepare_storage(config)
    say_ready()
    Household(config, listener, serve_beside).keep()


def serve_beside(config: Config, listener: socket.socket, place: Place) -> None:
    """Serve as one of several processes."""
    set_up_logs(readable=sys.stderr.isatty())
    serve_on(config, listener, lambda: None, Siblings(place))


def serve_on(
    config: Config, listener: socket.socket, ready: Callable[[], None], siblings: Siblings | None = None
) -> None:
    """Serve in this process."""
    hall = make_hall(config, siblings)
    settings = uvicorn.Config(
        make_app(config, hall),
        http="httptools",
        ws="websockets-sansio" if siblings is None else doorkeeper(siblings),
        loop="uvloop",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=GRACE,
    )
    ready()
    HouseServer(settings, hall).run(sockets=[listener])


def work(config: Config, concurrency: int) -> None:
    """Think for the servers on the same Redis and database, until told to stop."""
    if config.redis is None:
        raise Problem(reason("server-worker-redis"))
    asyncio.run(_work(config, config.redis, concurrency))


async def _work(config: Config, redis: str, concurrency: int) -> None:
    from serao.server.cluster.bot_queue import make_worker

    reach_redis(config)
    hall = make_hall(config)
    async with open_hall(hall):
        await make_worker(hall, redis, concurrency).start()
