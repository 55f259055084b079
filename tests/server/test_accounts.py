"""Accounts when wanted: a name of one's own, ways to come back, profiles, friends; none of it shown to strangers."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import argon2
import httpx
import msgspec
import pytest

from serao.server import passwords
from serao.server.config import UNLIMITED
from serao.server.identity import token_hash
from tests.server.conftest import Build
from tests.server.house import Guest, Server

PASSWORD = "um bom serão"
GAME = "fairy_tile"

Come = Callable[..., Guest]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for these tests alone: in it names are claimed."""
    folder = tmp_path_factory.mktemp("accounts")
    server = Server(folder, "accounts", str(folder / "house.db")).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def come(house: Server) -> Iterator[Come]:
    """Brings somebody in."""
    with ExitStack() as stack:

        def coming(name: str | None = None, at: Server = house) -> Guest:
            return Guest(stack, at, name)

        yield coming


def claim(guest: Guest, name: str, status: int = 200, **more: str) -> Any:
    """Claim a name."""
    return guest.post("/api/session/claim", status, **{"name": name, "password": PASSWORD} | more)


def ask(guest: Guest, method: str, path: str, status: int = 0, **body: Any) -> Any:
    """Any request; the answer."""
    response = guest.http.request(method, path, json=body or None)
    assert response.status_code == status if status else response.is_success, response.text
    return response.json() if response.content else None


def key_of(link: str) -> str:
    """The key of a personal link."""
    before, _, key = link.partition("/me#")
    assert before.startswith("http")
    return key


# ── A name of one's own ───────────────────────────────────────────────────────────────────────────


def test_a_guest_keeps_its_games_under_a_claimed_name(come: Come) -> None:
    ana = come("Ana")
    table = ana.open(GAME)
    assert claim(ana, "Ana Maria") == {"id": ana.id, "name": "Ana Maria", "claimed": True, "token": None}

    elsewhere = come()
    me = elsewhere.post("/api/login", 201, name="  ANA   maria ", password=PASSWORD)
    assert me == {"id": ana.id, "name": "Ana Maria", "claimed": True, "token": None}
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
    assert line.ask("sit", name="Rosa")
    mine = owner.open("photograph", 2)
    assert owner.ask(mine, "sit", name="Dona Rosa")


def test_a_session_says_when_it_was_last_used(come: Come, house: Server) -> None:
    ana = come("Ana")
    path, hash_of_it = str(house.folder / "house.db"), token_hash(ana.token)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE sessions SET seen_at = 7 WHERE token = ?", (hash_of_it,))
    ana.look("/api/session")
    with closing(sqlite3.connect(path)) as database:
        (seen,) = database.execute("SELECT seen_at FROM sessions WHERE token = ?", (hash_of_it,)).fetchone()
    assert seen > 7


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


def test_a_newer_link_closes_the_older_and_none_closes_all(come: Come) -> None:
    ana = come("Ana")
    old = key_of(ana.post("/api/session/link")["link"])
    new = key_of(ana.post("/api/session/link")["link"])
    come().post("/api/login/link", 401, key=old)
    come().post("/api/login/link", 201, key=new)
    ask(ana, "DELETE", "/api/session/link", 204)
    come().post("/api/login/link", 401, key=new)
    come().post("/api/login/link", 401, key="")


# ── Where one is signed in ────────────────────────────────────────────────────────────────────────


def test_sessions_are_listed_without_their_tokens(come: Come) -> None:
    ana = come("Ana")
    token = ana.post("/api/tokens", 201)["token"]
    listed = ana.http.get("/api/sessions")
    assert [(line["kind"], line["current"]) for line in listed.json()] in (
        [("bot", True), ("bot", False)],
        [("bot", False), ("bot", True)],
    )
    assert token not in listed.text
    assert ana.token not in listed.text
    assert all(line["created_at"] <= line["seen_at"] for line in listed.json())


def test_signing_out_everywhere_else_reaches_open_connections(come: Come) -> None:
    ana, bot = come("Ana"), come()
    table = ana.open(GAME)
    token = ana.post("/api/tokens")["token"]
    bot.headers["authorization"] = f"Bearer {token}"
    line, own = bot.sit(table), ana.sit(table)

    ask(ana, "DELETE", "/api/sessions", 204)
    assert line.closed() == (4401, "signed-out")
    assert line.heard[-1]["why"] == "signed-out"
    assert own.ask("say", text="I am still here"), "who asked for it stays"
    answer = httpx.get(f"{ana.server.url}/api/session", headers=bot.headers)
    assert answer.status_code == 401
    assert [each["current"] for each in ana.look("/api/sessions")] == [True]


