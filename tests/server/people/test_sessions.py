"""Where one is signed in, and how that ends."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import msgspec

from serao.server.base.config import NO_LIMITS
from tests.server.conftest import Build
from tests.server.house import Guest
from tests.server.people.claims import GAME, PASSWORD, Come, ask, claim, key_of


def test_sessions_are_listed_without_their_tokens(come: Come) -> None:
    ana = come("Ana")
    token = ana.post("/api/tokens", 201)["token"]
    listed = ana.http.get("/api/sessions")
    assert [(line["kind"], line["current"]) for line in listed.json()] in (
        [("browser", True), ("bot", False)],
        [("bot", False), ("browser", True)],
    )
    assert token not in listed.text
    assert ana.token not in listed.text
    assert all(line["created_at"] <= line["seen_at"] for line in listed.json())


def test_signing_out_everywhere_else_reaches_open_connections(come: Come) -> None:
    ana, bot = come("Ana"), come()
    table = ana.open(GAME)
    bot.be(ana.post("/api/tokens")["token"])
    bot.enter(table, ana.invite)
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
    limits = msgspec.to_builtins(NO_LIMITS) | {"newcomers": [3, 0.001]}
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
