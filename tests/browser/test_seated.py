"""The table is one screen: at every size nothing scrolls, and all that can be chosen is seen whole and can be hit."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.arrange import ask, finished, known, lay, look
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table

SCREENS = ((360, 740), (390, 844), (740, 360), (768, 1024), (1440, 900), (2560, 1440))
SEATS = (2, 3, 4)
FINGER = 44.0  # pixels that a fingertip needs
SQUARE = 42.0  # as large as the whole map allows on a screen 360 pixels high
FILM_OF_EIGHT = 39.0  # as wide as a place of a film of eight can be on 360 pixels; it is higher than a fingertip
MIDDLE = 7  # actions of our own after which a game is well under way

# By how many pixels the page can be scrolled, and the board within it.
SCROLLS = """() => [document.documentElement, document.querySelector("section.board")]
  .map(each => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]).flat()"""
# What is not wholly on the screen, or is not what lies uppermost in its own middle.
OUT_OF_REACH = """found => found.flatMap(each => {
  const { left, top, right, bottom, width, height } = (each.querySelector("rect") ?? each).getBoundingClientRect();
  const name = each.getAttribute("aria-label");
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`${name}: not on the screen`];
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return each.contains(hit) ? [] : [`${name}: under ${hit?.outerHTML.slice(0, 90)}`];
})"""
SMALLEST = """found => ["width", "height"].map(side => Math.min(...found.map(each =>
  (each.querySelector("rect") ?? each).getBoundingClientRect()[side])))"""

SQUARES = ".square.open"
FIELD = "[data-position][aria-disabled=false]"
FILM = "[data-slot][aria-disabled=false]"


@pytest.fixture(scope="module")
def records() -> dict[str, str]:
    """Finished games, played once for this file."""
    return {}


def legal(person: Person, table: str) -> list[Any]:
    """What this person may do, as soon as there is something."""

    def offered() -> Any:
        seats = look(person, f"/tables/{table}/view")["seats"]
        return next((seat["legal"] for seat in seats if seat["legal"]), None)

    found: list[Any] = person.until(offered, "something to choose")
    return found


def play(person: Person, table: str, action: Any) -> None:
    """Do an action of our own, without the page."""
    ask(person, f"/tables/{table}/commands", type="play", id=str(uuid4()), seat=0, action=action)


def play_on(person: Person, table: str, actions: int) -> None:
    """Play the middle one of what is legal, so many times."""
    for _ in range(actions):
        offered = legal(person, table)
        play(person, table, offered[len(offered) // 2])


def table_for(person: Person, game: str, seats: int) -> str:
    """A table with opponents around it, who have faces."""
    return lay(person, game, seats, dict.fromkeys(range(1, seats), "level-1"), sit=True)


def seen_at_every_size(person: Person, table: str, check: Callable[[str], None]) -> None:
    """Look at a table on every screen."""
    at_table(person, table)
    person.until_turn()
    for width, height in SCREENS:
        person.page.set_viewport_size(ViewportSize(width=width, height=height))
        where = f"{width}×{height}"
        assert person.page.evaluate(SCROLLS) == [0, 0, 0, 0], where
        assert person.page.locator("[role=tab]").evaluate_all(OUT_OF_REACH) == [], where
        check(where)


def smallest(person: Person, things: str) -> list[float]:
    """The least width and height of these."""
    found: list[float] = person.page.locator(things).evaluate_all(SMALLEST)
    return found


def reached(person: Person, things: str, where: str) -> None:
    """All of these are there, on the screen, and under nothing."""
    assert person.page.locator(things).count(), where
    assert person.page.locator(things).evaluate_all(OUT_OF_REACH) == [], where


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


@pytest.mark.parametrize("seats", SEATS)
def test_all_of_photograph_is_seen_and_every_card_can_be_hit(seats: int, come: Come) -> None:
    ana = come("Ana")
    known(ana)
    table = table_for(ana, "photograph", seats)

    def choosing(where: str) -> None:
        reached(ana, FIELD, where)
        assert min(smallest(ana, FIELD)) >= FINGER, where
        reached(ana, ".own .strip", where)
        reached(ana, ".others .seat", where)

    def winding(where: str) -> None:
        reached(ana, FILM, where)
        width, height = smallest(ana, FILM)
        assert width >= FILM_OF_EIGHT, where
        assert height >= FINGER, where

    seen_at_every_size(ana, table, choosing)
    play(ana, table, largest_take(legal(ana, table)))
    seen_at_every_size(ana, table, winding)
    play_on(ana, table, MIDDLE)
    while legal(ana, table)[0]["type"] != "take":
        play_on(ana, table, 1)
    seen_at_every_size(ana, table, choosing)


def largest_take(actions: list[Any]) -> Any:
    """The take of the most cards."""
    return max(actions, key=lambda action: int(action["number"]))


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


def test_everybody_elses_hand_and_strips_are_one_touch_away(come: Come) -> None:
    ana = come("Ana", "phone")
    known(ana)
    at_table(ana, table_for(ana, "photograph", 4))
    ana.until_turn()
    numbers = ana.page.locator(".seat.open .backing")
    assert numbers.count() == 0
    ana.press(ana.page.locator(".seat .look").nth(1))
    numbers.first.wait_for()
    ana.page.keyboard.press("Escape")
    ana.page.locator(".seat.open").wait_for(state="detached")


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
@pytest.mark.parametrize("game", ["avenue", "photograph"])
def test_a_replay_is_one_screen_too(game: str, width: int, height: int, come: Come, records: dict[str, str]) -> None:
    ana = come("Ana")
    known(ana)
    records[game] = records.get(game) or finished(ana, game)
    ana.page.set_viewport_size(ViewportSize(width=width, height=height))
    ana.page.goto(f"/replay/{records[game]}?move=20")
    ana.page.locator("#board-in-words").wait_for(state="attached")
    ana.page.locator(".replay [data-guide]").first.wait_for(state="attached")
    assert ana.page.evaluate(SCROLLS) == [0, 0, 0, 0]
    reached(ana, ".scrubber button", f"{width}×{height}")
