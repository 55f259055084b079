"""Running the server or a worker: the process, its logs, its socket, and its end."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from functools import partial
from urllib.parse import urlsplit

import structlog
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidState

from serao.engine.problem import Problem, reason
from serao.server.app import make_app
from serao.server.base.addresses import url_here, urls_for_friends
from serao.server.base.config import Config
from serao.server.base.connection_limit import ConnectionLimit
from serao.server.base.database_wait import DatabaseWait
from serao.server.base.descriptors import connections_possible, raise_descriptor_limit
from serao.server.base.faults import raised_in
from serao.server.base.protocols import LimitedHttp, LimitedSocket, bound
from serao.server.cluster.handover import HandoverProtocol, receive
from serao.server.cluster.peers import PeerLinks, Peers, can_link_processes
from serao.server.cluster.supervisor import Supervisor
from serao.server.services import Services, prepare_storage, running, start_services
from serao.table.wire import LARGEST_MESSAGE

BELOW = ("uvicorn.protocols", "websockets")  # the modules below our own protocol
GRACE = 10  # seconds that open requests get when the process is told to stop

log = structlog.get_logger()


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
        logging.getLogger(name).addFilter(worth_logging)


def worth_logging(record: logging.LogRecord) -> bool:
    """Whether a record is about this server. A client that breaks the protocols below ours is only disconnected."""
    problem = record.exc_info[1] if record.exc_info else None
    return not (isinstance(problem, UnicodeDecodeError | InvalidState) and raised_in(problem, BELOW))


def listening(config: Config) -> socket.socket:
    """The socket to serve on; a Problem when the port is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there this option would allow two servers on one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except OSError as problem:
        listener.close()
        raise Problem(
            reason("server-port", host=config.host, port=str(config.port), detail=problem.strerror or "")
        ) from None
    return listener


def check_redis(config: Config) -> None:
    """Make sure that the configured Redis answers; else a Problem, which shows no password."""
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


class HttpServer(uvicorn.Server):
    """A uvicorn server that tells its clients before it closes their connections."""

    def __init__(self, settings: uvicorn.Config, services: Services, places: ConnectionLimit) -> None:
        super().__init__(settings)
        self.services = services
        self.places = places

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and from now on also serve the connections that peers hand over."""
        await super().startup(sockets)
        gc.freeze()  # what is there from the start stays: looking through it again and again would hold the loop
        if isinstance(self.services.fanout, Peers):
            self.services.fanout.receive_with(partial(receive, self, self.places))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every client that the server stops, then close."""
        await self.services.connections.dismiss_all()
        await super().shutdown(sockets)


# Is told the URL on this machine, and the URLs for friends on the same network.
Ready = Callable[[str, tuple[str, ...]], None]


def serve(config: Config, ready: Ready = lambda here, friends: None) -> None:
    """Serve until told to stop; then finish what was begun."""
    if config.processes > 1 and config.redis is not None:
        raise Problem(reason("server-processes-redis"))
    if config.processes > 1 and not can_link_processes():
        raise Problem(reason("server-processes-system"))
    listener = listening(config)
    check_redis(config)
    listener.listen(2048)
    host, port = listener.getsockname()[:2]
    say_ready = partial(ready, f"{url_here(host, port)}/", tuple(f"{url}/" for url in urls_for_friends(config, port)))
    if config.processes == 1:
        serve_on(config, listener, say_ready)
        return
    DatabaseWait(config.database_wait).until_done(lambda: prepare_storage(config))
    say_ready()
    Supervisor(config, listener, serve_with_peers).run()


def serve_with_peers(config: Config, listener: socket.socket, links: PeerLinks) -> None:
    """Serve as one of several processes."""
    set_up_logs(readable=sys.stderr.isatty())
    try:
        serve_on(config, listener, lambda: None, Peers(links))
    except Problem as problem:
        log.error("a serving process could not start", problem=str(problem))
        raise SystemExit(1) from None


def serve_on(config: Config, listener: socket.socket, ready: Callable[[], None], peers: Peers | None = None) -> None:
    """Serve in this process."""
    raise_descriptor_limit()
    services, places = start_services(config, peers), connection_limit(config)
    sockets = bound(HandoverProtocol, peers=peers, places=places) if peers else bound(LimitedSocket, places=places)
    settings = uvicorn.Config(
        make_app(services),
        http=bound(LimitedHttp, places=places, patience=config.limits.patience),
        ws=sockets,
        loop="auto",  # uvloop; the standard loop on Windows, which has no uvloop
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
    HttpServer(settings, services, places).run(sockets=[listener])


def connection_limit(config: Config) -> ConnectionLimit:
    """The places for connections in this process; a proxy is known as uvicorn knows it."""
    proxies = ProxyHeadersMiddleware(no_app, list(config.proxies)).trusted_hosts
    return ConnectionLimit(connections_possible(), config.limits.connections, lambda host: host in proxies)


async def no_app(*_: object) -> None:
    """An application that nobody asks for anything."""


def work(config: Config, concurrency: int) -> None:
    """Find opponents' moves for the servers on the same Redis and database, until told to stop."""
    if config.redis is None:
        raise Problem(reason("server-worker-redis"))
    check_redis(config)
    asyncio.run(_work(start_services(config), config.redis, concurrency))


async def _work(services: Services, redis: str, concurrency: int) -> None:
    from serao.server.cluster.bot_queue import make_worker

    async with running(services):
        await make_worker(services.tables, redis, concurrency).start()
