"""What one part of a campaign has seen so far, and which promises were broken."""

import time
from math import inf
from typing import Any

SHOWN_BROKEN = 20  # the rest is counted


class Seen:
    """The figures of one part: changed by the part, read by whoever shows or reports them."""

    def __init__(self, name: str, wanted: int, unit: str, seed: int, minutes: float | None = None) -> None:
        self.name, self.wanted, self.unit, self.seed = name, wanted, unit, seed
        self.done = 0
        self.figures: dict[str, Any] = {}
        self.details: dict[str, Any] = {}  # for the report in JSON alone
        self.broken: list[str] = []
        self.ended = "running"
        self.begun = time.monotonic()
        self.seconds = 0.0
        self._until = None if minutes is None else self.begun + minutes * 60

    def add(self, **numbers: int) -> None:
        """Count something."""
        for name, number in numbers.items():
            self.figures[name] = self.figures.get(name, 0) + number

    def set(self, **values: Any) -> None:
        """Say how something stands now."""
        self.figures.update(values)

    def breaks(self, promise: str) -> None:
        """A promise was broken."""
        if len(self.broken) < SHOWN_BROKEN:
            self.broken.append(promise)
        self.add(broken=1)

    def time_is_up(self) -> bool:
        """Whether the part has had its time."""
        return self._until is not None and time.monotonic() > self._until

    def seconds_left(self) -> float:
        """How much time the part still has."""
        return inf if self._until is None else max(0.0, self._until - time.monotonic())

    def goes_on(self) -> bool:
        """Whether there is more to do, and time for it."""
        return self.done < self.wanted and not self.time_is_up()

    def end(self, how: str) -> None:
        """The part is over."""
        self.ended, self.seconds = how, time.monotonic() - self.begun

    def line(self) -> str:
        """The figures in one line."""
        return " · ".join(f"{name.replace('_', ' ')} {shown(value)}" for name, value in self.figures.items())


def shown(value: Any) -> str:
    """A figure as people read it."""
    if isinstance(value, float):
        return f"{value:,.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
