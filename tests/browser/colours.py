"""Whether drawings on a board are told apart without their colours."""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

from playwright.sync_api import Route

from tests.browser.arrange import finished, known
from tests.browser.pages import Person
from tests.browser.seeing import VISIONS, Eyes, difference

ALIKE = 0.05  # where less than this can be told apart, drawings are taken for one another


def replayed(person: Person, game: str, change: Callable[[int, dict[str, Any]], None]) -> None:
    """A real board of a game, through the first seat's eyes, on which lies whatever is asked for at that move."""
    known(person)
    table = finished(person, game)

    def arrange(route: Route) -> None:
        shown = route.fetch().json()
        change(shown["move"], shown["view"])
        shown["seat"] = shown["view"]["seat"] = 0
        route.fulfill(json=shown)

    person.page.route(re.compile(r"/api/records/[^/]+/moves/"), arrange)
    person.page.goto(f"/replay/{table}")
    person.page.locator("#board-in-words").wait_for(state="attached")
    person.page.wait_for_load_state("networkidle")


def drawings(person: Person, selector: str) -> list[str]:
    """The drawings that a board shows there, in order."""
    person.page.locator(selector).first.wait_for(state="attached")
    found: list[str] = person.page.locator(selector).evaluate_all("all => all.map(each => each.getAttribute('href'))")
    return found


def size(person: Person, selector: str) -> float:
    """How large the board shows such a drawing, in pixels."""
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"]


def told_apart(person: Person, found: dict[str, int], large: float) -> None:
    """Whatever the eyes, no two drawings of different kinds are taken for one another."""
    eyes = Eyes(person)
    where = eyes.lay_out(list(found), large)
    for vision in VISIONS:
        (pictures,) = eyes.see(vision, where)
        for (one, kind), (other, another) in combinations(zip(pictures, found.values(), strict=True), 2):
            far = difference(one, other)
            assert kind == another or far > ALIKE, f"{kind} and {another}, {vision}: {far:.4f}"


def each_its_own(found: list[str]) -> dict[str, int]:
    """Drawings that are all of different kinds."""
    return {drawing: kind for kind, drawing in enumerate(dict.fromkeys(found))}
