"""What is remembered of budgets: what is spent and not yet back, and next to nothing else."""

import pytest

from serao.server.base import rate_limits
from serao.server.base.addresses import network_of
from serao.server.base.config import Limits
from serao.server.base.problems import TooMany
from serao.server.base.rate_limits import Buckets, RateLimits, Spent


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


def test_a_site_of_many_networks_has_as_much_as_sixteen_addresses(clock: Steady) -> None:
    limits = RateLimits(Limits(newcomers=(3, 0.0001)))
    told: list[Spent] = []
    limits.tell = told.append
    home = [network_of(f"2001:db8:1:{number:x}::1") for number in range(100)]
    came = sum(comes(limits, address) for address in home for _ in range(3))
    assert came == 3 * 16
    assert comes(limits, network_of("2001:db8:2:1::1")), "the neighbour"
    assert all(comes(limits, f"192.0.2.{number}") for number in range(200)), "of IPv4 nobody has so many"
    other = RateLimits(Limits(newcomers=(3, 0.0001)))
    for spent in told:
        other.hear(spent)
    assert not comes(other, network_of("2001:db8:1:ffff::1")), "another process has heard"


def comes(limits: RateLimits, address: str) -> bool:
    """Whether somebody may sign in from there."""
    try:
        limits.sign_in(address)
    except TooMany:
        return False
    return True


def test_there_are_never_more_than_so_many(clock: Steady, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "KEPT", 50)
    buckets = Buckets((2, 0.0))
    for number in range(200):
        assert buckets.take(f"guest {number}")
    assert len(buckets._buckets) <= 50
