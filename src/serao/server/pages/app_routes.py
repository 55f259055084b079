"""The HTTP routes of the page as an app: manifest, icons, service worker, and the page without content."""

import asyncio
from collections.abc import Mapping

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from serao.locales import LANGUAGES
from serao.server.base.config import Config
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import OPEN_TO_ALL
from serao.server.pages.app_manifest import manifest
from serao.server.pages.client_build import LatestBuild, PageKind
from serao.server.pages.page_requests import shell_request

WORKER, ICONS = "service-worker.js", "icons"
BUILD = "__BUILD__"  # in the worker: a new build is a new worker, with files of its own
NEVER_STALE = {"cache-control": "no-cache"}
FOR_A_DAY = {"cache-control": "public, max-age=86400"}
PNG = ".png"
SHELLS: Mapping[str, PageKind] = {"home": "home", "table": "table"}


def app_routes(latest: LatestBuild, config: Config) -> Router:
    """The routes of the app."""

    @get("/app/{name:str}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def app_manifest(name: FromPath[str]) -> Response[bytes]:
        language = name.removesuffix(".webmanifest")
        if language not in LANGUAGES or language == name:
            raise NotFoundException
        text = msgspec.json.encode(manifest(language))
        return Response(text, media_type="application/manifest+json", headers=FOR_A_DAY)

    @get(f"/{WORKER}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def worker() -> Response[bytes]:
        text = await asyncio.to_thread(latest.root_file, WORKER)
        if text is None:
            raise NotFoundException
        named = text.replace(BUILD.encode(), latest.name().encode())
        return Response(named, media_type="text/javascript", headers=NEVER_STALE)

    @get(f"/{ICONS}/{{name:str}}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def icon(name: FromPath[str]) -> Response[bytes]:
        known = name.endswith(PNG) and name.removesuffix(PNG).replace("-", "").isalnum() and name.isascii()
        found = await asyncio.to_thread(latest.root_file, f"{ICONS}/{name}") if known else None
        if found is None:
            raise NotFoundException
        return Response(found, media_type="image/png", headers=FOR_A_DAY)

    # What the service worker keeps. Strangers to a house for members get none: they are shown its door alone.
    @get("/shell/{kind:str}", include_in_schema=False)
    async def shell(request: AnyRequest, kind: FromPath[str]) -> Response[bytes]:
        if kind not in SHELLS:
            raise NotFoundException
        asked = shell_request(SHELLS[kind], request, config)
        return Response(latest.page(asked), media_type=MediaType.HTML, headers=NEVER_STALE)

    return Router("/", route_handlers=[app_manifest, worker, icon, shell])
