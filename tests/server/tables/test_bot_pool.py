"""Opponents think by turns: a table with many of them keeps nobody else's waiting for all of them."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import process
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar import Response
from structlog.testing import capture_logs

from serao.engine.chance import Chance
from serao.games import photograph
from serao.server.base import child_process
from serao.server.base.config import Config
from serao.server.base.fair_turns import FairTurns
from serao.server.health import Health, health
from serao.server.services import make_services
from serao.server.tables import bot_pool
from serao.server.tables.bot_pool import BotPool
from tests.patience import PATIENCE

MEMORY = photograph.memory(photograph.new(photograph.Options(), 2, Chance(b"pool")), 0)


async def settle() -> None:
    """Let everything that can go on go on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def served(asked: str, places: int = 1, leaving: str = "") -> str:
    """In which order tables are let in that asked in this order; each gives its place back at once.

    The requests of `leaving` give up while they wait.
    """
    turns, order = FairTurns(places), list[str]()

    async def one(table: str) -> None:
        await turns.take(table)
        order.append(table)
        await asyncio.sleep(0)
        turns.give_back()

    for _ in range(places):
        await turns.take("first")
    tasks = [asyncio.create_task(one(table)) for table in asked]
    await settle()
    assert order == []
    for table, task in zip(asked, tasks, strict=True):
        if table in leaving:
            task.cancel()
    for _ in range(places):
        turns.give_back()
    await asyncio.gather(*tasks, return_exceptions=True)
    for _ in range(places):  # every place is free again
        await asyncio.wait_for(turns.take("last"), 10)
    return "".join(order)


@pytest.mark.parametrize(
    ("asked", "order"),
    [("aaaaab", "abaaaa"), ("aaabbbc", "abcabab"), ("abc", "abc"), ("aaaa", "aaaa")],
)
def test_tables_take_turns(asked: str, order: str) -> None:
    assert asyncio.run(served(asked)) == order


def test_hosts_take_turns_before_their_tables_do() -> None:
    """Ana has a hundred tables, Bruno and Chloé one each: they wait for one of Ana's, and not for a hundred."""

    async def scene() -> list[str]:
        turns, order = FairTurns(1), list[str]()

        async def one(host: str, table: str) -> None:
            await turns.take(host, table)
            order.append(table)
            turns.give_back()

        await turns.take("Davi")
        asked = [*(("Ana", f"a{number}") for number in range(100)), ("Ana", "a0"), ("Bruno", "b"), ("Chloé", "c")]
        waiting = [asyncio.create_task(one(*each)) for each in asked]
        await settle()
        turns.give_back()
        await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)
        return order

    order = asyncio.run(scene())
    assert order[:4] == ["a0", "b", "c", "a1"]
    assert order[-1] == "a0", "the second thought of a table waits for the first of all others"


def test_the_pool_knows_whose_table_it_thinks_for(pool: BotPool) -> None:
    async def scene() -> list[str]:
        order: list[str] = []

        async def one(host: str, table: str) -> None:
            await pool.think(host, table, "photograph", "sound", MEMORY)
            order.append(host)

        await asyncio.gather(*(one("Ana", f"a{number}") for number in range(6)), one("Bruno", "b"))
        return order

    assert asyncio.run(scene()).index("Bruno") == 2  # one thinks already, one more of Ana's is before it


def test_several_places_are_given_by_turns_as_well() -> None:
    assert sorted(asyncio.run(served("aaaaaabc", places=2))[:4]) == ["a", "a", "b", "c"]


def test_who_leaves_the_queue_is_passed_over_and_no_place_is_lost() -> None:
    assert asyncio.run(served("aabbc", leaving="b")) == "aca"
    assert asyncio.run(served("ab", leaving="ab")) == ""


def test_a_place_that_comes_too_late_goes_to_the_next() -> None:
    async def scene() -> None:
        turns = FairTurns(1)
        await turns.take("a")
        gone, next_one = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
        await settle()
        turns.give_back()
        gone.cancel()  # the place is its own already, but it does not know yet
        await asyncio.wait_for(next_one, PATIENCE)

    asyncio.run(scene())


@pytest.fixture
def pool() -> Iterator[BotPool]:
    """A pool of one real process."""
    pool = BotPool(1)
    yield pool
    pool.close()


def test_a_busy_table_does_not_keep_another_waiting(pool: BotPool) -> None:
    async def scene() -> list[str]:
        order: list[str] = []

        async def one(table: str) -> None:
            assert await pool.think(table, table, "photograph", "sound", MEMORY) in MEMORY.legal
            order.append(table)

        await asyncio.gather(*(one(table) for table in "aaaaaaaab"))
        return order

    assert asyncio.run(scene()).index("b") == 2  # one thinks already, one more of that table is before it


