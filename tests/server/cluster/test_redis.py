"""Redis only carries hints: killed, filled with garbage or used by a forger, it delays a game and never changes one.

The servers never sweep in these tests, so whatever one hears of the other it hears by Redis.
"""

import json
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from redis import Redis

from serao.storage.engine import open_database, reading
from serao.storage.matches import moves_since
from serao.table.events import Away, Closed, Played, encode_event
from tests.server.cluster.test_peers import figure
from tests.server.house import Guest, Line, Process, Server, until
from tests.server.notices.listening import listening
from tests.storage.servers import RedisServer

NO_SWEEP: dict[str, Any] = {"sweep_seconds": 3600.0}
QUEUED = "saq:serao-bots:queued"
HUGE = 1024 * 1024
GARBAGE: dict[str, bytes] = {
    "nothing": b"",
    "invalid UTF-8": b'[["\xff\xfe", 1]]',
    "cut JSON": b'[["abc", 1',
    "other JSON": b'{"match": "abc", "length": 1}',
    "deep JSON": b"[" * 50_000,
    "wrong types": b'[[1, "abc"], [null, null]]',
    "too few fields": b'[["abc"]]',
    "a large number": b'[["abc", 1e400]]',
    "huge": b'[["' + b"a" * HUGE + b'", 1]]',
    "MessagePack": msgspec.msgpack.encode([1, [None]]),
    "binary": bytes(range(256)),
}


class House(NamedTuple):
    """Two servers and a worker on one database, and their Redis."""

    one: Server
    two: Server
    worker: Process
    redis: RedisServer
    database: str

    def restart_redis(self) -> None:
        """Kill Redis, wait until all servers have noticed, and start it again."""
        self.kill_redis()
        self.redis.start()
        self.until_heard(True)

    def kill_redis(self) -> None:
        """Kill Redis, and wait until all servers have noticed."""
        self.redis.kill()
        self.until_heard(False)

    def until_heard(self, heard: bool) -> None:
        """Wait until all servers hear Redis, or none does."""
        with ExitStack() as stack:
            for server in (self.one, self.two):
                stranger = Guest(stack, server, None)
                until(lambda: stranger.look("/health")["redis"]["heard"] is heard, f"redis heard: {heard}")  # noqa: B023

    def shout(self, message: bytes) -> None:
        """Publish a message on every channel that anybody listens to."""
        with Redis.from_url(self.redis.url) as redis:
            channels = redis.pubsub_channels()
            assert channels
            for channel in channels:
                redis.publish(channel, message)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two servers and a worker on one SQLite file and a real Redis."""
    folder = tmp_path_factory.mktemp("redis")
    with ExitStack() as stack:
        redis = RedisServer(folder)
        stack.callback(redis.kill)
        redis.start()
        where = (str(folder / "house.db"), redis.url)
        one, two = (Server(folder, name, *where, **NO_SWEEP) for name in ("one", "two"))
        worker = Process(folder, "worker", *where, **NO_SWEEP)
        for process in (one, two, worker):
            stack.callback(process.clear)
            process.start()
        house = House(one, two, worker, redis, where[0])
        house.until_heard(True)
        yield house
        assert not [line for process in (one, two, worker) for line in process.complaints()]


class Company(NamedTuple):
    """A table in play: Ana sits at one server, Bruno at the other."""

    table: str
    ana: Line
    bruno: Line

    def check_news(self, text: str) -> None:
        """What either of them says, the other hears."""
        for speaker, listener in ((self.ana, self.bruno), (self.bruno, self.ana)):
            said = speaker.ask("say", text=text)
            listener.catch_up(said["length"])
            assert listener.chat[-1]["text"] == text


@pytest.fixture
def company(house: House) -> Iterator[Company]:
    """A game of Photograph in play, without opponents."""
    with ExitStack() as stack:
        ana, bruno = Guest(stack, house.one, "Ana"), Guest(stack, house.one, "Bruno")
        table = ana.open("photograph", 2, public=True, takeover="random")
        bruno.ask(table, "sit")
        yield Company(table, ana.sit(table), bruno.at(house.two).sit(table))


def rows_of(house: House, table: str) -> list[tuple[int, str]]:
    """The numbers and kinds of a table's entries."""
    engine = open_database(house.database)
    with reading(engine) as connection:
        rows = [(row.seq, json.loads(row.body)["type"]) for row in moves_since(connection, table, 0)]
    engine.dispose()
    return rows


# ── Restarts ──────────────────────────────────────────────────────────────────────────────────────


def test_processes_hear_each_other_again_after_a_restart(house: House, company: Company) -> None:
    company.check_news("before")
    for number in range(3):
        house.restart_redis()
        company.check_news(f"after restart {number}")


