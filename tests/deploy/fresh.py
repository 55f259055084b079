"""The mark of tests that need a fresh Debian, and the packages that pip would fetch there."""

import tomllib

import pytest

from tests.campaign import CAMPAIGN
from tests.deploy.containerfile import ROOT

EXTRAS = ("photo", "client", "server", "cluster")

in_a_fresh_root = pytest.mark.skipif(not CAMPAIGN, reason="takes minutes and root: `make campaign`")


def needed() -> list[str]:
    """What a house with everything requires, as pip is told, and what its wheel is built with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    lists = [project["project"]["dependencies"], *(extras[name] for name in EXTRAS)]
    return [each for some in (*lists, project["build-system"]["requires"]) for each in some if "serao[" not in each]
