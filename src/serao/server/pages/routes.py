"""The HTTP routes of the browser client: its page, at every address of the client, and its files."""

import asyncio
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from sqlalchemy import Connection

from serao.server.base.config import Config
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import OPEN_TO_ALL, TheServices
from serao.server.base.faults import language_of, on_http
from serao.server.base.services import BaseServices
from serao.server.house.in_charge import actor_asking
from serao.server.pages.app_routes import app_routes
from serao.server.pages.appearance import appearance_asked
from serao.server.pages.client_build import LatestBuild, PageKind, PageRequest
from serao.server.pages.keepsake_routes import keepsake_routes
from serao.server.pages.link_tags import record_tags, table_tags
from serao.server.pages.page_requests import closed_page, page_request
from serao.server.pages.preview_routes import preview_routes, shown_by_link
from serao.server.people.identity import may_come_in, person_shown, token_of
from serao.storage import matches

BUILT = Path(str(files("serao.server"))) / "web"
FILE_NAME = re.compile("[!-~]{1,200}")  # what every file system can be asked for
FOREVER = "public, max-age=31536000, immutable"  # a changed file has another name
NO_PAGES = ("/api", "/assets/", "/health", "/metrics")


def client_of(config: Config) -> LatestBuild:
    """The client that a house serves."""
    return LatestBuild(Path(config.web) if config.web else BUILT)


def not_found_page(config: Config) -> Callable[[AnyRequest, HTTPException], Response[bytes]]:
    """The response to a request that no handler takes: to a person at an unknown address, a page with a way home."""
    latest = client_of(config)

    def answered(request: AnyRequest, problem: HTTPException) -> Response[bytes]:
        if problem.status_code != 404 or not wants_page(request):
            return on_http(request, problem)
        page = latest.page(page_request("table", request, config, nowhere=True))
        return Response(
            page, status_code=404, media_type=MediaType.HTML, headers={"cache-control": "no-cache, private"}
        )

    return answered


def wants_page(request: AnyRequest) -> bool:
    """Whether a browser asks for a page, and not a program for an answer or a page for a file."""
    own = request.url.path.startswith(NO_PAGES)
    return request.method == "GET" and not own and "text/html" in request.headers.get("accept", "")


def pages(config: Config) -> Router:
    """The routes of the page and of its files."""
    latest = client_of(config)

    def answered(asked: PageRequest) -> Response[bytes]:
        """The page as a response. It is never stale: it names its files by their content."""
        said = {"cache-control": "no-cache, private", "vary": "Accept-Language, Cookie"}
        return Response(latest.page(asked), media_type=MediaType.HTML, headers=said)

    async def of_kind(kind: PageKind, request: AnyRequest, services: BaseServices) -> Response[bytes]:
        """A page that is the same whatever it is about, for those who may come in."""
        allowed = await may_come_in(request, services)
        return answered(page_request(kind, request, config) if allowed else closed_page(request))

    @get("/", include_in_schema=False, opt=OPEN_TO_ALL)
    async def home(request: AnyRequest, services: TheServices) -> Response[bytes]:
        if not await may_come_in(request, services):
            return answered(closed_page(request))
        tagged = table_tags(request, config, "", None)
        return answered(page_request("home", request, config, answers=home_answers(request, config), tags=tagged))

    @get("/t/{match:str}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def table(request: AnyRequest, services: TheServices, match: FromPath[str]) -> Response[bytes]:
        if not await may_come_in(request, services):
            return answered(closed_page(request))
        game = await game_shown(request, services, match) if match.isprintable() else None
        answers = (*who_answers(request, config), f"/api/tables/{match}/view") if game else ()
        tagged = table_tags(request, config, match, await shown_by_link(request, services, match))
        return answered(page_request("table", request, config, board=game, answers=answers, tags=tagged))

    @get("/replay/{record:str}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def replay(request: AnyRequest, services: TheServices, record: FromPath[str]) -> Response[bytes]:
        if not await may_come_in(request, services):
            return answered(closed_page(request))
        return answered(page_request("replay", request, config, tags=await record_tags(request, services, record)))

    @get(["/me", "/join"], include_in_schema=False, opt=OPEN_TO_ALL)
    async def me(request: AnyRequest, services: TheServices) -> Response[bytes]:
        return await of_kind("me", request, services)

    @get(["/people/{name:str}", "/rankings/{name:str}", "/games/{name:str}"], include_in_schema=False, opt=OPEN_TO_ALL)
    async def people(request: AnyRequest, services: TheServices) -> Response[bytes]:
        return await of_kind("people", request, services)

    @get("/house", include_in_schema=False, opt=OPEN_TO_ALL)
    async def house(request: AnyRequest, services: TheServices) -> Response[bytes]:
        if await may_come_in(request, services) and await actor_asking(request, services) is None:
            raise NotFoundException  # it is not even said that there is such a page
        return await of_kind("house", request, services)

    @get("/assets/{name:str}", include_in_schema=False, opt=OPEN_TO_ALL)
    async def file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        found = latest.file(name, request.headers.get("accept-encoding", "")) if FILE_NAME.fullmatch(name) else None
        if found is None:
            raise NotFoundException
        path, about = found
        return Response(await asyncio.to_thread(path.read_bytes), headers=about | {"cache-control": FOREVER})

    others = (preview_routes(latest.folder), keepsake_routes(latest.folder), app_routes(latest, config))
    return Router("/", route_handlers=[home, table, replay, me, people, house, file, *others])


def who_answers(request: AnyRequest, config: Config) -> tuple[str, ...]:
    """The API answer about the person, which only a page with a cookie will ask for."""
    return () if token_of(request, config) is None else ("/api/session",)


def home_answers(request: AnyRequest, config: Config) -> tuple[str, ...]:
    """The API answers that the home page will ask for.

    The titles of the games are fetched in the language of the browser, so only where that is the page's language.
    """
    titles = ("/api/games",) if appearance_asked(request).language == language_of(request) else ()
    who = who_answers(request, config)
    return (*titles, *who, "/api/lobby", *(("/api/mine",) if who else ()))


async def game_shown(request: AnyRequest, services: BaseServices, match: str) -> str | None:
    """The game of a table, if the person who asks may know of the table."""
    person = await person_shown(request, services)
    return await services.database.read(game_of, match, person.id if person else None)


def game_of(connection: Connection, match: str, person: str | None) -> str | None:
    """The game of a public table, or of one that the person hosts, sits at or is invited to."""
    found = matches.match(connection, match)
    if found is None:
        return None
    own = person is not None and (found.host == person or matches.placed(connection, match, person) is not None)
    return found.game if found.public or own else None
