"""The HTTP route of the picture that is kept of a finished game."""

from pathlib import Path
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import Parameter, QueryParameter

from serao.engine.problem import reason
from serao.engine.record import Record
from serao.games import pictures_of
from serao.locales import LANGUAGES, words
from serao.server.base.addresses import address_of
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, RecordId
from serao.server.base.faults import RESPONSES
from serao.server.base.problems import NotFound, TooMany
from serao.server.pages.keepsake_picture import KeepsakePainter
from serao.server.pages.keepsakes import keepsake_of, winner_of
from serao.server.pages.painted_once import PaintedOnce
from serao.server.tables.record_access import game_in, opened
from serao.server.tables.services import TableServices, TheTableServices
from serao.storage.records import KeptRecord
from serao.table.commands import END

ENDING = ".png"
Picture = Annotated[
    str,
    Parameter(pattern=f"^({'|'.join(LANGUAGES)})\\.png{END}", description="The language, and “.png”: `pt-BR.png`."),
]
Names = Annotated[bool, QueryParameter(description="Whether the players are named; else their seats are numbered.")]
FOR_A_DAY = "public, max-age=86400"  # not for ever: whoever is forgotten here is renamed in the records, too


def keepsake_routes(client: Path) -> Router:
    """The route of the picture, painted with the fonts of a built client."""
    pictures = PaintedOnce(KeepsakePainter(client).paint)

    @get("/records/{record:str}/keepsake/{picture:str}", media_type="image/png", responses=RESPONSES, security=ANYBODY)
    async def keepsake(
        request: AnyRequest, services: TheTableServices, record: RecordId, picture: Picture, names: Names = False
    ) -> Response[bytes]:
        """The picture that is kept of a finished game: upright, with its points, and with names only where wished."""
        found, granted = await opened(request, services, record)
        game = game_in(found)
        said = words(picture.removesuffix(ENDING))
        photograph = await photograph_of_winner(request, services, found, game)
        shown = keepsake_of(game, found.finished_at, said, names, photograph)
        if shown is None:
            raise NotFound(reason("server-no-keepsake"))
        headers = {"content-disposition": f'inline; filename="serao-{found.game}-{found.id}{ENDING}"'}
        if granted.everybody and not services.config.members_only:
            headers["cache-control"] = FOR_A_DAY
        return Response(await pictures.picture(shown), media_type="image/png", headers=headers)

    return Router("/api", route_handlers=[keepsake], tags=["records"])


async def photograph_of_winner(
    request: AnyRequest, services: TableServices, found: KeptRecord, game: Record
) -> bytes | None:
    """The picture that the winner made, in a game that makes such."""
    winner = winner_of(game)
    if winner is None or pictures_of(game.game) is None:
        return None
    if not services.photos.may_ask(address_of(request), found.id, winner):
        raise TooMany(reason("server-too-fast"))
    return await services.photos.photograph(found, winner)
