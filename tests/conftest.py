"""For all tests: how property tests search, and that no SQLite connection is left open.

They search anew in every run at a desk, alike where a change is judged, and longest in a campaign.
"""

import os
import signal

import pytest
from hypothesis import settings

from tests import unclosed
from tests.campaign import CAMPAIGN, EXAMPLES

unclosed.watch()

# A shell's background job ignores Ctrl+C, and so would every program that a test starts in it and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadlines: a busy machine is slow, not broken.
settings.register_profile("at a desk", deadline=None)
settings.register_profile("judged", derandomize=True, deadline=None)
settings.register_profile("campaign", max_examples=EXAMPLES, deadline=None)
settings.load_profile("campaign" if CAMPAIGN else "judged" if os.environ.get("CI") else "at a desk")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Every property test belongs to the campaign."""
    if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
        item.add_marker(pytest.mark.campaign)
