"""How long to wait before trying again: longer each time, never exactly as long as the others do."""

import random
from collections.abc import Iterator

FIRST, LONGEST = 0.1, 5.0  # seconds


def pauses() -> Iterator[float]:
    """Seconds to wait before each further try, without end."""
    pause = FIRST
    while True:
        # After a restart everybody comes back: spread over the pause, so that it is no second blow.
        yield pause * random.uniform(0.5, 1.0)
        pause = min(LONGEST, pause * 2)
