"""The HTTP routes of the lobby: the games, the open tables, and a person's own tables."""

from typing import Any

import msgspec
from litestar import Response, Router, get

from serao.bots import LEVELS
from serao.bots.cast import CAST
from serao.engine.problem import Problem
from serao.games import GAMES
from serao.locales import words
from serao.server.base.dependencies import FRESH, KNOWN, SPOKEN, AnyRequest, TheServices
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.match_lines import LobbyLine, own_line, readable_lines
from serao.server.base.paging import LINK, MOST, After, Limit, cursor_in, paged
from serao.server.people.identity import must_be_known
from serao.server.tables.services import TableServices, TheTableServices
from serao.storage import matches
from serao.storage.trouble import StorageDown

PAGED = {400: RESPONSES[400]}  # of a list that is for everybody
LIVE = 20  # of one's games in play, so many of the newest are opened to see whose turn it is


class CastLine(msgspec.Struct, frozen=True):
    """Somebody who may come as an opponent: by which id its face and its introduction are known, and its level."""

    id: str
    name: str
    level: str


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game: how many may play, its opponents' levels and who they are, and its options as a JSON schema."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    levels: list[str]
    cast: list[CastLine]
    options: dict[str, Any]


@get("/games")
async def games(request: AnyRequest) -> Response[list[GameLine]]:
    """The games, their seats, levels and options."""
    say = words(language_of(request)).say
    lines = [game_line(name, say(f"game-{name}")) for name in GAMES]
    return Response(lines, headers=FRESH | SPOKEN)


def game_line(name: str, title: str) -> GameLine:
    """A game, by its name, with that title."""
    game = GAMES[name]
    allowed = game.seats(game.Options())
    return GameLine(
        name=name,
        title=title,
        least_seats=allowed.start,
        most_seats=min(allowed.stop - 1, 2000),
        levels=list(LEVELS),
        cast=[CastLine(each.id, each.name, each.level) for each in CAST],
        options=msgspec.json.schema(game.Options),
    )


@get("/lobby", responses=PAGED, response_headers=LINK)
async def lobby(
    request: AnyRequest, services: TheTableServices, after: After = None, limit: Limit = MOST
) -> Response[list[LobbyLine]]:
    """The public tables, newest first: those that wait for people, and those one may look at."""
    found = await services.database.read(matches.open_matches, limit + 1, cursor_in(after))
    aside = services.tables.aside
    page = paged(request, found, limit, lambda page: readable_lines(each for each in page if each.id not in aside))
    page.headers.update({} if services.config.members_only else FRESH)  # it is the same for everybody
    return page


@get("/mine", responses=RESPONSES, operation_id="own_tables", security=KNOWN, response_headers=LINK)
async def mine(
    request: AnyRequest, services: TheTableServices, after: After = None, limit: Limit = MOST
) -> Response[list[LobbyLine]]:
    """The asker's own tables, newest first."""
    person = await must_be_known(request, services)
    found = await services.database.read(matches.matches_of, person.id, limit + 1, cursor_in(after))
    live = [each.id for each in found[:limit] if each.phase == "playing"][:LIVE]
    waiting = await waiting_for(services, person.id, live)
    return paged(request, found, limit, lambda page: [own_line(each, each.id in waiting) for each in page])


async def waiting_for(services: TableServices, person: str, games: list[str]) -> set[str]:
    """Those of these tables at which it is the person's turn. Only a table's log tells, so each table is opened."""
    waiting = set()
    for match in games:
        try:
            if (await services.tables.current_room(match)).table.waits_for(person):
                waiting.add(match)
        except StorageDown:
            raise
        except Problem:
            pass  # a table that cannot be opened waits for nobody
    return waiting


@get("/friends/tables", responses=RESPONSES, security=KNOWN, response_headers=LINK)
async def friends_tables(
    request: AnyRequest, services: TheServices, after: After = None, limit: Limit = MOST
) -> Response[list[LobbyLine]]:
    """The open tables of one's friends, newest first, as far as they are public or one has been admitted."""
    person = await must_be_known(request, services)
    found = await services.database.read(matches.friends_matches, person.id, limit + 1, cursor_in(after))
    return paged(request, found, limit, readable_lines)


lobby_routes = Router("/api", route_handlers=[games, lobby, mine, friends_tables], tags=["tables"])
