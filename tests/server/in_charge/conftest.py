"""A house with an owner and a moderator, both named by the command line while it runs."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.forking import run_serao
from tests.server.house import Guest, Server
from tests.server.people.claims import Come, claim


def house_command(server: Server, *arguments: str) -> str:
    """Say `serao house …` to the database of a server; what it prints."""
    done = run_serao("house", *arguments, "--database", str(database_of(server)), "--lang", "en")
    done.check_returncode()
    return done.stdout


def database_of(server: Server) -> Path:
    """The file of a server's database."""
    return server.folder / "house.db"


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all these tests; it must come through them without a bug."""
    folder = tmp_path_factory.mktemp("in-charge")
    server = Server(folder, "in-charge", str(folder / "house.db"), sweep_seconds=0.2).start()
    yield server
    server.clear()
    # One of the tests damages a table.
    assert not [line for line in server.complaints() if "a table was put aside" not in line], server.log()


@pytest.fixture(scope="package")
def owner(house: Server) -> Iterator[Guest]:
    """Ana, who owns the house."""
    with ExitStack() as stack:
        ana = Guest(stack, house, "Ana")
        claim(ana, "Ana")
        house_command(house, "owner", "Ana")
        yield ana


@pytest.fixture(scope="package")
def moderator(house: Server, owner: Guest) -> Iterator[Guest]:
    """Bruno, whom Ana has named."""
    with ExitStack() as stack:
        bruno = Guest(stack, house, "Bruno")
        claim(bruno, "Bruno")
        answer = owner.http.put(f"/api/house/people/{bruno.id}/moderator", json={"moderator": True})
        assert answer.status_code == 200, answer.text
        yield bruno


@pytest.fixture
def come(house: Server) -> Iterator[Come]:
    """Brings somebody in."""
    with ExitStack() as stack:

        def coming(name: str | None = None, at: Server = house) -> Guest:
            return Guest(stack, at, name)

        yield coming
