"""How property tests search: anew in every run at a desk, always alike where a change is judged."""

import os

from hypothesis import settings

# No deadlines: a busy machine is slow, not broken.
settings.register_profile("at a desk", deadline=None)
settings.register_profile("judged", derandomize=True, deadline=None)
settings.load_profile("judged" if os.environ.get("CI") else "at a desk")