def test_what_happened_while_redis_was_away_is_read_as_soon_as_it_is_back(house: House, company: Company) -> None:
    house.kill_redis()
    said = company.ana.ask("say", text="can you hear me?")
    house.redis.start()
    company.bruno.catch_up(said["length"])
    assert company.bruno.chat[-1]["text"] == "can you hear me?"


def test_a_redis_that_hangs_is_lost_too(house: House, company: Company) -> None:
    """Its connections stay open, and nothing comes."""
    assert house.redis.process is not None
    house.redis.process.send_signal(signal.SIGSTOP)
    house.until_heard(False)
    said = company.ana.ask("say", text="are you asleep?")
    house.redis.process.send_signal(signal.SIGCONT)
    company.bruno.catch_up(said["length"])
    house.until_heard(True)
    company.check_news("awake")


def test_health_and_metrics_and_log_know_whether_redis_is_heard(house: House) -> None:
    with ExitStack() as stack:
        stranger = Guest(stack, house.one, None)
        house.until_heard(True)
        before, log = stranger.look("/health")["redis"]["since"], len(house.one.log())
        assert figure(stranger, "serao_redis_lost") == 0
        losses = figure(stranger, "serao_redis_losses_total")
        house.kill_redis()
        lost = stranger.look("/health")
        assert (lost["ok"], lost["redis"]["heard"]) == (True, False)
        assert lost["redis"]["since"] > before
        assert figure(stranger, "serao_redis_lost") == 1
        assert figure(stranger, "serao_redis_losses_total") == losses + 1
        house.redis.start()
        house.until_heard(True)
        assert figure(stranger, "serao_redis_lost") == 0
        lines = [json.loads(line)["event"] for line in house.one.log()[log:].splitlines()]
        assert [line for line in lines if "Redis" in line] == ["Redis is lost", "Redis is heard again"]


# ── Garbage and forgery ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_is_counted_and_forgotten(house: House, company: Company, kind: str) -> None:
    with ExitStack() as stack:
        stranger = Guest(stack, house.two, None)
        before = figure(stranger, "serao_redis_garbage_total")
        house.shout(GARBAGE[kind])
        company.check_news(kind)
        assert figure(stranger, "serao_redis_garbage_total") > before


@pytest.mark.parametrize("length", [-1, 0, 1, 2**31, 2**63, 10**30])
def test_a_hint_with_a_wrong_length_changes_nothing(house: House, company: Company, length: int) -> None:
    before = rows_of(house, company.table)
    house.shout(json.dumps([[company.table, length], ["unknown", length], ["\0", length]]).encode())
    assert rows_of(house, company.table) == before
    company.check_news(f"after {length}")


def test_a_made_up_entry_is_not_believed(house: House, company: Company) -> None:
    """Neither as a row nor as a hint: the log alone says what happened at a table."""
    before, events = company.bruno.length, (Closed(), Away((0, 1), "conceded"), Played(0, "1"))
    for event in events:
        row = (company.table, before, 9999999999999, None, None, encode_event(event))
        for rows in ([row], [(*row[:1], before + 5, *row[2:])]):
            house.shout(msgspec.msgpack.encode(["forger", rows]))
            house.shout(msgspec.json.encode(rows))
    company.check_news("still here")
    assert company.bruno.phase == company.ana.phase == "playing"
    kinds = rows_of(house, company.table)
    assert [number for number, _ in kinds] == list(range(len(kinds)))
    assert [kind for _, kind in kinds[before:]] == ["said", "said"]


# ── The queue of opponents' moves ─────────────────────────────────────────────────────────────────


def against_bot(house: House, stack: ExitStack) -> Line:
    """A game of Ana against an opponent."""
    ana = Guest(stack, house.one, "Ana")
    return ana.sit(ana.open("photograph", 2, bots={"1": "random"}))


def play_turns(line: Line, turns: int) -> None:
    """Play so many actions of one's own, with what the opponent does between them."""
    random = Random(turns)
    for _ in range(turns):
        line.until_shown(lambda line: line.to_act() is not None or line.phase == "over")
        line.choose(random)
    line.until_shown(lambda line: line.to_act() is not None or line.phase == "over")


def test_opponents_play_on_while_redis_is_away_and_when_it_is_back(house: House) -> None:
    with ExitStack() as stack:
        line = against_bot(house, stack)
        play_turns(line, 2)
        house.kill_redis()
        play_turns(line, 2)
        house.redis.start()
        house.until_heard(True)
        play_turns(line, 2)
        assert moves_found(house, line) > 0


