"""Tables in the hands of those in charge: closed in any phase, handed over, people made to stand up."""

import sqlite3
from contextlib import closing

from tests.server.house import Guest, until
from tests.server.in_charge.conftest import database_of, house_command
from tests.server.people.claims import GAME, Come


def test_a_table_is_closed_in_mid_game_and_nothing_is_rated(come: Come, owner: Guest) -> None:
    davi, chloe = come("Davi"), come("Chloé")
    table = davi.open(GAME, public=True)
    line, other = davi.sit(table, language="en"), chloe.sit(table)
    other.ask("sit")
    line.until_shown(lambda shown: shown.phase == "playing")
    owner.post(f"/api/house/tables/{table}/close", why="late")
    for each in (line, other):
        each.until_shown(lambda shown: shown.phase == "over")
        assert each.table["closed"]
        assert each.table["ended"] is None
    assert "Those who run the house have closed this table." in [
        told["text"] for heard in line.heard for told in heard.get("told", ())
    ]
    seat = line.seats[line.mine[0]]
    assert line.denied("play", seat=line.mine[0], action=seat["legal"][0] if seat["legal"] else "x")
    davi.look(f"/api/records/{table}", 404)
    assert davi.look(f"/api/profiles/{davi.id}")["ratings"] == []
    assert owner.post(f"/api/house/tables/{table}/close", 409)["reason"]["key"] == "house-table-over"
    assert davi.post(f"/api/tables/{table}/rematch")["id"], "the company may begin anew"
    assert [each["act"] for each in owner.look("/api/house/log") if each["table"] == table] == ["close"]


def test_a_table_is_closed_while_people_gather(come: Come, moderator: Guest) -> None:
    davi = come("Davi")
    table = davi.open(GAME, public=True)
    line = davi.sit(table)
    moderator.post(f"/api/house/tables/{table}/close")
    line.until_shown(lambda shown: shown.phase == "over")
    assert table not in [each["id"] for each in davi.look("/api/lobby")]
    assert table not in [each["id"] for each in moderator.look("/api/house/tables")]
    assert line.denied("sit") == "table-started"


def test_a_table_gets_another_host(come: Come, owner: Guest) -> None:
    davi, chloe = come("Davi"), come("Chloé")
    table = davi.open(GAME, 3, public=True, start="host")
    line = chloe.sit(table)
    address = f"/api/house/tables/{table}/host"
    assert owner.post(address, 409, person=chloe.id)["reason"]["key"] == "house-not-seated"
    line.ask("sit")
    assert line.denied("start") == "table-host-only"
    until(lambda: chloe.id in people_of(owner, table), "the chair to be known")
    owner.post(address, person=chloe.id)
    line.until_shown(lambda shown: shown.table["host"] == chloe.id)
    assert line.ask("seat-bot", seat=2)
    assert davi.ask(table, "start", 409)["reason"]["key"] == "table-host-only"
    shown = next(each for each in owner.look("/api/house/tables") if each["id"] == table)
    assert shown["host"] == {"id": chloe.id, "name": "Chloé", "kind": "guest"}
    assert owner.post(address, 409, person=chloe.id)["reason"]["key"] == "house-host-already"


def people_of(owner: Guest, table: str) -> set[str]:
    """Who sits at a table, as those in charge see it."""
    return {
        person["id"] for each in owner.look("/api/house/tables") if each["id"] == table for person in each["people"]
    }


def test_somebody_is_made_to_stand_up(come: Come, moderator: Guest, owner: Guest) -> None:
    davi, chloe = come("Davi"), come("Chloé")
    table = chloe.open(GAME, 3, public=True)
    line = davi.sit(table)
    line.ask("sit")
    address = f"/api/house/tables/{table}/stand"
    moderator.post(address, person=davi.id, why="rude")
    line.until_shown(lambda shown: shown.mine == [])
    assert line.denied("sit") == "table-stood-up"
    assert moderator.post(address, 409, person=davi.id)["reason"]["key"] == "house-not-seated"
    lines = [each for each in owner.look("/api/house/log") if each["table"] == table]
    assert [(each["act"], each["by"], each["whom"], each["why"]) for each in lines] == [
        ("stand-up", "Bruno", "Davi", "rude")
    ]


def test_a_table_that_cannot_be_read_is_listed_with_the_reason_and_can_be_closed(come: Come, owner: Guest) -> None:
    davi = come("Davi")
    table = davi.open(GAME, public=True)
    with closing(sqlite3.connect(database_of(davi.server))) as database, database:
        database.execute('UPDATE moves SET body = ? WHERE "match" = ?', (b"{", table))
        database.execute('INSERT INTO moves ("match", seq, at, body) VALUES (?, 1, 1, ?)', (table, b"{"))
    assert davi.ask(table, "sit", 409)["reason"]["key"] == "table-aside"
    first = owner.look("/api/house/tables")[0]
    assert first["id"] == table
    assert "DecodeError" in first["aside"]
    assert owner.look("/api/house/figures")["aside"] >= 1
    owner.post(f"/api/house/tables/{table}/close")
    assert table not in [each["id"] for each in owner.look("/api/house/tables")]


def test_the_command_line_hands_over_while_the_house_runs(come: Come, owner: Guest) -> None:
    davi, chloe = come("Davi"), come("Chloé")
    table = davi.open(GAME, 3, public=True)
    line = chloe.sit(table)
    line.ask("sit")
    until(lambda: chloe.id in people_of(owner, table), "the chair to be known")
    house_command(davi.server, "hand-over", table, chloe.id)
    line.until_shown(lambda shown: shown.table["host"] == chloe.id)
