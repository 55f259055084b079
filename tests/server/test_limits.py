"""Held against exhaustion: what one person, one address and a hundred addresses may have of the house."""

import asyncio
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from litestar import Request
from sqlalchemy import Connection

from serao.server.base.background import Asking, Background
from serao.server.base.config import NO_LIMITS, Config, Limits
from serao.server.base.problems import TooMany
from serao.server.base.rate_limits import RateLimits, Spent
from serao.server.services import Services, make_services
from serao.server.tables import table_routes
from serao.server.tables.many_tables import LATELY
from serao.server.tables.table_routes import setup_and_log
from serao.storage.persons import Person
from tests.patience import PATIENCE
from tests.server.conftest import Build
from tests.server.house import Guest, Line, Server, until
from tests.server.tables.test_registry import two_rooms

USUAL = Limits()
LAMPLIGHT = "a long evening by lamplight"
MANY = msgspec.to_builtins(NO_LIMITS)
QUICK = {"requests": (10**9, 1e9)}  # what is counted here is not the requests


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Closes the connections of everybody who came."""
    with ExitStack() as stack:
        yield stack


def behind_proxy(build: Build, **limits: Any) -> Server:
    """A house behind a proxy on this machine, so that its guests come from any address."""
    return build(proxies=["127.0.0.1"], limits=limits)


def guest(stack: ExitStack, server: Server, name: str, address: str) -> Guest:
    """A guest from an address."""
    return Guest(stack, server, name, **{"x-forwarded-for": address})


def opened(host: Guest, **setup: Any) -> int:
    """Try to open a public table; the status of the answer."""
    return host.http.post("/api/tables", json={"game": "photograph", "seats": 2, "public": True} | setup).status_code


def lobby(asker: Guest) -> set[str]:
    """The tables in the lobby."""
    return {line["id"] for line in asker.look("/api/lobby")}


# ── The lobby ─────────────────────────────────────────────────────────────────────────────────────


def test_the_fastest_maker_does_not_push_anybodys_table_out_of_the_lobby(build: Build, stack: ExitStack) -> None:
    """110 tables of several guests from one address, without any limit on them: Bruno's is still there."""
    house = behind_proxy(build, **MANY)
    bruno = guest(stack, house, "Bruno", "192.0.2.1")
    table = bruno.open("photograph", 2, public=True)
    for number in range(22):
        maker = guest(stack, house, f"Maker {number}", "192.0.2.66")
        assert [opened(maker) for _ in range(5)] == [201] * 5
    assert table in lobby(bruno)
    assert len(lobby(bruno)) == 11  # and ten of that address


def test_one_address_with_many_guests_opens_no_more_than_its_share(build: Build, stack: ExitStack) -> None:
    house = behind_proxy(build, **QUICK)
    bruno = guest(stack, house, "Bruno", "192.0.2.1")
    makers = [guest(stack, house, f"Maker {number}", "192.0.2.66") for number in range(12)]
    answers = [opened(maker) for maker in makers for _ in range(10)]
    assert answers[:10] == [201] * 5 + [429] * 5
    assert answers.count(201) <= USUAL.address_gathering
    assert opened(bruno) == 201


def test_whoever_has_many_tables_that_wait_is_told_so(build: Build, stack: ExitStack) -> None:
    house = build(limits=QUICK | {"person_gathering": 2})
    ana = Guest(stack, house, "Ana")
    assert [opened(ana), opened(ana)] == [201, 201]
    refused = ana.http.post("/api/tables", json={"game": "photograph", "seats": 2, "public": True})
    assert (refused.status_code, refused.json()["reason"]["key"]) == (429, "server-tables-gathering")
    assert int(refused.headers["retry-after"]) >= 1
    assert opened(ana, public=False) == 201  # by invitation


def test_a_host_has_only_so_many_tables_whose_games_are_not_over_public_or_not(build: Build, stack: ExitStack) -> None:
    house = build(limits=QUICK | {"person_tables": 3})
    ana, bruno = Guest(stack, house, "Ana"), Guest(stack, house, "Bruno")
    assert [opened(ana, public=False) for _ in range(2)] == [201] * 2
    table = ana.open("photograph", 2, sit=True, bots={"1": "random"})  # begun, since everybody is there
    refused = ana.http.post("/api/tables", json={"game": "photograph", "seats": 2})
    assert (refused.status_code, refused.json()["reason"]["key"]) == (429, "server-tables-unfinished")
    assert opened(bruno, public=False) == 201
    ana.sit(table).ask("concede", seat=0)
    until(lambda: opened(ana, public=False) == 201, "the game to be over")


