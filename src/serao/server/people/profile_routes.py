"""What the house knows of people: profiles, ratings with their history, the best of each game, friends."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from litestar import Router, delete, get, put
from litestar.params import Parameter
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.games import GAMES, game_named
from serao.server.dependencies import AnyRequest, TheServices
from serao.server.faults import RESPONSES
from serao.server.people.identity import must_be_known, person_asking
from serao.server.people.rating import points
from serao.server.problems import NotFound
from serao.server.services import Services
from serao.server.tables.lobby_routes import LobbyLine, lobby_line
from serao.storage import matches, persons, ratings, records
from serao.storage.matches import Match
from serao.storage.persons import Person
from serao.storage.ratings import Rating

FINISHED = 100  # games of a profile that are looked at
BEST = 100  # places of a ranking
FRIENDS = 100
TABLES = 100

PLAIN = "^[!-~]+$"  # signs that every database takes
PersonId = Annotated[str, Parameter(max_length=40, pattern=PLAIN)]
GameName = Annotated[str, Parameter(max_length=40, pattern=PLAIN)]


class RatingLine(msgspec.Struct, frozen=True, kw_only=True):
    """How good somebody is at a game: `points` for people, `mu` and `sigma` for those who know OpenSkill."""

    game: str
    points: int
    mu: float
    sigma: float
    games: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A person as others see it: finished games are those that were public, and the asker's own."""

    id: str
    name: str
    claimed: bool
    ratings: list[RatingLine]
    finished: list[LobbyLine]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What one game made of a rating. The match is named only to those who may know of it."""

    at: int
    points: int
    mu: float
    sigma: float
    match: str | None


class RankingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a ranking: a person, its points and how many games it has played."""

    person: str
    name: str
    points: int
    games: int


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody a person wrote down as a friend."""

    id: str
    name: str


async def there(services: Services, person: str) -> Person:
    """The person of that id."""
    found = await services.database.read(persons.person, person)
    if found is None:
        raise NotFound(reason("people-unknown"))
    return found


def visible(connection: Connection, match: str, asker: str | None) -> Match | None:
    """A match, when it is public or the asker belongs to it; of others nothing is said, not even that they are."""
    found = matches.match(connection, match)
    if found is None or found.public:
        return found
    return found if asker is not None and matches.placed(connection, match, asker) is not None else None


# ── Profiles ──────────────────────────────────────────────────────────────────────────────────────


@get("/profiles/{person:str}", responses=RESPONSES)
async def profile(request: AnyRequest, services: TheServices, person: PersonId) -> Profile:
    """Somebody's name, ratings and finished games."""
    asker, found = await person_asking(request, services), await there(services, person)
    return await services.database.read(profile_of, found, asker.id if asker else None)


def profile_of(connection: Connection, person: Person, asker: str | None) -> Profile:
    """A person as the asker may see it."""
    played = records.records_of_person(connection, person.id, FINISHED)
    seen = (visible(connection, each.match, asker) for each in played if each.match is not None)
    rated = (ratings.rating(connection, person.id, game) for game in GAMES)
    return Profile(
        id=person.id,
        name=person.name,
        claimed=person.claimed is not None,
        ratings=[rating_line(each) for each in rated if each is not None],
        finished=[lobby_line(each) for each in seen if each is not None],
    )


def rating_line(rating: Rating) -> RatingLine:
    """A rating as it is shown."""
    worth = points(rating.mu, rating.sigma)
    return RatingLine(game=rating.game, points=worth, mu=rating.mu, sigma=rating.sigma, games=rating.games)


@get("/profiles/{person:str}/ratings/{game:str}", responses=RESPONSES)
async def rating_history(request: AnyRequest, services: TheServices, person: PersonId, game: GameName) -> list[Step]:
    """How somebody's rating at a game went, from the first game on."""
    game_named(game)
    asker, found = await person_asking(request, services), await there(services, person)
    return await services.database.read(steps, found.id, game, asker.id if asker else None)


