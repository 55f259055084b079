"""Matches: what is stored comes back, the lobby shows what it should, and a rematch is made once."""

import msgspec
import pytest
from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import IntegrityError

from serao.storage import schema
from serao.storage.engine import reading, writing
from serao.storage.matches import (
    Match,
    add_match,
    due,
    lately_played,
    lengths,
    match,
    matches_of,
    moves_since,
    open_matches,
    place,
    placed,
    rematch_of,
    seated_persons,
    update_match,
)
from serao.storage.persons import Person, Session, Subscription
from serao.storage.ratings import Rated, Rating
from serao.storage.records import KeptRecord
from serao.storage.rows import Row
from serao.storage.tokens import Token
from tests.storage import samples


@pytest.mark.parametrize(
    ("struct", "table"),
    [
        (Match, schema.matches),
        (Session, schema.sessions),
        (Subscription, schema.subscriptions),
        (Rating, schema.ratings),
        (Rated, schema.rating_history),
        (KeptRecord, schema.records),
        (Token, schema.tokens),
    ],
)
def test_every_column_has_its_field(struct: type[msgspec.Struct], table: Table) -> None:
    assert sorted(struct.__struct_fields__) == sorted(column.name for column in table.columns)


def test_a_person_has_the_columns_of_two_tables() -> None:
    columns = {column.name for table in (schema.persons, schema.programs) for column in table.columns}
    assert sorted(Person.__struct_fields__) == sorted((columns - {"person"}) | {"program"})


def test_a_move_has_the_columns_in_their_order() -> None:
    assert Row._fields == tuple(column.name for column in schema.moves.columns)


def test_a_match_comes_back_as_it_was_stored(connection: Connection) -> None:
    samples.persons(connection)
    whole = samples.match(
        connection,
        "whole",
        phase="over",
        public=True,
        taken=2,
        names='["Ana","João"]',
        secret=bytes(range(32)),
        wake_at=2**42,
        finished_at=2**42 + 1,
        result='{"winner":0}',
        follows="before",
    )
    bare = samples.match(connection, "bare")
    assert match(connection, "whole") == whole
    assert match(connection, "bare") == bare
    assert match(connection, "nowhere") is None


def test_a_match_needs_a_host_who_is_known(house: Engine) -> None:
    with reading(house) as connection, pytest.raises(IntegrityError):
        add_match(connection, samples.MATCH)


def test_a_match_changes_in_some_columns(connection: Connection) -> None:
    samples.persons(connection)
    made = samples.match(connection, "m1")
    samples.match(connection, "m2")
    assert update_match(connection, "m1", phase="playing", wake_at=7, names='["Ana"]')
    assert match(connection, "m1") == msgspec.structs.replace(made, phase="playing", wake_at=7, names='["Ana"]')
    assert update_match(connection, "m1", wake_at=None)
    assert match(connection, "m1") == msgspec.structs.replace(made, phase="playing", names='["Ana"]')
    assert match(connection, "m2") == msgspec.structs.replace(made, id="m2")
    assert not update_match(connection, "nowhere", phase="over")


def test_moves_come_in_order_from_any_number_on(connection: Connection) -> None:
    rows = [samples.row("m1", seq) for seq in range(12)]
    for row in reversed(rows):
        connection.execute(schema.moves.insert().values(**row._asdict()))
    connection.execute(schema.moves.insert().values(**samples.row("m2", 0)._asdict()))
    assert moves_since(connection, "m1", 0) == rows
    assert moves_since(connection, "m1", 9) == rows[9:]
    assert moves_since(connection, "m1", 12) == []
    assert lengths(connection, ["m1", "m2", "m3"]) == {"m1": 12, "m2": 1, "m3": 0}
    assert lengths(connection, []) == {}


def test_the_lobby_shows_public_matches_newest_first(connection: Connection) -> None:
    samples.persons(connection)
    samples.match(connection, "private", created_at=9)
    samples.match(connection, "over", public=True, phase="over", created_at=8)
    samples.match(connection, "old", public=True, created_at=1)
    samples.match(connection, "playing", public=True, phase="playing", created_at=2)
    samples.match(connection, "new", public=True, created_at=3)
    assert [found.id for found in open_matches(connection, 10)] == ["new", "playing", "old"]
    assert [found.id for found in open_matches(connection, 2)] == ["new", "playing"]


def test_matches_are_woken_when_their_time_has_come(connection: Connection) -> None:
    samples.persons(connection)
    for id_, phase, wake_at in [
        ("late", "playing", 50),
        ("later", "playing", 40),
        ("now", "playing", 100),
        ("soon", "playing", 101),
        ("never", "playing", None),
        ("gathering", "gathering", 1),
        ("over", "over", 1),
    ]:
        samples.match(connection, id_, phase=phase, wake_at=wake_at)
    assert due(connection, 100, 10) == ["gathering", "later", "late", "now"]
    assert due(connection, 100, 1) == ["gathering"]
    assert due(connection, 0, 10) == []


def test_matches_at_which_something_happened_lately(connection: Connection) -> None:
    samples.persons(connection)
    for created_at, (id_, phase, at) in enumerate(
        [("old", "playing", 5), ("now", "playing", 20), ("over", "over", 20), ("too", "playing", 10)]
    ):
        samples.match(connection, id_, phase=phase, created_at=created_at)
        for seq, when in enumerate((1, at)):
            row = samples.row(id_, seq)._replace(at=when)
            connection.execute(schema.moves.insert().values(**row._asdict()))
    assert lately_played(connection, 10, 9) == ["too", "now"]
    assert lately_played(connection, 10, 1) == ["too"]
    assert lately_played(connection, 21, 9) == []


def test_persons_have_places(connection: Connection) -> None:
    samples.persons(connection)
    for id_, created_at in (("m1", 1), ("m2", 2), ("m3", 3)):
        samples.match(connection, id_, created_at=created_at)
    place(connection, "m1", "bruno", seated=True)
    place(connection, "m1", "ana", seated=True)
    place(connection, "m2", "ana", seated=False)
    assert placed(connection, "m1", "ana") is True
    assert placed(connection, "m2", "ana") is False
    assert placed(connection, "m3", "ana") is None
    assert seated_persons(connection, "m1") == ["ana", "bruno"]
    assert seated_persons(connection, "m2") == []
    assert [found.id for found in matches_of(connection, "ana", 10)] == ["m2", "m1"]
    assert [found.id for found in matches_of(connection, "ana", 1)] == ["m2"]
    place(connection, "m2", "ana", seated=True)
    place(connection, "m1", "ana", seated=False)
    assert seated_persons(connection, "m2") == ["ana"]
    assert seated_persons(connection, "m1") == ["bruno"]


def test_a_match_has_one_rematch(house: Engine) -> None:
    with writing(house) as connection:
        samples.persons(connection)
        samples.match(connection, "m1")
        assert rematch_of(connection, "m1") is None
        samples.match(connection, "m2", follows="m1")
    with writing(house) as connection:
        second = msgspec.structs.replace(samples.MATCH, id="m3", follows="m1")
        assert not add_match(connection, second), "someone was faster"
        assert rematch_of(connection, "m1") == "m2"
        assert match(connection, "m3") is None
        assert not add_match(connection, msgspec.structs.replace(samples.MATCH, id="m2")), "its id is taken"