def test_games_that_were_given_up_long_ago_keep_nobody_from_the_next_one(build: Build, stack: ExitStack) -> None:
    house = build(limits=QUICK | {"person_tables": 1})
    ana = Guest(stack, house, "Ana")
    assert [opened(ana, public=False) for _ in range(2)] == [201, 429]
    with closing(sqlite3.connect(house.folder / "server0.db")) as database, database:
        database.execute("UPDATE matches SET created_at = created_at - ?", (LATELY,))
    assert opened(ana, public=False) == 201


def test_a_large_table_counts_as_many_and_what_is_owed_takes_its_time() -> None:
    limits = RateLimits(USUAL)
    limits.open_table("ana", "192.0.2.1", False, 2000)
    assert limits.left("tables", "ana") == 0
    assert 100 < limits.wait("tables", "ana") <= 110  # until one more: 21 are owed, one comes in five seconds
    with pytest.raises(TooMany):
        limits.open_table("ana", "192.0.2.1", False, 2)
    for _ in range(20):
        limits.open_table("bruno", "192.0.2.2", False, 2)
    with pytest.raises(TooMany):
        limits.open_table("bruno", "192.0.2.2", False, 2)
    limits.open_table("chloe", "192.0.2.3", False, 49)
    with pytest.raises(TooMany):  # only whoever has opened none for a while
        limits.open_table("chloe", "192.0.2.3", False, 2000)


# ── Chat ──────────────────────────────────────────────────────────────────────────────────────────


def said(who: Guest, table: str, text: str) -> int:
    """Say something; the status of the answer."""
    body = {"type": "say", "id": text, "text": text}
    return who.http.post(f"/api/tables/{table}/commands", json=body).status_code


def said_often(who: Guest, table: str, times: int) -> int:
    """Say many things; how many of them were heard."""
    return sum(said(who, table, f"{table} {number}") == 200 for number in range(times))


def test_chat_is_limited_per_person_over_all_tables_and_per_address(build: Build, stack: ExitStack) -> None:
    slow = {"said": (5, 0.001), "said_by_spectator": (3, 0.001), "said_by_person": (8, 0.001)}
    house = behind_proxy(build, **QUICK | slow | {"said_from_address": (10, 0.001)})
    ana, bruno = guest(stack, house, "Ana", "192.0.2.1"), guest(stack, house, "Bruno", "192.0.2.2")
    one, other = (ana.open("photograph", 2, public=True) for _ in range(2))
    assert said_often(bruno, one, 9) == 3  # he only looks on
    assert said_often(ana, one, 9) == 5
    assert said_often(ana, other, 9) == 3  # eight, at all tables together
    chloe = guest(stack, house, "Chloé", "192.0.2.1")
    assert said_often(chloe, one, 9) == 2  # ten, from this address


def test_nobody_repeats_a_line(build: Build, stack: ExitStack) -> None:
    house = build()
    ana, bruno = Guest(stack, house, "Ana"), Guest(stack, house, "Bruno")
    table = ana.open("photograph", 2, public=True)
    bruno.ask(table, "sit")
    ana.ask(table, "say", text="good evening")
    assert ana.ask(table, "say", 409, text=" good evening ")["reason"]["key"] == "table-said-already"
    bruno.ask(table, "say", text="good evening")
    ana.ask(table, "say", text="what a deal")
    ana.ask(table, "say", text="good evening")


# ── Passwords ─────────────────────────────────────────────────────────────────────────────────────


def sign_in(who: Guest, name: str, password: str) -> tuple[int, str]:
    """Try to sign in; the status of the answer, and the reason why not."""
    answer = who.http.post("/api/login", json={"name": name, "password": password})
    return answer.status_code, answer.json().get("reason", {}).get("key", "")


