"""Fairy Tile on one screen: the whole kingdom with all that can be reached there, at every size."""

from random import Random

import pytest

from tests.browser.arrange import known, lay
from tests.browser.conftest import Come
from tests.browser.one_screen import SIZES, act, asked, is_one_screen, resized
from tests.browser.pages import Person, at_table

GROWN = 4  # turns in which tiles are added before one looks
TABLES = 20  # laid until one has a turn there after that: who adds tiles may be put out (7.2)


@pytest.fixture(params=SIZES)
def grown(request: pytest.FixtureRequest, come: Come) -> Person:
    """Somebody among four whose turn it is in a kingdom that has grown."""
    davi, random = come("Davi", request.param), Random(4)
    known(davi)
    for _ in range(TABLES):
        table = lay(davi, "fairy_tile", 4, {1: "sound", 2: "sound", 3: "sound"}, sit=True, options={"pages_each": 9})
        if all(act(davi, table, random, "add") for _ in range(GROWN)) and asked(davi, table)["legal"]:
            at_table(davi, table)
            davi.until_turn()
            return davi
    raise AssertionError("7.2 always put Davi out before the kingdom had grown")


def test_every_place_can_be_hit_without_scrolling(grown: Person) -> None:
    for size in SIZES[grown.device]:
        resized(grown, size)
        is_one_screen(grown, "[data-spot=page]", ".spines button", ".looking button", ".choices button")
        for thing in (".choices .who", ".choices .tile, button.face"):
            for choice in grown.page.locator(thing).locator("visible=true").all():
                grown.press(choice)
                resized(grown, size)
                is_one_screen(grown, ".target", ".bar button")
                grown.press(grown.page.locator(".bar .cancel"))


def test_the_kingdom_keeps_its_place_whatever_is_chosen(grown: Person) -> None:
    for size in SIZES[grown.device]:
        resized(grown, size)
        window = grown.page.locator("[data-window]")
        before = window.bounding_box()
        for choice in grown.page.locator(".choices .who").all():
            grown.press(choice)
            assert window.bounding_box() == before
            grown.page.locator(".target").first.dispatch_event("click")
            grown.page.locator(".bar .main").wait_for()
            assert window.bounding_box() == before
            grown.press(grown.page.locator(".bar .cancel"))


def test_the_books_of_all_are_a_touch_away(grown: Person) -> None:
    grown.press(grown.page.locator(".spines button").last)
    books = grown.page.locator("dialog[open] .books li")
    books.last.wait_for()
    assert books.count() == 4
