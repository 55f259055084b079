"""Held against exhaustion: what one person, one address and a hundred addresses may have of the house."""

import asyncio
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serao.server.base.background import Asking, Background
from serao.server.base.config import Limits
from serao.server.base.problems import TooMany
from serao.server.base.rate_limits import RateLimits, Spent
from serao.server.tables.many_tables import LATELY
from tests.patience import PATIENCE
from tests.server.conftest import Build
from tests.server.house import Guest, Server, until
from tests.server.limited import LAMPLIGHT, MANY, QUICK, USUAL, behind_proxy, guest


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Closes the connections of everybody who came."""
    with ExitStack() as stack:
        yield stack


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
