"""Records that are brought to the house: whose they are, what they may be called, and how many fit."""

import msgspec
import pytest

from serao.engine import record as records
from serao.engine.problem import BadRecord
from serao.games import GAMES
from serao.server.tables.import_routes import MOST_IMPORTS, verified
from serao.table.imported_names import LONGEST
from serao.table.setup import MOST_SEATS
from tests.server.conftest import Invite
from tests.server.house import Guest
from tests.server.tables.test_photos import ALONE


def crowded(seats: int) -> bytes:
    """A record that says that so many have played."""
    record = records.decode(ALONE.read_bytes())
    return records.encode(msgspec.structs.replace(record, players=("Ana",) * seats))


def refusal(body: bytes) -> str:
    """Why a record is not taken."""
    with pytest.raises(BadRecord) as refused:
        verified(body)
    return refused.value.reason.key


def test_a_crowd_larger_than_any_table_is_refused_before_it_is_verified() -> None:
    assert refusal(crowded(MOST_SEATS + 1)) == "record-many-seats"
    assert refusal(crowded(MOST_SEATS)) != "record-many-seats"


def test_whoever_imports_such_a_record_is_told(people: Invite) -> None:
    answer = people("Ana").http.post("/api/records", content=crowded(100_000))
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "record-many-seats")


# ── Names ─────────────────────────────────────────────────────────────────────────────────────────


def called(*names: str) -> bytes:
    """A record of players with these names."""
    record = records.decode(ALONE.read_bytes())
    assert len(record.players) == len(names)
    return records.encode(msgspec.structs.replace(record, players=names))


def bring(guest: Guest, body: bytes) -> str:
    """Import a record; its id."""
    answer = guest.http.post("/api/records", content=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_name_longer_than_can_be_read_is_refused() -> None:
    assert refusal(called("A" * (LONGEST + 1))) == "record-long-name"
    assert refusal(called("A" * 1_900_000)) == "record-long-name"
    assert verified(called("A" * LONGEST)).players == ("A" * LONGEST,)


def test_names_are_cleaned_and_the_record_stays_provable(people: Invite) -> None:
    ana = people("Ana")
    record = bring(ana, called("\x1b[31mBru\u202eno\u2066\x00\n"))
    found = ana.look(f"/api/records/{record}/summary")
    assert found["players"] == ["[31mBru no"]
    assert ana.look(f"/api/records/{record}/proof")["moves"] > 0
    downloaded = records.decode(ana.http.get(f"/api/records/{record}").content)
    assert records.verify(GAMES, downloaded) > 0
    assert downloaded.players == ("[31mBru no",)


def test_of_a_name_of_control_signs_the_seat_is_left(people: Invite) -> None:
    assert verified(called("\u202e\x07")).players == ("1",)


# ── Whose it is ───────────────────────────────────────────────────────────────────────────────────


def test_an_import_says_who_brought_it_and_opens_to_nobody_else(people: Invite) -> None:
    ana, bruno, stranger = people("Ana"), people("Bruno"), people(None)
    record = bring(ana, called("Bruno"))
    origin = ana.look(f"/api/records/{record}/summary")["imported"]
    assert origin["by"] == "Ana"
    assert origin["at"] > 1_700_000_000_000
    for guest in (bruno, stranger):
        for route in ("", "/summary", "/moves/0", "/proof", "/photo/0.png"):
            guest.look(f"/api/records/{record}{route}", 404)
    key = ana.post(f"/api/records/{record}/share")["link"].partition("#")[2]
    stranger.http.post(f"/api/records/{record}/open", json={"key": key}).raise_for_status()
    assert stranger.look(f"/api/records/{record}/summary")["imported"]["by"] == "Ana"


def test_the_names_in_an_import_are_nobodys_here(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    record = bring(ana, called("Bruno"))
    for guest in (ana, bruno):
        for asker in (ana, bruno):
            assert record not in [each["id"] for each in asker.look(f"/api/profiles/{guest.id}")["finished"]]
        assert record not in [each["id"] for each in guest.look("/api/mine")]


def test_an_import_can_be_removed_by_its_importer_only(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    record = bring(ana, called("Bruno"))
    assert [each["id"] for each in ana.look("/api/records")] == [record]
    assert bruno.look("/api/records") == []
    assert bruno.http.delete(f"/api/records/{record}").status_code == 404
    key = ana.post(f"/api/records/{record}/share")["link"].partition("#")[2]
    bruno.http.post(f"/api/records/{record}/open", json={"key": key}).raise_for_status()
    assert bruno.http.delete(f"/api/records/{record}").json()["reason"]["key"] == "record-not-yours"
    assert ana.http.delete(f"/api/records/{record}").is_success
    ana.look(f"/api/records/{record}", 404)
    assert ana.look("/api/records") == []


def test_a_game_that_was_played_here_is_not_removed(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue")
    ana.ask(table, "sit", name="Bruno")
    ana.ask(table, "concede", seat=0)
    assert ana.http.delete(f"/api/records/{table}").json()["reason"]["key"] == "record-not-imported"


def test_only_so_many_imports_are_kept(people: Invite) -> None:
    ana, body = people("Ana"), called("Bruno")
    for _ in range(MOST_IMPORTS):
        record = bring(ana, body)
    answer = ana.http.post("/api/records", content=body)
    assert answer.json()["reason"]["key"] == "record-imports-full"
    assert str(MOST_IMPORTS) in answer.json()["detail"]
    assert ana.http.delete(f"/api/records/{record}").is_success
    bring(ana, body)
