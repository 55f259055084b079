"""The HTTP routes of the lobby: the games, the open tables, and a person's own tables."""

from typing import Any

import msgspec
from litestar import Response, Router, get

from serao.bots import LEVELS
from serao.bots.cast import CAST
from serao.engine.problem import Problem
from serao.games import GAMES
from serao.locales import words
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import FRESH, KNOWN, SPOKEN, TheServices
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.match_lines import LobbyLine, own_line, readable_lines
from serao.server.base.paging import LINK, MOST, After, Limit, cursor_in, paged
from serao.server.people.identity import must_be_known
from serao.server.tables.services import TableServices, TheTableServices
from serao.storage import matches
from serao.storage.trouble import StorageDown
from serao.table.company import kept_for
from serao.table.table import Table

PAGED = {400: RESPONSES[400]}  # of a list that is for everybody
LIVE = 20  # of one's tables that are not over, so many of the newest are opened to see who is waited for


class CastLine(msgspec.Struct, frozen=True):
    """Somebody who may come as an opponent: by which id its face and its introduction are known, and its level."""

    id: str
    name: str
    level: str


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game: how many may play and usually do, its opponents' levels, who they are, its options as a JSON schema."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    usual_seats: int
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
        usual_seats=game.USUAL_SEATS,
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
    aside = services.tables.set_aside
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
    live = [each.id for each in found[:limit] if each.phase in ("gathering", "playing")][:LIVE]
    tables = await opened(services, live)
    turns = {match for match, table in tables.items() if table.waits_for(person.id)}
    kept = {match for match, table in tables.items() if kept_for(table.chairs, person.id)}
    return paged(
        request, found, limit, lambda page: [own_line(each, each.id in turns, each.id in kept) for each in page]
    )


async def opened(services: TableServices, ids: list[str]) -> dict[str, Table]:
    """Those of these tables that can be opened: only a table's log tells whom it waits for."""
    tables = {}
    for match in ids:
        try:
            tables[match] = (await services.tables.current_room(match)).table
        except StorageDown:
            raise
        except Problem:
            pass  # a table that cannot be opened waits for nobody
    return tables


@get("/friends/tables", responses=RESPONSES, security=KNOWN, response_headers=LINK)
async def friends_tables(
    request: AnyRequest, services: TheServices, after: After = None, limit: Limit = MOST
) -> Response[list[LobbyLine]]:
    """The open tables of one's friends, newest first, as far as they are public or one has been admitted."""
    person = await must_be_known(request, services)
    found = await services.database.read(matches.friends_matches, person.id, limit + 1, cursor_in(after))
    return paged(request, found, limit, readable_lines)


lobby_routes = Router("/api", route_handlers=[games, lobby, mine, friends_tables], tags=["tables"])
