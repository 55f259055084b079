"""The HTTP route of the pictures that a finished game leaves behind, such as the photographs of its players."""

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import Parameter

from serao.engine import record as records
from serao.engine.problem import reason
from serao.games import pictures_of
from serao.server.base.addresses import address_of
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, RecordId
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotFound, TooMany
from serao.server.tables.record_access import opened
from serao.server.tables.services import TheTableServices
from serao.table.commands import END

ENDING = ".png"
Picture = Annotated[str, Parameter(pattern=f"^[0-9]{{1,4}}\\.png{END}", description="The seat, from 0, and “.png”.")]
# A finished game does not change, and neither does its picture. That of a private game is kept by no cache: who may see
# it today may not tomorrow.
FOR_EVER = "public, max-age=31536000, immutable"


@get("/records/{record:str}/photo/{picture:str}", media_type="image/png", responses=RESPONSES, security=ANYBODY)
async def photograph(
    request: AnyRequest, services: TheTableServices, record: RecordId, picture: Picture
) -> Response[bytes]:
    """The picture that a finished game left of a seat (from 0), as a PNG."""
    found, granted = await opened(request, services, record)
    seat = int(picture.removesuffix(ENDING))
    if pictures_of(found.game) is None or seat >= len(records.decode(found.body).players):
        raise NotFound(reason("server-no-picture"))
    if not services.photos.may_ask(address_of(request), found.id, seat):
        raise TooMany(reason("server-too-fast"))
    painted = await services.photos.photograph(found, seat)
    if painted is None:
        raise NotFound(reason("server-no-picture"))
    headers = {"content-disposition": f'inline; filename="serao-{found.id}-{seat + 1}{ENDING}"'}
    if granted.everybody and not services.config.members_only:
        headers["cache-control"] = FOR_EVER
    return Response(painted, media_type="image/png", headers=headers)


photo_routes = Router("/api", route_handlers=[photograph], tags=["records"])
