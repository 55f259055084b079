"""`make bench`: run every benchmark, print its table, and write all of them to benchmarks/results.json."""

import json
import platform
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import (
    arrangements,
    beside,
    bots,
    crowd,
    decisions,
    environments,
    fairy_tile,
    first_page,
    forms,
    great_table,
    loop_held,
    memory,
    network,
    page,
    profile,
    search,
    storm,
    studio,
    thinking,
)

RESULTS = Path(__file__).parent / "results.json"
BENCHMARKS: dict[str, ModuleType] = {
    "Random decisions a second through the contract": decisions,
    "Avenue: microseconds of apply a decision": crowd,
    "Memory of a state": memory,
    "Fairy Tile: moves and placements for search": fairy_tile,
    "Picture Perfect: milliseconds a photograph of 1200 × 900": studio,
    "Picture Perfect: what level 5 chooses, of what a long search finds": arrangements,
    "Opponents": bots,
    "Avenue's net in three forms: microseconds a candidate": forms,
    "Search and random play through the contract, beside OpenSpiel": search,
    "Random play and search on the kernels, beside OpenSpiel": beside,
    "Games as environments, beside PettingZoo's classic games": environments,
    "Where the time goes (under the profiler)": profile,
    "The page: what is sent, and how soon it stands": page,
    "From `serao serve` to the first page": first_page,
    "Live tables of two scripted clients": network,
    "A storm: 1,000 clients reconnect at once": storm,
    "One table of Avenue with 1,000 seats": great_table,
    "A table of 2,000 chairs: how long it holds the event loop": loop_held,
    "A hundred tables with the strongest opponents": thinking,
}


def shown(title: str, rows: list[dict[str, Any]]) -> Table:
    """The rows of a benchmark as a table."""
    table = Table(title=title, title_justify="left")
    for heading in rows[0]:
        table.add_column(heading.replace("_", " "), justify="left" if isinstance(rows[0][heading], str) else "right")
    for row in rows:
        table.add_row(*(f"{value:,}" if isinstance(value, int | float) else str(value) for value in row.values()))
    return table


def main() -> None:
    """Measure everything that was named on the command line, or all."""
    console = Console()
    results: dict[str, Any] = {"python": sys.version.split()[0], "machine": platform.machine()}
    for title, benchmark in BENCHMARKS.items():
        name = benchmark.__name__.rpartition(".")[2]
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        with console.status(f"{title} …"):
            results[name] = benchmark.measured()
        console.print(shown(title, results[name]))
    if not sys.argv[1:]:
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        console.print(f"Written to {RESULTS.relative_to(Path.cwd())}." if RESULTS.is_relative_to(Path.cwd()) else "")


if __name__ == "__main__":
    main()
