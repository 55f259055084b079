"""Moves a second and the wait for one's own move, at live tables of two scripted clients: ours, and boardgame.io's."""

import sys
from collections.abc import Iterator
from statistics import median
from typing import Any

from benchmarks import boardgame_io, houses
from benchmarks.houses import House
from benchmarks.load import Load, apart
from benchmarks.tables_load import Task

TABLES = (50, 200, 1000)
COMPARED = 200  # tables
SECONDS = 6.0
ROUNDS = 3  # of all houses by turns: what else the machine does hits all alike
PEERS = 2  # processes at one address: as many as small machines have cores
OURS, THEIRS = "Serão, SQLite", "boardgame.io, in memory"
TOGETHER = f"Serão, SQLite, {PEERS} processes"

Row = dict[str, Any]


def measured() -> list[Row]:
    """A row a load, and the ratio of the two houses."""
    rows = list(compared())
    rows += [told(ours(tables), OURS) for tables in TABLES if tables != COMPARED]
    rows += list(theirs_beside())
    with houses.postgres() as server:
        rows += list(on_postgres(server))
        rows += list(by_processes(server))
    return rows


def ours(tables: int, seconds: float = SECONDS, peers: int = 1) -> Load:
    """Our figures on SQLite, in a fresh house of one process or more at one address."""
    with houses.house(peers=peers) as house:
        return load(house, tables, seconds)


def theirs(tables: int, store: boardgame_io.Store = "memory", seconds: float = SECONDS) -> Load:
    """The peer's figures, on a fresh server."""
    with boardgame_io.serving(store=store) as peer:
        return boardgame_io.load(peer, tables, seconds)


def load(house: House, tables: int, seconds: float = SECONDS, split: bool = False) -> Load:
    """Play at so many tables at once, from a second process."""
    return apart("benchmarks.tables_load", Task(house.addresses, house.pids, tables, seconds, split), Load)


# ── Side by side ──────────────────────────────────────────────────────────────────────────────────


def compared() -> Iterator[Row]:
    """Ours and theirs by turns at the same number of tables; the middle figures of each, and their ratios."""
    reason = boardgame_io.available()
    if reason:
        yield told(ours(COMPARED), OURS)
        yield said(reason)
        return
    boardgame_io.prepared()
    rounds = [(ours(COMPARED), ours(COMPARED, peers=PEERS), theirs(COMPARED)) for _ in by_turns()]
    alone, together, peers = (middle(list(each)) for each in zip(*rounds, strict=True))
    yield told(alone, f"{OURS} (middle of {ROUNDS})")
    yield told(together, f"{TOGETHER} (middle of {ROUNDS})")
    yield told(peers, f"{THEIRS} (middle of {ROUNDS})")
    yield ratio(alone, peers, OURS)
    yield ratio(together, peers, TOGETHER)


def by_turns() -> Iterator[int]:
    """The rounds, told as they begin."""
    for number in range(ROUNDS):
        print(f"  {COMPARED} tables, ours and theirs: round {number + 1} of {ROUNDS} …", file=sys.stderr, flush=True)
        yield number


def middle(loads: list[Load]) -> Load:
    """Of every figure the middle one."""
    fields = {name: median(getattr(each, name) for each in loads) for name in Load.__struct_fields__}
    return Load(**fields)


def theirs_beside() -> Iterator[Row]:
    """The peer's other figures."""
    if boardgame_io.available() is None:
        yield from (told(theirs(tables), THEIRS) for tables in TABLES if tables != COMPARED)
        yield told(theirs(COMPARED, "flatfile"), "boardgame.io, flat files")


# ── PostgreSQL, one process and two ───────────────────────────────────────────────────────────────


def on_postgres(server: str) -> Iterator[Row]:
    """One process on PostgreSQL."""
    for tables in TABLES:
        with houses.on_postgres(server) as house:
            yield told(load(house, tables), "Serão, PostgreSQL")


def by_processes(server: str) -> Iterator[Row]:
    """One process against two, on PostgreSQL and Redis, under the same load."""
    with houses.redis() as redis:
        for processes, split, name in (
            (1, False, "Serão, PostgreSQL and Redis, one process"),
            (2, False, "Serão, PostgreSQL and Redis, two processes, each table at one"),
            (2, True, "Serão, PostgreSQL and Redis, two processes, each table at both"),
        ):
            with houses.on_postgres(server, redis, processes) as house:
                yield told(load(house, COMPARED, split=split), name)


# ── Rows ──────────────────────────────────────────────────────────────────────────────────────────


def told(load: Load, name: str) -> Row:
    """The row of a load, printed as it comes."""
    row: Row = {
        "server": name,
        "tables": load.tables,
        "moves_a_second": round(load.moves_per_second),
        "p50_ms": round(load.p50_ms, 1),
        "p99_ms": round(load.p99_ms, 1),
        "moves_a_cpu_second": round(load.moves_per_cpu_second),
        "bytes_an_update": load.message_bytes,
        "kb_a_table": round(load.kb_a_table),
        "server_cpu": load.server_cpu,
        "clients_cpu": load.generator_cpu,
    }
    print("  " + "  ".join(f"{key} {value}" for key, value in row.items()), file=sys.stderr, flush=True)
    return row


def ratio(mine: Load, peers: Load, name: str) -> Row:
    """Ours over theirs."""
    row: Row = {
        "server": f"{name}, over {THEIRS}",
        "tables": mine.tables,
        "moves_a_second": times(mine.moves_per_second, peers.moves_per_second),
        "p50_ms": times(mine.p50_ms, peers.p50_ms),
        "p99_ms": times(mine.p99_ms, peers.p99_ms),
        "moves_a_cpu_second": times(mine.moves_per_cpu_second, peers.moves_per_cpu_second),
    }
    print("  " + "  ".join(f"{key} {value}" for key, value in row.items()), file=sys.stderr, flush=True)
    return row | dict.fromkeys(("bytes_an_update", "kb_a_table", "server_cpu", "clients_cpu"), "")


def times(one: float, other: float) -> str:
    """How many times the other."""
    return f"{one / other:.2f} ×" if other else "–"


def said(reason: str) -> Row:
    """A row that says why there is none."""
    names = ("tables", "moves_a_second", "p50_ms", "p99_ms", "moves_a_cpu_second")
    return {"server": reason} | dict.fromkeys(
        (*names, "bytes_an_update", "kb_a_table", "server_cpu", "clients_cpu"), ""
    )
