"""The boards of your first game in a real browser: the described one, and the module that the page shows."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.arrange import ask, known
from tests.browser.devices import DEVICES, FLAGS, chromium_path
from tests.browser.pages import IN_MILLISECONDS, Person, at_table, play_out
from tests.docs.first_game import BOARD, NAME, installed_in
from tests.examples.installing import Elsewhere
from tests.server.house import Server

MOVES = {
    True: ["section.board button:enabled"],
    False: [".scene [data-spot][aria-disabled=false]", ".scene .dock .main"],
}


@pytest.fixture
def person(own_board: bool, tmp_path: Path) -> Iterator[Person]:
    """Somebody at the page of a house that has the game."""
    there = installed_in(tmp_path, () if own_board else (BOARD,))
    server = house(there, tmp_path)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        context = browser.new_context(**DEVICES["desktop"], reduced_motion="reduce", base_url=server.url)
        context.set_default_timeout(IN_MILLISECONDS)
        yield Person("Ana", "desktop", context, server.url)
        browser.close()
    server.clear()
    assert not server.complaints(), server.log()


def house(there: Elsewhere, folder: Path) -> Server:
    """A running server."""
    server = Server(folder, "server", str(folder / "house.db"))
    server.environment = there.environment
    server.start()
    return server


@pytest.mark.parametrize("own_board", [False, True], ids=["described", "own"])
def test_the_game_is_played_to_the_end(person: Person, own_board: bool) -> None:
    known(person)
    table = ask(person, "/tables", game=NAME, seats=2, bots={1: "sound"}, options={"fewest": 1, "most": 2}, sit=True)[
        "id"
    ]
    at_table(person, table)

    def move(ana: Person) -> None:
        for what in MOVES[own_board]:
            ana.press(ana.page.locator(what).first)

    play_out([person], move, lambda: None, 12)
    person.page.get_by_text("The last stone is taken.").first.wait_for(state="attached")
    assert (person.page.locator(".scene").count() == 0) is own_board
    assert not person.complaints
