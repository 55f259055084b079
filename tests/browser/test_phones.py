"""A table in the hand: scores without scrolling sideways, and rulings for whoever asks."""

import pytest

from tests.browser.arrange import GAMES, against_a_bot, finished, known
from tests.browser.conftest import Come
from tests.browser.pages import at_table

# What is wider than the room it has, within the scores.
WIDER = """scores => [scores, ...scores.querySelectorAll("*")].filter(each => !each.matches(".unseen"))
  .filter(each => each.clientWidth && each.scrollWidth > each.clientWidth + 1)
  .map(each => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", GAMES)
def test_four_people_see_all_scores_without_scrolling_sideways(game: str, come: Come) -> None:
    davi = come("Davi", "narrow")
    known(davi)
    davi.page.goto(f"/t/{finished(davi, game, seats=4)}")
    scores = davi.page.locator(".result table")
    scores.wait_for()
    assert scores.locator("thead th").count() == 4
    assert scores.evaluate(WIDER) == []


def test_rulings_are_read_by_whoever_asks_for_them(come: Come) -> None:
    davi = come("Davi", "phone", locale="fr")
    known(davi)
    at_table(davi, against_a_bot(davi, "photograph"))
    davi.press("#tab-rules")
    rules = davi.page.locator(".rules")
    rules.locator("summary").first.wait_for()
    assert "édition" not in rules.locator("details").first.inner_text()
    davi.press(rules.locator("summary").first)
    assert rules.locator("details[open] li").first.is_visible()