def test_a_password_is_guessed_so_often_from_a_hundred_addresses_and_its_owner_still_comes_in(
    build: Build, stack: ExitStack
) -> None:
    house = behind_proxy(build, **QUICK | {"guesses": (5, 0.0001)})
    ana = guest(stack, house, "Ana", "192.0.2.200")
    ana.post("/api/session/claim", name="Ana", password=LAMPLIGHT)
    browser = Guest(stack, house, None, **{"x-forwarded-for": "192.0.2.201"})
    assert sign_in(browser, "Ana", LAMPLIGHT) == (201, "")
    assert browser.http.delete("/api/session").status_code == 200  # what remains says only that Ana was here
    for name in ("Ana", "Nobody"):  # whom they do not know
        strangers = [Guest(stack, house, None, **{"x-forwarded-for": f"192.0.2.{each}"}) for each in range(100)]
        answers = [sign_in(each, name, "a guess of mine") for each in strangers]
        looked_at = 4 if name == "Ana" else 5
        assert answers[:looked_at] == [(401, "people-login-wrong")] * looked_at
        assert set(answers[looked_at:]) == {(429, "people-password-wait")}
    assert sign_in(strangers[0], "  ANA ", LAMPLIGHT)[0] == 429  # the same name, and nobody learns that it was right
    assert sign_in(browser, "Ana", LAMPLIGHT) == (201, "")


def test_a_mark_of_another_person_or_a_forged_one_is_worth_nothing(build: Build, stack: ExitStack) -> None:
    house = behind_proxy(build, **QUICK | {"guesses": (2, 0.0001)})
    for name in ("Ana", "Bruno"):
        guest(stack, house, name, "192.0.2.1").post("/api/session/claim", name=name, password=LAMPLIGHT)
    bruno, ana = (Guest(stack, house, None) for _ in range(2))
    assert sign_in(bruno, "Bruno", LAMPLIGHT)[0] == sign_in(ana, "Ana", LAMPLIGHT)[0] == 201
    (mark,) = [cookie.name for cookie in ana.http.cookies.jar if "known" in cookie.name]
    (other,) = [cookie.value for cookie in bruno.http.cookies.jar if "known" in cookie.name]
    thief = Guest(stack, house, None)
    assert sign_in(thief, "Ana", "a guess of mine")[0] == 401
    for forged in (other, "", ".", "1a.2b", "é.é"):
        answer = thief.http.post(
            "/api/login",
            json={"name": "Ana", "password": LAMPLIGHT},
            headers=[(b"cookie", f"{mark}={forged}".encode())],
        )
        assert answer.status_code == 429
    assert sign_in(ana, "Ana", LAMPLIGHT)[0] == 201


# ── A hundred addresses ───────────────────────────────────────────────────────────────────────────


def test_a_hundred_addresses_share_what_the_house_has_and_members_come_first(build: Build, stack: ExitStack) -> None:
    slow = {"house_guests": (20, 0.0001), "house_tables": (8, 0.0001)}
    house = behind_proxy(build, **QUICK | slow)
    ana = guest(stack, house, "Ana", "192.0.2.200")
    ana.post("/api/session/claim", name="Ana", password=LAMPLIGHT)
    came: list[Guest] = []
    for number in range(100):
        stranger = Guest(stack, house, None, **{"x-forwarded-for": f"192.0.2.{number}"})
        answer = stranger.http.post("/api/session", json={"name": f"Guest {number}", "token": True})
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) > 1
            continue
        stranger.http.headers["authorization"] = f"Bearer {answer.json()['token']}"
        came.append(stranger)
    assert len(came) == 19  # and Ana
    assert [opened(each) for each in came[:8]] == [201] * 6 + [429] * 2  # a quarter is for those with a claimed name
    assert [opened(ana), opened(ana), opened(ana)] == [201, 201, 429]


