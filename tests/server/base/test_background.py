"""Long computations: a few at once, by turns, and nobody's wait without end."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from serao.server.base import background
from serao.server.base.background import Asking, Background
from serao.server.base.config import Limits
from serao.server.base.problems import TooMany

LIMITS = Limits()


def test_games_are_played_again_one_at_a_time_and_keep_nobody_from_signing_in() -> None:
    async def story() -> None:
        house, done, begun = Background(LIMITS), threading.Event(), list[str]()

        def play(name: str) -> None:
            begun.append(name)
            done.wait()

        playing = [asyncio.create_task(house.replay(name, play, name)) for name in ("first", "second")]
        try:
            while not begun:
                await asyncio.sleep(0)
            assert await house.run(Asking("first"), lambda: "signed in") == "signed in"
            assert begun == ["first"]
        finally:
            done.set()
        await asyncio.gather(*playing)
        assert begun == ["first", "second"]

    asyncio.run(story())


class Door:
    """A house in which everybody wants to sign in at once, while nobody is served. No thread may overtake another."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.background = Background(LIMITS)
        self.opened = asyncio.Event()
        monkeypatch.setattr(background, "to_thread", self._in_turn)
        self.served: list[Asking] = []
        self.refused: list[TooMany] = []
        self.tasks: list[asyncio.Task[None]] = []

    def knock(self, asking: Asking) -> None:
        """Somebody asks."""
        self.tasks.append(asyncio.create_task(self._wait(asking)))

    async def _wait(self, asking: Asking) -> None:
        try:
            await self.background.run(asking, self.served.append, asking)
        except TooMany as problem:
            self.refused.append(problem)

    async def _in_turn(self, job: Callable[..., None], asking: Asking) -> None:
        await self.opened.wait()
        job(asking)

    async def open(self) -> None:
        """Everybody is served who was not refused."""
        await asyncio.sleep(0)
        self.opened.set()
        await asyncio.gather(*self.tasks)


def test_one_address_waits_for_a_few_and_all_others_before_its_second(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> Door:
        door = Door(monkeypatch)
        for _ in range(30):
            door.knock(Asking("192.0.2.66"))
        for number in range(10):
            door.knock(Asking(f"192.0.2.{number}"))
        await door.open()
        return door

    door = asyncio.run(story())
    served = [asking.address for asking in door.served]
    assert served.count("192.0.2.66") == LIMITS.passwords
    assert len(door.refused) == 30 - LIMITS.passwords
    assert served[-3:] == ["192.0.2.66"] * 3  # two began before anybody else had come, one in the first round
    assert all(problem.wait >= 1 for problem in door.refused)


def test_a_hundred_addresses_leave_room_for_members_and_keep_none_of_them_waiting_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> Door:
        door = Door(monkeypatch)
        for _ in range(30):
            for number in range(100):
                door.knock(Asking(f"192.0.2.{number}"))
        door.knock(Asking("198.51.100.1", member=True))
        await door.open()
        return door

    door = asyncio.run(story())
    assert len(door.served) == LIMITS.house_passwords * 3 // 4 + 1
    member = door.served.index(Asking("198.51.100.1", member=True))
    assert member == 3  # two were being served, and one stranger more went before
    assert {problem.reason.key for problem in door.refused} == {"server-busy"}
    assert all(problem.wait >= 10 for problem in door.refused)


@pytest.mark.parametrize("replays", [1, 2])
def test_a_hundred_addresses_do_not_pile_up_replays(replays: int) -> None:
    async def story() -> None:
        house, done = Background(Limits(replays=replays, house_replays=40)), threading.Event()
        asked = [f"192.0.2.{number}" for number in range(100) for _ in range(3)]
        waiting = [asyncio.create_task(house.replay(address, done.wait)) for address in asked]
        await asyncio.sleep(0)
        done.set()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(each is True for each in ended) == 30
        assert sum(isinstance(each, TooMany) for each in ended) == 270

    asyncio.run(story())
