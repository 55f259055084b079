"""Avenue in the browser: which roads are still to come is told to whoever asks, by touch, by keys and aloud."""

import pytest

from tests.browser.arrange import against_a_bot, known, look
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table

# How far the page is wider than the window.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def seated(come: Come, device: str, **more: str) -> tuple[Person, str]:
    """Somebody whose turn it is, and the table."""
    ana = come("Ana", device, **more)
    known(ana)
    table = against_a_bot(ana, "avenue")
    at_table(ana, table)
    ana.until_turn()
    return ana, table


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_the_roads_still_to_come_are_told_as_the_view_has_them(device: str, come: Come) -> None:
    ana, table = seated(come, device)
    ana.press(".avenue summary")
    items = ana.page.locator(".avenue details li")
    view = look(ana, f"/tables/{table}/view")["seats"][0]["view"]
    assert items.locator("b").all_inner_texts() == [str(cards) for cards in view["to_come"]]
    assert items.locator(".yellow").all_inner_texts() == [str(cards) for cards in view["yellow_to_come"]]
    assert ana.page.evaluate(TOO_WIDE) <= 0
    assert grave_in_any_light(ana) == []


def test_keys_open_the_roads_and_each_is_said_aloud(come: Come) -> None:
    ana, _table = seated(come, "desktop")
    ana.page.locator(".avenue summary").focus()
    ana.page.keyboard.press("Enter")
    said = ana.page.get_by_role("listitem").filter(has_text="a straight stretch from top to bottom:")
    assert said.locator(".unseen").inner_text().startswith("Road 6, a straight stretch from top to bottom: ")


def test_to_ask_for_the_roads_does_not_take_the_pencil_away(come: Come) -> None:
    ana, _table = seated(come, "phone")
    ana.press(ana.page.locator(".square.open").nth(7))
    ana.button("Cancel").wait_for()
    ana.press(".avenue summary")
    ana.page.locator(".avenue details[open]").wait_for()
    assert ana.button("Cancel").is_visible()
