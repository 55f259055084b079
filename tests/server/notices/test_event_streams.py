"""The event stream: everybody hears of everything that concerns them, in every process, and of nothing else."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.notices import event_routes
from serao.server.notices.event_stream import EventStream, StreamEvent
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services
from serao.storage import persons
from serao.storage.rows import Row
from serao.table.commands import Sit
from serao.table.decide import Who
from serao.table.setup import Setup
from tests.patience import PATIENCE
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, until
from tests.server.notices.listening import WAYS, Listening, Way, listening

TABLES = 3


def company(people: Invite, **more: Any) -> tuple[Guest, Guest]:
    """Two people."""
    return people("Ana", **more), people("Bruno", **more)


def sit_together(ana: Guest, bruno: Guest, game: str = "photograph") -> str:
    """A table at which both sit, dealt."""
    table = ana.open(game, 2)
    bruno.enter(table, ana.invite)
    bruno.ask(table, "sit")
    return table


def choose(guest: Guest, table: str, random: Random) -> None:
    """Act at a table, if it is still one's turn."""
    for seat in guest.look(f"/api/tables/{table}/view")["seats"]:
        if seat["legal"]:
            guest.ask(table, "play", seat=seat["seat"], action=random.choice(seat["legal"]))
            return


def play_by(stream: Listening, guest: Guest, tables: set[str]) -> None:
    """Play at these tables until all of them are over; only the stream says where there is something to do."""
    random, left = Random(guest.name), set(tables)
    while left:
        line = stream.read_to(lambda line: line["type"] in ("turn", "ended"))
        if line["type"] == "turn":
            choose(guest, line["table"], random)
        else:
            left.discard(line["table"])


def test_programs_play_several_tables_at_once_by_the_stream_alone(build: Build, people: Invite) -> None:
    """Two processes that never sweep: a stream is in one of them, its tables are in both, and hints are all it has."""
    server = build(processes=2, sweep_seconds=3600.0)
    ana, bruno = company(people, at=server)
    with listening(ana, "http") as hers, listening(bruno, "socket") as his, ThreadPoolExecutor(2) as programs:
        assert hers.beginning() == his.beginning() == []
        tables = {sit_together(ana, bruno) for _ in range(TABLES)}
        for played in [programs.submit(play_by, hers, ana, tables), programs.submit(play_by, his, bruno, tables)]:
            played.result()
    turns = [line["id"] for line in hers.heard if line["type"] == "turn"]
    assert len(turns) == len(set(turns)) > TABLES
    assert not server.complaints(), server.log()


@pytest.mark.parametrize("way", WAYS)
def test_a_stream_begins_with_what_is_so_and_goes_on(people: Invite, way: Way) -> None:
    ana, bruno = company(people)
    table = sit_together(ana, bruno, "avenue")
    with listening(ana, way) as stream:
        (turn,) = stream.beginning()
        assert (turn["type"], turn["table"], turn["game"]) == ("turn", table, "avenue")
        second = ana.open("avenue", 2)
        bruno.enter(second, ana.invite)
        bruno.ask(second, "sit")
        assert {"name": "Bruno", "kind": "guest"}.items() <= stream.until("sat", table=second).items()
        stream.until("turn", table=second)
        bruno.ask(table, "concede", seat=1)
        stream.until("ended", table=table)


@pytest.mark.parametrize("way", WAYS)
def test_whoever_comes_back_is_told_what_happened_meanwhile(people: Invite, way: Way) -> None:
    ana, bruno = company(people)
    gathering, playing = ana.open("avenue", 3), sit_together(ana, bruno, "avenue")
    invite = ana.look(f"/api/tables/{gathering}/invitation")["link"].rpartition("#")[2]
    with listening(ana, way) as stream:
        after = stream.until("alive")["at"]
    bruno.enter(gathering, invite)
    bruno.ask(gathering, "sit")
    bruno.ask(playing, "concede", seat=1)
    with listening(ana, way, after) as stream:
        told = {(line["type"], line["table"]) for line in stream.beginning()}
    assert {("sat", gathering), ("ended", playing)} <= told
    with listening(ana, way) as stream:
        assert stream.beginning() == [], "without a time only what is so now is told"


