"""The HTTP routes of profiles: finished games, ratings with their history, rankings, friends."""

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, put
from litestar.params import QueryParameter
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.games import GAMES, game_named
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import ANYBODY, KNOWN, GameName, PersonId, TheServices
from serao.server.base.faults import RESPONSES
from serao.server.base.match_lines import LobbyLine, readable_lines
from serao.server.base.paging import LINK, MOST, After, Limit, cursor_in, paged
from serao.server.base.problems import NotFound
from serao.server.base.services import BaseServices
from serao.server.people.identity import must_be_known, person_asking
from serao.server.people.rating import points
from serao.storage import matches, persons, ratings, records, sharing, tokens
from serao.storage.persons import Person, kind_of
from serao.storage.ratings import Ranked, Rated, Rating
from serao.storage.records import RecordLine
from serao.table.events import Kind

FINISHED = 100  # games in a profile at most
FRIENDS = 100
OfPrograms = Annotated[bool, QueryParameter(description="Whether to rank programs instead of people.")]


class RatingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating at a game: `points` to show, `mu` and `sigma` as OpenSkill computes them."""

    game: str
    points: int
    mu: float
    sigma: float
    games: int


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """A person that another one knows: a friend, a program of one's own, or whose program one is."""

    id: str
    name: str
    kind: Kind


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A person as the asker sees it; `finished` lists the games whose records the asker may open.

    A program may have an `owner`, a person `programs`.
    """

    id: str
    name: str
    claimed: bool
    kind: Kind
    owner: Friend | None
    programs: list[Friend]
    ratings: list[RatingLine]
    finished: list[LobbyLine]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A rating after one game. The match is named only to those who may know of it."""

    at: int
    points: int
    mu: float
    sigma: float
    match: str | None


class RankingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a ranking: a person, its points and how many games it has played. A program's has its owner's name."""

    person: str
    name: str
    kind: Kind
    owner: str
    points: int
    games: int


async def existing_person(services: BaseServices, person: str) -> Person:
    """The person of that id; NotFound when there is none."""
    found = await services.database.read(persons.person, person)
    if found is None:
        raise NotFound(reason("people-unknown"))
    return found


# ── Profiles ──────────────────────────────────────────────────────────────────────────────────────


@get("/profiles/{person:str}", responses=RESPONSES, security=ANYBODY)
async def profile(request: AnyRequest, services: TheServices, person: PersonId) -> Profile:
    """A person's name, ratings and finished games."""
    asker, found = await person_asking(request, services), await existing_person(services, person)
    return await services.database.read(profile_of, found, asker.id if asker else None)


def profile_of(connection: Connection, person: Person, asker: str | None) -> Profile:
    """A person's profile, as the asker may see it."""
    played = records.records_of_person(connection, person.id, FINISHED)
    rated = (ratings.rating(connection, person.id, game) for game in GAMES)
    return Profile(
        id=person.id,
        name=person.name,
        claimed=person.claimed is not None,
        kind=kind_of(person),
        owner=next(iter(known(connection, [person.owner] if person.owner else [])), None),
        programs=known(connection, tokens.programs_of(connection, person.id)),
        ratings=[rating_line(each) for each in rated if each is not None],
        finished=seen_by(connection, played, asker),
    )


@get("/profiles/{person:str}/games", responses=RESPONSES, security=ANYBODY, response_headers=LINK)
async def finished_games(
    request: AnyRequest, services: TheServices, person: PersonId, after: After = None, limit: Limit = MOST
) -> Response[list[LobbyLine]]:
    """A person's finished games, the last one first, as far as they were public or the asker belongs to them."""
    asker, found = await person_asking(request, services), await existing_person(services, person)
    played = await services.database.read(records.records_of_person, found.id, limit + 1, cursor_in(after))
    seen = await services.database.read(seen_by, played[:limit], asker.id if asker else None)
    return paged(request, played, limit, lambda _: seen)


def seen_by(connection: Connection, played: Sequence[RecordLine], asker: str | None) -> list[LobbyLine]:
    """Those of these games that the asker may know of."""
    ids = (each.match for each in played if each.match is not None)
    seen = (matches.match(connection, each) for each in ids if sharing.to_match(connection, each, asker).open)
    return readable_lines(seen)


def known(connection: Connection, ids: Iterable[str]) -> list[Friend]:
    """These persons, with their names and who they are, in order of their names."""
    found = (persons.person(connection, each) for each in ids)
    named = [friend_of(each) for each in found if each is not None]
    return sorted(named, key=lambda friend: (friend.name.casefold(), friend.id))


