"""The HTTP routes of those in charge: what they see, and what they do. Everybody else finds nothing here."""

import secrets
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Router, get, post, put
from litestar.params import JSONBody, Parameter
from sqlalchemy import Connection

from serao.engine.problem import Problem, Refused, reason
from serao.server.base.addresses import address_of, base_url, ip_address, network_of
from serao.server.base.clock import now
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import KNOWN, LONGEST_ID, PLAIN, PersonId, TableId
from serao.server.base.faults import RESPONSES
from serao.server.house import lists
from serao.server.house.in_charge import ACTOR, TheActor, only_in_charge
from serao.server.house.lists import AuditLine, Figures, HouseTable, PersonLine, ReportLine, SanctionLine
from serao.server.house.report_routes import Plain
from serao.server.people.account_routes import KEY_BYTES
from serao.server.people.identity import token_hash
from serao.server.people.reauthentication import AnyPassword, TypedName, must_know_password
from serao.server.people.session_routes import limit_attempts
from serao.server.tables.leaving_routes import depart
from serao.server.tables.services import TableServices, TheTableServices
from serao.storage import acts
from serao.storage.acts import Actor
from serao.storage.audit import Act
from serao.storage.persons import Person, folded
from serao.storage.reports import ReportState
from serao.storage.roles import Role
from serao.storage.rows import Row
from serao.storage.sanctions import Kind, Sanction
from serao.table.commands import LONGEST_SAID
from serao.table.naming import plain

HOUR = 60 * 60 * 1000
LONGEST_HOURS = 24 * 366 * 10

Why = Annotated[str, msgspec.Meta(max_length=LONGEST_SAID)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=LONGEST_HOURS)]
Whom = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[!-~]+\Z")]
Search = Annotated[str, Parameter(max_length=40, description="A part of a name, or an id.")]
Before = Annotated[int | None, Parameter(ge=0, le=2**53, description="Only what was done before this time.")]
WithHandled = Annotated[bool, Parameter(description="Those that were handled, not those that wait.")]
ReportId = Annotated[str, Parameter(max_length=LONGEST_ID, pattern=PLAIN, description="The id of a report.")]


class Imposed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sanction against a person or an address; without hours, for good. `addresses`: ban where the person is, too."""

    kind: Kind
    whom: Whom
    hours: Hours | None = None
    why: Why = ""
    addresses: bool = False


class Lifted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sanction to lift."""

    kind: Kind
    whom: Whom


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a person is a moderator."""

    moderator: bool


class Deleting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The owner's own password, and the name of whoever is to be deleted, typed."""

    password: AnyPassword
    name: TypedName


class Resetting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The owner's own password, and whether the other's one-time codes and passkeys are removed as well."""

    password: AnyPassword
    without_second_key: bool = False


class ResetLink(msgspec.Struct, frozen=True):
    """A link with which somebody sets a new password, once, within an hour. It is shown once."""

    link: str


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a table is closed."""

    why: Why = ""


class AtTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person at a table, and why."""

    person: Plain
    why: Why = ""


class Handled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a report."""

    state: ReportState
    why: Why = ""


# ── Seeing ────────────────────────────────────────────────────────────────────────────────────────


@get("/figures", responses=RESPONSES, security=KNOWN, operation_id="house_figures")
async def figures(services: TheTableServices) -> Figures:
    """The house at a glance."""
    return await services.database.read(lists.figures, services)


@get("/people", responses=RESPONSES, security=KNOWN, operation_id="house_people")
async def people(services: TheTableServices, search: Search = "") -> list[PersonLine]:
    """People, the newest first, or those whose name holds a text."""
    return await services.database.read(lists.people, services, search.replace("\0", ""))


@get("/tables", responses=RESPONSES, security=KNOWN, operation_id="house_tables")
async def tables(services: TheTableServices) -> list[HouseTable]:
    """The tables that are not over, and why some cannot be read."""
    return await services.database.read(lists.tables, services.tables.set_aside)


