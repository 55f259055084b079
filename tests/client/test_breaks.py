"""The line breaks, the house is killed: the client comes back, and nothing is lost or doubled."""

import asyncio
from pathlib import Path

import pytest

from serao.client import Client, NotDone, Position, house_bot
from tests.client.houses import CAREFUL, BreakingLine, House, run
from tests.patience import PATIENCE

LUCK = bytes(range(1, 33))


class Counting:
    """A player that remembers every position it chose at, and lets something happen at some of them."""

    def __init__(self) -> None:
        self.bot = house_bot("random", LUCK)
        self.chosen: list[tuple[int, str]] = []

    def __call__(self, position: Position) -> object:
        """What the opponent of the house chooses."""
        action = self.bot(position)
        self.chosen.append((position.length, position.text(action)))
        return action


@pytest.mark.parametrize("game", ["photograph", "avenue"])
def test_a_house_killed_in_mid_game_again_and_again(tmp_path: Path, game: str) -> None:
    async def story(house: House) -> None:
        async with (
            Client(house.url, name="Ana", patience=PATIENCE) as ana,
            Client(house.url, patience=PATIENCE) as stranger,
        ):
            table = await ana.open(game, 2, {1: "random"}, public=True)
            watched = await stranger.enter(table.id)
            player = Counting()
            playing = asyncio.create_task(table.play(player, memory=True))
            for killed in range(2):
                at = len(player.chosen) + 3 + killed
                await table.until(lambda at=at: len(player.chosen) >= at or table.over)  # type: ignore[misc]
                assert not table.over
                house.kill()
                await asyncio.to_thread(house.start)
            ended = await playing
            assert await watched.ended() == ended
            proof = await table.verify()
            mine = [move.text for move in proof.record.moves if move.seat == 0]
            assert proof.record.outcome == ended.outcome
            # Every position was answered once: what was sent again after a break was not played again.
            assert mine == list(dict(player.chosen).values())
            assert proof.moves > 20

    with House(tmp_path) as house:
        run(story(house))


def test_sockets_that_break_in_mid_message(house: House) -> None:
    async def story() -> None:
        async with BreakingLine(house.port, lives=20_000) as line, Client(line.url, name="Ana") as ana:
            # The shortest of many such games sent 180 kB; the third break comes after 120.
            table = await ana.open("photograph", 3, {1: "random", 2: "random"})
            player = Counting()
            ended = await table.play(player, memory=True)
            proof = await table.verify()
            assert line.broken >= 3
            assert proof.record.outcome == ended.outcome
            assert [move.text for move in proof.record.moves if move.seat == 0] == list(dict(player.chosen).values())

    run(story())


def test_a_house_with_narrow_limits_is_played_at_its_pace(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with Client(house.url, name="Ana") as ana:
            table = await ana.open("avenue", 1)
            player = Counting()
            await table.play(player, memory=True)
            proof = await table.verify()
            assert [move.text for move in proof.record.moves] == list(dict(player.chosen).values())
            figures = (await ana.api.ask_bytes("GET", "/metrics")).decode()
            refused = next(line for line in figures.splitlines() if line.startswith("serao_refused_total "))
            assert float(refused.split()[1]) > 0, "the limits were never met"

    with House(tmp_path, **CAREFUL) as house:
        run(story(house))


def test_a_house_that_stays_away_is_given_up(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with Client(house.url, name="Ana", patience=0.5) as ana:
            table = await ana.open("photograph")
            house.kill()
            for lost in (table.say("Hello?"), table.ended(), ana.open("photograph")):
                with pytest.raises(NotDone) as no:
                    await lost
                assert no.value.reason.key == "client-unreachable"

    with House(tmp_path) as house:
        run(story(house))


def test_a_house_that_is_told_to_stop_says_so_and_is_found_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with Client(house.url, name="Ana", patience=PATIENCE) as ana:
            table = await ana.open("photograph")
            await table.say("before")
            await asyncio.to_thread(house.stop)
            said = asyncio.create_task(table.say("meanwhile"))
            await asyncio.to_thread(house.start)
            await said
            assert [line.text for line in table.chat] == ["before", "meanwhile"]

    with House(tmp_path) as house:
        run(story(house))
