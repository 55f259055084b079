"""A browser, a house, and people who come to it with a device in their hands."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.devices import DEVICES, FLAGS, chromium_path
from tests.browser.pages import IN_MILLISECONDS, Person
from tests.server.house import Server

Come = Callable[..., Person]

expect.set_options(timeout=IN_MILLISECONDS)  # Playwright itself waits five seconds


# Not for the whole session: while Playwright runs, other tests of this process could start no event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for every test process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house on SQLite; it must come through all tests without a bug."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, "server", str(folder / "house.db")).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def come(chromium: Browser, server: Server) -> Iterator[Come]:
    """Brings somebody: `come("Ana", "phone")`; at the end nobody's browser may have complained."""
    people: list[Person] = []
    houses: set[Server] = set()
    with ExitStack() as stack:

        def comes(name: str, device: str = "desktop", at: Server = server, **more: Any) -> Person:
            wishes: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce", "base_url": at.url} | more
            context = chromium.new_context(**DEVICES[device], **wishes)
            stack.callback(context.close)
            context.set_default_timeout(IN_MILLISECONDS)
            people.append(Person(name, device, context, at.url))
            houses.add(at)
            return people[-1]

        yield comes
        # A page whose house is gone tries to come back, and complains, if it is quick enough.
        assert all(house.lives() for house in houses), "ask for a house of one's own before `come`, which closes first"
    assert not [complaint for person in people for complaint in person.complaints]
