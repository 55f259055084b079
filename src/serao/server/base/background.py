"""Long computations in threads: replays, proofs and password hashes never run on the event loop."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import NamedTuple, ParamSpec, TypeVar

from serao.engine.problem import reason
from serao.server.base.config import Limits
from serao.server.base.fair_turns import FairTurns
from serao.server.base.problems import TooMany
from serao.server.base.rate_limits import FOR_MEMBERS, AtOnce

AT_ONCE = 2
USUAL_SECONDS = 0.5  # that one of them takes, so that who is refused can be told when to come back

P = ParamSpec("P")
T = TypeVar("T")


class Asking(NamedTuple):
    """Who asks: an address, as limits count it, and whether it is known to be a member who does."""

    address: str
    member: bool = False


class Crowd:
    """Those who are served or wait, of each address and in all; whoever would be one too many is refused."""

    def __init__(self, of_address: int, of_house: int) -> None:
        self._of_address = AtOnce(of_address)
        self._most = of_house
        self._all = 0

    @contextmanager
    def one_more(self, asking: Asking) -> Iterator[None]:
        """Count one more while the block runs; TooMany when there are too many. A part of the places is for members."""
        with self._of_address.one_more(asking.address) as allowed:
            if not allowed:
                raise TooMany(reason("server-too-fast"))
            if self._all >= self._most * (1.0 if asking.member else 1 - FOR_MEMBERS):
                raise TooMany(reason("server-busy"), self._all * USUAL_SECONDS / AT_ONCE)
            self._all += 1
            try:
                yield
            finally:
                self._all -= 1


class Background:
    """Runs a few long computations at once. The others wait, and the addresses take turns.

    Members, strangers and replays take turns as well, so that none of them waits for all of the others.
    """

    def __init__(self, limits: Limits) -> None:
        self._turns = FairTurns(AT_ONCE)
        self._replay_turns = FairTurns(AT_ONCE - 1)  # so that nobody who signs in waits for a replay
        self._asking = Crowd(limits.passwords, limits.house_passwords)
        self._replaying = Crowd(limits.replays, limits.house_replays)

    async def run(self, asking: Asking, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function in a thread when it is the asker's turn; TooMany when too many wait already."""
        with self._asking.one_more(asking):
            async with taken(self._turns, "member" if asking.member else "stranger", asking.address):
                return await to_thread(job, *args, **more)

    @asynccontextmanager
    async def replay_turn(self, address: str) -> AsyncIterator[None]:
        """Wait until no other long reading or replay is under way; TooMany when too many wait already."""
        with self._replaying.one_more(Asking(address)):
            async with taken(self._replay_turns, address), taken(self._turns, "replay"):
                yield

    async def replay(self, address: str, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function that plays a game again in a thread, when it is the turn of the address."""
        async with self.replay_turn(address):
            return await to_thread(job, *args, **more)


@asynccontextmanager
async def taken(turns: FairTurns, who: str, what: str = "") -> AsyncIterator[None]:
    """A place for as long as the block runs."""
    await turns.take(who, what)
    try:
        yield
    finally:
        turns.give_back()
