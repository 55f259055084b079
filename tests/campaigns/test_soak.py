"""The short form of the soak, and the line by which it judges."""

from pathlib import Path
from random import Random

import pytest

from campaigns import soak
from campaigns.growth import BLOCKS, Sample, growth, later
from campaigns.seen import Seen
from tests.server.house import Server


def test_tables_end_one_after_another_and_the_process_is_looked_at(tmp_path: Path) -> None:
    seen = Seen("soak", 3600, "seconds", seed=2026, minutes=0.02)
    soak.run(seen, tmp_path, rest_seconds=1.0)
    assert not seen.broken, seen.broken
    assert seen.figures["tables"] >= soak.COMPANIES, "tables under way come to their end"
    assert seen.figures["MB"] > 20
    assert seen.figures["threads"] > 0
    assert seen.details["samples"]


def grown(bytes_a_table: float, noise: float = 0.0) -> list[Sample]:
    """An hour's samples of a process that fills its caches in the first quarter, and then grows."""
    random = Random(1)
    return [
        Sample(
            seconds=second,
            done=second,
            resident=round(
                1e8 + min(second, 900) * 5e4 + max(0, second - 900) * bytes_a_table + random.gauss(0, noise)
            ),
            descriptors=50,
            threads=8,
            others=0,
            database=second * 20_000,
        )
        for second in range(3600)
    ]


def judged(samples: list[Sample], folder: Path) -> Seen:
    """What the soak says of them."""
    seen = Seen("soak", 3600, "seconds", seed=0)
    trial = soak.Soak(Server(folder, "server", str(folder / "house.db")), folder / "house.db", seen)
    trial.samples = samples
    trial.judge()
    return seen


@pytest.mark.parametrize(("bytes_a_table", "broken"), [(0, 0), (700, 0), (1500, 1), (14_000, 1)])
def test_a_process_that_grows_with_every_table_breaks_the_promise(
    bytes_a_table: float, broken: int, tmp_path: Path
) -> None:
    seen = judged(grown(bytes_a_table, noise=50_000), tmp_path)
    assert len(seen.broken) == broken
    assert seen.figures["database_bytes_a_table"] == "20,000.00 ± 0.00"


def test_the_first_quarter_does_not_count() -> None:
    samples = grown(0)
    assert later(samples)[0].seconds == pytest.approx(900, abs=1)
    assert growth([(each.done, each.resident) for each in samples]) != growth(
        [(each.done, each.resident) for each in later(samples)]
    )


def test_a_straight_line_is_found_with_its_error() -> None:
    exact = growth([(x, 3.0 * x + 7) for x in range(200)])
    assert exact is not None
    assert exact.slope == pytest.approx(3)
    assert exact.error == pytest.approx(0, abs=1e-9)
    random = Random(2)
    noisy = growth([(x, 3.0 * x + random.gauss(0, 50)) for x in range(2000)])
    assert noisy is not None
    assert 0 < noisy.error < 0.1
    assert abs(noisy.slope - 3) < 4 * noisy.error


def test_too_few_samples_make_no_line() -> None:
    assert growth([(1.0, 1.0)] * (BLOCKS - 1)) is None
    assert growth([(1.0, 1.0)] * 100) is None, "no table has ended"
