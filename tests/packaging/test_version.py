"""The version is written in two places, which say the same."""

from importlib.metadata import version

import serao
from serao.installed.version import __version__


def test_the_package_and_its_metadata_name_the_same_version() -> None:
    assert version("serao") == __version__ == serao.__version__
