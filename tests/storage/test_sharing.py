"""Who may open a record, by what the database says."""

import msgspec
import pytest
from sqlalchemy import Connection

from serao.engine.problem import Refused
from serao.server.tables.import_routes import MOST_BYTES, refuse_more
from serao.storage import matches, sharing
from serao.storage.records import KeptRecord, imported_by, imports_of, remove_record, save_import, save_record
from serao.table.setup import Setup
from tests.storage import samples

RECORD = KeptRecord(id="r1", game="avenue", finished_at=20, body=b"{}")


def setup_of(spectators: bool) -> str:
    """A stored setup."""
    return msgspec.json.encode(Setup(game="avenue", seats=2, spectators=spectators)).decode()


def test_a_record_whose_match_cannot_be_read_or_found_is_open_to_its_people_only(connection: Connection) -> None:
    samples.persons(connection)
    samples.match(connection, "m1", setup="[", public=True)
    matches.place(connection, "m1", "bruno", True)
    assert sharing.to_match(connection, "m1", "bruno").own
    assert not sharing.to_match(connection, "m1", "davi").open
    assert not sharing.to_match(connection, "nowhere", "bruno").open


def test_who_was_admitted_may_open_the_record_where_spectators_were_allowed(connection: Connection) -> None:
    samples.persons(connection)
    for name, spectators in (("with", True), ("without", False)):
        samples.match(connection, name, setup=setup_of(spectators=spectators))
        matches.place(connection, name, "davi", False)
    assert sharing.to_match(connection, "with", "davi").open
    assert not sharing.to_match(connection, "without", "davi").open


def test_the_first_link_stays_until_it_is_withdrawn(connection: Connection) -> None:
    save_import(connection, RECORD, "ana")
    assert sharing.share(connection, "r1", "lamp", 1) == "lamp"
    assert sharing.share(connection, "r1", "moon", 2) == "lamp"
    assert sharing.access(connection, "r1", None, None, "lamp").open
    assert not sharing.access(connection, "r1", None, None, "moon").open
    sharing.withdraw(connection, "r1")
    assert not sharing.access(connection, "r1", None, None, "lamp").open
    assert sharing.share(connection, "r1", "moon", 3) == "moon"


def test_an_import_is_its_importers(connection: Connection) -> None:
    save_import(connection, RECORD, "ana")
    assert sharing.access(connection, "r1", None, "ana", None).own
    assert not sharing.access(connection, "r1", None, "bruno", None).open
    assert [each.id for each in imports_of(connection, "ana")] == ["r1"]
    assert imported_by(connection, "ana") == (1, 2)
    sharing.share(connection, "r1", "lamp", 1)
    remove_record(connection, "r1")
    assert imported_by(connection, "ana") == (0, 0)
    assert sharing.share_of(connection, "r1") is None


def test_an_import_of_which_nobody_wrote_down_whose_it_is_opens_by_its_id_as_before(connection: Connection) -> None:
    save_record(connection, RECORD)
    assert sharing.access(connection, "r1", None, None, None) == sharing.Access(everybody=True)


def test_imports_are_bounded_by_their_size_too(connection: Connection) -> None:
    save_import(connection, msgspec.structs.replace(RECORD, body=bytes(MOST_BYTES - 10)), "ana")
    refuse_more(connection, "ana", 10)
    refuse_more(connection, "bruno", 11)
    with pytest.raises(Refused) as full:
        refuse_more(connection, "ana", 11)
    assert full.value.reason.key == "record-imports-full"