# ── Bodies, records, sockets, previews ────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("path", "kilobytes"), [("/api/session", 65), ("/api/tables", 65), ("/api/records", 2049)])
def test_a_body_larger_than_its_route_needs_is_not_waited_for(
    server: Server, stack: ExitStack, path: str, kilobytes: int
) -> None:
    ana = Guest(stack, server, "Ana")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {ana.token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {kilobytes * 1024}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(head.encode())
        assert connection.recv(65536).startswith(b"HTTP/1.1 413 ")


def test_imported_records_are_counted_by_number_and_by_bytes(build: Build, stack: ExitStack) -> None:
    house = behind_proxy(build, **QUICK | {"imports": (3, 0.0001), "import_bytes": (10_000, 0.0001)})
    ana, bruno = guest(stack, house, "Ana", "192.0.2.1"), guest(stack, house, "Bruno", "192.0.2.2")
    assert [ana.http.post("/api/records", content=b"{}").status_code for _ in range(5)] == [400] * 3 + [429] * 2
    assert [bruno.http.post("/api/records", content=b" " * 6000).status_code for _ in range(2)] == [400, 429]


def test_a_person_has_only_so_many_sockets(build: Build, stack: ExitStack) -> None:
    ana = Guest(stack, build(limits=QUICK | {"person_sockets": 2}), "Ana")
    table = ana.open("photograph", 2, public=True)
    first, second, third = (ana.line(table) for _ in range(3))
    assert third.closed()[0] == 1008
    assert first.greet()["type"] == second.greet()["type"] == "sync"


def test_a_person_may_try_only_so_much(build: Build, stack: ExitStack) -> None:
    ana = Guest(stack, build(limits=QUICK | {"previews": (2, 0.0001)}), "Ana")
    line = ana.sit(ana.open("photograph", 2, bots={"1": "random"}))
    line.until_shown(lambda line: line.to_act() is not None)
    wish = {"type": "try", "seat": 0, "action": line.seats[0]["legal"][0]}
    answers = []
    for number in range(3):
        line.send(wish | {"id": f"try {number}"})
        answers.append(line.until(lambda heard: heard["type"] in ("tried", "denied"))["type"])
    assert answers == ["tried", "tried", "denied"]


def resync(line: Line, times: int) -> list[str]:
    """Ask for everything so often; the kinds of the answers."""
    for _ in range(times):
        line.send({"type": "resync"})
    return [line.next()["type"] for _ in range(times)]


def test_all_sockets_of_a_person_and_of_an_address_share_what_they_may_say(build: Build, stack: ExitStack) -> None:
    slow = {"person_messages": (10, 0.0001), "address_messages": (16, 0.0001)}
    house = behind_proxy(build, **QUICK | {"messages": (10**9, 1e9)} | slow)
    ana, bruno, chloe = (
        guest(stack, house, name, f"192.0.2.{end}") for name, end in (("Ana", 1), ("Bruno", 1), ("Chloé", 2))
    )
    table = ana.open("photograph", 2, public=True)
    lines = [ana.sit(table) for _ in range(3)]  # each has said hello
    heard = [kind for line in lines for kind in resync(line, 3)]
    assert heard == ["sync"] * 7 + ["denied"] * 2
    say = {"type": "say", "id": "hello", "text": "good evening"}
    assert ana.http.post(f"/api/tables/{table}/commands", json=say).status_code == 429
    assert resync(bruno.sit(table), 7) == ["sync"] * 5 + ["denied"] * 2  # with his hello, 16 from this address
    assert resync(chloe.sit(table), 7) == ["sync"] * 7


def test_a_person_may_be_refused_only_so_many_actions(build: Build, stack: ExitStack) -> None:
    ana = Guest(stack, build(limits=QUICK | {"refusals": (3, 0.0001)}), "Ana")
    line = ana.sit(ana.open("picture_perfect", 2))
    line.ask("sit", name="Bia")
    line.until_shown(lambda line: line.to_act() is not None)
    luck = Random(1)
    assert all(line.choose(luck) for _ in range(9))  # what is allowed is not counted
    seat = line.to_act()
    assert seat is not None
    refused = [
        line.denied("play", seat=seat, action=nonsense) for nonsense in ("nonsense", {"type": "no"}, "take99+98")
    ]
    assert "server-too-fast" not in refused
    assert line.denied("play", seat=seat, action="nonsense") == "server-too-fast"
    line.ask("say", text="everything else goes on")


def test_nobody_fills_a_log_without_end_and_who_has_may_still_leave(build: Build, stack: ExitStack) -> None:
    """Chairs taken and left, again and again: two entries each time. The house is started anew meanwhile."""
    house = build(limits=QUICK | {"table_entries": 6})
    ana, bruno = Guest(stack, house, "Ana"), Guest(stack, house, "Bruno")
    table = ana.open("photograph", 3, public=True)
    for _ in range(2):
        bruno.ask(table, "sit")
        bruno.ask(table, "stand", seat=1)
    bruno.ask(table, "sit")
    house.kill()
    house.start()
    bruno.ask(table, "say", text="one more")
    assert bruno.ask(table, "say", 409, text="and another")["reason"]["key"] == "table-log-full"
    bruno.ask(table, "stand", seat=1)
    assert bruno.ask(table, "sit", 409)["reason"]["key"] == "table-log-full"
    ana.ask(table, "say", text="mine has only begun")


def test_who_holds_more_chairs_may_write_more(build: Build, stack: ExitStack) -> None:
    ana = Guest(stack, build(limits=QUICK | {"table_entries": 3}), "Ana")
    table = ana.open("photograph", 2)
    ana.ask(table, "sit", name="Bia")
    for text in ("one", "two", "three", "four"):
        ana.ask(table, "say", text=text)
    assert ana.ask(table, "say", 409, text="five")["reason"]["key"] == "table-log-full"
    ana.ask(table, "concede", seat=0)


def test_an_address_waits_for_only_so_many_replays() -> None:
    async def story() -> None:
        background, done = Background(Limits(replays=2)), threading.Event()
        running = [asyncio.create_task(background.replay("one", done.wait, 60)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await background.replay("one", done.wait)
        other = asyncio.create_task(background.replay("other", done.wait, 60))
        assert await background.run(Asking("one"), lambda: "signed in") == "signed in"  # one place is never a replay's
        done.set()
        assert await asyncio.gather(*running, other) == [True] * 3

    asyncio.run(story())


def test_an_address_has_only_so_many_games_told_at_once_and_no_log_is_read_before_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """200 requests for a told game at once: all but a few are refused, while nobody's log is read."""
    read = list[str]()

    def counted(connection: Connection, match: str) -> Any:
        read.append(match)
        return setup_and_log(connection, match)

    async def ask(services: Services, match: str) -> object:
        told = cast(Any, table_routes.told).fn
        scope = {"type": "http", "client": ("192.0.2.66", 1), "headers": [], "method": "GET", "path": "/"}
        return await told(request=Request(cast(Any, scope)), services=services, match=match)

    async def story() -> list[object]:
        services = make_services(Config(database=str(tmp_path / "house.db")))
        one, _ = await two_rooms(services)
        person = partial(person_of, one.table.host)
        monkeypatch.setattr(table_routes, "person_asking", person)
        async with services.background.replay_turn("192.0.2.1"):  # somebody else's is being told
            asked = [asyncio.create_task(ask(services, one.match)) for _ in range(200)]
            async with asyncio.timeout(PATIENCE):
                while sum(each.done() for each in asked) < 200 - USUAL.replays:
                    await asyncio.sleep(0)
            assert read == []
        ended = await asyncio.gather(*asked, return_exceptions=True)
        services.close()
        return ended

    monkeypatch.setattr(table_routes, "setup_and_log", counted)
    ended = asyncio.run(story())
    assert sum(isinstance(each, TooMany) for each in ended) == 200 - USUAL.replays
    assert len(read) == USUAL.replays


async def person_of(host: str, request: Any, services: Any) -> Person:
    """Whoever asks is the host."""
    return Person(id=host, name="Ana", created_at=1)


# ── What is left ──────────────────────────────────────────────────────────────────────────────────


def test_a_bucket_tells_what_is_left_and_when_there_will_be_more() -> None:
    limits = RateLimits(Limits(tables=(2, 0.5)))
    told: list[Spent] = []
    limits.tell = told.append
    assert (limits.left("tables", "ana"), limits.wait("tables", "ana")) == (2, 0.0)
    limits.spend("tables", "ana")
    limits.spend("tables", "ana")
    assert limits.left("tables", "ana") == 0
    with pytest.raises(TooMany) as refused:
        limits.spend("tables", "ana")
    assert 1.0 < refused.value.wait <= 2.0
    assert told == [Spent("tables", "ana", 1.0)] * 2


def test_what_another_process_says_gives_nobody_more() -> None:
    limits = RateLimits(Limits(tables=(2, 0.0001)))
    for spent in (Spent("tables", "ana", -5.0), Spent("nothing", "ana", 1.0), Spent("previews", "ana", 1.0)):
        limits.hear(spent)
    assert limits.left("tables", "ana") == 2
    limits.hear(Spent("tables", "ana", 1.0))
    assert limits.left("tables", "ana") == 1


def test_the_page_on_security_has_every_limit_with_its_number() -> None:
    page = Path(__file__).parents[2] / "docs" / "security.md"
    rows = {cells[1]: cells[3] for line in page.read_text().splitlines() if len(cells := line.split("|")) == 5}
    for name, value in msgspec.structs.asdict(USUAL).items():
        numbers = value if isinstance(value, tuple) else (value,)
        assert rows[f" `{name}` "].strip() == ", ".join(
            f"{number:,g}" if number < 1e6 else f"{number:,}" for number in numbers
        )
