"""The photographs of finished games by link: what Picture Perfect's players took, painted to be kept."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.params import Parameter

from serao.engine import record as records
from serao.engine.problem import reason
from serao.games import picture_perfect
from serao.server.dependencies import TheDarkroom, TheHall
from serao.server.faults import RESPONSES, TooMany
from serao.server.middleware import address_of
from serao.server.tables.record_routes import Id
from serao.server.tables.registry import NoSuchTable
from serao.storage.records import KeptRecord, load_record

ENDING = ".png"
Picture = Annotated[str, Parameter(pattern="^[0-9]{1,4}\\.png$", description="The seat, from 0, and “.png”.")]
# A finished game does not change, and neither does its picture.
FOR_EVER = "public, max-age=31536000, immutable"


@get("/records/{record:str}/photo/{picture:str}", media_type="image/png", responses=RESPONSES)
async def photograph(
    request: Request[Any, Any, Any], hall: TheHall, darkroom: TheDarkroom, record: Id, picture: Picture
) -> Response[bytes]:
    """The photograph that a seat (from 0) took in a finished game of Picture Perfect, as a picture to keep."""
    found: KeptRecord | None = await hall.read(load_record, record)
    if found is None:
        raise NoSuchTable(reason("record-unknown"))
    seat = int(picture.removesuffix(ENDING))
    if found.game != picture_perfect.NAME or seat >= len(records.decode(found.body).players):
        raise NoSuchTable(reason("picture_perfect-no-photo"))
    if not darkroom.has((found.id, seat)) and not darkroom.asked.take(address_of(request), hall.now() / 1000):
        raise TooMany(reason("server-too-fast"))
    painted = await darkroom.photograph(found, seat)
    if painted is None:
        raise NoSuchTable(reason("picture_perfect-no-photo"))
    headers = {
        "cache-control": FOR_EVER,
        "content-disposition": f'inline; filename="serao-{found.id}-{seat + 1}{ENDING}"',
    }
    return Response(painted, media_type="image/png", headers=headers)


photographs = Router("/api", route_handlers=[photograph], tags=["records"])
