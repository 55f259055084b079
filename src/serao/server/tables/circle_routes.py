"""The HTTP routes of circles: make one, call it together to a table, leave it, end it."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from serao.engine.problem import Problem, Refused, reason
from serao.games import game_named
from serao.server.base.addresses import address_of
from serao.server.base.clock import now
from serao.server.base.config import Limits
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, LONGEST_ID, PLAIN, CircleId
from serao.server.base.faults import RESPONSES
from serao.server.base.ids import new_id
from serao.server.base.problems import NotAdmitted, NotFound
from serao.server.people.identity import must_be_known, who_asking
from serao.server.people.names import refuse_borrowing_host
from serao.server.people.profile_routes import Friend, friend_of
from serao.server.tables.kept_chairs import keep_chairs, keepable
from serao.server.tables.many_tables import refuse_many
from serao.server.tables.services import TableServices, TheTableServices
from serao.server.tables.table_routes import Opened, invite_of
from serao.storage import circles, matches, persons
from serao.storage.circles import Circle
from serao.storage.ignoring import blocking
from serao.storage.matches import Match
from serao.storage.persons import Person, kind_of
from serao.table.commands import Name
from serao.table.company import Chair
from serao.table.naming import clean_name
from serao.table.setup import Setup

MOST_CIRCLES = 20  # that one person keeps
MOST_MEMBERS = 12
CALLED_LATELY = 10 * 60 * 1000  # milliseconds in which a circle is not called to a second table while the first gathers

Member = Annotated[str, msgspec.Meta(max_length=LONGEST_ID, pattern=PLAIN)]


class NewCircle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A circle to make: its name, the other members, and the game it plays."""

    name: Name
    members: Annotated[list[Member], msgspec.Meta(min_length=1, max_length=MOST_MEMBERS - 1)]
    game: str


class CircleLine(msgspec.Struct, frozen=True, kw_only=True):
    """A circle to which one belongs. `own`: one keeps it, and may end it. `table`: it has just been called there."""

    id: str
    name: str
    game: str
    own: bool
    members: list[Friend]
    table: str | None


