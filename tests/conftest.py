"""How property tests search: anew in every run at a desk, always alike where a change is judged."""

import os

from hypothesis import settings

settings.register_profile("judged", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("judged")
