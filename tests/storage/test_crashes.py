"""Many writers and sudden death: one winner for each move, and what was acknowledged is there afterwards."""

import asyncio
import multiprocessing
import threading
import time
from multiprocessing.connection import Connection as Pipe

import pytest
from sqlalchemy import Engine

from serao.storage.engine import open_database, reading
from serao.storage.matches import moves_since
from serao.storage.writer import Writer
from tests.campaign import times
from tests.storage.samples import row

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.storage.test_crashes"])
RACE = 40
KILLS = times(8, 200)
LONGEST_LIFE = 0.05  # seconds from the first move to the kill


async def race(writer: Writer, name: str) -> list[int]:
    """Try for every move of the match; those that were won."""
    return [seq for seq in range(RACE) if await writer.append(row("race", seq, name.encode()))]


def race_in_process(url: str, name: str, pipe: Pipe) -> None:
    """Two writers, each with its own loop and thread, in a process of their own."""
    engine = open_database(url)
    pipe.send("ready")
    pipe.recv()
    results: dict[str, list[int]] = {}

    def run(mine: str) -> None:
        writer = Writer(engine)
        results[mine] = asyncio.run(race(writer, mine))
        writer.close()

    threads = [threading.Thread(target=run, args=(f"{name}{number}",)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    engine.dispose()
    pipe.send(results)


def test_eight_writers_race_and_every_move_has_one_winner(house: Engine, url: str) -> None:
    pipes = []
    processes = []
    for name in "abcd":
        here, there = PROCESSES.Pipe()
        process = PROCESSES.Process(target=race_in_process, args=(url, name, there))
        process.start()
        there.close()  # so that the end of a process that fails is heard
        pipes.append(here)
        processes.append(process)
    assert [pipe.recv() for pipe in pipes] == ["ready"] * 4
    for pipe in pipes:
        pipe.send("go")
    won = {name: seqs for pipe in pipes for name, seqs in pipe.recv().items()}
    for process in processes:
        process.join()
    for pipe in pipes:
        pipe.close()
    assert len(won) == 8
    assert sorted(seq for seqs in won.values() for seq in seqs) == list(range(RACE))
    with reading(house) as connection:
        moves = moves_since(connection, "race", 0)
    assert [move.seq for move in moves] == list(range(RACE))
    assert all(move.seq in won[move.body.decode()] for move in moves)


def append_for_ever(url: str, start: int, pipe: Pipe) -> None:
    """Append in four tasks and tell of every move that is safe, until the end."""

    async def play(writer: Writer, task: int) -> None:
        seq = start
        while True:
            assert await writer.append(row(f"m{task}", seq))
            pipe.send((f"m{task}", seq))
            seq += 1

    async def main() -> None:
        writer = Writer(open_database(url))
        await asyncio.gather(*(play(writer, task) for task in range(4)))

    asyncio.run(main())


def told(pipe: Pipe) -> list[tuple[str, int]]:
    """Everything that was told before the pipe broke."""
    heard = []
    try:
        while pipe.poll():
            heard.append(pipe.recv())
    except EOFError:
        pass
    return heard


@pytest.mark.campaign
@pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)
def test_what_was_acknowledged_outlives_the_process(house: Engine, url: str) -> None:
    acknowledged: set[tuple[str, int]] = set()
    for kill in range(KILLS):
        here, there = PROCESSES.Pipe()
        process = PROCESSES.Process(target=append_for_ever, args=(url, kill * 1_000_000, there))
        process.start()
        there.close()
        acknowledged.add(here.recv())
        time.sleep(LONGEST_LIFE * kill / KILLS)
        process.kill()
        process.join()
        acknowledged |= set(told(here))
        here.close()
        with reading(house) as connection:
            there_are = {(f"m{task}", move.seq) for task in range(4) for move in moves_since(connection, f"m{task}", 0)}
        assert acknowledged <= there_are
    assert len(acknowledged) > KILLS