def friend_of(person: Person) -> Friend:
    """A person as another one knows it."""
    return Friend(id=person.id, name=person.name, kind=kind_of(person))


def rating_line(rating: Rating) -> RatingLine:
    """A rating as it is shown."""
    worth = points(rating.mu, rating.sigma)
    return RatingLine(game=rating.game, points=worth, mu=rating.mu, sigma=rating.sigma, games=rating.games)


@get("/profiles/{person:str}/ratings/{game:str}", responses=RESPONSES, security=ANYBODY, response_headers=LINK)
async def rating_history(
    request: AnyRequest,
    services: TheServices,
    person: PersonId,
    game: GameName,
    after: After = None,
    limit: Limit = MOST,
) -> Response[list[Step]]:
    """The history of a person's rating at a game, from the first game on."""
    game_named(game)
    asker, found = await person_asking(request, services), await existing_person(services, person)
    rated = await services.database.read(ratings.history, found.id, game, limit + 1, cursor_in(after))
    shown = await services.database.read(steps, rated[:limit], asker.id if asker else None)
    return paged(request, rated, limit, lambda _: shown)


def steps(connection: Connection, history: Sequence[Rated], asker: str | None) -> list[Step]:
    """The history of a rating as the asker may see it."""
    return [
        Step(
            at=each.at,
            points=points(each.mu, each.sigma),
            mu=each.mu,
            sigma=each.sigma,
            match=each.match if sharing.to_match(connection, each.match, asker).open else None,
        )
        for each in history
    ]


@get("/rankings/{game:str}", responses=RESPONSES, response_headers=LINK)
async def ranking(
    request: AnyRequest,
    services: TheServices,
    game: GameName,
    after: After = None,
    limit: Limit = MOST,
    programs: OfPrograms = False,
) -> Response[list[RankingLine]]:
    """The best players of a game, among those with a claimed name; or the best programs, among those of such people."""
    game_named(game)
    found = await services.database.read(ratings.ranking, game, limit + 1, cursor_in(after), programs)
    more = {"programs": "true"} if programs else {}
    return paged(request, found, limit, lambda page: [ranking_line(each, programs) for each in page], **more)


def ranking_line(ranked: Ranked, program: bool) -> RankingLine:
    """A line of a ranking as it is shown."""
    return RankingLine(
        person=ranked.person,
        name=ranked.name,
        kind="program" if program else "member",
        owner=ranked.owner,
        points=points(ranked.mu, ranked.sigma),
        games=ranked.games,
    )


# ── Friends ───────────────────────────────────────────────────────────────────────────────────────


@get("/friends", responses=RESPONSES, operation_id="own_friends", security=KNOWN)
async def friends(request: AnyRequest, services: TheServices) -> list[Friend]:
    """One's friends, by name."""
    person = await must_be_known(request, services)
    return await services.database.read(friends_by_name, person.id)


def friends_by_name(connection: Connection, person: str) -> list[Friend]:
    """A person's friends, by name."""
    return known(connection, persons.friends_of(connection, person))


@put("/friends/{person:str}", responses=RESPONSES, security=KNOWN)
async def add_friend(request: AnyRequest, services: TheServices, person: PersonId) -> Friend:
    """Add a friend. The friend is not told, and nothing private becomes visible."""
    asker, found = await must_be_known(request, services), await existing_person(services, person)
    services.limits.change(asker.id)
    if found.id == asker.id:
        raise Refused(reason("people-own-friend"))
    if not await services.database.write(lambda connection: befriend(connection, asker.id, found.id)):
        raise Refused(reason("people-many-friends", most=FRIENDS))
    return friend_of(found)


def befriend(connection: Connection, person: str, friend: str) -> bool:
    """Add a friend; False when the person has too many already."""
    known = persons.friends_of(connection, person)
    if friend not in known and len(known) >= FRIENDS:
        return False
    persons.add_friend(connection, person, friend)
    return True


@delete("/friends/{person:str}", responses=RESPONSES, security=KNOWN)
async def remove_friend(request: AnyRequest, services: TheServices, person: PersonId) -> None:
    """Remove a friend."""
    asker = await must_be_known(request, services)
    await services.database.write(lambda connection: persons.remove_friend(connection, asker.id, person))


profile_routes = Router(
    "/api",
    route_handlers=[profile, finished_games, rating_history, ranking, friends, add_friend, remove_friend],
    tags=["people"],
)
