"""A thousand clients at five hundred tables lose their connections at once and come back together."""

from typing import Any

from benchmarks import houses
from benchmarks.load import apart
from benchmarks.storm_load import Storm, Task

TABLES = 500
STORMS = 3


def measured() -> list[dict[str, Any]]:
    """A row a storm."""
    with houses.house() as house:
        storms = apart("benchmarks.storm_load", Task(house.addresses, TABLES, STORMS), list[Storm])
    return [
        {
            "clients": storm.clients,
            "seconds_until_all_are_back": storm.seconds,
            "p50_ms": storm.p50_ms,
            "p99_ms": storm.p99_ms,
        }
        for storm in storms
    ]
