"""The example games, installed once for all tests of a process."""

import pytest

from tests.examples.installing import EXAMPLES, Elsewhere


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    """A Serão that has the example games and the example opponent."""
    there = Elsewhere(tmp_path_factory.mktemp("elsewhere"))
    for example in ("hex", "vaza", "grabber"):
        there.install(EXAMPLES / example)
    return there
