"""What those in charge do: who may do what to whom, and one line in the audit log for each act."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, Engine

from serao.engine.problem import Problem
from serao.storage import acts, audit, directory, matches, persons, reports, roles, sanctions, second_keys, sign_ins
from serao.storage.acts import COMMAND_LINE, Actor
from serao.storage.engine import writing
from serao.storage.folding import entry_of
from serao.storage.ignoring import Ignored, blocking, ignore, ignored_by, stop_ignoring
from serao.storage.sanctions import Sanction
from serao.table.events import NOBODY, Closed, HandedOver
from tests.storage import samples

OWNER, MODERATOR = Actor("ana", "owner"), Actor("bruno", "moderator")
Deed = Callable[[Connection, Actor], object]


def mute(connection: Connection, actor: Actor, whom: str = "davi") -> None:
    acts.impose(connection, actor, Sanction(kind="mute", whom=whom, at=10, until=20))


def ban(connection: Connection, actor: Actor, whom: str = "davi") -> None:
    acts.impose(connection, actor, Sanction(kind="ban", whom=whom, at=10, why="enough"))


def ban_address(connection: Connection, actor: Actor) -> None:
    acts.impose(connection, actor, Sanction(kind="address", whom="192.0.2.7", at=10))


def close(connection: Connection, actor: Actor) -> None:
    acts.close_table(connection, actor, "m1", "late", 10)


def hand_over(connection: Connection, actor: Actor) -> None:
    acts.hand_over(connection, actor, "m1", "davi", "", 10)


def handle(connection: Connection, actor: Actor) -> None:
    acts.handle_report(connection, actor, "r1", "dismissed", "", 10)


def name_moderator(connection: Connection, actor: Actor) -> None:
    acts.name_role(connection, actor, "davi", "moderator", 10)


def let_go(connection: Connection, actor: Actor) -> None:
    acts.name_role(connection, actor, "bruno", None, 10)


def name_owner(connection: Connection, actor: Actor) -> None:
    acts.name_role(connection, actor, "davi", "owner", 10)


def lift(kind: sanctions.Kind, whom: str) -> Deed:
    def lifted(connection: Connection, actor: Actor) -> None:
        sanctions.impose(connection, Sanction(kind=kind, whom=whom, at=1))
        acts.lift(connection, actor, kind, whom, 10)

    return lifted


FOR_BOTH: dict[audit.Act, Deed] = {
    "mute": mute,
    "unmute": lift("mute", "davi"),
    "close": close,
    "hand-over": hand_over,
    "dismiss-report": handle,
    "act-on-report": lambda connection, actor: acts.handle_report(connection, actor, "r1", "acted", "", 10),
    "stand-up": lambda connection, actor: acts.stand_up(connection, actor, "m1", "davi", "", 10),
}
FOR_THE_OWNER: dict[audit.Act, Deed] = {
    "ban": ban,
    "unban": lift("ban", "davi"),
    "ban-address": ban_address,
    "unban-address": lift("address", "192.0.2.7"),
    "name-moderator": name_moderator,
    "dismiss-moderator": let_go,
    "name-owner": name_owner,
    "delete-person": lambda connection, actor: acts.delete_person(connection, actor, "davi", 10),
    "reset-password": lambda connection, actor: acts.reset_password(connection, actor, "davi", b"key", False, 10),
}
ALL = FOR_BOTH | FOR_THE_OWNER


@pytest.fixture
def charged(connection: Connection) -> Connection:
    """Ana owns the house, Bruno is a moderator, Davi sits at Ana's table."""
    samples.persons(connection)
    persons.add_person(connection, persons.Person(id="davi", name="Davi", created_at=3))
    for each in ("ana", "bruno", "davi"):
        assert persons.claim(connection, each, each, "hash")
    roles.set_role(connection, "ana", "owner")
    roles.set_role(connection, "bruno", "moderator")
    samples.match(connection, "m1")
    matches.place(connection, "m1", "davi", seated=True)
    reports.add_report(connection, samples.REPORT)
    return connection