def steps(connection: Connection, person: str, game: str, asker: str | None) -> list[Step]:
    """The history of a rating as the asker may see it."""
    return [
        Step(
            at=each.at,
            points=points(each.mu, each.sigma),
            mu=each.mu,
            sigma=each.sigma,
            match=each.match if visible(connection, each.match, asker) else None,
        )
        for each in ratings.history(connection, person, game)
    ]


@get("/rankings/{game:str}", responses=RESPONSES)
async def ranking(services: TheServices, game: GameName) -> list[RankingLine]:
    """The best at a game, of those who claimed their names."""
    game_named(game)
    return await services.database.read(best, game)


def best(connection: Connection, game: str) -> list[RankingLine]:
    """The first places of a game."""
    return [
        RankingLine(person=each.person, name=each.name, points=points(each.mu, each.sigma), games=each.games)
        for each in ratings.ranking(connection, game, BEST)
    ]


# ── Friends ───────────────────────────────────────────────────────────────────────────────────────


@get("/friends", responses=RESPONSES)
async def friends(request: AnyRequest, services: TheServices) -> list[Friend]:
    """One's friends, by name."""
    person = await must_be_known(request, services)
    return await services.database.read(friends_by_name, person.id)


def friends_by_name(connection: Connection, person: str) -> list[Friend]:
    """A person's friends, by name."""
    names = persons.names(connection, persons.friends_of(connection, person))
    found = (Friend(id=each, name=name) for each, name in names.items())
    return sorted(found, key=lambda friend: (friend.name.casefold(), friend.id))


@put("/friends/{person:str}", responses=RESPONSES)
async def add_friend(request: AnyRequest, services: TheServices, person: PersonId) -> Friend:
    """Write somebody down as a friend; nobody is told, and it opens nothing that is private."""
    asker, found = await must_be_known(request, services), await there(services, person)
    if found.id == asker.id:
        raise Refused(reason("people-own-friend"))
    if not await services.database.write(lambda connection: befriend(connection, asker.id, found.id)):
        raise Refused(reason("people-many-friends", most=FRIENDS))
    return Friend(id=found.id, name=found.name)


def befriend(connection: Connection, person: str, friend: str) -> bool:
    """Write a friend down, unless there are very many already."""
    known = persons.friends_of(connection, person)
    if friend not in known and len(known) >= FRIENDS:
        return False
    persons.add_friend(connection, person, friend)
    return True


@delete("/friends/{person:str}", responses=RESPONSES)
async def remove_friend(request: AnyRequest, services: TheServices, person: PersonId) -> None:
    """Strike a friend out."""
    asker = await must_be_known(request, services)
    await services.database.write(lambda connection: persons.remove_friend(connection, asker.id, person))


@get("/friends/tables", responses=RESPONSES)
async def friends_tables(request: AnyRequest, services: TheServices) -> list[LobbyLine]:
    """Where one's friends sit now: at public tables, and at those to which one has been admitted."""
    person = await must_be_known(request, services)
    return [lobby_line(found) for found in await services.database.read(tables_of_friends, person.id)]


def tables_of_friends(connection: Connection, person: str) -> list[Match]:
    """The open tables of a person's friends that the person may know of, newest first."""
    sat_at: dict[str, Match] = {}
    for friend in persons.friends_of(connection, person):
        sat_at |= {found.id: found for found in open_tables(connection, friend)}
    seen = [found for found in sat_at.values() if visible(connection, found.id, person)]
    return sorted(seen, key=lambda found: found.created_at, reverse=True)[:TABLES]


def open_tables(connection: Connection, person: str) -> Iterable[Match]:
    """The tables at which a person sits and that are not over."""
    for found in matches.matches_of(connection, person, TABLES):
        if found.phase != "over" and matches.placed(connection, found.id, person):
            yield found


profile_routes = Router(
    "/api",
    route_handlers=[profile, rating_history, ranking, friends, friends_tables, add_friend, remove_friend],
    tags=["people"],
)
