"""What is remembered of budgets: what is spent and not yet back, and next to nothing else."""

import pytest

from serao.server.base import rate_limits
from serao.server.base.rate_limits import Buckets


class Steady:
    """A clock that stands still unless it is moved."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Steady:
    clock = Steady()
    monkeypatch.setattr(rate_limits, "steady", clock)
    return clock


def test_budgets_that_are_full_again_are_forgotten(clock: Steady) -> None:
    buckets = Buckets((2, 1.0))
    for number in range(1000):
        assert buckets.take(f"guest {number}")
        clock.time += 0.01
    assert len(buckets._buckets) <= 102  # those of the last second


def test_a_budget_that_is_spent_is_not_forgotten_for_newcomers(clock: Steady) -> None:
    buckets = Buckets((2, 0.001))
    assert buckets.take("Ana", 2)
    for number in range(1000):
        buckets.take(f"guest {number}")
    assert not buckets.take("Ana")
    clock.time += 2000
    assert buckets.take("Ana")


def test_there_are_never_more_than_so_many(clock: Steady, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "KEPT", 50)
    buckets = Buckets((2, 0.0))
    for number in range(200):
        assert buckets.take(f"guest {number}")
    assert len(buckets._buckets) <= 50
