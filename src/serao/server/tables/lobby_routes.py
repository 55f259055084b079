"""The HTTP routes of the lobby: the games, the open tables, and a person's own tables."""

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Router, get
from sqlalchemy import Connection

from serao.bots import bots_of
from serao.engine.problem import Problem
from serao.games import GAMES
from serao.locales import words
from serao.server.base.dependencies import KNOWN, AnyRequest, TheServices
from serao.server.base.faults import RESPONSES, language_of
from serao.server.base.match_lines import LobbyLine, own_line, readable_lines
from serao.server.people.identity import must_be_known
from serao.server.tables.services import TableServices, TheTableServices
from serao.storage import matches, persons
from serao.storage.matches import Match
from serao.storage.trouble import StorageDown

LOBBY = 100
TABLES = 100  # of one's friends
LIVE = 20  # of one's games in play, so many of the newest are opened to see whose turn it is


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game: how many may play, its opponents' levels, and its options as a JSON schema."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    levels: list[str]
    options: dict[str, Any]


@get("/games")
async def games(request: AnyRequest) -> list[GameLine]:
    """The games, their seats, levels and options."""
    say = words(language_of(request)).say
    return [game_line(name, say(f"game-{name}")) for name in GAMES]


def game_line(name: str, title: str) -> GameLine:
    """A game, by its name, with that title."""
    game = GAMES[name]
    allowed = game.seats(game.Options())
    return GameLine(
        name=name,
        title=title,
        least_seats=allowed.start,
        most_seats=min(allowed.stop - 1, 2000),
        levels=list(bots_of(name)),
        options=msgspec.json.schema(game.Options),
    )


@get("/lobby")
async def lobby(services: TheTableServices) -> list[LobbyLine]:
    """The public tables: those that wait for people, and those one may look at."""
    found = await services.database.read(matches.open_matches, LOBBY)
    return readable_lines(each for each in found if each.id not in services.tables.aside)


@get("/mine", responses=RESPONSES, operation_id="own_tables", security=KNOWN)
async def mine(request: AnyRequest, services: TheTableServices) -> list[LobbyLine]:
    """The asker's own tables, newest first."""
    person = await must_be_known(request, services)
    found = await services.database.read(matches.matches_of, person.id, LOBBY)
    waiting = await waiting_for(services, person.id, [each.id for each in found if each.phase == "playing"][:LIVE])
    return [own_line(each, each.id in waiting) for each in found]


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


@get("/friends/tables", responses=RESPONSES, security=KNOWN)
async def friends_tables(request: AnyRequest, services: TheServices) -> list[LobbyLine]:
    """The open tables of one's friends, as far as they are public or one has been admitted."""
    person = await must_be_known(request, services)
    return readable_lines(await services.database.read(tables_of_friends, person.id))


def tables_of_friends(connection: Connection, person: str) -> list[Match]:
    """The open tables of a person's friends that the person may know of, newest first."""
    sat_at: dict[str, Match] = {}
    for friend in persons.friends_of(connection, person):
        sat_at |= {found.id: found for found in open_tables(connection, friend)}
    seen = [found for found in sat_at.values() if matches.visible(connection, found.id, person)]
    return sorted(seen, key=lambda found: found.created_at, reverse=True)[:TABLES]


def open_tables(connection: Connection, person: str) -> Iterable[Match]:
    """The tables at which a person sits and that are not over."""
    for found in matches.matches_of(connection, person, TABLES):
        if found.phase != "over" and matches.placed(connection, found.id, person):
            yield found


lobby_routes = Router("/api", route_handlers=[games, lobby, mine, friends_tables], tags=["tables"])