class Call(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To call a circle together: to another game than the last one, if one is named."""

    game: str | None = None


class CalledAlready(Problem):
    """Somebody else has called the circle a moment before."""


@get("/circles", responses=RESPONSES, security=KNOWN, operation_id="own_circles")
async def own_circles(request: AnyRequest, services: TheTableServices) -> list[CircleLine]:
    """The circles to which one belongs, the oldest first."""
    person = await must_be_known(request, services)
    return await services.database.read(circle_lines, person.id)


def circle_lines(connection: Connection, person: str) -> list[CircleLine]:
    """A person's circles."""
    return [circle_line(connection, each, person) for each in circles.circles_of(connection, person)]


def circle_line(connection: Connection, found: Circle, person: str) -> CircleLine:
    """A circle as one of its members sees it."""
    return CircleLine(
        id=found.id,
        name=found.name,
        game=found.game,
        own=found.owner == person,
        members=[friend_of(each) for each in people_in(connection, found)],
        table=called_lately(connection, found),
    )


def people_in(connection: Connection, found: Circle) -> list[Person]:
    """The members of a circle, in its order."""
    members = (persons.person(connection, each) for each in circles.members_of(connection, found.id))
    return [each for each in members if each is not None]


@post("/circles", responses=RESPONSES, security=KNOWN, operation_id="new_circle")
async def new_circle(request: AnyRequest, services: TheTableServices, data: JSONBody[NewCircle]) -> CircleLine:
    """Keep a company as a circle: people with whom one has played a game to its end."""
    person = await must_be_known(request, services)
    services.limits.change(person.id)
    game_named(data.game)
    made = Circle(id=new_id(), name=clean_name(data.name), owner=person.id, game=data.game, made_at=now())
    members = list(dict.fromkeys((person.id, *data.members)))
    return await services.database.write(partial(make_circle, made=made, members=members))


def make_circle(connection: Connection, made: Circle, members: list[str]) -> CircleLine:
    """Store a circle; Refused where somebody has too many, or names those who are no company of theirs."""
    if circles.count_of_owner(connection, made.owner) >= MOST_CIRCLES:
        raise Refused(reason("people-many-circles", most=MOST_CIRCLES))
    others = members[1:]
    company = circles.played_with(connection, made.owner, others) - blocking(connection, made.owner, others)
    found = [persons.person(connection, each) for each in others]
    if not others or set(others) - company or any(each is None or each.program for each in found):
        raise Refused(reason("people-circle-strangers"))
    circles.add_circle(connection, made, members)
    return circle_line(connection, made, made.owner)


@delete("/circles/{circle:str}", responses=RESPONSES, security=KNOWN, operation_id="end_circle")
async def end_circle(request: AnyRequest, services: TheTableServices, circle: CircleId) -> None:
    """End a circle that one keeps."""
    person, found = await known_member(request, services, circle)
    if found.owner != person.id:
        raise NotAdmitted(reason("people-circle-owner"))
    await services.database.write(partial(circles.end, circle_id=found.id))


@post("/circles/{circle:str}/leave", responses=RESPONSES, status_code=204, security=KNOWN, operation_id="leave_circle")
async def leave_circle(request: AnyRequest, services: TheTableServices, circle: CircleId) -> None:
    """Leave a circle; one's own passes to the next member, and ends when nobody else is left."""
    person, found = await known_member(request, services, circle)
    await services.database.write(partial(circles.leave, left=found, person=person.id))


async def known_member(request: AnyRequest, services: TableServices, circle_id: str) -> tuple[Person, Circle]:
    """The asker and a circle, if the asker belongs to it; others hear that there is none."""
    person = await must_be_known(request, services)
    found, members = await services.database.read(with_members, circle_id)
    if found is None or person.id not in members:
        raise NotFound(reason("people-circle-unknown"))
    return person, found


def with_members(connection: Connection, circle_id: str) -> tuple[Circle | None, list[str]]:
    """A circle, and who belongs to it."""
    return circles.circle(connection, circle_id), circles.members_of(connection, circle_id)


@post("/circles/{circle:str}/call", responses=RESPONSES, status_code=200, security=KNOWN, operation_id="call_circle")
async def call_circle(
    request: AnyRequest, services: TheTableServices, circle: CircleId, data: JSONBody[Call]
) -> Opened:
    """Call a circle together: a new table, with chairs kept for all. While it gathers, a second call leads there."""
    person, found = await known_member(request, services, circle)
    company = await services.database.read(company_called, found, person.id)
    called = await services.database.read(called_lately, found)
    if called is None:
        await refuse_borrowing_host(services, await who_asking(request, services))
        member = person.claimed is not None
        services.limits.open_table(person.id, address_of(request), member, len(company))
        called = await call_together(services, found, company, data.game or found.game, member)
    return Opened(called, await invite_of(services, called))


def called_lately(connection: Connection, found: Circle) -> str | None:
    """The table to which a circle was called, while that waits for its people, and is new."""
    table = matches.match(connection, found.called) if found.called is not None else None
    lately = table is not None and table.phase == "gathering" and table.created_at > now() - CALLED_LATELY
    return table.id if table is not None and lately else None


async def call_together(services: TableServices, found: Circle, company: list[Person], game: str, member: bool) -> str:
    """Lay a table for a circle, at which the caller sits first; where another was faster, it is theirs."""
    caller = company[0].id
    chairs = {seat: Chair(person.id, person.name, kind=kind_of(person)) for seat, person in enumerate(company)}
    setup = Setup(game=game, seats=max(len(company), fewest_seats(game)), start="full", rated=False)
    try:
        room = await services.tables.create(
            setup,
            caller,
            company={person.id for person in company},
            refuse=partial(take_call, before=found, limits=services.config.limits, member=member),
            seat=partial(keep_chairs, host=caller, chairs=chairs),
        )
    except CalledAlready:
        now_called = await services.database.read(circles.circle, found.id)
        if now_called is None or now_called.called is None:  # it has ended meanwhile
            raise NotFound(reason("people-circle-unknown")) from None
        return now_called.called
    assert room is not None  # None is only for a table that follows another
    return room.match


def company_called(connection: Connection, found: Circle, caller: str) -> list[Person]:
    """Those for whom chairs are kept, in the circle's order from the caller on; a blocked caller is refused.

    The sentence does not say that somebody has blocked them, nor who.
    """
    people = {each.id: each for each in people_in(connection, found)}
    if blocking(connection, caller, people):
        raise Refused(reason("people-circle-no-call"))
    if caller not in people:  # who has left it a moment ago
        raise NotFound(reason("people-circle-unknown"))
    order = list(people)
    start = order.index(caller)
    return [people[each] for each in keepable(connection, caller, order[start:] + order[:start])]


def fewest_seats(game: str) -> int:
    """With how few a game is played."""
    known = game_named(game)
    return known.seats(known.Options()).start


def take_call(connection: Connection, match: Match, before: Circle, limits: Limits, member: bool) -> None:
    """Store, with the new table, that the circle is called there; CalledAlready if somebody was faster."""
    refuse_many(connection, match, limits, member)
    if not circles.call(connection, before, match.id, match.game):
        raise CalledAlready(reason("people-circle-no-call"))


circle_routes = Router(
    "/api", route_handlers=[own_circles, new_circle, end_circle, leave_circle, call_circle], tags=["people"]
)
