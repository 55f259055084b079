"""The HTTP routes of the pictures that go with a link: painted once, one at a time, and kept for a while."""

from pathlib import Path

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from serao.locales import LANGUAGES, words
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import OPEN_TO_ALL, TheServices
from serao.server.base.services import BaseServices
from serao.server.pages.painted_once import PaintedOnce
from serao.server.pages.preview_picture import PreviewPainter
from serao.server.pages.previews import Shown, preview_of, table_shown

PNG = ".png"
FOR_A_WHILE = {"cache-control": "public, max-age=600"}


def preview_routes(client: Path) -> Router:
    """The routes of the pictures: of the house, and of a table."""
    pictures = PaintedOnce(PreviewPainter(client).paint)

    async def answered(name: str, shown: Shown | None) -> Response[bytes]:
        language = name.removesuffix(PNG)
        if language not in LANGUAGES or not name.endswith(PNG):
            raise NotFoundException
        data = await pictures.picture(preview_of(shown, words(language)))
        return Response(data, media_type="image/png", headers=FOR_A_WHILE)

    @get("/preview/{name:str}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def house_picture(name: FromPath[str]) -> Response[bytes]:
        return await answered(name, None)

    @get("/t/{match:str}/preview/{name:str}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def table_picture(
        request: AnyRequest, services: TheServices, match: FromPath[str], name: FromPath[str]
    ) -> Response[bytes]:
        return await answered(name, await shown_by_link(request, services, match))

    return Router("/", route_handlers=[house_picture, table_picture])


async def shown_by_link(request: AnyRequest, services: BaseServices, match: str) -> Shown | None:
    """What the link that was asked for entitles to; in a house for members only, nothing."""
    if services.config.members_only:
        return None
    return await services.database.read(table_shown, match, key_of(request))


def key_of(request: AnyRequest) -> str:
    """The key of a preview in an address."""
    return str(request.query_params.get("card", ""))[:64]
