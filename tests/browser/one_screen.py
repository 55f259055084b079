"""Whether a table is one screen: nothing scrolls, and all that can be chosen is there to be hit."""

from functools import partial
from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator

from tests.browser.arrange import ask, look
from tests.browser.pages import Person
from tests.server.house import until

# What people hold in their hands or have on their desks, by the device it is most like.
SIZES = {
    "phone": ((360, 740), (390, 844), (740, 360), (768, 1024)),
    "desktop": ((1440, 900), (2560, 1440)),
}
# By how much the page could be scrolled, down and to the side.
SCROLLS = (
    "() => [document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
)
# What is not whole within the window, or not hit in its own middle.
MISSED = """found => found.filter(each => {
  const box = each.getBoundingClientRect();
  const within = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  return !within || !each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).map(each => each.outerHTML.slice(0, 200))"""
AT_REST = "() => document.getAnimations().every(each => each.playState !== 'running')"


def resized(person: Person, size: tuple[int, int]) -> None:
    """Hold a screen of another size, and wait until everything has found its place."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    person.page.wait_for_function(AT_REST)


def is_one_screen(person: Person, *selectors: str) -> None:
    """Nothing scrolls, and of all that these select something is there and everything is hit."""
    assert person.page.evaluate(SCROLLS) == [0, 0]
    for selector in selectors:
        found = person.page.locator(f"{selector}:visible")
        assert found.count(), selector
        person.until(partial(all_hit, found), f"{selector} to be hit")


def all_hit(found: Locator) -> bool:
    """Whether all of it is within the window and hit in its own middle; what is not is printed."""
    missed = found.evaluate_all(MISSED)
    if missed:
        print(missed)
    return not missed


def asked(person: Person, table: str) -> dict[str, Any]:
    """The first seat's view and its legal actions, as soon as it is asked, or it is over."""

    def found() -> dict[str, Any] | None:
        shown = look(person, f"/tables/{table}/view")
        actors = shown["turn"]["actors"]
        return next(each for each in shown["seats"] if each["seat"] == 0) if not actors or 0 in actors else None

    return dict(until(found, "the first seat to be asked"))


def act(person: Person, table: str, random: Random, *wanted: str) -> bool:
    """Take one of the legal actions of these types, or any where there is none; False where it is over."""
    legal = asked(person, table)["legal"]
    if not legal:
        return False
    action = random.choice([each for each in legal if each["type"] in wanted] or legal)
    ask(person, f"/tables/{table}/commands", type="play", id=str(uuid4()), seat=0, action=action)
    return True
