"""The server's time: steady whatever the wall clock does, and the only one that its modules ask."""

import ast
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

import serao.server
from serao.server.base import clock, clock_keeper
from serao.server.base.clock import Clock
from serao.server.base.clock_keeper import KeptTime, time_to_go_on
from serao.server.base.rate_limits import Bucket

SECOND = 10**9
HOUR = 3600 * SECOND
SERVER = Path(serao.server.__file__).parent
READING_A_CLOCK = {
    "time",
    "time_ns",
    "monotonic",
    "monotonic_ns",
    "perf_counter",
    "perf_counter_ns",
    "now",
    "utcnow",
    "today",
}


class FakeTime:
    """The module `time` with a steady clock and a wall clock that a test moves."""

    CLOCK_MONOTONIC, CLOCK_BOOTTIME = 1, 7

    def __init__(self) -> None:
        self.steady, self.wall = 5 * HOUR, 1_000 * HOUR

    def time_ns(self) -> int:
        """The wall clock."""
        return self.wall

    def clock_gettime_ns(self, _which: int) -> int:
        """The steady clock."""
        return self.steady

    def passes(self, nanoseconds: int) -> None:
        """Time passes, for both."""
        self.steady += nanoseconds
        self.wall += nanoseconds


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """A time that stands still until the test moves it."""
    fake = FakeTime()
    monkeypatch.setattr(clock, "time", fake)
    monkeypatch.setattr(clock_keeper, "boot", lambda: "this run")
    return fake


# ── Within a process ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 30 * 24 * HOUR, -500 * HOUR])
def test_a_jump_of_the_wall_clock_is_noticed_once_and_not_followed(fake: FakeTime, jump: int) -> None:
    house = Clock()
    began = house.now()
    fake.wall += jump
    with capture_logs() as logged:
        for _ in range(60):
            fake.passes(SECOND)
            house.now()
    assert [line["event"] for line in logged] == ["the wall clock has jumped"]
    assert 59 * SECOND <= house.now() - began <= 61 * SECOND


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_the_time_finds_back_to_the_wall_clock_slowly(fake: FakeTime, jump: int) -> None:
    house = Clock()
    fake.wall += jump
    for _ in range(101 * 60):
        fake.passes(60 * SECOND)
        house.now()
    assert house.ahead() == 0


@given(st.lists(st.tuples(st.integers(0, HOUR), st.integers(-HOUR, HOUR)), max_size=30))
def test_the_time_never_goes_back_and_runs_as_fast_as_the_steady_clock(steps: list[tuple[int, int]]) -> None:
    fake = FakeTime()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "time", fake)
        house = Clock()
        before = house.now()
        for passed, jump in steps:
            fake.passes(passed)
            fake.wall += jump
            now = house.now()
            assert passed - passed // 100 <= now - before <= passed + passed // 100
            before = now


def test_a_limit_lets_nobody_wait_because_a_clock_went_back() -> None:
    bucket = Bucket(2, 1.0, 10_000.0)
    assert bucket.take(10_000.0 - 3600)
    assert bucket.take(10_000.0 - 3600)
    assert not bucket.take(10_000.0 - 3600)
    assert bucket.take(10_001.0 - 3600)


# ── From one process to the next ──────────────────────────────────────────────────────────────────


def kept_by(house: Clock) -> KeptTime:
    """What a process would have kept."""
    return KeptTime("this run", house.at_boot(), house.ahead())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@pytest.mark.parametrize("noticed", [True, False])
def test_the_next_process_goes_on_by_the_steady_clock(fake: FakeTime, jump: int, noticed: bool) -> None:
    """Also where the wall clock was set while no process ran."""
    house = Clock()
    fake.wall += jump if noticed else 0
    kept, before = kept_by(house), house.now()
    fake.wall += 0 if noticed else jump
    fake.passes(10 * SECOND)
    assert time_to_go_on(kept) == before + 10 * SECOND


def test_after_the_machine_was_started_anew_a_doubt_is_decided_for_the_players(
    fake: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock_keeper, "boot", lambda: "another run")
    assert time_to_go_on(KeptTime("this run", 0, -HOUR)) == fake.wall - HOUR
    assert time_to_go_on(KeptTime("this run", 0, HOUR)) == fake.wall
    assert time_to_go_on(KeptTime("", 0, 0)) == fake.wall


def test_a_wall_clock_that_was_never_right_is_believed_once_it_is(fake: FakeTime) -> None:
    kept = kept_by(Clock())
    fake.wall += 400 * HOUR
    assert time_to_go_on(kept) is None


# ── Who asks ──────────────────────────────────────────────────────────────────────────────────────


def asked_in(tree: ast.AST) -> set[str]:
    """The functions of `time` and `datetime` that a module calls, or takes by their names."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime"):
            found |= {each.name for each in node.names}
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in READING_A_CLOCK:
            found |= {node.attr} if node.value.id in ("time", "datetime", "date") else set()
    return found


def test_no_other_module_of_the_server_reads_a_clock() -> None:
    asking: dict[str, Any] = {}
    for file in SERVER.rglob("*.py"):
        name = file.relative_to(SERVER).as_posix()
        found = asked_in(ast.parse(file.read_text()))
        if found:
            asking[name] = found
    assert set(asking) == {"base/clock.py"}, asking