def test_a_rematch_is_an_invitation(people: Invite) -> None:
    ana, bruno = company(people)
    table = sit_together(ana, bruno, "avenue")
    ana.ask(table, "concede", seat=0)
    with listening(bruno) as stream:
        assert stream.beginning() == []
        again = ana.post(f"/api/tables/{table}/rematch")["id"]
        invited = stream.until("invited")
        assert invited["table"] == again
        ana.ask(again, "sit")
        bruno.ask(again, "sit")
        stream.until("turn", table=again)
    with listening(people("Chloé")) as stream:
        assert stream.beginning() == []


def test_a_circle_that_is_called_is_an_invitation(people: Invite) -> None:
    ana, bruno = company(people)
    table = sit_together(ana, bruno, "avenue")
    ana.ask(table, "concede", seat=0)
    until(lambda: ana.http.get(f"/api/records/{table}").is_success, "the result")
    circle = ana.post("/api/circles", name="We two", members=[bruno.id], game="avenue")["id"]
    with listening(bruno) as stream:
        stream.beginning()
        called = ana.post(f"/api/circles/{circle}/call")["id"]
        assert stream.until("invited")["table"] == called


def test_nobody_hears_of_tables_that_are_not_theirs(people: Invite) -> None:
    ana, bruno = company(people)
    chloe = people("Chloé")
    with listening(chloe) as stream:
        stream.beginning()
        table = sit_together(ana, bruno, "avenue")
        watched = ana.open("avenue", 2, public=True)
        ana.ask(watched, "sit", name="Davi")
        ana.ask(table, "concede", seat=0)
        own = chloe.open("avenue", 2)
        chloe.ask(own, "sit", name="Davi")
        stream.until("turn", table=own)
        assert {line.get("table", own) for line in stream.heard} == {own}


@pytest.mark.parametrize("way", WAYS)
def test_a_stream_ends_with_its_session(people: Invite, way: Way) -> None:
    ana = people("Ana")
    with listening(ana, way) as stream:
        stream.beginning()
        assert ana.http.delete("/api/session").status_code == 200
        assert stream.until("farewell")["why"] == "signed-out"
    assert ana.http.get("/api/events").status_code == 401


def test_streams_are_limited_and_head_is_answered(people: Invite, build: Build) -> None:
    server = build(limits={"streams": 2})
    ana = people("Ana", at=server)
    for _ in range(3):
        assert ana.http.head("/api/events").status_code == 200, "a stream that nobody reads does not count"
    with ExitStack() as stack:
        opened = [stack.enter_context(listening(ana)) for _ in range(2)]
        assert ana.look("/api/events", 429)["reason"]["key"] == "server-too-many-streams"
        server.stop()
        assert [stream.until("farewell")["why"] for stream in opened] == ["restart"] * 2
    assert not server.complaints(), server.log()


def event(number: int) -> StreamEvent:
    """An event."""
    return StreamEvent(type="turn", id=str(number), at=number, table="t", game="avenue", length=number)


def test_whoever_reads_too_slowly_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that takes nothing holds neither events nor the connection."""
    monkeypatch.setattr(event_routes, "FAREWELL_SECONDS", 0.01)

    class Services:
        """What a stream is served with; here nothing is so."""

        def __init__(self) -> None:
            self.open: set[object] = set()
            self.connections = self
            self.streams = self
            self.add, self.remove, self.close = self.open.add, self.open.discard, self.open.discard

        async def begin(self, stream: EventStream, after: int | None) -> None:
            """Nothing is so, and much happens."""
            for number in range(10):
                stream.send(event(number))

    async def for_ever() -> None:
        await asyncio.Event().wait()

    async def story() -> tuple[str | None, int]:
        stream, services = EventStream("ana", None, backlog=3), Services()
        await event_routes.attend(stream, services, None, for_ever(), for_ever())  # type: ignore[arg-type]
        return stream.farewell, len(services.open)

    assert asyncio.run(story()) == ("slow", 0)


def services_in(folder: Path) -> Services:
    """A house in this process, which never looks at everything."""
    return make_services(Config(database=str(folder / "house.db"), limits=NO_LIMITS, sweep_seconds=3600.0))


async def ends(work: "asyncio.Task[None]") -> bool:
    """Whether work that is cancelled comes to its end."""
    work.cancel()
    done, _ = await asyncio.wait({work}, timeout=PATIENCE)
    work.cancel()
    return bool(done)


async def turns_of_the_loop(count: int) -> None:
    """Let the event loop go round so many times."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("turns", range(5))
