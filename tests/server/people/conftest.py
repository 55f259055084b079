"""A house in which names are claimed."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.house import Guest, Server
from tests.server.people.claims import Come


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for these tests alone: in it names are claimed."""
    folder = tmp_path_factory.mktemp("accounts")
    server = Server(folder, "accounts", str(folder / "house.db")).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def come(house: Server) -> Iterator[Come]:
    """Brings somebody in."""
    with ExitStack() as stack:

        def coming(name: str | None = None, at: Server = house) -> Guest:
            return Guest(stack, at, name)

        yield coming
