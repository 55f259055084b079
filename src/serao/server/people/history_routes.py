"""The HTTP routes of what people have played: their history, one person against another, and their best results."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import Parameter, QueryParameter
from sqlalchemy import Connection

from serao.games import GAMES, game_named
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, LONGEST_ID, PLAIN, PersonId, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.paging import LINK, MOST, After, Limit, cursor_in, paged
from serao.server.people.identity import person_asking
from serao.server.people.profile_routes import existing_person
from serao.storage import results, sharing
from serao.storage.results import Game, Result
from serao.table.events import Kind

LATELY = 1000  # games that are looked at: more say little about two people today
OtherId = Annotated[str, Parameter(max_length=LONGEST_ID, pattern=PLAIN, description="The id of the other person.")]
OneGame = Annotated[
    str | None,
    QueryParameter(max_length=LONGEST_ID, pattern=PLAIN, description="The name of a game: only of that one."),
]


class PlayedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a finished game. `place` counts from 1; `points` is null where the seat or the game was given up."""

    seat: int
    name: str
    kind: Kind
    person: str | None
    place: int
    points: int | None


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in somebody's history: `own` are the seats of that person, `players` stand in order of places."""

    table: str
    game: str
    at: int
    seats: int
    rated: bool
    reason: str
    own: list[int]
    players: list[PlayedSeat]


class Against(msgspec.Struct, frozen=True, kw_only=True):
    """How a person fared at a game against another; the mean points of both are null where none were counted."""

    game: str
    games: int
    wins: int
    ties: int
    losses: int
    points: float | None
    other_points: float | None


class Best(msgspec.Struct, frozen=True, kw_only=True):
    """The most points that somebody has had at a game with so many seats, and the table where that was."""

    game: str
    seats: int
    points: int
    name: str
    person: str | None
    table: str
    at: int


# ── History ───────────────────────────────────────────────────────────────────────────────────────


@get("/profiles/{person:str}/history", responses=RESPONSES, security=ANYBODY, response_headers=LINK)
async def played_games(
    request: AnyRequest,
    services: TheServices,
    person: PersonId,
    game: OneGame = None,
    after: After = None,
    limit: Limit = MOST,
) -> Response[list[PlayedGame]]:
    """A person's finished games with all places and points, the last one first, as far as one may know of them."""
    if game is not None:
        game_named(game)
    asker, found = await person_asking(request, services), await existing_person(services, person)
    played = await services.database.read(results.games_of, found.id, game, limit + 1, cursor_in(after))
    seen = await services.database.read(seen_by, played[:limit], found.id, asker.id if asker else None)
    more = {} if game is None else {"game": game}
    return paged(request, played, limit, lambda _: seen, **more)


def seen_by(connection: Connection, played: Sequence[Game], person: str, asker: str | None) -> list[PlayedGame]:
    """Those of a person's games that the asker may know of."""
    known = [each for each in played if each.game in GAMES and sharing.to_match(connection, each.match, asker).open]
    seats = results.of_matches(connection, [each.match for each in known])
    return [played_game(each, seats[each.match], person) for each in known]


def played_game(game: Game, seats: Sequence[Result], person: str) -> PlayedGame:
    """A finished game in a person's history."""
    return PlayedGame(
        table=game.match,
        game=game.game,
        at=game.at,
        seats=game.seats,
        rated=game.rated,
        reason=game.reason,
        own=sorted(each.seat for each in seats if each.person == person),
        players=[played_seat(each) for each in seats],
    )


def played_seat(result: Result) -> PlayedSeat:
    """A seat as it is shown."""
    return PlayedSeat(
        seat=result.seat,
        name=result.name,
        kind=result.kind,
        person=result.person,
        place=result.place,
        points=result.points,
    )


# ── Head to head ──────────────────────────────────────────────────────────────────────────────────


@get("/profiles/{person:str}/against/{other:str}", responses=RESPONSES, security=ANYBODY)
async def head_to_head(request: AnyRequest, services: TheServices, person: PersonId, other: OtherId) -> list[Against]:
    """How a person fared against another, game by game, in their last games together that one may know of."""
    asker = await person_asking(request, services)
    one, two = await existing_person(services, person), await existing_person(services, other)
    return await services.database.read(against, one.id, two.id, asker.id if asker else None)


def against(connection: Connection, person: str, other: str, asker: str | None) -> list[Against]:
    """How a person fared against another; nobody fares against themselves."""
    if person == other:
        return []
    together = results.between(connection, person, other, LATELY)
    own = asker in (person, other)  # who sat there may know
    known = [each.match for each in together if own or sharing.to_match(connection, each.match, asker).open]
    by_game: dict[str, list[tuple[Result, Result]]] = defaultdict(list)
    for seats in results.of_matches(connection, known).values():
        one, two = best_seat(seats, person), best_seat(seats, other)
        by_game[one.game].append((one, two))
    return [compared(game, by_game[game]) for game in GAMES if game in by_game]


def best_seat(seats: Iterable[Result], person: str) -> Result:
    """The best seat of a person: who plays several on one device has several."""
    return min((each for each in seats if each.person == person), key=lambda each: each.place)


def compared(game: str, pairs: Sequence[tuple[Result, Result]]) -> Against:
    """The games of two people at one game."""
    wins = sum(one.place < two.place for one, two in pairs)
    losses = sum(one.place > two.place for one, two in pairs)
    counted = [(one.points, two.points) for one, two in pairs if one.points is not None and two.points is not None]
    return Against(
        game=game,
        games=len(pairs),
        wins=wins,
        ties=len(pairs) - wins - losses,
        losses=losses,
        points=fmean(one for one, _ in counted) if counted else None,
        other_points=fmean(two for _, two in counted) if counted else None,
    )


# ── Best results ──────────────────────────────────────────────────────────────────────────────────


@get("/profiles/{person:str}/bests", responses=RESPONSES, security=ANYBODY)
async def best_results(request: AnyRequest, services: TheServices, person: PersonId) -> list[Best]:
    """A person's most points at each game and number of seats, among the games that one may know of."""
    asker, found = await person_asking(request, services), await existing_person(services, person)
    return await services.database.read(bests, found.id, asker.id if asker else None)


def bests(connection: Connection, person: str, asker: str | None) -> list[Best]:
    """A person's best results, by game and number of seats."""
    best: dict[tuple[str, int], Best] = {}
    for each in results.best_of_person(connection, person, LATELY):
        key = (each.game, each.seats)
        known = each.game in GAMES and key not in best
        if known and sharing.to_match(connection, each.match, asker).open:
            best[key] = best_of(each)
    order = list(GAMES)
    return [best[key] for key in sorted(best, key=lambda key: (order.index(key[0]), key[1]))]


def best_of(result: Result) -> Best:
    """A best result as it is shown."""
    assert result.points is not None
    return Best(
        game=result.game,
        seats=result.seats,
        points=result.points,
        name=result.name,
        person=result.person,
        table=result.match,
        at=result.at,
    )


history_routes = Router("/api", route_handlers=[played_games, head_to_head, best_results], tags=["people"])
