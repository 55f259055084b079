"""One table of Avenue with a thousand seats, each a person with a connection."""

from typing import Any

import msgspec

from benchmarks import houses
from benchmarks.avenue_load import Crowd, Task
from benchmarks.load import apart

SEATS = 1000
SECONDS = 20.0


def measured() -> list[dict[str, Any]]:
    """A row a figure."""
    with houses.house() as house:
        crowd = apart("benchmarks.avenue_load", Task(house.addresses[0], house.pids, SEATS, SECONDS), Crowd)
    return [{"figure": name.replace("_", " "), "value": value} for name, value in msgspec.structs.asdict(crowd).items()]
