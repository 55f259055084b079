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


class FirstPage:
    """The page as it was built last: a client built anew under a running house is served from the next request on."""

    def __init__(self, index: Path) -> None:
        self._index = index
        self._page, self._built = PLAIN.read_bytes(), 0  # 0: the plain one

    def now(self) -> bytes:
        """The page; read again only when the file is another."""
        try:
            built = self._index.stat().st_mtime_ns
            if built != self._built:
                self._page, self._built = self._index.read_bytes(), built
        except FileNotFoundError:
            if self._built:
                self._page, self._built = PLAIN.read_bytes(), 0
        return self._page


def pages(config: Config) -> Router:
    """The page that everything is drawn on, at every address a person may come to, and the files it asks for."""
    built = Path(config.web) if config.web else BUILT
    page = FirstPage(built / "index.html")

    @get(ADDRESSES, include_in_schema=False)
    async def first_page() -> Response[bytes]:
        """The page; what is in it is never stale, since its files are named by their content."""
        return Response(page.now(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    assets = create_static_files_router(
        "/assets", [built / "assets"], include_in_schema=False, cache_control=FOREVER, name="assets"
    )
    return Router("/", route_handlers=[first_page, assets])