def test_every_act_is_tried_here() -> None:
    assert set(ALL) == set(audit.Act.__args__)  # type: ignore[attr-defined]
    assert set(FOR_BOTH) == acts.FOR_MODERATORS


@pytest.mark.parametrize("act", ALL)
def test_each_act_leaves_exactly_one_line(charged: Connection, act: audit.Act) -> None:
    ALL[act](charged, OWNER)
    (line,) = audit.lines(charged, 10)
    assert (line.act, line.by, line.at) == (act, "ana", 10)
    assert line.whom or line.match


@pytest.mark.parametrize("act", FOR_THE_OWNER)
def test_a_moderator_does_none_of_what_is_the_owners(charged: Connection, act: audit.Act) -> None:
    with pytest.raises(acts.NotInCharge):
        ALL[act](charged, MODERATOR)
    assert audit.lines(charged, 10) == []


@pytest.mark.parametrize("act", FOR_BOTH)
def test_a_moderator_does_what_is_a_moderators(charged: Connection, act: audit.Act) -> None:
    ALL[act](charged, MODERATOR)
    assert [line.by for line in audit.lines(charged, 10)] == ["bruno"]


@pytest.mark.parametrize(
    ("actor", "whom"), [(MODERATOR, "ana"), (OWNER, "ana"), (COMMAND_LINE, "ana"), (MODERATOR, "bruno")]
)
@pytest.mark.parametrize("deed", [mute, ban])
def test_nobody_touches_the_owner_and_no_moderator_another(
    charged: Connection, deed: Callable[..., None], actor: Actor, whom: str
) -> None:
    with pytest.raises(acts.NotInCharge):
        deed(charged, actor, whom)
    assert sanctions.sanctions(charged, 10) == []


def delete(connection: Connection, actor: Actor, whom: str) -> None:
    acts.delete_person(connection, actor, whom, 10)


def reset(connection: Connection, actor: Actor, whom: str) -> None:
    acts.reset_password(connection, actor, whom, b"key", True, 10)


@pytest.mark.parametrize(
    ("deed", "actor"),
    [(delete, OWNER), (delete, COMMAND_LINE), (delete, MODERATOR), (reset, OWNER), (reset, MODERATOR)],
)
def test_nobody_deletes_the_owner_or_sets_the_owners_password_on_the_page(
    charged: Connection, deed: Callable[..., None], actor: Actor
) -> None:
    with pytest.raises(acts.NotInCharge):
        deed(charged, actor, "ana")
    assert persons.person(charged, "ana") is not None
    assert audit.lines(charged, 10) == []


def test_the_command_line_helps_an_owner_who_forgot_the_password(charged: Connection) -> None:
    reset(charged, COMMAND_LINE, "ana")
    assert sign_ins.use_reset(charged, b"key", "new hash", 10) is not None


def test_a_reset_of_the_owners_removes_the_second_key_only_if_told(charged: Connection) -> None:
    second_keys.set_secret(charged, "davi", "SECRET")
    acts.reset_password(charged, OWNER, "davi", b"key", False, 10)
    assert second_keys.code_secret(charged, "davi") is not None
    acts.reset_password(charged, OWNER, "davi", b"key 2", True, 10)
    assert second_keys.code_secret(charged, "davi") is None
    assert sign_ins.use_reset(charged, b"key", "new hash", 10) is None, "an older link is not valid any more"


def test_who_stands_for_everybody_who_is_gone_is_neither_listed_nor_deleted(charged: Connection) -> None:
    acts.name_role(charged, COMMAND_LINE, "davi", "owner", 9)
    delete(charged, Actor("davi", "owner"), "ana")
    assert persons.person(charged, NOBODY) is not None, "Ana's table has no host any more"
    assert {each.id for each in directory.people(charged, "", 10)} == {"bruno", "davi"}
    assert directory.count_people(charged) == 2
    with pytest.raises(Problem):
        delete(charged, COMMAND_LINE, NOBODY)


