"""A game of another package in a real browser: Hex on a board made from its description, played to the end."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.arrange import ask, known, until_recorded
from tests.browser.axe import grave
from tests.browser.devices import DEVICES, FLAGS, chromium_path
from tests.browser.keys import press
from tests.browser.pages import IN_MILLISECONDS, Person, at_table, play_out
from tests.examples.installing import Elsewhere
from tests.server.house import Server

LIT = ".scene [data-spot][aria-disabled=false]"
ARROWS = ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft")
MOST_STEPS = 200  # at random over nine places


@pytest.fixture(scope="module")
def server(elsewhere: Elsewhere, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that has the example games."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, "server", str(folder / "house.db"))
    server.environment = elsewhere.environment
    server.start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.mark.parametrize(("device", "keys"), [("desktop", False), ("phone", False), ("desktop", True)])
def test_hex_is_played_to_the_end(server: Server, device: str, keys: bool) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        context = browser.new_context(**DEVICES[device], locale="pt-PT", reduced_motion="reduce", base_url=server.url)
        context.set_default_timeout(IN_MILLISECONDS)
        ana = Person("Ana", device, context, server.url)
        evening(ana, by_keys if keys else by_pointing)
        browser.close()
    assert not ana.complaints


def evening(ana: Person, move: object) -> None:
    """Home lists the game; a small board is laid, looked at, and played against a bot to its end and its replay."""
    assert callable(move)
    ana.page.goto("/")
    ana.page.get_by_role("heading", name="Hex").wait_for()
    known(ana)
    options = {"size": 3}
    table = ask(ana, "/tables", game="hex", seats=2, bots={1: "random"}, options=options, sit=True, start="host")["id"]
    ask(ana, f"/tables/{table}/commands", type="start", id="start", empty="bots")
    at_table(ana, table)
    ana.page.locator(LIT).first.wait_for()
    assert grave(ana) == []
    random = Random(3)
    play_out([ana], lambda person: move(person, random), lambda: None, 9)
    ana.page.get_by_text("une os dois lados!").first.wait_for(state="attached")
    until_recorded(ana, table)
    ana.page.goto(f"/replay/{table}?move=2")
    ana.page.locator(".scene [data-spot]").first.wait_for()


def by_pointing(person: Person, random: Random) -> None:
    """Press a lit place, then the button that does it."""
    places = person.page.locator(LIT)
    person.press(places.nth(random.randrange(places.count())))
    person.press(".scene .dock .main")


def by_keys(person: Person, random: Random) -> None:
    """Go by arrows until a lit place is reached, choose it, choose it again."""
    person.page.locator('.scene [data-spot][tabindex="0"]').first.focus()
    press(person, *random.choices(ARROWS, k=3))
    for _ in range(MOST_STEPS):
        if person.page.evaluate("() => document.activeElement.getAttribute('aria-disabled')") == "false":
            press(person, "Enter", "Enter")
            return
        press(person, random.choice(ARROWS))
    raise AssertionError("no way leads to a lit place")
