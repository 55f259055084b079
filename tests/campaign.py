"""How often a test repeats itself: seldom in `make test`, very often in `make campaign`.

A test with a short and a long form is marked `@pytest.mark.campaign` and asks `times` for its numbers.
Every property test is marked by `tests/conftest.py`; the Hypothesis profile says how many examples it tries.
"""

import os

CAMPAIGN = os.environ.get("SERAO_CAMPAIGN") == "1"
EXAMPLES = 2_000  # of a property test that says nothing else; Hypothesis itself tries 100


def times(short: int, long: int) -> int:
    """The number for `make test`, or the one for `make campaign`."""
    return long if CAMPAIGN else short
