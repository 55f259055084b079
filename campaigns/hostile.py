"""Hostile messages beside honest games: no bug, no secret in an answer, and every honest game ends untouched."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from campaigns.attack import Attack, Bug, Leak, check_log, check_shown, fight, secrets_of
from campaigns.growth import Sample, later, sample
from campaigns.seen import Seen
from serao.games import GAMES
from serao.server.base.config import NO_LIMITS, Limits
from tests.server.house import Guest, Server

ROUND = 20_000  # messages beside one honest game
GUARDED = 5  # one round in so many meets the limits that a house has when nobody sets them
PAUSE = 0.07  # seconds that the honest take for a choice there: they keep to the limits
MOST_GROWTH = 50_000_000  # bytes, after the first quarter
LEAST = 100_000  # messages; before that, caches fill
PATIENT: dict[str, Any] = msgspec.to_builtins(NO_LIMITS) | {"backlog": 10**6}
REAL: dict[str, Any] = msgspec.to_builtins(Limits())
BEHIND_PROXY: dict[str, Any] = {"proxies": ["127.0.0.1"], "rest_seconds": 5.0, "sweep_seconds": 1.0}


class Siege:
    """Two houses, one without limits and one with the usual ones, and rounds of attacks on them by turns."""

    def __init__(self, folder: Path, seen: Seen) -> None:
        self.folder, self.seen = folder, seen
        self.open = Server(folder, "open", str(folder / "open.db"), limits=PATIENT, **BEHIND_PROXY)
        self.guarded = Server(folder, "guarded", str(folder / "guarded.db"), limits=REAL, **BEHIND_PROXY)
        self.samples: list[Sample] = []

    def run(self, size: int) -> None:
        """Round after round, each beside another game."""
        number = 0
        while self.seen.goes_on():
            server = self.guarded if number % GUARDED == GUARDED - 1 else self.open
            self.round(server, number, min(size, self.seen.wanted - self.seen.done))
            number += 1
        self.judge()

    def round(self, server: Server, number: int, messages: int) -> None:
        """An honest game to its end, and so many messages meanwhile."""
        game = list(GAMES)[number % len(GAMES)]
        before = self.seen.done
        with ExitStack() as stack:
            guests = {who: self.guest(stack, server, who, number) for who in ("Ana", "Bruno", "Davi", "stranger")}
            table = guests["Ana"].open(game, public=True)
            guests["Bruno"].ask(table, "sit")
            database = str(self.folder / f"{server.name}.db")
            attack = Attack(server, table, guests, secrets_of(database, table), messages)
            attack.every_way = server is self.open
            attack.pause = PAUSE if server is self.guarded else 0.0
            asyncio.run(self.watched(attack, before, Random(f"{self.seen.seed} {number}").randrange(10**9)))
            check_shown(attack)
            check_log(attack, database)
            self.seen.add(honest_games_ended=1, answers_compared=len(attack.shown), connections_closed=attack.closed)
            self.seen.add(connections_refused=attack.refused)
            self.seen.add(**{f"HTTP {status}": count for status, count in sorted(attack.answers.items())})
            assert guests["Ana"].look("/health")["ok"]

    def guest(self, stack: ExitStack, server: Server, who: str, number: int) -> Guest:
        """Somebody with an address and a name of their own in every round: among the garbage is a claim of the name."""
        address = f"198.18.{number % 250}.{len(who)}"
        return Guest(stack, server, None if who == "stranger" else f"{who} {number}", **{"x-forwarded-for": address})

    async def watched(self, attack: Attack, before: int, seed: int) -> None:
        """A fight, and what it looks like from outside."""
        watching = asyncio.create_task(self.watch(attack, before))
        try:
            await fight(attack, seed)
        finally:
            watching.cancel()
            self.seen.done = before + min(attack.sent, attack.messages)

    async def watch(self, attack: Attack, before: int) -> None:
        """Count, sample, and end the attack when the time is up."""
        assert self.open.running is not None
        while True:
            self.seen.done = before + min(attack.sent, attack.messages)
            seconds = time.monotonic() - self.seen.begun
            now = sample(self.open.running.pid, seconds, self.seen.done, self.folder / "open.db")
            self.samples.append(now)
            self.seen.set(messages=self.seen.done, MB=now.resident / 1e6)
            attack.attacking = attack.attacking and not self.seen.time_is_up()
            await asyncio.sleep(1)

    def judge(self) -> None:
        """Whether the memory of the open house stayed within its bounds after the first quarter."""
        rest = later(self.samples)
        quarter = len(rest) // 4
        if quarter == 0:
            return
        grown = fmean(each.resident for each in rest[-quarter:]) - fmean(each.resident for each in rest[:quarter])
        self.seen.set(MB_grown_after_first_quarter=grown / 1e6)
        if grown > MOST_GROWTH and self.seen.done >= LEAST:
            self.seen.breaks(f"memory grew by {grown / 1e6:.0f} MB; at most {MOST_GROWTH / 1e6:.0f} are allowed")


def run(seen: Seen, folder: Path, size: int = ROUND) -> None:
    """Besiege two houses of one's own in a folder."""
    siege = Siege(folder, seen)
    seen.set(messages=0, leaks=0, answers_500=0)
    try:
        for server in (siege.open, siege.guarded):
            server.start()
        siege.run(size)
    except AssertionError as wrong:
        seen.add(leaks=isinstance(wrong, Leak), answers_500=isinstance(wrong, Bug))
        seen.breaks(f"{type(wrong).__name__}: {wrong}")
    finally:
        for server in (siege.open, siege.guarded):
            server.clear()
            for complaint in server.complaints():
                seen.breaks(f"in the log of the {server.name} house: {complaint}")
