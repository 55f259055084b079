"""The parts of a campaign, each with its full length."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from campaigns import hostile, kills, properties, soak
from campaigns.seen import Seen


class Part(NamedTuple):
    """What is tried, and how often; it is given where to write down what it sees, and a folder of its own."""

    run: Callable[[Seen, Path], None]
    wanted: int
    unit: str


PARTS = {
    "kills-sqlite": Part(kills.on_sqlite, 400, "kills"),
    "kills-processes": Part(kills.on_processes, 300, "kills"),
    "kills-cluster": Part(kills.on_cluster, 300, "kills"),
    "hostile": Part(hostile.run, 1_000_000, "messages"),
    "soak": Part(soak.run, round(soak.MINUTES * 60), "seconds"),
    "properties": Part(properties.run, 1, "runs"),
}


def chosen(only: str) -> list[str]:
    """The names of the parts that are meant: `kills` means all that kill; none when a name means nothing."""
    wanted = [each.strip() for each in only.split(",") if each.strip()]
    found = [[name for name in PARTS if name == each or name.startswith(f"{each}-")] for each in wanted]
    if not all(found):
        return []
    return [name for name in PARTS if not wanted or any(name in names for names in found)]