@get("/sanctions", responses=RESPONSES, security=KNOWN, operation_id="house_sanctions")
async def sanctions(services: TheTableServices) -> list[SanctionLine]:
    """Who is muted or banned."""
    return await services.database.read(lists.sanction_lines)


@get("/reports", responses=RESPONSES, security=KNOWN, operation_id="house_reports")
async def reports(services: TheTableServices, handled: WithHandled = False) -> list[ReportLine]:
    """The reports that wait, or those that were handled."""
    return await services.database.read(lists.report_lines, not handled)


@get("/log", responses=RESPONSES, security=KNOWN, operation_id="house_log")
async def log(services: TheTableServices, before: Before = None) -> list[AuditLine]:
    """The audit log, newest first."""
    return await services.database.read(lists.audit_lines, before)


# ── Doing ─────────────────────────────────────────────────────────────────────────────────────────


@post("/sanctions", responses=RESPONSES, security=KNOWN, status_code=200, operation_id="impose_sanction")
async def impose(
    request: AnyRequest, services: TheTableServices, actor: TheActor, data: JSONBody[Imposed]
) -> list[SanctionLine]:
    """Mute a person, or ban a person or an address; open connections of the banned end at once."""
    wanted = [*sanctions_wanted(services, data)]
    if any(each.kind == "address" and each.whom == address_of(request) for each in wanted):
        raise Refused(reason("house-own-address"))

    def write(connection: Connection) -> None:
        for each in wanted:
            acts.impose(connection, actor, each)

    await services.database.write(write)
    await services.sanctions.refresh()
    return await services.database.read(lists.sanction_lines)


def sanctions_wanted(services: TableServices, data: Imposed) -> list[Sanction]:
    """The sanction that was asked for, and those against the addresses where the person is connected."""
    addresses = services.connections.addresses_of(data.whom) if data.kind == "ban" and data.addresses else set()
    whom = address_named(data.whom) if data.kind == "address" else data.whom
    at, why = now(), plain(data.why)
    until = None if data.hours is None else at + data.hours * HOUR
    first = Sanction(kind=data.kind, whom=whom, at=at, until=until, why=why)
    return [first, *(msgspec.structs.replace(first, kind="address", whom=each) for each in sorted(addresses))]


def address_named(text: str) -> str:
    """An address as bans count it: of IPv6 the network of 64 bits."""
    if ip_address(text.partition("/")[0]) is None:
        raise Problem(reason("house-no-address", given=text))
    return network_of(text.partition("/")[0])


@post("/sanctions/lift", responses=RESPONSES, security=KNOWN, status_code=200, operation_id="lift_sanction")
async def lift(services: TheTableServices, actor: TheActor, data: JSONBody[Lifted]) -> list[SanctionLine]:
    """Lift a sanction."""
    await services.database.write(lambda connection: acts.lift(connection, actor, data.kind, data.whom, now()))
    await services.sanctions.refresh()
    return await services.database.read(lists.sanction_lines)


@put("/people/{person:str}/moderator", responses=RESPONSES, security=KNOWN)
async def name_moderator(services: TheTableServices, actor: TheActor, person: PersonId, data: JSONBody[Named]) -> Named:
    """Name a moderator, or let one go."""
    role: Role | None = "moderator" if data.moderator else None
    await services.database.write(lambda connection: acts.name_role(connection, actor, person, role, now()))
    return data


@post("/people/{person:str}/delete", responses=RESPONSES, security=KNOWN, status_code=200)
async def delete_person(
    request: AnyRequest, services: TheTableServices, actor: TheActor, person: PersonId, data: JSONBody[Deleting]
) -> None:
    """Delete somebody for good, as by leaving: nothing stays but games, under a name that says nothing."""
    found = await whom_owner_means(request, services, actor, "delete-person", person, data.password)
    if folded(data.name) != folded(found.name):
        raise Refused(reason("house-name-not-typed"))
    await depart(
        services,
        address_of(request),
        found,
        lambda connection, tables: acts.delete_person(connection, actor, person, now(), tables),
    )