def test_a_guest_has_no_password_to_set_anew(charged: Connection) -> None:
    persons.add_person(charged, persons.Person(id="eva", name="Eva", created_at=4))
    with pytest.raises(Problem, match="no password"):
        reset(charged, OWNER, "eva")


def test_only_a_claimed_name_is_in_charge_and_there_is_one_owner(charged: Connection) -> None:
    persons.add_person(charged, persons.Person(id="eva", name="Eva", created_at=4))
    with pytest.raises(Problem, match="has not claimed"):
        acts.name_role(charged, COMMAND_LINE, "eva", "owner", 10)
    acts.name_role(charged, COMMAND_LINE, "davi", "owner", 10)
    assert roles.roles(charged) == {"davi": "owner", "bruno": "moderator"}
    assert roles.owner(charged) == "davi"


def test_a_closed_table_has_one_more_entry_and_is_over(charged: Connection) -> None:
    row = acts.close_table(charged, OWNER, "m1", "late", 10)
    assert (row.seq, entry_of(row).event) == (0, Closed(by_house=True))
    found = matches.match(charged, "m1")
    assert found is not None
    assert (found.phase, found.wake_at) == ("over", None)
    with pytest.raises(Problem, match="over already"):
        close(charged, OWNER)


def test_a_table_is_handed_to_somebody_who_sits_there(charged: Connection) -> None:
    with pytest.raises(Problem, match="does not sit"):
        acts.hand_over(charged, OWNER, "m1", "bruno", "", 10)
    row = acts.hand_over(charged, OWNER, "m1", "davi", "", 10)
    assert entry_of(row).event == HandedOver("davi")
    found = matches.match(charged, "m1")
    assert found is not None
    assert found.host == "davi"


def test_what_fails_leaves_neither_the_act_nor_a_line(house: Engine) -> None:
    with writing(house) as connection:
        samples.persons(connection)
    with pytest.raises(Problem), writing(house) as connection:
        acts.impose(connection, COMMAND_LINE, Sanction(kind="ban", whom="nobody", at=1))
    with writing(house) as connection:
        assert (audit.lines(connection, 10), sanctions.sanctions(connection, 1)) == ([], [])


def test_sanctions_end_and_can_be_lifted_once(charged: Connection) -> None:
    mute(charged, OWNER)
    assert [each.kind for each in sanctions.sanctions(charged, 19)] == ["mute"]
    assert sanctions.sanctions(charged, 20) == []
    acts.lift(charged, OWNER, "mute", "davi", 11)
    with pytest.raises(Problem, match="nothing to lift"):
        acts.lift(charged, OWNER, "mute", "davi", 12)


def test_who_is_ignored_and_who_blocks(charged: Connection) -> None:
    ignore(charged, Ignored(person="ana", other="davi", blocked=False))
    ignore(charged, Ignored(person="bruno", other="davi", blocked=True))
    assert blocking(charged, "davi", ["ana", "bruno"]) == {"bruno"}
    assert blocking(charged, "davi", ["ana"]) == set()
    stop_ignoring(charged, "bruno", "davi")
    assert ignored_by(charged, "bruno") == []
    assert [each.other for each in ignored_by(charged, "ana")] == ["davi"]


def test_a_report_is_handled_once(charged: Connection) -> None:
    assert reports.count_open(charged) == 1
    assert reports.waiting(charged, "ana", "bruno", "m1")
    handle(charged, OWNER)
    assert reports.count_open(charged) == 0
    assert [each.state for each in reports.reports_by(charged, "ana", 5)] == ["dismissed"]
    with pytest.raises(Problem, match="no such report"):
        handle(charged, OWNER)
