"""The first page, and the files of the browser's table."""

from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from serao.server.config import Config

BUILT = Path(str(files("serao.server"))) / "web"
PLAIN = Path(str(files("serao.server"))) / "page.html"  # what is served where the client has not been built
FOREVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)  # a changed file has another name
ADDRESSES = ["/", "/t/{match:str}", "/replay/{record:str}", "/me"]


def pages(config: Config) -> Router:
    """The page that everything is drawn on, at every address a person may come to, and the files it asks for."""
    built = Path(config.web) if config.web else BUILT
    index = built / "index.html"
    page = (index if index.is_file() else PLAIN).read_bytes()

    @get(ADDRESSES, include_in_schema=False)
    async def first_page() -> Response[bytes]:
        """The page; what is in it is never stale, since its files are named by their content."""
        return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    handlers = [first_page]
    if not (built / "assets").is_dir():
        return Router("/", route_handlers=handlers)
    assets = create_static_files_router(
        "/assets", [built / "assets"], include_in_schema=False, cache_control=FOREVER, name="assets"
    )
    return Router("/", route_handlers=[*handlers, assets])
