"""The first page, and the files of the browser's table."""

import asyncio
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy import Connection

from serao.server.config import Config
from serao.server.dependencies import AnyRequest, TheServices
from serao.server.faults import language_of
from serao.server.pages.client_build import Asked, Latest, Liked, Place, liked
from serao.server.people.identity import person_asking, token_of
from serao.server.services import Services
from serao.storage import matches

BUILT = Path(str(files("serao.server"))) / "web"
FILE_NAME = re.compile("[!-~]{1,200}")  # what every file system can be asked for
FOREVER = "public, max-age=31536000, immutable"  # a changed file has another name
LIKES = "serao-likes"  # the cookie in which a browser says what its person likes, where we could not guess it


def pages(config: Config) -> Router:
    """The page that everything is drawn on, at every address a person may come to, and the files it asks for."""
    latest = Latest(Path(config.web) if config.web else BUILT)

    def answered(asked: Asked) -> Response[bytes]:
        """The page; what is in it is never stale, since its files are named by their content."""
        said = {"cache-control": "no-cache, private", "vary": "Accept-Language, Cookie"}
        return Response(latest.page(asked), media_type=MediaType.HTML, headers=said)

    @get("/", include_in_schema=False)
    async def home(request: AnyRequest) -> Response[bytes]:
        return answered(asked_at("home", request, config, answers=home_answers(request, config)))

    @get("/t/{match:str}", include_in_schema=False)
    async def table(request: AnyRequest, services: TheServices, match: FromPath[str]) -> Response[bytes]:
        game = await game_shown(request, services, match) if match.isprintable() else None
        answers = (*who_answers(request, config), f"/api/tables/{match}/view") if game else ()
        return answered(asked_at("table", request, config, board=game, answers=answers))

    @get("/replay/{record:str}", include_in_schema=False)
    async def replay(request: AnyRequest) -> Response[bytes]:
        return answered(asked_at("replay", request, config))

    @get("/me", include_in_schema=False)
    async def me(request: AnyRequest) -> Response[bytes]:
        return answered(asked_at("me", request, config))

    @get("/assets/{name:str}", include_in_schema=False)
    async def file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        found = latest.file(name, request.headers.get("accept-encoding", "")) if FILE_NAME.fullmatch(name) else None
        if found is None:
            raise NotFoundException
        path, about = found
        return Response(await asyncio.to_thread(path.read_bytes), headers=about | {"cache-control": FOREVER})

    return Router("/", route_handlers=[home, table, replay, me, file])


def asked_at(place: Place, request: AnyRequest, config: Config, **more: Any) -> Asked:
    """What a request for a page asks for."""
    return Asked(place=place, liked=likes_of(request), stranger=token_of(request, config) is None, **more)


def likes_of(request: AnyRequest) -> Liked:
    """What whoever asks likes."""
    return liked(request.cookies.get(LIKES), request.headers.get("accept-language", ""))


def who_answers(request: AnyRequest, config: Config) -> tuple[str, ...]:
    """Who one is, is asked by those who have been here."""
    return () if token_of(request, config) is None else ("/api/session",)


def home_answers(request: AnyRequest, config: Config) -> tuple[str, ...]:
    """What home will ask the house. Titles of games come in the language that the browser's own requests name."""
    titles = ("/api/games",) if likes_of(request).language == language_of(request) else ()
    who = who_answers(request, config)
    return (*titles, *who, "/api/lobby", *(("/api/mine",) if who else ()))


async def game_shown(request: AnyRequest, services: Services, match: str) -> str | None:
    """The game of a table, where whoever asks may know that there is one."""
    person = await person_asking(request, services)
    return await services.database.read(game_of, match, person.id if person else None)


def game_of(connection: Connection, match: str, person: str | None) -> str | None:
    """The game of a public table, or of one that a person has something to do with."""
    found = matches.match(connection, match)
    if found is None:
        return None
    own = person is not None and (found.host == person or matches.placed(connection, match, person) is not None)
    return found.game if found.public or own else None