def test_who_signs_out_is_signed_out_of_every_table(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    table = ana.open(GAME, public=True)
    lines, other = [ana.sit(table) for _ in range(2)], bruno.sit(table)
    ask(ana, "DELETE", "/api/session", 200)
    assert [line.closed() for line in lines] == [(4401, "signed-out")] * 2
    assert other.ask("sit"), "others are not disturbed"


def test_another_password_closes_what_was_opened_with_the_old_one(come: Come) -> None:
    first = come("Gloria")
    claim(first, "Gloria Alves")
    table = first.open(GAME)
    line = first.sit(table)
    second = come()
    second.post("/api/login", name="Gloria Alves", password=PASSWORD)
    claim(second, "Gloria Alves", password="another one", old=PASSWORD)
    assert line.closed() == (4401, "signed-out")


def test_sessions_ended_through_another_process_are_noticed(build: Build, tmp_path: Path) -> None:
    database = str(tmp_path / "shared.db")
    one, other = (build(database=database, sweep_seconds=0.2) for _ in range(2))
    with ExitStack() as stack:
        ana, bruno = Guest(stack, one, "Ana"), Guest(stack, one, "Bruno")
        table = ana.open(GAME, public=True)
        line, looking = ana.sit(table), bruno.sit(table)
        ask(ana.at(other), "DELETE", "/api/session", 200)
        assert line.closed() == (4401, "signed-out")
        assert looking.ask("say", text="Good night!")


def test_guessing_is_slowed_down(build: Build) -> None:
    limits = msgspec.to_builtins(UNLIMITED) | {"newcomers": [3, 0.001]}
    server = build(limits=limits)
    with httpx.Client(base_url=server.url) as stranger:
        answers = [stranger.post("/api/login", json={"name": "Ana", "password": "guess"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
        assert stranger.post("/api/login/link", json={"key": "guess"}).status_code == 429


def test_no_secret_is_kept_or_logged(build: Build, tmp_path: Path) -> None:
    server = build(database=str(tmp_path / "kept.db"))
    with ExitStack() as stack:
        ana = Guest(stack, server, "Ana")
        claim(ana, "Ana")
        key = key_of(ana.post("/api/session/link")["link"])
        secrets = [PASSWORD, key, ana.token, ana.post("/api/tokens")["token"]]
        ana.post("/api/login", name="Ana", password=PASSWORD)
        ana.post("/api/login", 401, name="Ana", password="a wrong one")
    server.stop()
    with closing(sqlite3.connect(tmp_path / "kept.db")) as kept:
        stored = kept.execute("SELECT password FROM persons").fetchone()[0]
    assert stored.startswith("$argon2id$")
    data = b"".join(file.read_bytes() for file in tmp_path.glob("kept.db*"))
    for secret in [*secrets, "a wrong one"]:
        assert secret.encode() not in data
        assert secret not in server.log()


# ── Profiles ──────────────────────────────────────────────────────────────────────────────────────


def finish(host: Guest, guest: Guest, **setup: Any) -> str:
    """A game between two, given up by the guest."""
    table = host.open(GAME, **setup)
    guest.enter(table, host.invite)
    guest.ask(table, "sit")
    guest.ask(table, "concede", seat=1)
    return table


def test_a_profile_shows_ratings_and_only_games_one_may_know_of(come: Come) -> None:
    ana, bruno, stranger = come("Ana"), come("Bruno"), come()
    public, private = finish(ana, bruno, public=True), finish(ana, bruno)

    profile = stranger.look(f"/api/profiles/{ana.id}")
    assert (profile["name"], profile["claimed"]) == ("Ana", False)
    assert [(each["game"], each["games"]) for each in profile["ratings"]] == [(GAME, 2)]
    assert [line["id"] for line in profile["finished"]] == [public]
    assert private not in json.dumps(profile)
    seen = [line["id"] for line in bruno.look(f"/api/profiles/{ana.id}")["finished"]]
    assert sorted(seen) == sorted([public, private])

    history = stranger.look(f"/api/profiles/{ana.id}/ratings/{GAME}")
    assert [step["match"] for step in history] == [public, None], "a private game counts, and is not named"
    assert history[-1]["points"] == profile["ratings"][0]["points"]
    assert [step["match"] for step in bruno.look(f"/api/profiles/{ana.id}/ratings/{GAME}")] == [public, private]


def test_one_who_only_looked_on_has_not_played(come: Come) -> None:
    ana, bruno, chloe = come("Ana"), come("Bruno"), come("Chloé")
    table = ana.open(GAME, public=True)
    bruno.enter(table, ana.invite)
    chloe.enter(table, ana.invite)
    bruno.ask(table, "sit")
    bruno.ask(table, "concede", seat=1)
    assert chloe.look(f"/api/profiles/{chloe.id}")["finished"] == []
    assert chloe.look(f"/api/profiles/{chloe.id}")["ratings"] == []


def test_unknown_people_and_games(come: Come) -> None:
    ana = come("Ana")
    assert ana.look("/api/profiles/nobody", 404)["reason"]["key"] == "people-unknown"
    ana.look(f"/api/profiles/{ana.id}/ratings/chess", 400)
    ana.look("/api/rankings/chess", 400)


def test_signs_that_a_database_does_not_take_are_the_askers_mistake(come: Come) -> None:
    ana = come("Ana")
    for path in ("/api/profiles/%00", "/api/profiles/a%00b/ratings/avenue", "/api/rankings/%00"):
        ana.look(path, 400)
    for method in ("PUT", "DELETE"):
        ask(ana, method, "/api/friends/%00", 400)
    ana.post("/api/login", 401, name="A\0na", password="guess")
    ask(ana, "DELETE", "/api/notices/push", 400, endpoint="https://\0")


def test_the_ranking_is_of_claimed_names_best_first(come: Come) -> None:
    ana, bruno, davi = come("Ana"), come("Bruno"), come("Davi")
    for loser in (bruno, davi):
        table = ana.open("avenue")
        loser.enter(table, ana.invite)
        loser.ask(table, "sit")
        loser.ask(table, "concede", seat=1)
    claim(bruno, "Bruno Segundo")
    claim(ana, "Ana Primeira")
    ranking = come().look("/api/rankings/avenue")
    assert [place["name"] for place in ranking] == ["Ana Primeira", "Bruno Segundo"]
    assert ranking[0]["points"] > ranking[1]["points"]
    assert ranking[0]["games"] == 2
    assert come().look("/api/rankings/photograph") == []


# ── Friends ───────────────────────────────────────────────────────────────────────────────────────


def test_friends_are_written_down_and_struck_out(come: Come) -> None:
    ana, bruno, chloe = come("Ana"), come("Bruno"), come("Chloé")
    for friend in (chloe, bruno, bruno):
        assert ask(ana, "PUT", f"/api/friends/{friend.id}", 200)["id"] == friend.id
    assert [friend["name"] for friend in ana.look("/api/friends")] == ["Bruno", "Chloé"]
    assert bruno.look("/api/friends") == []
    ask(ana, "DELETE", f"/api/friends/{bruno.id}", 204)
    assert [friend["name"] for friend in ana.look("/api/friends")] == ["Chloé"]
    assert ask(ana, "PUT", f"/api/friends/{ana.id}", 409)["reason"]["key"] == "people-own-friend"
    ask(ana, "PUT", "/api/friends/nobody", 404)
    come().look("/api/friends", 401)


def test_a_friends_private_table_does_not_leak(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    ask(ana, "PUT", f"/api/friends/{bruno.id}")
    public, private = bruno.open(GAME, public=True), bruno.open(GAME)
    answer = ana.http.get("/api/friends/tables")
    assert [line["id"] for line in answer.json()] == [public]
    assert private not in answer.text

    ana.enter(private, bruno.invite)
    assert sorted(line["id"] for line in ana.look("/api/friends/tables")) == sorted([public, private])


def test_friends_tables_are_those_where_they_sit_now(come: Come) -> None:
    ana, bruno, davi = come("Ana"), come("Bruno"), come("Davi")
    ask(ana, "PUT", f"/api/friends/{bruno.id}")
    over = bruno.open(GAME, public=True)
    davi.enter(over, bruno.invite)
    davi.ask(over, "sit")
    davi.ask(over, "concede", seat=1)
    looked_at = davi.open(GAME, public=True)
    bruno.enter(looked_at, davi.invite)
    assert ana.look("/api/friends/tables") == []
    bruno.ask(looked_at, "sit")
    assert [line["phase"] for line in ana.look("/api/friends/tables")] == ["playing"]
