"""The HTTP route of photographs: those that the players of a finished game of Picture Perfect took."""

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import Parameter

from serao.engine import record as records
from serao.engine.problem import reason
from serao.games import picture_perfect
from serao.server.addresses import address_of
from serao.server.dependencies import AnyRequest, Id, TheServices
from serao.server.faults import RESPONSES
from serao.server.problems import NotFound, TooMany
from serao.storage.records import KeptRecord, load_record

ENDING = ".png"
Picture = Annotated[str, Parameter(pattern="^[0-9]{1,4}\\.png$", description="The seat, from 0, and “.png”.")]
# A finished game does not change, and neither does its picture.
FOR_EVER = "public, max-age=31536000, immutable"


@get("/records/{record:str}/photo/{picture:str}", media_type="image/png", responses=RESPONSES)
async def photograph(request: AnyRequest, services: TheServices, record: Id, picture: Picture) -> Response[bytes]:
    """The photograph that a seat (from 0) took in a finished game of Picture Perfect, as a PNG."""
    found: KeptRecord | None = await services.database.read(load_record, record)
    if found is None:
        raise NotFound(reason("record-unknown"))
    seat = int(picture.removesuffix(ENDING))
    if found.game != picture_perfect.NAME or seat >= len(records.decode(found.body).players):
        raise NotFound(reason("picture_perfect-no-photo"))
    if not services.photos.may_ask(address_of(request), found.id, seat):
        raise TooMany(reason("server-too-fast"))
    painted = await services.photos.photograph(found, seat)
    if painted is None:
        raise NotFound(reason("picture_perfect-no-photo"))
    headers = {
        "cache-control": FOR_EVER,
        "content-disposition": f'inline; filename="serao-{found.id}-{seat + 1}{ENDING}"',
    }
    return Response(painted, media_type="image/png", headers=headers)


photo_routes = Router("/api", route_handlers=[photograph], tags=["records"])