def moves_found(house: House, line: Line) -> int:
    """Play on until the worker has found a move; how many it has found since Redis was started."""

    def found() -> int:
        play_turns(line, 1)
        with Redis.from_url(house.redis.url) as redis:
            return sum(b'"complete"' in (redis.get(key) or b"") for key in redis.keys("saq:job:serao-bots:*"))

    return int(until(found, "the worker to find a move"))


@pytest.mark.parametrize("kind", [*GARBAGE, "no such job", "a list"])
def test_a_worker_survives_garbage_in_its_queue(house: House, kind: str) -> None:
    key = f"garbage:{kind}"
    with ExitStack() as stack, Redis.from_url(house.redis.url) as redis:
        if kind == "a list":
            redis.rpush(key, "x")
        elif kind != "no such job":
            redis.set(key, GARBAGE[kind])
        redis.rpush(QUEUED, key, b"\xff\xfe")
        assert moves_found(house, against_bot(house, stack)) > 0


def test_a_forged_job_acts_for_nobody(house: House, company: Company) -> None:
    before = rows_of(house, company.table)
    wishes: list[Any] = [{"match": company.table, "seat": seat} for seat in (0, 1, 7, -1, "0", None, 10**30)]
    wishes += [{"match": "unknown", "seat": 0}, {"match": "\0", "seat": 0}, {"match": 3}, {}, None, "x"]
    jobs: list[dict[str, Any]] = [{"function": "move", "kwargs": wish} for wish in wishes]
    jobs += [{"function": "system", "kwargs": {"command": "true"}}, {"kwargs": {}}]
    with ExitStack() as stack, Redis.from_url(house.redis.url) as redis:
        for number, job in enumerate(jobs):
            key = f"forged-{number}"
            body = {"queue": "serao-bots", "key": key, "timeout": 0, "retries": 10**9, "ttl": 0, **job}
            redis.set(f"saq:job:serao-bots:{key}", json.dumps(body))
            redis.rpush(QUEUED, f"saq:job:serao-bots:{key}")
        assert moves_found(house, against_bot(house, stack)) > 0
        until(lambda: redis.llen(QUEUED) == 0, "all jobs to be taken")
    assert rows_of(house, company.table) == before
    company.check_news("nobody has played for us")


def test_servers_think_themselves_where_the_queue_is_broken(house: House) -> None:
    with ExitStack() as stack, Redis.from_url(house.redis.url) as redis:
        redis.delete(QUEUED)
        redis.set(QUEUED, "no list")
        stack.callback(redis.delete, QUEUED)
        play_turns(against_bot(house, stack), 3)


def test_an_event_stream_hears_what_happens_at_other_servers(house: House) -> None:
    with ExitStack() as stack:
        ana, bruno = Guest(stack, house.one, "Ana"), Guest(stack, house.two, "Bruno")
        table = ana.open("avenue", 2)
        bruno.enter(table, ana.invite)
        with listening(ana) as stream:
            stream.beginning()
            bruno.ask(table, "sit")
            assert stream.until("sat", table=table)["name"] == "Bruno"
            stream.until("turn", table=table)
            bruno.ask(table, "concede", seat=1)
            stream.until("ended", table=table)


def test_an_invitation_taken_at_another_server_is_told_at_once(house: House) -> None:
    with ExitStack() as stack:
        ana, bruno = Guest(stack, house.one, "Ana"), Guest(stack, house.two, "Bruno")
        table = ana.open("avenue", 3)
        with listening(bruno) as stream:
            assert stream.beginning() == []
            bruno.at(house.one).enter(table, ana.invite)
            assert stream.until("invited")["table"] == table


def test_a_table_opened_at_another_server_is_listened_to_at_once(house: House) -> None:
    with ExitStack() as stack:
        ana, bruno = Guest(stack, house.two, "Ana"), Guest(stack, house.one, "Bruno")
        with listening(ana) as stream:
            assert stream.beginning() == []
            table = ana.at(house.one).open("avenue", 3, public=True)
            bruno.ask(table, "sit")
            assert stream.until("sat", table=table)["name"] == "Bruno"


def test_a_forged_hint_of_an_invitation_tells_nobody_of_a_table(house: House) -> None:
    with ExitStack() as stack:
        ana, bruno = Guest(stack, house.one, "Ana"), Guest(stack, house.two, "Bruno")
        private, shared = ana.open("avenue", 3), ana.open("avenue", 3, public=True)
        with listening(bruno) as stream:
            assert stream.beginning() == []
            house.shout(json.dumps([[private, 0, [bruno.id]]]).encode())
            bruno.ask(shared, "sit")
            ana.ask(shared, "start", id="start", empty="bots")
            stream.until("started", table=shared)
        assert {line["table"] for line in stream.heard if "table" in line} == {shared}
