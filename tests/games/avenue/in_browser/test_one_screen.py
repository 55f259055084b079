"""Avenue on one screen: the whole map is seen, and every square can be hit."""

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.arrange import known
from tests.browser.conftest import Come
from tests.browser.pages import at_table
from tests.browser.seated import (
    MIDDLE,
    SCREENS,
    SCROLLS,
    SEATS,
    play_on,
    reached,
    seen_at_every_size,
    smallest,
    table_for,
)

SQUARE = 42.0  # as large as the whole map allows on a screen 360 pixels high
SQUARES = ".square.open"


@pytest.mark.parametrize("seats", SEATS)
def test_all_of_avenue_is_seen_and_every_square_can_be_hit(seats: int, come: Come) -> None:
    ana = come("Ana")
    known(ana)
    table = table_for(ana, "avenue", seats)

    def check(where: str) -> None:
        reached(ana, SQUARES, where)
        assert min(smallest(ana, SQUARES)) >= SQUARE, where

    seen_at_every_size(ana, table, check)
    play_on(ana, table, MIDDLE)
    seen_at_every_size(ana, table, check)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_confirming_moves_nothing_and_hides_no_square(width: int, height: int, come: Come) -> None:
    ana = come("Ana")
    known(ana)
    table = table_for(ana, "avenue", 2)
    ana.page.set_viewport_size(ViewportSize(width=width, height=height))
    at_table(ana, table)
    ana.until_turn()
    chosen, paper = ana.page.locator(SQUARES).nth(7), ana.page.locator(".paper svg").first
    before = paper.bounding_box()
    chosen.click()
    chosen.locator(".do").wait_for()
    assert paper.bounding_box() == before
    assert ana.page.evaluate(SCROLLS) == [0, 0, 0, 0]
    reached(ana, SQUARES, "pencilled")
    reached(ana, ".caption button", "pencilled")
    length = ana.length()
    chosen.click()
    ana.until_longer(length)
