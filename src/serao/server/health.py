"""The health check, the metrics, and the addresses at which the server is found."""

import msgspec
from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from serao.engine.problem import reason
from serao.installed.version import __version__
from serao.server.base import metrics as measured
from serao.server.base.addresses import normalised, urls_for_local_asker
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import OPEN_TO_ALL, TheServices
from serao.server.base.problems import NotAdmitted
from serao.server.base.storage_state import Kind
from serao.server.tables.fanout import Heard
from serao.server.tables.services import TheTableServices


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a process can serve, for a load balancer. `failing`: what its database does not do now."""

    ok: bool
    version: str
    storage: bool
    failing: tuple[Kind, ...]
    redis: Heard | None  # None where there is none
    rooms: int
    aside: int  # tables that this process could not read
    sockets: int
    opponents: bool  # whether those of this process can think


class House(msgspec.Struct, frozen=True, kw_only=True):
    """The URLs at which friends on the same network find the server; empty unless asked on its own machine."""

    addresses: tuple[str, ...]


@get("/health", opt=OPEN_TO_ALL, responses={503: ResponseSpec(Health, description="It cannot.")})
async def health(services: TheTableServices) -> Response[Health]:
    """Whether this process and its database answer; without Redis it serves all the same, only slower."""
    failing = await services.database.failing()
    body = Health(
        ok=not failing,
        version=__version__,
        storage=not failing,
        failing=failing,
        redis=services.fanout.heard,
        rooms=len(services.tables.rooms),
        aside=len(services.tables.set_aside),
        sockets=len(services.connections),
        opponents=services.bots.well,
    )
    return Response(body, status_code=503 if failing else 200)


@get("/metrics", opt=OPEN_TO_ALL, include_in_schema=False)
async def metrics(request: AnyRequest, services: TheServices) -> Response[bytes]:
    """The metrics for Prometheus, for the configured addresses only."""
    host = request.client.host if request.client else ""
    if normalised(host) not in map(normalised, services.config.metrics_from):
        raise NotAdmitted(reason("server-not-for-you"))
    return Response(measured.figures(), headers={"content-type": CONTENT_TYPE_LATEST})


@get("/api/house", operation_id="house_addresses")
async def house(request: AnyRequest, services: TheServices) -> House:
    """The beginnings of links that work on the devices of friends, too."""
    return House(addresses=urls_for_local_asker(request.scope, services.config))


health_routes = Router("/", route_handlers=[health, metrics, house], tags=["health"])
