"""The table is one screen, in a replay too, and on a phone all around it is one touch away."""

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.arrange import GAMES, finished, known
from tests.browser.conftest import Come
from tests.browser.pages import at_table
from tests.browser.seated import SCREENS, SCROLLS, reached, table_for


@pytest.fixture(scope="module")
def records() -> dict[str, str]:
    """Finished games, played once for this file."""
    return {}


def test_on_a_phone_the_names_at_the_table_and_the_ways_out_are_one_touch_away(come: Come) -> None:
    ana = come("Ana", "phone")
    known(ana)
    at_table(ana, table_for(ana, "avenue", 4))
    ana.press(ana.page.get_by_role("button", name="Around the table"))
    names = ana.page.locator(".company.open .name")
    assert len([name for name in names.all() if name.is_visible()]) == 4
    ana.page.keyboard.press("Escape")
    ana.press("#tab-more")
    ana.page.locator(".panel").get_by_role("button", name="Settings").wait_for()
    ana.page.locator(".panel .shut").click()
    reached(ana, "header .home", "the way home")


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_one_screen_too(game: str, width: int, height: int, come: Come, records: dict[str, str]) -> None:
    ana = come("Ana")
    known(ana)
    records[game] = records.get(game) or finished(ana, game)
    ana.page.set_viewport_size(ViewportSize(width=width, height=height))
    ana.page.goto(f"/replay/{records[game]}?move=20")
    ana.page.locator("#board-in-words").wait_for(state="attached")
    ana.page.wait_for_load_state("networkidle")
    assert ana.page.evaluate(SCROLLS) == [0, 0, 0, 0]
    reached(ana, ".scrubber button", f"{width}×{height}")
