"""A house for all tests that do it no harm."""

from collections.abc import Iterator

import pytest

from tests.client.houses import House


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house without limits whose opponents answer at once."""
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened
