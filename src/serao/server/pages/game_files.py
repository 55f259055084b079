"""The HTTP routes of what games of other packages bring for the browser: words, rules, and boards of their own."""

import asyncio
from pathlib import Path
from typing import Annotated

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, Parameter

from serao.games import GAMES
from serao.installed import BOARD, file_of, own_games
from serao.locales import LANGUAGES, game_texts

Language = Annotated[FromPath[str], Parameter(max_length=20)]
GameName = Annotated[FromPath[str], Parameter(max_length=100)]
FRESH = {"cache-control": "no-cache"}  # a package may be installed anew while the server runs


def other_games() -> tuple[str, ...]:
    """The games that other packages brought: the built client has no files of theirs."""
    return tuple(name for name in GAMES if name not in own_games())


def other_words(language: str) -> str:
    """Every sentence of these games in one language, as a Fluent catalogue."""
    return "\n\n".join(text for name in other_games() for text in game_texts(name, language))


@get("/api/words/{language:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def words(language: Language) -> Response[str]:
    """What the games of other packages say."""
    if language not in LANGUAGES:
        raise NotFoundException
    return Response(await asyncio.to_thread(other_words, language), headers=FRESH)


@get("/api/games/{game:str}/rules/{language:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def rules(game: GameName, language: Language) -> Response[str]:
    """The rules text of a game, in that language or in English."""
    texts = (brought(game, f"rules/{each}.md") for each in (language, "en") if each in LANGUAGES)
    path = next((path for path in texts if path is not None), None)
    if path is None:
        raise NotFoundException
    return Response(await asyncio.to_thread(path.read_text, "utf-8"), headers=FRESH)


@get("/games/{game:str}/board.js", include_in_schema=False)
async def board(game: GameName) -> Response[str]:
    """The browser board that a game brings as a module: `web/board.js` in its package."""
    path = brought(game, BOARD)
    if path is None:
        raise NotFoundException
    return Response(await asyncio.to_thread(path.read_text, "utf-8"), media_type="text/javascript", headers=FRESH)


def brought(game: str, name: str) -> Path | None:
    """A file of a game of another package; None where it has none."""
    return file_of(game, name) if game in other_games() else None


game_files = Router("/", route_handlers=[words, rules, board])
