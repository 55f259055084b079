"""The time, as everything on the server counts it. No other module of the server reads a clock.

The wall clock can be set, by hand or by a time server, and then jumps. So the time is taken from it once, and goes on
by the steady clock, which nobody can set. It then approaches the wall clock by at most a hundredth of the time that
passes.
"""

import threading
import time
from pathlib import Path

import structlog

MILLISECOND = 1_000_000  # nanoseconds
NOTICED = 3_000 * MILLISECOND  # a larger difference between the two is a jump
SLOWLY = 100  # of a hundred seconds, one is corrected
BOOT = Path("/proc/sys/kernel/random/boot_id")

log = structlog.get_logger()


def wall() -> int:
    """What the system says the time is, in milliseconds since 1970: for what other machines compare with their own."""
    return time.time_ns() // MILLISECOND


def steady() -> float:
    """Seconds since some moment in the past; never set, never back. For limits, patience and measurements."""
    return time.monotonic()


def day_of(at: int) -> str:
    """The day of a time in milliseconds since 1970, as all the world writes it: 2026-11-19."""
    return time.strftime("%Y-%m-%d", time.gmtime(at / 1000))


def since_boot() -> int:
    """The steady clock in nanoseconds; on Linux the one that counts on while the machine sleeps, from its start."""
    return time.clock_gettime_ns(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


def boot() -> str:
    """The id of this run of the machine, in which all processes have one steady clock; empty where it has none."""
    return BOOT.read_text().strip() if hasattr(time, "CLOCK_BOOTTIME") and BOOT.exists() else ""


class Clock:
    """A time that never jumps and never goes back, near the wall clock's. In nanoseconds."""

    def __init__(self) -> None:
        self._lock = threading.Lock()  # transactions ask in the writer's thread
        self._steady, self._time = since_boot(), time.time_ns()
        self._jumped = False

    def now(self) -> int:
        """The time since 1970."""
        with self._lock:
            before, self._steady = self._steady, since_boot()
            passed = max(0, self._steady - before)
            behind = time.time_ns() - self._time - passed
            most = passed // SLOWLY
            self._time += passed + max(-most, min(most, behind))
            self._notice(behind)
            return self._time

    def ahead(self) -> int:
        """How far this time is ahead of the wall clock."""
        return self.now() - time.time_ns()

    def at_boot(self) -> int:
        """What this time was when the steady clock began."""
        return self.now() - self._steady

    def go_on(self, at: int) -> None:
        """Go on from a time that an earlier process had."""
        with self._lock:
            self._steady, self._time = since_boot(), at

    def _notice(self, behind: int) -> None:
        jumped = abs(behind) > NOTICED
        if jumped and not self._jumped:
            log.warning("the wall clock has jumped", seconds=behind // (1000 * MILLISECOND))
        self._jumped = jumped


CLOCK = Clock()


def now() -> int:
    """The time, in milliseconds since 1970."""
    return CLOCK.now() // MILLISECOND
