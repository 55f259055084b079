"""Lists, invitations and events for programs, and the bot of the documentation that plays wherever it is invited."""

import asyncio
import importlib.util
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

from serao.client import Client, NotDone, RemoteTable, TableLine
from tests.client.houses import DEADLINE, House, run

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "invited_bot.py"


def example() -> ModuleType:
    """The example, as a module."""
    spec = importlib.util.spec_from_file_location("invited_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def listed(client: Client, number: int) -> list[TableLine]:
    """A person's tables, once so many are listed: the lists follow what happens at a table a moment later."""
    async with asyncio.timeout(DEADLINE):
        while True:
            found = [line async for line in client.api.pages(TableLine, "/api/mine?limit=2")]
            if len(found) >= number:
                return found


def test_lists_come_as_values_however_long_they_are(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Ana") as ana:
            opened = [await ana.open("avenue", seats=2, public=True) for _ in range(3)]
            mine = await listed(ana, len(opened))
            assert [line.id for line in mine] == [table.id for table in opened[::-1]]
            assert [line.id async for line in ana.mine()] == [line.id for line in mine]
            assert {table.id for table in opened} <= {line.id async for line in ana.lobby()}
            assert mine[0].setup.game == mine[0].game == "avenue"
            invitation = await ana.invitation(opened[0].id)
            assert f"/t/{opened[0].id}?card=" in invitation.link
            assert invitation.link.endswith(f"#{opened[0].invite}")
            assert invitation.qr.startswith("<svg")

    run(story())


def test_a_bot_plays_wherever_it_is_invited_and_again(house: House) -> None:
    """Two tables at once by link, then a rematch to which only the stream invites it."""

    async def story() -> None:
        async with Client(house.url, name="Ana") as ana, Client(house.url, name="Chloé") as chloe:
            tables = [await ana.open("photograph", seats=2) for _ in range(2)]
            bot = example().InvitedBot(chloe, level="random")
            running = asyncio.create_task(bot.run([table.link for table in tables]))
            await asyncio.gather(*(play_first(table) for table in tables))
            again = await ana.rematch(tables[0])
            await play_first(again)
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running

    run(story())


async def play_first(table: RemoteTable) -> None:
    """Play at a table with the first action that is legal."""
    await table.dealt()
    await table.play(lambda position: position.legal[0])


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that may be killed."""
    with House(tmp_path) as opened:
        yield opened


def test_events_go_on_after_the_server_was_away(own_house: House) -> None:
    async def story() -> None:
        async with Client(own_house.url, name="Ana") as ana:
            events = ana.events()
            table = await ana.open("avenue", seats=2, sit=False)
            await table.sit()
            waiting = asyncio.ensure_future(anext(events))
            await asyncio.to_thread(own_house.kill)
            await asyncio.to_thread(own_house.start)
            await table.sit(name="Bruno")
            first = await asyncio.wait_for(waiting, DEADLINE)
            seen = [first.type]
            while "turn" not in seen:
                seen.append((await asyncio.wait_for(anext(events), DEADLINE)).type)

    run(story())


def test_whoever_is_not_known_hears_nothing(house: House) -> None:
    async def story() -> None:
        async with Client(house.url) as stranger:
            with pytest.raises(NotDone, match="name"):
                await anext(stranger.events())

    run(story())
