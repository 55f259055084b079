"""The HTTP routes of the lobby: the games, the open tables, and a person's own tables."""

from contextlib import suppress
from typing import Any

import msgspec
from litestar import Router, get

from serao.bots import bots_of
from serao.engine.problem import Problem
from serao.games import GAMES
from serao.locales import words
from serao.server.dependencies import AnyRequest, TheServices
from serao.server.faults import RESPONSES, language_of
from serao.server.people.identity import must_be_known
from serao.server.services import Services
from serao.storage import matches
from serao.storage.matches import Match
from serao.table.setup import Setup

LOBBY = 100
LIVE = 20  # of one's games in play, so many of the newest are opened to see whose turn it is


class LobbyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list. `turn`: it is the asker's turn there; only known in the list of one's own tables."""

    id: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    names: list[str]
    created_at: int
    finished_at: int | None
    setup: Setup
    turn: bool = False


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
async def lobby(services: TheServices) -> list[LobbyLine]:
    """The public tables: those that wait for people, and those one may look at."""
    return [lobby_line(found) for found in await services.database.read(matches.open_matches, LOBBY)]


@get("/mine", responses=RESPONSES)
async def mine(request: AnyRequest, services: TheServices) -> list[LobbyLine]:
    """The asker's own tables, newest first."""
    person = await must_be_known(request, services)
    found = await services.database.read(matches.matches_of, person.id, LOBBY)
    waiting = await waiting_for(services, person.id, [each.id for each in found if each.phase == "playing"][:LIVE])
    return [lobby_line(each, each.id in waiting) for each in found]


async def waiting_for(services: Services, person: str, games: list[str]) -> set[str]:
    """Those of these tables at which it is the person's turn. Only a table's log tells, so each table is opened."""
    waiting = set()
    for match in games:
        with suppress(
            Problem
        ):  # a table that cannot be opened waits for nobody, and the others are listed all the same
            if (await services.tables.current_room(match)).table.waits_for(person):
                waiting.add(match)
    return waiting


def lobby_line(found: Match, turn: bool = False) -> LobbyLine:
    """A stored match as a line of a list."""
    return LobbyLine(
        id=found.id,
        game=found.game,
        phase=found.phase,
        public=found.public,
        seats=found.seats,
        taken=found.taken,
        names=msgspec.json.decode(found.names, type=list[str]),
        created_at=found.created_at,
        finished_at=found.finished_at,
        setup=msgspec.json.decode(found.setup, type=Setup),
        turn=turn,
    )


lobby_routes = Router("/api", route_handlers=[games, lobby, mine], tags=["tables"])
