"""Whole games played through the client, proven afterwards with what it saw itself."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from serao.client import Client, HouseBot, Position, house_bot, play
from serao.client.remote import RemoteTable
from serao.games import GAMES
from serao.table.wire import Ended
from tests.client.houses import House, run
from tests.patience import PATIENCE
from tests.suites import SUITES

LUCK = bytes(32)
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def whole_games() -> Iterator[tuple[str, int, str, dict[int, str], dict[str, object]]]:
    """For every game the smallest table of good opponents, and one of other options with others among them.

    The opponents are as good as is quick: what is shown here is the way, not the strength.
    """
    for name, suite in SUITES.items():
        least = suite.game.seats(suite.game.Options()).start
        yield name, least, "sound", dict.fromkeys(range(1, least), "sound"), {}
        options, seats = (suite.opponent_tables or suite.tables)[-1]
        bots = {seat: "sound" if seat else "random" for seat in range(seats) if seat != 1}
        yield name, seats, "random", bots, msgspec.to_builtins(options)


async def proven(table: RemoteTable, ended: Ended) -> None:
    """The record is honest, and it is the game that was seen."""
    proof = await table.verify()
    assert proof.before_deal
    assert proof.took_part
    assert proof.record.outcome == ended.outcome
    assert proof.record.fairness.secret == ended.secret
    assert proof.moves == len(proof.record.moves) > 0


@pytest.mark.parametrize(("game", "seats", "level", "bots", "options"), [*whole_games()])
def test_a_house_bot_in_the_clients_seat_plays_a_whole_game(
    house: House, game: str, seats: int, level: str, bots: dict[int, str], options: dict[str, object]
) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as client:
            table = await client.open(game, seats, bots, options=options)
            ended = await table.play(house_bot(level, LUCK))
            assert sorted(seat for group in ended.ranking for seat in group) == list(range(seats))
            await proven(table, ended)

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_the_games_own_values(house: House, game: str) -> None:
    seen: list[Position] = []

    def first(position: Position) -> object:
        seen.append(position)
        assert position.game is GAMES[game]
        assert isinstance(position.view, position.game.View)
        assert isinstance(position.memory, position.game.Memory)
        assert isinstance(position.options, position.game.Options)
        assert position.memory.legal == position.legal
        assert position.view.seat == position.seat
        return position.legal[0] if len(seen) % 2 else position.text(position.legal[0])

    async def story() -> None:
        async with Client(house.url, name="Ana") as client:
            table = await client.open(game, 2, {0: "random"})
            assert table.mine == (1,)
            playing = asyncio.create_task(table.play(first, memory=True))
            await table.until(lambda: len(seen) >= 4 or playing.done())
            if not playing.done():
                playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert len(seen) >= 4 or not playing.exception()

    run(story())


def test_one_client_plays_both_seats_and_a_coroutine_may_choose(house: House) -> None:
    async def choose(position: Position) -> object:
        await asyncio.sleep(0)
        return HouseBot("random", LUCK)(position)

    async def story() -> None:
        async with Client(house.url, name="Ana") as client:
            table = await client.open("avenue", 2)
            assert table.table.phase == "gathering"
            await table.sit(name="Bruno")
            assert table.mine == (0, 1)
            assert [chair.name for chair in table.table.chairs] == ["Ana", "Bruno"]
            ended = await table.play(choose, memory=True)
            await proven(table, ended)

    run(story())


def test_a_game_in_one_call(house: House) -> None:
    ended = play(house.url, house_bot("random", LUCK), "avenue", 2, {1: "random"}, options={"map": "C"})
    assert ended.outcome is not None
    assert not ended.conceded


def test_the_example_of_the_papers_plays_a_game(house: House) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), house.url], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].endswith("moves, proven; the commitment was seen before the deal: True")
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40
