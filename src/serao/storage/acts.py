"""What those in charge of the house do: each act and its line in the audit log are one transaction."""

from collections.abc import Iterable
from typing import NoReturn

import msgspec
from sqlalchemy import Connection

from serao.engine.problem import Problem, Refused, reason
from serao.locales import Value
from serao.storage import audit, matches, persons, reports, roles, rows, sanctions, second_keys, sign_ins
from serao.storage.audit import Act, AuditEntry
from serao.storage.forget import forget
from serao.storage.persons import Person
from serao.storage.reports import ReportState
from serao.storage.roles import Role
from serao.storage.rows import Row
from serao.storage.sanctions import Kind, Sanction
from serao.storage.sign_ins import Reset
from serao.table.events import NOBODY, Closed, Event, HandedOver, encode_event

TRIES = 50  # each lost race means that somebody has appended an entry

# What moderators may do; the owner may do everything.
FOR_MODERATORS: frozenset[Act] = frozenset(
    ("mute", "unmute", "close", "hand-over", "stand-up", "dismiss-report", "act-on-report")
)
IMPOSED: dict[Kind, Act] = {"mute": "mute", "ban": "ban", "address": "ban-address"}
LIFTED: dict[Kind, Act] = {"mute": "unmute", "ban": "unban", "address": "unban-address"}
HANDLED: dict[ReportState, Act] = {"dismissed": "dismiss-report", "acted": "act-on-report"}


class NotInCharge(Problem):
    """The act needs another role, or is directed at somebody who is in charge too."""


class Actor(msgspec.Struct, frozen=True):
    """Who acts: a person with a role; without a person the command line, whose user has the database itself."""

    person: str | None
    role: Role


COMMAND_LINE = Actor(None, "owner")


def known(connection: Connection, person: str) -> Person:
    """The person of that id; Refused when there is none."""
    found = persons.person(connection, person)
    return found if found is not None else refuse("people-unknown")


def refuse(key: str, **args: Value) -> NoReturn:
    """Raise Refused, with a reason."""
    raise Refused(reason(key, **args))


def check(connection: Connection, actor: Actor, act: Act, whom: str | None = None) -> None:
    """Whether an actor may do this to that person: the one place that knows what each role may do."""
    if actor.role != "owner" and act not in FOR_MODERATORS:
        raise NotInCharge(reason("house-owner-only"))
    target = None if whom is None else roles.role_of(connection, whom)
    if target == "owner":
        raise NotInCharge(reason("house-not-the-owner"))
    if target is not None and actor.role != "owner":
        raise NotInCharge(reason("house-not-moderators"))


def name_role(connection: Connection, actor: Actor, person: str, role: Role | None, now: int) -> None:
    """Make a person the owner or a moderator, or a guest like all others. Only a claimed name can have a role."""
    found = known(connection, person)
    if role is not None and found.claimed is None:
        refuse("house-unclaimed", name=found.name)
    if roles.role_of(connection, person) == role:
        refuse("house-role-already", name=found.name)
    act: Act = "dismiss-moderator" if role is None else "name-owner" if role == "owner" else "name-moderator"
    check(connection, actor, act, person)
    roles.set_role(connection, person, role)
    audit.add_line(connection, AuditEntry(at=now, by=actor.person, act=act, whom=person))


def delete_person(
    connection: Connection, actor: Actor, person: str, now: int, tables: Iterable[str] | None = None
) -> list[Row]:
    """Forget a person for good, as after leaving; the rows that were added to logs. `tables` as for `forget`."""
    check(connection, actor, "delete-person", person)
    if known(connection, person).id == NOBODY:
        refuse("people-unknown")  # who stands for everybody who is gone stays
    audit.add_line(connection, AuditEntry(at=now, by=actor.person, act="delete-person", whom=person))
    return forget(connection, person, now, tables)