def test_a_house_can_end_in_the_moment_in_which_a_table_grows(tmp_path: Path, turns: int) -> None:
    async def story() -> tuple[bool, Services]:
        services = services_in(tmp_path)
        services.streams.open(EventStream("ana", None, backlog=3))
        running = asyncio.create_task(services.streams.run())
        await turns_of_the_loop(5)
        services.streams.grown("table", "ana")
        await turns_of_the_loop(turns)
        return await ends(running), services

    ended, services = asyncio.run(story())  # it returns when the threads that read have ended, too
    services.close()
    assert ended


@pytest.mark.parametrize("turns", range(5))
def test_a_stream_can_end_in_the_moment_in_which_it_is_told_something(turns: int) -> None:
    async def story() -> bool:
        stream = EventStream("ana", None, backlog=3)

        async def read() -> None:
            async for _ in stream.messages():
                pass

        reading = asyncio.create_task(read())
        await turns_of_the_loop(5)
        stream.send(StreamEvent(type="turn", id="1", at=0, table="t", game="avenue", length=1))
        await turns_of_the_loop(turns)
        return await ends(reading)

    assert asyncio.run(story())


def test_a_host_is_told_of_everything_at_a_table_that_is_new_here(tmp_path: Path) -> None:
    """Somebody has sat down before this process has looked at the table for the first time."""

    async def story() -> Services:
        services = services_in(tmp_path)
        ana, bruno = new_person("Ana", now()), new_person("Bruno", now())
        for person in (ana, bruno):
            await services.database.write(partial(persons.add_person, person=person))
        stream = EventStream(ana.id, None, backlog=9)
        services.streams.open(stream)
        await services.streams.begin(stream, None)
        room = await services.tables.create(Setup(game="photograph", seats=3), ana.id)
        assert room is not None
        await room.perform(Who(bruno.id, bruno.name), Sit(id="his"))
        running = asyncio.create_task(services.streams.run())
        async with asyncio.timeout(PATIENCE):
            async for line in stream.messages():
                if json.loads(line)["type"] == "sat":
                    break
        assert await ends(running)
        return services

    asyncio.run(story()).close()


def test_what_happens_while_a_log_is_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> Services:
        services = services_in(tmp_path)
        ana, bruno = new_person("Ana", now()), new_person("Bruno", now())
        for person in (ana, bruno):
            await services.database.write(partial(persons.add_person, person=person))
        room = await services.tables.create(Setup(game="photograph", seats=3), ana.id)
        assert room is not None
        await room.perform(Who(ana.id, ana.name), Sit(id="hers"))
        stream, usual = EventStream(ana.id, None, backlog=9), services.database.rows_since
        services.streams.open(stream)
        await services.streams.begin(stream, None)

        async def sit_down_meanwhile(match: str, seq: int) -> list[Row]:
            monkeypatch.setattr(services.database, "rows_since", usual)
            rows = await usual(match, seq)
            await room.perform(Who(bruno.id, bruno.name), Sit(id="his"))
            return rows

        monkeypatch.setattr(services.database, "rows_since", sit_down_meanwhile)
        services.streams.grown(room.match, None)
        running = asyncio.create_task(services.streams.run())
        async with asyncio.timeout(PATIENCE):
            async for line in stream.messages():
                if json.loads(line)["type"] == "sat":
                    break
        assert await ends(running)
        return services

    asyncio.run(story()).close()
