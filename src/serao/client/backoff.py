"""Exponential backoff with jitter: how long to wait before trying again."""

import random
from collections.abc import Iterator

FIRST, LONGEST = 0.1, 5.0  # seconds


def pauses() -> Iterator[float]:
    """Seconds to wait before each further try, without end."""
    pause = FIRST
    while True:
        # Random, so that after a restart not all clients come back at the same moment.
        yield pause * random.uniform(0.5, 1.0)
        pause = min(LONGEST, pause * 2)