def reset_password(
    connection: Connection, actor: Actor, person: str, key: bytes, without_second_key: bool, now: int
) -> Person:
    """Store the hash of a link's key, with which somebody sets a new password; whose it is."""
    # An owner who has forgotten the password is helped by the command line; on the page a thief could be at work.
    check(connection, actor, "reset-password", None if actor == COMMAND_LINE else person)
    found = known(connection, person)
    if found.claimed is None:
        refuse("house-no-password", name=found.name)
    sign_ins.add_reset(connection, Reset(key=key, person=person, until=now + sign_ins.RESET_LASTS))
    if without_second_key:
        second_keys.remove_all(connection, person)
    audit.add_line(connection, AuditEntry(at=now, by=actor.person, act="reset-password", whom=person))
    return found


def impose(connection: Connection, actor: Actor, sanction: Sanction) -> None:
    """Mute a person, or ban a person or an address."""
    act, whom = IMPOSED[sanction.kind], sanction.whom
    check(connection, actor, act, None if sanction.kind == "address" else known(connection, whom).id)
    sanctions.impose(connection, sanction)
    audit.add_line(connection, AuditEntry(at=sanction.at, by=actor.person, act=act, whom=whom, why=sanction.why))


def lift(connection: Connection, actor: Actor, kind: Kind, whom: str, now: int) -> None:
    """Lift a sanction."""
    check(connection, actor, LIFTED[kind])
    if not sanctions.lift(connection, kind, whom):
        refuse("house-no-sanction")
    audit.add_line(connection, AuditEntry(at=now, by=actor.person, act=LIFTED[kind], whom=whom))


def handle_report(connection: Connection, actor: Actor, report: str, state: ReportState, why: str, now: int) -> None:
    """Close a report: nothing was to be done, or something was."""
    found = reports.report(connection, report)
    if found is None or not reports.handle(connection, report, state, now):
        refuse("house-no-report")
    act = HANDLED[state]
    check(connection, actor, act)
    line = AuditEntry(at=now, by=actor.person, act=act, whom=found.person, match=found.match, why=why)
    audit.add_line(connection, line)


# ── Tables ────────────────────────────────────────────────────────────────────────────────────────


def close_table(connection: Connection, actor: Actor, match: str, why: str, now: int) -> Row:
    """Close a table, in whatever state it is, also one that cannot be read; the entry of its log."""
    check(connection, actor, "close")
    _unfinished(connection, match)
    row = _append(connection, match, Closed(by_house=True), now)
    matches.update_match(connection, match, phase="over", wake_at=None)
    persons.forget_notices(connection, match)
    audit.add_line(connection, AuditEntry(at=now, by=actor.person, act="close", match=match, why=why))
    return row


def hand_over(connection: Connection, actor: Actor, match: str, person: str, why: str, now: int) -> Row:
    """Make somebody who sits at a table its host; the entry of its log."""
    check(connection, actor, "hand-over")
    if _unfinished(connection, match).host == person:
        refuse("house-host-already")
    if not matches.placed(connection, match, person):
        refuse("house-not-seated")
    row = _append(connection, match, HandedOver(person), now)
    matches.update_match(connection, match, host=person)
    audit.add_line(connection, AuditEntry(at=now, by=actor.person, act="hand-over", whom=person, match=match, why=why))
    return row


def stand_up(connection: Connection, actor: Actor, match: str, person: str, why: str, now: int) -> None:
    """Write down that somebody was made to stand up; the entry of the table's log is appended with it."""
    audit.add_line(connection, AuditEntry(at=now, by=actor.person, act="stand-up", whom=person, match=match, why=why))


def _unfinished(connection: Connection, match: str) -> matches.Match:
    found = matches.match(connection, match)
    if found is None:
        refuse("house-no-table")
    if found.phase == "over":
        refuse("house-table-over")
    return found


def _append(connection: Connection, match: str, event: Event, now: int) -> Row:
    """Append an entry that no player asked for; whoever is first at a number has it."""
    for _ in range(TRIES):
        last = matches.last_move(connection, match)
        seq, at = (0, now) if last is None else (last.seq + 1, max(now, last.at))
        row = Row(match, seq, at, None, None, encode_event(event))
        if rows.insert(connection, [row]):
            return row
    refuse("table-busy")
