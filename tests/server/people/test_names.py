"""A name of one's own, kept with a password or a personal link."""

import sqlite3
from contextlib import closing

import argon2
import httpx
import pytest

from serao.server.people import passwords
from serao.server.people.identity import HOUR, token_hash
from tests.server.house import Server
from tests.server.people.claims import GAME, PASSWORD, Come, ask, claim, key_of


def test_a_guest_keeps_its_games_under_a_claimed_name(come: Come) -> None:
    ana = come("Ana")
    table = ana.open(GAME)
    member = {"id": ana.id, "name": "Ana Maria", "claimed": True, "kind": "member", "token": None, "role": None}
    assert claim(ana, "Ana Maria") == member

    elsewhere = come()
    me = elsewhere.post("/api/login", 201, name="  ANA   maria ", password=PASSWORD)
    assert me == member
    assert [line["id"] for line in elsewhere.look("/api/mine")] == [table], "the new cookie is the same person"


def test_the_cookie_of_a_login_is_not_for_scripts(come: Come) -> None:
    claim(come("Bia"), "Bia")
    answer = come().http.post("/api/login", json={"name": "Bia", "password": PASSWORD})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_program_signs_in_for_a_token(come: Come) -> None:
    claim(come("Caio"), "Caio")
    answer = come().http.post("/api/login", json={"name": "Caio", "password": PASSWORD, "token": True})
    assert "set-cookie" not in answer.headers
    known = httpx.get(f"{come().server.url}/api/session", headers={"authorization": f"Bearer {answer.json()['token']}"})
    assert known.json()["name"] == "Caio"


def test_a_claimed_name_is_one_persons_only(come: Come) -> None:
    claim(come("guest"), "Dora Lima")
    another = come("guest")
    for spelt in ("Dora Lima", "dora lima", " DORA  LIMA ", "Ｄｏｒａ Lima"):
        assert claim(another, spelt, 409)["reason"]["key"] == "people-name-taken"
        assert another.post("/api/session", 409, name=spelt)["reason"]["key"] == "people-name-taken"
        assert ask(another, "PUT", "/api/session/name", 409, name=spelt)["reason"]["key"] == "people-name-taken"


def test_nobody_sits_down_under_a_name_that_another_has_claimed(come: Come) -> None:
    owner = come("guest")
    claim(owner, "Dona Rosa")
    another = come("Ana")
    table = another.open("photograph", 2)
    line = another.sit(table)
    assert another.ask(table, "sit", 409, name="dona  rosa")["reason"]["key"] == "people-name-taken"
    assert line.denied("sit", name="DONA ROSA") == "people-name-taken"
    for disguised in ("Dona Rosa\u200b", "\u202eDona Rosa", "Dona\u00adRosa", "Dona Rosa\0"):
        assert line.denied("sit", name=disguised) == "people-name-taken"
        assert another.ask(table, "sit", 409, name=disguised)["reason"]["key"] == "people-name-taken"
    assert line.ask("sit", name="Rosa")
    mine = owner.open("photograph", 2)
    assert owner.ask(mine, "sit", name="Dona Rosa")


def test_a_session_says_when_it_was_last_used(come: Come, house: Server) -> None:
    ana = come("Ana")
    path, hash_of_it = str(house.folder / "house.db"), token_hash(ana.token)
    with closing(sqlite3.connect(path)) as database, database:
        (before,) = database.execute("SELECT seen_at FROM sessions WHERE token = ?", (hash_of_it,)).fetchone()
        database.execute("UPDATE sessions SET seen_at = ? WHERE token = ?", (before - 2 * HOUR, hash_of_it))
    ana.look("/api/session")
    with closing(sqlite3.connect(path)) as database:
        (seen,) = database.execute("SELECT seen_at FROM sessions WHERE token = ?", (hash_of_it,)).fetchone()
    assert seen >= before


def test_the_owner_may_write_its_name_otherwise(come: Come) -> None:
    ana = come("guest")
    claim(ana, "Eduarda")
    assert ask(ana, "PUT", "/api/session/name", name="EDUARDA")["claimed"] is True


