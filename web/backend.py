"""How `pip` and `build` make Serão's packages: hatchling does, and a wheel gets the browser's table built first.

An editable install gets none: `make setup` builds the table in its place.
"""

import build
from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403 - whatever else is asked, hatchling answers


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    """What a wheel is made with: Node too, where the table must be built and the machine has none."""
    return [*hatchling.get_requires_for_build_wheel(config_settings), *build.requirements()]


def build_wheel(
    wheel_directory: str, config_settings: dict[str, str] | None = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the browser's table in it."""
    if not build.fresh():
        build.main()
    return hatchling.build_wheel(wheel_directory, config_settings, metadata_directory)