@post("/people/{person:str}/reset", responses=RESPONSES, security=KNOWN, operation_id="make_reset_link")
async def reset_password(
    request: AnyRequest, services: TheTableServices, actor: TheActor, person: PersonId, data: JSONBody[Resetting]
) -> ResetLink:
    """Make a link with which somebody who forgot the password sets a new one."""
    await whom_owner_means(request, services, actor, "reset-password", person, data.password)
    key = secrets.token_urlsafe(KEY_BYTES)
    without, at = data.without_second_key, now()
    await services.database.write(
        lambda connection: acts.reset_password(connection, actor, person, token_hash(key), without, at)
    )
    return ResetLink(f"{base_url(request, services.config)}/me#reset={key}")


async def whom_owner_means(
    request: AnyRequest, services: TableServices, actor: Actor, act: Act, person: str, password: str
) -> Person:
    """Whom an act is about that asks for the owner's password: a browser left open must not be enough."""
    await services.database.read(acts.check, actor, act, person)
    limit_attempts(request, services)
    await must_know_password(request, services, await services.database.read(acts.known, actor.person or ""), password)
    return await services.database.read(acts.known, person)


@post("/tables/{match:str}/close", responses=RESPONSES, security=KNOWN, status_code=200, operation_id="close_table")
async def close(services: TheTableServices, actor: TheActor, match: TableId, data: JSONBody[Closing]) -> None:
    """Close a table, in whatever phase it is; its people are told, and nothing is rated."""
    await change_table(services, lambda connection: acts.close_table(connection, actor, match, plain(data.why), now()))


@post("/tables/{match:str}/host", responses=RESPONSES, security=KNOWN, status_code=200, operation_id="hand_over_table")
async def hand_over(services: TheTableServices, actor: TheActor, match: TableId, data: JSONBody[AtTable]) -> None:
    """Make somebody who sits at a table its host."""
    await change_table(
        services, lambda connection: acts.hand_over(connection, actor, match, data.person, plain(data.why), now())
    )


async def change_table(services: TableServices, write: Callable[[Connection], Row]) -> None:
    """Append an entry to a table's log, and show it."""
    services.tables.tell(await services.database.write(write))


@post(
    "/tables/{match:str}/stand", responses=RESPONSES, security=KNOWN, status_code=200, operation_id="stand_somebody_up"
)
async def stand_up(services: TheTableServices, actor: TheActor, match: TableId, data: JSONBody[AtTable]) -> None:
    """Take somebody from a table: before the game the chair is free, later a bot plays on."""
    await services.database.read(acts.check, actor, "stand-up", data.person)
    room = await services.tables.current_room(match)
    why = plain(data.why)
    if not await room.remove(data.person, lambda each: acts.stand_up(each, actor, match, data.person, why, now())):
        raise Refused(reason("house-not-seated"))


@post("/reports/{report:str}", responses=RESPONSES, security=KNOWN, status_code=200, operation_id="handle_report")
async def handle(services: TheTableServices, actor: TheActor, report: ReportId, data: JSONBody[Handled]) -> None:
    """Close a report; whoever made it sees that it was looked at."""
    why = plain(data.why)
    if data.state == "open":
        raise Refused(reason("house-no-report"))
    await services.database.write(
        lambda connection: acts.handle_report(connection, actor, report, data.state, why, now())
    )


house_routes = Router(
    "/api/house",
    route_handlers=[
        figures,
        people,
        tables,
        sanctions,
        reports,
        log,
        impose,
        lift,
        name_moderator,
        delete_person,
        reset_password,
        close,
        hand_over,
        stand_up,
        handle,
    ],
    guards=[only_in_charge],
    dependencies=ACTOR,
    tags=["house"],
)
