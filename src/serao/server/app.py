"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Send, WebSocketScope

from serao.engine.problem import Problem
from serao.server.base.decoding import DecodedRequest
from serao.server.base.faults import on_bug, on_problem
from serao.server.health import health_routes
from serao.server.house.report_routes import report_routes
from serao.server.house.routes import house_routes
from serao.server.middleware import guarded
from serao.server.notices.event_routes import EVENTS_SOCKET, event_routes, serve_events
from serao.server.notices.reset_routes import reset_routes
from serao.server.notices.routes import notice_routes
from serao.server.openapi import DescribedStructs, openapi
from serao.server.pages import api_docs
from serao.server.pages.game_files import game_files
from serao.server.pages.routes import not_found_page, pages
from serao.server.people.account_routes import account_routes
from serao.server.people.archive_routes import archive_routes
from serao.server.people.history_routes import history_routes
from serao.server.people.ignoring_routes import ignoring_routes
from serao.server.people.member_routes import member_routes, members_only
from serao.server.people.profile_routes import profile_routes
from serao.server.people.second_key_routes import second_key_routes
from serao.server.people.session_routes import session_routes
from serao.server.people.statistics_routes import statistics_routes
from serao.server.people.token_routes import token_routes
from serao.server.scopes import check_scope
from serao.server.services import Services, running
from serao.server.tables.again_routes import again_routes
from serao.server.tables.circle_routes import circle_routes
from serao.server.tables.invitation_routes import invitation_routes
from serao.server.tables.leaving_routes import leaving_routes
from serao.server.tables.lobby_routes import lobby_routes
from serao.server.tables.photo_routes import photo_routes
from serao.server.tables.rating_routes import rating_routes
from serao.server.tables.record_routes import record_routes
from serao.server.tables.sockets import serve_socket, turned_away
from serao.server.tables.table_routes import table_routes
from serao.table.wire import LARGEST_MESSAGE

ROUTES = (
    session_routes,
    account_routes,
    member_routes,
    token_routes,
    profile_routes,
    history_routes,
    statistics_routes,
    ignoring_routes,
    report_routes,
    house_routes,
    notice_routes,
    event_routes,
    lobby_routes,
    table_routes,
    again_routes,
    circle_routes,
    invitation_routes,
    rating_routes,
    record_routes,
    leaving_routes,
    archive_routes,
    second_key_routes,
    reset_routes,
    photo_routes,
    health_routes,
    game_files,
    api_docs.page,
    api_docs.style,
)


async def serve_any_socket(scope: WebSocketScope, receive: Receive, send: Send, services: Services) -> None:
    """Serve a WebSocket: the events of a person, or a table."""
    if await turned_away(scope, receive, send, services):
        return
    if scope["path"] == EVENTS_SOCKET:
        await serve_events(scope, receive, send, services)
    else:
        await serve_socket(scope, receive, send, services)


def make_app(services: Services) -> ASGIApp:
    """The application: the routes, the sockets, and what every request passes before them."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with running(services):
            yield

    app = Litestar(
        route_handlers=[pages(services.config), *ROUTES],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        guards=[
            *([members_only(services)] if services.config.members_only else []),
            partial(check_scope, services=services),
        ],
        exception_handlers={Problem: on_problem, HTTPException: not_found_page(services.config), Exception: on_bug},
        request_class=DecodedRequest,
        lifespan=[lifespan],
        openapi_config=openapi(services.config),
        plugins=[DescribedStructs()],
        state=State({"services": services}),  # for guards, which take no parameters of ours
        # Only pages: a secret is never compressed together with what others chose; files are compressed already.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api", "^/metrics", "^/health", "^/assets"]),
        request_max_body_size=LARGEST_MESSAGE,  # as over a socket, unless a route says otherwise
        logging_config=None,
        debug=False,
    )
    return guarded(app, partial(serve_any_socket, services=services), services.config, services.sanctions)