def test_another_password_needs_the_old_one_and_ends_other_sessions(come: Come) -> None:
    first = come("Flora")
    claim(first, "Flora")
    second = come()
    second.post("/api/login", name="Flora", password=PASSWORD)

    assert claim(second, "Flora", 409, password="another one")["reason"]["key"] == "people-old-password"
    assert claim(second, "Flora", 409, password="another one", old="wrong")["reason"]["key"] == "people-old-password"
    claim(second, "Flora", password="another one", old=PASSWORD)

    assert second.look("/api/session")["name"] == "Flora"
    first.look("/api/session", 401)
    come().post("/api/login", 401, name="Flora", password=PASSWORD)
    come().post("/api/login", 201, name="Flora", password="another one")


@pytest.mark.parametrize("password", ["", "seven 7", "x" * 129])
def test_passwords_have_a_sensible_length(come: Come, password: str) -> None:
    claim(come("Gil"), "Gil", 400, password=password)


def test_a_wrong_name_and_a_wrong_password_are_the_same(come: Come) -> None:
    claim(come("Hugo"), "Hugo")
    stranger = come()
    wrong = stranger.post("/api/login", 401, name="Hugo", password="wrong wrong")
    unknown = stranger.post("/api/login", 401, name="Nobody", password=PASSWORD)
    assert wrong == unknown
    assert wrong["reason"]["key"] == "people-login-wrong"


def test_a_name_nobody_has_costs_as_much_as_one_somebody_has() -> None:
    kept = passwords.hashed(PASSWORD)
    assert argon2.extract_parameters(kept) == argon2.extract_parameters(passwords.NOBODYS)
    assert argon2.extract_parameters(kept).type is argon2.Type.ID
    assert passwords.matches(kept, PASSWORD)
    assert not passwords.matches(kept, PASSWORD + " ")
    assert not passwords.matches(None, PASSWORD)


def test_only_who_is_known_claims(come: Come) -> None:
    stranger = come()
    claim(stranger, "Ines", 401)
    for method, path in [("POST", "/api/session/link"), ("POST", "/api/tokens"), ("GET", "/api/sessions")]:
        ask(stranger, method, path, 401)


def test_a_guest_who_signed_nothing_has_no_password(come: Come) -> None:
    come("Jonas")
    come().post("/api/login", 401, name="Jonas", password="")


# ── A personal link ───────────────────────────────────────────────────────────────────────────────


def test_a_personal_link_brings_one_back(come: Come) -> None:
    ana = come("Ana")
    key = key_of(ana.post("/api/session/link", 201)["link"])
    phone = come()
    assert phone.post("/api/login/link", 201, key=key)["id"] == ana.id
    assert phone.look("/api/session")["id"] == ana.id


def test_another_password_ends_a_personal_link(come: Come) -> None:
    ana = come("Ana")
    claim(ana, "Ana Lua")
    key = key_of(ana.post("/api/session/link")["link"])
    claim(ana, "Ana Lua", 409, password="another one", old="wrong")
    come().post("/api/login/link", 201, key=key)
    claim(ana, "Ana Lua", password="another one", old=PASSWORD)
    assert come().post("/api/login/link", 401, key=key)["reason"]["key"] == "people-link-wrong"
    again = key_of(ana.post("/api/session/link")["link"])
    assert come().post("/api/login/link", 201, key=again)["id"] == ana.id


def test_a_first_password_leaves_a_personal_link(come: Come) -> None:
    ana = come("Ana")
    key = key_of(ana.post("/api/session/link")["link"])
    claim(ana, "Ana Sol")
    assert come().post("/api/login/link", 201, key=key)["id"] == ana.id


def test_who_signs_out_everywhere_has_no_personal_link(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    key, other = (key_of(each.post("/api/session/link")["link"]) for each in (ana, bruno))
    ask(ana, "DELETE", "/api/sessions", 204)
    come().post("/api/login/link", 401, key=key)
    assert come().post("/api/login/link", 201, key=other)["id"] == bruno.id, "others are not disturbed"


def test_a_newer_link_closes_the_older_and_none_closes_all(come: Come) -> None:
    ana = come("Ana")
    old = key_of(ana.post("/api/session/link")["link"])
    new = key_of(ana.post("/api/session/link")["link"])
    come().post("/api/login/link", 401, key=old)
    come().post("/api/login/link", 201, key=new)
    ask(ana, "DELETE", "/api/session/link", 204)
    come().post("/api/login/link", 401, key=new)
    come().post("/api/login/link", 401, key="")