def test_who_is_no_longer_waited_for_gives_its_place_back(pool: BotPool) -> None:
    async def scene() -> Any:
        thought = asyncio.create_task(pool.think("a", "a", "photograph", "sound", MEMORY))
        await settle()
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        return await pool.think("b", "b", "photograph", "sound", MEMORY)

    assert asyncio.run(scene()) in MEMORY.legal


def end_processes(pool: BotPool) -> None:
    """Kill all processes of a pool."""
    assert pool._pool is not None
    for pid in list(pool._pool._processes):
        os.kill(pid, signal.SIGKILL)


async def thinking_on(pool: BotPool) -> None:
    """Think until the pool has noticed that its process is gone."""
    while True:
        await pool.think("a", "a", "photograph", "sound", MEMORY)


def test_after_a_killed_process_others_think_on(pool: BotPool) -> None:
    async def scene() -> Any:
        await pool.think("a", "a", "photograph", "sound", MEMORY)
        end_processes(pool)
        with pytest.raises(BrokenProcessPool):
            await thinking_on(pool)
        return await pool.think("b", "b", "photograph", "sound", MEMORY)

    assert asyncio.run(scene()) in MEMORY.legal


def test_a_thought_that_is_lost_with_its_process_is_not_waited_for(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request comes while Python's pool clears up after a dead process: some versions of Python never answer it."""
    noticed, asked = threading.Event(), threading.Event()
    usual_item, usual_end = process._WorkItem, process._ExecutorManagerThread.terminate_broken

    def end_when_asked(manager: Any, cause: Any) -> None:
        noticed.set()
        asked.wait(PATIENCE)
        usual_end(manager, cause)

    def take_in_slowly(*request: Any) -> Any:
        monkeypatch.setattr(process, "_WorkItem", usual_item)
        executor = pool._pool
        assert executor is not None
        asked.set()
        for _ in range(50):  # a Python that is mended clears up only when the request is in
            if executor._broken:
                time.sleep(0.2)
                break
            time.sleep(0.02)
        return usual_item(*request)

    async def scene() -> Any:
        await pool.think("a", "a", "photograph", "sound", MEMORY)
        monkeypatch.setattr(process._ExecutorManagerThread, "terminate_broken", end_when_asked)
        end_processes(pool)
        assert await asyncio.to_thread(noticed.wait, PATIENCE)
        monkeypatch.setattr(process, "_WorkItem", take_in_slowly)
        with pytest.raises(BrokenProcessPool):
            async with asyncio.timeout(PATIENCE):
                await pool.think("a", "a", "photograph", "sound", MEMORY)
        return await pool.think("b", "b", "photograph", "sound", MEMORY)

    monkeypatch.setattr(bot_pool, "LOOK_SECONDS", 0.2)
    assert asyncio.run(scene()) in MEMORY.legal


def test_processes_that_cannot_start_are_started_less_and_less_often_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real processes, each of which ends as soon as it begins."""
    services = make_services(Config(database=str(tmp_path / "house.db"), bot_processes=1))
    pool, usual = services.bots, child_process.start_pool_process

    async def healthy() -> bool:
        answer: Response[Health] = await health.fn(services)
        return answer.content.opponents

    async def scene() -> list[float]:
        pauses = []
        assert await healthy()
        for _ in range(5):
            with pytest.raises(BrokenProcessPool):
                await pool.think("a", "a", "photograph", "sound", MEMORY)
            pauses.append(pool.pause)
        assert not await healthy()
        monkeypatch.setattr(bot_pool, "start_pool_process", usual)
        assert await pool.think("a", "a", "photograph", "sound", MEMORY) in MEMORY.legal
        assert await healthy()
        return pauses

    monkeypatch.setattr(bot_pool, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(bot_pool, "LONGEST_PAUSE", 0.1)
    monkeypatch.setattr(bot_pool, "start_pool_process", partial(os._exit, 1))
    with capture_logs() as lines:
        assert asyncio.run(scene()) == [0.02, 0.04, 0.08, 0.1, 0.1]
    services.close()
    assert [line["event"] for line in lines] == ["opponents cannot think", "opponents think again"]


def test_nobody_starts_a_broken_pool_again_before_its_pause_is_over(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "FIRST_PAUSE", 10 * PATIENCE)
    monkeypatch.setattr(bot_pool, "LONGEST_PAUSE", 10 * PATIENCE)
    monkeypatch.setattr(bot_pool, "start_pool_process", partial(os._exit, 1))

    async def scene() -> None:
        with pytest.raises(BrokenProcessPool):
            await pool.think("a", "a", "photograph", "sound", MEMORY)
        waiting = [asyncio.create_task(pool.think(table, table, "photograph", "sound", MEMORY)) for table in "abcd"]
        await settle()
        assert pool._pool is None
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(scene())
