"""How many examples a property test tries: a share of what the Hypothesis profile says."""

from typing import Any

from hypothesis import settings

USUAL = 100  # what Hypothesis tries where no profile says anything


def examples(number: int, **more: Any) -> settings:
    """Settings for so many examples, or ten times as many under a profile that tries ten times the usual."""
    return settings(max_examples=max(1, number * settings().max_examples // USUAL), deadline=None, **more)
