"""What was peeked at stands beside all the rest, also on the smallest phones and in the longest language."""

import pytest

from tests.browser.arrange import known, lay
from tests.browser.conftest import Come
from tests.browser.pages import at_table

# Parts of the line above the map whose words or pictures reach into the next one.
CROWDED = """() => {
  const parts = [...document.querySelectorAll(".table > .side > .side > *")].filter(each => each.clientWidth);
  const seen = each => each.checkVisibility() && getComputedStyle(each).clipPath === "none";
  const rights = part => [...part.querySelectorAll("*")].filter(seen).map(each => each.getBoundingClientRect().right);
  return parts.slice(1).filter((next, at) => Math.max(...rights(parts[at])) > next.getBoundingClientRect().left + 1)
    .map(each => each.className);
}"""


@pytest.mark.parametrize("language", ["en", "fr", "pt-PT"])
@pytest.mark.parametrize("device", ["phone", "narrow"])
def test_nothing_lies_over_anything_after_a_peek(device: str, language: str, come: Come) -> None:
    ana = come("Ana", device, locale=language)
    known(ana)
    at_table(ana, lay(ana, "avenue", 1, {}, sit=True))
    for chosen in (".square.open", "button[aria-keyshortcuts=p]", ".square.open"):
        ana.until_turn()
        ana.press(ana.page.locator(chosen).first)
        ana.press(".caption .main")
        ana.settle()
        assert ana.page.evaluate(CROWDED) == []
    assert ana.page.locator("p[data-spot=peek]").count() == 1
